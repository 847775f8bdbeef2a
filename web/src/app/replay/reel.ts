/** A finished game as a strip of views, to be looked at after any of its decisions. */

import { merge } from "../../net/patch";
import type { LineBeat, LogLine, Part, Replay, Verdict } from "../../net/protocol";
import { still } from "../../table/realtime";
import { seenTable } from "../../table/shown.svelte";
import type { TableState } from "../../table/types";
import { nameOf as called } from "../../table/words";
import { say } from "../../words/say";
import { whoBeat } from "../beat";
import { prefix } from "./prefix";

/** Eyes for which every card lies open, and those of a watcher; else the number of a seat. */
export const ALL = -2;
export const WATCHER = -1;
/** A moment before the first deed of a game in real time, so that it can be seen to happen. */
const LEAD_MS = 800;
/** How long a refused request is told of, in table time. */
const REFUSED_MS = 900;

export interface Reel {
  replay: Replay;
  /** The view after n decisions; the first is the opening. */
  views: readonly Record<string, unknown>[];
  /** How many lines of the log are known after n decisions. */
  lines: readonly number[];
  log: readonly LogLine[];
  /** Table time after n decisions, ms. */
  times: readonly number[];
  /** Where on the graph n decisions are, 0 to 1. */
  places: readonly number[];
  /** Decisions after which something big has happened, to jump to. */
  jumps: readonly number[];
}

export function reel(replay: Replay): Reel {
  const views = [replay.view];
  const log = replay.log.map((line) => ({ ...line, now: 0 }));
  const lines = [log.length];
  for (const frame of replay.frames) {
    views.push(merge(views.at(-1) ?? replay.view, frame.patch));
    log.push(...frame.log.map((line) => ({ ...line, now: frame.now })));
    lines.push(log.length);
  }
  const first = replay.frames[0]?.now ?? 0;
  const times = [Math.max(0, first - LEAD_MS), ...replay.frames.map((frame) => frame.now)];
  const jumps = replay.frames.flatMap((frame, n) =>
    frame.big?.some((big) => replay.highlights[big.kind]?.jump) ? [n + 1] : [],
  );
  const made = { replay, views, lines, log, times, jumps };
  return { ...made, places: times.map((_, n) => place(replay, times, n)) };
}

/** Where n decisions are: by time where the game has time, else each part is as wide as any other. */
function place(replay: Replay, times: readonly number[], n: number): number {
  const last = times.length - 1;
  const from = times[0] ?? 0;
  const length = (times[last] ?? 0) - from;
  if (replay.real_time && length > 0) return ((times[n] ?? from) - from) / length;
  const k = partAt(replay.parts, n);
  const part = replay.parts[k];
  if (!part) return last ? n / last : 0;
  const begin = replay.parts[k - 1]?.end ?? 0;
  return (k + (n - begin) / Math.max(1, part.end - begin)) / replay.parts.length;
}

/** Which part n decisions are in, from 0. */
export function partAt(parts: readonly Part[], n: number): number {
  const found = parts.findIndex((part) => n <= part.end);
  return found < 0 ? Math.max(0, parts.length - 1) : found;
}

/** Where a part begins and ends on the graph. */
export function span(made: Reel, k: number): [number, number] {
  const { parts } = made.replay;
  return [k > 0 ? (made.places[parts[k - 1]?.end ?? 0] ?? 0) : 0, made.places[parts[k]?.end ?? 0] ?? 1];
}

/** The number of decisions whose place is nearest to `x` on the graph. */
export function nearest(made: Reel, x: number): number {
  const { places } = made;
  let low = 0;
  let high = places.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < x) low = middle + 1;
    else high = middle;
  }
  const before = Math.max(0, low - 1);
  return x - (places[before] ?? 0) < (places[low] ?? 1) - x ? before : low;
}

/** The next of `stops` after n (way 1) or the one before it (way -1); the end, or the start, where there is none. */
export function stop(stops: readonly number[], n: number, way: 1 | -1, end: number): number {
  if (way === 1) return stops.find((one) => one > n) ?? end;
  return stops.findLast((one) => one < n) ?? 0;
}

/** Where each turn of the reader's own decisions begins: the moment before the first of them. */
export function ownTurns({ replay }: Reel): number[] {
  const own = ownSeats(replay);
  return replay.frames.flatMap(({ seat }, n) => (own.includes(seat) && replay.frames[n - 1]?.seat !== seat ? [n] : []));
}

export interface Moment {
  /** The decisions made. */
  n: number;
  /** Those made at the moment shown before: lines between the two are news. */
  from: number;
  /** Table time minus `performance.now()` while a clock runs at its own pace; 0 while it stands. */
  offset: number;
}

/** The table as its eyes saw it at this moment. */
export function tableAt(made: Reel, { n, offset }: Moment): TableState {
  const { replay } = made;
  const known = made.lines[n] ?? 0;
  return {
    ...seenTable(replay.table, replay),
    you: [...ownSeats(replay)],
    version: n + 1,
    view: made.views[n] ?? replay.view,
    log: prefix(made.log, known),
    waiting: replay.frames[n - 1]?.log.at(-1) ?? null,
    over: n === replay.frames.length ? replay.over : null,
    realTime: replay.real_time,
    now: made.times[n] ?? 0,
    live: { ...still(), offset },
  };
}

/** The lines of the log that are news at this moment. */
export function newsAt(made: Reel, { n, from }: Moment): LogLine[] {
  const known = made.lines[n] ?? 0;
  return from < n ? made.log.slice(made.lines[from] ?? known, known) : [];
}

/** What is seen of the one decision that is news at this moment. */
export const beatsAt = ({ replay }: Reel, { n, from }: Moment): LineBeat[] | undefined =>
  from === n - 1 ? replay.frames[n - 1]?.beats : undefined;

/** The last request that was refused right before this moment. */
export const refusedAt = ({ replay, times }: Reel, n: number): Verdict | undefined => {
  const at = times[n] ?? 0;
  return replay.requests.findLast((one) => one.code !== null && one.at <= at && one.at > at - REFUSED_MS);
};

export const clock = (ms: number): string =>
  `${Math.floor(ms / 60000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;

/** A part by name: "Turn 21", or in real time the clock. */
export function partName(replay: Replay, k: number): string {
  const part = replay.parts[k];
  if (!part) return say("part.start");
  if (replay.part === "second") return clock(1000 * part.number);
  return part.number ? say("part.number", { kind: replay.part, number: part.number }) : say("part.setup");
}

/** The moment in words: "Turn 21 of 21, Heavy with the 4". `tell`: how the game says a line. */
export function momentName(made: Reel, n: number, tell: (line: LogLine) => string): string {
  const { replay, times } = made;
  const line = replay.frames[n - 1]?.log.at(-1);
  const last = replay.parts.at(-1);
  const where =
    replay.part === "second"
      ? { moment: clock((times[n] ?? 0) - (times[0] ?? 0)), last: clock((times.at(-1) ?? 0) - (times[0] ?? 0)) }
      : { moment: partName(replay, partAt(replay.parts, n)), last: last?.number ?? 0 };
  return [n ? say("part.of", where) : say("part.start"), line ? tell(line) : ""].filter(Boolean).join(", ");
}

/** Whose seats these eyes call their own: those of the seat they are, else those that the reader played. */
export const ownSeats = ({ eyes, you = [] }: Replay): readonly number[] => (eyes >= 0 ? [eyes] : you);

/** Whether it is the one seat that the reader played, unless the game is seen through another's eyes. */
export function isYou(replay: Replay, p: number): boolean {
  const { you = [] } = replay;
  return you.length === 1 && you[0] === p && ownSeats(replay)[0] === p;
}

/** A seat as this reader calls it: "You", a name; `amid` a sentence: "you". */
export function nameOf(replay: Replay, p: number, amid = false): string {
  const seat = replay.seats[p];
  if (isYou(replay, p)) return say(amid ? "seat-you.small" : "seat-you");
  return (seat && called(seat, p)) || say("seat-letter", { letter: "ABCDEFGH".charAt(p) });
}

/** "Robin beat Mako", or who played where nobody won. */
export function headline(game: Replay): string {
  const replay = { ...game, eyes: ALL };
  return whoBeat(replay.seats.length, replay.over?.winners ?? [], (p, amid) => nameOf(replay, p, amid));
}
