/**
 * A card that is dragged, from the hand (`data-lit="hand"`) or out of a tray (`data-tray`) of cards (`data-stacked`): what it
 * is over, and where it would lie.
 */
import { swallow } from "../../feel/pressed";

/** So far a press moves before it is a drag, px. */
const FAR = 8;

export interface Over {
  /** `data-tray` of what is under the pointer; "hand" for the hand, empty for nothing. */
  tray: string;
  /** The place in the stack, 0 the bottom; null: under its top card. */
  at: number | null;
}

export class Drag {
  /** The card that is dragged; null: none. */
  key: string | null = $state(null);
  x = $state(0);
  y = $state(0);
  touch = $state(false);
  over: Over = $state.raw({ tray: "", at: null });
  #start: { key: string; x: number; y: number } | null = null;
  readonly #drop: (key: string, over: Over) => void;

  constructor(drop: (key: string, over: Over) => void) {
    this.#drop = drop;
  }

  /** A press on a card. */
  down(event: PointerEvent, key: string): void {
    if (event.button !== 0) return;
    this.#start = { key, x: event.clientX, y: event.clientY };
    this.touch = event.pointerType !== "mouse";
  }

  move({ clientX: x, clientY: y }: PointerEvent): void {
    const start = this.#start;
    if (!start || (this.key === null && Math.hypot(x - start.x, y - start.y) < FAR)) return;
    [this.key, this.x, this.y, this.over] = [start.key, x, y, this.#under(x, y)];
  }

  up(): void {
    const { key, over } = this;
    this.stop();
    if (key === null) return;
    swallow();
    this.#drop(key, over);
  }

  stop(): void {
    this.#start = null;
    this.key = null;
  }

  #under(x: number, y: number): Over {
    const thing = document.elementFromPoint?.(x, y);
    const tray = thing?.closest("[data-tray]");
    if (!tray) return { tray: thing?.closest("[data-lit='hand']") ? "hand" : "", at: null };
    const cards = [...tray.querySelectorAll("[data-stacked]")].filter(
      (one) => one.getAttribute("data-stacked") !== this.key,
    );
    const left = cards.filter((one) => one.getBoundingClientRect().left + 20 < x).length;
    return { tray: tray.getAttribute("data-tray") ?? "", at: cards.length ? left : null };
  }
}
