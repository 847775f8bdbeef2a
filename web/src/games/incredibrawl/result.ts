/** What a finished game tells: how the Glory went, who won how many brawls, and what decided it. */
import type { LogLine } from "../../net/protocol";
import { argsOf, flowsOf } from "./board";
import type { How } from "./protocol";

/** The Glory of each seat before the first round and after each one: `[point][seat]`. It ends at what everybody holds. */
export function race(log: readonly LogLine[], end: readonly number[]): number[][] {
  const points = [end.map(() => 0)];
  let now = end.map(() => 0);
  let begun = false;
  for (const line of log) {
    if (line.kind === "round") {
      if (begun) points.push(now);
      begun = true;
    }
    // A game that begins in the midst of things has no line for its first round.
    if (line.kind === "flip_up") begun = true;
    for (const { source, target, n } of flowsOf(line))
      now = now.map((had, seat) => had + (seat === target ? n : 0) - (seat === source ? n : 0));
  }
  points.push(now);
  // Where it began no line tells: it is what everybody holds, less all that came.
  return points.map((point) => point.map((n, seat) => n + (end[seat] ?? 0) - (now[seat] ?? 0)));
}

/** From which point on a seat has had more than any other, to the end; null: it has not. */
export function leads(points: readonly (readonly number[])[], seat: number): number | null {
  const ahead = (point: readonly number[]): boolean =>
    point.every((n, other) => other === seat || n < (point[seat] ?? 0));
  const behind = points.findLastIndex((point) => !ahead(point));
  return behind + 1 < points.length ? behind + 1 : null;
}

/** How many brawls each seat has won. */
export const brawls = (log: readonly LogLine[], count: number): number[] =>
  Array.from({ length: count }, (_, seat) => log.filter((line) => line.kind === "brawl" && line.seat === seat).length);

/** The scrap that made a seat the winner of the last brawl; null where it won none by fighting. */
export interface Scrapped {
  loser: number;
  how: How;
}
export function scrapped(log: readonly LogLine[], seat: number): Scrapped | null {
  const brawl = log.findLastIndex((line) => line.kind === "brawl");
  const last = log.findLast((line, n) => n < brawl && (line.kind === "scrap" || line.kind === "walkover"));
  if (brawl < 0 || log[brawl]?.seat !== seat || last?.kind !== "scrap" || last.seat !== seat) return null;
  const { loser, how } = argsOf<"scrap">(last);
  return { loser, how };
}

/** Kinds with which a card is carried out, and those after which none is. */
const BEGINS: ReadonlySet<string> = new Set(["ability", "power_up", "bonus"]);
const ENDS: ReadonlySet<string> = new Set(["scrap", "walkover", "brawl", "nobody", "victory", "closed"]);

/** The last Glory that a seat got: Victory Glory, or of the card that paid it. */
export function lastGlory(
  log: readonly LogLine[],
  seat: number,
): { by: "victory" | "card"; card: number | null } | null {
  let actor: number | null = null;
  let found: { by: "victory" | "card"; card: number | null } | null = null;
  for (const line of log) {
    if (BEGINS.has(line.kind)) actor = argsOf<"bonus">(line).card;
    else if (ENDS.has(line.kind)) actor = null;
    if (!flowsOf(line).some((flow) => flow.target === seat)) continue;
    found = actor === null ? { by: "victory", card: null } : { by: "card", card: actor };
  }
  return found;
}
