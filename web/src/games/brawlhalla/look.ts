/** What the arena is asked to draw on top of a view. */
import type { Edge } from "./protocol";

/** A space that may be chosen now. */
export interface Target {
  /** Number or word in the middle; empty for an icon. */
  mark: string;
  icon?: string;
  /** How it is said: "1 step", "Attack Nix". */
  words: string;
  path?: readonly string[];
  sword?: boolean;
  hinted?: boolean;
}

/** A drawn trail of what just happened. */
export interface Trail {
  seat: number;
  spaces: readonly string[];
  /** `blow`: flown off by a knock-back. */
  how: "walk" | "fall" | "blow";
  /** On the way, at normal speed. */
  ms: number;
  /** Struck by a Heavy attack just now, which winds up first. */
  struck: boolean;
  /** Over which side of the KO line it goes at its end; null: over none. */
  edge: Edge | null;
  /** KO'd there: the Legend is taken off. */
  gone: boolean;
}

/** A Heavy hit: who struck whom, and where that one stood. */
export interface Strike {
  seat: number;
  at: string;
}

/** What has happened on the arena in a step, up to a picture of it. */
export interface Travel {
  trails: readonly Trail[];
  /** Seats that are not as they were. */
  changed: ReadonlySet<number>;
  /** Seats that were put somewhere without a way. */
  jumps: ReadonlySet<number>;
  /** A Heavy hit that was dealt. */
  strike: Strike | null;
}

export const NOTHING: Travel = { trails: [], changed: new Set(), jumps: new Set(), strike: null };
