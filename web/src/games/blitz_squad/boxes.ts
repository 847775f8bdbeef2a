/** The two trays of a seat: attack and energy of the turn player, block and reply of who answers; a draft or what is placed. */
import { type Held, of, type TrayName, trayOf } from "./draft";
import type { Hands } from "./hands.svelte";
import type { Tops } from "./look";
import type { Role, Tray } from "./protocol";
import { say } from "./say";

export interface Box {
  seat: number;
  role: Role;
  /** Attack or block: what lies behind pays for it, or is the other way. */
  front: boolean;
  /** Of who attacks now. */
  leads: boolean;
  /** The stack as a sum; null: nothing lies here, or it is not summed yet. */
  tray: Tray | null;
  /** The draft that lies here. */
  held: readonly Held[];
  cards: readonly number[];
}

function box(hands: Hands, seat: number, leads: boolean, name: TrayName, ...roles: Role[]): Box {
  const { view } = hands;
  const own = seat === hands.me;
  const held = own && !view.over ? hands.laid(name) : [];
  const there = view.combo?.trays.find((tray) => tray.seat === seat && roles.includes(tray.role)) ?? null;
  const role = name === "energy" && (there?.role === "action" || hands.deed === "energy") ? "action" : name;
  const draft = held.length > 0 || (own && hands.drafting && !there);
  const tray = draft ? hands.tray(name) : there;
  const cards = held.length ? held.map((one) => one.card) : (tray?.cards ?? []);
  return { seat, role, front: name === "attack" || name === "block", leads, tray, held, cards };
}

export function boxes(hands: Hands, seat: number): readonly [Box, Box] {
  const leads = hands.view.active === seat && !(seat === hands.me && hands.answering);
  return leads
    ? [box(hands, seat, true, "attack", "attack"), box(hands, seat, true, "energy", "energy", "action")]
    : [box(hands, seat, false, "block", "block"), box(hands, seat, false, "reply", "reply")];
}

/** A card of the hand may go here now. */
export const takes = (hands: Hands, { seat, role }: Box): boolean =>
  seat === hands.me && hands.fits.some((one) => one.at?.slot === trayOf(role));

/** The next card that a stack in front could take, and what its total would be. */
export function ghost(hands: Hands, { seat, role, front, held }: Box) {
  if (!front || seat !== hands.me || held.length === 0) return null;
  const mark = hands.fits.find((one) => one.at?.slot === role);
  if (!mark) return null;
  const digit = hands.hand.findIndex((one) => of(one)(mark)) + 1;
  const how = digit > 0 && digit < 11 ? say("page-ghost", { key: digit % 10 }) : say("page-ghost-drop");
  return { card: mark.at?.card ?? 0, after: mark.then.after, how };
}

/** What an action that lies here deals, where it deals something. */
export function deals(hands: Hands, { role, front, held }: Box): number | null {
  const damage = (held.length ? hands.forecast : hands.view.combo)?.damage ?? 0;
  return !front && role === "action" && damage > 0 ? damage : null;
}

export const topsOf = (hands: Hands, { seat, role }: Box): Tops =>
  new Map(
    (seat === hands.me ? (hands.forecast?.tops ?? []) : [])
      .filter((one) => one.tray === role)
      .map((one) => [one.card, { total: one.total, loses: hands.teller.text(one.loses) }]),
  );

/** The words in an empty tray: what may be dropped here, or what its owner would need. */
export function hint(hands: Hands, one: Box): string {
  const { seat, role } = one;
  if (seat === hands.me) return takes(hands, one) || !hands.open ? say(`page-drop-${role}`) : "";
  if (role === "block" && (hands.deed === "attack" || hands.deed === "energy")) {
    const self = hands.view.seats[seat];
    return say("page-needs", {
      who: hands.looks[seat]?.name ?? "",
      n: hands.forecast?.damage ?? hands.view.combo?.damage ?? 0,
      hand: self?.hand ?? 0,
      seen: (self?.revealed.length ?? 0) + (self?.known.length ?? 0),
    });
  }
  return role === "reply" ? say("page-reply-how") : "";
}
