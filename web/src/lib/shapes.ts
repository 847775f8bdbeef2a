/** A seat is never told apart by colour alone: each of eight has its own shape. "You" are the circle when you sit alone. */
export const SHAPES = ["circle", "diamond", "triangle", "square", "cross", "hexagon", "star", "hourglass"] as const;
export type Shape = (typeof SHAPES)[number];

/** Token names of the eight seat colours, in display order: `var(--you)`, `var(--you-fill)` and so on. */
export const SIDES = ["you", "foe", "third", "fourth", "fifth", "sixth", "seventh", "eighth"] as const;
export type Side = (typeof SIDES)[number];

/**
 * Display order of a seat: the first seat of this browser comes first (circle, amber), the others follow in turn order.
 * `count` seats in all; a spectator (`you` empty) sees seat 0 first.
 */
export function order(seat: number, you: readonly number[], count: number): number {
  const first = you[0] ?? 0;
  return count > 0 ? (seat - first + count) % count : 0;
}

export function sideOf(seat: number, you: readonly number[], count: number): Side {
  return SIDES[order(seat, you, count) % SIDES.length] ?? "you";
}

export function shapeOf(seat: number, you: readonly number[], count: number): Shape {
  return SHAPES[order(seat, you, count) % SHAPES.length] ?? "circle";
}
