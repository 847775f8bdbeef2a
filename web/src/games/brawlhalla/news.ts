/** What changed between two views: trails, changed seats, KO edges and a sound. Events give the true path where they tell it. */
import type { SoundName } from "../../lib/sound";
import type { LogLine } from "../../protocol/types";
import { parse, spaceName } from "./board";
import type { Strike, Trail } from "./look";
import type { View } from "./types";

export interface News {
  trails: Trail[];
  changed: Set<number>;
  /** Seats that were put somewhere without a way. */
  jumps: Set<number>;
  strike: Strike | null;
  shake: boolean;
  edge: "top" | "right" | "bottom" | "left" | null;
  sound: SoundName | null;
}

export const NOTHING: News = {
  trails: [],
  changed: new Set(),
  jumps: new Set(),
  strike: null,
  shake: false,
  edge: null,
  sound: null,
};

const has = (fresh: readonly LogLine[], seat: number, ...kinds: string[]): LogLine | undefined =>
  fresh.find((line) => line.seat === seat && kinds.includes(line.kind));

const among = (fresh: readonly LogLine[], ...kinds: string[]): boolean =>
  fresh.some((line) => kinds.includes(line.kind));

/** Side of the ring a space lies on. */
function edgeOf(view: View, space: string | null): News["edge"] {
  const at = parse(space);
  if (!at) return null;
  if (at.col === 0) return "left";
  if (at.col === view.arena.cols + 1) return "right";
  if (at.row === 0) return "top";
  return at.row === view.arena.rows + 1 ? "bottom" : null;
}

/** Numbers a, b, c, d of an event row; -1 where the row does not have them. */
function numbers(line: LogLine | undefined): [number, number, number, number] {
  const row = (line?.data ?? []) as number[];
  return [row[2] ?? -1, row[3] ?? -1, row[4] ?? -1, row[5] ?? -1];
}

/** A space by its number, counted row by row with the ring; null when there is none. */
function spaceAt(view: View, index: number): string | null {
  const wide = view.arena.cols + 2;
  return Number.isInteger(index) && index >= 0 ? spaceName(Math.floor(index / wide), index % wide) : null;
}

/** Row and column of a step in each direction: N, then clockwise. */
const WAYS: readonly (readonly [number, number])[] = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
];
/** Steps that a walk's row tells, three bits each. */
const PACKED = 10;

/** The spaces of a walk after its first one; a longer one ends straight. */
function walk(start: string, end: string, steps: number, packed: number): string[] {
  const here = parse(start);
  if (!here) return [end];
  let { row, col } = here;
  const path: string[] = [];
  for (let n = 0; n < Math.min(steps, PACKED); n += 1) {
    const [down, right] = WAYS[(packed >> (3 * n)) & 7] ?? [0, 0];
    row += down;
    col += right;
    path.push(spaceName(row, col));
  }
  return path.at(-1) === end ? path : [...path, end];
}

/** The spaces of a straight flight after its first one. */
function flight(start: string, end: string): string[] {
  const [a, b] = [parse(start), parse(end)];
  if (!a || !b) return [end];
  const far = Math.max(Math.abs(b.row - a.row), Math.abs(b.col - a.col));
  const part = (from: number, to: number, n: number): number => Math.round(from + ((to - from) * n) / far);
  return Array.from({ length: far }, (_, n) => spaceName(part(a.row, b.row, n + 1), part(a.col, b.col, n + 1)));
}

/** The way a seat went, space by space, as its events tell it one after the other. */
function wayOf(view: View, seat: number, start: string, fresh: readonly LogLine[]): string[] {
  const way = [start];
  for (const line of fresh) {
    if (line.seat !== seat || !GOING.has(line.kind)) continue;
    const [a, b, c, d] = numbers(line);
    const [from, to] = [spaceAt(view, a) ?? start, spaceAt(view, b)];
    if (!to) continue;
    if (line.kind === "walk") way.push(...walk(from, to, c, d));
    else if (line.kind === "pushed") way.push(...flight(from, to));
    else if (to !== way.at(-1)) way.push(to);
  }
  return way;
}

const GOING: ReadonlySet<string> = new Set(["walk", "steps", "pushed", "fall", "bump"]);
const JUMPING = ["respawn", "placed"];

const SOUNDS: readonly [SoundName, ...string[]][] = [
  ["ko", "ko", "out"],
  ["crack", "knockback"],
  ["pat", "hit"],
  ["whoosh", "dodge"],
  ["slap", "open", "card"],
  ["flame", "pickup", "recover"],
  ["fall", "bottom", "fall"],
  ["step", "walk", "steps"],
  ["riffle", "draw"],
];

/** A Heavy hit that was just dealt: by whom, on whom. */
function strikeOf(before: View, fresh: readonly LogLine[]): (Strike & { victim: number }) | null {
  const blow = fresh.find((line) => line.kind === "knockback");
  const victim = blow ? before.seats[blow.seat] : undefined;
  const seat = fresh.find((line) => line.kind === "hit")?.seat ?? before.fight?.attacker ?? -1;
  return victim?.space && seat >= 0 ? { seat, at: victim.space, victim: victim.seat } : null;
}

export function news(before: View | null, after: View, fresh: readonly LogLine[]): News {
  if (!before) return NOTHING;
  const trails: Trail[] = [];
  const changed = new Set<number>();
  const jumps = new Set<number>();
  const strike = strikeOf(before, fresh);
  let edge: News["edge"] = null;
  for (const seat of after.seats) {
    const old = before.seats[seat.seat];
    if (!old) continue;
    if (
      old.level !== seat.level ||
      old.weapon?.status !== seat.weapon?.status ||
      old.ko.hidden.length !== seat.ko.hidden.length
    )
      changed.add(seat.seat);
    const crossing = has(fresh, seat.seat, "cross", "bottom");
    const gone = Boolean(has(fresh, seat.seat, "ko"));
    const over = crossing || gone ? (spaceAt(after, numbers(crossing)[0]) ?? old.space) : null;
    if (crossing) edge = edgeOf(after, over) ?? edge;
    const blow = Boolean(has(fresh, seat.seat, "knockback", "pushed"));
    const struck = strike?.victim === seat.seat;
    const trail = { seat: seat.seat, blow, struck, crossed: Boolean(crossing), gone };
    if (old.space && over) {
      const way = gone ? [old.space, ...flight(old.space, over)] : wayOf(after, seat.seat, old.space, fresh);
      trails.push({ ...trail, spaces: way.at(-1) === over ? way : [...way, over] });
    }
    if (!old.space || !seat.space || old.space === seat.space) continue;
    if (has(fresh, seat.seat, ...JUMPING)) jumps.add(seat.seat);
    else if (!over) {
      const way = wayOf(after, seat.seat, old.space, fresh);
      trails.push({ ...trail, spaces: way.at(-1) === seat.space ? way : [old.space, seat.space] });
    }
    changed.add(seat.seat);
  }
  const sound = SOUNDS.find(([, ...kinds]) => among(fresh, ...kinds))?.[0] ?? null;
  return { trails, changed, jumps, strike, shake: among(fresh, "knockback"), edge, sound };
}
