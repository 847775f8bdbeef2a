import { expect, it } from "vitest";
import type { Text } from "../../net/protocol";
import { advice } from "./advice";
import { hold } from "./draft";

const text = (code: string, args: object): Text => ({ code, args: args as Text["args"], text: "" });
const attack = text("hint-attack", {
  foe: 1,
  trays: {
    attack: [
      { card: 3, revealed: false },
      { card: 3, revealed: false },
    ],
    energy: [{ card: 5, revealed: true }],
  },
});

it("lights each card that a hint lays, for the tray that it goes to, and whom it is aimed at", () => {
  const lit = advice(text("hint-sure", { play: attack }), hold([3, 5, 3, 3], [5]));
  expect([...lit.cards]).toEqual([
    ["3.1", "attack"],
    ["3.2", "attack"],
    ["5o.1", "energy"],
  ]);
  expect([lit.foe, lit.acts]).toEqual([1, false]);
});

it("lights no card where there is no hint, or it lays none", () => {
  expect(advice(undefined, hold([3], [])).cards.size).toBe(0);
  expect(advice(text("hint-play", { play: text("hint-end", { n: 0 }) }), hold([3], []))).toEqual({
    cards: new Map(),
    foe: null,
    acts: false,
  });
});
