/** The parts of a table as F6 walks through them: `data-group` of an element is its place in the order. */

const GROUPS = "[data-group]";
const FOCUSED = 'button:not(:disabled):not([tabindex="-1"]), [tabindex="0"], a[href]';

/** Brings the focus to the next part of a table, or the one before, that has something to press; false where none has. */
export function walk(root: Element | null | undefined, back = false): boolean {
  const stops = [...(root?.querySelectorAll<HTMLElement>(GROUPS) ?? [])]
    .toSorted((a, b) => Number(a.dataset.group) - Number(b.dataset.group))
    .flatMap((part) => {
      const stop = [...part.querySelectorAll<HTMLElement>(FOCUSED)].find((one) => one.checkVisibility?.() ?? true);
      return stop ? [{ part, stop }] : [];
    });
  const at = stops.findIndex(({ part }) => part.contains(document.activeElement));
  const from = at < 0 && back ? 0 : at;
  stops.at((from + (back ? -1 : 1)) % Math.max(1, stops.length))?.stop.focus();
  return stops.length > 0;
}
