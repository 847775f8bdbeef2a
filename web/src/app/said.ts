/** What several pages say of a game. */
import type { Level } from "../net/protocol";
import { say } from "../words/say";

/** The levels that are offered. */
export const LEVELS = ["easy", "medium", "hard"] as const satisfies readonly Level[];

/** Allowed player counts in words: "2-4", "2 or 4", "2". */
export function counts(players: readonly number[]): string {
  const first = players[0];
  const last = players.at(-1);
  if (first === undefined || last === undefined) return "";
  if (players.length === 1) return String(first);
  if (last - first === players.length - 1) return say("game-players", { first, last });
  return say("game-players.or", { first: players.slice(0, -1).join(", "), last });
}
