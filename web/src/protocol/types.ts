/**
 * What server and page say to each other. Every message carries `type`; spaces are "r2c4"; seats count from 0.
 * Game views are `unknown` here: each game's component narrows its own.
 */

// ------------------------------------------------------------------ over HTTP

export interface OptionInfo {
  name: string;
  default: string | number | boolean;
  choices: (string | number | boolean)[] | null;
  lo: number | null;
  hi: number | null;
  help: string;
  rule: string;
}

export interface GameInfo {
  id: string;
  title: string;
  subtitle: string;
  tagline: string;
  players: string;
  minutes: number;
  mood: string;
  ready: boolean;
  options: OptionInfo[];
  /** What the set-up page of this game needs; its shape belongs to the game. */
  setup: Record<string, unknown>;
}

export type SeatKind = "me" | "bot" | "empty";
export type Level = "easy" | "medium" | "hard" | "random" | "greedy";

export interface SeatRequest {
  kind: SeatKind;
  name?: string;
  level?: Level;
}

export interface TableRequest {
  game: string;
  options: Record<string, unknown>;
  seats: SeatRequest[];
  seed?: number;
  tutorial?: boolean;
}

export interface TableCreated {
  table: string;
}

export interface TableSummary {
  table: string;
  game: string;
  summary: string;
  your_turn: boolean;
  updated: number | string;
}

export interface Rule {
  section: string;
  text: string;
  kind: string;
}

export type Rules = Record<string, Rule>;

// ------------------------------------------------------------------ shapes inside messages

export interface SeatInfo {
  seat: number;
  name: string;
  kind: string;
  level: string | null;
  team: number;
}

export interface LogLine {
  n: number;
  seat: number;
  kind: string;
  text: string;
  rule: string;
  turn: number;
  data: unknown;
}

export interface Act {
  id: number;
  name: string;
  kind: string;
  text: string;
  [field: string]: unknown;
}

/** One click: the actions it sends, where it leads and the path it takes. */
export interface Plan {
  actions: number[];
  space?: string;
  path?: string[];
  steps?: number;
  card?: number;
  sword?: boolean;
  kind?: string;
  [field: string]: unknown;
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
  reason: string;
  words: string;
  places: number[];
  scores: number[];
  winners: number[];
  seed: number | string;
}

// ------------------------------------------------------------------ server to client

export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  you: number[];
  seed_hash: string;
  rules_version: number;
  version: number;
}

export interface State {
  type: "state";
  version: number;
  as_seat: number;
  view: unknown;
  log: LogLine[];
  decision: Decision | null;
  waiting: string | null;
  curtain: number | null;
  over: Over | null;
}

export interface Refused {
  type: "refused";
  ref: number | string | null;
  rule: string;
  text: string;
}

export interface Hint {
  type: "hint";
  seat: number;
  text: string;
  actions: number[];
  plan: Plan | null;
  estimate: number;
}

export interface ErrorMessage {
  type: "error";
  text: string;
}

export interface Pong {
  type: "pong";
  t: number;
}

export type ServerMessage = Welcome | State | Refused | Hint | ErrorMessage | Pong;

// ------------------------------------------------------------------ client to server

export interface Play {
  type: "play";
  ref: number;
  seat: number;
  version: number;
  actions: number[];
}

export interface Why {
  type: "why";
  seat: number;
  action?: number;
  space?: string;
}

export type ClientMessage =
  | Play
  | Why
  | { type: "undo"; seat: number }
  | { type: "hint"; seat: number }
  | { type: "look"; seat: number }
  | { type: "again" }
  | { type: "concede"; seat: number }
  | { type: "speed"; bot_pause_ms: number }
  | { type: "ping"; t: number };
