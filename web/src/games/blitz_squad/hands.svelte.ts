/**
 * The table as the player handles it: stacks that lie here and are not sent. What may be done, what would come of the stacks
 * and what they are sent as is the server's; asking it, choosing several cards, and sending, is `Pick`'s.
 */
import type { ActionId, Chain } from "../../net/protocol";
import { type Answer, actsOf, type Offered } from "../../table/offers";
import type { Risk } from "../../table/pick.svelte";
import { type Forced, thinking } from "../../table/unasked.svelte";
import { advice } from "./advice";
import * as lie from "./draft";
import { Drag } from "./drag.svelte";
import type { AskName, Forecast, Named, Then, Tray } from "./protocol";
import { say } from "./say";
import { type Candidate, type Lain, Sight } from "./sight.svelte";

export type Act = Offered<Then, Named>;
/** A card by a tray that takes it, or, with `why`, does not. */
export type Fit = Answer<Lain>;
/** What the stacks are, by the tray that says so. */
export type Deed = lie.TrayName | "special" | null;

/** Asks that whole stacks answer; that cards answer, chosen together; and about what everybody sees: one answer left is no secret. */
const STACKED: ReadonlySet<AskName> = new Set(["main", "answer", "block"]);
const TOGETHER: ReadonlySet<string> = new Set("missing discard snatch mend rescue reveal conceal banish".split(" "));
const PUBLIC: ReadonlySet<string> = new Set("seat owner option snatch conceal mend rescue banish".split(" "));
/** The act that begins a stack: beside an attack, an energy stack is one of an action. */
const BEGINS = { attack: "attack", energy: "action", block: "block", reply: "reply" } as const;
const DEEDS = ["special", "block", "reply", "attack", "energy"] as const;

export class Hands extends Sight {
  stacks: lie.Stacks = $state.raw(lie.EMPTY);
  /** Steps that Undo takes back. */
  past: readonly lie.Stacks[] = $state.raw([]);
  /** Scouted cards that go to the bottom, by their place. */
  sunk: readonly number[] = $state.raw([]);
  /** The decision that waited last: its cards are no stack of the next one, also where equal ones are left. */
  #asked: number | null = null;
  readonly drag = new Drag((key, { tray, at }) => {
    const into = lie.TRAYS.find((one) => one === tray || (one === "energy" && tray === "action"));
    if (into) this.drop(key, into, at ?? undefined);
    else if (tray === "special") this.tap(key);
    else this.#step(lie.lift(this.stacks, key));
  });

  readonly hand: readonly lie.Held[] = $derived(
    this.covered ? [] : lie.held(this.view.mine?.hand, this.view.seats[this.own]),
  );
  #card(key: string | null | undefined): lie.Held | undefined {
    return this.hand.find((one) => one.key === key);
  }
  readonly ask: AskName = $derived(this.open ? this.view.ask : "");
  readonly drafting: boolean = $derived(STACKED.has(this.ask));
  readonly answering: boolean = $derived(this.drafting && this.ask !== "main");
  readonly picking: boolean = $derived(TOGETHER.has(this.ask));
  /** A card asks for something: a form lies in place of the own trays. */
  readonly asked: boolean = $derived(this.open && !this.drafting && !this.flipping);

  // ---------------------------------------------------------------- what lies here
  /** What lies in a tray, bottom to top. */
  laid(tray: lie.TrayName | "special"): readonly lie.Held[] {
    return this.stacks.cards.flatMap((one) => (one.tray === tray ? (this.#card(one.key) ?? []) : []));
  }
  readonly special: lie.Held | undefined = $derived(this.laid("special")[0]);
  readonly deed: Deed = $derived(DEEDS.find((tray) => this.laid(tray).length) ?? null);
  readonly empty: boolean = $derived(this.stacks.cards.length === 0);
  protected override asks(): Chain | null {
    if (!this.drafting) return null;
    const { target } = this.stacks;
    const acts = lie.TRAYS.flatMap((tray) => {
      const cards = this.laid(tray).map((held) => this.shown.find(lie.of(held)));
      return cards.length ? [this.shown.find(({ kind }) => kind === BEGINS[tray]), ...cards] : [];
    });
    const chain = acts.flatMap((one) => one?.id ?? []);
    return target === null ? { chain } : { chain, at: { seat: target } };
  }
  /** What is shown is said of these stacks, not of those a step ago. */
  readonly fresh: boolean = $derived(this.ahead !== null);
  readonly forecast: Forecast | null = $derived(this.seen?.then ?? null);
  /** Cards by the trays that take them. */
  readonly fits: readonly Fit[] = $derived((this.seen?.offers ?? []).filter((one) => one.at?.slot && !one.why));
  /** Whom the stacks may be aimed at. */
  readonly aims: readonly number[] = $derived(
    (this.seen?.offers ?? []).flatMap(({ kind, at }) => (kind === "seat" ? (at?.seat ?? []) : [])),
  );
  /** Whom they are aimed at; null: nobody yet. */
  readonly target: number | null = $derived.by(() => {
    const [only, more] = this.foes.filter((seat) => this.alive(seat));
    return this.stacks.target ?? (more === undefined ? (only ?? null) : null);
  });
  /** What is sent; empty while it is not complete or not yet judged. */
  readonly sends: readonly ActionId[] = $derived.by(() => {
    const [plan] = this.ahead?.plans ?? [];
    if (this.special) return [this.alone(this.special.key)?.id ?? []].flat();
    return this.deed && plan ? actsOf(plan) : [];
  });
  readonly lacks: string = $derived(this.deed && this.fresh ? this.teller.text(this.forecast?.lacks) : "");

  /** What a tavern becomes of what is laid; null: nothing. */
  becomes(seat: number): number | null {
    const n = this.forecast?.tavern[seat] ?? null;
    return n === this.view.seats[seat]?.tavern ? null : n;
  }
  tray(role: lie.TrayName): Tray | null {
    return this.forecast?.trays.find((one) => lie.trayOf(one.role) === role) ?? null;
  }
  /** Where a card goes that is tapped, and what it makes of that tray. */
  mark(key: string): Fit | undefined {
    const one = lie.placed(this.stacks, key) === null ? this.#card(key) : undefined;
    return one && this.fits.find(lie.of(one));
  }
  /** All that is said of a card of the hand: of each tray, and by itself. */
  #said(held: lie.Held): Act[] {
    return [...(this.seen?.offers ?? []), ...this.shown].filter(lie.of(held)) as Act[];
  }
  /** Why a card goes nowhere. */
  dim(key: string): string {
    const held = this.#card(key);
    const said = held && this.seen ? this.#said(held) : [];
    return said.some((one) => !one.why) ? "" : this.teller.text(said[0]?.why);
  }

  // ---------------------------------------------------------------- what is answered act by act, or by cards together
  /** The act that a card of the hand is by itself: a special card that is played, or an answer, one at a time. */
  alone(key: string): Act | undefined {
    const held = this.#card(key);
    return held && !this.picking ? this.offers.find((act) => this.#is(act, held)) : undefined;
  }
  #inHand({ then }: Act): boolean {
    return then?.owner === this.me && (then?.source === "hand" || then?.source === "revealed");
  }
  #is(act: Act, held: lie.Held): boolean {
    return this.#inHand(act) && act.at?.card === held.card && (act.then?.source === "revealed") === held.revealed;
  }
  /** The first special card that may be placed now. */
  readonly places: lie.Held | undefined = $derived(
    this.drafting ? this.hand.find((one) => this.alone(one.key)) : undefined,
  );
  /** Cards of the hand answer, one at a time, until it is enough. */
  readonly singles: boolean = $derived(!this.drafting && !this.picking && this.offers.some((one) => this.#inHand(one)));
  /** What is answered by a press on a slip of paper. */
  readonly slips: readonly Act[] = $derived(
    this.picking || this.drafting || this.ask === "scout" ? [] : this.offers.filter((one) => !this.#inHand(one)),
  );
  /** What an act is called on a button. */
  called({ kind, at, says }: Act): string {
    const whom = kind === "seat" ? this.looks[at?.seat ?? -1] : undefined;
    return whom?.who ?? this.teller.text(says);
  }
  protected override together(): Candidate[] {
    return (this.picking ? this.offers : []).flatMap((act) => {
      const [{ id, at, then }, held] = [act, this.hand.filter((one) => this.#is(act, one))];
      const keys = held.length
        ? held.map(({ key }) => key)
        : Array.from(Array(then?.copies ?? 1), (_, n) => `${id}.${n}`);
      return keys.map((key) => ({ key, id, card: at?.card ?? 0 }));
    });
  }
  /** Cards that lie elsewhere and may be chosen: equal ones of one pile together. */
  readonly groups: readonly (readonly Candidate[])[] = $derived(
    this.several.groups.filter(([one]) => !this.#card(one?.key)),
  );
  flip(place: number): void {
    this.sunk = this.sunk.includes(place) ? this.sunk.filter((one) => one !== place) : [...this.sunk, place];
  }

  // ---------------------------------------------------------------- what the player does
  /** Other stacks lie here: what comes of them is asked anew, so that all the table is told of these. */
  #step(next: lie.Stacks, past = [...this.past.slice(-40), this.stacks]): void {
    if (next === this.stacks) return;
    [this.stacks, this.past, this.risk] = [next, past, null];
    this.whenTold(null);
    this.foresight.forget();
  }

  /** A tap, click or digit on a card of the hand; `other`: into the energy or reply tray. */
  tap(key: string, other = false): void {
    const held = this.#card(key);
    if (!held || this.busy) return;
    const alone = this.alone(key);
    // The outlook of a step ago says nothing of where this card fits now.
    const mark = this.fresh ? this.mark(key) : undefined;
    if (this.several.has(key)) this.several.choose(key);
    else if (alone && !this.drafting) this.send(alone);
    else if (lie.placed(this.stacks, key) !== null) this.#step(lie.lift(this.stacks, key));
    else if (alone) this.#step(lie.lay(lie.EMPTY, "special", key));
    else if (this.book.special(held.card) || (this.open && (!this.drafting || (this.fresh && !mark)))) this.#no(held);
    else {
      const apart = other && !mark?.then.instead ? (this.answering ? "reply" : "energy") : null;
      const tray = apart ?? (mark?.at?.slot as lie.TrayName | undefined) ?? this.#guess(held.card);
      this.drop(key, tray, undefined, () => this.tap(key, other));
    }
  }
  /** The tray for a card that was tapped, before the server has said so. */
  #guess(card: number): lie.TrayName {
    const [lead] = this.laid("attack");
    if (this.answering) return this.deed === "reply" || !this.view.mine?.trays.includes("block") ? "reply" : "block";
    if (!lead) return this.deed === "energy" ? "energy" : "attack";
    return this.book.brawler(lead.card) === this.book.brawler(card) ? "attack" : "energy";
  }

  /** Drops a card into a tray, at a place of it or under its top card. */
  drop(key: string, tray: lie.TrayName, at?: number, again = (): void => this.drop(key, tray, at)): void {
    const held = this.#card(key);
    if (!held || this.busy) return;
    const mark = this.mark(key);
    const base = mark?.then.instead && mark.at?.slot === tray ? lie.EMPTY : lie.turned(this.stacks, tray);
    const lead = this.#card(base.cards.find((one) => one.tray === tray && one.key !== key)?.key);
    if (this.book.special(held.card)) this.tap(key);
    else if (!lead || this.book.brawler(lead.card) === this.book.brawler(held.card))
      this.#step(lie.lay(base, tray, key, at));
    else if (this.fresh) this.#no(held, tray);
    else this.whenTold(again);
  }
  /** Says why a card does not go there. */
  #no(held: lie.Held, tray?: lie.TrayName): void {
    this.refuse((one) => tray === undefined || one.at?.slot === tray, this.#said(held));
  }

  /** The place of a special card was pressed: what lies there is sent, else one is laid there. */
  post(): void {
    if (!this.special && this.places) this.tap(this.places.key);
    else this.confirm();
  }
  /** Moves a card in its stack, else onto it; in sorted ones only the top is of one's choice. */
  shift(key: string, by = Number.POSITIVE_INFINITY): void {
    if (by > 1 || !this.setup.sorted) this.#step(lie.shift(this.stacks, key, by));
  }
  aim(seat: number): boolean {
    if (!this.aims.includes(seat)) return false;
    this.#step({ ...this.stacks, target: this.stacks.target === seat ? null : seat });
    return true;
  }
  /** Takes back the last step. */
  undo(): boolean {
    const last = this.past.at(-1);
    if (!last || this.busy) return false;
    this.#step(last, this.past.slice(0, -1));
    return true;
  }
  override back(): boolean {
    if (super.back()) return true;
    if (this.sunk.length) this.sunk = [];
    else if (!this.empty || this.stacks.target !== null) this.#step(lie.EMPTY);
    else return false;
    return true;
  }

  /** What loses the game at once, and a turn's end that costs cards. */
  protected override risky(ids: readonly ActionId[]): Risk | null {
    const act = this.offers.find(({ id }) => id === ids[0]);
    const loses = act?.then?.loses ?? (ids === this.sends ? this.ahead?.plans[0]?.then.loses : null);
    const n = act?.kind === "end" ? this.view.penalty.cards : 0;
    if (loses) return { what: say("page-losing"), how: this.teller.text(loses), go: say("page-do-anyway") };
    if (n === 0) return null;
    return { what: say("page-ending"), how: say("page-ending-how", { n }), go: say("page-end-anyway", { n }) };
  }
  /** Enter: sends what is complete. Before the stacks have been judged, as soon as they are. */
  override confirm(): boolean {
    const [keep, bottom, shown] = [this.of("keep"), this.of("bottom"), this.view.asking?.shown ?? []];
    const [stop] = this.singles ? this.slips : [];
    if (super.confirm()) return true;
    if (keep && bottom) return this.play(shown.map((_, n) => (this.sunk.includes(n) ? bottom : keep).id));
    if (stop) return this.send(stop);
    if (this.deed === null) return false;
    if (this.play(this.sends)) return true;
    if (!this.fresh) this.whenTold(() => this.confirm());
    else if (this.lacks) this.calls.refuse({ why: this.lacks, out: null, rule: null });
    return true;
  }

  /** A guided game begins with an attack, as long as one can be made. */
  readonly urged: boolean = $derived(
    this.table.tutorial &&
      this.ask === "main" &&
      !this.table.log.some((line) => line.kind === "combo" && line.seat === this.me) &&
      (!this.empty || this.fits.some((one) => one.at?.slot === "attack")),
  );
  end(): boolean {
    if (!this.urged || !this.of("end")) return this.one("end");
    this.calls.refuse({ why: say("page-urged"), out: null, rule: null });
    return true;
  }

  /** What a hint would lay, and where. */
  readonly advice = $derived(advice(this.table.hint?.text, this.hand));
  /** What a hint says: its stacks are laid, and sent as by the player, who is asked before it loses the game. */
  readonly follow = (actions: readonly ActionId[]): void => {
    const cards = [...this.advice.cards].map(([key, tray]) => ({ key, tray }));
    if (cards.length === 0) {
      this.play(actions);
      return;
    }
    this.#step({ cards, target: this.aims.length ? this.advice.foe : null });
    this.whenTold(() => this.confirm());
  };

  /** What nobody has to be asked; null: there is a choice, or it is to be learned. */
  readonly forced: Forced | null = $derived.by(() => {
    const [only, more] = this.offers;
    const { tutorial, puzzle } = this.table;
    if (!only || more || only.then?.loses || tutorial || puzzle || this.show.undone) return null;
    if (PUBLIC.has(this.ask)) return { id: only.id, ms: () => 0 };
    return only.kind === "pass" || only.kind === "end" ? { id: only.id, ms: thinking } : null;
  });

  // ---------------------------------------------------------------- while others act
  protected override question(): string {
    const { asking, combos, turn } = this.view;
    const hand = this.hand.map((one) => one.key).join();
    return [super.question(), turn, combos, asking?.left, asking?.card, hand].join(" ");
  }
  override renew(): void {
    const ticket = this.table.decision?.ticket ?? null;
    // What was sent lies on the table; another's cards are none of this hand.
    if (this.covered || (this.#asked !== null && this.#asked !== ticket)) this.clear();
    this.#asked = ticket;
    super.renew();
  }
  /** Another question, or another hand: what no longer fits goes. What a card asks for may be any card of the hand. */
  protected override begin(): void {
    const { answering, stacks } = this;
    this.clear();
    if (!this.drafting) return;
    const answers = new Set<string>(["block", "reply"]);
    const cards = stacks.cards.filter((one) => this.#card(one.key) && answers.has(one.tray) === answering);
    this.stacks = { cards, target: !answering && this.alive(stacks.target ?? -1) ? stacks.target : null };
  }
  override clear(): void {
    super.clear();
    [this.stacks, this.past, this.sunk] = [lie.EMPTY, [], []];
  }

  /** The nth card of the hand, else the nth of what is offered. */
  override digit(n: number, other = false): boolean {
    const { asked, groups, hand, several, singles, slips, view } = this;
    let row = hand.map((one) => () => this.tap(one.key, other));
    if (this.ask === "scout") row = (view.asking?.shown ?? []).map((_, place) => () => this.flip(place));
    else if (groups.length && groups.length === several.groups.length)
      row = groups.map((group) => () => several.chooseOf(group));
    else if ((asked || this.flipping) && !this.picking && !singles) row = slips.map((one) => () => void this.send(one));
    row[n - 1]?.();
    return row[n - 1] !== undefined;
  }
}
