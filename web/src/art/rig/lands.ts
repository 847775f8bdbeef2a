/** What stands in a place: its far and its middle ground, what is lit in it, lines on it, and what frames it in front. */

import type { Land } from "../words";
import { num, type Point, pen, upTo } from "./geometry";
import { arch, block, type Draw, disc, FIELD, firs, grass, L, M, reeds, ridge, rocks, sides } from "./ground";
import { HALLS } from "./halls";
import { pines } from "./marks";

const { width: W, height: H } = FIELD;

const LONGHOUSE = (x: number, y: number): string =>
  `${L(
    [x - 190, y],
    [x - 190, y - 84],
    [x - 220, y - 76],
    [x, y - 226],
    [x + 220, y - 76],
    [x + 190, y - 84],
    [x + 190, y],
  )}${M(x - 10, y - 214)}l-34 -44 11 -4 23 26 10 -8 10 8 23 -26 11 4 -34 44Z`;

const OPEN = {
  hall: (chance) => {
    const [x, y] = [W / 2, H * 0.86];
    return {
      far: ridge(H * 0.66, H * 0.34, 9, chance, true),
      mid:
        LONGHOUSE(x, y) +
        block(x - 232, y - 108, 12, 116) +
        block(x + 220, y - 108, 12, 116) +
        ridge(H * 0.87, 16, 8, chance),
      lines: upTo(19)
        .map((i) => `${M(x + (i - 9) * 22, y)}V${num(y - 222 + Math.abs(i - 9) * 15)}`)
        .join(""),
      glow: arch(x - 24, y, 48, 72) + [-124, -78, 62, 108].map((k) => block(x + k, y - 62, 16, 28)).join(""),
      near: firs(chance),
    };
  },
  sea: (chance) => {
    const [x, y] = [W * 0.58, H * 0.77];
    const hull = `${M(x - 156, y - 44)}Q${num(x - 196)} ${num(y - 112)} ${num(x - 158)} ${num(y - 122)}Q${num(x - 168)} ${num(y - 92)} ${num(x - 126)} ${num(y - 42)}H${num(x + 108)}Q${num(x + 160)} ${num(y - 52)} ${num(x + 156)} ${num(y - 114)}Q${num(x + 196)} ${num(y - 66)} ${num(x + 140)} ${num(y + 6)}H${num(x - 118)}Q${num(x - 146)} ${num(y - 10)} ${num(x - 156)} ${num(y - 44)}Z`;
    const sail = `${M(x - 86, y - 212)}H${num(x + 86)}Q${num(x + 110)} ${num(y - 146)} ${num(x + 78)} ${num(y - 82)}H${num(x - 78)}Q${num(x - 56)} ${num(y - 148)} ${num(x - 86)} ${num(y - 212)}Z`;
    const waves = upTo(2).map((k) => {
      const top = H * (0.84 + k * 0.07);
      const curls = upTo(9).map(() => `q${num(W / 18)} -40 ${num(W / 9.4)} -8q-30 -3 -25 18q10 12 ${num(W / 40)} 0`);
      return `${M(-10 - k * 30, H + 10)}V${num(top)}${curls.join("")}V${H + 10}Z`;
    });
    return {
      far: ridge(H * 0.7, 14, 14, chance),
      mid: hull + block(x - 6, y - 236, 12, 200) + sail,
      glow: [-58, -16, 26].map((k) => block(x + k, y - 208, 22, 122)).join(""),
      near: waves.join(""),
    };
  },
  /** Lava in branching streams, a plume, and gym bars before it. */
  volcano: (chance) => {
    const stream = (x: number, to: number, bend: number, wide: number): string =>
      pen([
        [x - wide, H * 0.31, true],
        [x - wide + bend * 0.4, H * 0.45],
        [to - wide * 0.8, H * 0.6],
        [to + bend - 4, H * 0.82, true],
        [to + bend + wide, H * 0.6],
        [x + wide + bend * 0.5, H * 0.45],
        [x + wide, H * 0.31, true],
      ]);
    const plume = [
      [0.5, 0.2, 40],
      [0.44, 0.13, 34],
      [0.55, 0.11, 38],
      [0.49, 0.03, 46],
      [0.6, 0.03, 30],
      [0.39, 0.05, 26],
    ] as const;
    const bars = sides((x, side) => {
      const [a, b] = [x(W * 0.05), x(W * 0.24)];
      const bell = (at: number, y: number): string =>
        block(at - 46, y - 4, 92, 8) +
        [-46, -34, 34, 46]
          .map((k) => block(at + k - 5, y - (Math.abs(k) > 40 ? 15 : 22), 10, Math.abs(k) > 40 ? 30 : 44))
          .join("");
      return (
        block(a - 5, H * 0.42, 10, H * 0.6) +
        block(b - 5, H * 0.42, 10, H * 0.6) +
        block(Math.min(a, b), H * 0.45, Math.abs(b - a), 8) +
        block(Math.min(a, b), H * 0.63, Math.abs(b - a), 8) +
        bell((a + b) / 2, H * 0.6) +
        (side > 0 ? disc(x(W * 0.15), H * 0.5 + 5, 9) : "")
      );
    });
    return {
      far: ridge(H * 0.72, 90, 11, chance, true) + plume.map(([x, y, r]) => disc(W * x, H * y, r)).join(""),
      mid:
        pen([
          [W * 0.1, H, true],
          [W * 0.27, H * 0.66],
          [W * 0.41, H * 0.31, true],
          [W * 0.46, H * 0.34, true],
          [W * 0.5, H * 0.3, true],
          [W * 0.55, H * 0.34, true],
          [W * 0.6, H * 0.3, true],
          [W * 0.74, H * 0.64],
          [W * 0.92, H, true],
        ]) + bars,
      lines: [0.32, 0.37, 0.64, 0.7]
        .map((x, i) => `${M(W * (0.5 + (x - 0.5) * 0.5), H * 0.46)}L${num(W * x)} ${num(H * (0.66 + (i % 2) * 0.1))}`)
        .join(""),
      glow:
        pen([
          [W * 0.415, H * 0.32, true],
          [W * 0.45, H * 0.3],
          [W * 0.5, H * 0.28],
          [W * 0.56, H * 0.3],
          [W * 0.595, H * 0.32, true],
          [W * 0.55, H * 0.36],
          [W * 0.5, H * 0.34],
          [W * 0.45, H * 0.36],
        ]) +
        stream(W * 0.5, W * 0.52, 14, 9) +
        stream(W * 0.455, W * 0.4, -26, 6) +
        stream(W * 0.56, W * 0.63, 20, 6) +
        upTo(7)
          .map((i) => disc(W * (0.4 + i * 0.034) + chance() * 10, H * (0.08 + chance() * 0.18), 2 + chance() * 4))
          .join(""),
      near: rocks(chance),
    };
  },
  /** Peaks and their mirror image, broken by bands of light. */
  lake: (chance) => {
    const shore = H * 0.56;
    const peaks = [
      [-20, 0],
      [70, 130],
      [150, 46],
      [232, 178],
      [318, 60],
      [400, 112],
      [470, 40],
      [560, 156],
      [660, 20],
    ] as const;
    const line = (k: number): string =>
      L([-10, shore], ...peaks.map(([x, up]) => [x, shore - up * k] as const), [W + 10, shore]);
    const snow = peaks.flatMap(([x, up]) =>
      up > 100
        ? [
            L(
              [x, shore - up],
              [x + 22, shore - up + 38],
              [x + 6, shore - up + 30],
              [x - 6, shore - up + 42],
              [x - 22, shore - up + 34],
            ),
          ]
        : [],
    );
    const bands = upTo(24).map((i) => {
      const y = shore + 8 + i * 7;
      const wide = 30 + chance() * 110 * (1 - i / 40);
      return block(W * 0.5 - wide / 2 + (chance() - 0.5) * 120, y, wide, 2 + chance() * 2.5);
    });
    return {
      far: line(1),
      rows: [block(-10, shore, W + 20, H), line(-0.72), pines(W, shore + 4, 62, 26, chance)],
      mid: sides((x) =>
        pen([
          [x(-10), shore + 20, true],
          [x(60), shore + 6],
          [x(150), shore + 16],
          [x(60), shore + 34],
          [x(-10), shore + 40, true],
        ]),
      ),
      pale: snow.join(""),
      glow: bands.join(""),
      near: reeds(chance),
    };
  },
  meadow: (chance) => ({
    far: ridge(H * 0.62, 70, 6, chance),
    rows: [ridge(H * 0.74, 40, 7, chance)],
    mid:
      ridge(H * 0.86, 26, 5, chance) +
      block(W * 0.715, H * 0.46, 18, H * 0.34) +
      [
        [0, 0, 52],
        [-44, 22, 38],
        [46, 20, 40],
        [-8, -38, 36],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(W * 0.73 + x, H * 0.42 + y, r))
        .join("") +
      upTo(7)
        .map((i) => block(W * 0.04 + i * 44, H * 0.7, 7, 56))
        .join("") +
      block(W * 0.03, H * 0.725, 290, 6) +
      block(W * 0.03, H * 0.775, 290, 6),
    glow: upTo(30)
      .map(() => disc(chance() * W, H * (0.87 + chance() * 0.1), 2.5 + chance() * 3))
      .join(""),
    near: grass(chance),
  }),
  junkyard: (chance) => {
    const gear = (x: number, y: number, r: number): string => {
      const teeth: Point[] = upTo(40).map((i) => {
        const a = (i / 40) * Math.PI * 2;
        const long = i % 4 < 2 ? r : r * 0.8;
        return [x + Math.cos(a) * long, y + Math.sin(a) * long, true];
      });
      return pen(teeth);
    };
    return {
      far:
        ridge(H * 0.68, 110, 9, chance, true) +
        block(W * 0.72, H * 0.1, 14, H * 0.5) +
        L([W * 0.5, H * 0.12], [W * 0.86, H * 0.1], [W * 0.86, H * 0.13], [W * 0.5, H * 0.14]) +
        block(W * 0.52, H * 0.13, 4, 60),
      rows: [gear(W * 0.16, H * 0.74, 66) + gear(W * 0.82, H * 0.78, 80) + ridge(H * 0.8, 60, 13, chance, true)],
      mid:
        block(W * 0.4, H * 0.4, 120, 104) +
        block(W * 0.46, H * 0.33, 8, 34) +
        disc(W * 0.466, H * 0.32, 9) +
        block(W * 0.37, H * 0.47, 22, 44) +
        block(W * 0.585, H * 0.47, 22, 44) +
        block(W * 0.43, H * 0.66, 82, 30) +
        ridge(H * 0.86, 66, 11, chance, true),
      lines: `${upTo(6)
        .map((i) => `${M(W * 0.425 + i * 18, H * 0.57)}v26`)
        .join("")}${M(W * 0.41, H * 0.56)}h108`,
      glow:
        disc(W * 0.455, H * 0.48, 15) +
        disc(W * 0.53, H * 0.48, 15) +
        upTo(9)
          .map(() => disc(chance() * W, H * (0.82 + chance() * 0.1), 3))
          .join(""),
      near: rocks(chance) + gear(W * 0.02, H * 0.98, 70) + gear(W * 0.98, H * 0.96, 60),
    };
  },
  zoo: (chance) => ({
    far:
      ridge(H * 0.6, 60, 8, chance) +
      sides(
        (x) =>
          block(x(W * 0.1) - 4, H * 0.3, 8, H * 0.4) +
          disc(x(W * 0.1), H * 0.28, 46) +
          disc(x(W * 0.1) + 30, H * 0.34, 34),
      ),
    rows: [
      // Who looks out: a long neck, a trunk, ears.
      `${M(W * 0.3, H * 0.86)}V${num(H * 0.36)}q0 -26 22 -28l26 6 4 14 -26 4V${num(H * 0.86)}Z` +
        block(W * 0.318, H * 0.27, 4, 20) +
        `${M(W * 0.54, H * 0.86)}V${num(H * 0.58)}q6 -54 66 -54t70 50q4 44 -12 70l-10 -4q14 -40 2 -62l-12 4v76Z` +
        `${M(W * 0.79, H * 0.86)}v-70l8 -22 12 14h22l12 -14 8 22v70Z`,
    ],
    mid:
      block(-5, H * 0.86, W + 10, H) +
      block(W * 0.2, H * 0.3, W * 0.62, 10) +
      upTo(15)
        .map((i) => block(W * 0.2 + i * 28, H * 0.3, 6, H * 0.58))
        .join("") +
      block(W * 0.02, H * 0.62, W * 0.1, 30) +
      block(W * 0.06, H * 0.66, 8, 90),
    glow: `${[
      [0.345, 0.305],
      [0.615, 0.56],
      [0.67, 0.56],
      [0.812, 0.72],
      [0.838, 0.72],
    ]
      .map(([x = 0, y = 0]) => disc(W * x, H * y, 5))
      .join("")}${M(W * 0.9, H * 0.4)}h26l-5 22h-16Z`,
    near: grass(chance, 60, 40) + block(W * 0.915, H * 0.34, 7, H),
  }),
} as const satisfies Record<string, Draw>;

export const LANDS: Readonly<Record<Land, Draw>> = { ...OPEN, ...HALLS };
