/** What a hint speaks of: cards of the own hand with the trays that they go to, and whom it is aimed at. */
import type { Text } from "../../net/protocol";
import { type Held, TRAYS, type TrayName } from "./draft";

export interface Advice {
  /** By the key of a card, the tray it goes to. */
  cards: ReadonlyMap<string, TrayName>;
  foe: number | null;
  /** It is an action: its stack lies where energy lies. */
  acts: boolean;
}

const NONE: Advice = { cards: new Map(), foe: null, acts: false };

/** `text`: what the hint says; its play names cards by their trays (interface/advising.py). */
export function advice(text: Text | undefined, hand: readonly Held[]): Advice {
  const play = text?.args.play as Text | undefined;
  const trays = play?.args.trays as Partial<Record<TrayName, Omit<Held, "key">[]>> | undefined;
  if (!play || !trays) return NONE;
  const cards = new Map<string, TrayName>();
  for (const tray of TRAYS)
    for (const { card, revealed } of trays[tray] ?? []) {
      const one = hand.find((held) => held.card === card && held.revealed === revealed && !cards.has(held.key));
      if (one) cards.set(one.key, tray);
    }
  return { cards, foe: play.args.foe as number, acts: trays.attack === undefined };
}
