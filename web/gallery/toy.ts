/** A table of a game that nobody plays, for the parts of the kit that stand at a table. */
import { plain } from "../src/kit/said";
import type { ActionId, Decision, HintGiven, LogLine, Over, Seat } from "../src/net/protocol";
import { blank } from "../src/table/model.svelte";
import type { TableState } from "../src/table/types";

const seat = (number: number, name: string, more: Partial<Seat> = {}): Seat => ({
  seat: number,
  name,
  kind: "person",
  level: null,
  team: number,
  here: true,
  ...more,
});

export const SEATS: readonly Seat[] = [
  seat(0, "Robin", { kind: "me" }),
  seat(1, "Mako", { kind: "bot", level: "easy" }),
  seat(2, "Maximiliane-Charlotte von Hohenfels"),
];

const line = (n: number, by: number, text: string, more: Partial<LogLine> = {}): LogLine => ({
  n,
  seat: by,
  kind: "say",
  code: "",
  args: {},
  text,
  rule: null,
  turn: 1,
  ...more,
});

export const LOG: readonly LogLine[] = [
  line(0, -1, "The cards are dealt.", { turn: 0 }),
  line(1, 0, "Robin lays the 2.", { rule: "GAL-LAY-01" }),
  line(2, 1, "Mako raises the pot by a coin: it holds 3 coins now, and nobody may raise it again in this turn.", {
    rule: "GAL-POT-02",
    turn: 2,
  }),
  line(3, 2, "Maximiliane-Charlotte von Hohenfels passes.", { turn: 3 }),
];

export const DECISION: Decision = {
  seat: 0,
  yours: true,
  what: plain("Lay a card."),
  how: plain("Or raise the pot by a coin."),
  actions: [],
  forbidden: [],
  plans: [],
  undo: false,
  hint: true,
};

export const HINT: HintGiven = {
  type: "hint",
  seat: 0,
  text: plain("Lay the 2: nobody can lay a lower card."),
  // A number that the server gave out, as far as the part can know.
  actions: [3 as unknown as ActionId],
  plan: null,
};

export const OVER: Over = {
  reason: 1,
  id: "last-card",
  words: plain("nobody has a card left"),
  places: [1, 2, 2],
  scores: [5, 3, 3],
  winners: [0],
  seed: "7",
  salt: "pepper",
};

/** What was sealed when `OVER` was dealt. */
export const SEAL = "b3ec299fa1eeaece5ff7832836c99084e67610a4bba40ab96c7e183e69869d02";

/** Robin's turn, the third. */
export const toy = (): TableState => ({
  ...blank("toytable"),
  game: "toy",
  seats: [...SEATS],
  you: [0],
  version: 1,
  step: 1,
  asSeat: 0,
  view: {},
  log: [...LOG],
  decision: DECISION,
  connection: "open",
  seedHash: SEAL,
});
