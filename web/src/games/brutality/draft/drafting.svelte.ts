/**
 * Set-up as the player handles it: what is chosen and not yet sent, and what one click more would send. What may be chosen
 * is the server's, as offers, and as plans where one click answers two questions (`interface/plans.py`).
 */
import type { ActionId } from "../../../net/protocol";
import { actsOf } from "../../../table/offers";
import type { Act, Hands } from "../hands.svelte";
import type { AskName } from "../protocol";

/** Where a hero would stand. */
export interface Stand {
  hero: number;
  space: string;
}

/** By question: the acts that answer it, each with a card. */
const KINDS = { hero: "choose", tool: "tool", kind: "kind", draft: "relic" } as const;
type Listed = keyof typeof KINDS;
const listed = (ask: AskName): ask is Listed => ask in KINDS;

export class Drafting {
  readonly #hands: Hands;
  /** What is chosen of a list: a hero of the box, an artifact, a kind of hazard, a relic. */
  #chosen: { ask: Listed; n: number } | null = $state.raw(null);
  /** Where the hazard goes. */
  space: string | null = $state(null);
  /** The square that is pointed at. */
  #near: string | null = $state(null);
  /** The left corner is the second hero's. */
  #other = $state(false);

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  readonly ask: AskName = $derived.by(() => this.#hands.ask);
  readonly #plans: readonly Act[] = $derived.by(
    () => (this.ask ? (this.#hands.table.decision?.question?.plans ?? []) : []) as Act[],
  );
  /** What may be chosen of a list now, by number. */
  readonly offered: ReadonlyMap<number, Act> = $derived.by(() => {
    const { ask } = this;
    if (!listed(ask)) return new Map();
    return new Map(this.#hands.offers.filter(({ kind }) => kind === KINDS[ask]).map((one) => [one.at?.card ?? 0, one]));
  });
  /** The chosen one; of what was said already and still needs its place, that. */
  readonly chosen: number | null = $derived.by(() => {
    if (this.#chosen && this.#chosen.ask === this.ask && this.offered.has(this.#chosen.n)) return this.#chosen.n;
    return this.ask === "site" || this.ask === "bearer" ? this.#hands.view.chosen : null;
  });

  // ---------------------------------------------------------------- on the board
  /** Squares that may take the hazard. */
  readonly sites: readonly string[] = $derived.by(() => [
    ...new Set(
      (this.ask === "site" ? this.#hands.offers : this.#plans).flatMap(({ kind, at }) =>
        kind === "square" ? (at?.space ?? []) : [],
      ),
    ),
  ]);
  /** The square that is pointed at or pressed; it shows by itself until a hazard is chosen for it. */
  readonly site: string | null = $derived.by(() => {
    const space = this.#near ?? this.space;
    return space !== null && this.sites.includes(space) ? space : null;
  });
  readonly #corner: Act | undefined = $derived.by(
    () => this.#hands.shown.filter(({ then }) => then)[this.#other ? 1 : 0],
  );
  /** Where both heroes of the own team would stand, the left corner first. */
  readonly stands: readonly Stand[] = $derived(
    (this.#corner?.then?.stands ?? []).map(([hero, space]) => ({ hero, space })),
  );

  /** The heroes that may carry the chosen artifact. */
  readonly bearers: readonly { hero: number; actions: readonly ActionId[] }[] = $derived.by(() => {
    const all = this.ask === "bearer" ? this.#hands.offers : this.#plans.filter(({ at }) => at?.card === this.chosen);
    return all.flatMap((one) => {
      const { hero } = one.says.args;
      return one.kind !== "hero" || hero === undefined ? [] : [{ hero, actions: actsOf(one) }];
    });
  });
  /** What Enter would send; null: something is still to be chosen. */
  readonly ready: readonly ActionId[] | null = $derived.by(() => {
    const { ask, chosen, space } = this;
    if (this.bearers.length)
      return chosen !== null && this.bearers.length === 1 ? (this.bearers[0]?.actions ?? null) : null;
    const one =
      ask === "corner"
        ? this.#corner
        : ask === "site"
          ? this.#hands.find("square", { square: space ?? "" })
          : ask === "kind"
            ? this.#plans.find(({ at }) => at?.card === chosen && at?.space === space)
            : this.offered.get(chosen ?? 0);
    return one ? actsOf(one) : null;
  });

  // ---------------------------------------------------------------- what the player does
  /** Chooses of the list; what is chosen already is taken, where that is all, else put back. */
  choose(n: number): void {
    const { ask } = this;
    if (!listed(ask) || !this.offered.has(n)) {
      const kind = KINDS[listed(ask) ? ask : "kind"];
      this.#hands.no((one) => one.kind === kind && one.at?.card === n);
    } else if (this.chosen === n && this.ready) this.confirm();
    else this.#chosen = this.chosen === n ? null : { ask, n };
  }

  point(space: string | null): void {
    this.#near = space;
  }

  /** A square is pressed: the hazard stands there; once more and it is put down. */
  press(space: string): void {
    if (!this.sites.includes(space)) return;
    if (this.space === space && this.ready) this.confirm();
    else this.space = space;
  }

  /** The heroes change corners. */
  swap(): void {
    this.#other = !this.#other;
  }

  give(hero: number): void {
    this.#send(this.bearers.find((one) => one.hero === hero)?.actions ?? null);
  }

  confirm(): boolean {
    return this.#send(this.ready);
  }
  #send(actions: readonly ActionId[] | null): boolean {
    if (!actions || !this.#hands.play(actions)) return false;
    [this.#chosen, this.space, this.#near, this.#other] = [null, null, null, false];
    return true;
  }

  back(): boolean {
    if (this.space !== null) this.space = null;
    else if (this.#chosen) this.#chosen = null;
    else return false;
    return true;
  }

  /** Digit n, from 1: the nth of what is to be chosen, or its bearer. */
  digit(n: number): boolean {
    if (this.ask === "corner") {
      if (n > 2) return false;
      this.#other = n === 2;
      return true;
    }
    const bearer = this.bearers[n - 1];
    if (this.chosen !== null && bearer) {
      this.give(bearer.hero);
      return true;
    }
    const one = [...this.offered.keys()][n - 1];
    if (one !== undefined) this.choose(one);
    return one !== undefined;
  }

  /** Answers a key; true where it meant something. */
  key(event: KeyboardEvent): boolean {
    if (!this.ask) return false;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    if (digit) return this.digit(Number(digit));
    if (event.key === "Escape") return this.back();
    if (event.key !== "Enter") return false;
    // A thing in focus that is not chosen yet is chosen first, by its own press.
    const on = event.target instanceof Element ? event.target.closest("button, a, [data-space]") : null;
    const space = on?.getAttribute("data-space") ?? null;
    const idle = space === null ? on === null : !this.sites.includes(space); // a square that takes nothing answers nothing
    return (idle || on?.getAttribute("aria-pressed") === "true") && this.confirm();
  }
}
