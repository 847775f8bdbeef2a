// What page and server say to each other: the TypeScript face of src/rumpus/server/protocol.py.

export type SeatKind = "me" | "bot" | "empty" | "person";
export type Level = "easy" | "medium" | "hard" | "random" | "greedy";

export interface Act {
  id: number;
  name: string;
  kind: string;
  text: string;
  [field: string]: unknown;
}

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

export interface LogLine {
  n: number;
  seat: number;
  kind: string;
  text: string;
  rule: string | null;
  turn: number;
  data: Record<string, unknown>;
}

export interface Seat {
  seat: number;
  name: string;
  kind: SeatKind;
  level: Level | null;
  team: number;
  here: boolean;
}

export interface Decision {
  seat: number;
  yours: boolean;
  what: string;
  how: string;
  actions: Act[];
  plans: Plan[];
  undo: boolean;
  hint: boolean;
}

export interface Over {
  reason: number;
  id: string;
  words: string;
  places: number[];
  scores: number[];
  winners: number[];
  seed: number;
  salt: string;
}

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
}

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
}

export interface Refused {
  type: "refused";
  ref: string | number | null;
  rule: string | null;
  text: string;
}

export interface HintGiven {
  type: "hint";
  seat: number;
  text: string;
  actions: number[];
  plan: Plan | null;
  estimate: number;
}

export interface ErrorTold {
  type: "error";
  text: string;
}

export interface Pong {
  type: "pong";
  t: number;
}

export type ServerMessage = Welcome | State | Refused | HintGiven | ErrorTold | Pong;

export interface Play {
  type: "play";
  ref: string | number;
  seat: number;
  version: number;
  actions: number[];
}

export interface Why {
  type: "why";
  seat: number;
  action?: number | null;
  space?: string | null;
  ref?: string | number | null;
}

export interface Undo {
  type: "undo";
  seat: number;
  ref?: string | number | null;
}

export interface Hint {
  type: "hint";
  seat: number;
  ref?: string | number | null;
}

export interface Look {
  type: "look";
  seat: number;
}

export interface Again {
  type: "again";
}

export interface Concede {
  type: "concede";
  seat: number;
  ref?: string | number | null;
}

export interface Speed {
  type: "speed";
  bot_pause_ms: number;
}

export interface Ping {
  type: "ping";
  t?: number;
}

export type ClientMessage = Play | Why | Undo | Hint | Look | Again | Concede | Speed | Ping;

export interface OptionTold {
  name: string;
  default: unknown;
  choices: unknown[] | null;
  lo: number | null;
  hi: number | null;
  help: string;
  rule: string | null;
}

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

export interface SeatWanted {
  kind: "me" | "bot" | "empty";
  name?: string | null;
  level?: Level;
}

export interface NewTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, unknown>;
  seed?: number | null;
  tutorial?: boolean;
}

export interface TableMade {
  table: string;
}

export interface TableRow {
  table: string;
  game: string;
  summary: string;
  your_turn: boolean;
  updated: number;
}

export interface SitDown {
  seat?: number | null;
  name?: string | null;
}

export interface Seated {
  seat: number;
}

export interface RuleText {
  section: string;
  text: string;
  kind: string;
}

export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  bots: Record<string, string>;
}

export interface Fault {
  error: string;
}
