/** What a game's board gets from the table page, and what it may ask for. The page knows no rules; neither does this. */
import type {
  Act,
  ActionId,
  Decision,
  Foreseen,
  HintGiven,
  LogLine,
  Offer,
  Origin,
  Over,
  PuzzleTold,
  Seat,
  Text,
} from "../net/protocol";
import type { Happening, Happenings, Hear } from "./events";
import type { Live } from "./realtime";

/** When a lost connection is tried again: the how-maniest time it is, and at which `performance.now()`. */
export interface Retry {
  tries: number;
  at: number;
}

/**
 * What types a table of one game: its view, what its pages get once, its acts, and its lines, each kind with its own
 * arguments. Each game's is generated (`Game` of its `./protocol`); this one is any game's.
 */
export interface Game {
  view: unknown;
  setup: Record<string, unknown>;
  act: Act;
  line: LogLine;
}
/** A line of the log; in real time with the table time at which it was told, ms. */
export type Line<G extends Game = Game> = G["line"] & { now?: number };

export type Connection = "connecting" | "open" | "lost" | "gone";

/** A play that was sent and not yet answered. */
export interface Pending {
  ref: number;
  actions: ActionId[];
  /** `performance.now()` when it was sent; "Sending..." shows after 400 ms. */
  since: number;
  /** The ticket of the decision it answers; null for what may be done at any time. */
  ticket: number | null;
}

/** A button on a refusal: the way out, at once. */
export interface WayOut {
  text: string;
  /** The key that does the same, as it is printed. */
  key?: string;
  /** The button that does the same on the table: the note does not cover it. */
  at?: Place;
  go: () => void;
}

/** A thing at a table: its element, or what it stands for, as `data-space`, `data-card` or `data-do` of an element says. */
export type Place = Element | { space: string } | { card: string | number } | { act: string };

/** Something may not be done: one sentence of fact, the way out, and the rule behind it. */
export interface Refusal {
  why: Text | string;
  out: Text | string | null;
  rule: string | null;
  /** The message it answers; null: nothing was sent. */
  ref: string | number | null;
  /** The thing that was pressed, or its space or card, where one of them is known. */
  at?: Place | null;
  way?: WayOut | null;
}

/** News with nothing to answer, on a slip at the edge of the table. */
export interface Slip {
  title: string;
  text?: string;
  rule?: string | null;
  icon: string;
  /** warn: it did not work out; good: it did; note: something happened. */
  tone: "warn" | "good" | "note";
}

/** Words for ears only. `urgent`: at once, whatever is being read. */
export interface Aloud {
  words: string;
  urgent: boolean;
}

/** What is, as this browser knows it. What happened is told by `on`. */
export interface TableState<G extends Game = Game> {
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
  /** Seats this browser plays; several mean a hot seat. */
  you: number[];
  /** Of the newest state of this connection, from 1; it restarts with each connection. */
  version: number;
  /** How many views this table has had in this browser. It never restarts, so it names each of them. */
  step: number;
  /** Whose eyes `view` is seen with; -1 is the public view. */
  asSeat: number;
  /** The game's own view; null until the first state arrives, and no board is there before. */
  view: G["view"];
  /** All log lines so far. */
  log: Line<G>[];
  decision: (Decision & { actions: G["act"][] }) | null;
  /** What may be done whether or not something is asked, where the game offers its acts. */
  free: readonly Offer[];
  waiting: Text | null;
  curtain: number | null;
  over: Over | null;
  connection: Connection;
  /** While the connection is lost; else null. */
  retry: Retry | null;
  pending: Pending | null;
  hint: HintGiven | null;
  /** What would come of the draft that was asked about last (`foresee`), by the number of the question. */
  foreseen: Foreseen | null;
  /** The seat that may take its last play back now, also while it is not its turn; null: none of this browser's. */
  canUndo: number | null;
  /** Time left for the running decision when the table has a clock, in ms at the moment the state came. */
  clockMs: number | null;
  /** What the game says about its set-up, e.g. content that the view names only by id. */
  setup: G["setup"];
  /** Hash of seed and salt, as this browser first saw it. */
  seedHash: string;
  /** It is only shown: nothing can be done here, and nothing is asked (a replay, the position of a puzzle). */
  still?: boolean;
  /** A guided first game: the board shows its lesson. */
  tutorial: boolean;
  /** The replay that this table goes on from. */
  origin?: Origin | null;
  /** At the table of a puzzle: its question, and how the answer stands. */
  puzzle?: PuzzleTold | null;
  /** Played with `rush`: no turns, `live` says what is under way. */
  realTime: boolean;
  /** False: this game cannot be given up; who leaves hands the seat to a bot, and may take it back. */
  concession?: boolean;
  /** Table time of the newest state or beat, ms. */
  now: number;
  live: Live;
}

/** What a board may ask of its table. */
export interface TableCalls {
  /** Send these actions as one play for the deciding seat: all or none. */
  play(actions: ActionId[]): void;
  /** Send what the rules allow at any time, also while nothing is asked of this seat (taking a card back). */
  free(actions: ActionId[]): void;
  /** Real time: one request; false when it could not be sent. `ghost` is kept with it until it is answered. */
  rush(action: ActionId, move?: { card?: number | null; top?: number | null; ghost?: unknown }): boolean;
  /** Ask what would come of a draft, in the game's own shape; the number of the question, which `foreseen` answers. */
  foresee(draft: Record<string, unknown>): number;
  undo(): void;
  hint(): void;
  /** Put the hint away. */
  unhint(): void;
  /** Hot seat: this person now sits at the screen. */
  look(seat: number): void;
  again(): void;
  /** Give up, or hand the seat to a bot where the game cannot be given up. */
  concede(): void;
  /** A line to the own team, or a space to point at. */
  coach(text: string, space?: string | null): void;
  /** ms a bot waits before its move shows. */
  speed(ms: number): void;
  /** Take a free seat under this name. */
  sit(name: string): void;
  /** Try the connection now instead of waiting. */
  hurry(): void;
}

/** A table as somebody else keeps it: a live one, or one that is only shown. */
export interface Source extends TableCalls {
  readonly state: TableState;
  /** Steps wait for one another; else a new one overtakes what is shown. */
  readonly waits: boolean;
  on<K extends Happening>(kind: K, hear: Hear<K>): () => void;
  /** Tells everybody at this screen what happened here. */
  emit<K extends Happening>(kind: K, what: Happenings[K]): void;
}
