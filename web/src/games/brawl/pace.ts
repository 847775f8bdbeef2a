/** The pace dial, from the slowest: to the right is faster. A bot has the tempo of its level at 900 ms (BR-RUL-03); more makes its hands slower, by the same measure. */
import { chosen } from "./chosen";

export interface Pace {
  id: string;
  ms: number;
}

export const PACES: readonly Pace[] = [
  { id: "step", ms: 5000 },
  { id: "calm", ms: 3400 },
  { id: "brisk", ms: 1800 },
  { id: "full", ms: 900 },
];

const QUICKEST = PACES.length - 1;
/** The place on the dial by the races that were won, while bots begin gently; after these it is the quickest. */
const BY_WINS = [1, 2, 2];

/** A line that takes so many ms is slow: others are first. */
const SLOW = 150;

/** A lag as it is said, in tens of ms, so that it does not flicker; 0: it is none worth a word. */
export function slowness(lag: number | null): number {
  const tens = Math.round((lag ?? 0) / 10) * 10;
  return tens >= SLOW ? tens : 0;
}

/** Where the dial stands. */
export function placeNow(): number {
  const { gentle, pace, wins } = chosen.all;
  if (gentle) return BY_WINS[wins] ?? QUICKEST;
  return Math.max(
    0,
    PACES.findIndex((one) => one.id === pace),
  );
}

/** A race against bots was won at this table; it counts once. */
export function won(table: string): void {
  if (chosen.all.won !== table) chosen.set({ wins: chosen.all.wins + 1, won: table });
}
