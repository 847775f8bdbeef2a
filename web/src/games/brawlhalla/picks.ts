/** From what the server offers to what a click means: cards, spaces and Legends that carry an action. Pure; no rules. */
import type { Act, Plan } from "../../protocol/types";
import type { Card, View } from "./types";

/** Action ids that a play of several cards is put together from when the offer shows only its first card (see rules/ids.py). */
export const LAY = 5;
export const CARD = 40;

export const cardOf = (act: Act): number => (typeof act.card === "number" ? act.card : -1);
export const planCard = (plan: Plan): number =>
  typeof plan.card === "number" ? plan.card : typeof plan.c === "number" ? plan.c : -1;

/** The face of a card that an action names outside the own hand, sent with the action. */
export const faceOf = (act: Act): Card | undefined => act.face as Card | undefined;

/** Decisions whose play may hold several cards. */
export const MULTI: ReadonlySet<string> = new Set(["defend", "add", "hand_limit"]);
/** Decisions that are answered with cards of the own hand. */
export const CARDS: ReadonlySet<string> = new Set(["open", "defend", "add", "dodge", "hand_limit"]);

export interface UseOffer {
  id: number;
  text: string;
  title?: string;
}

export function usesOf(plans: readonly Plan[], c: number): UseOffer[] {
  const plan = plans.find((one) => one.kind === "card" && planCard(one) === c);
  return Array.isArray(plan?.uses) ? (plan.uses as UseOffer[]) : [];
}

/** All cards of the hand equal to c, lowest first. */
export const equals = (hand: readonly Card[], c: number): number[] => {
  const code = hand.find((card) => card.c === c)?.code;
  return hand
    .filter((card) => card.code === code)
    .map((card) => card.c)
    .sort((a, b) => a - b);
};

/** The same set of cards with equal ones taken from the lowest, ascending: how the server counts a play once. */
export function normal(hand: readonly Card[], picked: readonly number[]): number[] {
  const byCode = new Map<string, number>();
  for (const card of hand) if (picked.includes(card.c)) byCode.set(card.code, (byCode.get(card.code) ?? 0) + 1);
  const out: number[] = [];
  for (const [code, n] of byCode) {
    const alike = hand
      .filter((card) => card.code === code)
      .map((card) => card.c)
      .sort((a, b) => a - b);
    out.push(...alike.slice(0, n));
  }
  return out.sort((a, b) => a - b);
}

/** Cards of the hand that some action or plan mentions, equal ones included. */
export function usable(hand: readonly Card[], offered: readonly number[]): Set<number> {
  const codes = new Set(hand.filter((card) => offered.includes(card.c)).map((card) => card.code));
  return new Set(hand.filter((card) => codes.has(card.code)).map((card) => card.c));
}

/** The offered card that stands for c: itself, or an equal one. */
export const standIn = (hand: readonly Card[], offered: readonly number[], c: number): number =>
  offered.includes(c) ? c : (equals(hand, c).find((one) => offered.includes(one)) ?? -1);

export const spaceOf = (view: View, seat: number): string | null => view.seats[seat]?.space ?? null;

/** The actions of a composed play: its cards, the announced effect, the commit. */
export function compose(
  hand: readonly Card[],
  picked: readonly number[],
  use: number | null,
  plans: readonly Plan[],
  kind: string,
  more: boolean,
): number[] {
  const cards = normal(hand, picked);
  if (cards.length === 1 && kind !== "defend" && kind !== "add" && use === null) {
    const plan = plans.find((one) => one.kind === "card" && planCard(one) === cards[0]);
    if (plan) return plan.actions;
  }
  const head = cards.map((c) => CARD + c);
  if (kind === "hand_limit") return more ? [...head, LAY] : head;
  if (kind === "open" && cards.length === 1 && !more) return head;
  return [...head, ...(use === null ? [] : [use]), LAY];
}
