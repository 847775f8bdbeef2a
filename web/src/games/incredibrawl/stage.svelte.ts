/** Plays moments one after another. A click finishes them; nothing waits for them. */
import { settings } from "../../stores/settings.svelte";
import type { Moment } from "./show";

/** More than this many moments behind, each is shown half as long. */
const BEHIND = 12;

export class Stage {
  #line: readonly Moment[] = $state.raw([]);
  /** Something is asked meanwhile: the board should not be far behind. */
  #asked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The moment that is shown; null: the board is at rest. */
  readonly moment: Moment | null = $derived(this.#line[0] ?? null);

  /** The scene that the last moment in line ends with. */
  get last(): Moment["scene"] | null {
    return this.#line.at(-1)?.scene ?? null;
  }

  /** Adds moments; `asked`: this browser has to answer something now. A new reveal drops what is left of the round before. */
  feed(found: readonly Moment[], asked = false): void {
    this.#asked = asked;
    if (settings.all.speed === 0 || found.length === 0) return;
    const anew = found.some((one) => one.kind === "flip_up");
    const idle = this.#line.length === 0 || anew;
    this.#line = anew ? found : [...this.#line, ...found];
    if (idle) this.#wait();
  }

  /** To the end at once. */
  finish(): void {
    clearTimeout(this.#timer);
    if (this.#line.length) this.#line = [];
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const now = this.#line[0];
    if (!now) return;
    const part = this.#line.length > BEHIND ? 0.5 : this.#asked ? 0.75 : 1;
    this.#timer = setTimeout(() => this.#next(), (now.ms * part) / (settings.all.speed || 1));
  }

  #next(): void {
    this.#line = this.#line.slice(1);
    this.#wait();
  }
}
