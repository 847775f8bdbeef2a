/** Where a note goes beside the thing it is about: inside the window, its tip towards it, over neither it nor what else is meant. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "left" | "right" | "above" | "below";

export interface Placed {
  side: Side;
  left: number;
  top: number;
  /** Where along the note's edge the tip sits, px from its left or top. */
  tip: number;
}

/** Between the note and the thing: the tip's length. */
const GAP = 14;
const EDGE = 8;
const CORNER = 20;

const within = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)));

/** How much of one box lies under another, px by px. */
function common(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/**
 * Places a note of this size beside a thing in a room of this size. Left, right, above and below are tried in the order
 * given, then along the edge from the thing's middle to both its ends, until it covers nothing of the thing and of `spare`;
 * where it must, it covers the least.
 */
export function beside(
  thing: Box,
  note: { width: number; height: number },
  room: { width: number; height: number },
  order: readonly Side[] = ["left", "right", "above", "below"],
  spare: readonly Box[] = [],
): Placed {
  const sides = [...order, ...(["above", "below", "left", "right"] as const).filter((one) => !order.includes(one))];
  const found = sides.flatMap((side) => [0, 1, -1].map((shift) => at(side, shift, thing, note, room)));
  const covers = (one: Placed): number =>
    [thing, ...spare].reduce((sum, box) => sum + common({ ...one, ...note }, box), 0);
  const clear = found.find((one) => covers(one) === 0);
  return clear ?? found.reduce((best, one) => (covers(one) < covers(best) ? one : best));
}

/** The note on one side, in the middle of it or (shift 1, -1) with its end at the thing's. */
function at(
  side: Side,
  shift: number,
  thing: Box,
  note: { width: number; height: number },
  room: { width: number; height: number },
): Placed {
  const across = side === "left" || side === "right";
  const middle = across ? thing.top + thing.height / 2 : thing.left + thing.width / 2;
  const long = across ? note.height : note.width;
  const start = within(
    middle - long / 2 + shift * (long / 2 - CORNER),
    EDGE,
    (across ? room.height : room.width) - long - EDGE,
  );
  const tip = within(middle - start, CORNER, long - CORNER);
  const before: Record<Side, number> = {
    left: thing.left - GAP - note.width,
    right: thing.left + thing.width + GAP,
    above: thing.top - GAP - note.height,
    below: thing.top + thing.height + GAP,
  };
  const edge = within(before[side], EDGE, (across ? room.width - note.width : room.height - note.height) - EDGE);
  return across ? { side, left: edge, top: start, tip } : { side, left: start, top: edge, tip };
}
