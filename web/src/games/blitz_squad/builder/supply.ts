/** What squads are built of, by the server; and the squads that this browser keeps. */
import { type OwnDeck, ownDecks } from "../../../feel/memory";
import * as api from "../../../net/api";
import type { Squad, Supply } from "./squad";

export const GAME = "blitz_squad";

/** A sound deck as the server tells it. */
export interface DeckTold extends Record<string, unknown> {
  name: string;
  brawlers: string[];
  cards: [number, number][];
  code: string;
}
export interface Judged {
  deck: DeckTold | null;
  faults: readonly string[];
}
export type Kept = Squad & OwnDeck;

export const supply = (): Promise<Supply> => api.deckBook<Supply>(GAME);

/** Whether a text, a code, or the option of a seat is a sound deck at a table with these options. */
export const judge = async (text: string, options: Record<string, string>): Promise<Judged> => {
  const { deck, faults } = await api.judgeDeck(GAME, text, options);
  return { deck: deck as DeckTold | null, faults };
};

/** The squads of this browser that can still be built, the one worked on last first. */
export const kept = (stock: Supply): Kept[] =>
  ownDecks<Kept>(GAME).filter(
    ({ brawlers, out, into }) =>
      Array.isArray(brawlers) &&
      brawlers.length === 4 &&
      brawlers.every((id) => id === "" || stock.brawlers.some((one) => one.id === id)) &&
      [out, into].every(
        (counts) =>
          typeof counts === "object" &&
          counts !== null &&
          Object.keys(counts).every((card) => stock.cards[Number(card)]),
      ),
  );
