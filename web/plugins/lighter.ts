/**
 * Drawings with shorter paths. Every point of a 512 x 512 drawing goes to the nearest whole number: at the size of a poster that
 * moves nothing by more than a quarter of a pixel, and takes half off the weight of the icons.
 */

const GRID = 1;
/** Radii of arcs are kept finer: a small one must not become a corner. */
const RADII = 10;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
/** How many numbers one step of a command takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** One step of a path. */
export interface Step {
  /** The command, in small letters. */
  kind: string;
  /** Its numbers as places on the field; of an arc, radii, angle and flags stand as they are. */
  to: number[];
}

/** The numbers of a command. The flags of an arc may stand with nothing after them: "0 01.5.5". */
function numbers(kind: string, text: string): number[] {
  if (kind !== "a") return (text.match(NUMBER) ?? []).map(Number);
  const found: number[] = [];
  for (let rest = text; rest.trim() !== ""; ) {
    const flag = found.length % 7 === 3 || found.length % 7 === 4;
    const next = (flag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))/).exec(rest);
    if (!next) throw new Error(`not the numbers of an arc: ${text}`);
    found.push(Number(next[1]));
    rest = rest.slice(next[0].length);
  }
  return found;
}

/** Where a step ends that begins at (x, y). */
function end({ kind, to }: Step, x: number, y: number): [number, number] {
  if (kind === "h") return [to[0] ?? x, y];
  if (kind === "v") return [x, to[0] ?? y];
  return [to.at(-2) ?? x, to.at(-1) ?? y];
}

/** A path as steps to places on the field. */
export function steps(path: string): Step[] {
  const made: Step[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const small = letter.toLowerCase();
    const takes = TAKES[small];
    const all = takes === undefined ? [] : numbers(small, rest);
    if (takes === undefined || (takes === 0 ? all.length > 0 : all.length === 0 || all.length % takes > 0))
      throw new Error(`not a step of a path: ${letter}${rest}`);
    for (let at = 0; at === 0 || at < all.length; at += takes || 1) {
      // More pairs after a move are lines.
      const kind = small === "m" && at > 0 ? "l" : small;
      const place = (value: number, n: number): number => {
        if (letter !== small || (kind === "a" && n < 5)) return value;
        return value + (kind === "v" || (kind !== "h" && n % 2 === (kind === "a" ? 0 : 1)) ? y : x);
      };
      const step = { kind, to: all.slice(at, at + takes).map(place) };
      [x, y] = kind === "z" ? [startX, startY] : end(step, x, y);
      if (kind === "m") [startX, startY] = [x, y];
      made.push(step);
    }
  }
  return made;
}

/** Whether an arc goes nearly all the way round: where it ends by a hair decides where it lies. */
function round({ kind, to }: Step, x: number, y: number): boolean {
  const [r = 0, , , large] = to;
  const [toX, toY] = end({ kind, to }, x, y);
  return kind === "a" && large === 1 && Math.hypot(toX - x, toY - y) < r / 2;
}

/** Numbers, with a space only where two would run together. */
function said(values: readonly number[]): string {
  let text = "";
  for (const value of values) {
    const next = String(Number(value.toFixed(2))).replace(/^(-?)0\./, "$1.");
    text += text === "" || next.startsWith("-") || (next.startsWith(".") && /\.\d+$/.test(text)) ? next : ` ${next}`;
  }
  return text;
}

/** The same path on the grid, each step from where the last one ended; a path that could lose its shape stays as it is. */
export function lighter(path: string): string {
  const on = (value: number, grid: number): number => Math.round(value * grid) / grid;
  let text = "";
  let last = "";
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const step of steps(path)) {
    if (round(step, x, y)) return path;
    const to = step.to.map((value, n) =>
      step.kind === "a" && n < 5 ? on(value, n < 2 ? RADII : 100) : on(value, GRID),
    );
    const [toX, toY] = step.kind === "z" ? [startX, startY] : end({ kind: step.kind, to }, x, y);
    let kind = step.kind;
    let by = to.map((value, n) => {
      if (kind === "a" && n < 5) return value;
      return value - (kind === "v" || (kind !== "h" && n % 2 === (kind === "a" ? 0 : 1)) ? y : x);
    });
    if (kind === "l" && toY === y) [kind, by] = ["h", [toX - x]];
    else if (kind === "l" && toX === x) [kind, by] = ["v", [toY - y]];
    [x, y] = [toX, toY];
    if (kind === "m") [startX, startY] = [x, y];
    // A step of the same kind needs no letter; a line after a move needs none either.
    const words = said(by);
    const silent = kind === last && kind !== "m" && kind !== "z";
    text += silent ? (/^[-]/.test(words) ? words : ` ${words}`) : kind + words;
    last = kind === "m" ? "l" : kind;
  }
  return text;
}

/** A drawing with every path on the grid. */
export const light = (body: string): string =>
  body.replace(/( d=")([^"]+)(")/g, (_, before, path, after) => before + lighter(path) + after);
