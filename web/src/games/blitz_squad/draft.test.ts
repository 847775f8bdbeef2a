import { describe, expect, it } from "vitest";
import { EMPTY, hold, lay, lift, of, placed, type Stacks, shift, turned } from "./draft";

const HAND = hold([3, 3, 7], [7]);
const [a, b, c] = HAND.map((one) => one.key) as [string, string, string];
const keys = ({ cards }: Stacks, tray: string): string[] => cards.flatMap((one) => (one.tray === tray ? one.key : []));

describe("a hand as places", () => {
  it("keeps equal cards apart, and closed from revealed ones", () => {
    expect(new Set(HAND.map((one) => one.key)).size).toBe(4);
    expect(HAND.map((one) => one.revealed)).toEqual([false, false, false, true]);
  });

  it("knows what is offered of a card, closed or revealed", () => {
    const found = (held: { card: number; revealed: boolean }) =>
      ["card", "revealed"].map((kind) => of(held)({ kind, at: { card: 7, slot: "attack" } }));
    expect(found({ card: 7, revealed: false })).toEqual([true, false]);
    expect(found({ card: 7, revealed: true })).toEqual([false, true]);
    expect(found({ card: 3, revealed: true })).toEqual([false, false]);
  });
});

describe("stacks", () => {
  const three = lay(lay(lay(EMPTY, "attack", a), "attack", b), "attack", c);

  it("take a further card under the top one, so that the first stays on top", () => {
    expect(keys(three, "attack")).toEqual([b, c, a]);
  });

  it("take a card at a place", () => {
    expect(keys(lay(lay(EMPTY, "attack", a), "attack", b, 1), "attack")).toEqual([a, b]);
    expect(keys(lay(lay(EMPTY, "attack", a), "attack", b, 0), "attack")).toEqual([b, a]);
  });

  it("hold a card once: laid elsewhere it leaves where it was", () => {
    const moved = lay(three, "energy", a);
    expect([keys(moved, "attack"), keys(moved, "energy"), placed(moved, a)]).toEqual([[b, c], [a], "energy"]);
  });

  it("have another card on top, or one moved by a place", () => {
    expect(keys(shift(three, b, Number.POSITIVE_INFINITY), "attack")).toEqual([c, a, b]);
    expect(keys(shift(three, b, 1), "attack")).toEqual([c, b, a]);
    expect(shift(three, b, -1)).toBe(three);
    expect(shift(three, a, 1)).toBe(three);
    expect(shift(three, "9.1", 1)).toBe(three);
  });

  it("give a card back, and have a special card only by itself", () => {
    expect(lift(lay(EMPTY, "block", a), a)).toEqual(EMPTY);
    expect(lift(three, "9.1")).toBe(three);
    expect(lay(lay(EMPTY, "special", a), "attack", b).cards).toEqual([{ key: b, tray: "attack" }]);
  });

  it("turn from one answer into the other as a whole", () => {
    const answer = lay(lay(EMPTY, "block", a), "block", b);
    expect(keys(turned(answer, "reply"), "reply")).toEqual([b, a]);
    expect(turned(answer, "block")).toEqual(answer);
    expect(turned(answer, "attack")).toBe(answer);
  });
});
