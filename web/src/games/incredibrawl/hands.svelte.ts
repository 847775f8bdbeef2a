/** The table as the player handles it: which card is up, what a click sends. What is legal comes from `decision.actions`. */

import type { ActionId, ForbiddenAct } from "../../net/protocol";
import type { TableContext } from "../../table/context.svelte";
import type { TableState } from "../../table/types";
import { type Act, barred, named } from "./acts";
import type { AskName, CardInfo, SeatView, View } from "./protocol";

/** Asks that are answered with a card of the own hand. */
const IN_HAND: ReadonlySet<AskName> = new Set(["select", "repair", "discard", "replace", "window"]);

export class Hands {
  picked: number | null = $state(null);
  /** A refill is wished for at the next stop. */
  soon: boolean = $state(false);
  /** The position was taken back: what nobody has to be asked is asked once, so that more can be taken back. */
  taken = $state(false);
  #round = 0;
  #passed = 0;
  readonly #calls: TableContext;

  constructor(table: TableContext) {
    this.#calls = table;
  }

  readonly table: TableState = $derived.by(() => this.#calls.state);
  readonly view: View = $derived(this.table.view as View);
  readonly cards: readonly CardInfo[] = $derived((this.table.setup.cards ?? []) as CardInfo[]);
  readonly me: number | null = $derived(this.view.mine && this.table.asSeat >= 0 ? this.table.asSeat : null);
  readonly self: SeatView | null = $derived(this.me === null ? null : (this.view.seats[this.me] ?? null));
  readonly covered: boolean = $derived(this.table.curtain !== null);
  readonly hand: readonly number[] = $derived(this.covered ? [] : (this.view.mine?.hand ?? []));
  readonly selected: number | null = $derived(this.covered ? null : (this.view.mine?.selected ?? null));
  /** A decision of ours that waits for an answer. */
  readonly open: boolean = $derived(
    Boolean(this.table.decision?.yours) && this.table.connection === "open" && !this.covered && !this.table.over,
  );
  readonly busy: boolean = $derived(this.table.pending !== null);
  /** What a guided game waits for: nothing else glows, and nothing else goes. Null: whatever the rules allow. */
  readonly wanted: ReadonlySet<ActionId> | null = $derived(
    this.table.puzzle?.step == null ? null : new Set(this.table.puzzle.wanted),
  );
  readonly acts: readonly Act[] = $derived.by(() => {
    const legal = (this.open ? (this.table.decision?.actions ?? []) : []) as Act[];
    return this.wanted ? legal.filter((act) => this.wanted?.has(act.id)) : legal;
  });
  readonly ask: AskName = $derived(this.open ? this.view.ask : "");
  /** Cards of the own hand that answer what is asked, with their action. */
  readonly usable: ReadonlyMap<number, ActionId> = $derived(
    new Map(
      IN_HAND.has(this.ask)
        ? this.acts.flatMap((act) => (act.card === undefined ? [] : [[act.card, act.id] as const]))
        : [],
    ),
  );
  readonly byHand: boolean = $derived(IN_HAND.has(this.ask) && this.usable.size > 0);
  /** What may not be done, though it is shown. */
  readonly forbidden: readonly ForbiddenAct[] = $derived(
    this.open && !this.wanted ? (this.table.decision?.forbidden ?? []) : [],
  );
  /** What may be done at any time, now; null for who only looks on. */
  readonly free = $derived.by(() => {
    const not = this.covered || this.table.over || this.wanted || this.#calls.playing;
    return not ? null : (this.view.mine?.free ?? null);
  });
  readonly canWithdraw: boolean = $derived(!this.open && this.free?.withdraw != null);
  /** The card that is up, if it answers what is asked. */
  readonly ready: number | null = $derived(this.picked !== null && this.usable.has(this.picked) ? this.picked : null);
  readonly hinted: ReadonlySet<number> = $derived.by(() => {
    const hint = new Set(this.table.hint?.actions ?? []);
    return new Set([...this.usable].filter(([, id]) => hint.has(id)).map(([card]) => card));
  });
  /** Seats and spots that may be chosen now, with their action. */
  readonly seatTargets: ReadonlyMap<number, ActionId> = $derived(
    new Map(
      this.acts.flatMap((act) => (act.kind === "seat" && act.seat !== undefined ? [[act.seat, act.id] as const] : [])),
    ),
  );
  readonly spotTargets: ReadonlyMap<number, ActionId> = $derived(
    new Map(this.acts.flatMap((act) => (act.spot !== undefined ? [[act.spot, act.id] as const] : []))),
  );

  send(id: ActionId): void {
    if (this.busy) return;
    if (this.open && this.acts.some((act) => act.id === id)) this.#calls.play([id]);
    else this.#calls.free([id]);
  }

  clear(): void {
    this.picked = null;
  }

  /** A click, tap or digit on a card of the hand: up, then played. */
  pick(card: number): void {
    if (this.picked === card) {
      if (this.ready === card) this.commit();
      else this.picked = null;
      return;
    }
    this.picked = card;
    const no = this.usable.has(card) ? undefined : barred(this.forbidden, { kind: this.ask, card });
    if (no) this.#refuse(no);
  }

  #refuse(no: ForbiddenAct): void {
    this.#calls.refuse({ why: no.why, out: no.out, rule: no.rule || null });
  }

  commit(): boolean {
    const id = this.ready === null ? undefined : this.usable.get(this.ready);
    if (id === undefined) return false;
    this.send(id);
    return true;
  }

  /** Takes my face-down character back; where it is too late, says so. */
  withdraw(): boolean {
    const id = this.free?.withdraw;
    if (this.busy) return false;
    if (id != null && !this.open) this.#calls.free([id]);
    else {
      const no = this.selected === null ? undefined : barred(this.forbidden, { kind: "withdraw" });
      if (!no) return false;
      this.#refuse(no);
    }
    return true;
  }

  /** Digit n, from 1: the nth card of the hand; where no card answers, the nth choice. */
  digit(n: number): boolean {
    if (!this.open || this.byHand) {
      const card = this.hand[n - 1];
      if (card !== undefined) this.pick(card);
      return card !== undefined;
    }
    const act = this.acts[n - 1];
    if (act) this.send(act.id);
    return act !== undefined;
  }

  /** The first of these acts that is legal now, by its name. */
  one(...names: readonly string[]): boolean {
    const act = names.map((name) => named(this.acts, name)).find((found) => found !== undefined);
    if (act) this.send(act.id);
    return act !== undefined;
  }

  /** Pays for a refill; where that may not be, says why. */
  buy(): boolean {
    if (this.one("buy")) return true;
    const no = this.ask === "window" || this.ask === "draw" ? barred(this.forbidden, { kind: "refill" }) : undefined;
    if (no) this.#refuse(no);
    return no !== undefined;
  }

  /** Whether this table has refills between the Draw steps. */
  readonly refills: boolean = $derived(this.free !== null && (this.free.stand !== null || this.free.lift !== null));
  /** A refill can be wished for, or has been. */
  readonly mayRefill: boolean = $derived(
    this.free !== null && (this.soon || this.free.soon || named(this.acts, "buy") !== undefined),
  );

  /** IB-R-REFILL: bought at once where that may be, else at the next stop: the standing pass is lifted until then. */
  later(): boolean {
    if (!this.mayRefill || this.busy) return false;
    if (!this.soon && this.one("buy")) return true;
    const id = this.soon ? this.free?.stand : this.free?.lift;
    if (id == null) return false;
    this.soon = !this.soon;
    this.#round = this.view.round;
    this.#calls.free([id]);
    return true;
  }

  /**
   * What nobody has to be asked: a stop without a wish is passed, and a window in which no card of mine may be laid; the one spot
   * that is left is taken. True: it is to be asked again after the `waited` time, since a window that hides who can use it must
   * not be passed quicker than by who thinks.
   */
  unasked(waited = false): boolean {
    if (this.busy || this.free === null || this.table.connection !== "open") return false;
    const bought = this.self?.bought === true;
    if (this.soon) {
      if (!bought && this.one("buy")) return false;
      if (!bought && this.view.round === this.#round) return false;
      this.soon = false;
    }
    if (this.taken) return false;
    const { stand } = this.free;
    const [only, more] = this.acts;
    if (stand !== null) this.#calls.free([stand]);
    else if (this.ask === "place" && only && !more) this.send(only.id);
    else if (this.ask === "window" && (this.usable.size === 0 || this.#passed === this.view.round)) {
      if (!waited && this.table.options.hidden_windows === "on") return true;
      this.one("pass");
    }
    return false;
  }

  readonly mayPassAll: boolean = $derived(this.ask === "window" && named(this.acts, "pass") !== undefined);

  /** Passes at every window of this round. */
  passAll(): boolean {
    if (!this.mayPassAll) return false;
    this.#passed = this.view.round;
    return this.one("pass");
  }

  back(): boolean {
    if (this.picked === null) return false;
    this.picked = null;
    return true;
  }
}
