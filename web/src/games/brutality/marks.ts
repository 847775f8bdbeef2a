/** What a preview draws: lines of a forecast as arrows over the board, what each loses, and where it ends. */
import { argsOf, type Told } from "./told";

export type Way = "knock" | "pull" | "room" | "move" | "fly" | "fall";
/** How an arrow ends: in the open, at what stops it, in what hurts. */
export type Stop = "open" | "bar" | "edge" | "hero" | "star";

/** A hero on its way. `path`: the squares of its anchor; of one that stays, the only one. */
export interface Arrow {
  hero: number;
  way: Way;
  path: string[];
  stop: Stop;
  /** The square of what it meets last. */
  at: string | null;
  /** Squares that it goes, or would have gone. */
  far: number;
}
/** What is lost to a hazard, on its square. */
export interface Star {
  space: string;
  lost: number;
}
export interface Drawn {
  arrows: Arrow[];
  stars: Star[];
  /** HP that the attack itself takes, by hero. */
  lost: ReadonlyMap<number, number>;
  /** Tanks that take it for somebody. */
  shields: number[];
  killed: number[];
}

const WAYS: Readonly<Record<string, Way>> = { knock: "knock", pull: "pull", chain: "room", room: "room" };

/** Reads the lines one after the other: moves of one hero on one way are one arrow. */
export function drawn(lines: readonly Told[]): Drawn {
  const arrows: Arrow[] = [];
  const stars: Star[] = [];
  const lost = new Map<number, number>();
  const shields: number[] = [];
  const killed: number[] = [];
  /** What a hero met last: what it loses next is lost to that. */
  let met: { hero: number; space: string } | null = null;
  /** Who walks: what it meets lies on its own way. */
  let walks: number | null = null;
  const last = (hero: number): Arrow | undefined => arrows.findLast((one) => one.hero === hero);
  const go = (hero: number, way: Way, was: string, to: string): void => {
    const on = last(hero);
    if (on && on.way === way && on.path.at(-1) === was && on.stop === "open") {
      on.path.push(to);
      on.far += 1;
    } else arrows.push({ hero, way, path: [was, to], stop: "open", at: null, far: 1 });
  };
  for (const line of lines) {
    if (line.kind === "step") walks = argsOf<"step">(line).hero;
    else if (line.kind === "special" || line.kind === "artifact" || line.kind === "relic") walks = null;
    else if (line.kind === "move") {
      const { hero, was, to, way } = argsOf<"move">(line);
      go(hero, WAYS[way] ?? "move", was, to);
    } else if (line.kind === "fly") {
      const { hero, was, to } = argsOf<"fly">(line);
      go(hero, "fly", was, to);
    } else if (line.kind === "fall") {
      const { hero, was, to } = argsOf<"fall">(line);
      if (was !== to) go(hero, "fall", was, to);
    } else if (line.kind === "stopped") {
      const { hero, space, by } = argsOf<"stopped">(line);
      const stop: Stop = by === "edge" ? "edge" : by === "hero" ? "hero" : "bar";
      const on = last(hero);
      if (on && on.path.at(-1) === space) on.stop = stop;
      else arrows.push({ hero, way: "knock", path: [space], stop, at: null, far: 0 });
    } else if (line.kind === "hit") {
      const { hero, space } = argsOf<"hit">(line);
      met = { hero, space };
      const on = last(hero);
      if (hero === walks) continue;
      if (!on) arrows.push({ hero, way: "knock", path: [], stop: "star", at: space, far: 1 });
      else if (on.path.at(-1) !== space) {
        on.at = space;
        on.stop = "star";
        on.far += on.way === "knock" || on.way === "pull" ? 1 : 0;
      }
    } else if (line.kind === "hurt") {
      const { hero, n } = argsOf<"hurt">(line);
      if (met?.hero === hero) stars.push({ space: met.space, lost: n });
      else lost.set(hero, (lost.get(hero) ?? 0) + n);
      met = null;
    } else if (line.kind === "soaked") shields.push(argsOf<"soaked">(line).hero);
    else if (line.kind === "death") killed.push(argsOf<"death">(line).hero);
  }
  return { arrows, stars, lost, shields, killed };
}
