/** A seat is never told apart by colour alone: each of eight has its own shape. "You" are the circle when you sit alone. */
export const SHAPES = ["circle", "diamond", "triangle", "square", "cross", "hexagon", "star", "hourglass"] as const;
export type Shape = (typeof SHAPES)[number];

/** Each shape as a path in a box of 10 by 10. */
export const PATHS: Readonly<Record<Shape, string>> = {
  circle: "M5 .4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2Z",
  diamond: "M5 0 10 5 5 10 0 5Z",
  triangle: "M5 .4 10 9.4H0Z",
  square: "M.7.7h8.6v8.6H.7Z",
  cross: "M3.2.3h3.6v2.9h2.9v3.6H6.8v2.9H3.2V6.8H.3V3.2h2.9Z",
  hexagon: "M2.6.6h4.8L9.9 5 7.4 9.4H2.6L.1 5Z",
  star: "M5 .2 6.5 3.5 10 3.8 7.4 6.2 8.1 9.8 5 7.9 1.9 9.8 2.6 6.2 0 3.8 3.5 3.5Z",
  hourglass: "M.6.4h8.8L6.6 5 9.4 9.6H.6L3.4 5Z",
};

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
