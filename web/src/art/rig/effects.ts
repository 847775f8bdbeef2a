/**
 * What flies about for half a second, as flat polygons on a canvas: rays and a star of a heavy hit, the star of a light one, the streaks of
 * a KO, frost, sparks, and the torn sheet between rounds. All from a seed; no glow, no blending, and the screen is never covered.
 */
import { add, aside, corner, heading, line, num, type Point, pen, reach, sub, unit, upTo } from "./geometry";
import { burst, rays } from "./marks";
import { random } from "./rng";

export type Kind = "rays" | "star" | "streaks" | "frost" | "sparks" | "tear";

export interface Scene {
  at: Point;
  /** Where it goes: the edge of a KO, the last bar of a string. */
  to: Point;
  /** Width and height of the layer. */
  size: readonly [number, number];
  /** Half the width and height of what stands at `at`. */
  half: readonly [number, number];
  ink: string;
  seed: string;
  /** Words of the art, large and small: they are said elsewhere too. */
  words: readonly string[];
  /** The family that words are set in. */
  family: string;
}

export interface Effect {
  /** How long it is, in ms at the usual speed. */
  long: number;
  draw: (on: CanvasRenderingContext2D, ms: number) => void;
}

const PAPER = "#F7EDD8";
const BLACK = "#17131F";
const HIT = "#FF5A4A";
const ICE = "#8FD8FF";
const SNOW = "#F3FBFF";

/** Fast first. */
const out = (t: number): number => 1 - (1 - Math.min(1, Math.max(0, t))) ** 3;
/** Slow first. */
const drop = (t: number): number => Math.min(1, Math.max(0, t)) ** 2;
const part = (ms: number, from: number, long: number): number => Math.min(1, Math.max(0, (ms - from) / long));

type On = CanvasRenderingContext2D;

function fill(on: On, path: string, colour: string, edge = 0): void {
  const shape = new Path2D(path);
  if (edge) {
    on.strokeStyle = BLACK;
    on.lineWidth = edge;
    on.lineJoin = "round";
    on.stroke(shape);
  }
  on.fillStyle = colour;
  on.fill(shape);
}

/** With its own origin, turn and size. */
function within(on: On, [x, y]: Point, turn: number, size: number, deed: () => void): void {
  on.save();
  on.translate(x, y);
  on.rotate((turn * Math.PI) / 180);
  on.scale(size, size);
  deed();
  on.restore();
}

/** Words as a poster sets them: black behind, an outline, paper. */
function say(on: On, text: string, family: string, px: number, wide: number, shade = BLACK): void {
  on.font = `900 ${px}px ${family}`;
  on.fontStretch = wide > 100 ? "expanded" : "condensed";
  on.lineJoin = "round";
  on.textBaseline = "middle";
  on.fillStyle = shade;
  on.fillText(text, px * 0.07, px * 0.07);
  on.strokeStyle = BLACK;
  on.lineWidth = px * 0.1;
  on.strokeText(text, 0, 0);
  on.fillStyle = PAPER;
  on.fillText(text, 0, 0);
}

/** A star with its shadow and a red heart, round 0,0. */
function star(points: number, r: number, seed: string, heart: string): (on: On) => void {
  const outer = pen(burst([0, 0], points, [r, r * 0.46], seed));
  const inner = pen(burst([0, 0], points, [r * 0.68, r * 0.32], seed));
  return (on) => {
    within(on, [5, 7], 0, 1, () => fill(on, outer, BLACK));
    fill(on, outer, PAPER, 5);
    fill(on, inner, heart);
  };
}

interface Chip {
  path: string;
  way: Point;
  from: number;
  far: number;
  spin: number;
}

/** Splinters that fly from 0,0. */
function splinters(n: number, r: number, seed: string): Chip[] {
  const chance = random(seed);
  return upTo(n).map(() => {
    const size = 3 + chance() * 9;
    const corners = upTo(3 + Math.floor(chance() * 2)).map((i): Point => {
      const [x, y] = heading(i * 110 + chance() * 50);
      const long = size * (0.5 + chance());
      return [x * long, y * long, true];
    });
    return {
      path: pen(corners),
      way: heading(chance() * 360),
      from: r * 0.75,
      far: r * (0.6 + chance() * 1.2),
      spin: (chance() - 0.5) * 300,
    };
  });
}

function fly(on: On, chips: readonly Chip[], t: number, colour: string): void {
  for (const { path, way, from, far, spin } of chips)
    within(on, add([0, 0], way, from + (far - from) * t), spin * t, 1 - t * 0.4, () => fill(on, path, colour, 2));
}

/** 60 ms whole and still, then splinters fly and all of it goes. */
function heavy({ at, size, ink, seed }: Scene): Effect {
  const r = Math.min(...size) * 0.3;
  const long = Math.hypot(...size);
  const [bright, dark] = [rays([0, 0], 30, long, seed), rays([0, 0], 30, long, `${seed}2`)];
  const [hit, chips] = [star(13, r, seed, HIT), splinters(30, r, seed)];
  return {
    long: 60 + 160,
    draw: (on, ms) => {
      const t = out(part(ms, 60, 160));
      within(on, at, 0, 1, () => {
        on.globalAlpha = 0.9 * (1 - t);
        fill(on, bright, ink);
        on.globalAlpha = 0.35 * (1 - t);
        fill(on, dark, "#0D0B12");
        on.globalAlpha = 1 - drop(t);
        hit(on);
        on.globalAlpha = 1;
        if (t > 0) fly(on, chips, t, PAPER);
      });
    },
  };
}

function light({ at, size, seed }: Scene): Effect {
  const r = Math.min(...size) * 0.14;
  const [hit, chips] = [star(11, r, seed, HIT), splinters(8, r, seed)];
  return {
    long: 160,
    draw: (on, ms) => {
      const t = out(ms / 160);
      within(on, at, 0, 0.6 + 0.4 * t, () => {
        hit(on);
        fly(on, chips, t, PAPER);
      });
    },
  };
}

/** Bands from the last space to the edge, a flash of that edge, the word. */
function streaks({ at, to, size, ink, seed, words, family }: Scene): Effect {
  const chance = random(seed);
  const way = unit(sub(to, at));
  const across = aside(way);
  const band = (n: number, wide: number) =>
    upTo(n).map((i) => ({
      off: (i / (n - 1) - 0.5) * 120 * wide,
      from: 1 - (0.3 + chance() * 0.7),
      wide: 3 + chance() * 9,
    }));
  const [paper, inked] = [band(13, 1), band(9, 0.8)];
  const [edge, chips] = [star(15, Math.min(...size) * 0.3, seed, HIT), splinters(24, 180, seed)];
  const bands = (all: typeof paper, head: Point, tail: number): string =>
    all
      .map(({ off, from, wide }) => {
        const start = add(add(at, sub(to, at), Math.min(1, from + (1 - from) * tail)), across, off * 0.5);
        const [a, b] = [add(head, across, off + wide), add(head, across, off - wide)];
        return `M${num(start[0])} ${num(start[1])}L${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}Z`;
      })
      .join("");
  return {
    long: 160 + 340,
    draw: (on, ms) => {
      const [go, rest] = [out(part(ms, 0, 160)), part(ms, 160, 340)];
      const head = add(at, sub(to, at), go);
      on.globalAlpha = 1 - drop(rest);
      fill(on, bands(paper, head, rest), PAPER);
      fill(on, bands(inked, head, rest), ink);
      if (ms < 160) return;
      on.globalAlpha = 1 - drop(part(rest, 0.75, 0.25));
      within(on, to, 0, 0.7 + 0.3 * out(rest * 4), () => {
        edge(on);
        fly(on, chips, out(rest), PAPER);
      });
      const px = Math.min(size[0] / 4, size[1] / 3.4);
      const [word] = words;
      if (!word) return;
      within(on, [size[0] * 0.07, size[1] * 0.78], -9, 0.8 + 0.2 * out(rest * 5), () =>
        say(on, word, family, px, 150, HIT),
      );
    },
  };
}

/** Shards on both sides of a string, bar by bar from its Base. */
function frost({ at, to, half, seed }: Scene): Effect {
  const chance = random(seed);
  const long = Math.max(1, reach(sub(to, at)));
  const way = unit(sub(to, at));
  const across = aside(way);
  /** How far from the middle of a string its edge is. */
  const wide = Math.abs(across[0]) * half[0] + Math.abs(across[1]) * half[1];
  const n = Math.max(8, Math.round(long / 13));
  const shards = upTo(n).map((i) => {
    const [side, k] = [i % 2 ? 1 : -1, 1 - (i / n) * 0.6];
    const root = add(add(at, way, (i / n) * long), across, side * wide);
    const [tip, thick] = [(22 + chance() * 50) * k, 7 + chance() * 9 * k];
    return { root, side, tip, thick, lift: 14 + chance() * 24, late: (i / n) * 120 };
  });
  const chips = splinters(22, 110, seed);
  return {
    long: 180 + 260,
    draw: (on, ms) => {
      on.globalAlpha = 1 - drop(part(ms, 180, 260));
      for (const { root, side, tip, thick, lift, late } of shards) {
        const t = out(part(ms, late, 60));
        if (t === 0) continue;
        const end = add(add(root, across, side * tip * t), way, lift * t);
        const back = add(root, across, side * -10);
        const corners = [add(back, way, -thick), end, add(back, way, thick)].map(corner);
        fill(on, pen(corners), ICE, 5);
        on.strokeStyle = SNOW;
        on.lineWidth = 2.5;
        on.beginPath();
        on.moveTo(root[0], root[1]);
        on.lineTo(root[0] + (end[0] - root[0]) * 0.72, root[1] + (end[1] - root[1]) * 0.72);
        on.stroke();
      }
      within(on, add(at, sub(to, at), 0.5), 0, 1, () => fly(on, chips, out(part(ms, 60, 380)), "#DDF4FF"));
    },
  };
}

/** Slivers with a little weight. */
function sparks({ at, ink, seed }: Scene): Effect {
  const chance = random(seed);
  const slivers = upTo(60).map((i) => {
    const [long, wide] = [10 + chance() * 26, 1.5 + chance() * 3.4];
    const path = pen(line(`0,0! ${num(long)},${num(wide)}! ${num(long * 1.5)},0! ${num(long)},${num(-wide)}!`));
    return { path, turn: chance() * 360, far: 40 + chance() ** 2 * 190, colour: i % 3 ? ink : PAPER };
  });
  const clash = star(9, 62, seed, ink);
  return {
    long: 160 + 100,
    draw: (on, ms) => {
      const t = out(ms / 200);
      on.globalAlpha = 1 - drop(part(ms, 160, 100));
      within(on, at, 0, 0.6 + 0.4 * t, () => clash(on));
      for (const { path, turn, far, colour } of slivers) {
        const place = add(at, heading(turn), far * t);
        within(on, [place[0], place[1] + 26 * t * t], turn, 1, () => fill(on, path, colour, 1.5));
      }
    },
  };
}

/** A torn sheet that crosses and goes on. */
function tear({ size: [w, h], ink, seed, words, family }: Scene): Effect {
  const chance = random(seed);
  const slope = w * 0.1;
  const edge = (deep: number): Point[] =>
    upTo(31).map((i) => [
      -(i / 30) * slope + (chance() - 0.5) * deep * (chance() < 0.12 ? 2.6 : 1),
      -20 + (i / 30) * (h + 40),
      true,
    ]);
  const sheet = (front: Point[], back: Point[], inset: number): string =>
    pen([
      ...front.map(([x, y]): Point => [x - inset, y, true]),
      ...[...back].reverse().map(([x, y]): Point => [x - w * 1.25 + inset, y, true]),
    ]);
  const [front, back] = [edge(26), edge(26)];
  const [paper, print] = [sheet(front, back, 0), sheet(edge(22), edge(22), 24)];
  const wheel = rays([-w * 0.8, h * 0.55], 18, w * 1.4, seed);
  return {
    long: 420,
    draw: (on, ms) => {
      // In with speed, on the way for a moment, and out.
      const t = ms / 420;
      const x = w * 1.12 * out(t / 0.42) + w * 1.5 * drop((t - 0.62) / 0.38);
      within(on, [x, 0], 0, 1, () => {
        within(on, [12, 6], 0, 1, () => fill(on, paper, "#0009"));
        fill(on, paper, PAPER);
        on.save();
        on.clip(new Path2D(print));
        fill(on, print, ink);
        on.globalAlpha = 0.45;
        fill(on, wheel, BLACK);
        on.globalAlpha = 1;
        on.restore();
        const px = Math.min(w / 7, h / 4);
        const [large, small] = words;
        if (large) within(on, [-w * 0.96, h * 0.48], -7, 1, () => say(on, large, family, px, 75));
        if (small) within(on, [-w * 0.94, h * 0.48 + px * 0.8], -7, 1, () => say(on, small, family, px * 0.4, 75));
      });
    },
  };
}

const ALL: Readonly<Record<Kind, (scene: Scene) => Effect>> = {
  rays: heavy,
  star: light,
  streaks,
  frost,
  sparks,
  tear,
};

export const effect = (kind: Kind, scene: Scene): Effect => ALL[kind](scene);
