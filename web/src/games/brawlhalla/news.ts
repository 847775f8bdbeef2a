/** What changed between two views: trails, changed seats, KO edges and a sound. Events give the true path where they tell it. */
import type { SoundName } from "../../lib/sound";
import type { LogLine } from "../../protocol/types";
import { parse } from "./board";
import type { Trail } from "./look";
import type { View } from "./types";

export interface News {
  trails: Trail[];
  changed: Set<number>;
  shake: boolean;
  edge: "top" | "right" | "bottom" | "left" | null;
  sound: SoundName | null;
}

export const NOTHING: News = { trails: [], changed: new Set(), shake: false, edge: null, sound: null };

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

/** The space that an event row names: its third number, counted row by row with the ring. */
function spaceAt(view: View, line: LogLine | undefined): string | null {
  const row = line?.data as unknown;
  const index = Array.isArray(row) ? Number(row[2]) : Number.NaN;
  const wide = view.arena.cols + 2;
  return Number.isInteger(index) ? `r${Math.floor(index / wide)}c${index % wide}` : null;
}

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

export function news(
  before: View | null,
  after: View,
  fresh: readonly LogLine[],
  sent: readonly string[] | null,
): News {
  if (!before) return NOTHING;
  const trails: Trail[] = [];
  const changed = new Set<number>();
  let edge: News["edge"] = null;
  for (const seat of after.seats) {
    const old = before.seats[seat.seat];
    if (!old) continue;
    const crossing = has(fresh, seat.seat, "cross", "bottom");
    if (crossing || has(fresh, seat.seat, "ko")) {
      const over = spaceAt(after, crossing) ?? old.space;
      edge = edgeOf(after, over) ?? edge;
      const blow = Boolean(has(fresh, seat.seat, "knockback", "pushed"));
      if (old.space && over) trails.push({ seat: seat.seat, spaces: [old.space, over], blow, crossed: true });
    }
    if (
      old.level !== seat.level ||
      old.weapon?.status !== seat.weapon?.status ||
      old.ko.hidden.length !== seat.ko.hidden.length
    )
      changed.add(seat.seat);
    if (!old.space || !seat.space || old.space === seat.space) continue;
    const blow = Boolean(has(fresh, seat.seat, "knockback", "pushed"));
    const respawn = Boolean(has(fresh, seat.seat, "respawn", "placed"));
    const path = sent?.at(-1) === seat.space ? [...sent] : [seat.space];
    if (!respawn && !crossing)
      trails.push({
        seat: seat.seat,
        spaces: [old.space, ...path.filter((space, n) => n > 0 || space !== old.space)],
        blow,
        crossed: false,
      });
    changed.add(seat.seat);
  }
  const sound = SOUNDS.find(([, ...kinds]) => among(fresh, ...kinds))?.[0] ?? null;
  return { trails, changed, shake: among(fresh, "knockback") && after.seats.length > 0, edge, sound };
}
