/** A guided first game: steps given by the game's code, shown by `Coach.svelte` where the game puts it. */
import type { TableState } from "./types";

export interface CoachStep {
  id: string;
  title: string;
  text: string;
  /** The step may show only now; always, when left out. */
  when?: (state: TableState) => boolean;
  /** The step is learned; a step without it goes when the player says "Got it". */
  done?: (state: TableState) => boolean;
}

/** The step to show: the first one not yet learned whose moment has come; null when there is nothing to say. */
export function current(
  steps: readonly CoachStep[],
  learned: ReadonlySet<string>,
  state: TableState,
): CoachStep | null {
  return steps.find((step) => !learned.has(step.id) && (step.when?.(state) ?? true)) ?? null;
}
