/** A few squares of a board, who stands there and where they go: what a keyword means, where space is the matter. */
export interface Drawing {
  /** A letter a square: `.` air or open ground, `#` ground that holds, `o` beyond the edge, `x` a wall. */
  rows: readonly string[];
  /** Who stands where, column and row; `then`: where they come to. */
  who: readonly (readonly ["you" | "foe" | "then", number, number])[];
  /** From where to where they go; `over`: through the air. */
  way?: readonly [number, number, number, number];
  over?: boolean;
  /** A line that is crossed. */
  line?: readonly [number, number, number, number];
}

/** The drawings of a game by the ids of its keywords. */
export type Pictures = Readonly<Record<string, Drawing>>;
