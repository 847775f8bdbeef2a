import { describe, expect, it } from "vitest";
import { chosen } from "./chosen";
import { PACES, placeNow, slowness, won } from "./pace";

const pace = (): string | undefined => PACES[placeNow()]?.id;

describe("the pace of bots", () => {
  it("begins gently and rises with wins, each counted once", () => {
    const heard = [pace()];
    for (const table of ["one", "one", "two", "three", "four"]) {
      won(table);
      heard.push(pace());
    }
    expect(heard).toEqual(["calm", "brisk", "brisk", "brisk", "full", "full"]);
    expect(chosen.all.wins).toBe(4);
  });

  it("is what was chosen once somebody has chosen", () => {
    chosen.set({ gentle: false, pace: "step" });
    expect(pace()).toBe("step");
    chosen.set({ gentle: true, wins: 0 });
    expect(pace()).toBe("calm");
  });
});

it("says that a line is slow from 150 ms on, in tens", () => {
  expect([null, 0, 80, 144, 150, 233].map(slowness)).toEqual([0, 0, 0, 0, 150, 230]);
});
