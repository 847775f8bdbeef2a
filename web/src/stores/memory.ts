/** Small things this browser remembers between visits: guided tables, the last set-up, whether the guide was seen. */
import { storage } from "./settings.svelte";

function load<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(storage()?.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

function keep(key: string, value: unknown): void {
  try {
    storage()?.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to remember with: the page works without.
  }
}

const GUIDED = "rumpus.guided";

/** True for a table that was opened as the guided first game. */
export const guided = (table: string): boolean => load<string[]>(GUIDED, []).includes(table);

/** Marks a table as guided; the newest twenty are kept. */
export function guide(table: string): void {
  keep(GUIDED, [...load<string[]>(GUIDED, []).filter((one) => one !== table), table].slice(-20));
}

export const lastSetup = <T>(game: string, otherwise: T): T => load(`rumpus.setup.${game}`, otherwise);
export const keepSetup = (game: string, value: unknown): void => keep(`rumpus.setup.${game}`, value);
