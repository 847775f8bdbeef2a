/**
 * The table as the player handles it: stacks that lie here and are not sent, and cards chosen together for what a card asks.
 * What may be done, what would come of the stacks and what they are sent as is the server's; asking it, and sending, is `Pick`'s.
 */

import type { ActionId, Chain } from "../../net/protocol";
import { type Answer, actsOf, type Offered, type Seen } from "../../table/offers";
import { type Forced, thinking } from "../../table/unasked.svelte";
import { advice } from "./advice";
import * as drafts from "./draft";
import { Drag, type Over } from "./drag.svelte";
import type { AskName, Forecast, Named, Then, Tray } from "./protocol";
import { say } from "./say";
import { type Lain, Sight } from "./sight.svelte";

export type Act = Offered<Then, Named>;
/** A card by a tray that takes it, or, with `why`, does not. */
export type Fit = Answer<Lain>;

/** A card that answers what a card asks: where it lies, which copy, and the act that takes it. */
export interface Candidate {
  key: string;
  card: number;
  id: ActionId;
}

/** Asks that whole stacks answer. */
const DRAFTED: ReadonlySet<AskName> = new Set(["main", "answer", "block"]);
/** Asks that cards answer, chosen together. */
const PICKED: ReadonlySet<string> = new Set("missing discard snatch mend rescue reveal conceal banish".split(" "));
/** Asks about what everybody sees: one answer left is no secret. */
const PUBLIC: ReadonlySet<string> = new Set("seat owner option snatch conceal mend rescue banish".split(" "));
/** The act that begins a stack, beside which an energy stack is one of an action. */
const BEGINS = { attack: "attack", energy: "action", block: "block", reply: "reply" } as const;
export type Deed = "attack" | "act" | "block" | "reply" | "place" | null;

export class Hands extends Sight {
  stacks: drafts.Draft = $state.raw(drafts.EMPTY);
  /** Steps that Undo takes back. */
  past: readonly drafts.Draft[] = $state.raw([]);
  picks: readonly string[] = $state.raw([]);
  /** Scouted cards that go to the bottom, by their place. */
  sunk: readonly number[] = $state.raw([]);
  /** What was sent and is asked once, for it costs cards or the game: the question, why, and the word for going on. */
  risk: { actions: readonly ActionId[]; what: string; how: string; go: string } | null = $state.raw(null);
  /** What was pressed before the outlook of these stacks had come, and waits for it. */
  #waits: (() => void) | null = null;
  #steps = 0;
  /** The decision that was answered: its cards are no stack of the next one, also where equal ones are left. */
  #played: number | null = null;
  readonly drag = new Drag((key, over) => this.#land(key, over));

  readonly hand: readonly drafts.Held[] = $derived(
    this.covered ? [] : drafts.held(this.view.mine?.hand, this.view.seats[this.own]),
  );
  readonly ask: AskName = $derived(this.open ? this.view.ask : "");
  /** Whole stacks answer this. */
  readonly drafting: boolean = $derived(DRAFTED.has(this.ask));
  readonly answering: boolean = $derived(this.drafting && this.ask !== "main");
  readonly picking: boolean = $derived(PICKED.has(this.ask));
  /** A card asks for something: a form lies in place of the own trays. */
  readonly asked: boolean = $derived(this.open && !this.drafting && !this.flipping);
  #card(key: string | null | undefined): drafts.Held | undefined {
    return this.hand.find((one) => one.key === key);
  }

  // ---------------------------------------------------------------- the outlook
  protected override asks(): Chain | null {
    if (!this.drafting) return null;
    const { target } = this.stacks;
    const chain = drafts.TRAYS.flatMap((tray) => {
      const cards = this.laid(tray).map((held) => this.shown.find(drafts.of(held)));
      return cards.length ? [this.shown.find(({ kind }) => kind === BEGINS[tray]), ...cards] : [];
    }).flatMap((one) => one?.id ?? []);
    return { chain, ...(target === null ? {} : { at: { seat: target } }) };
  }
  /** What is shown is said of these stacks, not of those a step ago. */
  readonly fresh: boolean = $derived(this.ahead !== null);
  readonly #seen = $derived(
    this.drafting ? (this.ahead ?? ((this.table.foreseen?.forecast ?? null) as Seen<Lain> | null)) : null,
  );
  readonly forecast: Forecast | null = $derived(this.#seen?.then ?? null);
  /** Cards by the trays that take them. */
  readonly fits: readonly Fit[] = $derived((this.#seen?.offers ?? []).filter((one) => one.at?.slot && !one.why));
  /** The play that sends the stacks. */
  readonly #plan = $derived(this.ahead?.plans[0]);
  /** Whom the stacks may be aimed at. */
  readonly #aims = $derived(
    (this.#seen?.offers ?? []).flatMap(({ kind, at }) => (kind === "seat" && at?.seat !== undefined ? [at.seat] : [])),
  );
  readonly aims: boolean = $derived(this.#aims.length > 0);
  /** Whom they are aimed at; null: nobody yet. */
  readonly target: number | null = $derived.by(() => {
    const [only, more] = this.foes.filter((seat) => this.alive(seat));
    return this.stacks.target ?? (more === undefined ? (only ?? null) : null);
  });

  /** What a tavern becomes of what is laid; null: nothing. */
  becomes(seat: number): number | null {
    const n = this.forecast?.tavern[seat] ?? null;
    return n === this.view.seats[seat]?.tavern ? null : n;
  }
  tray(role: drafts.TrayName): Tray | null {
    return this.forecast?.trays.find((one) => drafts.trayOf(one.role) === role) ?? null;
  }
  /** Where a card goes that is tapped, and what it makes of that tray. */
  mark(key: string): Fit | undefined {
    const one = this.#card(key);
    return one && drafts.placed(this.stacks, key) === null ? this.fits.find(drafts.of(one)) : undefined;
  }
  /** The other answer, which this card would begin in place of the one that lies here. */
  instead(key: string): "block" | "reply" | null {
    const mark = this.mark(key);
    return mark?.then.instead ? (mark.at?.slot as "block" | "reply") : null;
  }
  /** All that is said of a card of the hand: into which tray it goes, and by itself. */
  #said(held: drafts.Held): Act[] {
    return [...(this.#seen?.offers ?? []), ...this.shown].filter(drafts.of(held)) as Act[];
  }
  /** Why a card goes nowhere. */
  dim(key: string): string {
    const held = this.#card(key);
    const said = held && this.#seen ? this.#said(held) : [];
    return said.some((one) => !one.why) ? "" : this.teller.text(said[0]?.why);
  }

  /** The act that a card of the hand is by itself: a special card that is played, or an answer, one at a time. */
  alone(key: string): Act | undefined {
    const held = this.#card(key);
    return held && !this.picking ? this.offers.find((act) => this.#is(act, held)) : undefined;
  }
  #inHand({ then }: Act): boolean {
    return then?.owner === this.me && (then?.source === "hand" || then?.source === "revealed");
  }
  #is(act: Act, held: drafts.Held): boolean {
    return this.#inHand(act) && act.at?.card === held.card && (act.then?.source === "revealed") === held.revealed;
  }
  /** The first special card that may be placed now. */
  readonly #first = $derived(this.ask === "main" ? this.hand.find((one) => this.alone(one.key)) : undefined);
  readonly places: boolean = $derived(this.#first !== undefined);
  /** The place of a special card was pressed: what lies there is sent, else one is laid there. */
  post(): void {
    if (this.stacks.special === null && this.#first) this.tap(this.#first.key);
    else this.confirm();
  }
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

  // ---------------------------------------------------------------- what the stacks are
  readonly deed: Deed = $derived.by(() => {
    const { stacks } = this;
    if (stacks.special !== null) return "place";
    if (stacks.block.length) return "block";
    if (stacks.reply.length) return "reply";
    if (stacks.attack.length) return "attack";
    return stacks.energy.length ? "act" : null;
  });
  /** What is sent; empty while it is not complete or not yet judged. */
  readonly sends: readonly ActionId[] = $derived.by(() => {
    const { special } = this.stacks;
    if (special !== null) return [this.alone(special)?.id ?? []].flat();
    return this.deed && this.#plan ? actsOf(this.#plan) : [];
  });
  readonly lacks: string = $derived(this.deed && this.fresh ? this.teller.text(this.forecast?.lacks) : "");
  readonly empty: boolean = $derived(drafts.bare(this.stacks));
  /** What a hint would lay, and where. */
  readonly advice = $derived(advice(this.table.hint?.text, this.hand));

  #step(next: drafts.Draft): void {
    if (next === this.stacks) return;
    this.past = [...this.past.slice(-40), this.stacks];
    this.#set(next);
    this.risk = null;
  }
  /** Other stacks lie here: what comes of them is asked anew, so that all the table is told of these. */
  #set(next: drafts.Draft): void {
    this.stacks = next;
    this.#waits = null;
    this.foresight.renew(`${this.table.step}.${this.#steps++}`);
  }

  /** The tray for a card that was tapped, before the server has said so. */
  #guess(card: number): drafts.TrayName {
    if (this.answering) return this.stacks.reply.length || !this.view.mine?.trays.includes("block") ? "reply" : "block";
    const [lead] = this.laid("attack");
    if (!lead) return this.stacks.energy.length ? "energy" : "attack";
    return this.book.brawler(lead.card) === this.book.brawler(card) ? "attack" : "energy";
  }

  // ---------------------------------------------------------------- what the player does
  /** A tap, click or digit on a card of the hand; `other`: into the energy or reply tray. */
  tap(key: string, other = false): void {
    const held = this.#card(key);
    if (!held || this.busy) return;
    const alone = this.alone(key);
    // The outlook of a step ago says nothing of where this card fits now.
    const mark = this.fresh ? this.mark(key) : undefined;
    if (this.picking) {
      if (this.candidates.some((one) => one.key === key)) this.choose(key);
      else this.#no(held);
    } else if (alone && !this.drafting) this.send(alone);
    else if (drafts.placed(this.stacks, key) !== null) this.#step(drafts.lift(this.stacks, key));
    else if (alone) this.#step(drafts.post(key));
    else if (this.book.special(held.card) || (this.open && (!this.drafting || (this.fresh && !mark)))) this.#no(held);
    else {
      const apart = this.answering ? "reply" : "energy";
      const tray = (mark?.at?.slot as drafts.TrayName | undefined) ?? this.#guess(held.card);
      this.drop(key, other && !mark?.then.instead ? apart : tray, undefined, () => this.tap(key, other));
    }
  }

  /** Drops a card into a tray, at a place of it or under its top card. */
  drop(key: string, tray: drafts.TrayName, at?: number, again = (): void => this.drop(key, tray, at)): void {
    const held = this.#card(key);
    if (!held || this.busy) return;
    if (this.book.special(held.card)) {
      this.tap(key);
      return;
    }
    const { stacks } = this;
    const base = this.instead(key) === tray ? drafts.EMPTY : drafts.turned(stacks, tray);
    const lead = this.#card(base[tray].find((one) => one !== key));
    if (!lead || this.book.brawler(lead.card) === this.book.brawler(held.card))
      this.#step(drafts.lay(base, tray, key, at));
    else if (this.fresh) this.#no(held, tray);
    else this.#waits = again;
  }

  /** A card that was dragged is let go. */
  #land(key: string, { tray, at }: Over): void {
    const into = drafts.TRAYS.find((one) => one === tray || (one === "energy" && tray === "action"));
    if (into) this.drop(key, into, at ?? undefined);
    else if (tray === "special") this.tap(key);
    else this.#step(drafts.lift(this.stacks, key));
  }

  /** Says why a card does not go there. */
  #no(held: drafts.Held, tray?: drafts.TrayName): void {
    this.refuse((one) => tray === undefined || one.at?.slot === tray, this.#said(held));
  }

  top(key: string): void {
    this.#step(drafts.top(this.stacks, key));
  }
  shift(key: string, by: 1 | -1): void {
    if (!this.setup.sorted) this.#step(drafts.shift(this.stacks, key, by));
  }
  aim(seat: number): boolean {
    if (!this.#aims.includes(seat)) return false;
    this.#step({ ...this.stacks, target: this.stacks.target === seat ? null : seat });
    return true;
  }

  /** Takes back the last step. */
  undo(): boolean {
    const last = this.past.at(-1);
    if (!last || this.busy) return false;
    this.past = this.past.slice(0, -1);
    this.#set(last);
    return true;
  }
  override back(): boolean {
    if (this.risk) this.risk = null;
    else if (this.picks.length || this.sunk.length) {
      this.picks = [];
      this.sunk = [];
    } else if (!this.empty || this.stacks.target !== null) this.#step(drafts.EMPTY);
    else return false;
    return true;
  }

  /** One play; what makes its own player lose at once is asked first. */
  override play(ids: readonly ActionId[]): boolean {
    const [first] = ids;
    if (!this.open || this.busy || first === undefined) return false;
    const loses = this.offers.find(({ id }) => id === first)?.then?.loses;
    const how = this.teller.text(loses ?? (ids === this.sends ? this.#plan?.then.loses : null));
    if (how && this.risk?.actions[0] !== first) {
      this.risk = { actions: ids, what: say("page-losing"), how, go: say("page-do-anyway") };
      return true;
    }
    this.#played = this.table.decision?.ticket ?? null;
    return super.play(ids);
  }
  override send(one: Act): boolean {
    return this.play([one.id]);
  }

  /** Enter: sends what is complete. Before the stacks have been judged, as soon as they are. */
  override confirm(): boolean {
    if (this.risk) return this.play(this.risk.actions);
    if (this.picking || this.ask === "scout") return this.settle();
    const [stop] = this.singles ? this.slips : [];
    if (stop) return this.send(stop);
    if (this.deed === null) return false;
    if (this.play(this.sends)) return true;
    if (!this.fresh) this.#waits = () => this.confirm();
    else if (this.lacks) this.calls.refuse({ why: this.lacks, out: null, rule: null });
    return true;
  }
  override check(): void {
    super.check();
    const waits = this.fresh ? this.#waits : null;
    if (waits) this.#waits = null;
    waits?.();
  }

  /** A guided game begins with an attack, as long as one can be made. */
  readonly urged: boolean = $derived(
    this.table.tutorial &&
      this.ask === "main" &&
      !this.table.log.some((line) => line.kind === "combo" && line.seat === this.me) &&
      (!this.empty || this.fits.some((one) => one.at?.slot === "attack")),
  );
  /** Ends the turn; where that costs cards it is asked once. */
  end(): boolean {
    const act = this.of("end");
    if (!act) return false;
    const n = this.view.penalty.cards;
    if (this.urged) this.calls.refuse({ why: say("page-urged"), out: null, rule: null });
    else if (n > 0 && !this.risk && !act.then?.loses) {
      const [what, how, go] = [say("page-ending"), say("page-ending-how", { n }), say("page-end-anyway", { n })];
      this.risk = { actions: [act.id], what, how, go };
    } else return this.send(act);
    return true;
  }

  /** What a hint says: its stacks are laid, and sent as by the player, who is asked before it loses the game. */
  readonly follow = (actions: readonly ActionId[]): void => {
    const { cards, foe } = this.advice;
    if (cards.size === 0) {
      this.play(actions);
      return;
    }
    const laid = drafts.TRAYS.map((tray) => [tray, [...cards.keys()].filter((key) => cards.get(key) === tray)]);
    this.#step({ ...drafts.EMPTY, ...Object.fromEntries(laid), target: this.aims ? foe : null });
    this.#waits = () => this.confirm();
  };

  /** What nobody has to be asked; null: there is a choice, or it is to be learned. */
  readonly forced: Forced | null = $derived.by(() => {
    const [only, more] = this.offers;
    const { tutorial, puzzle } = this.table;
    if (!only || more || only.then?.loses || tutorial || puzzle || this.show.undone) return null;
    if (PUBLIC.has(this.ask)) return { id: only.id, ms: () => 0 };
    return only.kind === "pass" || only.kind === "end" ? { id: only.id, ms: thinking } : null;
  });

  // ---------------------------------------------------------------- cards that are chosen together
  readonly candidates: readonly Candidate[] = $derived(
    this.picking ? this.offers.flatMap((act) => this.#copies(act)) : [],
  );
  readonly most: number = $derived(this.table.decision?.question?.most ?? 1);
  readonly picked: readonly Candidate[] = $derived(
    this.picks.flatMap((key) => this.candidates.filter((one) => one.key === key)),
  );
  #copies(act: Act): Candidate[] {
    const { id, at, then } = act;
    const card = at?.card ?? 0;
    if (this.#inHand(act)) return this.hand.filter((held) => this.#is(act, held)).map(({ key }) => ({ key, card, id }));
    return Array.from({ length: then?.copies ?? 1 }, (_, k) => ({ key: `${id}.${k}`, card, id }));
  }

  /** Cards that lie elsewhere and may be chosen: equal ones of one pile together. */
  readonly groups: readonly (readonly Candidate[])[] = $derived.by(() => {
    const away = this.candidates.filter((one) => !this.#card(one.key));
    return [...new Set(away.map((one) => one.id))].map((id) => away.filter((one) => one.id === id));
  });
  /** Chooses one more card of a group; where it is enough, puts its cards back. */
  chooseOf(group: readonly Candidate[]): void {
    const next = group.find((one) => !this.picks.includes(one.key));
    const some = group.some((one) => this.picks.includes(one.key));
    if (next && !(some && this.picked.length >= this.most)) this.choose(next.key);
    else this.picks = this.picks.filter((key) => !group.some((one) => one.key === key));
  }
  /** Chooses a card, or puts it back; beyond the count the first one gives way. */
  choose(key: string): void {
    if (this.busy) return;
    if (this.picks.includes(key)) this.picks = this.picks.filter((one) => one !== key);
    else if (this.candidates.some((one) => one.key === key))
      this.picks = [...this.picks.slice(Math.max(0, this.picks.length + 1 - this.most)), key];
  }
  flip(place: number): void {
    this.sunk = this.sunk.includes(place) ? this.sunk.filter((one) => one !== place) : [...this.sunk, place];
  }
  /** Sends what is chosen, or what becomes of scouted cards. */
  settle(): boolean {
    const [keep, bottom, shown] = [this.of("keep"), this.of("bottom"), this.view.asking?.shown ?? []];
    if (keep && bottom) return this.play(shown.map((_, n) => (this.sunk.includes(n) ? bottom : keep).id));
    return this.picked.length >= this.most && this.play(this.picked.map((one) => one.id));
  }

  // ---------------------------------------------------------------- while others act
  protected override question(): string {
    const { asking, combos, turn } = this.view;
    const hand = this.hand.map((one) => one.key).join();
    return [super.question(), turn, combos, asking?.left, asking?.card, hand].join(" ");
  }
  override renew(): void {
    // What was sent lies on the table; another's cards are none of this hand.
    if (this.covered || (this.#played !== null && this.#played !== this.table.decision?.ticket)) this.clear();
    super.renew();
  }
  /** Another question, or another hand: what no longer fits goes. */
  protected override begin(): void {
    const { hand, answering, stacks } = this;
    this.clear();
    // What a card asks for may be any card of the hand: none lies in a stack then.
    if (!this.drafting) return;
    const { block, reply, ...kept } = drafts.keep(stacks, hand);
    const target = kept.target !== null && this.alive(kept.target) ? kept.target : null;
    this.stacks = answering ? { ...drafts.EMPTY, block, reply } : { ...drafts.EMPTY, ...kept, target };
  }
  override clear(): void {
    super.clear();
    [this.stacks, this.past, this.picks, this.sunk, this.risk] = [drafts.EMPTY, [], [], [], null];
    [this.#waits, this.#played] = [null, null];
  }

  /** What lies in a tray, bottom to top. */
  laid(tray: drafts.TrayName): readonly drafts.Held[] {
    return this.stacks[tray].flatMap((key) => this.#card(key) ?? []);
  }

  // ---------------------------------------------------------------- keys
  /** The nth card of the hand, else the nth of what is offered. */
  override digit(n: number, other = false): boolean {
    const { ask, drafting, groups, hand, open, picking, singles, slips, view } = this;
    const inHand = !picking || this.candidates.some((one) => this.#card(one.key));
    const [held, group, slip] = [hand[n - 1], groups[n - 1], slips[n - 1]];
    if (ask === "scout") {
      if (n > (view.asking?.shown.length ?? 0)) return false;
      this.flip(n - 1);
    } else if (!inHand) {
      if (!group) return false;
      this.chooseOf(group);
    } else if (open && !drafting && !picking && !singles) return slip !== undefined && this.send(slip);
    else if (held) this.tap(held.key, other);
    else return false;
    return true;
  }
}
