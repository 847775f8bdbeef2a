import { describe, expect, it } from "vitest";
import { advised } from "./aims";
import type { Hands } from "./hands.svelte";

const heroes = [{ squares: ["c2"] }, { squares: ["e2", "f2", "e3", "f3"] }];
const hands = (args: Record<string, unknown> | null) =>
  ({ table: { hint: args && { text: { args } } }, view: { heroes } }) as unknown as Hands;

describe("a hint", () => {
  it("lights its hero and its square", () => {
    const [play, next] = [{ args: { hero: 0, special: 1 } }, { args: { hero: 1, by: "special" } }];
    expect(advised(hands({ play: { args: { play, next } } }))).toEqual([["c2"], ["e2", "f2", "e3", "f3"]]);
    expect(advised(hands({ hero: 0, space: "d3" }))).toEqual([["c2"], ["d3"]]);
    expect(advised(hands({ hero: 1 }))).toEqual([["e2", "f2", "e3", "f3"]]);
    expect(advised(hands({ square: "d5" }))).toEqual([["d5"]]);
  });

  it("lights nothing where there is none, or it speaks of a card", () => {
    expect(advised(hands(null))).toEqual([]);
    expect(advised(hands({ relic: 3 }))).toEqual([]);
  });
});
