// Generated from src/rumpus/server/protocol.py by tools/gen_types.py (`make types`): do not edit.

export type SeatKind = "me" | "bot" | "empty" | "person";

export type Level = "easy" | "medium" | "hard" | "random" | "greedy";

export type ServerMessage = Welcome | State | Beat | Refused | Photo | Lags | Coached | HintGiven | ErrorTold | Pong;

export type ClientMessage = Play | Rush | Coach | Why | Undo | Hint | Look | Again | Concede | Speed | Lag | Ping;

/** One legal action of the asking seat: id, short name, kind, a sentence, and the game's own fields (`space`, `card` ...). */
export interface Act {
  id: number;
  name: string;
  kind: string;
  text: string;
  [field: string]: unknown;
}

/** One click: for a space `space`, `path` and `steps`; for a card `card`; `sword` when a token is taken on the way. */
export interface Plan {
  actions: number[];
  kind?: string;
  space?: string;
  path?: string[];
  steps?: number;
  card?: number;
  sword?: boolean;
  text?: string;
  [field: string]: unknown;
}

/** One event in words: `n` from 0, the seat that acted (-1: nobody), its kind, the sentence, the rule id or null. */
export interface LogLine {
  n: number;
  seat: number;
  kind: string;
  text: string;
  rule: string | null;
  turn: number;
  data: number[];
  [field: string]: unknown;
}

/** A chair at the table. `here` is false for a person without a connection; `stand_in`: a bot plays for them until they are back. */
export interface Seat {
  seat: number;
  name: string;
  kind: SeatKind;
  level: Level | null;
  team: number;
  here: boolean;
  stand_in?: boolean;
}

/** What the eyes of this message may do now. `yours` is false when it is only told about; then `actions` and `plans` are empty. While `ticket` stays, this is still the same decision of the seat, whatever others did. */
export interface Decision {
  seat: number;
  yours: boolean;
  what: string;
  how: string;
  actions: Act[];
  plans: Plan[];
  undo: boolean;
  hint: boolean;
  ticket?: number;
}

/** The end: reason number, its id, its words, place from 1 and score per seat, the winners, and what was dealt from, a seed or a secret (64 hex digits), with its salt (see `Welcome.seed_hash`). */
export interface Over {
  reason: number;
  id: string;
  words: string;
  places: number[];
  scores: number[];
  winners: number[];
  seed: string;
  salt: string;
}

/** First message of a connection, and the answer to `again` (then with the new table's id; connect there). */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
  you: number[];
  seed_hash: string;
  rules_version: number;
  version: number;
  bot_pause_ms: number;
  setup: Record<string, unknown>;
  tutorial: boolean;
  real_time?: boolean;
  concession?: boolean;
}

/** All that one pair of eyes may know now. `clock_ms` is the time left for the running decision when the table has a clock. `decision` and `waiting` are null at a table in real time; `view["mine"]` says there what the seat may do. */
export interface State {
  type: "state";
  version: number;
  as_seat: number;
  view: Record<string, unknown>;
  log_from: number;
  log: LogLine[];
  decision: Decision | null;
  waiting: string | null;
  curtain: number | null;
  over: Over | null;
  seats: Seat[];
  undo: number | null;
  clock_ms: number | null;
  now?: number;
}

/** Real time: one accepted request, or one stroke of the game's clock, as one pair of eyes may know it. */
export interface Beat {
  type: "beat";
  version: number;
  now: number;
  seq: number;
  seat: number;
  ref: string | number | null;
  action_kind: string;
  patch: Record<string, unknown>;
  log: LogLine[];
  due_ms: number | null;
}

/** Real time: two plays met on one spot. `first` and `second` are seats in the order in which the server heard them, `ms` apart; `won`: both plays count, or the first alone. */
export interface Photo {
  type: "photo";
  space: string;
  first: number;
  second: number;
  ms: number;
  won: "both" | "first";
}

/** Real time: how long a message to each seat and back takes, in ms; null where nobody has told (bots, who left). */
export interface Lags {
  type: "lags";
  ms: (number | null)[];
}

/** A message changed nothing: why, by which rule (null: not a rule of the game), in words that give the way out. */
export interface Refused {
  type: "refused";
  ref: string | number | null;
  rule: string | null;
  text: string;
  code?: string | null;
  late_ms?: number | null;
  by?: number | null;
}

/** What a member of the own team says, or points at. Nobody else at the table hears it. */
export interface Coached {
  type: "coached";
  seat: number;
  text: string;
  space: string | null;
}

/** What the bot would do here: one sentence, and the action ids. `plan` is the click that does it. */
export interface HintGiven {
  type: "hint";
  seat: number;
  text: string;
  actions: number[];
  plan: Plan | null;
}

/** The message could not be understood, or the connection cannot go on. */
export interface ErrorTold {
  type: "error";
  text: string;
}

/** The answer to `ping`, with the same `t`, and the table's time when it was sent. */
export interface Pong {
  type: "pong";
  t: number;
  now?: number;
}

/** Do these actions for this seat, all or none. `version` is the `State` the player saw. */
export interface Play {
  type: "play";
  ref: string | number;
  seat: number;
  version: number;
  actions: number[];
}

/** Real time: do this now. It is judged on the position at its turn in the table's queue (BR-ARB-01, BR-ARB-02). */
export interface Rush {
  type: "rush";
  ref: number;
  seat: number;
  action: number;
  card?: number | null;
  top?: number | null;
  sent?: number;
}

/** How long a `ping` took to come back, in ms, as the page has measured it. */
export interface Lag {
  type: "lag";
  ms: number;
}

/** A line to the own team, a space to point at, or both. It changes nothing in the game. Answered by `coached`. */
export interface Coach {
  type: "coach";
  seat: number;
  text?: string;
  space?: string | null;
}

/** Why may this seat not do this action, or not choose this space? Answered by `refused`. */
export interface Why {
  type: "why";
  seat: number;
  action?: number | null;
  space?: string | null;
  ref?: string | number | null;
}

/** Take back this seat's last play. */
export interface Undo {
  type: "undo";
  seat: number;
  ref?: string | number | null;
}

/** What would the bot do for this seat, on what this seat knows? */
export interface Hint {
  type: "hint";
  seat: number;
  ref?: string | number | null;
}

/** Hot seat: the person of this seat is now at the screen. */
export interface Look {
  type: "look";
  seat: number;
}

/** A new table with the same settings and people. */
export interface Again {
  type: "again";
}

/** Give the game up for this seat; where the game knows no concession, let a bot play on (until the next play). */
export interface Concede {
  type: "concede";
  seat: number;
  ref?: string | number | null;
}

/** How long a bot waits at least before its play shows, in milliseconds. */
export interface Speed {
  type: "speed";
  bot_pause_ms: number;
}

/** Is anybody there? Answered by `pong` with the same `t`. */
export interface Ping {
  type: "ping";
  t?: number;
}

/** A table option: either `choices`, or the range `lo`..`hi`. */
export interface OptionTold {
  name: string;
  default: unknown;
  choices: unknown[] | null;
  lo: number | null;
  hi: number | null;
  help: string;
  rule: string | null;
}

/** A game of the lobby. Four of the five are not `ready` yet: they say so and cannot be clicked. */
export interface Tile {
  id: string;
  title: string;
  subtitle: string;
  tagline: string;
  players: number[];
  minutes: number;
  mood: string;
  ready: boolean;
  options: OptionTold[];
  setup: Record<string, unknown>;
}

/** Who shall sit here. Several `me` seats make a hot seat. */
export interface SeatWanted {
  kind: "me" | "bot" | "empty";
  name?: string | null;
  level?: Level;
}

/** Open a table. `seed` fixes the deal and is only taken when nobody else can sit down; `tutorial` marks the guided first game. */
export interface NewTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, unknown>;
  seed?: number | null;
  tutorial?: boolean;
}

/** The id of the new table: part of its link, and the only thing a guest needs. */
export interface TableMade {
  table: string;
}

/** A table of mine to resume; `updated` is Unix time in seconds. */
export interface TableRow {
  table: string;
  game: string;
  summary: string;
  your_turn: boolean;
  updated: number;
}

/** One decision of a replay: when (table ms), whose (-1: the clock), its name, what it changed, what the log says. */
export interface Frame {
  n: number;
  now: number;
  seat: number;
  name: string;
  patch: Record<string, unknown>;
  log: LogLine[];
}

/** A request of a real-time game as it was decided: when it came and was handled (table ms), what it asked, the client's own stamp `sent`, and why it was refused (null: it was not). */
export interface Verdict {
  seq: number;
  came: number;
  at: number;
  seat: number;
  action: string;
  card: number;
  sent: number;
  code: string | null;
  rule: string | null;
}

/** A finished game, play by play, with everything open: the first view, then every decision. `setup` as in `Welcome`. */
export interface Replay {
  table: string;
  game: string;
  names: string[];
  real_time: boolean;
  seed: string;
  view: Record<string, unknown>;
  log: LogLine[];
  frames: Frame[];
  requests: Verdict[];
  setup: Record<string, unknown>;
}

/** One entry of a rule catalogue; `kind` is rule, ruling, effect or example. */
export interface RuleText {
  section: string;
  text: string;
  kind: string;
}

/** `ok` while the process lives; `bots` says per game whether its compiled rules are ready. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  bots: Record<string, string>;
}

/** `ok`: something was written to the store just now, and no open table waits for it. Else there is a `Fault`. */
export interface Ready {
  ok: boolean;
}

/** The body of every HTTP error: one sentence. */
export interface Fault {
  error: string;
}
