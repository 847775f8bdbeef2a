import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Banner from "./Banner.svelte";
import type { Hands } from "./hands.svelte";

/** What the banner says to seat 1, who answers a combo of seat 0. */
function said(combo: object): string | null {
  const looks = ["Robin", "Mako"].map((name, seat) => ({ seat, name, who: seat === 1 ? "You" : name }));
  const hands = {
    ...{
      looks,
      own: 1,
      duel: true,
      phone: false,
      answering: true,
      deed: null,
      forecast: null,
      lacks: "",
      target: null,
    },
    ...{ stacks: { target: null }, view: { combo: { seat: 0, foe: 1, number: 1, defense: null, ...combo } } },
  };
  const { unmount } = render(Banner, { hands: hands as unknown as Hands });
  const text = screen.queryByRole("status")?.textContent ?? null;
  unmount();
  return text;
}

it("says what comes at who answers, and nothing where nothing comes", () => {
  expect(said({ damage: 6 })).toContain("6");
  expect(said({ damage: 6, defense: 4 })).toContain("2 short");
  expect(said({ damage: 0 })).toContain("No damage");
  expect(said({ damage: 0, number: 0 })).toBeNull();
});
