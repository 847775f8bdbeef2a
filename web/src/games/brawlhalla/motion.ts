/**
 * What moves on the arena, from the old view to the new one (LOOK, section 6). A new view overtakes whatever still runs,
 * and a press anywhere finishes it.
 */
import type { Action } from "svelte/action";
import { play } from "../../feel/motion";
import { settings } from "../../feel/settings.svelte";
import { type At, parse } from "./board";
import type { Strike, Trail } from "./look";

type Point = { x: number; y: number };

interface Going {
  space: string;
  point: (at: At) => Point;
  /** How far it stands aside of the last point, px. */
  shift: number;
  trail: Trail | undefined;
  /** Put there without a way: a respawn, a swap, a teleport. */
  jump: boolean;
}

/** ms at normal speed: a space of a way that nothing tells of, a space of a flight that ends in a KO. */
const STEP = 110;
export const FLIGHT = 70;
export const FADE = 80;
const CROSSING = 160;
/** A Heavy attack: wind-up, hold, then the blow lands. */
export const WIND = 140;
export const HOLD = 60;

const EASE = {
  walk: "cubic-bezier(.3,0,.4,1)",
  blow: "cubic-bezier(.3,0,.1,1)",
  fall: "cubic-bezier(.5,0,.9,.5)",
};

const at = ({ x, y }: Point): string => `translate(${x}px,${y}px)`;

/** How long after the new view the blow lands that sends this trail off, in ms at normal speed. */
const wait = (trail: Trail | undefined): number => (trail?.struck ? WIND + HOLD : 0);

/** When the KO line is reached, in ms at normal speed. */
export const crossing = (trail: Trail): number => wait(trail) + trail.ms;

const points = (spaces: readonly string[], point: (at: At) => Point): Point[] =>
  spaces.flatMap((space) => {
    const place = parse(space);
    return place ? [point(place)] : [];
  });

/** A standee goes from its old space to its new one, along the trail when there is one. */
export const goes: Action<SVGGElement, Going> = (node, first) => {
  let before = first.space;
  let mine: Animation | null = null;
  return {
    update(next: Going): void {
      if (next.space === before) return;
      const from = before;
      before = next.space;
      mine?.cancel();
      const { trail } = next;
      const spaces = trail && trail.spaces.at(-1) === next.space ? trail.spaces : [from, next.space];
      const way = points(spaces, next.point);
      if (way.length < 2 || settings.still || next.jump) {
        mine = play(node, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE, fill: "backwards" });
        return;
      }
      mine = play(
        node,
        way.map(({ x, y }, n) => ({ transform: at({ x: n === way.length - 1 ? x + next.shift : x, y }) })),
        {
          duration: settings.ms(trail?.ms ?? STEP * (way.length - 1)),
          delay: settings.ms(wait(trail)),
          fill: "backwards",
          easing: EASE[trail?.how ?? "walk"],
        },
      );
    },
    destroy(): void {
      mine?.cancel();
    },
  };
};

/** A standee that was KO'd flies along its trail, over the line, and is gone. It starts and ends unseen. */
export const depart: Action<SVGGElement, { trail: Trail; point: (at: At) => Point; over: Point }> = (node, now) => {
  const way = points(now.trail.spaces, now.point);
  if (settings.still || way.length === 0) return;
  const end = crossing(now.trail) + CROSSING;
  const frames: Keyframe[] = way.map((point, n) => ({
    transform: at(point),
    opacity: 1,
    offset: (wait(now.trail) + (now.trail.ms * n) / Math.max(1, way.length - 1)) / end,
    easing: EASE.blow,
  }));
  const still = frames[0]?.offset ? [{ ...frames[0], offset: 0 }] : [];
  const last = { transform: at(now.over), opacity: 0 };
  const one = play(node, [...still, ...frames, last], { duration: settings.ms(end) });
  return { destroy: () => one?.cancel() };
};

/** The attacker of a Heavy hit winds up, holds, and strikes towards the one that flies. */
export const lunge: Action<SVGGElement, { strike: Strike | null; from: Point; to: Point | null }> = (node) => {
  let done: Strike | null = null;
  return {
    update({ strike, from, to }): void {
      if (!strike || strike === done || !to || settings.still) return;
      done = strike;
      const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const towards = (n: number): Point => ({ x: ((to.x - from.x) / far) * n, y: ((to.y - from.y) / far) * n });
      const all = WIND + HOLD + 160;
      play(
        node,
        [
          { transform: at(towards(0)) },
          { transform: at(towards(-12)), offset: WIND / all },
          { transform: at(towards(-12)), offset: (WIND + HOLD) / all },
          { transform: at(towards(20)), offset: (WIND + HOLD + 50) / all },
          { transform: at(towards(0)) },
        ],
        { duration: settings.ms(all), easing: "linear" },
      );
    },
  };
};

/** The board shakes once when a blow lands, 4 px, 160 ms. */
export const shake: Action<HTMLElement, Strike | null> = (node, first) => {
  let seen = first;
  return {
    update(now: Strike | null): void {
      if (now === seen) return;
      seen = now;
      if (!now || settings.still) return;
      const way = [0, 4, -4, 3, -2, 0].map((x, n) => ({ transform: at({ x, y: [0, 0, 2, -2, 0, 0][n] ?? 0 }) }));
      play(node, way, { duration: settings.ms(160), delay: settings.ms(WIND + HOLD) });
    },
  };
};
