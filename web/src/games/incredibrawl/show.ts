/** Events between two views as moments on the board: a scene, a sentence, what is touched, Glory that flies. Nothing is lost when they are skipped. */
import type { SoundName } from "../../lib/sound";
import type { LogLine } from "../../protocol/types";
import { numbers, type Scene, step } from "./scene";
import { type Book, told } from "./told";
import type { CardInfo } from "./types";

/** Where an arrow or a token begins or ends: a seat's spot, the location in the middle, a seat's laid Power-Up. */
export type Anchor = number | "place";

export interface Flight {
  from: Anchor;
  to: Anchor;
  n: number;
}

export interface Moment {
  /** Number of its last line. */
  n: number;
  scene: Scene;
  words: string;
  rule: string | null;
  /** Whose it is; -1: nobody's. */
  seat: number;
  kind: string;
  /** From the acting card to what it touches. */
  arrows: { from: Anchor; to: Anchor }[];
  flights: Flight[];
  /** Seats whose card is lit. */
  lit: number[];
  /** Seats whose card is turned face up in this moment. */
  flipped: number[];
  /** How long it stays, ms at speed 1. */
  ms: number;
}

/** Moments that are shown, and for how long. Lines of any other kind change the scene and say nothing. */
const LONG: Readonly<Record<string, number>> = {
  round: 700,
  flip_up: 1100,
  ability: 1300,
  ignored: 900,
  power_up: 1300,
  laid: 700,
  returned: 900,
  scrap: 1100,
  walkover: 800,
  tie: 900,
  throw: 900,
  thrown: 900,
  brawl: 1100,
  nobody: 1100,
  gain: 800,
  pay: 800,
  steal: 900,
  victory: 1000,
  bonus: 900,
  buy: 600,
  shown: 700,
  discard: 700,
  location: 1000,
  coin: 800,
  level: 800,
  level_is: 800,
  type: 800,
  silenced: 900,
  copied: 900,
  swapped: 900,
  twist: 900,
  claim: 800,
  peek: 700,
  recovered: 800,
  leaves: 800,
  enters: 900,
  draws_mod: 700,
  declined: 600,
  nothing: 700,
};
/** Kinds whose neighbours of the same kind happen at the same moment. */
const TOGETHER: ReadonlySet<string> = new Set(["flip_up", "throw"]);
/** Kinds whose `a` is the other seat that is touched. */
const TOUCHES_A: ReadonlySet<string> = new Set(["steal", "swapped", "peek"]);
/** Kinds that touch nobody's card. */
const APART: ReadonlySet<string> = new Set([
  "ability",
  "power_up",
  "ignored",
  "flip_up",
  "laid",
  "returned",
  "brawl",
  "victory",
  "coin",
  "buy",
  "nothing",
  "declined",
]);

function flightsOf(line: LogLine): Flight[] {
  const [a, b] = numbers(line);
  if (line.kind === "victory" || line.kind === "gain") return a > 0 ? [{ from: "place", to: line.seat, n: a }] : [];
  if (line.kind === "pay") return a > 0 ? [{ from: line.seat, to: "place", n: a }] : [];
  if (line.kind === "buy") return [{ from: line.seat, to: "place", n: 1 }];
  return line.kind === "steal" && b > 0 ? [{ from: a, to: line.seat, n: b }] : [];
}

function arrowsOf(line: LogLine, scene: Scene): Moment["arrows"] {
  if (line.kind === "scrap") return [{ from: line.seat, to: numbers(line)[0] }];
  const actor = scene.actor;
  if (!actor || APART.has(line.kind)) return [];
  const from: Anchor = actor.seat < 0 ? "place" : actor.seat;
  const [a, , , d] = numbers(line);
  const touched: Anchor[] =
    TOUCHES_A.has(line.kind) && a >= 0
      ? [line.seat, a]
      : line.kind === "copied" && d >= 0
        ? [d]
        : line.kind === "twist" || line.kind === "location"
          ? ["place"]
          : line.seat >= 0
            ? [line.seat]
            : [];
  return touched.filter((to) => to !== from).map((to) => ({ from, to }));
}

/** The moments of some new lines, from the scene before them. */
export function moments(before: Scene, lines: readonly LogLine[], cards: readonly CardInfo[], book: Book): Moment[] {
  const found: Moment[] = [];
  let scene = before;
  for (const [n, line] of lines.entries()) {
    scene = step(scene, line, cards);
    const ms = LONG[line.kind];
    if (ms === undefined || (line.kind === "leaves" && scene.ended)) {
      const last = found.at(-1);
      if (last) last.scene = { ...scene, actor: last.scene.actor };
      continue;
    }
    const last = found.at(-1);
    const along = last && TOGETHER.has(line.kind) && last.kind === line.kind && lines[n - 1]?.kind === line.kind;
    const flip = line.kind === "flip_up" ? [line.seat] : [];
    if (along) {
      last.scene = scene;
      last.n = line.n;
      last.flipped.push(...flip);
      last.words = line.kind === "flip_up" ? "All reveal at once." : `${last.words} ${told(line, book)}`;
      continue;
    }
    const arrows = arrowsOf(line, scene);
    const lit =
      line.kind === "flip_up"
        ? []
        : [line.seat, ...arrows.map((one) => one.to)].filter(
            (seat): seat is number => typeof seat === "number" && seat >= 0,
          );
    found.push({
      n: line.n,
      scene,
      words: told(line, book),
      rule: line.rule,
      seat: line.seat,
      kind: line.kind,
      arrows,
      flights: flightsOf(line),
      lit,
      flipped: flip,
      ms,
    });
  }
  return found;
}

const SOUNDS: Readonly<Record<string, SoundName>> = {
  flip_up: "slap",
  ability: "whoosh",
  power_up: "flame",
  laid: "slap",
  scrap: "crack",
  victory: "ko",
  gain: "tick",
  steal: "tick",
  coin: "tick",
};

/** What a moment sounds like. */
export const soundOf = (kind: string): SoundName | null => SOUNDS[kind] ?? null;
