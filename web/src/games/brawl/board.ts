/** Where everything lies at this screen: my end of each Base grows down, the other one up; my own Base began at the left. */
import type { BaseView, EndView, View } from "./optimistic";
import type { RowView } from "./protocol";

export interface Column {
  base: BaseView;
  near: EndView;
  far: EndView;
  /** Index of the near end's side in `base.winner`. */
  nearSide: number;
  /** Place in its area from the left, from 0. */
  place: number;
}

export interface Area {
  row: RowView;
  /** Which of the row's sides is at the bottom of this screen. */
  near: number;
  flipped: boolean;
  /** Shared by the viewer, who may play here. */
  mine: boolean;
  columns: Column[];
  /** Spaces of a new Base at the left and right end as seen here. */
  left: string;
  right: string;
}

/** The side of its rows that a seat plays: itself, in tag team its team; -1: none. */
export function sideOf(view: View, me: number | null): number {
  if (me === null) return -1;
  return view.format === "tag_team" ? (view.seats[me]?.team ?? -1) : me;
}

/** The spaces of a new Base at the two ends of a row, from the left of its first side. */
export const rowEnds = (row: RowView): readonly [string, string] => [`L${row.id}`, `R${row.id}`];

/** The Base that a space is, or whose end it is. */
export const baseAt = (view: View, space: string): BaseView | undefined =>
  view.bases[space] ?? Object.values(view.bases).find((base) => base.ends.some((end) => end.id === space));

/** Which end of its row a space is, as this screen shows it; null: it is none. */
export function rowEnd(view: View, me: number | null, space: string): "left" | "right" | null {
  const row = view.rows.find((one) => rowEnds(one).includes(space));
  return row ? (areaOf(view, row, me).left === space ? "left" : "right") : null;
}

export function areaOf(view: View, row: RowView, me: number | null): Area {
  const mine = row.sides.indexOf(sideOf(view, me));
  const near = mine < 0 ? 0 : mine;
  const flipped = near === 1;
  const ids = flipped ? [...row.bases].reverse() : row.bases;
  const columns = ids.flatMap((id, place) => {
    const base = view.bases[id];
    const [one, other] = base?.ends ?? [];
    if (!base || !one || !other) return [];
    return [{ base, near: near === 0 ? one : other, far: near === 0 ? other : one, nearSide: near, place }];
  });
  const [one, other] = rowEnds(row);
  const [left, right] = flipped ? [other, one] : [one, other];
  return { row, near, flipped, mine: mine >= 0, columns, left, right };
}

/** My areas first to last from my left neighbour to my right one, then the others. */
export function areasOf(view: View, me: number | null): { mine: Area[]; others: Area[] } {
  const all = view.rows.map((row) => areaOf(view, row, me));
  const mine = all.filter((area) => area.mine);
  if (mine.length === 0) return { mine: all.slice(0, me === null ? 2 : 1), others: all.slice(me === null ? 2 : 1) };
  // Who comes next clockwise sits at my left.
  mine.sort((a, b) => a.near - b.near);
  return { mine, others: all.filter((area) => !area.mine) };
}

/** Bases that each end of this area leads now, by the index of the row's sides. */
export function leads(area: Area): [number, number] {
  const count = (side: number): number => area.columns.filter((column) => column.base.winner === side).length;
  return [count(0), count(1)];
}

/** Heights of the bars of one string, bottom first, in a room of `room` px: whole ones, then strips from the Base on. */
export interface Bars {
  heights: number[];
  /** Overlapped by the next one: only a strip of it shows. */
  strip: boolean[];
}

export interface BarSizes {
  bar: number;
  heavy: number;
  gap: number;
  strip: number;
}

export const DESK: BarSizes = { bar: 40, heavy: 52, gap: 5, strip: 22 };
export const PHONE: BarSizes = { bar: 30, heavy: 36, gap: 3, strip: 16 };
const WHOLE = 3;

/**
 * Strings longer than fit overlap to strips, the last 3 whole. When even that is too long the strips shrink by a quarter,
 * then the whole ones to three quarters, then the strips as far as it takes.
 */
export function bars(kinds: readonly boolean[], room: number, sizes: BarSizes): Bars {
  const full = kinds.map((heavy) => (heavy ? sizes.heavy : sizes.bar) + sizes.gap);
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  if (sum(full) <= room) return { heights: full, strip: kinds.map(() => false) };
  let hidden = 0;
  let used = sum(full);
  while (used > room && hidden < kinds.length - WHOLE) {
    used -= (full[hidden] ?? 0) - sizes.strip;
    hidden += 1;
  }
  const strip = kinds.map((_, n) => n < hidden);
  const whole = sum(full.slice(hidden));
  const half = Math.max(sizes.strip * 0.73, Math.min(sizes.strip, (room - whole) / Math.max(1, hidden)));
  const ratio = Math.max(0.75, Math.min(1, (room - half * hidden) / whole));
  const least = hidden > 0 ? Math.max(3, Math.min(half, (room - whole * ratio) / hidden)) : 0;
  return { heights: full.map((one, n) => (strip[n] ? least : one * ratio)), strip };
}
