/** What the server says would come of acts, kept for as long as the position stands: the same is asked once. */
import type { Chain } from "../net/protocol";
import type { TableContext } from "./context.svelte";
import type { Ahead, Seen } from "./offers";

export class Foresight<A extends Ahead> {
  readonly #table: Pick<TableContext, "foresee">;
  /** Answers by chain. */
  #known: Readonly<Record<string, Seen<A>>> = $state.raw({});
  readonly #asked = new Map<number, string>();
  #position = "";

  constructor(table: Pick<TableContext, "foresee">) {
    this.#table = table;
  }

  /** Another position: nothing of the last one is true. */
  renew(position: string): void {
    if (position === this.#position) return;
    this.#position = position;
    this.forget();
  }

  /** What was told is asked anew. */
  forget(): void {
    this.#asked.clear();
    this.#known = {};
  }

  get(chain: Chain | null): Seen<A> | null {
    return chain ? (this.#known[JSON.stringify(chain)] ?? null) : null;
  }

  want(chain: Chain): void {
    const key = JSON.stringify(chain);
    if (this.#known[key] || [...this.#asked.values()].includes(key)) return;
    this.#asked.set(this.#table.foresee({ ...chain }), key);
  }

  /** An answer has come. */
  take(ref: number, forecast: unknown): void {
    const key = this.#asked.get(ref);
    if (key === undefined) return;
    this.#asked.delete(ref);
    this.#known = { ...this.#known, [key]: forecast as Seen<A> };
  }
}
