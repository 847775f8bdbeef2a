/**
 * What is shown of a step, picture by picture (LOOK of Brawlhalla, section 6): each beat of it on the stage or on the arena,
 * the stage that closes before anybody flies, a KO in its parts. How long a beat stands, and its view, come with it.
 */

import { settings } from "../../feel/settings.svelte";
import type { SoundName } from "../../feel/sound";
import type { LogLine } from "../../net/protocol";
import { beatsOf, type Seen } from "../../table/beats";
import type { Step } from "../../table/events";
import type { Moment } from "../../table/steps.svelte";
import { straight } from "./board";
import { NOTHING, type Trail, type Travel } from "./look";
import { FADE, FLIGHT, HOLD, WIND } from "./motion";
import type { Card, Edge, FightView, Game, View } from "./protocol";

export type Part = "stop" | "line" | "word" | "card";
/** A part of a KO, with all that the others need too. */
export interface Ko {
  part: Part;
  victim: number;
  /** Who did it; -1: nobody. */
  by: number;
  /** What it came of, where nobody did it: as the line says it. */
  source: number;
  /** The card of the blow; null where none was struck. */
  card: Card | null;
  /** The KO card that was turned; 0: none. */
  turned: number;
  out: boolean;
}

export interface Beat extends Moment {
  view: View;
  travel: Travel;
  /** The part of a KO that lies over it. */
  ko: Ko | null;
}

/** ms at speed 1: the stage closes; how a KO before its card is shared out; and where nothing should move. */
const CLOSES = 340;
const SHARES: readonly (readonly [Part, number])[] = [
  ["stop", 220],
  ["line", 340],
  ["word", 700],
];
const CALM: Readonly<Record<Part, number>> = { stop: 400, line: 0, word: 700, card: 640 };
/** What is read stays as long where nothing should move; all else fades. */
const READ: ReadonlySet<string> = new Set(["hit", "failed", "over"]);
/** How a seat goes that a line tells of. */
const WAYS: Readonly<Record<string, Trail["how"]>> = {
  ...{ walk: "walk", steps: "walk", bump: "walk", fall: "fall", bottom: "fall" },
  ...{ pushed: "blow", wall: "blow", cross: "blow", ko: "blow" },
};
const JUMPS: ReadonlySet<string> = new Set(["respawn", "placed"]);

type Lines = Step<Game>["lines"];

/** A Heavy hit on the seat that a beat is about. */
function blowOf({ line, view: { fight } }: Seen<Game>): FightView | null {
  return fight?.type === "heavy" && fight.hit && fight.defender === line.seat ? fight : null;
}

/** Over which side of the KO line the seat of a beat goes; null: over none. */
function edgeOf({ line, view }: Seen<Game>, lines: Lines): Edge | null {
  if (line.kind !== "ko") return line.kind === "cross" || line.kind === "bottom" ? line.args.edge : null;
  const at = view.seats[line.seat]?.space;
  for (const one of lines)
    if ((one.kind === "cross" || one.kind === "bottom") && one.seat === line.seat && one.args.space === at)
      return one.args.edge;
  return null;
}

/** The way of the seat that a beat is about; null: it goes nowhere. */
function trailOf(beat: Seen<Game>, was: View, lines: Lines, struck: boolean): Trail | null {
  const { line, ms, view } = beat;
  const [how, edge, gone] = [WAYS[line.kind], edgeOf(beat, lines), line.kind === "ko"];
  const [from, to] = [was, view].map(({ seats }) => seats[line.seat]?.space);
  if (!how || !from || !to || (from === to && !edge && !gone)) return null;
  const path = line.kind === "walk" || line.kind === "pushed" ? line.args.path : [];
  const spaces = path[0] === from && path.at(-1) === to ? path : straight(from, to);
  const way = gone ? FLIGHT * (spaces.length - 1) : ms - (struck ? WIND + HOLD : 0);
  return { seat: line.seat, spaces, how, ms: way, struck, edge, gone };
}

/** What has travelled and changed in a step up to a beat. */
function onward(travel: Travel, beat: Seen<Game>, was: View, lines: Lines): Travel {
  const { line, view } = beat;
  const at = was.seats[line.seat]?.space;
  const blow = WAYS[line.kind] === "blow" && !travel.strike ? blowOf(beat) : null;
  const trail = trailOf(beat, was, lines, blow !== null);
  const changed = view.seats.flatMap(({ seat, level, ko, weapon, space }) => {
    const old = was.seats[seat];
    const same = old?.level === level && old.ko.hidden.length === ko.hidden.length && old.space === space;
    return same && old.weapon?.status === weapon?.status ? [] : seat;
  });
  return {
    trails: trail ? [...travel.trails, trail] : travel.trails,
    changed: new Set([...travel.changed, ...changed]),
    jumps: new Set([...travel.jumps, ...(JUMPS.has(line.kind) ? changed : [])]),
    strike: blow && at ? { seat: blow.attacker, at } : travel.strike,
  };
}

/** The parts of a KO that a beat shows, and how long each. */
function koOf(beat: Seen<Game>): [Ko, number][] {
  const { line, ms, view } = beat;
  const ko = { victim: line.seat, by: -1, source: 0, card: null, turned: 0, out: line.kind === "out" };
  if (line.kind === "ko") {
    const card = blowOf(beat)?.cards[0]?.[0] ?? null;
    const shares = SHARES.filter(([part]) => (part !== "stop" || card) && !(settings.still && part === "line"));
    const all = shares.reduce((sum, [, share]) => sum + share, 0);
    const { by, source } = line.args;
    return shares.map(([part, share]) => [
      { ...ko, part, by, source, card },
      settings.still ? CALM[part] : Math.round((ms * share) / all),
    ]);
  }
  const last = view.seats[line.seat]?.ko.revealed.some((one) => one.n === 1);
  const turned = line.kind === "reveal" ? line.args.ko : Number(last);
  return [[{ ...ko, part: "card", turned }, settings.still ? CALM.card : ms]];
}

/** The last line that a part of a KO tells: the blow nothing that comes of it, the flight nothing of the KO. */
function saidBy({ line }: Seen<Game>, { part }: Ko, lines: Lines): number {
  if (part === "stop") return lines.findLast((one) => one.n < line.n && one.kind === "knockback")?.n ?? line.n - 1;
  return part === "line" ? line.n - 1 : line.n;
}

/** The pictures of a step; nobody is asked while they are shown. */
export function beats(step: Step<Game>): Beat[] {
  const made: Beat[] = [];
  let was = step.before.view;
  let travel: Travel = NOTHING;
  /** The stage has closed: somebody flies, and a KO says all that is left of an attack. */
  let closed = false;
  const gone = new Set<number>();
  const add = (ms: number, line: number, view: View, ko: Ko | null = null): void => {
    const seats = view.seats.map((one) => (gone.has(one.seat) ? { ...one, space: null } : one));
    const fight = closed ? null : view.fight;
    made.push({ ms, line, view: { ...view, seats, fight, decision: null, mine: null }, travel, ko });
  };
  for (const beat of beatsOf<Game>(step)) {
    const { line, view } = beat;
    const next = onward(travel, beat, was, step.lines);
    const flies = view.fight !== null && next.trails.length > travel.trails.length;
    if (line.kind === "ko") gone.add(line.seat);
    if (line.kind === "respawn") gone.delete(line.seat);
    const ends = line.kind === "over" || gone.has(line.seat);
    if (line.kind === "attack") closed = false;
    else if (ends) closed = true;
    else if (flies && !closed) {
      closed = true;
      if (!settings.still) add(CLOSES, line.n - 1, was);
    }
    travel = next;
    if (gone.has(line.seat)) for (const [ko, ms] of koOf(beat)) add(ms, saidBy(beat, ko, step.lines), view, ko);
    else add(settings.still && !READ.has(line.kind) ? FADE : beat.ms, line.n, view);
    was = view;
  }
  return made;
}

const SOUNDS: readonly (readonly [SoundName, ...string[]])[] = [
  ["ko", "ko", "out"],
  ["crack", "knockback"],
  ["pat", "hit"],
  ["whoosh", "dodge"],
  ["slap", "attack", "open", "card"],
  ["flame", "pickup", "recover"],
  ["fall", "bottom", "fall"],
  ["step", "walk", "steps"],
  ["riffle", "draw"],
];
/** What lines sound like. */
export const soundOf = (lines: readonly LogLine[]): SoundName | null =>
  SOUNDS.find(([, ...kinds]) => lines.some((line) => kinds.includes(line.kind)))?.[0] ?? null;
