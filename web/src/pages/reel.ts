/** A finished game as a strip of views, to be looked at at any moment. */
import type { LogLine, Replay, Verdict } from "../protocol/types";
import { merge } from "../stores/patch";
import { blank } from "../stores/table.svelte";
import type { TableState } from "../table/types";

export interface Reel {
  replay: Replay;
  /** The view after n decisions; the first is the opening. */
  views: Record<string, unknown>[];
  /** Lines of the log known after n decisions. */
  lines: number[];
  log: LogLine[];
  /** Table time of the first and the last moment worth seeing, ms. */
  start: number;
  end: number;
}

/** A moment before the first deed, so that it can be seen to happen. */
const LEAD_MS = 800;
const QUIET = /^(ready|tag|tick|hidden)/;

export function reel(replay: Replay): Reel {
  const views = [replay.view];
  const log = replay.log.map((line) => ({ ...line, now: 0 }));
  const lines = [log.length];
  for (const frame of replay.frames) {
    views.push(merge(views.at(-1) ?? replay.view, frame.patch));
    log.push(...frame.log.map((line) => ({ ...line, now: frame.now })));
    lines.push(log.length);
  }
  const first = replay.frames.find((frame) => !QUIET.test(frame.name)) ?? replay.frames[0];
  const end = replay.frames.at(-1)?.now ?? 0;
  return { replay, views, lines, log, start: Math.max(0, Math.min(end, (first?.now ?? 0) - LEAD_MS)), end };
}

/** How many decisions had been made at table time `at`. */
export function decided(made: Reel, at: number): number {
  const { frames } = made.replay;
  let low = 0;
  let high = frames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((frames[middle]?.now ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The table as `eye` saw it at this moment, with every hand open. */
export function tableAt(made: Reel, at: number, eye: number): TableState {
  const { replay } = made;
  const n = decided(made, at);
  const known = made.lines[n] ?? 0;
  const before = made.lines[Math.max(0, n - 1)] ?? 0;
  return {
    ...blank(replay.table),
    game: replay.game,
    setup: replay.setup,
    seats: replay.names.map((name, seat) => ({ seat, name, kind: "person", level: null, team: seat, here: true })),
    you: [eye],
    asSeat: eye,
    version: n + 1,
    view: made.views[n] ?? replay.view,
    log: made.log.slice(0, known),
    fresh: made.log.slice(before, known),
    connection: "open",
    realTime: true,
    now: at,
  };
}

/** The last request that was refused within `ms` before this moment. */
export const refusedAt = (made: Reel, at: number, ms: number): Verdict | undefined =>
  made.replay.requests.findLast((one) => one.code !== null && one.at <= at && one.at > at - ms);

/** The neighbouring moment at which something was decided: 1 the next, -1 the one before. */
export function neighbour(made: Reel, at: number, step: 1 | -1): number {
  const n = decided(made, at) + (step === 1 ? 0 : -2);
  if (n < 0) return made.start;
  return Math.min(made.end, Math.max(made.start, made.replay.frames[n]?.now ?? made.end));
}
