/**
 * What is seen of a change, line by line: each beat brings what makes the view at that moment of the one before it, how
 * long its picture stands, and what is said of it. A moment of a board is made of a beat and of nothing else, so nothing is
 * shown before it happened.
 */
import { merge } from "../net/patch";
import type { Text } from "../net/protocol";
import type { Step } from "./events";
import type { Game } from "./types";

export interface Seen<G extends Game = Game> {
  line: G["line"];
  /** At speed 1. */
  ms: number;
  view: G["view"];
  /** The keys of the view that are others than before. */
  changed: readonly string[];
  says: Text;
}

/** The beats of a change, each with its line and the whole view at that moment. */
export function beatsOf<G extends Game>({ before, lines, beats = [] }: Step<G>): Seen<G>[] {
  let { view } = before;
  return beats.flatMap(({ n, ms, patch, says }) => {
    const line = lines.find((one) => one.n === n);
    view = merge(view, patch);
    return line ? [{ line, ms, view, changed: Object.keys(patch), says: says ?? line }] : [];
  });
}
