/** Events between two views as moments on the board: a scene, a sentence, what is touched, Glory that flies. Nothing is lost when they are skipped. */

import { settings } from "../../feel/settings.svelte";
import type { SoundName } from "../../feel/sound";
import type { LogLine } from "../../net/protocol";
import type { Change as Step } from "../../table/events";
import type { Moment as Shown } from "../../table/steps.svelte";
import { argsOf, changeOf, lying, type Scene, sceneOf, step } from "./board";
import type { Change, How, PowerType, View } from "./protocol";
import { say } from "./say";
import type { Teller } from "./teller";

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
  /** Number of its last line; of the leaning in, that of the line before. */
  line: number;
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
  /** The scrap that it decides, where Types or Levels met. */
  clash: Clash | null;
}

/** Moments that are shown, and for how long (LOOK of IncrediBrawl, section 6). Lines of any other kind change the scene and say nothing. */
const LONG: Readonly<Record<string, number>> = {
  round: 400,
  flip_up: 500,
  ability: 900,
  ignored: 600,
  power_up: 900,
  laid: 700,
  returned: 900,
  scrap: 820,
  walkover: 600,
  tie: 900,
  throw: 900,
  thrown: 900,
  brawl: 300,
  nobody: 600,
  gain: 380,
  pay: 380,
  steal: 380,
  victory: 380,
  bonus: 380,
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

const anchor = (seat: number | null): Anchor => seat ?? "place";

const flightsOf = (change: Change | undefined): Flight[] =>
  (change?.glory ?? []).map((one) => ({ from: anchor(one.source), to: anchor(one.target), n: one.n }));

/** Whom a line is about, beside the card that is carried out. */
function touched(line: LogLine): Anchor[] {
  const change = changeOf(line);
  if (line.kind === "peek") return [line.seat, argsOf<"peek">(line).other];
  if (line.kind === "copied") return [argsOf<"copied">(line).source];
  if (line.kind === "twist" || line.kind === "location") return ["place"];
  const flows = (change?.glory ?? []).flatMap((one) => [one.target, one.source]);
  const seats = [...flows, ...(change?.stands ?? []).map((one) => one.seat)].filter((seat) => seat !== null);
  return seats.length ? [...new Set(seats)] : line.seat >= 0 ? [line.seat] : [];
}

function arrowsOf(line: LogLine, scene: Scene): Moment["arrows"] {
  if (line.kind === "scrap") return [{ from: line.seat, to: argsOf<"scrap">(line).loser }];
  if (!scene.actor || APART.has(line.kind)) return [];
  const from = anchor(scene.actor.seat);
  return touched(line)
    .filter((to) => to !== from)
    .map((to) => ({ from, to }));
}

function clashOf(line: LogLine, scene: Scene): Clash | null {
  if (line.kind !== "scrap") return null;
  const { loser, how } = argsOf<"scrap">(line);
  const [one, other] = [scene.stands[line.seat], scene.stands[loser]];
  return one && other ? { how, one, other } : null;
}

/** From this ability of a step on, each is shown for less. */
const MANY = 4;
const BRIEF = 400;
/** All backs lean in before they turn; without motion the beat alone. */
const LEAN = 600;
const CALM = 300;

/** The last card is locked: all lie face down and lean in. */
const leaning = (scene: Scene, seats: readonly number[], line: number): Moment => ({
  ...{ line, words: say("page-locked"), rule: null, seat: -1, kind: "lean", arrows: [], flights: [], lit: [] },
  ...{ scene: { ...scene, stands: lying(scene.stands, seats) }, flipped: [], clash: null },
  ms: settings.still ? CALM : LEAN,
});

/** The moments of some new lines, from the scene before them. */
export function moments(before: Scene, lines: readonly LogLine[], teller: Pick<Teller, "line">): Moment[] {
  const found: Moment[] = [];
  let scene = before;
  for (const [n, line] of lines.entries()) {
    const was = scene;
    scene = step(scene, changeOf(line));
    const ms = LONG[line.kind];
    if (ms === undefined || (line.kind === "leaves" && scene.ended)) {
      const last = found.at(-1);
      if (last) last.scene = { ...scene, actor: last.scene.actor };
      continue;
    }
    if (line.kind === "flip_up" && lines[n - 1]?.kind !== "flip_up") {
      const turned = lines.slice(n).findIndex((one) => one.kind !== "flip_up");
      const seats = lines.slice(n, turned < 0 ? undefined : n + turned).map((one) => one.seat);
      if (seats.length > 1) found.push(leaning(was, seats, line.n - 1));
    }
    const last = found.at(-1);
    const along = last && TOGETHER.has(line.kind) && last.kind === line.kind && lines[n - 1]?.kind === line.kind;
    const flip = line.kind === "flip_up" ? [line.seat] : [];
    if (along) {
      last.scene = scene;
      last.line = line.n;
      last.flipped.push(...flip);
      last.words = line.kind === "flip_up" ? say("page-reveal") : `${last.words} ${teller.line(line)}`;
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
      line: line.n,
      scene,
      words: teller.line(line),
      rule: line.rule,
      seat: line.seat,
      kind: line.kind,
      arrows,
      flights: flightsOf(changeOf(line)),
      lit,
      flipped: flip,
      clash: clashOf(line, scene),
      ms: line.kind === "ability" && found.filter((one) => one.kind === "ability").length >= MANY - 1 ? BRIEF : ms,
    });
  }
  return found;
}

/** What is shown of a step: nobody is asked meanwhile, and a card that lies on the board has left the hand. */
export function shown({ before, after, lines }: Step, teller: Pick<Teller, "line">): Moment[] {
  const was = before.view as View;
  const rest = sceneOf(was, before.log);
  if (rest.stands.length !== (after.view as View).seats.length) return [];
  let { turned, upside, blind } = was;
  return moments(rest, lines, teller).map((one) => {
    const twist = one.kind === "twist" ? lines.find((line) => line.n === one.line) : undefined;
    const word = twist && argsOf<"twist">(twist).word;
    turned = turned !== (word === "reverse_types");
    upside = upside !== (word === "reverse_levels");
    blind ||= word === "ignore_types";
    const mine = mineIn(was, before.asSeat, one.scene);
    return { ...one, view: { ...was, asked: [], waiting: [], turned, upside, blind, mine } };
  });
}

function mineIn({ mine }: View, seat: number, { stands }: Scene): View["mine"] {
  const own = stands[seat];
  if (!mine || !own) return mine;
  return { ...mine, hand: mine.hand.filter((card) => card !== own.card && card !== mine.selected) };
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
