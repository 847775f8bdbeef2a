/** How each Base was won: what still lies on it at the end, in the order in which it was played. */
import type { LogLine } from "../../net/protocol";
import type { Column } from "./board";
import type { CardType, Events } from "./protocol";

export interface Story {
  /** By how much the near end led after each Hit; less than 0: the far one. */
  leads: readonly number[];
  /** The Hits of the two ends when the winner went ahead for good, theirs first; null: they were never behind, or won by the tie. */
  turned: readonly [number, number] | null;
  /** Who froze it; null: nobody. */
  froze: number | null;
}

export function storyOf(
  { base, near, far, nearSide }: Column,
  types: readonly CardType[],
  log: readonly LogLine[],
): Story {
  const hits = new Map<number, readonly [number, number]>([
    ...near.cards.map((card) => [card.id, [card.value, 0]] as [number, [number, number]]),
    ...far.cards.map((card) => [card.id, [0, card.value]] as [number, [number, number]]),
  ]);
  const counts: (readonly [number, number])[] = [];
  for (const line of log) {
    if (line.kind !== "play") continue;
    const worth = hits.get((line.args as unknown as Events["play"]).card.id);
    if (!worth) continue;
    const [one, other] = counts.at(-1) ?? [0, 0];
    counts.push([one + worth[0], other + worth[1]]);
  }
  const leads = counts.map(([one, other]) => one - other);
  const won = base.winner === nearSide ? 1 : -1;
  const ahead = base.reversed ? -won : won;
  const behind = leads.findLastIndex((lead) => Math.sign(lead) === -ahead);
  const at = counts[leads.findIndex((lead, n) => n > behind && Math.sign(lead) === ahead)];
  const ice = base.mods.find((card) => types[card.type]?.word === "freeze_base");
  return {
    leads,
    turned: behind >= 0 && at ? (won > 0 ? at : [at[1], at[0]]) : null,
    froze: ice?.owner ?? null,
  };
}

/** The Bases that were swept away, and by whom. */
export function sweptIn(log: readonly LogLine[]): { base: string; cards: number; by: number }[] {
  return log.flatMap((line, n) => {
    if (line.kind !== "sweep") return [];
    const { base, cards } = line.args as unknown as Events["sweep"];
    const cause = log.slice(0, n).findLast((one) => one.kind === "play");
    return base && cause ? [{ base, cards, by: cause.seat }] : [];
  });
}
