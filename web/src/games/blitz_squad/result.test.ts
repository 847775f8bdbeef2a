import { expect, it } from "vitest";
import type { LogLine } from "../../net/protocol";
import { Book } from "./look";
import { lost } from "./prompted";
import { numbers, taverns, worst } from "./result";

const line = (turn: number, kind: string, args: object): LogLine =>
  ({ n: 0, seat: 0, turn, kind, args, code: "", text: "", rule: null }) as unknown as LogLine;

it("counts cards that come back into the tavern, under it or shuffled in", () => {
  const log = [
    line(0, "hands", { seat: 0, n: 7 }),
    line(0, "draw", { seat: 0, n: 7, cards: null }),
    line(1, "discard", { seat: 0, n: 10, source: "tavern", cards: [] }),
    line(2, "recover", { seat: 0, n: 1, cards: null }),
    line(2, "mend", { seat: 0, n: 2, cards: null }),
  ];
  expect(taverns(log, 1)).toEqual([[53], [43], [46]]);
});

it("says who went out last, and no one who went before", () => {
  const log = [
    line(3, "out", { seat: 2 }),
    line(4, "damage", { n: 5 }),
    line(4, "out", { seat: 1 }),
    line(4, "over", {}),
  ];
  expect(lost(log)).toEqual([log[2]]);
  expect(lost(log.slice(0, 2))).toEqual([]);
});

it("counts what each brawler dealt, the turn in which most was dealt, and what was paid for nothing", () => {
  const card = (brawler: string) => ({ id: brawler, name: "", kind: "brawler", brawler, power: 2, copies: 1 });
  const book = new Book([null, card("wick"), card("brakka")] as unknown as Book["cards"], []);
  const hit = (turn: number, top: number, n: number): LogLine[] => [
    line(turn, "combo", { seat: 0, foes: [1], attack: true, price: 3, number: 1 }),
    line(turn, "stack", { seat: 0, n: 1, cards: [top], role: "attack", base: 2 }),
    line(turn, "stack", { seat: 0, n: 1, cards: [top], role: "energy", base: 5 }),
    { ...line(turn, "damage", { seat: 1, n, by: 0, before: 53, after: 53 - n }), seat: 1 },
  ];
  const log = [...hit(1, 1, 6), ...hit(3, 2, 5), ...hit(3, 2, 2)];
  expect(Object.fromEntries(numbers(log, 0, book).dealt)).toEqual({ wick: 6, brakka: 7 });
  expect(numbers(log, 0, book)).toMatchObject({ attacks: 3, hits: 3, lost: 6, best: { damage: 6, turn: 1 } });
  expect(worst(log)).toEqual({ turn: 3, hits: 2, n: 7 });
  expect(worst([])).toBe(null);
});
