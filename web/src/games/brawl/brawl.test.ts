import { describe, expect, it } from "vitest";
import type { LogLine } from "../../protocol/types";
import { leadChanges, leaders, spotsSaid } from "./announce";
import { areasOf, bars, DESK } from "./board";
import { type Ghost, overlay } from "./ghost";
import { commands } from "./keyboard";
import { nickname, type SeatLook } from "./seats";
import { Tempo } from "./time.svelte";
import type { BaseView, Card, EndView, SeatView, View } from "./types";
import { clock, retold, slipOf } from "./words";

const card = (id: number, type = 0, owner = 0): Card => ({ id, type, owner, number: 5 });
const end = (id: string, side: number, cards: Card[] = []): EndView => ({
  id,
  side,
  colour: cards.length ? "red" : null,
  cards,
  hits: cards.length,
});
const base = (id: string, owner: number, ends: [EndView, EndView], more: Partial<BaseView> = {}): BaseView => ({
  id,
  owner,
  row: 0,
  frozen: false,
  value: 1,
  reversed: false,
  winner: owner,
  tied: true,
  blocked_in: false,
  mods: [],
  ends,
  ...more,
});
const seat = (letter: string, more: Partial<SeatView> = {}): SeatView => ({
  letter,
  team: "AB".indexOf(letter),
  deck: 9,
  above: 6,
  freezes: 3,
  hand: null,
  pile: { n: 1, top: card(7), cards: null },
  out: "in",
  ready: true,
  active: true,
  starter: null,
  plays: 0,
  last: 0,
  bases: 1,
  points: 1,
  vote: false,
  ...more,
});
const HELD = card(3);
const VIEW: View = {
  game: "brawl",
  mode: "tournament",
  format: "duel",
  phase: "live",
  now: 0,
  started: 0,
  deadline: null,
  stall_at: null,
  limit_at: null,
  warned: false,
  round: 0,
  turn: null,
  over: 0,
  types: [
    { word: "add_hit", name: "Hit", colours: ["red"], n: 1, text: "", short: "" },
    { word: "clear_base", name: "Clear", colours: [], n: 0, text: "", short: "" },
  ],
  seats: [seat("A", { hand: { from: "deck", card: HELD } }), seat("B")],
  rows: [{ id: 0, sides: [0, 1], bases: ["A1", "B1"], open: true }],
  bases: {
    A1: base("A1", 0, [end("A1.a", 0), end("A1.b", 1)]),
    B1: base("B1", 1, [end("B1.a", 0, [card(1)]), end("B1.b", 1)]),
  },
  swept: [],
  lists: [[], []],
  mine: { hand: HELD, from: "deck", play: { "A1.a": 172 }, top: {}, can: { discard: 3 }, tag: [], choice: null },
};
const looks = (view: View): SeatLook[] =>
  view.seats.map((one, n) => ({
    seat: n,
    letter: one.letter,
    side: n ? "foe" : "you",
    shape: n ? "diamond" : "circle",
    name: n ? "Mako" : "Robin",
    who: n ? "Mako" : "You",
    deck: "",
    deckName: n ? "Shade" : "Kit",
    icon: "",
  }));

describe("the board", () => {
  it("shows each seat its own ends below and its own Base at the left", () => {
    const [a] = areasOf(VIEW, 0).mine;
    const [b] = areasOf(VIEW, 1).mine;
    expect(a?.columns.map((one) => [one.base.id, one.near.id, one.far.id])).toEqual([
      ["A1", "A1.a", "A1.b"],
      ["B1", "B1.a", "B1.b"],
    ]);
    expect(b?.columns.map((one) => [one.base.id, one.near.id, one.far.id])).toEqual([
      ["B1", "B1.b", "B1.a"],
      ["A1", "A1.b", "A1.a"],
    ]);
    expect([a?.left, a?.right, b?.left, b?.right]).toEqual(["L0", "R0", "R0", "L0"]);
  });

  it("keeps bars whole while they fit, then overlaps them, the last 3 whole", () => {
    const short = bars([false, true, false], 300, DESK);
    expect(short.strip).toEqual([false, false, false]);
    const long = bars(Array(8).fill(false), 240, DESK);
    expect(long.strip).toEqual([true, true, true, true, true, false, false, false]);
    for (const n of [4, 9, 16, 30]) {
      const made = bars(Array(n).fill(false), 200, DESK);
      expect(made.heights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(200.5);
    }
  });
});

describe("the own request in the same frame", () => {
  const known = { deal: 0 };

  it("lays the card down and offers the next deal", () => {
    const play: Ghost = { kind: "play", card: HELD, space: "A1.a", top: false };
    const shown = overlay(VIEW, 0, [play], known);
    expect(shown.bases.A1?.ends[0].cards).toEqual([{ ...HELD, ghost: true }]);
    expect(shown.seats[0]?.hand).toBeNull();
    expect(shown.mine).toMatchObject({ hand: null, play: {}, can: { deal: 0 } });
    expect(VIEW.bases.A1?.ends[0].cards).toEqual([]);
  });

  it("takes nothing from the hand that is no longer there", () => {
    const play: Ghost = { kind: "play", card: card(99), space: "A1.a", top: false };
    expect(overlay(VIEW, 0, [play], known)).toBe(VIEW);
  });

  it("discards, then deals, in the order in which they were sent", () => {
    const shown = overlay(VIEW, 0, [{ kind: "drop", card: HELD }, { kind: "deal" }], known);
    expect(shown.seats[0]).toMatchObject({ deck: 8, hand: { from: "deck", card: null }, pile: { n: 2, top: HELD } });
    expect(shown.mine?.can).toEqual({});
  });

  it("shows a new Base at its end of the row, and a Base under a Clear as leaving", () => {
    const laid = overlay(VIEW, 0, [{ kind: "play", card: HELD, space: "R0", top: false }], known);
    expect(laid.rows[0]?.bases).toEqual(["A1", "B1", "+"]);
    const clear = { ...HELD, type: 1 };
    const view = {
      ...VIEW,
      mine: null,
      seats: [seat("A", { hand: { from: "deck" as const, card: clear } }), seat("B")],
    };
    expect(
      overlay({ ...view, mine: VIEW.mine }, 0, [{ kind: "play", card: clear, space: "B1", top: false }], known).bases.B1
        ?.ghost,
    ).toBe("leaving");
  });

  it("changes nothing for who only looks on", () => {
    expect(overlay(VIEW, null, [{ kind: "deal" }], known)).toBe(VIEW);
  });
});

describe("words", () => {
  const line = (text: string, who = 1, kind = "play"): LogLine => ({
    n: 0,
    seat: who,
    kind,
    text,
    rule: null,
    turn: 0,
    data: [],
  });

  it("tells the log with names", () => {
    expect(retold(line("B plays Hit(red) on A1.a from the pile"), VIEW, looks(VIEW))).toBe(
      "Red Hit on Kit from the pile",
    );
    expect(retold(line("B freezes B1"), VIEW, looks(VIEW))).toBe("Freezes Shade");
    const back = (letter: string): string =>
      `The game goes back over 2 actions, to before the foul of ${letter} on A1.a`;
    expect(retold(line(back("A"), -1, "back"), VIEW, looks(VIEW))).toContain("to before your foul on Kit");
    expect(retold(line(back("B"), -1, "back"), VIEW, looks(VIEW))).toContain("to before the foul of Mako on Kit");
  });

  it("says how late a play was and where its card is", () => {
    const ghost: Ghost = { kind: "play", card: HELD, space: "A1.a", top: true };
    const sent = { ref: 1, seat: 0, action: 172, at: 0, ghost };
    const slip = slipOf(VIEW, {
      n: 1,
      sent,
      heard: 0,
      rule: "BR-ARB-03",
      text: "",
      code: "stale",
      lateMs: 112,
      by: 1,
      chained: false,
    });
    expect([slip.title, slip.text]).toEqual(["Too late by 0.1 s.", "Your Hit stays on your pile. Nothing lost."]);
  });

  it("tells time and short names", () => {
    expect([clock(102_400), clock(102_400, true), clock(-5)]).toEqual(["1:42", "1:42.4", "0:00"]);
    expect(["Kit Motley", "Mother Broom", "Gus the Doorman"].map(nickname)).toEqual(["Kit", "Broom", "Gus"]);
  });

  it("announces only changes of the lead, and the legal spots", () => {
    const after: View = {
      ...VIEW,
      bases: {
        ...VIEW.bases,
        B1: base("B1", 1, VIEW.bases.B1?.ends ?? [end("", 0), end("", 1)], { winner: 0, tied: false }),
      },
    };
    const side = (n: number): SeatLook | undefined => looks(VIEW)[n];
    expect(leadChanges(leaders(VIEW), VIEW, looks(VIEW), side)).toEqual([]);
    expect(leadChanges(leaders(VIEW), after, looks(VIEW), side)).toEqual(["Shade B1: you lead, 1 to 0."]);
    expect(spotsSaid(VIEW, looks(VIEW), 0, 0, new Set(["A1.a", "B1.b"]), true)).toBe(
      "Red Hit: Kit A1, your end; Shade B1, their end.",
    );
  });
});

describe("keys and tempo", () => {
  it("has a key of its own for every place", () => {
    for (const room of [
      { areas: 1, places: 3 },
      { areas: 1, places: 4 },
      { areas: 2, places: 3 },
    ]) {
      const codes = commands(room)
        .filter((one) => !one.fixed)
        .map((one) => one.code);
      expect(new Set(codes).size).toBe(codes.length);
    }
    expect(commands({ areas: 1, places: 4 }).find((one) => one.id === "br-drop")?.code).toBe("KeyG");
  });

  it("counts the plays of the last 10 s", () => {
    const tempo = new Tempo();
    const at = (plays: number): View => ({ ...VIEW, seats: [seat("A", { plays }), seat("B")] });
    tempo.hear(at(0), 0);
    tempo.hear(at(3), 2000);
    tempo.hear(at(5), 9000);
    expect([tempo.plays(0, 9000), tempo.plays(0, 12_500), tempo.plays(0, 30_000)]).toEqual([5, 2, 0]);
  });
});
