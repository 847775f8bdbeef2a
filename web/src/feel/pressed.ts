/** What a key press is told by: where the focus was, whether it is the page's to read, which digit it is. */

/** The focus was on, or within, something that a selector names. */
export const inside = (event: Event, what: string): boolean =>
  event.target instanceof Element && event.target.closest(what) !== null;

/** The press is the page's to read: nobody has answered it, it is no shortcut of the browser, it writes in no field. */
export const ours = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey &&
  !inside(event, "input, select, textarea, dialog");

/** The digit that was pressed, 0 as 10; 0: none. By its place, so also with Shift. */
export function digitOf(event: KeyboardEvent): number {
  const found = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  return found === undefined ? 0 : Number(found) || 10;
}

/** The press that ends a drag is no click on what lies below. */
export function swallow(): void {
  const stop = (event: Event): void => event.stopPropagation();
  globalThis.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => globalThis.removeEventListener("click", stop, { capture: true }), 0);
}
