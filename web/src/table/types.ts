/** What a game's component gets from the table page, and what it may ask for. The page knows no rules; neither does this. */
import type { Decision, HintGiven, LogLine, Over, Seat } from "../protocol/types";
import type { Live } from "../stores/live";

export type Connection = "connecting" | "open" | "lost" | "gone";

/** A play that was sent and not yet answered. */
export interface Pending {
  ref: number;
  actions: number[];
  /** `performance.now()` when it was sent; "Sending..." shows after 400 ms. */
  since: number;
  /** The ticket of the decision it answers; null for what may be done at any time. */
  ticket: number | null;
}

/** A refusal to show as a toast; `n` grows, so that the same words twice are two toasts. */
export interface Refusal {
  n: number;
  rule: string | null;
  text: string;
}

export interface TableState {
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
  /** Seats this browser plays; several mean a hot seat. */
  you: number[];
  version: number;
  /** Whose eyes `view` is seen with; -1 is the public view. */
  asSeat: number;
  /** The game's own view; null until the first state arrives. Each game's component narrows it. */
  view: unknown;
  /** All log lines so far. */
  log: LogLine[];
  /** Lines that came with the newest state: the events to animate from the old view to the new one. */
  fresh: LogLine[];
  decision: Decision | null;
  waiting: string | null;
  curtain: number | null;
  over: Over | null;
  connection: Connection;
  pending: Pending | null;
  refusal: Refusal | null;
  hint: HintGiven | null;
  /** The seat that may take its last play back now, also while it is not its turn; null: none of this browser's. */
  canUndo: number | null;
  /** Time left for the running decision when the table has a clock, in ms at the moment the state came. */
  clockMs: number | null;
  /** What the game says about its set-up, e.g. content that the view names only by id. */
  setup: Record<string, unknown>;
  /** Hash of seed and salt, as this browser first saw it. */
  seedHash: string;
  /** A guided first game: the game's component shows its coach. */
  tutorial: boolean;
  /** Played with `rush`: no turns, `live` says what is under way. */
  realTime: boolean;
  /** False: this game cannot be given up; who leaves hands the seat to a bot, and may take it back. */
  concession?: boolean;
  /** Table time of the newest state or beat, ms. */
  now: number;
  live: Live;
}

export interface TableCalls {
  /** Send these actions as one play for the deciding seat: all or none. */
  play(actions: number[]): void;
  /** Send what the rules allow at any time, also while nothing is asked of this seat (IncrediBrawl: taking a card back). */
  free(actions: number[]): void;
  /** Ask why an action id or a space is not allowed; the answer arrives as a refusal (toast). */
  why(what: number | string): void;
  undo(): void;
  hint(): void;
  /** Hot seat: this person now sits at the screen. */
  look(seat: number): void;
  again(): void;
  /** Opens the "Give up?" dialog; the game need not ask again. */
  concede(): void;
}

export interface LiveCalls {
  /** Real time: one request; false when it could not be sent. `ghost` is kept with it until it is answered. */
  rush(action: number, move?: { card?: number | null; top?: number | null; ghost?: unknown }): boolean;
  /** Take a free seat under this name. */
  sit(name: string): void;
  /** A line to the own team, or a space to point at. */
  coach(text: string, space?: string | null): void;
  /** ms a bot waits before its move shows. */
  speed(ms: number): void;
}

/**
 * What a game's component exports as `frame`: "rail" (left out) has the shell's log, tools, toasts and live regions beside
 * it; "whole" takes the page under the bar and shows these itself, the whole log being a drawer.
 */
export type Frame = "rail" | "whole";

/** Props of `games/<game>/Table.svelte`. */
export interface TableProps extends TableCalls {
  state: TableState;
}

/** Props of a game that is played in real time. */
export type LiveProps = TableProps & LiveCalls;
