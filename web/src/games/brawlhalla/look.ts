/** What the arena is asked to draw on top of a view. */

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
  /** Flown off by a knock-back, not walked. */
  blow: boolean;
  /** Struck by a Heavy attack just now, which winds up first. */
  struck: boolean;
  /** Over the KO line at the end. */
  crossed: boolean;
  /** KO'd there: the Legend is taken off. */
  gone: boolean;
}

/** A Heavy hit: who struck whom, and where that one stood. */
export interface Strike {
  seat: number;
  at: string;
}
