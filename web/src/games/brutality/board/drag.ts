/** A press on a piece (`data-held`) that goes on as a drag: what it is over is pointed at, and where it ends it goes or aims. */
import { swallow } from "../../../feel/pressed";
import type { Lay, Point } from "./lay";

/** So far a press moves before it is a drag, px. */
const FAR = 9;

export interface Drawn {
  /** The piece on a square is drawn. */
  take(space: string): void;
  /** It is over a square; null: over none; or it is let go there. */
  point(lay: Lay, space: string | null, at: Point, how: "over" | "drop"): void;
}

export class Drag {
  readonly #drawn: Drawn;
  #start: { at: Point; space: string } | null = null;
  /** It is a drag now: what it is over is told here alone. */
  on = false;

  constructor(drawn: Drawn) {
    this.#drawn = drawn;
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
      this.#drawn.take(start.space);
    }
    this.#drawn.point(lay, lay.at(at), at, "over");
  }

  up(at: Point, lay: Lay): void {
    if (this.on) {
      swallow();
      this.#drawn.point(lay, lay.at(at), at, "drop");
    }
    this.stop();
  }

  stop(): void {
    this.#start = null;
    this.on = false;
  }
}
