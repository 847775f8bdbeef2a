/** Places in rows and columns. */
export interface Place {
  row: number;
  col: number;
}

/** The place nearest to another, nearer than `within`; of equal ones the first. Null where there is none. */
export function nearest<T extends Place>(
  places: Iterable<T>,
  from: Place,
  within = Number.POSITIVE_INFINITY,
): T | null {
  let best: T | null = null;
  let far = within;
  for (const at of places) {
    const d = Math.hypot(at.row - from.row, at.col - from.col);
    if (d < far) {
      far = d;
      best = at;
    }
  }
  return best;
}
