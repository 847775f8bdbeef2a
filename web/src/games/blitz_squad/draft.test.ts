import { describe, expect, it } from "vitest";
import { bare, EMPTY, hold, keep, lay, lift, of, placed, post, shift, top, turned } from "./draft";

const HAND = hold([3, 3, 7], [7]);
const [a, b, c, d] = HAND.map((one) => one.key) as [string, string, string, string];

describe("a hand as places", () => {
  it("keeps equal cards apart, and closed from revealed ones", () => {
    expect(new Set(HAND.map((one) => one.key)).size).toBe(4);
    expect(HAND.map((one) => one.revealed)).toEqual([false, false, false, true]);
  });
});

describe("a draft", () => {
  it("lays a further card under the top one, so that the first stays on top", () => {
    const draft = lay(lay(lay(EMPTY, "attack", a), "attack", b), "attack", c);
    expect(draft.attack).toEqual([b, c, a]);
  });

  it("lays a card at a place", () => {
    expect(lay(lay(EMPTY, "attack", a), "attack", b, 1).attack).toEqual([a, b]);
    expect(lay(lay(EMPTY, "attack", a), "attack", b, 0).attack).toEqual([b, a]);
  });

  it("holds a card once: laid elsewhere it leaves where it was", () => {
    const draft = lay(lay(EMPTY, "attack", a), "energy", a);
    expect([draft.attack, draft.energy]).toEqual([[], [a]]);
    expect(placed(draft, a)).toBe("energy");
  });

  it("puts a stacked card on top, and moves it by one place", () => {
    const draft = lay(lay(lay(EMPTY, "attack", a), "attack", b), "attack", c);
    expect(top(draft, b).attack).toEqual([c, a, b]);
    expect(shift(draft, b, 1).attack).toEqual([c, b, a]);
    expect(shift(draft, b, -1)).toBe(draft);
    expect(shift(draft, a, 1)).toBe(draft);
  });

  it("takes a card back, and knows when nothing lies", () => {
    expect(bare(lift(lay(EMPTY, "block", a), a))).toBe(true);
    expect(bare(post(a))).toBe(false);
    expect(lift(post(a), a).special).toBeNull();
  });

  it("moves the whole answer to the other tray", () => {
    const draft = lay(lay(EMPTY, "block", a), "block", b);
    expect(turned(draft, "reply")).toMatchObject({ block: [], reply: [b, a] });
    expect(turned(draft, "block")).toEqual(draft);
    expect(turned(draft, "attack")).toBe(draft);
  });

  it("drops what is no longer in the hand", () => {
    const draft = lay(lay(EMPTY, "attack", a), "attack", d);
    expect(keep(draft, hold([3, 3, 7], [])).attack).toEqual([a]);
    expect(keep(post(d), hold([3], [])).special).toBeNull();
  });
});

it("knows what is offered of a card, closed or revealed", () => {
  const found = (held: { card: number; revealed: boolean }) =>
    ["card", "revealed"].map((kind) => of(held)({ kind, at: { card: 7, slot: "attack" } }));
  expect(found({ card: 7, revealed: false })).toEqual([true, false]);
  expect(found({ card: 7, revealed: true })).toEqual([false, true]);
  expect(found({ card: 3, revealed: true })).toEqual([false, false]);
});
