import { describe, expect, it } from "vitest";
import { advised, answered, squaresOf } from "./aims";
import { Lay } from "./board/lay";
import type { Choice, Hands } from "./hands.svelte";

const heroes = [{ squares: ["c2"] }, { squares: ["e2", "f2", "e3", "f3"] }];
const hands = (args: Record<string, unknown> | null) =>
  ({
    ...{ table: { hint: args && { text: { args } } }, view: { heroes } },
    book: { hero: (h: number) => (h === 1 ? { wide: 2, deep: 2 } : h === 0 ? { wide: 1, deep: 1 } : null) },
  }) as unknown as Hands;
const lay = new Lay(7, 9, false, 684, 688);
const lit = (args: Record<string, unknown> | null): string[][] => advised(hands(args), lay);

describe("a hint", () => {
  it("lights its hero and its square", () => {
    const [play, next] = [{ args: { hero: 0, special: 1 } }, { args: { hero: 1, by: "special" } }];
    expect(lit({ play: { args: { play, next } } })).toEqual([["c2"], ["e2", "f2", "e3", "f3"]]);
    expect(lit({ hero: 0, space: "d3" })).toEqual([["c2"], ["d3"]]);
    expect(lit({ hero: 1 })).toEqual([["e2", "f2", "e3", "f3"]]);
    expect(lit({ square: "d5" })).toEqual([["d5"]]);
  });

  it("lights all that a large hero would fill, also of the other side", () => {
    expect(lit({ hero: 1, space: "d3" })[1]).toEqual(["d3", "e3", "d4", "e4"]);
    expect(lit({ square: "d3", ask: "room", moved: 1 })).toEqual([["d3", "e3", "d4", "e4"]]);
    expect(lit({ square: "d3", ask: "fall", moved: 0 })).toEqual([["d3"]]);
    expect(lit({ square: "d3", ask: "hazard", moved: 1 })).toEqual([["d3"]]);
  });

  it("lights nothing where there is none, or it speaks of a card", () => {
    expect(lit(null)).toEqual([]);
    expect(lit({ relic: 3 })).toEqual([]);
  });
});

describe("a step that costs nothing", () => {
  const step = (hero: number, direction: string) =>
    ({ kind: "step", says: { args: { hero, direction } } }) as unknown as Choice;

  it("is answered on the board, by all that the hero would fill", () => {
    expect(squaresOf(hands(null), lay, step(0, "NE"))).toEqual(["d3"]);
    expect(squaresOf(hands(null), lay, step(1, "W"))).toEqual(["d2", "e2", "d3", "e3"]);
    const asked = { ...hands(null), drafting: { sites: [] }, aiming: true, options: [step(0, "N"), step(0, "S")] };
    expect([...answered(asked as unknown as Hands, lay)]).toEqual(["c3", "c1"]);
  });
});
