/**
 * A draft: the stacks that lie on this screen and are not sent, in the order in which they lie. Cards are named by their place in the hand, so that equal
 * ones stay apart. Every function gives a new draft and leaves the old one as it is.
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

export interface Draft {
  readonly target: number | null;
  readonly attack: readonly string[];
  readonly energy: readonly string[];
  readonly block: readonly string[];
  readonly reply: readonly string[];
  /** A special card on its way to the special zone. */
  readonly special: string | null;
}

export const EMPTY: Draft = { target: null, attack: [], energy: [], block: [], reply: [], special: null };

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
export const placed = (draft: Draft, key: string): TrayName | "special" | null =>
  draft.special === key ? "special" : (TRAYS.find((tray) => draft[tray].includes(key)) ?? null);

export const bare = (draft: Draft): boolean =>
  draft.special === null && TRAYS.every((tray) => draft[tray].length === 0);

/** Takes a card out, wherever it lies. */
export function lift(draft: Draft, key: string): Draft {
  const where = placed(draft, key);
  if (where === null) return draft;
  if (where === "special") return { ...draft, special: null };
  return { ...draft, [where]: draft[where].filter((one) => one !== key) };
}

/** Lays a card into a tray: under the top card, for the first one stays on top, or at a place (0 is the bottom). */
export function lay(draft: Draft, tray: TrayName, key: string, at?: number): Draft {
  const rest = lift(draft, key);
  const stack = [...rest[tray]];
  const place = at ?? Math.max(0, stack.length - 1);
  stack.splice(Math.min(place, stack.length), 0, key);
  return { ...rest, special: null, [tray]: stack };
}

/** A special card: it is played alone. */
export const post = (key: string): Draft => ({ ...EMPTY, special: key });

/** Puts a stacked card on top. */
export function top(draft: Draft, key: string): Draft {
  const tray = placed(draft, key);
  if (tray === null || tray === "special") return draft;
  return { ...draft, [tray]: [...draft[tray].filter((one) => one !== key), key] };
}

/** Moves a stacked card by one place, towards the top with 1, the bottom with -1. */
export function shift(draft: Draft, key: string, by: 1 | -1): Draft {
  const tray = placed(draft, key);
  if (tray === null || tray === "special") return draft;
  const at = draft[tray].indexOf(key);
  const to = at + by;
  if (to < 0 || to >= draft[tray].length) return draft;
  return lay(draft, tray, key, to);
}

/** With the whole answer in one of its trays; another tray leaves it as it is. */
export const turned = (draft: Draft, to: TrayName): Draft => {
  if (to !== "block" && to !== "reply") return draft;
  return { ...draft, block: [], reply: [], [to]: [...draft.block, ...draft.reply] };
};

/** Drops what is no longer in the hand. */
export function keep(draft: Draft, hand: readonly Held[]): Draft {
  const known = new Set(hand.map((one) => one.key));
  const gone = TRAYS.flatMap((tray) => draft[tray]).filter((key) => !known.has(key));
  const special = draft.special !== null && !known.has(draft.special) ? null : draft.special;
  return gone.reduce(lift, { ...draft, special });
}
