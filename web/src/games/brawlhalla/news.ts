/** What happened between two views: trails, changed seats, the KO line and a sound, as the lines between them tell it. */
import type { SoundName } from "../../feel/sound";
import type { LogLine } from "../../net/protocol";
import { straight } from "./board";
import type { Strike, Trail } from "./look";
import type { Edge, Events, View } from "./protocol";

export interface News {
  trails: Trail[];
  changed: Set<number>;
  /** Seats that were put somewhere without a way. */
  jumps: Set<number>;
  strike: Strike | null;
  shake: boolean;
  edge: Edge | null;
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

/** The lines of one kind, with what they are told. */
function told<K extends keyof Events>(lines: readonly LogLine[], kind: K): Events[K][] {
  return lines.filter((line) => line.kind === kind).map((line) => line.args as unknown as Events[K]);
}

const among = (lines: readonly LogLine[], ...kinds: string[]): boolean =>
  lines.some((line) => kinds.includes(line.kind));

/** The spaces that a line leads over; none for a line that leads nowhere. */
function spacesOf(line: LogLine): readonly string[] {
  if (!GOING.has(line.kind)) return [];
  const { path, start, to } = line.args as Partial<Events["walk"]>;
  return path ?? [start, to].filter((space) => space !== undefined);
}

const GOING: ReadonlySet<string> = new Set(["walk", "steps", "pushed", "fall", "bump"]);

/** The way a seat went, space by space, as its lines tell it one after the other. */
function wayOf(start: string, lines: readonly LogLine[]): string[] {
  const way = [start];
  for (const line of lines) {
    const [from, ...rest] = spacesOf(line);
    way.push(...(from === way.at(-1) || line.kind === "bump" ? rest : from ? [from, ...rest] : []));
  }
  return way.filter((space, n) => n === 0 || space !== way[n - 1]);
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

/** A Heavy hit that was just dealt: by whom, on whom. */
function strikeOf(before: View, lines: readonly LogLine[]): (Strike & { victim: number }) | null {
  const [blow] = told(lines, "knockback");
  const at = blow && before.seats[blow.seat]?.space;
  const seat = told(lines, "hit")[0]?.seat ?? before.fight?.attacker;
  return blow && at && seat !== undefined ? { seat, at, victim: blow.seat } : null;
}

export function news(before: View | null, after: View, lines: readonly LogLine[]): News {
  if (!before) return NOTHING;
  const trails: Trail[] = [];
  const changed = new Set<number>();
  const jumps = new Set<number>();
  const strike = strikeOf(before, lines);
  const crossings = [...told(lines, "cross"), ...told(lines, "bottom")];
  for (const seat of after.seats) {
    const old = before.seats[seat.seat];
    if (!old) continue;
    const own = lines.filter((line) => line.seat === seat.seat);
    const hurt = old.level !== seat.level || old.ko.hidden.length !== seat.ko.hidden.length;
    if (hurt || old.weapon?.status !== seat.weapon?.status) changed.add(seat.seat);
    const crossing = crossings.find((one) => one.seat === seat.seat);
    const gone = among(own, "ko");
    const over = crossing?.space ?? (gone ? old.space : null);
    const trail = {
      seat: seat.seat,
      blow: among(own, "knockback", "pushed"),
      struck: strike?.victim === seat.seat,
      crossed: Boolean(crossing),
      gone,
    };
    if (old.space && over) {
      const way = gone ? straight(old.space, over) : wayOf(old.space, own);
      trails.push({ ...trail, spaces: way.at(-1) === over ? way : [...way, over] });
    }
    if (!old.space || !seat.space || old.space === seat.space) continue;
    if (among(own, "respawn", "placed")) jumps.add(seat.seat);
    else if (!over) {
      const way = wayOf(old.space, own);
      trails.push({ ...trail, spaces: way.at(-1) === seat.space ? way : [old.space, seat.space] });
    }
    changed.add(seat.seat);
  }
  const sound = SOUNDS.find(([, ...kinds]) => among(lines, ...kinds))?.[0] ?? null;
  return {
    trails,
    changed,
    jumps,
    strike,
    shake: among(lines, "knockback"),
    edge: crossings.at(-1)?.edge ?? null,
    sound,
  };
}
