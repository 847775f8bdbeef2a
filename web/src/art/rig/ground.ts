/** What lands are made of: hills, arches, firs, grass, rocks, a crowd seen from behind. */
import { num, type Point, pen, upTo } from "./geometry";
import type { Random } from "./rng";

/** The field that places are drawn on. */
export const FIELD = { width: 640, height: 400 };
const { width: W, height: H } = FIELD;

/** Paths. `rows` stand between far and middle, each darker than the last; `glow` burns; `lines` are cut into the middle. */
export interface Land {
  far: string;
  mid: string;
  near: string;
  rows?: readonly string[];
  glow?: string;
  lines?: string;
  /** Pale shapes before the middle: ghosts, a beam of light. */
  pale?: string;
  beam?: string;
}

export const M = (x: number, y: number): string => `M${num(x)} ${num(y)}`;
export const L = (...points: readonly (readonly [number, number])[]): string =>
  `${points.map(([x, y], i) => `${i ? "L" : "M"}${num(x)} ${num(y)}`).join("")}Z`;
export const block = (x: number, y: number, w: number, h: number): string =>
  `${M(x, y)}h${num(w)}v${num(h)}h${num(-w)}Z`;
export const disc = (x: number, y: number, r: number): string =>
  `${M(x - r, y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0Z`;
/** A door, a window, a niche: straight below, round above. */
export const arch = (x: number, base: number, w: number, h: number): string =>
  `${M(x, base)}V${num(base - h + w / 2)}q0 ${num(-w / 2)} ${num(w / 2)} ${num(-w / 2)}t${num(w / 2)} ${num(w / 2)}V${num(base)}Z`;

/** A ridge across the field: hills, or peaks. */
export function ridge(y: number, high: number, n: number, chance: Random, sharp = false): string {
  const points: Point[] = [
    [-10, H + 10, true],
    [-10, y, true],
  ];
  for (const i of upTo(n + 1)) {
    const up = i % 2 ? high * (0.5 + chance() * 0.7) : high * 0.1 * chance();
    points.push(sharp ? [(i / n) * W, y - up, true] : [(i / n) * W, y - up]);
  }
  points.push([W + 10, y, true], [W + 10, H + 10, true]);
  return pen(points);
}

/** Both sides: what `draw` draws at the left, and its mirror image. */
export const sides = (draw: (x: (from: number) => number, side: 1 | -1) => string): string =>
  draw((x) => x, 1) + draw((x) => W - x, -1);

export const firs = (chance: Random): string => {
  let path = ridge(H * 0.95, 10, 7, chance);
  for (const i of upTo(12)) {
    const x = i < 6 ? i * W * 0.042 : W - (i - 6) * W * 0.042;
    const tall = 190 - (i % 6) * 27 + chance() * 34;
    for (const k of upTo(4)) {
      const top = H - tall + tall * k * 0.21;
      const half = 14 + k * 7;
      path += L([x, top], [x + half, top + tall * 0.38], [x - half, top + tall * 0.38]);
    }
  }
  return path;
};

export const grass = (chance: Random, tall = 46, thin = 60): string => {
  let path = ridge(H * 0.95, 10, 9, chance);
  for (const _ of upTo(thin)) {
    const [x, up, lean] = [chance() * W, tall * (0.4 + chance() * 0.8), (chance() - 0.5) * 26];
    path += `${M(x - 4, H)}Q${num(x)} ${num(H - up * 0.5)} ${num(x + lean)} ${num(H - up)}Q${num(x + 6)} ${num(H - up * 0.5)} ${num(x + 5)} ${H}Z`;
  }
  return path;
};

export const reeds = (chance: Random): string => {
  let path = ridge(H * 0.97, 12, 8, chance);
  for (const i of upTo(34)) {
    const x = i < 17 ? chance() * W * 0.24 : W - chance() * W * 0.24;
    const [tall, lean] = [60 + chance() * 130, (chance() - 0.5) * 30];
    path += `${M(x - 3, H)}Q${num(x + lean * 0.3)} ${num(H - tall * 0.6)} ${num(x + lean)} ${num(H - tall)}Q${num(x + lean * 0.3 + 5)} ${num(H - tall * 0.6)} ${num(x + 5)} ${H}Z`;
    if (i % 3 === 0) path += `${M(x + lean - 5, H - tall + 34)}q0 -40 5 -40t5 40q-5 6 -10 0Z`;
  }
  return path;
};

export const heads = (chance: Random, tall = 22): string => {
  let path = block(-5, H * 0.94, W + 10, H);
  for (const i of upTo(15)) {
    const x = (i / 14) * W + chance() * 14 - 7;
    path += `${disc(x, H * 0.94 - tall * 0.5, tall * 0.55)}${M(x - tall, H)}v-12q0 -18 ${num(tall)} -18t${num(tall)} 18v12Z`;
  }
  return path;
};

export const rocks = (chance: Random): string =>
  pen([
    [-5, H + 5, true],
    ...upTo(17).map((i): Point => [(i / 16) * W, H - 14 - Math.abs(i - 8) ** 1.75 * 4 - chance() * 26, true]),
    [W + 5, H + 5, true],
  ]);

export const spikes = (chance: Random): string => {
  let path = block(-5, H * 0.95, W + 10, H);
  for (const i of upTo(24)) {
    const [x, tall] = [(i * W) / 23, 34 + chance() * 44];
    path += L([x - 11, H * 0.96], [x, H * 0.96 - tall], [x + 11, H * 0.96]);
  }
  return path;
};

/** A floor, or a beam, all across: wound like what `sides` draws, so that nothing is cut out where they overlap. */
export const floor = (y: number, high = H): string => block(-5, y, W / 2 + 5, high) + block(W + 5, y, -W / 2 - 5, high);

/** A land, by chance. */
export type Draw = (chance: Random) => Land;
