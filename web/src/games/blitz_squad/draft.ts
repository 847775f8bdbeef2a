/**
 * Stacks that lie on this screen and are not sent. Cards are named by their place in the hand, so that equal ones stay apart.
 * Every function gives new stacks and leaves the old ones as they are.
 */
import type { Offer } from "../../net/protocol";
import type { Role, SeatView } from "./protocol";

/** A card of the own hand: `key` names this copy as long as it is in the hand. */
export interface Held {
  key: string;
  card: number;
  revealed: boolean;
}

export const TRAYS = ["attack", "energy", "block", "reply"] as const;
export type TrayName = (typeof TRAYS)[number];
const ANSWERS: ReadonlySet<string> = new Set(["block", "reply"]);

/** Cards in trays, each tray bottom to top, or one by itself on its way to the special zone; and whom they are aimed at. */
export interface Stacks {
  readonly target: number | null;
  readonly cards: readonly { readonly key: string; readonly tray: TrayName | "special" }[];
}
export const EMPTY: Stacks = { target: null, cards: [] };

/** The hand as places: closed cards, then revealed ones. */
export function hold(closed: readonly number[], revealed: readonly number[]): Held[] {
  const seen = new Map<string, number>();
  const one = (card: number, open: boolean): Held => {
    const head = `${card}${open ? "o" : ""}`;
    const n = (seen.get(head) ?? 0) + 1;
    seen.set(head, n);
    return { key: `${head}.${n}`, card, revealed: open };
  };
  return [...closed.map((card) => one(card, false)), ...revealed.map((card) => one(card, true))];
}

/** The hand of a seat: the `own` closed cards, and the revealed ones; of another only one that lies quite open, as in a replay. */
export function held(own: readonly number[] | undefined, seat: SeatView | undefined): Held[] {
  if (!seat) return [];
  const { known, revealed, hand } = seat;
  return own || known.length + revealed.length === hand ? hold(own ?? known, revealed) : [];
}

/** What is offered of a card as it is held. */
export const of =
  ({ card, revealed }: Omit<Held, "key">) =>
  ({ kind, at }: Pick<Offer, "kind" | "at">): boolean =>
    at?.card === card && (kind === "revealed") === revealed;

/** Where an action lies: the energy tray holds it. */
export const trayOf = (role: Role): TrayName => (role === "action" ? "energy" : role);

/** The tray that holds a card; null: none does. */
export const placed = ({ cards }: Stacks, key: string): TrayName | "special" | null =>
  cards.find((one) => one.key === key)?.tray ?? null;

/** Takes a card out, wherever it lies. */
export const lift = (stacks: Stacks, key: string): Stacks =>
  placed(stacks, key) ? { ...stacks, cards: stacks.cards.filter((one) => one.key !== key) } : stacks;

/** Lays a card into a tray: under the top card, for the first one stays on top, or at a place (0 is the bottom). */
export function lay(stacks: Stacks, tray: TrayName | "special", key: string, at?: number): Stacks {
  const cards = lift(stacks, key).cards.filter((one) => one.tray !== "special");
  const stack = cards.filter((one) => one.tray === tray);
  stack.splice(at ?? Math.max(0, stack.length - 1), 0, { key, tray });
  return { ...stacks, cards: [...cards.filter((one) => one.tray !== tray), ...stack] };
}

/** Moves a stacked card by some places, towards the top, or the bottom where it is less than 0. */
export function shift(stacks: Stacks, key: string, by: number): Stacks {
  const tray = placed(stacks, key);
  const stack = stacks.cards.filter((one) => one.tray === tray);
  const at = stack.findIndex((one) => one.key === key);
  const to = Math.min(at + by, stack.length - 1);
  return tray && to !== at && to >= 0 ? lay(stacks, tray, key, to) : stacks;
}

/** With the whole answer in one of its trays; another tray leaves it as it is. */
export const turned = (stacks: Stacks, tray: TrayName): Stacks =>
  ANSWERS.has(tray)
    ? { ...stacks, cards: stacks.cards.map((one) => (ANSWERS.has(one.tray) ? { ...one, tray } : one)) }
    : stacks;
