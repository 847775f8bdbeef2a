/** A press on a hero that goes on as a drag: what it is over is pointed at, and where it ends it goes or aims. */
import { pointed } from "./aims";
import type { Lay, Point } from "./geometry";
import type { Hands } from "./hands.svelte";

/** So far a press moves before it is a drag, px. */
const FAR = 9;

export class Drag {
  readonly #hands: Hands;
  #start: { at: Point; space: string } | null = null;
  /** It is a drag now: what it is over is told here alone. */
  on = false;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  down(event: PointerEvent, at: Point): void {
    const held = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-held]") : null;
    this.on = false;
    this.#start = held && event.button === 0 ? { at, space: held.dataset.space ?? "" } : null;
  }

  move(event: PointerEvent, at: Point, lay: Lay): void {
    const start = this.#start;
    if (!start || (!this.on && Math.hypot(at.x - start.at.x, at.y - start.at.y) < FAR)) return;
    if (!this.on) {
      this.on = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      const hero = this.#hands.view.heroes.find((one) => one.squares.includes(start.space));
      if (hero && !this.#hands.aiming && hero.hero !== this.#hands.selected) this.#hands.select(hero.hero);
    }
    pointed(this.#hands, lay, lay.at(at), at, "over");
  }

  up(at: Point, lay: Lay): void {
    if (this.on) {
      // What ends a drag is no press on what lies below.
      const swallow = (event: Event): void => event.stopPropagation();
      globalThis.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => globalThis.removeEventListener("click", swallow, { capture: true }), 0);
      pointed(this.#hands, lay, lay.at(at), at, "drop");
    }
    this.stop();
  }

  stop(): void {
    this.#start = null;
    this.on = false;
  }
}
