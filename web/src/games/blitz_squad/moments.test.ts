import { describe, expect, it } from "vitest";
import type { LogLine } from "../../net/protocol";
import { strips } from "./look";
import type { Moment } from "./moment";
import { calm, moments } from "./moments";
import type { ComboView, SeatView, Tray, View } from "./protocol";
import { opening } from "./show.svelte";
import { heard } from "./sounds";

let n = 0;
const line = (kind: string, seat: number, args: Record<string, unknown> = {}): LogLine => ({
  n: n++,
  seat,
  kind,
  code: `log-${kind}`,
  args: { seat, ...args },
  text: kind,
  rule: null,
  turn: 1,
});

const seat = (tavern: number, clinic: number[] = [], tomb: number[] = []): SeatView => ({
  ...{ letter: "A", hand: 0, revealed: [], known: [], deep: [], squad: [], out: null, place: 0 },
  ...{ tavern, clinic, tomb },
});
const view = (combo: Partial<ComboView> | null = null, seats = [seat(40), seat(24)]): View =>
  ({ seats, combo, active: 0, combos: combo?.number ?? 1, zone: [], lasting: [] }) as unknown as View;
const tray = (role: Tray["role"], one: number, cards: number[], chips: number[] = []): Tray => ({
  ...{ seat: one, role, cards, price: null, burst: null, hushed: false },
  base: cards.reduce((sum, card) => sum + card, 0),
  total: 0,
  chips: chips.map((amount) => ({
    ...{ n: amount, card: 9, seat: one, top: true },
    text: { code: "chip-card", args: { card: 9 }, text: "Mug Swing" },
  })),
});
/** A card has its own number as power. */
const read = (lines: LogLine[], before = view(), after = view()): Moment[] =>
  moments(lines, before, after, (card) => card);
const kinds = (found: readonly Moment[]): string[] => found.map((one) => one.kind);
const length = (found: readonly Moment[]): number => found.reduce((sum, one) => sum + one.ms, 0);
/** When a moment of this kind begins, ms. */
const begin = (found: readonly Moment[], kind: Moment["kind"]): number =>
  length(
    found.slice(
      0,
      found.findIndex((one) => one.kind === kind),
    ),
  );

const damage = (cards: number[], before: number): LogLine[] => [
  line("damage", 1, { n: cards.length, by: 0, before, after: before - cards.length }),
  line("discard", 1, { n: cards.length, cards, source: "tavern" }),
];
const nine = [5, 6, 7, 8, 5, 6, 7, 8, 5];
/** 5 and 2 against 3 and 2; Mug Swing and Hearth make it 9, something unknown makes the block 6. */
const attacked = view({ number: 1, seat: 0, trays: [tray("attack", 0, [5, 2], [1, 1])], chips: [] });
const blocked = [
  line("answer", 1, { reply: false, n: 2 }),
  line("stack", 1, { n: 2, cards: [3, 2], role: "block", base: 5 }),
];
const cleared = [line("cleared", 0, { n: 2 }), line("cleared", 1, { n: 2 })];
const hit = [...blocked, line("compare", 1, { damage: 9, defense: 6 }), ...damage(nine, 24)];
const bury = [
  line("line", 1, { card: 30, on: "each_hit", word: "bury", seats: [1] }),
  line("bury", 1, { n: 2, cards: [5, 8] }),
];

describe("a hit", () => {
  it("runs to the millisecond as the picture of it says", () => {
    const found = read([...hit, ...bury.slice(1), ...cleared], attacked);
    expect(begin(found, "count")).toBe(260);
    expect(begin(found, "meet")).toBe(780);
    expect(begin(found, "mill")).toBe(900);
    expect(begin(found, "bury")).toBe(1620);
    expect(begin(found, "settle")).toBe(1940);
    expect(length(found)).toBe(2200);
  });

  it("counts each part for 120 ms, those of the attack first, to the totals that the server tells", () => {
    const found = read(hit, attacked).filter((one) => one.kind === "count");
    expect(found.map((one) => one.counted)).toEqual([0, 1, 2, 3]);
    expect(found.map((one) => one.ms)).toEqual([40, 120, 120, 240]);
    const [{ attack, answer }] = found as [Moment];
    expect([attack?.base, attack?.parts.map((one) => one.n), attack?.total]).toEqual([7, [1, 1], 9]);
    expect([answer?.base, answer?.parts.map((one) => one.n), answer?.total]).toEqual([5, [1], 6]);
    expect(answer?.parts[0]?.text).toBeNull(); // what it is was never shown to this browser
  });

  it("counts more parts in the same time", () => {
    const many = view({
      number: 1,
      seat: 0,
      trays: [tray("attack", 0, [5, 2], [1, 1, 1, -1, 1, -1, 1, -1])],
      chips: [],
    });
    const found = read([...blocked, line("compare", 1, { damage: 9, defense: 5 })], many);
    expect(begin(found, "meet")).toBeCloseTo(780);
    expect(found.filter((one) => one.kind === "count")).toHaveLength(9);
  });

  it("goes through to the tavern where nobody blocks", () => {
    const found = read([line("skipped", 1, { unasked: false }), ...damage(nine, 24)], attacked);
    expect(kinds(found).slice(0, 6)).toEqual(["slam", "count", "count", "count", "meet", "mill"]);
    expect(found[0]).toMatchObject({ answer: null, attack: { total: 9 } });
  });

  it("is held by a block, and the stacks slide to their clinics", () => {
    const found = read(
      [...blocked, line("compare", 1, { damage: 6, defense: 6 }), line("blocked", 1), ...cleared],
      attacked,
    );
    expect(kinds(found).slice(-3)).toEqual(["meet", "held", "settle"]);
    expect(found.at(-2)?.ms).toBe(320);
    expect(found.at(-1)).toMatchObject({ ms: 260, stacks: [{ cards: [5, 2] }, { cards: [3, 2] }] });
  });

  it("names the card on top for what nobody told of a block, and says where specials may have a share", () => {
    const rest = (before: View) => read(hit, before).find((one) => one.kind === "meet")?.answer?.parts;
    expect(rest(attacked)).toEqual([{ n: 1, card: 2, text: null, more: false }]);
    const zone = [{ card: 30 }] as unknown as View["zone"];
    expect(rest({ ...attacked, zone })).toEqual([{ n: 1, card: 2, text: null, more: true }]);
  });

  it("slams and compares 1.4 times as fast from the second combo on", () => {
    const second = view({ number: 2, seat: 0, trays: [tray("attack", 0, [5, 2], [1, 1])], chips: [] });
    const found = read([...hit, ...cleared], second);
    expect(begin(found, "mill")).toBeCloseTo(900 / 1.4);
    expect(length(found) - begin(found, "mill")).toBeCloseTo(720 + 320 + 260);
  });

  it("of a reply slides in and shakes nothing", () => {
    const lines = [
      line("answer", 1, { reply: true, n: 1 }),
      line("stack", 1, { n: 1, cards: [4], role: "reply", base: 4 }),
      line("damage", 0, { n: 1, by: 1, before: 40, after: 39 }),
      line("discard", 0, { n: 1, cards: [7], source: "tavern" }),
    ];
    const [slide] = read(lines, attacked);
    expect(slide).toMatchObject({ kind: "slide", attack: { role: "reply", seat: 1, total: 1 } });
  });

  it("of 0 is none: nothing clashes, and what was laid against it lies there to be read", () => {
    const acts = view({ number: 1, seat: 0, attack: false, trays: [tray("action", 0, [5])], chips: [] });
    const found = read(
      [...blocked, line("compare", 1, { damage: 0, defense: 6 }), line("blocked", 1), ...cleared],
      acts,
    );
    expect(kinds(found)).toEqual(["answer", "settle"]);
    expect(found[0]).toMatchObject({ ms: 580, cards: [3, 2], view: { combo: { trays: [{ seat: 0 }, { seat: 1 }] } } });
  });
});

describe("an answer that nothing is compared with", () => {
  const replied = [
    line("answer", 1, { reply: true, n: 1 }),
    line("stack", 1, { n: 1, cards: [4], role: "reply", base: 4 }),
  ];

  it("lies on the table before the attack goes through, with motion and without", () => {
    const found = read([...replied, ...damage(nine, 24), ...cleared], attacked);
    expect(kinds(found).slice(0, 2)).toEqual(["answer", "slam"]);
    const lies = found[0]?.view.combo?.trays.map((one) => [one.seat, one.role, one.cards]);
    expect(lies).toEqual([
      [0, "attack", [5, 2]],
      [1, "reply", [4]],
    ]);
    expect(kinds(calm(found))).toEqual(["answer", "totals", "row"]);
  });
});

describe("what lies on the table at a moment", () => {
  const held = (hand: number[], revealed: number[] = []): View => ({
    ...view(null, [{ ...seat(40), hand: hand.length + revealed.length, revealed }, seat(24)]),
    mine: { hand, building: null, trays: ["attack"] },
    ask: "main",
    asked: 0,
  });
  const combo = [
    line("combo", 0, { foes: [1], attack: true, price: 4, number: 1 }),
    line("stack", 0, { n: 2, cards: [5, 2], role: "attack", base: 7 }),
    line("stack", 0, { n: 1, cards: [4], role: "energy", base: 4 }),
  ];

  it("are the stacks, which have left the hand; nobody is asked, and nothing is drawn yet", () => {
    const lines = [...combo, ...damage(nine, 24), ...cleared, line("draw", 0, { n: 2, cards: [7, 7] })];
    const after = { ...held([3, 7, 7, 8]), seats: [seat(38), seat(15)] };
    const found = moments(lines, held([2, 3, 4, 8], [5]), after, (card) => card, 0);
    for (const { view } of found) {
      expect([view.ask, view.asked, view.mine?.hand, view.seats[0]?.hand]).toEqual(["", null, [3, 8], 2]);
      expect([view.seats[0]?.revealed, view.seats[0]?.tavern]).toEqual([[], 40]);
    }
    expect(found[0]?.view.combo).toMatchObject({ damage: 9, trays: [{ total: 9 }, { role: "energy" }] });
    expect(found.at(-1)).toMatchObject({ kind: "settle", view: { combo: null } });
  });

  it("is told up to the line before its own", () => {
    const [begun, , last] = combo;
    const hits = damage(nine, 24);
    const works = line("line", 1, { card: 30, on: "each_hit", word: "bury", seats: [1] });
    const lines = [...hits, works, line("bury", 1, { n: 1, cards: [5] }), line("cleared", 0, { n: 2 })];
    const found = read([...combo, ...lines]);
    const told = found.map((one) => one.line);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect([told[0], found.find((one) => one.kind === "mill")?.line]).toEqual([(begun?.n ?? 0) - 1, last?.n]);
    expect(found.find((one) => one.kind === "bury")?.line).toBe(works.n - 1);
  });
});

describe("a tavern that drains", () => {
  it("loses a card each 80 ms, and both numbers roll with each", () => {
    const found = read(damage([5, 6, 7], 24), view(null, [seat(40), seat(24, [1, 2])]));
    const mill = found.filter((one) => one.kind === "mill");
    expect(mill.map((one) => one.ms)).toEqual([80, 80, 80]);
    expect(mill.map((one) => one.piles?.tavern)).toEqual([23, 22, 21]);
    expect(mill.map((one) => one.piles?.clinic.length)).toEqual([3, 4, 5]);
    expect(mill[0]?.before).toEqual({ tavern: 24, clinic: [1, 2], tomb: 0 });
  });

  it("flies pairs beyond fifteen cards, in no more than 1200 ms in all", () => {
    const cards = Array.from({ length: 20 }, (_, at) => at + 1);
    const mill = read(damage(cards, 40)).filter((one) => one.kind === "mill");
    expect(mill).toHaveLength(10);
    expect(length(mill)).toBe(1200);
    expect(mill.at(-1)?.piles?.tavern).toBe(20);
  });

  it("is full until its cards fly", () => {
    const found = read([...blocked, line("compare", 1, { damage: 3, defense: 2 }), ...damage([5, 6, 7], 24)], attacked);
    expect(found[0]?.view.seats[1]?.tavern).toBe(24);
    expect(found.filter((one) => one.kind === "mill").map((one) => one.view.seats[1]?.tavern)).toEqual([23, 22, 21]);
  });

  it("has its last cards once", () => {
    const found = read(damage([5, 6, 7], 12));
    expect(found.filter((one) => one.low).map((one) => one.piles?.tavern)).toEqual([10]);
  });

  it("goes on to the tomb, 110 ms a card, and shows the card that did it", () => {
    const found = read([...damage([5, 8], 24), ...bury]);
    const buried = found.filter((one) => one.kind === "bury");
    expect(buried.map((one) => [one.ms, one.by, one.piles?.tomb])).toEqual([
      [110, 30, 1],
      [110, 30, 2],
    ]);
    expect(found.at(-1)).toMatchObject({ kind: "rest", ms: 100 });
  });
});

describe("a combo that is placed", () => {
  it("lifts its stacks, then the effects of its top cards work one after another", () => {
    const found = read([
      line("combo", 0, { foes: [1], attack: true, price: 4, number: 1 }),
      line("stack", 0, { n: 2, cards: [5, 2], role: "attack", base: 7 }),
      line("stack", 0, { n: 1, cards: [4], role: "energy", base: 4 }),
      line("line", 0, { card: 2, on: "play", word: "draw", seats: [0] }),
    ]);
    expect(found.map((one) => [one.kind, one.ms])).toEqual([
      ["lift", 220],
      ["effect", 160],
    ]);
    expect(found[0]?.cards).toEqual([5, 2, 4]);
    expect(heard(found[0] as Moment)?.noise.map((voice) => voice.at)).toEqual([0, 0.045, 0.09]);
  });

  it("of a special card is nailed to the zone; revealed and hidden cards turn", () => {
    const found = read([
      line("special", 0, { card: 8 }),
      line("reveal", 1, { n: 1, cards: [3] }),
      line("conceal", 1, { n: 1, cards: [3] }),
    ]);
    expect(found.map((one) => [one.kind, one.ms])).toEqual([
      ["place", 220],
      ["show", 140],
      ["hide", 140],
    ]);
  });
});

describe("The Flip", () => {
  const shown = (...powers: number[]): LogLine[] => [
    line("flip", -1, { n: 1 }),
    ...powers.map((power, at) => line("shown", at, { card: at + 1, power })),
  ];

  it("turns the decks over in 320, punches numbers in 180 apart, and a burst stands in 200: 700 in all", () => {
    const found = read([...shown(0, 5), line("won", 1, { lot: false })]);
    expect(found.map((one) => [one.flip?.does, one.ms, one.flip?.numbers])).toEqual([
      ["turn", 320, 0],
      ["number", 180, 1],
      ["burst", 200, 2],
    ]);
    expect(length(found)).toBe(700);
    expect(found.at(-1)?.flip?.flip).toMatchObject({ winner: 1, powers: [0, 5], shown: [1, 2] });
  });

  it("shakes and shuffles after a tie, and flips again", () => {
    const found = read([
      ...shown(3, 3),
      line("tied", -1, { seats: [0, 1] }),
      ...shown(1, 2),
      line("won", 1, { lot: false }),
    ]);
    expect(found.map((one) => one.flip?.does)).toEqual([
      ...["turn", "number", "number", "tie", "shuffle"],
      ...["turn", "number", "burst"],
    ]);
    expect(found.slice(3, 5).map((one) => one.ms)).toEqual([160, 400]);
  });

  it("is drawn by lot without another shuffle", () => {
    const found = read([...shown(3, 3), line("tied", -1, { seats: [0, 1] }), line("won", 0, { lot: true })]);
    expect(found.map((one) => one.flip?.does)).toEqual(["turn", "number", "number", "tie", "burst"]);
  });

  it("opens a game that has not been played yet, and no other", () => {
    const began = [...shown(0, 5), line("won", 1, { lot: false }), line("first", 0), line("turn", 0, { turn: 1 })];
    expect(opening(began)).toBe(true);
    expect(opening([...began, line("combo", 0)])).toBe(false);
    expect(opening([])).toBe(false);
  });
});

describe("the end", () => {
  it("tears the mat once, and knows whether a card was missing", () => {
    const lost = [seat(40), { ...seat(0), out: "forced_draw" as const }];
    const found = read([line("over", -1, { reason: "forced_draw", winners: [0] })], view(), view(null, lost));
    expect(found).toMatchObject([{ kind: "end", ms: 900, seat: 1, missing: true }]);
  });
});

describe("without motion", () => {
  it("the totals stand for 700 ms, then the cards that left in a row", () => {
    const found = calm(read([...hit, ...bury, ...cleared], attacked));
    expect(found.map((one) => [one.kind, one.ms])).toEqual([
      ["totals", 700],
      ["row", 1200],
    ]);
    expect(found.at(-1)?.view.seats[1]?.tavern).toBe(15);
  });
});

describe("a stack in its room", () => {
  it("tightens its strips, and counts the lowest cards from eight on", () => {
    expect(strips(3, 300, 124)).toEqual({ step: 46, hidden: 0 });
    expect(strips(5, 290, 124).step).toBe(38);
    expect(strips(6, 290, 124).step).toBe(30);
    expect(strips(9, 300, 124).hidden).toBe(2);
  });
});
