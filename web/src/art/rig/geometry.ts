/** Points, and the pen that draws through them. Angles are degrees: 0 looks right, 90 down. */

/** A place; the pen goes smoothly through it, or turns sharply where it is a corner. */
export type Point = readonly [x: number, y: number, corner?: boolean];
export type Line = readonly Point[];

/** A number in a path: a tenth is finer than any press. */
export function num(value: number): string {
  const tenths = Math.round(value * 10);
  return Number.isFinite(tenths) ? String(tenths / 10 || 0) : "0";
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
export const heading = (degrees: number): Point => [Math.cos(rad(degrees)), Math.sin(rad(degrees))];
export const add = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times];
export const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const reach = (a: Point): number => Math.hypot(a[0], a[1]);
export const angle = (a: Point): number => (Math.atan2(a[1], a[0]) * 180) / Math.PI;
/** A quarter turn. */
export const aside = (a: Point): Point => [-a[1], a[0]];
export const corner = (a: Point): Point => [a[0], a[1], true];
export function unit(a: Point): Point {
  const long = reach(a) || 1;
  return [a[0] / long, a[1] / long];
}

/** The i-th of a list; its first or last beyond the ends. */
export const at = <T>(list: readonly T[], i: number): T => list[Math.max(0, Math.min(list.length - 1, i))] as T;

/** 0 to n - 1. */
export const upTo = (n: number): number[] => Array.from({ length: Math.max(0, Math.round(n)) }, (_, i) => i);

const read = new Map<string, Line>();

/** Points written as "x,y x,y! ...": an exclamation mark makes a corner. */
export function line(text: string): Line {
  const known = read.get(text);
  if (known) return known;
  const made = text.split(" ").map((one): Point => {
    const [x = 0, y = 0] = one.split(",").map((part) => Number.parseFloat(part));
    return one.endsWith("!") ? [x, y, true] : [x, y];
  });
  read.set(text, made);
  return made;
}

/** The pull of a smooth point on the curve towards it. */
const PULL = 1 / 6;

/** A path through points: a spline, with straight lines between corners. */
export function pen(points: Line, closed = true): string {
  const n = points.length;
  const of = (i: number): Point => (closed ? at(points, (i + n) % n) : at(points, i));
  const [x0, y0] = of(0);
  let path = `M${num(x0)} ${num(y0)}`;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [before, from, to, after] = [of(i - 1), of(i), of(i + 1), of(i + 2)];
    if (from[2] && to[2]) path += `L${num(to[0])} ${num(to[1])}`;
    else {
      const out = from[2] ? from : add(from, sub(to, before), PULL);
      const back = to[2] ? to : add(to, sub(after, from), -PULL);
      path += `C${num(out[0])} ${num(out[1])} ${num(back[0])} ${num(back[1])} ${num(to[0])} ${num(to[1])}`;
    }
  }
  return closed ? `${path}Z` : path;
}

/** Where a drawing lies: its own 0,0, how it is turned, how large it is, whether it is upside down. */
export interface Frame {
  origin: Point;
  turn: number;
  scale: number;
  flip?: boolean;
}

/** A place of a drawing, on the sheet. */
export function placed([x, y]: Point, { origin, turn, scale, flip = false }: Frame): Point {
  const [c, s] = heading(turn);
  const [px, py] = [x * scale, y * scale * (flip ? -1 : 1)];
  return [origin[0] + px * c - py * s, origin[1] + px * s + py * c];
}

/** The points of a drawing, on the sheet. */
export const put = (points: Line, frame: Frame): Line =>
  points.map((one) => (one[2] ? corner(placed(one, frame)) : placed(one, frame)));

/** Points on an ellipse. */
export const ring = (centre: Point, r: number, n = 16, squash = 1): Line =>
  upTo(n).map((i) => {
    const [x, y] = heading((i * 360) / n);
    return [centre[0] + x * r * squash, centre[1] + y * r];
  });

/** A tapering tube: an arm, a leg, a tail. */
export interface Tube {
  path: string;
  left: Line;
  right: Line;
  core: Line;
  /** Which way it goes at each point of its core. */
  way: Line;
  width: readonly number[];
}

/** How a tube ends and bends. */
export interface TubeWay {
  /** Bends like a rope instead of like an elbow. */
  soft?: boolean;
  /** Cut off straight at its end, or at its beginning. */
  flatEnd?: boolean;
  flatStart?: boolean;
}

const STEPS = 7;
/** How much of a rope is in an elbow. */
const STIFF = 0.45;

/** A place between the second and the third of four points. */
function between([a, b, c, d]: readonly [Point, Point, Point, Point], t: number, soft: boolean): Point {
  const give = soft ? 1 : STIFF;
  const straight = (1 - give) * 0.8;
  const on = (k: 0 | 1): number => {
    const chord = c[k] - b[k];
    const start = ((c[k] - a[k]) / 2) * give + straight * chord;
    const stop = ((d[k] - b[k]) / 2) * give + straight * chord;
    const [t2, t3] = [t * t, t * t * t];
    return (2 * t3 - 3 * t2 + 1) * b[k] + (t3 - 2 * t2 + t) * start + (3 * t2 - 2 * t3) * c[k] + (t3 - t2) * stop;
  };
  return [on(0), on(1)];
}

/** A tube along a spine, as wide at each of its points as `widths` says. */
export function tube(spine: Line, widths: readonly number[], way: TubeWay = {}): Tube {
  const core: Point[] = [];
  const width: number[] = [];
  for (let i = 0; i < spine.length - 1; i += 1) {
    const four = [at(spine, i - 1), at(spine, i), at(spine, i + 1), at(spine, i + 2)] as const;
    for (let step = 0; step < STEPS; step += 1) {
      const t = step / STEPS;
      core.push(between(four, t, way.soft ?? false));
      width.push(at(widths, i) + (at(widths, i + 1) - at(widths, i)) * t * t * (3 - 2 * t));
    }
  }
  core.push(at(spine, spine.length));
  width.push(at(widths, widths.length));
  const ways = core.map((_, i) => unit(sub(at(core, i + 1), at(core, i - 1))));
  const side = (sign: number): Point[] => core.map((one, i) => add(one, aside(at(ways, i)), (sign * at(width, i)) / 2));
  const [left, right] = [side(-1), side(1)];
  const last = core.length - 1;
  const tip = way.flatEnd ? [] : [add(at(core, last), at(ways, last), at(width, last) * 0.42)];
  const root = way.flatStart ? [] : [add(at(core, 0), at(ways, 0), at(width, 0) * -0.38)];
  const fewer = (points: Line): Point[] => points.filter((_, i) => i % 2 === 0 || i === last);
  const path = pen([...fewer(left), ...tip, ...fewer(right).reverse(), ...root]);
  return { path, left, right, core, way: ways, width };
}
