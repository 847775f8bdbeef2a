/** Answers that are given together: as many are chosen as are asked for, and sent as one play. */
import type { ActionId } from "../net/protocol";

/** What may be chosen: of an act that may be done several times, each by itself. */
export interface One {
  key: string;
  id: ActionId;
}

export class Several<T extends One> {
  readonly #all: () => readonly T[];
  readonly #most: () => number;
  /** What is chosen, by its keys. */
  keys: readonly string[] = $state.raw([]);

  constructor(all: () => readonly T[], most: () => number) {
    this.#all = all;
    this.#most = most;
  }

  readonly all: readonly T[] = $derived.by(() => this.#all());
  readonly most: number = $derived.by(() => this.#most());
  readonly chosen: readonly T[] = $derived(this.keys.flatMap((key) => this.all.filter((one) => one.key === key)));
  readonly enough: boolean = $derived(this.chosen.length >= this.most);

  /** Equal ones together. */
  readonly groups: readonly (readonly T[])[] = $derived(
    [...new Set(this.all.map(({ id }) => id))].map((id) => this.all.filter((one) => one.id === id)),
  );

  has(key: string): boolean {
    return this.all.some((one) => one.key === key);
  }
  /** Chooses one, or puts it back; beyond the count the first one gives way. */
  choose(key: string): void {
    if (this.keys.includes(key)) this.keys = this.keys.filter((one) => one !== key);
    else if (this.has(key)) this.keys = [...this.keys.slice(Math.max(0, this.keys.length + 1 - this.most)), key];
  }
  /** Chooses one more of some that are equal; where it is enough, puts them back. */
  chooseOf(equal: readonly T[]): void {
    const next = equal.find((one) => !this.keys.includes(one.key));
    const some = equal.some((one) => this.keys.includes(one.key));
    if (next && !(some && this.enough)) this.choose(next.key);
    else this.keys = this.keys.filter((key) => !equal.some((one) => one.key === key));
  }
}
