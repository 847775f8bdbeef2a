/** What this browser has learned of each game: steps of the guided game, puzzles, and the guided table that may wait. */
import { storage } from "./settings.svelte";

export interface Progress {
  steps: readonly string[];
  /** Solved puzzles, and whether at the first try. */
  puzzles: Readonly<Record<string, "first" | "solved">>;
  /** The guided table that was opened last. */
  table: string | null;
}

const NOTHING: Progress = { steps: [], puzzles: {}, table: null };
const key = (game: string): string => `rumpus.learned.${game}`;

export function progress(game: string): Progress {
  try {
    return { ...NOTHING, ...(JSON.parse(storage()?.getItem(key(game)) ?? "{}") as Partial<Progress>) };
  } catch {
    return NOTHING;
  }
}

function keep(game: string, change: Partial<Progress>): void {
  try {
    storage()?.setItem(key(game), JSON.stringify({ ...progress(game), ...change }));
  } catch {
    // Nothing to remember with: the page works without.
  }
}

export function learn(game: string, steps: readonly string[]): void {
  keep(game, { steps: [...new Set([...progress(game).steps, ...steps])] });
}

/** A puzzle is solved; one that was solved at the first try stays so. */
export function solve(game: string, puzzle: string, first: boolean): void {
  const { puzzles } = progress(game);
  keep(game, { puzzles: { ...puzzles, [puzzle]: puzzles[puzzle] ?? (first ? "first" : "solved") } });
}

export const guidedAt = (game: string, table: string): void => keep(game, { table });
export const startOver = (game: string): void => keep(game, { steps: [], table: null });
