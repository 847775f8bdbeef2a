/** Beats as moments on the board: a view, a sentence, what is touched, Glory that flies. Nothing is lost when they are skipped. */

import { settings } from "../../feel/settings.svelte";
import type { SoundName } from "../../feel/sound";
import type { LogLine, Text } from "../../net/protocol";
import { beatsOf, type Seen } from "../../table/beats";
import type { Step } from "../../table/events";
import type { Moment as Shown } from "../../table/steps.svelte";
import { argsOf, flowsOf } from "./board";
import { isFighter } from "./look";
import type { Game, How, PowerType, View } from "./protocol";
import { say } from "./say";

/** Where an arrow or a token begins or ends: a seat's spot, the location in the middle, a seat's laid Power-Up. */
export type Anchor = number | "place";

export interface Flight {
  from: Anchor;
  to: Anchor;
  n: number;
}

/** What met in a scrap: the winner's Type and Level, and the loser's. */
export interface Clash {
  how: How;
  one: { type: PowerType | null; level: number };
  other: { type: PowerType | null; level: number };
}

export interface Moment extends Shown {
  view: View;
  /** Number of its last line; of the leaning in, that of the line before. */
  line: number;
  words: string;
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
  /** The scrap that it decides, where Types or Levels met. */
  clash: Clash | null;
}

/** Kinds whose neighbours of the same kind happen at the same moment. */
const TOGETHER: ReadonlySet<string> = new Set(["flip_up", "throw"]);
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
/** What of a seat lies on the board. */
const ON_BOARD = /^seats\.(\d)\.(?:fighter|glory)/;

const anchor = (seat: number | null): Anchor => seat ?? "place";

/** Whom a beat is about, beside the card that is carried out. */
function touched({ line, changed }: Seen<Game>): Anchor[] {
  if (line.kind === "peek") return [line.seat, argsOf<"peek">(line).other];
  if (line.kind === "copied") return [argsOf<"copied">(line).source];
  if (line.kind === "twist" || line.kind === "location") return ["place"];
  const seats = changed.flatMap((key) => ON_BOARD.exec(key)?.[1] ?? []).map(Number);
  return seats.length ? [...new Set(seats)] : line.seat >= 0 ? [line.seat] : [];
}

function arrowsOf(beat: Seen<Game>): Moment["arrows"] {
  const { line, view } = beat;
  if (line.kind === "scrap") return [{ from: line.seat, to: argsOf<"scrap">(line).loser }];
  if (!view.actor || APART.has(line.kind)) return [];
  const from = anchor(view.actor.seat);
  return touched(beat)
    .filter((to) => to !== from)
    .map((to) => ({ from, to }));
}

function clashOf(line: LogLine, { seats }: View): Clash | null {
  if (line.kind !== "scrap") return null;
  const { loser, how } = argsOf<"scrap">(line);
  const [one, other] = [seats[line.seat]?.fighter, seats[loser]?.fighter];
  return isFighter(one) && isFighter(other) ? { how, one, other } : null;
}

/** From this ability of a step on, each is shown for less. */
const MANY = 4;
const BRIEF = 400;
/** All backs lean in before they turn; without motion the beat alone. */
const LEAN = 600;
const CALM = 300;

/** The last card is locked: all that turn next lie face down and lean in. */
function leaning({ view, flipped, line }: Moment): Moment {
  const down = view.seats.map((seat, n) =>
    flipped.includes(n) && seat.fighter
      ? { ...seat, chosen: true, fighter: { card: null, spot: seat.fighter.spot } }
      : seat,
  );
  return {
    ...{ line: line - flipped.length, words: say("page-locked"), seat: -1, kind: "lean", arrows: [], flights: [] },
    ...{ lit: [], view: { ...view, seats: down }, flipped: [], clash: null, ms: settings.still ? CALM : LEAN },
  };
}

/** What is shown of a step; nobody is asked meanwhile. `said`: a text as a sentence. */
export function shown(step: Step<Game>, said: (text: Text) => string): Moment[] {
  const found: Moment[] = [];
  for (const beat of beatsOf<Game>(step)) {
    const { line } = beat;
    const view = { ...beat.view, asked: [], waiting: [] };
    const flipped = line.kind === "flip_up" ? [line.seat] : [];
    const last = found.at(-1);
    if (last && TOGETHER.has(line.kind) && last.kind === line.kind && last.line === line.n - 1) {
      Object.assign(last, { view, line: line.n, flipped: [...last.flipped, ...flipped] });
      last.words = flipped.length ? say("page-reveal") : `${last.words} ${said(beat.says)}`;
      continue;
    }
    const arrows = arrowsOf(beat);
    const lit = flipped.length ? [] : [line.seat, ...arrows.map((one) => one.to)];
    const brief = line.kind === "ability" && found.filter((one) => one.kind === "ability").length >= MANY - 1;
    found.push({
      ...{ view, line: line.n, words: said(beat.says), seat: line.seat, kind: line.kind, arrows, flipped },
      flights: flowsOf(line).map((one) => ({ from: anchor(one.source), to: anchor(one.target), n: one.n })),
      lit: lit.filter((seat): seat is number => typeof seat === "number" && seat >= 0),
      clash: clashOf(line, view),
      ms: brief ? BRIEF : beat.ms,
    });
  }
  return found.flatMap((one) => (one.flipped.length > 1 ? [leaning(one), one] : [one]));
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
