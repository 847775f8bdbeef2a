/** Small things this browser remembers between visits: the last set-up of each game, and whether the guide was seen. */
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

export const lastSetup = <T>(game: string, otherwise: T): T => load(`rumpus.setup.${game}`, otherwise);
export const keepSetup = (game: string, value: unknown): void => keep(`rumpus.setup.${game}`, value);

export const guideSeen = (): boolean => load("rumpus.guide", false);
export const seeGuide = (): void => keep("rumpus.guide", true);
