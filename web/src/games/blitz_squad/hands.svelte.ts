/**
 * The table as the player handles it: one draft for a decision, picks for what a card asks. What may be done, what would
 * come of a draft and what it is sent as comes from the server (`foresee`); this class only remembers what lies where.
 */

import type { ActionId, Act as PlainAct } from "../../net/protocol";
import { type Forced, thinking } from "../../table/unasked.svelte";
import { advice } from "./advice";
import * as drafts from "./draft";
import { Drag, type Over } from "./drag.svelte";
import type { ActFields, AskName, Dim, Forecast, Mark, Source, Tray } from "./protocol";
import { say } from "./say";
import { Sight } from "./sight.svelte";

export type Act = PlainAct & ActFields;

/** A card that answers what a card asks: where it lies, which copy, and the act that picks it. */
export interface Candidate {
  key: string;
  card: number;
  source: Source;
  owner: number;
  id: ActionId;
}

/** Asks that whole stacks answer. */
const DRAFTED: ReadonlySet<AskName> = new Set(["main", "answer", "block"]);
/** Asks that cards answer, one after the other. */
const PICKED: ReadonlySet<AskName> = new Set([
  "missing",
  "discard",
  "snatch",
  "mend",
  "rescue",
  "reveal",
  "conceal",
  "banish",
]);
/** Asks about what everybody sees: one answer left is no secret. */
const PUBLIC: ReadonlySet<AskName> = new Set([
  "seat",
  "owner",
  "option",
  "snatch",
  "conceal",
  "mend",
  "rescue",
  "banish",
]);
export type Play = "attack" | "act" | "block" | "reply" | "place" | null;

export class Hands extends Sight {
  draft: drafts.Draft = $state.raw(drafts.EMPTY);
  /** Steps that Undo takes back. */
  past: readonly drafts.Draft[] = $state.raw([]);
  picks: readonly string[] = $state.raw([]);
  /** Scouted cards that go to the bottom, by their place. */
  sunk: readonly number[] = $state.raw([]);
  /** What was sent and is asked once, for it costs cards or the game: the question, why, and the word for going on. */
  risk: { actions: readonly ActionId[]; what: string; how: string; go: string } | null = $state.raw(null);
  /** Confirm was pressed before the forecast of this draft had come. */
  eager = $state(false);
  /** Number of the last question about the draft. */
  ref = $state(-1);
  /** A play is on its way: its cards are no draft of the next question, also where equal ones are left. */
  #played = false;
  readonly drag = new Drag((key, over) => this.#land(key, over));

  readonly hand: readonly drafts.Held[] = $derived(
    this.table.curtain === null ? drafts.held(this.view.mine?.hand, this.view.seats[this.own]) : [],
  );
  /** A decision of ours that waits for an answer. */
  readonly open: boolean = $derived(
    Boolean(this.table.decision?.yours) &&
      this.table.connection === "open" &&
      this.table.curtain === null &&
      !this.table.over,
  );
  readonly busy: boolean = $derived(this.table.pending !== null);
  readonly ask: AskName = $derived(this.open ? this.view.ask : "");
  readonly acts: readonly Act[] = $derived(this.open ? (this.table.decision?.actions ?? []) : []);
  /** Whole stacks answer this. */
  readonly drafting: boolean = $derived(DRAFTED.has(this.ask));
  readonly picking: boolean = $derived(PICKED.has(this.ask));
  /** A card asks for something: a form lies in place of the own trays. */
  readonly asked: boolean = $derived(this.open && !this.drafting && !this.flipping);

  one(kind: string): Act | undefined {
    return this.acts.find((act) => act.kind === kind);
  }

  // ---------------------------------------------------------------- the forecast
  readonly #told = $derived(this.drafting ? this.table.foreseen : null);
  /** What would come of the draft, or of the one a step ago while the answer is under way. */
  readonly forecast: Forecast | null = $derived((this.#told?.forecast ?? null) as Forecast | null);
  readonly fresh: boolean = $derived(this.#told !== null && (this.#told.ref === this.ref || this.ref < 0));
  readonly sent = $derived(drafts.sent(this.draft, this.hand));
  /** The opponents who are still in the game. */
  readonly #left = $derived(this.foes.filter((seat) => this.alive(seat)));
  /** Whom the draft is aimed at; null: nobody yet. */
  readonly target: number | null = $derived(
    this.draft.target ?? (this.#left.length === 1 ? (this.#left[0] ?? null) : null),
  );
  readonly aims: boolean = $derived(this.ask === "main" && this.setup.targets === "one" && this.#left.length > 1);

  /** What a tavern becomes of what is laid; null: nothing. */
  becomes(seat: number): number | null {
    const n = this.forecast?.tavern[seat] ?? null;
    return n === this.view.seats[seat]?.tavern ? null : n;
  }

  tray(role: drafts.TrayName): Tray | null {
    return this.forecast?.trays.find((one) => drafts.trayOf(one.role) === role) ?? null;
  }

  mark(key: string): Mark | null {
    const one = this.hand.find((held) => held.key === key);
    if (!one || drafts.placed(this.draft, key) !== null) return null;
    return this.forecast?.marks.find((m) => m.card === one.card && m.revealed === one.revealed) ?? null;
  }

  readonly answering: boolean = $derived(this.ask === "answer" || this.ask === "block");
  /** The other answer, which another brawler's card would begin in place of the one that lies here. */
  instead(key: string): "block" | "reply" | null {
    const now = this.draft.block.length ? "block" : "reply";
    const other = now === "block" ? "reply" : "block";
    const led = this.hand.find((one) => one.key === this.draft[now][0]);
    const held = this.hand.find((one) => one.key === key);
    const brawler = this.book.card(held?.card ?? 0)?.brawler;
    if (!this.answering || !led || !brawler || !this.view.mine?.trays.includes(other)) return null;
    return brawler === this.book.card(led.card)?.brawler ? null : other;
  }

  dim(key: string): Dim | null {
    const one = this.hand.find((held) => held.key === key);
    return this.forecast?.dims.find((d) => d.card === one?.card && d.revealed === one.revealed) ?? null;
  }

  /** The act that plays a special card now. */
  special(key: string): Act | undefined {
    const one = this.hand.find((held) => held.key === key);
    if (this.ask !== "main" || !one || !this.book.special(one.card)) return undefined;
    return this.acts.find(
      (act) => act.kind === "card" && act.card === one.card && (act.source === "revealed") === one.revealed,
    );
  }

  /** The first special card that may be placed now. */
  readonly #first = $derived(this.hand.find((one) => this.special(one.key)));
  readonly places: boolean = $derived(this.#first !== undefined);
  /** The place of a special card was pressed: what lies there is sent, else one is laid there. */
  post(): void {
    if (this.draft.special === null && this.#first) this.tap(this.#first.key);
    else this.confirm();
  }

  /** The act that a card of the hand answers a question with, where one at a time is asked for. */
  single(key: string): Act | undefined {
    if (this.drafting || this.picking) return undefined;
    const one = this.hand.find((held) => held.key === key);
    const source = one?.revealed ? "revealed" : "hand";
    return this.acts.find((act) => this.#held(act) && act.card === one?.card && act.source === source);
  }
  #held(act: Act): boolean {
    return act.kind === "card" && act.owner === this.me && (act.source === "hand" || act.source === "revealed");
  }
  /** Cards of the hand answer, one at a time, until it is enough. */
  readonly singles: boolean = $derived(!this.drafting && !this.picking && this.acts.some((act) => this.#held(act)));
  /** What is answered by a press on a slip of paper. */
  readonly slips: readonly Act[] = $derived(
    this.picking || this.drafting || this.ask === "scout"
      ? []
      : this.acts.filter((act) => act.kind !== "concede" && !this.#held(act)),
  );

  /** What an act is called on a button. */
  told(act: Act): string {
    const whom = act.kind === "seat" && act.seat !== undefined ? this.looks[act.seat] : undefined;
    return whom?.who ?? this.teller.text(act.text);
  }

  // ---------------------------------------------------------------- what the draft is
  readonly play: Play = $derived.by(() => {
    const { draft } = this;
    if (draft.special !== null) return "place";
    if (draft.block.length) return "block";
    if (draft.reply.length) return "reply";
    if (draft.attack.length) return "attack";
    return draft.energy.length ? "act" : null;
  });
  /** The small decisions that send it; empty while it is not complete or not yet judged. */
  readonly actions: readonly ActionId[] = $derived.by(() => {
    if (this.draft.special !== null) {
      const act = this.special(this.draft.special);
      return act ? [act.id] : [];
    }
    return this.play !== null && this.fresh ? (this.forecast?.actions ?? []) : [];
  });
  readonly lacks: string = $derived(this.play !== null && this.fresh ? this.teller.text(this.forecast?.lacks) : "");
  readonly bare: boolean = $derived(drafts.bare(this.draft));
  /** What a hint would lay, and where. */
  readonly advice = $derived(advice(this.table.hint?.text, this.hand));

  #step(next: drafts.Draft): void {
    if (next === this.draft) return;
    this.past = [...this.past.slice(-40), this.draft];
    this.draft = next;
    this.risk = null;
    this.eager = false;
  }

  /** The tray for a card that was tapped, before the server has said so. */
  #guess(card: number): drafts.TrayName {
    if (this.answering) return this.draft.reply.length || !this.view.mine?.trays.includes("block") ? "reply" : "block";
    const first = this.draft.attack[0];
    if (first === undefined) return this.draft.energy.length ? "energy" : "attack";
    const lead = this.hand.find((one) => one.key === first)?.card ?? 0;
    return this.book.card(lead)?.brawler === this.book.card(card)?.brawler ? "attack" : "energy";
  }

  // ---------------------------------------------------------------- what the player does
  /** A tap, click or digit on a card of the hand; `other`: into the energy or reply tray. */
  tap(key: string, other = false): void {
    const held = this.hand.find((one) => one.key === key);
    if (!held || this.busy) return;
    const single = this.single(key);
    if (single) this.send([single.id]);
    else if (this.picking) this.#pickHeld(held);
    else if (drafts.placed(this.draft, key) !== null) this.#step(drafts.lift(this.draft, key));
    else if (this.book.special(held.card)) this.#post(held);
    else this.#add(held, other);
  }

  #post(held: drafts.Held): void {
    if (this.special(held.key)) this.#step(drafts.post(held.key));
    else if (this.open) this.#refuse(held);
  }

  #add(held: drafts.Held, other: boolean): void {
    // The forecast of a step ago says nothing of where this card fits now.
    const mark = this.fresh ? this.mark(held.key) : null;
    const instead = this.instead(held.key);
    if (instead) {
      this.drop(held.key, instead);
      return;
    }
    if (this.forecast && this.fresh && !mark && this.drafting) {
      this.#refuse(held);
      return;
    }
    const apart: drafts.TrayName = this.answering ? "reply" : "energy";
    const tray = other ? apart : mark ? drafts.trayOf(mark.tray) : this.#guess(held.card);
    this.drop(held.key, tray);
  }

  /** Drops a card into a tray, at a place of it or under its top card. */
  drop(key: string, tray: drafts.TrayName, at?: number): void {
    const held = this.hand.find((one) => one.key === key);
    if (!held || this.busy) return;
    const answered = tray === "block" || tray === "reply";
    const moved = answered && this.draft[tray === "block" ? "reply" : "block"].length > 0;
    const base = this.instead(key) === tray ? drafts.EMPTY : moved ? drafts.swap(this.draft, tray) : this.draft;
    const first = base[tray].find((one) => one !== key);
    const lead = this.book.card(this.hand.find((one) => one.key === first)?.card ?? 0);
    const info = this.book.card(held.card);
    if (info?.brawler === null) {
      this.tap(key);
      return;
    }
    if (lead && lead.brawler !== info?.brawler) {
      this.calls.refuse({ why: say("refuse-BS-STACK-02"), out: say("refuse-BS-STACK-02.out"), rule: "BS-STACK-02" });
      return;
    }
    this.#step(drafts.lay(base, tray, key, at));
  }

  /** A card that was dragged is let go. */
  #land(key: string, { tray, at }: Over): void {
    const into = drafts.TRAYS.find((one) => one === tray || (one === "energy" && tray === "action"));
    if (into) this.drop(key, into, at ?? undefined);
    else if (tray === "special") this.tap(key);
    else this.#step(drafts.lift(this.draft, key));
  }

  #refuse(held: drafts.Held): void {
    const no = this.dim(held.key) ?? this.table.decision?.forbidden.find((one) => one.card === held.card);
    if (!no) return;
    const out = "out" in no ? this.teller.text(no.out) || null : null;
    this.calls.refuse({ why: this.teller.text(no.why), out, rule: no.rule || null });
  }

  top(key: string): void {
    this.#step(drafts.top(this.draft, key));
  }
  shift(key: string, by: 1 | -1): void {
    if (!this.setup.sorted) this.#step(drafts.shift(this.draft, key, by));
  }
  aim(seat: number): boolean {
    if (!this.aims || !this.alive(seat)) return false;
    this.#step({ ...this.draft, target: this.draft.target === seat ? null : seat });
    return true;
  }

  /** Takes back the last step of the draft. */
  undo(): boolean {
    const last = this.past.at(-1);
    if (!last || this.busy) return false;
    this.past = this.past.slice(0, -1);
    this.draft = last;
    return true;
  }
  clear(): boolean {
    if (this.risk) this.risk = null;
    else if (this.picks.length || this.sunk.length) {
      this.picks = [];
      this.sunk = [];
    } else if (!this.bare || this.draft.target !== null) this.#step(drafts.EMPTY);
    else return false;
    return true;
  }

  send(actions: readonly ActionId[]): boolean {
    if (!this.open || this.busy || actions.length === 0) return false;
    const how = this.#losing(actions);
    if (how && this.risk?.actions[0] !== actions[0]) {
      this.risk = { actions, what: say("page-losing"), how, go: say("page-do-anyway") };
      return true;
    }
    this.calls.play([...actions]);
    this.#played = true;
    return true;
  }

  /** Why these actions lose the game at once; empty: they do not. */
  #losing(actions: readonly ActionId[]): string {
    const act = this.acts.find((one) => one.id === actions[0]);
    const laid = this.draft.special === null && actions === this.actions;
    return this.teller.text(act?.loses ?? (laid ? this.forecast?.loses : null));
  }

  /** Enter: sends what is complete. Before the draft has been judged, as soon as it is. */
  confirm(): boolean {
    if (this.risk) return this.send(this.risk.actions);
    if (this.picking || this.ask === "scout") return this.settle();
    const [stop] = this.singles ? this.slips : [];
    if (stop) return this.send([stop.id]);
    if (this.play === null) return false;
    if (this.send(this.actions)) return true;
    if (!this.fresh) this.eager = true;
    else if (this.lacks) this.calls.refuse({ why: this.lacks, out: null, rule: null });
    return true;
  }

  /** A guided game begins with an attack, as long as one can be made. */
  readonly urged: boolean = $derived(
    this.table.tutorial &&
      this.ask === "main" &&
      !this.table.log.some((line) => line.kind === "combo" && line.seat === this.me) &&
      (!this.bare || Boolean(this.forecast?.marks.some((one) => one.tray === "attack"))),
  );
  /** Ends the turn; where that costs cards it is asked once. */
  end(): boolean {
    const act = this.one("end");
    if (!act) return false;
    if (this.urged) {
      this.calls.refuse({ why: say("page-urged"), out: null, rule: null });
      return true;
    }
    const n = this.view.penalty.cards;
    if (n > 0 && !this.risk && !act.loses) {
      const [what, how, go] = [say("page-ending"), say("page-ending-how", { n }), say("page-end-anyway", { n })];
      this.risk = { actions: [act.id], what, how, go };
      return true;
    }
    return this.send([act.id]);
  }

  /** What a hint says: its stacks are laid, and sent as by the player, who is asked before it loses the game. */
  readonly follow = (actions: readonly ActionId[]): void => {
    const { cards, foe } = this.advice;
    if (cards.size === 0) {
      this.send(actions);
      return;
    }
    const laid = drafts.TRAYS.map((tray) => [tray, [...cards.keys()].filter((key) => cards.get(key) === tray)]);
    this.#step({ ...drafts.EMPTY, ...Object.fromEntries(laid), target: this.aims ? foe : null });
    this.eager = true;
  };

  /** What nobody has to be asked; null: there is a choice, or it is to be learned. */
  readonly forced: Forced | null = $derived.by(() => {
    const acts = this.acts.filter((act) => act.kind !== "concede");
    const [only] = acts;
    const { tutorial, puzzle } = this.table;
    if (!only || acts.length > 1 || only.loses || tutorial || puzzle || this.show.undone) return null;
    if (PUBLIC.has(this.ask)) return { id: only.id, ms: () => 0 };
    return only.kind === "pass" || only.kind === "end" ? { id: only.id, ms: thinking } : null;
  });

  take(): boolean {
    const act = this.one("pass");
    return act ? this.send([act.id]) : false;
  }

  // ---------------------------------------------------------------- picks
  readonly candidates: readonly Candidate[] = $derived.by(() =>
    this.picking ? this.acts.flatMap((act) => this.#copies(act)) : [],
  );
  readonly wanted: number = $derived(
    Math.min(this.view.asking?.left ?? (this.ask === "missing" ? this.view.penalty.cards : 1), this.candidates.length),
  );
  readonly picked: readonly Candidate[] = $derived(
    this.picks.flatMap((key) => this.candidates.filter((one) => one.key === key)),
  );

  #copies(act: Act): Candidate[] {
    if (act.kind !== "card" || act.card === undefined) return [];
    const { card, id } = act;
    const owner = act.owner ?? this.me ?? 0;
    const source = act.source ?? "hand";
    if (owner === this.me && (source === "hand" || source === "revealed"))
      return this.hand
        .filter((held) => held.card === card && held.revealed === (source === "revealed"))
        .map((held) => ({ key: held.key, card, source, owner, id }));
    const open = source === "clinic" || source === "tomb" || source === "revealed";
    const pile = open ? (this.view.seats[owner]?.[source] ?? []) : [];
    const n = pile.filter((one) => one === card).length;
    return Array.from({ length: Math.max(1, n) }, (_, k) => ({
      key: `${source}${owner}:${card}.${k}`,
      card,
      source,
      owner,
      id,
    }));
  }

  #pickHeld(held: drafts.Held): void {
    const one = this.candidates.find((found) => found.key === held.key);
    if (one) this.pick(one.key);
    else this.#refuse(held);
  }

  /** Cards that lie elsewhere and may be picked: equal ones of one pile together. */
  readonly groups: readonly (readonly Candidate[])[] = $derived.by(() => {
    const away = this.candidates.filter((one) => !this.hand.some((held) => held.key === one.key));
    return [...new Set(away.map((one) => one.id))].map((id) => away.filter((one) => one.id === id));
  });
  /** Picks one more card of a group; where it is enough, puts its cards back. */
  pickOf(group: readonly Candidate[]): void {
    const next = group.find((one) => !this.picks.includes(one.key));
    const some = group.some((one) => this.picks.includes(one.key));
    if (next && !(some && this.picked.length >= this.wanted)) this.pick(next.key);
    else this.picks = this.picks.filter((key) => !group.some((one) => one.key === key));
  }

  /** Picks a card, or puts it back; beyond the count the first one gives way. */
  pick(key: string): void {
    if (this.busy) return;
    if (this.picks.includes(key)) this.picks = this.picks.filter((one) => one !== key);
    else if (this.candidates.some((one) => one.key === key))
      this.picks = [...this.picks.slice(Math.max(0, this.picks.length + 1 - this.wanted)), key];
  }

  flip(place: number): void {
    this.sunk = this.sunk.includes(place) ? this.sunk.filter((one) => one !== place) : [...this.sunk, place];
  }

  /** Sends the picks, or what becomes of scouted cards. */
  settle(): boolean {
    if (this.ask === "scout") {
      const [keep, bottom] = [this.one("keep"), this.one("bottom")];
      if (!keep || !bottom) return false;
      const shown = this.view.asking?.shown ?? [];
      return this.send(shown.map((_, place) => (this.sunk.includes(place) ? bottom.id : keep.id)));
    }
    if (this.picked.length < this.wanted) return false;
    return this.send(this.picked.map((one) => one.id));
  }

  /** A new question, or another hand: what no longer fits goes. */
  renew(): void {
    // What a card asks for may be any card of the hand: none lies in a stack then.
    const over = this.#played || (this.open && !this.drafting);
    this.draft = over ? drafts.EMPTY : drafts.keep(this.draft, this.hand);
    this.#played = false;
    this.past = [];
    this.picks = [];
    this.sunk = [];
    this.risk = null;
    this.eager = false;
    if (this.answering) this.draft = { ...drafts.EMPTY, block: this.draft.block, reply: this.draft.reply };
    else if (this.open) this.draft = { ...this.draft, block: [], reply: [] };
    if (this.ask === "answer") return;
    if (this.draft.target !== null && !this.alive(this.draft.target)) this.draft = { ...this.draft, target: null };
  }

  /** What lies in a tray, bottom to top. */
  laid(tray: drafts.TrayName): readonly drafts.Held[] {
    return this.draft[tray].flatMap((key) => this.hand.filter((one) => one.key === key));
  }
}
