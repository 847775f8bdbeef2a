import { describe, expect, it } from "vitest";
import type { BrawlerInfo, CardInfo } from "../protocol";
import {
  cardsIn,
  choose,
  completed,
  curve,
  EMPTY,
  found,
  left,
  putIn,
  type Squad,
  type Supply,
  speak,
  squadOf,
  taken,
  takeOut,
  textOf,
} from "./squad";

const card = (name: string, brawler: string | null, power: number, copies: number): CardInfo => ({
  id: name.toLowerCase(),
  name,
  kind: brawler ? "brawler" : "terrain",
  brawler,
  power,
  copies,
  icon: "x",
  heads: [],
  short: "",
});
const who = (id: string): BrawlerInfo => ({
  id,
  name: `${id} Long`,
  short: id,
  icon: "x",
  face: "x",
  ink: "#000000",
  line: "",
});
const SUPPLY: Supply = {
  cards: [
    null,
    ...["a", "b", "c", "d", "e"].flatMap((one) => [card(`${one} Low`, one, 1, 10), card(`${one} High`, one, 5, 5)]),
    card("Hearth", null, 0, 60),
  ],
  brawlers: ["a", "b", "c", "d", "e"].map(who),
  ready: [],
  slots: [[], ...["a", "b", "c", "d", "e"].flatMap(() => [["attack"], ["block", "reply"]] as const), ["attack"]],
};
const FULL: Squad = { ...EMPTY, name: "Mine", brawlers: ["a", "b", "c", "d"] };

describe("a squad", () => {
  it("starts as four whole sets, sixty cards", () => {
    expect(cardsIn(SUPPLY, FULL)).toBe(60);
  });

  it("exchanges cards one for one, and no more than a set holds", () => {
    let squad = takeOut(SUPPLY, FULL, 1, 1);
    squad = putIn(squad, 11, 1);
    expect([cardsIn(SUPPLY, squad), left(SUPPLY, squad, "a"), taken(squad)]).toEqual([60, 14, { out: 1, into: 1 }]);
    for (let n = 0; n < 20; n += 1) squad = takeOut(SUPPLY, squad, 2, 1);
    expect(left(SUPPLY, squad, "a")).toBe(9);
    expect(taken(putIn(putIn(FULL, 11, 1), 11, -1))).toEqual({ out: 0, into: 0 });
  });

  it("forgets what was out of a brawler that goes; one that is in changes places", () => {
    const squad = choose(SUPPLY, takeOut(SUPPLY, FULL, 1, 1), 0, "e");
    expect([squad.brawlers, squad.out]).toEqual([["e", "b", "c", "d"], {}]);
    expect(choose(SUPPLY, FULL, 0, "c").brawlers).toEqual(["c", "b", "a", "d"]);
  });

  it("is a text, and comes back from what the server tells of it", () => {
    const squad = putIn(takeOut(SUPPLY, takeOut(SUPPLY, FULL, 1, 1), 1, 1), 11, 1);
    expect(textOf(SUPPLY, squad)).toBe("Mine\na Long, b Long, c Long, d Long\nout 2 a Low\nin Hearth");
    const cards: [number, number][] = [
      [1, 8],
      [2, 5],
      [3, 10],
      [4, 5],
      [5, 10],
      [6, 5],
      [7, 10],
      [8, 5],
      [11, 1],
    ];
    expect(squadOf(SUPPLY, { name: "Mine", brawlers: ["a", "b", "c", "d"], cards, code: "BS" })).toEqual(squad);
  });

  it("counts the cards that speak in each stack, without specials", () => {
    const squad = putIn(takeOut(SUPPLY, takeOut(SUPPLY, FULL, 1, 1), 2, 1), 11, 1);
    expect((["attack", "block", "reply", "action"] as const).map((slot) => speak(SUPPLY, squad, slot))).toEqual([
      39, 19, 19, 0,
    ]);
  });

  it("has a curve, specials first", () => {
    expect(
      curve(SUPPLY, putIn(FULL, 11, 1)).map((row) => [row.power, row.parts.reduce((n, one) => n + one.n, 0)]),
    ).toEqual([
      [-1, 1],
      [1, 40],
      [5, 20],
    ]);
  });

  it("finds cards by all of their words and by the stack they speak in, its own first", () => {
    const squad = { ...FULL, brawlers: ["b", "", "", ""] };
    expect(found(SUPPLY, squad, "HIGH", null)).toEqual([4, 2, 6, 8, 10]);
    expect(found(SUPPLY, squad, "b long low", null)).toEqual([3]);
    expect(found(SUPPLY, squad, "", "block")).toEqual([4, 2, 6, 8, 10]);
    expect(found(SUPPLY, squad, "hearth", "block")).toEqual([]);
  });

  it("is completed: brawlers at the empty places, and as many cards out as specials are in", () => {
    const half = putIn(putIn({ ...FULL, brawlers: ["a", "", "c", ""] }, 11, 1), 11, 1);
    const made = completed(SUPPLY, half);
    expect(new Set(made.brawlers).size).toBe(4);
    expect([made.brawlers[0], made.brawlers[2], cardsIn(SUPPLY, made)]).toEqual(["a", "c", 60]);
    expect(Object.keys(made.out).map((card) => SUPPLY.cards[Number(card)]?.power)).toEqual([1, 1]);
    const short = takeOut(SUPPLY, takeOut(SUPPLY, FULL, 1, 1), 2, 1);
    expect(completed(SUPPLY, short).out).toEqual({});
    expect(completed(SUPPLY, FULL)).toBe(FULL);
  });
});
