import { describe, expect, it } from "vitest";
import "../../../test/english";
import { Book } from "./book";
import type { HeroView, Setup } from "./protocol";
import { numbers, turning } from "./result";
import { Chronicle, deeds, merged, sideOf, type Told } from "./told";

const line = (kind: string, args: Record<string, unknown>): Told => ({ kind, args, text: kind, rule: null });
const hero = (name: string, ...specials: string[]) => ({ name, specials: specials.map((one) => ({ name: one })) });
const setup = {
  heroes: [null, hero("Gale Archer", "Piercing Bolt", "Gust Shot"), hero("Demon King"), hero("Siege Ram")],
  tools: [null, { name: "Rift Stone" }],
  relics: [null, { name: "Sanctuary", timing: "next_turn" }, { name: "Barricade", timing: "any_time" }],
  hazards: [null, { name: "Spiked Pillars" }],
} as unknown as Setup;
const book = new Book(
  setup,
  ["Gale Archer", "Demon King B", "Demon King X", "Siege Ram"].map(
    (name, n) => ({ design: [1, 2, 2, 3][n], name, short: name.slice(name.indexOf(" ") + 1) }) as HeroView,
  ),
);
const readers = {
  book,
  name: (seat: number) => ["Robin", "Mako"][seat] ?? "",
  you: (seat: number) => seat === 0,
  own: 1,
  alone: (team: number) => team - 1,
};
const brief = new Chronicle({ ...readers, hero: (h) => book.short(h) });
const whole = new Chronicle(readers);

/** Gust Shot into the Pillars: 2, two squares back, 1 more. */
const GUST = [
  line("special", { hero: 0, special: 1 }),
  line("aim", { hero: 0 }),
  line("hurt", { hero: 3, n: 2, hp: 4 }),
  line("move", { hero: 3, was: "d5", to: "d6", way: "knock" }),
  line("move", { hero: 3, was: "d6", to: "d7", way: "knock" }),
  line("hit", { hero: 3, thing: 1, space: "d8" }),
  line("hurt", { hero: 3, n: 1, hp: 3 }),
];

describe("a team", () => {
  it('is "you" to its one reader, and has its name where two share a screen', () => {
    const shared = { ...readers, you: () => false };
    expect([1, 2].map((team) => sideOf(readers, team).ours)).toEqual(["yes", "no"]);
    expect([1, 2].map((team) => sideOf(shared, team))).toEqual([
      { ours: "no", name: "Robin" },
      { ours: "no", name: "Mako" },
    ]);
    expect(sideOf({ ...shared, alone: () => null }, 1)).toEqual({ ours: "four", name: "none" });
  });
});

describe("a deed", () => {
  it("is one sentence with what came of it", () => {
    expect(deeds(GUST).map((one) => brief.deed(one))).toEqual([
      "Gust Shot: Ram takes 2, is knocked back 2, takes 1 from Spiked Pillars.",
    ]);
    expect(deeds(GUST).map((one) => whole.deed(one, true))).toEqual([
      "Gale Archer, Gust Shot: Siege Ram takes 2, 4 left, is knocked back 2 to d7, runs into Spiked Pillars, takes 1, 3 left.",
    ]);
  });

  it("has all steps of a Move, and what was met on the way", () => {
    const walk = [
      line("step", { hero: 0, was: "b1", to: "c2" }),
      line("step", { hero: 0, was: "c2", to: "d3" }),
      line("hit", { hero: 0, thing: 1, space: "d3" }),
      line("hurt", { hero: 0, n: 1, hp: 4 }),
    ];
    expect(deeds(walk).map((one) => brief.deed(one))).toEqual([
      "Archer steps b1 \u2192 c2 \u2192 d3, takes 1 from Spiked Pillars.",
    ]);
  });

  it("ends with its turn: what the end of a turn costs is told by itself", () => {
    const lines = [...GUST, line("phase", { phase: "end" }), line("hurt", { hero: 0, n: 1, hp: 4 })];
    expect(deeds(lines).map((one) => brief.deed(one))).toEqual([
      "Gust Shot: Ram takes 2, is knocked back 2, takes 1 from Spiked Pillars.",
      "Archer takes 1, 4 HP left.",
    ]);
  });

  it("is no artifact that waits on: only that it is ready is told at the start of a turn", () => {
    const lines = [0, 2].map((n) => line("cooldown", { hero: 0, tool: 1, n }));
    expect(deeds(lines).map((one) => brief.deed(one))).toEqual(["Archer's Rift Stone is ready."]);
    expect(deeds([line("relic", { relic: 2 }), ...lines])).toHaveLength(1);
  });

  it("without anything is told by itself, and a relic that waits says for what", () => {
    const lines = [
      line("relic", { seat: 0, relic: 1 }),
      line("relic", { seat: 1, relic: 2 }),
      line("creation", { made: "wall", space: "c4" }),
      line("draw", { seat: 0, relic: 2 }),
      line("steal", { seat: 1, relic: 1, team: 1 }),
      { ...line("over", { winners: [0], reason: "beaten" }), code: "over-beaten" },
    ];
    expect(deeds(lines).map((one) => brief.deed(one))).toEqual([
      "You play Sanctuary, for the next turn.",
      "Barricade: a wall on c4.",
      "You draw Barricade.",
      "Mako takes Sanctuary from your hand.",
      "No enemy hero is left: you win.",
    ]);
  });
});

describe("the numbers of a game", () => {
  const dated = [
    ...GUST.map((one) => ({ ...one, round: 1 })),
    { ...line("hurt", { hero: 0, n: 2, hp: 5 }), round: 2 },
    { ...line("heal", { hero: 0, n: 1, hp: 6 }), round: 3 },
    { ...line("hurt", { hero: 3, n: 3, hp: 0 }), round: 3 },
    { ...line("death", { hero: 3 }), round: 3 },
    { ...line("relic", { seat: 1, relic: 1 }), round: 3 },
  ];

  it("count what a hero lost, and to what", () => {
    const found = numbers(dated, [7, 9, 9, 6], [1, 2]);
    expect(found.fates[3]).toEqual({ hits: 5, hazards: 1, killed: 3 });
    expect(found.fates[0]).toEqual({ hits: 2, hazards: 0, killed: 0 });
    expect(found.shoved).toEqual([2, 0]);
    expect(found.relics).toEqual([0, 1]);
    expect(found.health).toEqual([
      [7, 9, 9, 6],
      [7, 9, 9, 3],
      [5, 9, 9, 3],
      [6, 9, 9, 0],
    ]);
  });

  it("know the deed that cost most", () => {
    expect(turning(deeds(dated), 2)?.line.kind).toBe("special");
    expect(turning(deeds(GUST), 1)).toBeNull();
    expect(merged(GUST.slice(2)).map((one) => one.kind)).toEqual(["hurt", "move", "hit"]);
  });
});
