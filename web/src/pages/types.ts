/** What a game's own set-up page gets: `games/<game>/Setup.svelte`. */
import type { NewTable, Tile } from "../protocol/types";

export interface SetupProps {
  game: Tile;
  /** A table is being opened. */
  busy: boolean;
  /** Why the last order was not taken; empty when there is nothing to say. */
  fault: string;
  open: (order: NewTable) => void;
}
