/** Travel of a standee from its old space to its new one, along the trail when there is one. A new view overtakes it. */
import type { Action } from "svelte/action";
import { settings } from "../../stores/settings.svelte";
import { type At, parse } from "./board";
import type { Trail } from "./look";

interface Travel {
  seat: number;
  space: string;
  point: (at: At) => { x: number; y: number };
  /** How far it stands aside of the last point, px. */
  shift: number;
  trail: Trail | undefined;
}

const STEP = 110;
const FLIGHT = 70;
const FALL = 200;

const at = (x: number, y: number): string => `translate(${x}px,${y}px)`;

export const travel: Action<SVGGElement, Travel> = (node, first) => {
  let before = first.space;
  let running: Animation | null = null;
  return {
    update(next: Travel): void {
      if (next.space === before) return;
      const from = before;
      before = next.space;
      running?.cancel();
      const spaces = next.trail && next.trail.spaces.at(-1) === next.space ? next.trail.spaces : [from, next.space];
      const points = spaces.flatMap((space) => {
        const place = parse(space);
        return place ? [next.point(place)] : [];
      });
      if (points.length < 2 || settings.still) {
        running = node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 80 });
        return;
      }
      const fell = spaces.length === 2 && !next.trail?.blow && isDrop(spaces);
      const base = fell ? FALL : (next.trail?.blow ? FLIGHT : STEP) * (points.length - 1);
      running = node.animate(
        points.map(({ x, y }, n) => ({ transform: at(n === points.length - 1 ? x + next.shift : x, y) })),
        {
          duration: settings.ms(Math.min(1200, base)),
          easing: fell ? "cubic-bezier(.5,0,.9,.5)" : "cubic-bezier(.3,0,.4,1)",
        },
      );
    },
    destroy(): void {
      running?.cancel();
    },
  };
};

function isDrop(spaces: readonly string[]): boolean {
  const [a, b] = spaces.map(parse);
  return Boolean(a && b && b.row > a.row && Math.abs(a.col - b.col) <= 1);
}
