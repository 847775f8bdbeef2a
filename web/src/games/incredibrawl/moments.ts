/** Events between two views as moments on the board: a scene, a sentence, what is touched, Glory that flies. Nothing is lost when they are skipped. */
import type { SoundName } from "../../feel/sound";
import type { LogLine } from "../../net/protocol";
import { argsOf, changeOf, type Scene, step } from "./board";
import type { Change, How, PowerType } from "./protocol";
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
  /** The scrap that it decides, where Types or Levels met. */
  clash: Clash | null;
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

/** The moments of some new lines, from the scene before them. */
export function moments(before: Scene, lines: readonly LogLine[], teller: Pick<Teller, "line">): Moment[] {
  const found: Moment[] = [];
  let scene = before;
  for (const [n, line] of lines.entries()) {
    scene = step(scene, changeOf(line));
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
      n: line.n,
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
