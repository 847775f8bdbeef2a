/** Small things this browser remembers between visits: the table of each game that was kept as mine, the last bot's level, whether the guide was seen. */
import type { Level } from "../net/protocol";
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

/** A deck of one's own, by its game's builder: what the set-up page needs of it; the rest is the builder's. */
export interface OwnDeck {
  id: number;
  name: string;
  /** Empty while it is not sound. */
  code: string;
}
const DECKS = 20;

/** The decks that this browser keeps, the one worked on last first. */
export function ownDecks<D extends OwnDeck>(game: string): D[] {
  const found = load<unknown>(`rumpus.decks.${game}`, []);
  const sound = (one: Partial<OwnDeck> | null): boolean =>
    typeof one?.id === "number" && typeof one.name === "string" && typeof one.code === "string";
  return Array.isArray(found) ? found.filter(sound) : [];
}

/** Keeps a deck in front of the others, in place of what it was before; 20 at most. */
export function keepDeck<D extends OwnDeck>(game: string, deck: D): void {
  const others = ownDecks<D>(game).filter((one) => one.id !== deck.id);
  keep(`rumpus.decks.${game}`, [deck, ...others].slice(0, DECKS));
}
export function forgetDeck(game: string, id: number): void {
  keep(
    `rumpus.decks.${game}`,
    ownDecks(game).filter((one) => one.id !== id),
  );
}

/** The level of the bot that was played last. */
export const lastLevel = (): Level => load<Level>("rumpus.level", "medium");
export const keepLevel = (level: Level): void => keep("rumpus.level", level);

/** A game that this browser has played to its end is no news; until then it is told of at each new table, once. */
const OVER = "over";
export const isNews = (game: string, table: string): boolean =>
  ![OVER, table].includes(load(`rumpus.first.${game}`, ""));
export const greeted = (game: string, table: string): void => keep(`rumpus.first.${game}`, table);
export const playedThrough = (game: string): void => keep(`rumpus.first.${game}`, OVER);

export const guideSeen = (): boolean => load("rumpus.guide", false);
export const seeGuide = (): void => keep("rumpus.guide", true);
