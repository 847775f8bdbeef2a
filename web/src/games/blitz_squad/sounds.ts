/** What the moments of the mat sound like (LOOK of Blitz Squad, section 7): voices of its own beside those of the house. */
import { type Noise, sound } from "../../feel/sound";
import type { Moment } from "./moment";

/** From clap to clap, s. */
const CLAP = 0.045;
/** The sums that raise a pitch by an octave. */
const OCTAVE = 24;

const tick: Noise = [{ wave: "noise", from: 3600, to: 5200, long: 0.025, gain: 0.35 }];
const flick: Noise = [{ wave: "noise", from: 5200, to: 2600, long: 0.05, gain: 0.3 }];
const bell: Noise = [
  { wave: "sine", from: 1240, to: 1300, long: 0.16, gain: 0.25 },
  { at: 0.01, wave: "sine", from: 2480, to: 2600, long: 0.1, gain: 0.1 },
];
const split: Noise = [
  { wave: "noise", from: 1700, to: 300, long: 0.16, gain: 0.7 },
  { wave: "triangle", from: 240, to: 70, long: 0.14, gain: 0.6 },
];
const lid: Noise = [
  { wave: "triangle", from: 523, to: 510, long: 0.34, gain: 0.35 },
  { wave: "sine", from: 1390, to: 1370, long: 0.22, gain: 0.18 },
];
const riffle: Noise = [{ wave: "noise", from: 4200, long: 0.03, gain: 0.3 }];
const stone: Noise = [
  { wave: "noise", from: 320, to: 160, long: 0.12, gain: 0.6 },
  { wave: "sine", from: 110, to: 60, long: 0.12, gain: 0.5 },
];
const nailed: Noise = [0, 0.13].map((at) => ({ at, wave: "triangle", from: 520, to: 210, long: 0.07, gain: 0.6 }));
const page: Noise = [
  { wave: "noise", from: 700, to: 3000, long: 0.22, gain: 0.4 },
  { at: 0.2, wave: "noise", from: 1500, to: 500, long: 0.1, gain: 0.5 },
];
const heart: Noise = [0, 0.36].map((at) => ({ at, wave: "sine", from: 70, to: 42, long: 0.16, gain: 0.9 }));
const crowd: Noise = [
  { wave: "noise", from: 800, to: 1500, long: 0.9, gain: 0.35 },
  { at: 0.12, wave: "triangle", from: 1900, to: 1700, long: 0.09, gain: 0.3 },
  { at: 0.34, wave: "triangle", from: 2150, to: 1900, long: 0.09, gain: 0.3 },
];

/** One clap a card, so far apart; after the thump of a table, if it is hit. */
const claps = (cards: number, thump: boolean): Noise => [
  ...(thump ? ([{ wave: "sine", from: 120, to: 48, long: 0.2, gain: 0.9 }] as const) : []),
  ...Array.from(
    { length: Math.max(1, cards) },
    (_, n) => ({ at: n * CLAP, wave: "noise", from: 2000, to: 800, long: 0.04, gain: 0.45 }) as const,
  ),
];

/** How high a sum sounds. */
const high = (sum: number): number => 2 ** (Math.max(0, sum) / OCTAVE);

/** What a moment sounds like, and how high; null: nothing. */
export function heard(moment: Moment): { noise: Noise; pitch: number } | null {
  const { attack, answer } = moment;
  const laid = (attack?.cards.length ?? 0) + (answer?.cards.length ?? 0);
  switch (moment.kind) {
    case "flip":
      return moment.flip?.does === "turn" || moment.flip?.does === "shuffle" ? { noise: page, pitch: 1 } : null;
    case "lift":
      return { noise: claps(moment.cards.length, false), pitch: 1 };
    case "slam":
      return { noise: claps(laid, true), pitch: 1 };
    case "slide":
      return { noise: flick, pitch: 0.8 };
    case "count":
      return moment.counted > 0 ? { noise: bell, pitch: high(2 * moment.counted) } : null;
    case "meet":
      return attack && answer && attack.total !== answer.total ? { noise: split, pitch: 1 } : null;
    case "held":
      return { noise: lid, pitch: 1 };
    case "mill":
      if (moment.low) return { noise: heart, pitch: 1 };
      return { noise: riffle, pitch: 1 - (0.3 * moment.gone) / Math.max(1, moment.cards.length) };
    case "bury":
      return { noise: stone, pitch: 1 };
    case "place":
      return { noise: nailed, pitch: 1 };
    case "end":
      return { noise: crowd, pitch: 1 };
    default:
      return null;
  }
}

/** A moment is heard. */
export function hear(moment: Moment): void {
  const found = heard(moment);
  if (found) sound(found.noise, 0, found.pitch);
}

/** A step of the draft is heard: a card that was laid, the higher the sum; another card on top. */
export function lay(step: "laid" | "top", sum: number): void {
  sound(step === "laid" ? tick : flick, 0, step === "laid" ? high(sum) : 1);
}
