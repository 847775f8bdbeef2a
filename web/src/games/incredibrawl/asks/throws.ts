/** Rock, paper, scissors in words: what is thrown about, equal throws, and how one ended. */
import { type SeatLook, SIGNS } from "../look";
import type { View } from "../types";
import { listed } from "./words";

type Throwing = Pick<View, "throw" | "about" | "tries" | "scrap" | "seats" | "ask">;

export function about(view: Pick<View, "about">): string {
  switch (view.about) {
    case "scrap":
      return "Same Type, same Level: the winner wins the scrap.";
    case "order":
      return "Same Type, same Level: the winner's ability goes first.";
    case "final":
      return "The most Glory is tied: the winner wins the game.";
    case "duel":
      return "A card's text makes you throw.";
    default:
      return "";
  }
}

const names = (seats: readonly number[], looks: readonly SeatLook[]): string =>
  listed(seats.map((seat) => looks[seat]?.who ?? ""));

/** The signs shown last by these seats: "You: rock. Kit: rock." */
export function signsOf(seats: readonly number[], view: Pick<View, "seats">, looks: readonly SeatLook[]): string {
  return seats
    .map((seat) => {
      const sign = SIGNS[(view.seats[seat]?.sign ?? 0) - 1];
      return sign ? `${looks[seat]?.who ?? ""}: ${sign.name.toLowerCase()}.` : "";
    })
    .filter(Boolean)
    .join(" ");
}

/** Why it is thrown once more. */
export function equal(view: Throwing, looks: readonly SeatLook[]): string {
  const seats = view.throw ?? [];
  const signs = new Set(seats.map((seat) => view.seats[seat]?.sign ?? 0));
  if (signs.size === 1) {
    const all = seats.length === 2 ? "Both" : "All";
    return `${all} threw ${SIGNS[([...signs][0] ?? 0) - 1]?.name.toLowerCase() ?? "the same"}. Again.`;
  }
  return `${signsOf(seats, view, looks)} Again.`;
}

/** The throw that has just been shown. */
export interface Shown {
  seats: readonly number[];
  signs: readonly number[];
  winners: readonly number[];
  text: string;
}

/** Who is still in after these signs; all of them when it settles nothing (IB-TIE-02, IB-TIE-03). */
export function winning(seats: readonly number[], signs: readonly number[]): number[] {
  const kinds = [...new Set(signs)].sort();
  if (kinds.length !== 2) return [...seats];
  const best = kinds[0] === 1 && kinds[1] === 3 ? 1 : (kinds[1] ?? 0);
  return seats.filter((_, n) => signs[n] === best);
}

/** What two views one after the other say about a throw that was shown between them; null when there was none. */
export function shownBetween(old: Throwing, now: Throwing, looks: readonly SeatLook[]): Shown | null {
  const seats = old.throw ?? [];
  if (old.ask !== "throw" || seats.length === 0) return null;
  if (now.ask === "throw" && now.about === old.about && now.tries === old.tries) return null;
  const signs = seats.map((seat) => now.seats[seat]?.sign ?? 0);
  if (signs.includes(0)) return null;
  const winners = winning(seats, signs);
  const text =
    winners.length === seats.length
      ? "Nobody wins: throw again."
      : `${names(winners, looks)} ${winners.length > 1 || looks[winners[0] ?? 0]?.who === "You" ? "win" : "wins"} the throw.`;
  return { seats, signs, winners, text };
}
