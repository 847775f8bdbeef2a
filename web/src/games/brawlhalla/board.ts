/** Where the spaces of an arena lie on the drawing, and how a space is named. Geometry only; no rules. */
import type { SeatView, View } from "./protocol";

export interface At {
  row: number;
  col: number;
}

export interface Layout {
  rows: number;
  cols: number;
  /** Cell width and height, px. */
  w: number;
  h: number;
  /** KO band and, inside it, the first column and row of the ring. */
  band: number;
  width: number;
  height: number;
}

/** "r2c5" -> row 2, column 5; null for anything else. */
export function parse(space: string | null | undefined): At | null {
  const match = /^r(\d+)c(\d+)$/.exec(space ?? "");
  return match ? { row: Number(match[1]), col: Number(match[2]) } : null;
}

export const spaceName = (row: number, col: number): string => `r${row}c${col}`;

/** The largest whole cell that fits, wider than high up to 3:2 (LOOK of Brawlhalla, section 1). */
export function layoutFor(rows: number, cols: number, width: number, height: number, band: number): Layout {
  const m = band;
  const byHeight = Math.floor((height - 2 * m) / (rows + 2));
  const byWidth = Math.floor((width - 2 * m) / (cols + 2));
  const h = Math.max(24, Math.min(byHeight, byWidth));
  const w = Math.max(h, Math.min(byWidth, Math.floor((h * 3) / 2)));
  return { rows, cols, w, h, band: m, width: w * (cols + 2) + 2 * m, height: h * (rows + 2) + 2 * m };
}

/** Left upper corner of a space on the drawing. */
export function corner(layout: Layout, at: At): { x: number; y: number } {
  return { x: layout.band + at.col * layout.w, y: layout.band + at.row * layout.h };
}

/** The point in the middle of a space where a standee's foot goes: on the slab of a Platform, a little lower in the air. */
export function foot(layout: Layout, at: At, platform: boolean): { x: number; y: number } {
  const { x, y } = corner(layout, at);
  return { x: x + layout.w / 2, y: y + layout.h * (platform ? 0.8 : 0.9) };
}

export function centre(layout: Layout, at: At): { x: number; y: number } {
  const { x, y } = corner(layout, at);
  return { x: x + layout.w / 2, y: y + layout.h * 0.5 };
}

export const inRing = (view: View["arena"], at: At): boolean =>
  at.row < 1 || at.col < 1 || at.row > view.rows || at.col > view.cols;

export const isPlatform = (arena: View["arena"], at: At): boolean => arena.grid[at.row - 1]?.[at.col - 1] === "=";

/** Platforms of a row that join, as [first column, last column]. */
export function slabs(grid: readonly string[]): { row: number; from: number; to: number }[] {
  const found: { row: number; from: number; to: number }[] = [];
  grid.forEach((line, index) => {
    for (const match of line.matchAll(/=+/g)) {
      const from = match.index + 1;
      found.push({ row: index + 1, from, to: from + match[0].length - 1 });
    }
  });
  return found;
}

/** All spaces, ring included, in reading order. */
export function spaces(rows: number, cols: number): At[] {
  const all: At[] = [];
  for (let row = 0; row <= rows + 1; row += 1) for (let col = 0; col <= cols + 1; col += 1) all.push({ row, col });
  return all;
}

/** Seats standing on a space. */
export const standing = (view: View, space: string): number[] =>
  view.seats.filter((seat) => !seat.out && seat.space === space).map((seat) => seat.seat);

/** Those who stand right above or below another, by how many stand above them without a gap. */
export function piles(seats: readonly SeatView[]): Map<number, number> {
  const taken = new Set(seats.filter((seat) => !seat.out).map((seat) => seat.space));
  const found = new Map<number, number>();
  for (const seat of seats) {
    const at = seat.out ? null : parse(seat.space);
    if (!at) continue;
    let over = 0;
    while (taken.has(spaceName(at.row - over - 1, at.col))) over += 1;
    if (over > 0 || taken.has(spaceName(at.row + 1, at.col))) found.set(seat.seat, over);
  }
  return found;
}

/** What a space is: over the ring, a platform, or air. */
export const kindOf = (arena: View["arena"], at: At): "ring" | "platform" | "air" =>
  inRing(arena, at) ? "ring" : isPlatform(arena, at) ? "platform" : "air";

/** The spaces on the straight line from one to another, both included. */
export function straight(start: string, end: string): string[] {
  const [a, b] = [parse(start), parse(end)];
  if (!a || !b) return [start, end];
  const far = Math.max(Math.abs(b.row - a.row), Math.abs(b.col - a.col));
  const part = (from: number, to: number, n: number): number => Math.round(from + ((to - from) * n) / Math.max(1, far));
  return Array.from({ length: far + 1 }, (_, n) => spaceName(part(a.row, b.row, n), part(a.col, b.col, n)));
}

/** Smooth path through points, for the dotted trace. */
export function trace(points: readonly { x: number; y: number }[]): string {
  return points.map((point, index) => `${index ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join(" ");
}
