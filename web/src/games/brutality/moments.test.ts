import { describe, expect, it } from "vitest";
import type { LogLine } from "../../net/protocol";
import { calm, type Moment, moments } from "./moments";
import type { HeroView, View } from "./protocol";
import { heard } from "./sounds";

let n = 0;
const line = (kind: string, args: Record<string, unknown>): LogLine => ({
  ...{ n: n++, seat: 0, kind, code: `log-${kind}`, args, text: kind, rule: null, turn: 1 },
});
const hero = (h: number, squares: string[], hp: number): HeroView =>
  ({ hero: h, space: squares[0] ?? null, squares, hp, full: 9, dead: false }) as unknown as HeroView;
/** An archer on d3, a warden of four squares, and a king before the pillars on d7. */
const before = {
  heroes: [hero(0, ["d3"], 5), hero(1, ["e2", "f2", "e3", "f3"], 11), hero(2, ["d5"], 6), hero(3, ["g9"], 9)],
  ...{ hazards: [{ thing: 1, space: "d7" }], creations: [], mine: { team: 1, hand: [2, 3] }, asked: [0] },
  ...{ seats: [{ team: 1 }, { team: 2 }], teams: [1, 2].map((team) => ({ team, hand: 2 })) },
} as unknown as View;
const read = (...lines: LogLine[]): Moment[] => moments(lines, before, before);
const kinds = (found: readonly Moment[]): string => found.map((one) => `${one.kind} ${one.ms}`).join(", ");

/** The shot of the picture: hit, a square back, into the pillars. */
const shot = (): LogLine[] => [
  line("special", { hero: 0, special: 1 }),
  line("aim", { hero: 0 }),
  line("hurt", { hero: 2, n: 2, hp: 4 }),
  line("move", { hero: 2, was: "d5", to: "d6", way: "knock" }),
  line("hit", { hero: 2, thing: 1, space: "d7" }),
  line("hurt", { hero: 2, n: 1, hp: 3 }),
];

describe("what is shown of what happened", () => {
  it("winds up once, hits, slides, runs into the pillars and staggers back, each with its length", () => {
    const found = read(...shot());
    expect(kinds(found)).toBe("wind 140, hurt 120, slide 70, bite 160, stagger 400");
    expect(found.map((one) => one.heroes[2]?.hp)).toEqual([6, 4, 4, 3, 3]);
    expect(found.map((one) => one.heroes[2]?.space)).toEqual(["d5", "d5", "d6", "d6", "d6"]);
    expect(found[3]).toMatchObject({ hero: 2, count: 1, thing: 1, space: "d7" });
  });

  it("takes nothing from a hero that is put on the board", () => {
    const nowhere = { ...before, heroes: [hero(0, [], 0)] };
    const found = moments([line("place", { hero: 0, space: "a1" }), ...shot()], nowhere, before);
    expect(found.map((one) => one.heroes[0]?.hp)).toEqual(found.map(() => 5));
    expect(found.length).toBeGreaterThan(0);
  });

  it("counts the squares of a knock, blow by blow, and of no other way", () => {
    const knock = (to: string): LogLine => line("move", { hero: 2, was: "d5", to, way: "knock" });
    const slides = (found: readonly Moment[]) =>
      found.filter((one) => one.kind === "slide").map((one) => [one.special, one.count]);
    expect(slides(read(line("special", { hero: 0, special: 1 }), knock("d6"), knock("d7")))).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect(slides(read(knock("d6"), line("special", { hero: 1, special: 2 }), knock("d7")))).toEqual([
      [-1, 1],
      [2, 1],
    ]);
    expect(slides(read(line("move", { hero: 3, was: "g9", to: "f9", way: "room" })))).toEqual([[-1, 0]]);
  });

  it("moves all squares of a large hero, and flies the longer the further it goes", () => {
    const [step] = read(line("step", { hero: 1, was: "e2", to: "e3" }));
    expect(step?.heroes[1]?.squares).toEqual(["e3", "f3", "e4", "f4"]);
    expect(step?.was).toEqual(["e2", "f2", "e3", "f3"]);
    expect(kinds(read(line("fly", { hero: 0, was: "d3", to: "g6", mode: 0 })))).toBe("leap 350");
    expect(kinds(read(line("fly", { hero: 0, was: "d3", to: "d5", mode: 1 })))).toBe("launch 350");
  });

  it("draws the chain before the first pull alone, and makes room a little later", () => {
    const pull = (to: string): LogLine => line("move", { hero: 2, was: "d5", to, way: "pull" });
    expect(kinds(read(pull("d4"), pull("d3")))).toBe("pull 190, pull 90");
    expect(kinds(read(line("move", { hero: 3, was: "g9", to: "f9", way: "room" })))).toBe("slide 110");
  });

  it("lets who is killed stand until it falls, and lie from then on", () => {
    const found = read(
      line("hurt", { hero: 2, n: 6, hp: 0 }),
      line("death", { hero: 2 }),
      line("over", { reason: "beaten" }),
    );
    expect(kinds(found)).toBe("hurt 240, death 620, end 500");
    expect(found.map((one) => one.heroes[2]?.dead)).toEqual([false, false, true]);
  });

  it("shows the last blow of a game, and nothing before it, at half speed", () => {
    const found = read(line("step", { hero: 0, was: "d3", to: "d4" }), ...shot(), line("over", { reason: "beaten" }));
    expect(kinds(found)).toBe("step 110, wind 280, hurt 240, slide 140, bite 320, stagger 400, end 500");
  });

  it("knows who attacks, what a blow has cost in all, and whom a relic is about", () => {
    const found = read(line("relic", { seat: 0, relic: 3 }), line("status", { hero: 1, status: "capped" }), ...shot());
    expect(found.map((one) => `${one.kind} ${one.hero} by ${one.by}`)).toEqual([
      ...["relic 1 by -1", "wind 0 by 0", "hurt 2 by 0", "slide 2 by 0", "bite 2 by 0", "stagger 2 by 0"],
    ]);
    expect(found.at(-1)?.count).toBe(3);
    // A relic that is about nobody is not about whoever acts next.
    expect(read(line("relic", { seat: 0, relic: 3 }), ...shot())[0]?.hero).toBe(-1);
  });

  it("draws the table as it is then: nobody is asked, what is laid lies there, a played relic has left its hand", () => {
    const made = { made: "wall", space: "c4", team: 1, turns: 2 };
    const after = { ...before, mine: { team: 1, hand: [2, 7, 8] } } as View;
    const found = moments([line("relic", { seat: 0, relic: 3 }), line("creation", made), ...shot()], before, after);
    expect(found.map(({ view }) => view.creations.length)).toEqual([0, 1, 1, 1, 1, 1, 1]);
    expect(found.every(({ view }) => view.asked.length === 0 && view.mine?.hand.join() === "2")).toBe(true);
    expect(found.at(-1)?.view.teams.map((team) => team.hand)).toEqual([1, 2]);
    expect(found.map(({ view }) => view.heroes[2]?.hp)).toEqual([6, 6, 6, 4, 4, 3, 3]);
    const moved = line("hazard_moved", { thing: 1, was: "d7", to: "e7" });
    expect(moments([moved, ...shot()], before, after)[0]?.view.hazards.map((one) => one.space)).toEqual(["e7"]);
  });

  it("is told with its line, a blow and the end only when they have been seen", () => {
    const lines = [...shot(), line("over", { reason: "beaten" })];
    const first = lines[0]?.n ?? 0;
    expect(moments(lines, before, before).map((one) => one.line - first)).toEqual([1, 2, 3, 5, 5, 5]);
  });

  it("without motion keeps ways and losses on the board for a second", () => {
    const [still, ...more] = calm(read(...shot()));
    expect(more).toEqual([]);
    expect(still).toMatchObject({ kind: "calm", ms: 1000, trails: [{ kind: "slide", was: ["d5"], squares: ["d6"] }] });
    expect(still?.losses.map((one) => one.count)).toEqual([2, 1]);
    const card = calm(read(line("relic", { seat: 0, relic: 3 }), line("heal", { hero: 1, n: 1, hp: 9 })))[0];
    expect(card?.relics).toEqual([{ relic: 3, squares: ["e2", "f2", "e3", "f3"] }]);
    expect(calm([])).toEqual([]);
  });

  it("slides sound a third lower each, a curse lower than a blessing, a fall like a bell", () => {
    const slide = read(line("move", { hero: 2, was: "d5", to: "d6", way: "knock" }))[0] as Moment;
    const [first, second] = [heard(slide), heard(slide)];
    expect(second?.pitch).toBeLessThan(first?.pitch ?? 0);
    const relic = read(line("relic", { seat: 0, relic: 3 }))[0] as Moment;
    expect(heard(relic, true)?.pitch).toBeLessThan(heard(relic)?.pitch ?? 0);
    expect(heard(read(line("death", { hero: 2 }))[0] as Moment)?.noise).toBeTruthy();
  });
});
