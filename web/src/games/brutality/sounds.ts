/** What the moments of the board sound like (LOOK of Brutality, section 6): voices of its own beside those of the house. */
import { type Noise, type SoundName, sound } from "../../feel/sound";
import type { Kind, Moment } from "./moments";

type Wave = NonNullable<Noise[number]["wave"]>;
const part = (wave: Wave, from: number, to: number, long: number, gain: number, at = 0): Noise[number] => ({
  at,
  wave,
  from,
  to,
  long,
  gain,
});
/** The same several times, at these seconds. */
const again = (ats: readonly number[], wave: Wave, from: number, to: number, long: number, gain: number): Noise =>
  ats.map((at) => part(wave, from, to, long, gain, at));

const boot: Noise = [part("noise", 520, 240, 0.06, 0.5), part("sine", 120, 80, 0.05, 0.4)];
const drag: Noise = [part("noise", 380, 220, 0.09, 0.5)];
const bite: Noise = [part("triangle", 1500, 380, 0.07, 0.6), part("noise", 4200, 1400, 0.08, 0.4)];
const clatter = again([0, 0.04, 0.09], "triangle", 640, 420, 0.04, 0.4);
const puff: Noise = [part("noise", 600, 1800, 0.22, 0.4)];
const thud: Noise = [part("sine", 95, 50, 0.14, 0.8)];
const whip: Noise = [part("triangle", 180, 260, 0.14, 0.4), part("noise", 900, 4200, 0.12, 0.4, 0.14)];
const chain = again([0, 0.035, 0.07], "triangle", 1900, 1500, 0.03, 0.3);
const plate: Noise = [part("triangle", 980, 940, 0.22, 0.5)];
const paper: Noise = [part("noise", 2400, 900, 0.08, 0.5), part("sine", 1320, 1300, 0.2, 0.25, 0.06)];
const key = again([0, 0.08], "square", 900, 700, 0.03, 0.2);
const bell: Noise = [part("sine", 196, 190, 0.9, 0.6), part("sine", 392, 385, 0.5, 0.25)];
/** Pillars, Pikes, Flames, Limestone, Catapult; what heroes made: wall, cloud, snare. */
const THINGS: Readonly<Record<number, Noise>> = {
  1: bite,
  2: clatter,
  3: puff,
  4: thud,
  5: whip,
  12: thud,
  13: puff,
  14: clatter,
};
const KINDS: Partial<Record<Kind, Noise | SoundName>> = {
  step: boot,
  wind: "whoosh",
  hurt: "crack",
  slide: drag,
  pull: chain,
  leap: "whoosh",
  launch: whip,
  shield: plate,
  heal: paper,
  relic: paper,
  artifact: key,
  thing: thud,
  death: bell,
  end: "ko",
};
/** A square further a slide sounds a third lower; so does a Curse. */
const THIRD = 2 ** (-4 / 12);
let slid = 0;

/** What a moment sounds like, and how high; null: nothing. */
export function heard(moment: Moment, curse = false): { noise: Noise | SoundName; pitch: number } | null {
  const { kind, thing } = moment;
  slid = kind === "slide" ? slid + 1 : 0;
  const noise = kind === "bite" ? THINGS[thing] : KINDS[kind];
  if (!noise) return null;
  const lower = kind === "slide" ? slid - 1 : kind === "relic" && curse ? 1 : 0;
  return { noise, pitch: THIRD ** lower };
}

/** A moment is heard. */
export function hear(moment: Moment, curse = false): void {
  const found = heard(moment, curse);
  if (found) sound(found.noise, 0, found.pitch);
}
