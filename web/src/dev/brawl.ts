/** A made-up BRAWL table, the scene of realtime.png and bigger ones, for the page without a server. It knows no rules. */

import { cards, LIST, base as made, seat as plain, TYPES } from "../games/brawl/scene";
import type { BaseView, Colour, Laid, RowView, SeatView, View } from "../games/brawl/types";
import type { Beat, ClientMessage, LogLine, Refused, Seat, ServerMessage, State, Welcome } from "../protocol/types";

const card = cards();
const base = (
  name: string,
  row: RowView,
  sides: [string, string],
  ends: [Colour | null, string, Colour | null, string],
  more: Partial<BaseView> = {},
): BaseView => made(card, name, row, ends, more, sides);
const seat = (n: number, more: Partial<SeatView> = {}): SeatView =>
  plain(n, {
    hand: { from: "deck", card: null },
    pile: { n: 8, top: card(`kr${n}`), cards: null },
    plays: 18,
    ...more,
  });
const STARTED = 1000;

function duel(): View {
  const row: RowView = { id: 0, sides: [0, 1], bases: ["B1", "A1", "A2"], open: true };
  const ends: [string, string] = ["a", "b"];
  const held = card("hg0");
  return {
    game: "brawl",
    mode: "tournament",
    format: "duel",
    phase: "live",
    now: STARTED + 102_400,
    started: STARTED,
    deadline: null,
    stall_at: null,
    limit_at: null,
    warned: false,
    round: 0,
    turn: null,
    over: 0,
    types: TYPES,
    seats: [
      seat(0, {
        deck: 2,
        above: 0,
        freezes: 2,
        hand: { from: "pile", card: held },
        pile: { n: 5, top: card("kb0"), cards: null },
        bases: 2,
        points: 2,
        plays: 26,
      }),
      seat(1),
    ],
    rows: [row],
    bases: {
      B1: base("B1", row, ends, ["green", "hg0 hg0", "blue", "hb1 Hb1 hb1 kb0"]),
      A1: base("A1", row, ends, ["red", "hr0 Hr0 hr0 hr0", "red", "hr1 hr1"], { frozen: true, mods: [card("f0")] }),
      A2: base("A2", row, ends, ["blue", "hb0 kb1 p0 hb0", "green", "hg1 kg0 p1 hg1"], { mods: [] }),
    },
    swept: [],
    lists: [LIST, LIST],
    mine: {
      hand: held,
      from: "pile",
      play: { "B1.a": 172, "A2.b": 174 },
      top: {},
      can: { "put back": 2 },
      tag: [],
      choice: null,
    },
  };
}

/** Long strings, four modified Bases. */
function busy(): View {
  const view = duel();
  const row: RowView = { id: 0, sides: [0, 1], bases: ["B1", "A1", "A2"], open: true };
  const ends: [string, string] = ["a", "b"];
  const off = (word: string): Laid => ({ ...card(word), active: false });
  return {
    ...view,
    rows: [row],
    bases: {
      B1: base(
        "B1",
        row,
        ends,
        ["green", "hg0 hg0 Hg0 hg0 kg1 p0 hg0 hg0 hg0 hg0", "blue", "hb1 Hb1 hb1 kb0 p1 hb1 hb1 kb0"],
        { value: 4, mods: [card("x20"), card("x21")] },
      ),
      A1: base("A1", row, ends, [null, "", "red", "hr1"], { value: 0, mods: [off("rv0"), card("p1"), card("x01")] }),
      A2: base("A2", row, ends, ["blue", "hb0 kb1 p0 hb0 w1", "green", "hg1 kg0 p1 hg1"], {
        reversed: true,
        mods: [card("rv1"), card("ho0")],
        winner: 1,
      }),
    },
    mine: {
      hand: card("b0"),
      from: "deck",
      play: { L0: 32, R0: 33 },
      top: {},
      can: { discard: 3 },
      tag: [],
      choice: null,
    },
  };
}

function circle(n: number): View {
  const view = duel();
  const rows: RowView[] = Array.from({ length: n }, (_, r) => ({
    id: r,
    sides: [r, (r + 1) % n],
    bases: [`${"ABCDEF".charAt(r)}1`, `${"ABCDEF".charAt((r + 1) % n)}2`],
    open: true,
  }));
  const bases: Record<string, BaseView> = {};
  for (const row of rows) {
    const ends: [string, string] = ["abcdef".charAt(row.sides[0]), "abcdef".charAt(row.sides[1])];
    row.bases.forEach((name, k) => {
      bases[name] = base(
        name,
        row,
        ends,
        k === 0
          ? ["red", `hr${row.sides[0]} hr${row.sides[0]} hr${row.sides[1]}`, "blue", `hb${row.sides[1]}`]
          : ["green", `hg${row.sides[0]}`, "green", `hg${row.sides[1]} Hg${row.sides[1]} kg${row.sides[0]}`],
        row.id === 1 && k === 0 ? { frozen: true } : {},
      );
    });
  }
  return {
    ...view,
    format: "circle",
    rows,
    bases,
    seats: Array.from({ length: n }, (_, s) =>
      seat(s, s === 0 ? { hand: { from: "deck", card: view.mine?.hand ?? null } } : { points: s % 3 }),
    ),
    lists: Array.from({ length: n }, () => LIST),
    mine: {
      hand: view.mine?.hand ?? null,
      from: "deck",
      play: { "A1.a": 1, [`A2.${"abcdef".charAt(n - 1)}`]: 2, "B2.a": 3 },
      top: {},
      can: { discard: 3 },
      tag: [],
      choice: null,
    },
  };
}

function tag(): View {
  const view = duel();
  const row: RowView = { id: 0, sides: [0, 1], bases: ["B1", "A1", "C1", "D1"], open: true };
  const ends: [string, string] = ["1", "2"];
  return {
    ...view,
    format: "tag_team",
    rows: [row],
    bases: {
      B1: base("B1", row, ends, ["green", "hg0 hg2", "blue", "hb1 hb3 kb0"]),
      A1: base("A1", row, ends, [null, "", null, ""]),
      C1: base("C1", row, ends, ["red", "hr0", "red", "hr3 hr1"], { frozen: true }),
      D1: base("D1", row, ends, ["blue", "hb2", "green", "hg1"]),
    },
    seats: [0, 1, 2, 3].map((s) =>
      seat(s, {
        team: s % 2,
        active: s < 2,
        freezes: 2,
        ...(s === 0
          ? { hand: { from: "deck" as const, card: view.mine?.hand ?? null } }
          : s === 2
            ? { hand: null }
            : {}),
      }),
    ),
    lists: [LIST, LIST, LIST, LIST],
    mine: {
      hand: view.mine?.hand ?? null,
      from: "deck",
      play: { "B1.1": 1, "A1.1": 2, "A1.2": 3, "D1.2": 4 },
      top: {},
      can: { discard: 3 },
      tag: [2],
      choice: null,
    },
  };
}

const ready = (): View => ({
  ...duel(),
  phase: "ready",
  started: null,
  bases: duel().bases,
  mine: { hand: null, from: null, play: {}, top: {}, can: { ready: 5 }, tag: [], choice: null },
  seats: [
    seat(0, { ready: false, hand: null, pile: { n: 0, top: null, cards: null }, plays: 0 }),
    seat(1, { hand: null, pile: { n: 0, top: null, cards: null }, plays: 0 }),
  ],
});
const SCENES: Record<string, () => View> = {
  brawl: duel,
  "brawl-busy": busy,
  "brawl-circle": () => circle(3),
  "brawl-six": () => circle(6),
  "brawl-tag": tag,
  "brawl-ready": ready,
  "brawl-over": () => ({
    ...duel(),
    phase: "over",
    over: 1,
    mine: { hand: null, from: null, play: {}, top: {}, can: {}, tag: [], choice: null },
  }),
};
export const isScene = (table: string): boolean => table in SCENES;

const NAMES = ["Robin", "Mako", "Ines", "Pell", "Odo", "Tamsin"];
const LINES: [number, string, string, string, number][] = [
  [0, "play", "A freezes A1", "BR-FREEZE-01", 100.2],
  [1, "play", "B plays Press on A2.b", "BR-PRESS-01", 101.5],
  [0, "discard", "A discards Block(blue)", "BR-REAL-04", 101.6],
  [0, "pick_up", "A picks up Hit(green)", "BR-REAL-05", 102.1],
  [1, "play", "B plays Hit(green) on A2.b", "BR-HIT-05", 102.4],
];
const log: LogLine[] = LINES.map(([who, kind, text, rule, at], n) => ({
  n,
  seat: who,
  kind,
  text,
  rule,
  turn: 0,
  data: [],
  now: STARTED + at * 1000,
}));

/** Answers like a table: a play is refused as too late every third time, everything else changes nothing but the counts. */
export class FakeBrawl {
  #view: View;
  #version = 1;
  #asked = 0;
  constructor(
    readonly table: string,
    readonly down: (message: ServerMessage) => void,
  ) {
    this.#view = (SCENES[table] ?? duel)();
    const seats: Seat[] = this.#view.seats.map((_, n) => ({
      seat: n,
      name: NAMES[n] ?? "",
      kind: n === 0 ? "me" : "person",
      level: null,
      team: n,
      here: true,
    }));
    const over =
      this.#view.phase === "over"
        ? {
            reason: 1,
            id: "FROZEN",
            words: "every Base is frozen",
            places: [1, 2],
            scores: [2, 1],
            winners: [0],
            seed: "7",
            salt: "",
          }
        : null;
    const welcome: Welcome = {
      type: "welcome",
      table,
      game: "brawl",
      options: { format: this.#view.format, mode: this.#view.mode, deck_b: "vesper" },
      seats,
      you: [0],
      seed_hash: "",
      rules_version: 1,
      version: 1,
      bot_pause_ms: 600,
      setup: {
        usual: ["motley", "sparrow", "anvil", "jig", "doorman", "broom"],
        decks: [
          { id: "motley", name: "Kit Motley" },
          { id: "vesper", name: "Shade" },
          { id: "sparrow", name: "Tansy Sparrow" },
          { id: "anvil", name: "Orla Anvil" },
          { id: "jig", name: "Jig Fennimore" },
          { id: "doorman", name: "Gus the Doorman" },
        ],
      },
      tutorial: false,
      real_time: true,
    };
    const state: State = {
      type: "state",
      version: 1,
      as_seat: 0,
      view: this.#view as unknown as Record<string, unknown>,
      log_from: 0,
      log,
      decision: null,
      waiting: null,
      curtain: null,
      over,
      seats,
      undo: null,
      clock_ms: null,
      now: this.#view.now,
    };
    down(welcome);
    down(state);
  }

  hear(message: ClientMessage): void {
    if (message.type === "ping") this.down({ type: "pong", t: message.t ?? 0, now: this.#view.now });
    if (message.type === "why")
      this.down({
        type: "refused",
        ref: null,
        rule: "BR-HIT-03",
        text: "Another colour: a Hit goes on a Hit of its own colour.",
      });
    if (message.type !== "rush") return;
    this.#asked += 1;
    if (message.action >= 32 && this.#asked % 3 === 1) {
      const no: Refused = {
        type: "refused",
        ref: message.ref,
        rule: "BR-ARB-03",
        text: "Somebody was first.",
        code: "top_is_block",
        late_ms: 112,
        by: 1,
      };
      setTimeout(() => this.down(no), 600);
      return;
    }
    const beat: Beat = {
      type: "beat",
      version: ++this.#version,
      now: this.#view.now,
      seq: 1,
      seat: 0,
      ref: message.ref,
      action_kind: "play",
      patch: {},
      log: [],
      due_ms: null,
    };
    setTimeout(() => this.down(beat), 120);
  }
}
