/** What a decision offers and what it refuses, as a hand, a board and buttons ask for it. Pure; everything is the server's. */
import type { Act, ActionId, Decision, ForbiddenAct, Plan } from "../../net/protocol";
import type { ActFields, Card, MoveCard, Pickable, PlayParts, View } from "./protocol";

export type Offer = Act & ActFields;

/** One click to a space, by way of what it shows. */
export interface Route extends Plan {
  space: string;
}

export const actsOf = (decision: Decision | null): Offer[] => (decision?.actions ?? []) as Offer[];

export const isRoute = (plan: Plan): plan is Route => Boolean(plan.space);

/** A card that is played before its path is asked. */
export const asksFirst = (plan: Plan): boolean => plan.asks === true;

/** The spaces that such a card leads to as things stand. */
export const reachOf = (plan: Plan): readonly string[] => (plan.reach as string[] | undefined) ?? [];

/** One route a space: by way of a sword when that was asked for, or is the only way. */
export function shortest(routes: readonly Route[], bySword: boolean): Map<string, Route> {
  const best = new Map<string, Route>();
  for (const route of routes) {
    const have = best.get(route.space);
    if (!have || (Boolean(route.sword) === bySword && Boolean(have.sword) !== bySword)) best.set(route.space, route);
  }
  return best;
}

/** The move of a card, or of one equal to it. */
export const moveOf = (moves: readonly MoveCard[], c: number): MoveCard | undefined =>
  moves.find((move) => move.cards.includes(c));

/** The act of a card of the own hand, or of one equal to it. */
export const actOf = (acts: readonly Offer[], c: number): Offer | undefined =>
  acts.find((act) => act.kind === "card" && !act.face && (act.cards ?? [act.card]).includes(c));

/** The cards that a play takes for the picked ones: of equal ones the first ones, in the order of the play. */
export function taken(play: PlayParts, picked: readonly number[]): Pickable[] {
  const wanted = new Map<number, number>();
  for (const card of play.cards) if (picked.includes(card.c)) wanted.set(card.like, (wanted.get(card.like) ?? 0) + 1);
  return play.cards.filter((card) => {
    const left = wanted.get(card.like) ?? 0;
    wanted.set(card.like, left - 1);
    return left > 0;
  });
}

/** The actions of a play, all of them handed over: its cards, an effect, and the end of it where it needs one. */
export function compose(play: PlayParts, picked: readonly number[], use: ActionId | null): ActionId[] {
  const cards = taken(play, picked);
  const sent = cards.map((card) => card.id);
  if (use !== null) sent.push(use);
  if (play.lay !== null && !(use === null && cards[0]?.alone)) sent.push(play.lay);
  return sent;
}

/** Of a play, what these actions say: a guided game waits for them alone. */
export const only = (play: PlayParts, wanted: readonly ActionId[]): PlayParts => ({
  ...play,
  cards: play.cards
    .filter((card) => wanted.includes(card.id))
    .map((card) => ({ ...card, uses: card.uses.filter((use) => wanted.includes(use.id)) })),
});

/** What a thing is called in the list of what may not be done. */
export interface About {
  card?: number;
  space?: string;
  seat?: number;
}

/** Why a thing may not be used so: its own reason, else that of all of its kind. */
export function refusalOf(no: readonly ForbiddenAct[], kind: string, about: About = {}): ForbiddenAct | undefined {
  const alike = no.filter((one) => one.kind === kind);
  const own = alike.find(
    (one) =>
      (about.card !== undefined && one.card === about.card) ||
      (about.space !== undefined && one.space === about.space) ||
      (about.seat !== undefined && one.seat === about.seat),
  );
  return own ?? alike.find((one) => one.card === undefined && one.space === undefined && one.seat === undefined);
}

export const spaceOf = (view: View, seat: number | undefined): string | null =>
  seat === undefined ? null : (view.seats[seat]?.space ?? null);

/** Cards on offer that are not in the own hand: from a pile, from the attack, or from a hand that was seen. */
export const elsewhere = (acts: readonly Offer[]): Card[] =>
  acts.flatMap((act) => (act.kind === "card" && act.face ? [act.face] : []));
