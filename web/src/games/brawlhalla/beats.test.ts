import { beforeEach, describe, expect, it } from "vitest";
import attack from "../../../gallery/fixtures/brawlhalla/attack.json";
import { settings } from "../../feel/settings.svelte";
import type { LineBeat, LogLine } from "../../net/protocol";
import { blank } from "../../table/model.svelte";
import type { Line, TableState } from "../../table/types";
import { type Beat, beats, soundOf } from "./beats";
import type { Game, View } from "./protocol";

/** Nix, Yellow at r4c4, is attacked from r4c3. */
const found = attack.state.view as unknown as View;
const LIGHT = { ...found, seats: found.seats.map((seat) => (seat.seat === 1 ? { ...seat, level: 1 } : seat)) };
const HEAVY = { ...LIGHT, fight: LIGHT.fight && { ...LIGHT.fight, type: "heavy" as const, match: 5 } };
type Told = [kind: string, seat: number, args?: object, ms?: number, patch?: Record<string, unknown>];

/** What is shown of these lines; those that stand for a while bring what they change. */
function shown(told: readonly Told[], before: View = LIGHT): Beat[] {
  const lines = told.map(
    ([kind, seat, args], n): LogLine => ({
      ...{ n, seat, kind, code: `log-${kind}`, args: { seat, ...args }, rule: null, turn: 1 },
    }),
  ) as Line<Game>[];
  const seen = told.flatMap(([, , , ms, patch = {}], n): LineBeat[] => (ms ? [{ n, ms, patch }] : []));
  const was: TableState<Game> = { ...blank("t"), view: before, log: [], decision: null };
  return beats({ before: was, after: { ...was, log: lines }, lines, beats: seen });
}
const lasts = (all: readonly Beat[]): number[] => all.map((one) => one.ms);
const totals = (all: readonly Beat[]) => all.map(({ view }) => view.fight?.totals ?? null);

beforeEach(() => settings.set({ speed: 1, motion: "system" }));

describe("a Light attack", () => {
  const TOLD: Told[] = [
    ["open", 0, { type: "light" }, 430, { "fight.totals": [5, 0] }],
    ["card", 1, {}, 370, { "fight.totals": [5, 2], "seats.1.hand": 3 }],
    ["hit", 0, { type: "light", target: 1 }, 700, { "fight.hit": true }],
    ["damage", 1, { start: 1, to: 2, source: 0 }, 280, { "seats.1.level": 2 }],
  ];

  it("stands card by card as long as each beat says, then its verdict, and only then what it does", () => {
    const all = shown(TOLD);
    expect(lasts(all)).toEqual([430, 370, 700, 280]);
    expect(totals(all)).toEqual([
      [5, 0],
      [5, 2],
      [5, 2],
      [5, 2],
    ]);
    expect(all.map(({ view }) => [view.fight?.hit, view.seats[1]?.level, view.seats[1]?.hand])).toEqual([
      [null, 1, 4],
      [null, 1, 3],
      [true, 1, 3],
      [true, 2, 3],
    ]);
    expect(all.map((one) => one.line)).toEqual([0, 1, 2, 3]);
    expect([...(all.at(-1)?.travel.changed ?? [])]).toEqual([1]);
  });

  it("asks nobody meanwhile", () => {
    for (const { view } of shown(TOLD)) expect([view.decision, view.mine]).toEqual([null, null]);
  });

  it("is read as long where nothing should move, and all else is a fade", () => {
    settings.set({ motion: "reduced" });
    expect(lasts(shown(TOLD))).toEqual([80, 80, 700, 80]);
  });
});

describe("the way somebody goes", () => {
  const path = ["r4c4", "r3c4", "r2c4"];
  const walk: Told = ["walk", 1, { start: "r4c4", to: "r2c4", path }, 220, { "seats.1.space": "r2c4" }];

  it("is walked space by space, as its line tells it, as long as its beat says", () => {
    const [one] = shown([walk], { ...LIGHT, fight: null });
    expect(one?.travel.trails).toMatchObject([{ seat: 1, spaces: path, how: "walk", ms: 220, gone: false }]);
  });

  it("is drawn on while the step goes on", () => {
    const fall: Told = ["fall", 1, { start: "r2c4", to: "r3c4", by: 1 }, 200, { "seats.1.space": "r3c4" }];
    const all = shown([walk, fall], { ...LIGHT, fight: null });
    expect(all.map((one) => one.travel.trails.map(({ how, spaces }) => [how, spaces.at(-1)]))).toEqual([
      [["walk", "r2c4"]],
      [
        ["walk", "r2c4"],
        ["fall", "r3c4"],
      ],
    ]);
    // The one that ran is the same one: it does not run again.
    expect(all[1]?.travel.trails[0]).toBe(all[0]?.travel.trails[0]);
  });

  it("flies straight from a blow, which winds up first, when the stage has closed", () => {
    const all = shown(
      [
        ["hit", 0, { type: "heavy", target: 1 }, 990, { "fight.hit": true }],
        ["knockback", 1, { count: 1 }],
        ["pushed", 1, { start: "r4c4", to: "r4c5", path: ["r4c4", "r4c5"] }, 270, { "seats.1.space": "r4c5" }],
      ],
      HEAVY,
    );
    expect(lasts(all)).toEqual([990, 340, 270]);
    expect(all.map((one) => [one.view.fight === null, one.view.seats[1]?.space])).toEqual([
      [false, "r4c4"],
      [true, "r4c4"],
      [true, "r4c5"],
    ]);
    expect(all.map((one) => one.line)).toEqual([0, 1, 2]);
    expect(all.at(-1)?.travel).toMatchObject({
      trails: [{ spaces: ["r4c4", "r4c5"], how: "blow", ms: 70, struck: true }],
      strike: { seat: 0, at: "r4c4" },
    });
  });

  it("goes over the KO line where its line says so", () => {
    const cross: Told = ["cross", 1, { space: "r4c6", edge: "right" }, 160, { "seats.1.space": "r4c6" }];
    const [, one] = shown([cross], LIGHT);
    expect(one?.travel.trails).toMatchObject([{ spaces: ["r4c4", "r4c5", "r4c6"], edge: "right", gone: false }]);
  });

  it("is none when somebody is put elsewhere", () => {
    const swapped = { "seats.0.space": "r4c4", "seats.1.space": "r4c3" };
    const [one] = shown([["placed", 0, { start: "r4c3", to: "r4c4" }, 80, swapped]], { ...LIGHT, fight: null });
    expect([one?.travel.trails, [...(one?.travel.jumps ?? [])]]).toEqual([[], [0, 1]]);
  });
});

describe("a KO", () => {
  const blow = (ms = 1260, card = 640): Told[] => [
    ["hit", 0, { type: "heavy", target: 1 }, 990, { "fight.hit": true }],
    ["knockback", 1, { count: 4 }],
    ["cross", 1, { space: "r4c6", edge: "right" }],
    ["ko", 1, { by: 0, left: 2, source: 1 }, ms, { "seats.1.space": "r4c6" }],
    ["reveal", 1, { ko: 2 }, card, { "seats.1.ko.hidden": ["1"] }],
  ];
  const struck = { ...LIGHT.seats[1]?.discard[0], c: 4, value: 5 };
  const before = { ...HEAVY, fight: HEAVY.fight && { ...HEAVY.fight, cards: [[struck], []] } } as unknown as View;
  const parts = (all: readonly Beat[]) => all.flatMap((one) => one.ko?.part ?? []);
  const kos = (all: readonly Beat[]) => all.filter((one) => one.ko);

  it("comes after the verdict, alone, at full length, and names who struck with what", () => {
    const all = shown(blow(), before);
    expect(parts(all)).toEqual(["stop", "line", "word", "card"]);
    expect(lasts(kos(all))).toEqual([220, 340, 700, 640]);
    expect(all[1]?.ko).toMatchObject({ victim: 1, by: 0, out: false });
    expect(all.slice(1).map((one) => one.view.fight)).toEqual([null, null, null, null]);
    expect(all.at(-1)?.ko).toMatchObject({ victim: 1, turned: 2, out: false });
    expect(all.at(-1)?.view.seats[1]?.ko.hidden).toEqual(["1"]);
  });

  it("is told when it happens, with its word, and who falls is off the board from the blow on", () => {
    const all = shown(blow(), before);
    expect(all.map((one) => [one.line, one.view.seats[1]?.space])).toEqual([
      [0, "r4c4"],
      [1, null],
      [2, null],
      [3, null],
      [4, null],
    ]);
    const [trail] = all[1]?.travel.trails ?? [];
    expect(trail).toMatchObject({ spaces: ["r4c4", "r4c5", "r4c6"], ms: 140, struck: true, edge: "right", gone: true });
    expect(all[4]?.travel.trails[0]).toBe(trail);
  });

  it("is shorter when its beats are, and takes 1.1 s", () => {
    expect(lasts(kos(shown(blow(820, 280), before))).reduce((sum, ms) => sum + ms)).toBe(1100);
  });

  it("has no blow where nobody struck, and stands still where nothing should move", () => {
    const fall: Told[] = [
      ["bottom", 1, { space: "r5c4", edge: "bottom" }],
      ["ko", 1, { by: -1, left: 2, source: 4 }, 1260, { "seats.1.space": "r5c4" }],
    ];
    expect(parts(shown(fall, { ...LIGHT, fight: null }))).toEqual(["line", "word"]);
    settings.set({ motion: "reduced" });
    const still = shown(blow(), before);
    expect([parts(still), lasts(still)]).toEqual([
      ["stop", "word", "card"],
      [990, 400, 700, 640],
    ]);
  });

  it("shows the last card, which says that its Legend is out, and rests before the result", () => {
    const last = { "seats.1.out": true, "seats.1.ko.revealed": [{ n: 1, used: true }] };
    const all = shown(
      [...blow().slice(0, 4), ["reveal", 1, { ko: 1 }], ["out", 1, {}, 640, last], ["over", -1, {}, 500]],
      before,
    );
    expect(all.at(-2)?.ko).toMatchObject({ part: "card", turned: 1, out: true });
    expect([all.at(-1)?.ms, all.at(-1)?.ko, all.at(-1)?.view.fight]).toEqual([500, null, null]);
  });

  it("is over when its Legend is back", () => {
    const back: Told = ["respawn", 1, { space: "r1c2" }, 80, { "seats.1.space": "r1c2" }];
    const one = shown([...blow(), back], before).at(-1);
    expect([one?.ko, one?.view.seats[1]?.space, [...(one?.travel.jumps ?? [])]]).toEqual([null, "r1c2", [1]]);
  });
});

it("sounds like the loudest of its lines", () => {
  const line = (kind: string) => ({ kind }) as LogLine;
  expect([["walk", "pickup"], ["knockback", "ko"], ["phase"]].map((kinds) => soundOf(kinds.map(line)))).toEqual([
    "flame",
    "ko",
    null,
  ]);
});
