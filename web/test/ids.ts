/** Actions as a server hands them out, for tests: nothing else on the page may make one. */
import type { ActionId } from "../src/net/protocol";

export const id = (number: number): ActionId => number as ActionId;
export const ids = <K extends string>(numbers: Record<K, number>): Record<K, ActionId> =>
  numbers as Record<K, ActionId>;
