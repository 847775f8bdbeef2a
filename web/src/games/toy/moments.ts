/** What is seen of a step: the last round that ended in it, with the cards that were laid, and who took the pot. */
import type { Step } from "../../table/events";
import type { Moment } from "../../table/steps.svelte";
import type { Game, View } from "./protocol";

export function moments({ before, after, lines }: Step<Game>): Moment[] {
  const line = lines.findLast(({ kind }) => kind === "take" || kind === "tie");
  if (!line) return [];
  const seats = before.view.seats.map((seat, n) => {
    const { coins, last } = after.view.seats[n] ?? seat;
    return { ...seat, coins, laid: true, card: last };
  });
  const view: View = { ...before.view, pot: line.kind === "take" ? 0 : before.view.pot, seats };
  return [{ ms: 900, view, line: line.n }];
}
