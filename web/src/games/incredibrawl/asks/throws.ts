/** Rock, paper, scissors in words: what is thrown about, equal throws, and how one ended. */

import type { SeatLook } from "../../../kit/seats";
import type { LogLine } from "../../../net/protocol";
import { list } from "../../../words/say";
import { argsOf } from "../board";
import type { SignName, Throw, View } from "../protocol";
import { say } from "../say";

export const about = (thrown: Throw): string => say("page-about", { about: thrown.about });

/** Why it is thrown once more: "Both threw rock. Again.", or who threw what. */
export function equal({ equal: all, seats }: Throw, view: Pick<View, "seats">, looks: readonly SeatLook[]): string {
  if (all) return say("page-equal", { people: seats.length, sign: all });
  const shown = seats.flatMap((seat) => {
    const sign = view.seats[seat]?.sign;
    return sign ? [say("page-equal.one", { who: looks[seat]?.who ?? "", sign })] : [];
  });
  return [...shown, say("page-equal.again")].join(" ");
}

/** The throw that has just been shown. */
export interface Shown {
  seats: readonly number[];
  signs: readonly SignName[];
  winners: readonly number[];
  text: string;
}

/** The last throw that these lines tell of, and what came of it; null when they tell of none. */
export function lastThrow(
  lines: readonly LogLine[],
  view: Pick<View, "throw">,
  looks: readonly SeatLook[],
): Shown | null {
  const end = lines.findLastIndex((line) => line.kind === "throw");
  if (end < 0) return null;
  const start = lines.slice(0, end + 1).findLastIndex((line) => line.kind !== "throw") + 1;
  const thrown = lines.slice(start, end + 1).map((line) => argsOf<"throw">(line));
  const seats = thrown.map((one) => one.seat);
  const settled = lines.slice(end + 1).find((line) => line.kind === "thrown");
  const by = settled && argsOf<"thrown">(settled).by;
  const winners = settled ? [settled.seat] : (view.throw?.seats ?? seats);
  const open = winners.length === seats.length && by === undefined;
  const told = {
    who: list(winners.map((seat) => looks[seat]?.who ?? "")),
    yours: winners.length === 1 && (looks[winners[0] ?? 0]?.you ?? false),
    people: winners.length,
  };
  const text = open ? say("page-throw.nobody") : say(by === "seed" ? "page-throw.seed" : "page-throw", told);
  return { seats, signs: thrown.map((one) => one.sign), winners, text };
}
