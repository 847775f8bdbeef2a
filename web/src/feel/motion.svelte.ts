/** What moves on a table: keyframes of one thing, and moments shown one after another. A press finishes both. */
import { settings } from "./settings.svelte";

/** Eases of LOOK, section 6. */
export const OUT = "cubic-bezier(.2,.8,.2,1)";
export const HIT = "cubic-bezier(.3,0,.1,1)";
export const DROP = "cubic-bezier(.5,0,.9,.5)";

const running = new Set<{ finish(): void }>();

/** Moves a thing along keyframes; null where the browser cannot: then it is simply at its end. */
export function play(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | null {
  if (!("animate" in node)) return null;
  const one = node.animate(frames, options);
  running.add(one);
  one.onfinish = one.oncancel = () => running.delete(one);
  return one;
}

/** Everything that runs is at its end now. */
export function finish(): void {
  for (const one of [...running]) one.finish();
}

/** More than so many ms behind, each is shown half as long. */
const BEHIND = 10_000;

/** Shows moments one after another, each so long as it says. Nothing waits for them. */
export class Moments<M extends { ms: number }> {
  #line: readonly M[] = $state.raw([]);
  /** Something is asked meanwhile: what is shown should not be far behind. */
  #asked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The moment that is shown; null: at rest. */
  readonly moment: M | null = $derived(this.#line[0] ?? null);

  /** The last moment in line. */
  get last(): M | null {
    return this.#line.at(-1) ?? null;
  }

  /** Adds moments. `asked`: this browser has to answer something now; `anew`: what is left of those before is dropped. */
  feed(found: readonly M[], { asked = false, anew = false } = {}): void {
    this.#asked = asked;
    if (settings.all.speed === 0 || found.length === 0) return;
    const idle = this.#line.length === 0 || anew;
    this.#line = anew ? found : [...this.#line, ...found];
    running.add(this);
    if (idle) this.#wait();
  }

  /** To the end at once. */
  finish(): void {
    clearTimeout(this.#timer);
    running.delete(this);
    if (this.#line.length) this.#line = [];
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const now = this.#line[0];
    if (!now) {
      running.delete(this);
      return;
    }
    const part = this.#line.reduce((sum, one) => sum + one.ms, 0) > BEHIND ? 0.5 : this.#asked ? 0.75 : 1;
    this.#timer = setTimeout(() => this.#next(), (now.ms * part) / (settings.all.speed || 1));
  }

  #next(): void {
    this.#line = this.#line.slice(1);
    this.#wait();
  }
}
