/**
 * Where things stand on the stage: one ring in the middle and two wings. Every spot is reserved from the first frame and does not
 * move; who goes on walks into the ring. Where there is less room only the scrap that is fought is on it.
 */
import type { Scene } from "./board";
import type { Bout, Meeting } from "./protocol";

export interface Point {
  x: number;
  y: number;
}

/** A card's place: its upper left corner and its width. */
export interface Box extends Point {
  w: number;
}

/** Sides of the first scrap, of the second one, of the last one; the others while everybody chooses and there is little room. */
export type Slot = "a0" | "a1" | "b0" | "b1" | "f0" | "f1" | "o1" | "o2" | "o3";

export interface Layout {
  slots: Partial<Record<Slot, Box>>;
  /** What is free in the middle, between the cards of the ring. */
  middle: { x: number; y: number; width: number; height: number };
  /** How wide a panel at the sides may be; 0: there is no room for one. */
  panel: number;
}

export interface Room {
  count: number;
  width: number;
  height: number;
  /** Where the first row of cards may begin: below the seats. */
  top: number;
  /** Height of the location's sign, below `top`. */
  sign: number;
  /** Height of a name above a card, and of what is told below it. */
  head: number;
  foot: number;
  /** Height of the running order. */
  lip: number;
  /** Only the scrap that is fought has room. */
  few: boolean;
  /** Signs are thrown: the ring opens, for they lie in its middle. */
  throwing?: boolean;
}

/** Less than this wide, px, the scrap that is fought has the stage for itself. */
export const WIDE = 1100;

/** Cards one below the other that would be less wide stand side by side. */
const LEAST = 40;

const WINGS = ["a", "b"] as const;
const HIGH = 1.4;

/** The side of a scrap as a slot; the last scrap is the ring. */
const slotOf = (k: number, last: number, side: 0 | 1): Slot => `${k === last ? "f" : (WINGS[k] ?? "b")}${side}`;

/** The slot of a spot, by who meets whom. */
export function slotOfSpot(meets: readonly Meeting[], spot: number, count: number): Slot | null {
  for (const [k, one] of meets.entries()) {
    if (one.left === spot) return slotOf(k, count - 2, 0);
    if (one.right === spot) return slotOf(k, count - 2, 1);
  }
  return null;
}

/** The scrap that is shown where only one has room: the one that is on, else the last one that was decided, else the first. */
export function shownBout(scene: Scene): number {
  if (scene.now >= 0) return scene.now;
  const open = scene.bouts.findIndex((one) => !one.decided);
  return open < 0 ? scene.bouts.length - 1 : open;
}

const goneOn = (bouts: readonly Bout[], seat: number): boolean =>
  bouts.some((one) => one.decided && one.winner === seat);

/** Where each seat's card stands; null: out of sight. `placing`: who has no spot yet stands nowhere. */
export function stands(
  scene: Scene,
  { count, own, few, placing }: { count: number; own: number; few: boolean; placing: boolean },
): (Slot | null)[] {
  const order = Array.from({ length: count }, (_, n) => (own + n) % count);
  const found: (Slot | null)[] = Array.from({ length: count }, () => null);
  if (count === 2) return found.map((_, seat) => (seat === own ? "f0" : "f1"));
  const last = count - 2;
  const fought = scene.stands.some((one) => one?.card != null);
  if (few && !fought && !placing)
    return found.map((_, seat) => (["f0", "o1", "o2", "o3"] as const)[order.indexOf(seat)] ?? null);
  if (few && fought) {
    const bout = scene.bouts[shownBout(scene)];
    return found.map((_, seat) => (bout?.left === seat ? "f0" : bout?.right === seat ? "f1" : null));
  }
  for (const [k, bout] of scene.bouts.entries())
    for (const [side, seat] of [bout.left, bout.right].entries())
      if (seat !== null && (k === last || !found[seat])) {
        const arrived = k < last || !scene.bouts.slice(0, last).some((one) => one.left === seat || one.right === seat);
        if (arrived || goneOn(scene.bouts.slice(0, last), seat)) found[seat] = slotOf(k, last, side === 0 ? 0 : 1);
      }
  if (placing) return found;
  const free = (count === 3 ? ["a0", "a1", "f1"] : ["a0", "a1", "b0", "b1"]).filter(
    (one) => !found.includes(one as Slot),
  );
  for (const seat of order) found[seat] ??= (free.shift() as Slot | undefined) ?? null;
  return found;
}

/** The places of all slots in a room. */
export function layoutFor(room: Room): Layout {
  return room.few ? fewer(room) : whole(room);
}

function whole({ count, width, height, top, head, foot, lip, throwing }: Room): Layout {
  const u = Math.max(Math.min(width / 1440, height / 548), Math.min(1, width / 1366));
  const bottom = height - lip - foot;
  const centre = width / 2;
  const tall = (most: number): number => Math.floor(Math.min(most * u, (bottom - top - head - 6) / HIGH));
  const slots: Layout["slots"] = {};
  const put = (slot: Slot, x: number, w: number): void => {
    slots[slot] = { x: Math.round(x - w / 2), y: Math.round(bottom - w * HIGH), w };
  };
  const duel = count === 2;
  const ring = tall(duel ? 216 : 176);
  let off = duel ? (throwing ? 470 : 250) * u : Math.max(214 * u, ring / 2 + 126 * u);
  const outer = Math.min(centre - 95 * u, 700 * u);
  const wing = Math.floor(Math.min(tall(150), outer - off - ring / 2 - 40 * u, 164 * u));
  if (!duel) {
    const inner = Math.min(outer - wing - 40 * u, outer - 204 * u + (150 * u - wing) / 2);
    const near = Math.max(inner, off + (ring + wing) / 2 + 8);
    put("a0", centre - outer, wing);
    put("a1", centre - near, wing);
    put("b0", centre + near, wing);
    put("b1", centre + outer, wing);
    if (throwing) off = near - (ring + wing) / 2 - 8;
  }
  put("f0", centre - off, ring);
  put("f1", centre + off, ring);
  const from = centre - off + ring / 2 + 8;
  const rest = centre - off - ring / 2 - 34;
  const panel = duel && throwing ? 0 : duel ? Math.min(286 * u, rest) : count === 3 ? Math.min(340 * u, rest) : 0;
  return {
    slots,
    middle: { x: from, y: top, width: width - 2 * from, height: bottom + foot - top },
    panel: panel < 190 ? 0 : Math.floor(panel),
  };
}

function fewer({ count, width, height, top, sign, head, foot, lip }: Room): Layout {
  const bottom = height - lip - foot;
  const room = bottom - top - sign - head - 8;
  const two = Math.floor(Math.min((width - 44) / 2, room / HIGH, 240));
  const gap = Math.min(40, Math.max(12, (width - 2 * two) / 3));
  const at = (x: number, w: number, y = bottom - w * HIGH): Box => ({ x: Math.round(x), y: Math.round(y), w });
  const left = width / 2 - gap / 2 - two;
  const slots: Layout["slots"] = { f0: at(left, two), f1: at(width / 2 + gap / 2, two) };
  const others = count - 1;
  const small = Math.floor(Math.min(two * 0.6, (room - (others - 1) * (head + 6)) / (HIGH * others)));
  const step = (width - left - two - 8) / others;
  for (let n = 0; n < others; n++) {
    const y = bottom - room + n * (small * HIGH + head + 6);
    slots[`o${n + 1}` as Slot] =
      small < LEAST
        ? at(left + two + 8 + n * step, Math.floor(Math.min(two, step - 8)))
        : at(width / 2 + gap / 2 + (two - small) / 2, small, y);
  }
  if (count > 2) {
    const four = Math.floor(Math.min((width - 50) / 4, room / HIGH, two));
    for (const [n, slot] of (["a0", "a1", "b0", "b1"] as const).entries())
      slots[slot] = at(5 + (n * (width - 10)) / 4, four);
  }
  return { slots, middle: { x: 12, y: top, width: width - 24, height: bottom - top }, panel: 0 };
}

/** Three signs need so much, px. */
const SIGNS = 264;

/** What is free around the middle of the stage, between the cards that lie there; where that is too little for three signs, they
 * lie over the edges of the cards. */
export function between(boxes: readonly Box[], width: number): { x: number; width: number } {
  const left = boxes.filter((box) => middleOf(box).x < width / 2).map((box) => box.x + box.w);
  const right = boxes.filter((box) => middleOf(box).x >= width / 2).map((box) => box.x);
  const x = Math.max(0, ...left) + 16;
  const free = Math.min(width, ...right) - 16 - x;
  return { x: x - Math.max(0, SIGNS - free) / 2, width: Math.max(SIGNS, free) };
}

/** The middle of a card. */
export const middleOf = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.w * 0.7 });

/** A line over the floor from the foot of one card to the foot of another: no name lies under it. */
export function arrow(from: Box, to: Box): { a: Point; b: Point; bend: Point } {
  const a = { x: from.x + from.w / 2, y: from.y + from.w * HIGH + 6 };
  const b = { x: to.x + to.w / 2, y: to.y + to.w * HIGH + 8 };
  return { a, b, bend: { x: (a.x + b.x) / 2, y: Math.max(a.y, b.y) + 44 } };
}
