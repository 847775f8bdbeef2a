/** Torn edges, rays, stars, splinters, specks and firs: what is cut from paper by chance, each from a seed. */
import { aside, type Frame, heading, type Line, num, type Point, pen, put, reach, sub, unit, upTo } from "./geometry";
import { type Random, random } from "./rng";

/** A box with torn edges: each side wanders, and is torn deeper now and then. */
export function torn(
  [x, y, w, h]: readonly [number, number, number, number],
  seed: string,
  deep = 5,
  step = 10,
): string {
  const chance = random(seed);
  const points: Point[] = [];
  const ends: Line = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
    [x, y],
  ];
  for (const [i, from] of ends.slice(0, -1).entries()) {
    const to = ends[i + 1] ?? from;
    const along = sub(to, from);
    const out = aside(unit(along));
    const n = Math.max(3, Math.round(reach(along) / step));
    let off = 0;
    for (const k of upTo(n)) {
      off = off * 0.55 + (chance() - 0.5) * deep * (chance() < 0.07 ? 3 : 1.2);
      points.push([from[0] + (along[0] * k) / n - out[0] * off, from[1] + (along[1] * k) / n - out[1] * off, true]);
    }
  }
  return pen(points);
}

/** Wedges round a place. */
export function rays([x, y]: Point, n: number, long: number, seed: string): string {
  const chance = random(seed);
  let path = "";
  for (const i of upTo(n)) {
    const turn = (i / n) * 360 + (chance() - 0.5) * 3;
    const [a, b] = [heading(turn), heading(turn + (180 / n) * (0.75 + chance() * 0.4))];
    path += `M${num(x)} ${num(y)}L${num(x + a[0] * long)} ${num(y + a[1] * long)}L${num(x + b[0] * long)} ${num(y + b[1] * long)}Z`;
  }
  return path;
}

/** A star with uneven points. */
export function burst([x, y]: Point, n: number, [out, inner]: readonly [number, number], seed: string): Line {
  const chance = random(seed);
  return upTo(n * 2).map((i) => {
    const [dx, dy] = heading((i / (n * 2)) * 360 - 90 + (chance() - 0.5) * 4);
    const r = (i % 2 ? inner : out) * (0.92 + chance() * 0.16);
    return [x + dx * r, y + dy * r, true];
  });
}

/** Splinters in a ring. */
export function chips([x, y]: Point, n: number, [from, to]: readonly [number, number], seed: string): string {
  const chance = random(seed);
  let path = "";
  for (const _ of upTo(n)) {
    const [dx, dy] = heading(chance() * 360);
    const r = from + chance() * (to - from);
    const size = 3 + chance() * 9;
    const frame: Frame = { origin: [x + dx * r, y + dy * r], turn: 0, scale: size };
    const corners = upTo(3 + Math.floor(chance() * 2)).map((i): Point => {
      const [cx, cy] = heading(i * 110 + chance() * 50);
      const long = 0.5 + chance();
      return [cx * long, cy * long, true];
    });
    path += pen(put(corners, frame));
  }
  return path;
}

/** Specks where the ink is missing. */
export function specks(w: number, h: number, n: number, seed: string): string {
  const chance = random(seed);
  let path = "";
  for (const _ of upTo(n)) {
    const [x, y, r] = [chance() * w, chance() * h, 0.6 + chance() ** 2 * 3.2];
    const corners = upTo(4).map((i): Point => {
      const [dx, dy] = heading(i * 90 + chance() * 50);
      const long = r * (0.6 + chance() * 0.8);
      return [x + dx * long, y + dy * long, true];
    });
    path += pen(corners);
  }
  return path;
}

/** Firs along a ground. */
export function pines(w: number, ground: number, high: number, n: number, chance: Random): string {
  let path = "";
  for (const i of upTo(n)) {
    const x = (i * w) / (n - 1) + (chance() - 0.5) * 20;
    const [tall, wide] = [high * (0.45 + chance() * 0.55), high * 0.16 + chance() * 16];
    for (const k of upTo(4)) {
      const top = ground - tall + (tall * k * 0.8) / 4;
      const half = wide * (0.4 + (k / 4) * 0.7);
      path += `M${num(x)} ${num(top)}L${num(x + half)} ${num(top + tall * 0.36)}H${num(x - half)}Z`;
    }
  }
  return path;
}
