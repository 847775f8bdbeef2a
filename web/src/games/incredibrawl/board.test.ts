import { describe, expect, it } from "vitest";
import type { LogLine } from "../../net/protocol";
import { changeOf, type Scene, sceneOf, step, thisRound } from "./board";
import { moments } from "./moments";
import type { Change, View } from "./protocol";
import rounds from "./rounds.json";

interface Position {
  view: View;
  lines: LogLine[];
}
/** Games of the server, decision by decision (tests/property/incredibrawl/test_rounds.py). */
const GAMES = rounds as unknown as Position[][];
const SILENT = { line: (line: LogLine): string => line.kind };

const run = (before: Scene, ...changes: Change[]): Scene => changes.reduce<Scene>(step, before);

/** What a board must show alike, whether it was walked to or read from the view. */
function facts(scene: Scene) {
  return {
    round: scene.round,
    location: scene.location,
    token: scene.token,
    glory: scene.glory,
    winner: scene.winner,
    signs: scene.signs,
    bouts: scene.bouts,
    laid: scene.laid,
    stands: scene.stands.map((one) =>
      one?.spot ? { spot: one.spot, card: one.card, down: one.down, beaten: one.beaten } : (one?.down ?? false),
    ),
  };
}

describe("the board of real games", () => {
  it.each(GAMES.map((_, n) => n))("is the server's view after the last line of each decision, game %i", (n) => {
    const game = GAMES[n] ?? [];
    const log: LogLine[] = [];
    let now: Scene | null = null;
    for (const { view, lines } of game) {
      log.push(...lines);
      const rest = sceneOf(view, log);
      const walked: Scene = lines.reduce((scene, line) => step(scene, changeOf(line)), now ?? rest);
      if (now) {
        const own = facts(walked);
        // A card that was carried out goes when the next one comes: no line says that it is done.
        if (!view.actor) own.laid = facts(rest).laid;
        expect(own, `after line ${log.length - 1}`).toEqual(facts(rest));
      }
      now = rest;
    }
    expect(game.length).toBeGreaterThan(25);
  });

  it("is shown by moments that end where the lines end", () => {
    for (const game of GAMES) {
      const log: LogLine[] = [];
      let now: Scene | null = null;
      for (const { view, lines } of game) {
        log.push(...lines);
        const found = now ? moments(now, lines, SILENT) : [];
        const walked = lines.reduce((scene, line) => step(scene, changeOf(line)), now ?? sceneOf(view, log));
        const last = found.at(-1);
        if (last) expect(facts(last.scene)).toEqual(facts(walked));
        now = sceneOf(view, log);
      }
    }
  });
});

const begun = (seats: number): Scene => ({
  round: 1,
  location: 40,
  stands: Array.from({ length: seats }, () => null),
  bouts: Array.from({ length: seats - 1 }, () => ({
    left: null,
    right: null,
    decided: false,
    winner: null,
    how: null,
  })),
  now: -1,
  winner: null,
  ended: false,
  glory: Array.from({ length: seats }, () => 1),
  token: null,
  actor: null,
  laid: [],
  signs: Array.from({ length: seats }, () => null),
});

describe("what a line changes", () => {
  const at = (number: number, side: "left" | "right", seat: number) => ({ sides: [{ number, side, seat }] });

  it("a scrap that is decided keeps its sides; decided anew, another winner goes on", () => {
    const one = { number: 0, winner: 0, loser: 2, how: "type" } as const;
    const fought = run(begun(4), at(0, "left", 0), at(0, "right", 2), { decided: one, ...at(2, "left", 0) });
    expect(fought.bouts[0]).toMatchObject({ left: 0, right: 2, winner: 0, how: "type" });
    expect(run(fought, at(0, "left", 3)).bouts[0]?.left).toBe(0);
    const anew = run(fought, { decided: { ...one, winner: 2, loser: 0, how: "throw" }, ...at(2, "left", 2) });
    expect(anew.bouts[0]).toMatchObject({ left: 0, right: 2, winner: 2, how: "throw" });
    expect(anew.bouts[2]?.left).toBe(2);
  });

  it("a side that is empty decides a scrap by nothing", () => {
    const gone = run(begun(3), at(0, "left", 0), { decided: { number: 0, winner: 0, loser: null, how: null } });
    expect(gone.bouts[0]).toMatchObject({ decided: true, left: 0, right: null, winner: 0, how: null });
  });

  it("keeps Power-Ups on the table until the next one is carried out, or they go back", () => {
    const [a, b] = [
      { seat: 1, card: 33 },
      { seat: 0, card: 31 },
    ];
    const laid = run(begun(2), { laid: a }, { laid: b }, { actor: { ...a, trigger: null } });
    expect(laid.laid).toEqual([a, b]);
    expect(run(laid, { actor: { ...b, trigger: null } }).laid).toEqual([b]);
    expect(run(laid, { back: b }).laid).toEqual([a]);
    expect(run(laid, { closed: true, actor: null }).laid).toEqual([]);
  });

  it("moves Glory between seats and the pool", () => {
    const gave = (source: number | null, target: number | null, n: number): Change => ({
      glory: [{ source, target, n }],
    });
    expect(run(begun(2), gave(null, 0, 2), gave(0, 1, 1), gave(1, null, 1)).glory).toEqual([2, 1]);
  });

  it("leaves the cards of a brawl that has had its reward where they are, until a new round", () => {
    const shown = run(begun(2), { stands: [{ seat: 0, spot: 1, card: 5, fresh: true, level: 6, type: "physical" }] });
    const ended = run(shown, { ended: true }, { stands: [{ seat: 0, card: null }] });
    expect(ended.stands[0]?.card).toBe(5);
    expect(run(shown, { stands: [{ seat: 0, card: null }] }).stands[0]).toMatchObject({ card: null, spot: 1 });
    const anew = run(ended, { anew: true, round: 2, location: 43, token: 1 });
    expect(anew).toMatchObject({ round: 2, location: 43, token: 1, ended: false, stands: [null, null], glory: [1, 1] });
  });

  it("takes a face-down card back, and notes a copied ability", () => {
    const down = run(begun(2), { stands: [{ seat: 0, down: true }] });
    expect(down.stands[0]).toMatchObject({ down: true, card: null });
    expect(run(down, { stands: [{ seat: 0, down: false }] }).stands[0]).toBeNull();
    const copied = run(begun(2), { stands: [{ seat: 1, spot: 2 }] }, { stands: [{ seat: 1, copies: true }] });
    expect(copied.stands[1]?.notes).toEqual(["copies an ability"]);
  });
});

describe("a round", () => {
  it("begins at the newest line that says so", () => {
    const line = (n: number, board: Change) => ({ n, args: { board } }) as unknown as LogLine;
    expect(thisRound([line(0, { anew: true }), line(1, {}), line(2, { anew: true }), line(3, {})])).toHaveLength(2);
  });
});
