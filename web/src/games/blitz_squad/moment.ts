/** What is shown for a moment, and for how long (LOOK of Blitz Squad, section 6). */
import type { LogLine, Text } from "../../net/protocol";
import type { Moment as Shown } from "../../table/steps.svelte";
import type { Events, Flip, Role, View } from "./protocol";

/** What changes a total, as it is counted. `card` 0: a lasting effect; `text` null: only its amount is known here, and that
 * it is of that card on top, or with it of specials in play (`more`). */
export interface Part {
  n: number;
  card: number;
  text: Text | null;
  more?: boolean;
}

/** A stack that meets another, or the tavern behind it, as a sum. */
export interface Side {
  seat: number;
  role: Role;
  cards: readonly number[];
  base: number;
  parts: readonly Part[];
  total: number;
}

/** The piles of a seat: how many cards, and those of the clinic with the top one last. */
export interface Piles {
  tavern: number;
  clinic: readonly number[];
  tomb: number;
}

/** How far a flip is. */
export interface Turned {
  flip: Flip;
  /** The decks lie with the bottom card up. */
  open: boolean;
  /** So many numbers are to be seen. */
  numbers: number;
  /** What moves: decks turn, a number comes in, or the last one with the burst, all shake, all shuffle. */
  does: "turn" | "number" | "burst" | "tie" | "shuffle";
}

/** A stack that has done its work. */
export interface Laid {
  seat: number;
  role: Role;
  cards: readonly number[];
}

/** Two stacks meet, or an attack and the tavern behind it. */
export const MEETING = ["slam", "slide", "count", "meet", "held"] as const;
/** Piles change, where those of a seat are shown. */
export const DRAINING = ["mill", "bury", "effect", "rest"] as const;
type Other = "flip" | "lift" | "answer" | "settle" | "place" | "show" | "hide" | "end" | "totals" | "row";
export type Kind = (typeof MEETING)[number] | (typeof DRAINING)[number] | Other;

export interface Moment extends Shown {
  /** Number of the line before its own, which is told once it has been shown. */
  line: number;
  /** What lies on the table meanwhile; nobody is asked. */
  view: View;
  kind: Kind;
  /** Whose it is: who attacks, whose tavern drains, who has lost. */
  seat: number;
  /** The cards that move; of a tavern that drains all that leave it. */
  cards: readonly number[];
  /** Who comes at whom; no answer: it goes through to the tavern. */
  attack: Side | null;
  answer: Side | null;
  /** So many parts are counted, the attack's first. */
  counted: number;
  /** So many cards have left the tavern. */
  gone: number;
  /** The piles of `seat` at this moment, and before all of it. */
  piles: Piles | null;
  before: Piles | null;
  /** The card that did it; 0: none. */
  by: number;
  /** The tavern has come to its last cards just now. */
  low: boolean;
  stacks: readonly Laid[];
  /** A card that had to leave the tavern is not there. */
  missing: boolean;
  flip: Turned | null;
}

/** The arguments of a line of this kind. */
export const argsOf = <K extends keyof Events>(line: LogLine): Events[K] => line.args as unknown as Events[K];

export const QUIET: Omit<Moment, "line" | "view" | "kind" | "seat" | "ms"> = {
  cards: [],
  attack: null,
  answer: null,
  counted: 0,
  gone: 0,
  piles: null,
  before: null,
  by: 0,
  low: false,
  stacks: [],
  missing: false,
  flip: null,
};
