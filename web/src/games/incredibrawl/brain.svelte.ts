/** The table as the player handles it: which card is up, what a click sends. What is legal comes from `decision.actions`. */
import type { TableProps, TableState } from "../../table/types";
import { type Act, type Ask, type CardInfo, ID, type SeatView, type View } from "./types";

type Calls = Pick<TableProps, "play" | "why" | "free">;
/** Asks that are answered with a card of the own hand. */
const IN_HAND: ReadonlySet<Ask> = new Set(["select", "repair", "discard", "replace", "window"]);

export class Brain {
  picked: number | null = $state(null);
  /** A refill is wished for at the next stop. */
  soon: boolean = $state(false);
  #round = 0;
  #table: () => TableState;
  #calls: Calls;

  constructor(table: () => TableState, calls: Calls) {
    this.#table = table;
    this.#calls = calls;
  }

  readonly table: TableState = $derived.by(() => this.#table());
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
  readonly acts: readonly Act[] = $derived((this.open ? (this.table.decision?.actions ?? []) : []) as Act[]);
  readonly ask: Ask = $derived(this.open ? this.view.ask : "");
  /** Cards of the own hand that answer what is asked, with their action. */
  readonly usable: ReadonlyMap<number, number> = $derived(
    new Map(
      IN_HAND.has(this.ask)
        ? this.acts.flatMap((act) => (act.card === undefined ? [] : [[act.card, act.id] as const]))
        : [],
    ),
  );
  readonly byHand: boolean = $derived(IN_HAND.has(this.ask) && this.usable.size > 0);
  /** IB-R-LOCK: my character lies face down and the last one has not chosen yet. */
  readonly canWithdraw: boolean = $derived(
    this.selected !== null &&
      this.view.ask === "select" &&
      this.view.waiting.length > 0 &&
      !this.open &&
      this.me !== null &&
      this.view.asked.includes(this.me),
  );
  /** The card that is up, if it answers what is asked. */
  readonly ready: number | null = $derived(this.picked !== null && this.usable.has(this.picked) ? this.picked : null);
  readonly hinted: ReadonlySet<number> = $derived.by(() => {
    const hint = new Set(this.table.hint?.actions ?? []);
    return new Set([...this.usable].filter(([, id]) => hint.has(id)).map(([card]) => card));
  });
  /** Seats and spots that may be chosen now, with their action. */
  readonly seatTargets: ReadonlyMap<number, number> = $derived(
    new Map(
      this.acts.flatMap((act) => (act.kind === "seat" && act.seat !== undefined ? [[act.seat, act.id] as const] : [])),
    ),
  );
  readonly spotTargets: ReadonlyMap<number, number> = $derived(
    new Map(this.acts.flatMap((act) => (act.spot !== undefined ? [[act.spot, act.id] as const] : []))),
  );

  send(ids: readonly number[]): void {
    if (ids.length === 0 || this.busy) return;
    if (this.open && this.acts.some((act) => act.id === ids[0])) this.#calls.play([...ids]);
    else this.#calls.free([...ids]);
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
    if (this.byHand && !this.usable.has(card)) this.#calls.why(card);
  }

  commit(): boolean {
    const id = this.ready === null ? undefined : this.usable.get(this.ready);
    if (id === undefined) return false;
    this.send([id]);
    return true;
  }

  withdraw(): boolean {
    if (!this.canWithdraw || this.busy) return false;
    this.#calls.free([ID.withdraw]);
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
    if (act) this.send([act.id]);
    return act !== undefined;
  }

  sign(n: number): boolean {
    if (this.ask !== "throw") return false;
    this.send([ID.sign + n]);
    return true;
  }

  /** The first of these actions that is legal now. */
  one(...ids: readonly number[]): boolean {
    const id = ids.find((wanted) => this.acts.some((act) => act.id === wanted));
    if (id !== undefined) this.send([id]);
    return id !== undefined;
  }

  /** IB-R-REFILL: the standing pass, set and lifted. */
  stand(): boolean {
    if (!this.self || this.busy || this.table.over || this.table.options.refill_timing === "draw_step") return false;
    this.#calls.free([this.self.standing ? ID.lift : ID.stand]);
    return true;
  }

  /** A refill can be wished for: stops are passed, and there is Glory, room and a deck for it this round. */
  readonly maySoon: boolean = $derived.by(() => {
    const seat = this.self;
    const stops = this.table.options.refill_timing !== "draw_step" && !/^(draw|round_end)/.test(this.view.phase);
    if (!seat || this.table.over || !stops || this.acts.some((act) => act.id === ID.buy)) return false;
    const room = seat.hand <= 5 - Number(this.table.options.refill_min ?? 1);
    return this.soon || (seat.standing && seat.glory > 0 && !seat.bought && seat.deck > 0 && room);
  });

  /** IB-R-REFILL: asked for between two stops, bought at the next: the standing pass is lifted until then. */
  later(): boolean {
    if (!this.maySoon || this.busy) return false;
    this.soon = !this.soon;
    this.#round = this.view.round;
    this.#calls.free([this.soon ? ID.lift : ID.stand]);
    return true;
  }

  /** Buys at the stop that came, then passes at the others again; a round without one ends the wish. */
  refill(): void {
    if (!this.soon || this.busy) return;
    const bought = this.self?.bought === true;
    if (!bought && this.one(ID.buy)) return;
    if (!bought && this.view.round === this.#round) return;
    this.soon = false;
    this.#calls.free([ID.stand]);
  }

  back(): boolean {
    if (this.picked === null) return false;
    this.picked = null;
    return true;
  }
}
