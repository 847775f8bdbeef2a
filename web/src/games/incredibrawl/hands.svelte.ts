/** The table as the player handles it: what is held up and sent is `Pick`'s; refills, and what nobody has to be asked, are here. */
import { type SeatLook, seatLook } from "../../kit/seats";
import type { At } from "../../net/protocol";
import type { Offered } from "../../table/offers";
import { Pick } from "../../table/pick.svelte";
import { seatName } from "../../table/words";
import type { AskName, CardInfo, SeatView, Then, View } from "./protocol";

/** Asks that are answered with a card of the own hand. */
const IN_HAND: ReadonlySet<AskName> = new Set(["select", "repair", "discard", "replace", "window"]);
/** Asks beside which a refill stands, also one that may not be bought. */
const BUYS: ReadonlySet<AskName> = new Set(["window", "draw"]);

export class Hands extends Pick<Then> {
  /** A refill is wished for at the next stop. */
  soon: boolean = $state(false);
  /** The position was taken back: what nobody has to be asked is asked once, so that more can be taken back. */
  taken = $state(false);
  #round = 0;
  #passed = 0;

  readonly view: View = $derived(this.table.view as View);
  readonly cards: readonly CardInfo[] = $derived((this.table.setup.cards ?? []) as CardInfo[]);
  readonly me: number | null = $derived(this.view.mine && this.table.asSeat >= 0 ? this.table.asSeat : null);
  readonly self: SeatView | null = $derived(this.me === null ? null : (this.view.seats[this.me] ?? null));
  readonly looks: readonly SeatLook[] = $derived(
    this.view.seats.map((_, seat, all) => seatLook(seat, this.table.you, all.length, seatName(this.table, seat))),
  );
  readonly hand: readonly number[] = $derived(this.covered ? [] : (this.view.mine?.hand ?? []));
  readonly selected: number | null = $derived(this.covered ? null : (this.view.mine?.selected ?? null));
  readonly ask: AskName = $derived(this.open ? this.view.ask : "");
  /** The card that is held up. */
  readonly picked: number | null = $derived(this.up?.card ?? null);
  /** Cards of the own hand that answer what is asked. */
  readonly usable: ReadonlySet<number> = $derived(
    new Set(IN_HAND.has(this.ask) ? this.offers.flatMap(({ at }) => at?.card ?? []) : []),
  );
  readonly hinting: ReadonlySet<number> = $derived(
    new Set([...this.usable].filter((card) => this.hinted(this.at({ card })))),
  );
  /** Cards of a pile may be called as one of the hand: only where the hand answers do its cards. */
  override at(place: At): Offered<Then> | undefined {
    return place.card !== undefined && !IN_HAND.has(this.ask) ? undefined : super.at(place);
  }
  override row(): readonly At[] | null {
    return this.open && this.usable.size === 0 ? null : this.hand.map((card) => ({ card }));
  }

  /** My face-down character may be taken back. */
  readonly canWithdraw: boolean = $derived(!this.open && this.freely("withdraw") !== undefined);
  /** Takes it back; where it is too late, says so. */
  withdraw(): boolean {
    const one = this.freely("withdraw");
    if (this.busy) return false;
    if (!one || this.open) return this.selected !== null && this.refuse(({ kind }) => kind === "withdraw");
    this.send(one);
    return true;
  }

  /** Pays for a refill; where that may not be, says why. */
  buy(): boolean {
    return this.one("buy") || (BUYS.has(this.ask) && this.refuse(({ kind }) => kind === "buy"));
  }

  /** Whether this table has refills between the Draw steps. */
  readonly refills: boolean = $derived(Boolean(this.freely("stand") ?? this.freely("lift")));
  /** A refill can be wished for, or has been. */
  readonly mayRefill: boolean = $derived(
    this.free !== null && Boolean(this.soon || this.view.mine?.soon || this.of("buy")),
  );

  /** IB-R-REFILL: bought at once where that may be, else at the next stop: the standing pass is lifted until then. */
  later(): boolean {
    if (!this.mayRefill || this.busy) return false;
    if (!this.soon && this.one("buy")) return true;
    const one = this.freely(this.soon ? "stand" : "lift");
    if (!one) return false;
    this.soon = !this.soon;
    this.#round = this.view.round;
    this.send(one);
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
    const stand = this.freely("stand");
    const [only, more] = this.offers;
    if (stand) this.send(stand);
    else if (this.ask === "place" && only && !more) this.send(only);
    else if (this.ask === "window" && (this.usable.size === 0 || this.#passed === this.view.round)) {
      if (!waited && this.table.options.hidden_windows === "on") return true;
      this.one("pass");
    }
    return false;
  }

  readonly mayPassAll: boolean = $derived(this.ask === "window" && this.of("pass") !== undefined);
  /** Passes at every window of this round. */
  passAll(): boolean {
    if (!this.mayPassAll) return false;
    this.#passed = this.view.round;
    return this.one("pass");
  }
}
