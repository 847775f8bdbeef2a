/** Arrows go from button to button, by what stands where; what the focus comes to is chosen. */

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A button begins so far on, px, and stands so little beside the way. */
const [ON, BESIDE] = [12, 40];

export function arrow(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = WAYS[event.key];
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const from = (all.find((one) => one === document.activeElement) ?? all[0])?.getBoundingClientRect();
  if (!way || !from) return;
  const [x, y] = way;
  const next = all
    .map((one) => ({ one, at: one.getBoundingClientRect() }))
    .map(({ one, at }) => ({
      one,
      along: (at.x - from.x) * x + (at.y - from.y) * y,
      off: Math.abs((at.x - from.x) * y) + Math.abs((at.y - from.y) * x),
    }))
    .filter(({ along, off }) => along > ON && off < BESIDE)
    .sort((a, b) => a.along - b.along)[0]?.one;
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
  if (next?.getAttribute("aria-pressed") === "false") next.click();
}
