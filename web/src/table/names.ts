/** What things and people are called at a table: within a name no word is a keyword. */
import type { TableState } from "./types";

const known = new WeakMap<object, readonly string[]>();

/** Every `name` in what the server told of a table. */
function within(told: unknown): readonly string[] {
  if (typeof told !== "object" || told === null) return [];
  const kept = known.get(told);
  if (kept) return kept;
  const found = Object.entries(told).flatMap(([key, one]) =>
    key === "name" && typeof one === "string" ? [one] : within(one),
  );
  known.set(told, found);
  return found;
}

/** The names at a table, a line each. */
export const namesAt = ({ setup, view, log, seats }: TableState): string =>
  [...new Set([setup, view, seats, ...log.map((line) => line.args)].flatMap(within))].sort().join("\n");
