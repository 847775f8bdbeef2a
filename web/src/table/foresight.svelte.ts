/** What the server says would come of acts, kept for as long as the position stands: the same is asked once. */
import type { TableContext } from "./context.svelte";

export type Draft = { acts: string[]; hero?: string; each?: true };

/** `Marks`: what the game answers such a question with. */
export class Foresight<Marks> {
  readonly #table: Pick<TableContext, "foresee">;
  /** Answers by draft. */
  #known: Readonly<Record<string, Marks>> = $state.raw({});
  readonly #asked = new Map<number, string>();
  #position = "";

  constructor(table: Pick<TableContext, "foresee">) {
    this.#table = table;
  }

  /** Another position: nothing of the last one is true. */
  renew(position: string): void {
    if (position === this.#position) return;
    this.#position = position;
    this.#asked.clear();
    this.#known = {};
  }

  get(draft: Draft | null): Marks | null {
    return draft ? (this.#known[JSON.stringify(draft)] ?? null) : null;
  }

  want(draft: Draft): void {
    const key = JSON.stringify(draft);
    if (this.#known[key] || [...this.#asked.values()].includes(key)) return;
    this.#asked.set(this.#table.foresee({ ...draft }), key);
  }

  /** An answer has come. */
  take(ref: number, forecast: unknown): void {
    const key = this.#asked.get(ref);
    if (key === undefined) return;
    this.#asked.delete(ref);
    this.#known = { ...this.#known, [key]: forecast as Marks };
  }
}
