/** Rock, paper, scissors in words: what is thrown about, equal throws, and how one ended. */

import type { LogLine } from "../../../protocol/types";
import { type SeatLook, SIGNS } from "../look";
import type { View } from "../types";
import { listed } from "./words";

type Throwing = Pick<View, "throw" | "seats">;

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

/** The last throw that these lines tell of; null when they tell of none. */
export function lastThrow(lines: readonly LogLine[], looks: readonly SeatLook[]): Shown | null {
  const end = lines.findLastIndex((line) => line.kind === "throw");
  if (end < 0) return null;
  const start = lines.slice(0, end + 1).findLastIndex((line) => line.kind !== "throw") + 1;
  const signs = new Map(lines.slice(start, end + 1).map((line) => [line.seat, (line.data[2] ?? 0) + 1]));
  const seats = [...signs.keys()];
  const winners = winning(seats, [...signs.values()]);
  const text =
    winners.length === seats.length
      ? "Nobody wins: throw again."
      : `${names(winners, looks)} ${winners.length > 1 || looks[winners[0] ?? 0]?.who === "You" ? "win" : "wins"} the throw.`;
  return { seats, signs: [...signs.values()], winners, text };
}
