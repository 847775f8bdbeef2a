import { beforeEach, describe, expect, it } from "vitest";
import attack from "../../../gallery/fixtures/brawlhalla/attack.json";
import { settings } from "../../feel/settings.svelte";
import type { LogLine, Over } from "../../net/protocol";
import { blank } from "../../table/model.svelte";
import type { Line, TableState } from "../../table/types";
import { tell as words } from "../../words/say";
import { type Beat, beats } from "./beats";
import type { Game, View } from "./protocol";

/** Nix, Yellow at r4c4, is attacked from r4c3 with a total of 1. */
const found = attack.state.view as unknown as View;
const OPEN = { ...found, seats: found.seats.map((seat) => (seat.seat === 1 ? { ...seat, level: 1 } : seat)) };
let n = 0;
const line = (kind: string, seat: number, args: object = {}): LogLine => ({
  ...{ n: n++, seat, kind, code: `log-${kind}`, args: { seat, ...args }, text: kind, rule: null, turn: 1 },
});
const card = (c: number, value: number) => ({ card: { c, value, code: "", name: "" } });
const ended = { winners: [0] } as unknown as Over;

/** What is shown of these lines; `after`: what has become of the view. */
function shown(lines: readonly LogLine[], after: Partial<View>, over: Over | null = null, before = OPEN): Beat[] {
  const told = lines as Line<Game>[];
  const was: TableState<Game> = { ...blank("t"), view: before, log: [], decision: null };
  return beats({ before: was, after: { ...was, view: { ...before, ...after }, log: told, over }, lines: told });
}
const lasts = (all: readonly Beat[]): number[] => all.map((one) => one.ms);
const verdicts = (all: readonly Beat[]): string[] =>
  all.map(({ view }) => (view.fight ? words(view.fight.verdict) : ""));

beforeEach(() => {
  settings.set({ speed: 1, motion: "system" });
  n = 0;
});

describe("a Light attack", () => {
  const LIGHT = { target: 1, type: "light", attack: 5, defence: 2 };
  const bid = () => [
    line("open", 0, { ...card(4, 4), total: 5, type: "light" }),
    line("card", 1, { ...card(22, 2), attack: 5, defence: 2, attacks: false }),
  ];

  it("stands card by card, then its verdict for 0.7 s, and only then what it does", () => {
    const hurt = OPEN.seats.map((seat) => (seat.seat === 1 ? { ...seat, level: 2 } : seat));
    const all = shown([...bid(), line("hit", 0, LIGHT), line("damage", 1, { start: 1, to: 2, source: 0 })], {
      fight: null,
      seats: hurt,
    });
    expect(lasts(all)).toEqual([310 + 4 * 30, 310 + 2 * 30, 700, 280]);
    expect(all.map(({ view }) => view.fight?.totals)).toEqual([
      [5, 0],
      [5, 2],
      [5, 2],
      [5, 2],
    ]);
    expect(verdicts(all).slice(1)).toEqual(["Hits by 3.", "Hit.", "Hit."]);
    expect(all.map(({ view }) => view.seats[1]?.level)).toEqual([1, 1, 1, 2]);
    expect(all.map((one) => one.line)).toEqual([0, 1, 2, 3]);
  });

  it("asks nobody meanwhile, and its cards have left the hands", () => {
    const all = shown([...bid(), line("failed", 0, LIGHT)], { fight: null });
    for (const { view } of all) expect([view.decision, view.mine]).toEqual([null, null]);
    expect(all.map(({ view }) => view.seats.map((seat) => seat.hand))).toEqual([
      [4, 4],
      ...Array.from({ length: 3 }, () => [4, 3]),
    ]);
    expect(verdicts(all).at(-1)).toBe("Blocked.");
  });

  it("is read as long where nothing should move, and all else is a fade", () => {
    settings.set({ motion: "reduced" });
    expect(lasts(shown([...bid(), line("failed", 0, LIGHT)], { fight: null }))).toEqual([80, 80, 700, 80]);
  });
});

describe("a KO", () => {
  const HEAVY = { ...OPEN, fight: OPEN.fight && { ...OPEN.fight, type: "heavy" as const, match: 5 } };
  const blow = () => [
    line("hit", 0, { target: 1, type: "heavy", attack: 5, defence: 0 }),
    line("knockback", 1, { count: 4, level: 2, card: 2, changed: "no", effects: 0 }),
    line("cross", 1, { space: "r4c6", edge: "right" }),
    line("ko", 1, { by: 0, left: 2, source: 0 }),
    line("reveal", 1, { ko: 2 }),
  ];
  const fallen = HEAVY.seats.map((seat) => (seat.seat === 1 ? { ...seat, space: null } : seat));

  it("comes after the verdict, alone, and is told when it is over", () => {
    // The server's attack is over only when its last question is answered.
    const all = shown(blow(), { seats: fallen }, null, HEAVY);
    const begins = all.findIndex((one) => one.ko);
    expect(verdicts(all).slice(0, begins)).toContain("Hit. Flies 4.");
    expect(all.slice(begins).map((one) => [one.ko?.part, one.view.fight])).toEqual(
      ["line", "word", "card"].map((part) => [part, null]),
    );
    expect(all.slice(begins).map((one) => one.line)).toEqual([0, 0, 4]);
  });

  it("rests half a second before the result", () => {
    const all = shown(blow(), { seats: fallen }, ended, HEAVY);
    expect([all.at(-1)?.ms, all.at(-1)?.ko, all.at(-1)?.view.fight]).toEqual([500, null, null]);
  });
});
