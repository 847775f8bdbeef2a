import { expect, it } from "vitest";
import type { LogLine } from "../../net/protocol";
import { chronicle } from "./chronicle";
import { Book } from "./look";
import type { CardInfo } from "./protocol";
import { Teller } from "./say";

const NAMES = ["", "Drill", "Halt", "Spark", "Cork", "Footnote", "Hearth"];
const cards = NAMES.map((name) => (name ? ({ name } as CardInfo) : null));
const teller = new Teller(new Book(cards, []), (seat) => ["Robin", "Mako"][seat] ?? "", 0);

/** The log as a reader gets it. */
function log(...rows: readonly [kind: string, seat: number, args?: object, code?: string][]): string[] {
  const lines = rows.map(([kind, seat, args = {}, code = kind], n) => ({
    ...{ n, turn: 1, rule: null, text: kind },
    ...{ kind, seat, code: `log-${code}`, args: { seat, ...args } as LogLine["args"] },
  }));
  const { quiet, more } = chronicle(lines);
  return lines.filter((line) => !quiet.has(line.n)).map((line) => teller.told(line, more.get(line.n)));
}
const attack = (seat: number, ...front: number[]): [string, number, object][] => [
  ["combo", seat, { attack: true, foes: [1 - seat], price: 4, number: 1 }],
  ["stack", seat, { n: front.length, cards: front, role: "attack", base: 4 }],
  ["stack", seat, { n: 2, cards: [3, 4], role: "energy", base: 4 }],
];

it("tells a hit in two lines: what it was made of, and what it cost", () => {
  expect(
    log(
      ["turn", 0, { turn: 3 }],
      ["phase", 0, { phase: "main" }],
      ...attack(0, 1, 2),
      ["skipped", 1, { unasked: false }],
      ["damage", 1, { n: 3, by: 0, before: 24, after: 21 }],
      ["discard", 1, { n: 3, cards: [1, 2, 5], source: "tavern" }],
      ["cleared", 0, { n: 2 }],
    ),
  ).toEqual(["You attack Mako with Halt on Drill, paid with Spark and Cork.", "You hit Mako for 3: tavern 24 to 21."]);
});

it("tells of a block how it stands against the attack", () => {
  const block = (defense: number): [string, number, object][] => [
    ["answer", 0, { reply: false, n: 1 }],
    ["stack", 0, { n: 1, cards: [1], role: "block", base: defense }],
    ["compare", 0, { damage: 6, defense }],
  ];
  expect(log(...attack(1, 4), ...block(6), ["blocked", 0]).slice(1)).toEqual([
    "You block with Drill.",
    "Your block of 6 holds against 6.",
  ]);
  expect(log(...attack(1, 4), ...block(4), ["damage", 0, { n: 6, by: 1, before: 9, after: 3 }]).slice(1)).toEqual([
    "You block with Drill.",
    "Your block of 4 is 2 short.",
    "Mako hits you for 6: tavern 9 to 3.",
  ]);
});

it("says what comes of a card once, with the card", () => {
  const draw = (seat: number, ...seen: number[]): [string, number, object, string] => [
    ...(["draw", seat, { n: 1, cards: seen.length ? seen : null }] as const),
    seen.length ? "draw" : "draw-unseen",
  ];
  const works: [string, number, object] = ["line", 1, { card: 5, on: "play", word: "draw", seats: [1] }];
  expect(log(works, draw(1), works, draw(1), ["phase", 0, { phase: "draw" }], draw(0, 3))).toEqual([
    "Footnote: Mako draws 2 cards.",
    "You draw Spark.",
  ]);
  expect(log(["line", 0, { card: 6, on: "play", word: "surge", seats: [0] }], ["special", 1, { card: 6 }])).toEqual([
    "Your Hearth goes off.",
    "Mako plays Hearth.",
  ]);
  expect(
    log(
      ["line", 0, { card: 3, on: "play", word: "surge", seats: [0] }],
      ["lasting", 0, { name: "surge", n: 1, ban: null }],
    ),
  ).toEqual(["Spark: your later attacks deal +1 damage."]);
});

it("says no more of a card that works than what comes of it", () => {
  const works: [string, number, object] = ["line", 0, { card: 3, on: "play", word: "choose", seats: [0] }];
  expect(log(works, works, ["shuffle", 0], works)).toEqual(["Spark: you shuffle the tavern."]);
});

it("opens with the hands, and says of a turn without an attack what it cost", () => {
  expect(
    log(
      ["flip", -1, { n: 1 }],
      ["shown", 1, { card: 2, power: 4 }],
      ["hands", 0, { n: 2 }],
      ["draw", 0, { n: 2, cards: [1, 3] }],
      ["hands", 1, { n: 2 }],
      ["draw", 1, { n: 2, cards: null }, "draw-unseen"],
      ["missing", 1, { n: 2 }],
      ["discard", 1, { n: 1, cards: [4], source: "hand" }],
      ["discard", 1, { n: 1, cards: [5], source: "hand" }],
    ),
  ).toEqual([
    "Mako shows Halt, power 4.",
    "You open with Drill and Spark.",
    "Mako draws an opening hand of 2 cards.",
    "No attack: Mako discards Cork and Footnote from hand.",
  ]);
  expect(log(["missing", 1, { n: 0 }])).toEqual([]);
});

it("names no card of a heap", () => {
  expect(log(["bury", 1, { n: 9, cards: [1, 2, 3, 4, 5, 6, 1, 2, 3] }])).toEqual(["Mako buries 9 cards."]);
});
