/** The share of wins after each part, in numbers and words. */

import type { Estimate, Replay } from "../../net/protocol";
import { list, say } from "../../words/say";
import { isYou, nameOf, partName } from "./reel";

/** A change of so many hundredths is worth a mark. */
export const SWING = 15;

export interface Swing {
  /** The part, from 0. */
  k: number;
  /** Hundredths that the first team won by it. */
  by: number;
}

/** The share of team `team` after part k (-1: at the start); null while it is not counted. */
export const share = (told: Estimate, k: number, team = 0): number | null => told.shares[k + 1]?.[team] ?? null;

/** What part k changed for the first team; null while that is not known. */
export function change(told: Estimate, k: number): number | null {
  const [before, after] = [share(told, k - 1), share(told, k)];
  return before === null || after === null ? null : after - before;
}

export function swings(told: Estimate): Swing[] {
  return told.shares.slice(1).flatMap((_, k) => {
    const by = change(told, k);
    return by !== null && Math.abs(by) >= SWING ? [{ k, by }] : [];
  });
}

/** The part that changed most, once all are counted; null where none changed much. */
export function turningPoint(told: Estimate): Swing | null {
  if (told.counting) return null;
  return swings(told).reduce<Swing | null>(
    (most, one) => (most && Math.abs(most.by) >= Math.abs(one.by) ? most : one),
    null,
  );
}

export function teamName(replay: Replay, seats: readonly number[]): string {
  return list(seats.map((p) => nameOf(replay, p)));
}

/** Who they are in a sentence about them. */
export const about = (replay: Replay, seats: readonly number[]) => ({
  name: list(seats.map((p) => nameOf(replay, p, true))),
  you: seats.length === 1 && isYou(replay, seats[0] ?? -1),
});

/** "KO by Mako"; nobody's deed where the seat is none. */
export function deed(replay: Replay, what: string, seat: number): string {
  return replay.seats[seat] ? say("deed.by", { what, ...about(replay, [seat]) }) : what;
}

/** "KO by Mako, Freeze by Robin": what happened in part k. */
export function deeds(replay: Replay, k: number): string[] {
  const from = replay.parts[k - 1]?.end ?? 0;
  const frames = replay.frames.slice(from, replay.parts[k]?.end);
  return frames.flatMap((frame) =>
    (frame.big ?? []).map((big) => deed(replay, replay.highlights[big.kind]?.word ?? big.kind, big.seat)),
  );
}

/** "Turn 14: 36, was 66, KO by Mako". */
export function row(replay: Replay, told: Estimate, k: number): string {
  const [before, after] = [share(told, k - 1), share(told, k)];
  const numbers =
    after === null
      ? say("estimate.not-counted")
      : before === null || before === after
        ? `${after}`
        : say("estimate.was", { after, before });
  return say("estimate.row", { part: partName(replay, k), what: [numbers, ...deeds(replay, k)].join(", ") });
}

/** The whole graph in one sentence. */
export function summary(replay: Replay, told: Estimate): string {
  const first = about(replay, told.teams[0] ?? []);
  const found = swings(told).map(({ k, by }) =>
    say(by > 0 ? "estimate.up" : "estimate.down", { by: Math.abs(by), part: partName(replay, k) }),
  );
  return found.length ? say("estimate.sum-swings", { ...first, swings: found.join(", ") }) : say("estimate.sum", first);
}
