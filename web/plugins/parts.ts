/**
 * The icons that figures are put together from (`art/rig`): a head, a thing held, a hat, wherever a content file names one in
 * `[art]` that the rig does not draw itself. `virtual:parts` says which lie together: those of a game in
 * `virtual:parts/<game>`, those of several, and of the figures on tiles (`src/games/<game>/cover.json`), in
 * `virtual:parts/common`. A part is a path of M, L, C, Q and Z with whole numbers on the 512 x 512 field, those pieces first that make its outline,
 * and all of them so turned that an outline is filled without its holes.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { GAMES, RULES, SET } from "./icons.ts";
import { type Step, steps } from "./lighter.ts";

const ID = "virtual:parts";
const COMMON = "common";
/** Which words a figure is described in, and with that which heads and weapons are drawn. */
const WORDS = join(RULES, "../effects/art.py");
type Pair = [number, number];
/** Radii, turn, two flags, and the end. */
type Arc = [number, number, number, number, number, number, number];
/** One closed piece of a path: where it starts, and its steps. */
interface Loop {
  from: Pair;
  steps: { kind: "L" | "C" | "Q"; to: Pair[] }[];
}

/** What may be an icon's name in `[art]`; more are looked up than there are, and nobody minds. */
const NAMED =
  /\b(head|weapon|off)\s*=\s*"([^"]+)"|\bhat(?:\s*=\s*\{[^}]*?\bicon|\.icon)\s*=\s*"([^"]+)"|\.hat\]\s*\n(?:[^[]*\n)?icon\s*=\s*"([^"]+)"/g;

/** Every content file that may describe a figure, by game. */
function sources(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const game of readdirSync(RULES)) {
    const content = join(RULES, game, "content");
    const paths = existsSync(content) ? readdirSync(content, { recursive: true, encoding: "utf8" }) : [];
    found.set(game, paths.flatMap((path) => (path.endsWith(".toml") ? [join(content, path)] : [])).sort());
  }
  return found;
}

/** An arc of an ellipse as cubic curves: the way SVG 1.1 finds its centre (F.6.5), a quarter turn at most each. */
export function arc([x1, y1]: Pair, [rx0, ry0, turn, large, sweep, x2, y2]: Arc): Pair[][] {
  if (!rx0 || !ry0)
    return [
      [
        [x1, y1],
        [x2, y2],
        [x2, y2],
      ],
    ];
  const phi = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [c * dx + s * dy, c * dy - s * dx];
  const grow = Math.max(1, Math.sqrt((px / rx0) ** 2 + (py / ry0) ** 2));
  const [rx, ry] = [Math.abs(rx0) * grow, Math.abs(ry0) * grow];
  const rest = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2;
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, rest) / ((rx * py) ** 2 + (ry * px) ** 2 || 1));
  const [mx, my] = [(k * rx * py) / ry, (-k * ry * px) / rx];
  const [cx, cy] = [c * mx - s * my + (x1 + x2) / 2, s * mx + c * my + (y1 + y2) / 2];
  const start = Math.atan2((py - my) / ry, (px - mx) / rx);
  let span = Math.atan2((-py - my) / ry, (-px - mx) / rx) - start;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-6));
  const bow = (4 / 3) * Math.tan(span / parts / 4);
  const place = (x: number, y: number): Pair => [cx + c * rx * x - s * ry * y, cy + s * rx * x + c * ry * y];
  return Array.from({ length: parts }, (_, i) => {
    const [a, b] = [start + (span * i) / parts, start + (span * (i + 1)) / parts];
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    return [place(ca - bow * sa, sa + bow * ca), place(cb + bow * sb, sb - bow * cb), place(cb, sb)];
  });
}

/** The last end of a loop. */
const endOf = (loop: Loop): Pair => loop.steps.at(-1)?.to.at(-1) ?? loop.from;

/** The closed pieces of a path. */
export function loops(path: string): Loop[] {
  const made: Loop[] = [];
  let last: Step | null = null;
  for (const step of steps(path)) {
    const { kind, to } = step;
    const n = (i: number): number => to[i] ?? 0;
    if (kind === "m") made.push({ from: [n(0), n(1)], steps: [] });
    let loop = made.at(-1);
    if (!loop) throw new Error(`a path that starts nowhere: ${path.slice(0, 20)}`);
    // What goes on after a closed piece starts where that began.
    if (last?.kind === "z" && kind !== "m" && kind !== "z") {
      loop = { from: loop.from, steps: [] };
      made.push(loop);
    }
    const [x, y] = endOf(loop);
    // The mirrored handle of the curve before.
    const mirrored = (kinds: string): Pair => {
      const before = loop.steps.at(-1)?.to.at(-2);
      return before && last && kinds.includes(last.kind) ? [2 * x - before[0], 2 * y - before[1]] : [x, y];
    };
    if (kind === "l") loop.steps.push({ kind: "L", to: [[n(0), n(1)]] });
    else if (kind === "h") loop.steps.push({ kind: "L", to: [[n(0), y]] });
    else if (kind === "v") loop.steps.push({ kind: "L", to: [[x, n(0)]] });
    else if (kind === "c")
      loop.steps.push({
        kind: "C",
        to: [
          [n(0), n(1)],
          [n(2), n(3)],
          [n(4), n(5)],
        ],
      });
    else if (kind === "s") loop.steps.push({ kind: "C", to: [mirrored("cs"), [n(0), n(1)], [n(2), n(3)]] });
    else if (kind === "q")
      loop.steps.push({
        kind: "Q",
        to: [
          [n(0), n(1)],
          [n(2), n(3)],
        ],
      });
    else if (kind === "t") loop.steps.push({ kind: "Q", to: [mirrored("qt"), [n(0), n(1)]] });
    else if (kind === "a") for (const curve of arc([x, y], to as Arc)) loop.steps.push({ kind: "C", to: curve });
    last = step;
  }
  return made.filter((loop) => loop.steps.length > 0);
}

/** A loop as a polygon, its curves as a few sides. */
function polygon(loop: Loop): Pair[] {
  const made: Pair[] = [loop.from];
  for (const { to } of loop.steps) {
    const [from, end] = [made.at(-1) ?? loop.from, to.at(-1) ?? loop.from];
    if (to.length > 1) {
      const [h0, h1] = [to[0] ?? end, to.at(-2) ?? end];
      for (const t of [0.25, 0.5, 0.75]) {
        const u = 1 - t;
        const on = (k: 0 | 1) => u ** 3 * from[k] + 3 * u * u * t * h0[k] + 3 * u * t * t * h1[k] + t ** 3 * end[k];
        made.push([on(0), on(1)]);
      }
    }
    made.push(end);
  }
  return made;
}

const area = (corners: Pair[]): number =>
  corners.reduce((sum, [x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] ?? [x, y];
    return sum + (x * ny - nx * y) / 2;
  }, 0);

/** Whether a place lies in a polygon. */
function within([x, y]: Pair, corners: Pair[]): boolean {
  let inside = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** The same loop, the other way round. */
function turned(loop: Loop): Loop {
  const ends = [loop.from, ...loop.steps.map(({ to }) => to.at(-1) ?? loop.from)];
  const back = loop.steps.map(({ kind, to }, i) => ({
    kind,
    to: [...to.slice(0, -1).reverse(), ends[i] ?? loop.from],
  }));
  return { from: ends.at(-1) ?? loop.from, steps: back.reverse() };
}

const said = ({ from, steps: all }: Loop): string => {
  const pair = ([x, y]: Pair) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${pair(from)}${all.map(({ kind, to }) => kind + to.map(pair).join(" ")).join("")}Z`;
};

/** A drawing as a part: how long its outline is, and its path. */
export function part(body: string): [number, string] {
  const all = [...body.matchAll(/ d="([^"]+)"/g)].flatMap((match) => loops(match[1] ?? ""));
  const shapes = all.map(polygon);
  // The loops that it lies in, by the most of its places: one may touch its neighbour.
  const around = shapes.map((mine, i) =>
    shapes.flatMap((other, k) => {
      const inside = mine.filter((one) => within(one, other)).length;
      return k !== i && inside * 2 > mine.length && Math.abs(area(other)) > Math.abs(area(mine)) ? [k] : [];
    }),
  );
  const outer = all.map((_, i) => (around[i]?.length ?? 0) === 0);
  const clockwise = all.map((loop, i) => {
    // A hole is turned along with the outline it lies in.
    const [edge] = outer[i] ? [i] : (around[i] ?? []).filter((k) => outer[k]);
    return area(shapes[edge ?? i] ?? []) < 0 ? turned(loop) : loop;
  });
  const edges = clockwise
    .filter((_, i) => outer[i])
    .map(said)
    .join("");
  return [
    edges.length,
    edges +
      clockwise
        .filter((_, i) => !outer[i])
        .map(said)
        .join(""),
  ];
}

/** The heads or the weapons that the rig draws. */
function drawn(kind: "Head" | "Weapon"): string[] {
  const [, words] = new RegExp(`^${kind} = Literal\\[([^\\]]*)\\]`, "m").exec(readFileSync(WORDS, "utf8")) ?? [];
  if (!words) throw new Error(`${WORDS} does not say which words there are for ${kind}`);
  return [...words.matchAll(/"([^"]+)"/g)].map(([, word = ""]) => word);
}

type Parts = Record<string, [number, string]>;

/** The parts that these texts name. */
function named(texts: readonly string[]): Parts {
  const set = JSON.parse(readFileSync(SET, "utf8")) as {
    icons: Record<string, { body: string }>;
    aliases?: Record<string, { parent: string }>;
  };
  const found: Parts = {};
  const [heads, weapons] = [drawn("Head"), drawn("Weapon")];
  for (const text of texts)
    for (const [, role, thing = "", ...hats] of text.matchAll(NAMED)) {
      if (role && (role === "head" ? heads : weapons).includes(thing)) continue;
      const name = (thing || hats.join("")).replace(/^game-icons:/, "");
      const body = set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? ""]?.body;
      if (body) found[name] = part(body);
    }
  return found;
}

/** The parts that lie together, by what they are called. */
export function collect(files = sources()): Record<string, Parts> {
  const known = new Set<string>();
  const common = new Set<string>();
  const all: Record<string, Parts> = {};
  for (const [game, paths] of files) {
    const cover = join(GAMES, game, "cover.json");
    if (existsSync(cover)) for (const name of JSON.parse(readFileSync(cover, "utf8")) as string[]) common.add(name);
    all[game] = named(paths.map((path) => readFileSync(path, "utf8")));
    for (const name of Object.keys(all[game])) (known.has(name) ? common : known).add(name);
  }
  const found: Record<string, Parts> = {};
  for (const [game, parts] of Object.entries(all))
    for (const [name, one] of Object.entries(parts).sort(([a], [b]) => a.localeCompare(b))) {
      const group = common.has(name) ? COMMON : game;
      found[group] = { ...found[group], [name]: one };
    }
  return found;
}

export function parts(): Plugin {
  return {
    name: "rumpus-parts",
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return null;
      const files = sources();
      for (const path of [WORDS, ...files.values()].flat()) this.addWatchFile(path);
      const all = collect(files);
      const [, group] = id.split("/");
      if (group) return `export const parts = ${JSON.stringify(all[group])};`;
      const rows = Object.entries(all).map(
        ([group, parts]) => `{ names: ${JSON.stringify(Object.keys(parts))}, load: () => import("${ID}/${group}") }`,
      );
      return `export const groups = [${rows.join(", ")}];`;
    },
  };
}
