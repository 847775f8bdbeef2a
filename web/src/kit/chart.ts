/** Where what is written beside a chart stands. */

/** Heights of labels, each as near to its own as it may be: none closer than `gap` to another, all from `top` to `bottom`. */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const made: number[] = [];
  let free = top;
  for (const n of order) {
    made[n] = Math.max(wanted[n] ?? 0, free);
    free = (made[n] ?? 0) + gap;
  }
  free = bottom;
  for (const n of order.reverse()) {
    made[n] = Math.min(made[n] ?? 0, free);
    free = (made[n] ?? 0) - gap;
  }
  return made;
}
