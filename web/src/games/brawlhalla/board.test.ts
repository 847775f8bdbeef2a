/** The arena as a plan: who stands over whom. */
import { expect, it } from "vitest";
import { piles } from "./board";
import type { SeatView } from "./protocol";

const seats = (...spaces: (string | null)[]): SeatView[] =>
  spaces.map((space, seat) => ({ seat, space, out: space === "r0c0" }) as unknown as SeatView);

it("finds those who stand right over one another, with how many are above", () => {
  expect(piles(seats("r3c3", "r4c3"))).toEqual(
    new Map([
      [0, 0],
      [1, 1],
    ]),
  );
  expect(piles(seats("r4c2", "r2c2", "r3c2"))).toEqual(
    new Map([
      [0, 2],
      [1, 0],
      [2, 1],
    ]),
  );
});

it("leaves alone who has a space between, stands beside, or is out", () => {
  expect(piles(seats("r2c3", "r4c3", "r4c4", null)).size).toBe(0);
  expect(piles(seats("r0c0", "r1c0")).size).toBe(0);
});
