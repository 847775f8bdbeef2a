/**
 * What the player points at, holds up, lays out and sends: an act; a chain, of what is held up and the answers to what it asks
 * then, one after the other; a plan, several acts by one click. All that may be done, where it lies, what would come of it and
 * why the rest may not, is the server's (`Question`, `free`, `foresee`); a game's hands add their taste: what begins a chain,
 * what is answered act by act, what digits count, and what its buttons are called.
 */
import { untrack } from "svelte";
import { digitOf, inside, ours } from "../feel/pressed";
import type { ActionId, At, Chain } from "../net/protocol";
import type { TableContext } from "./context.svelte";
import { Foresight } from "./foresight.svelte";
import { type Ahead, type Answer, actsOf, type Offered, type Plan, type Seen, same } from "./offers";
import { type One, Several } from "./several.svelte";
import type { Game, Place, TableState } from "./types";

/** How a place is reached: pointed at, pressed, tapped by a finger, or a drag ends there. */
export type How = "over" | "press" | "tap" | "drop";
/** A board that arrows walk on: it takes the focus; from square to square, or from one that answers to the next. */
export interface Field {
  take(): void;
  step(down: number, right: number): void;
  jump(down: number, right: number): void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** Goes on without an answer. */
const PASS = "pass";

/** What a play costs is asked about once: the question, why, and the word for going on. */
export interface Risk {
  what: string;
  how: string;
  go: string;
}

export class Pick<Then = unknown, G extends Game = Game, A extends Ahead = Ahead, T extends One = One> {
  /** What is held up, whether or not it answers what is asked. */
  up: At | null = $state.raw(null);
  /** The act that is held up, as it was then. */
  held: Offered<Then, A["names"]> | null = $state.raw(null);
  /** The answer that is pointed at. */
  near: Answer<A> | null = $state.raw(null);
  #place: Plan<A> | null = $state.raw(null);
  /** Answers that are picked and not yet sent, after what began them, as they were when they were picked. */
  #picked: readonly Answer<A>[] = $state.raw([]);
  readonly calls: TableContext<G>;
  readonly foresight = new Foresight<A>({ foresee: (chain) => this.calls.foresee(chain) });

  constructor(table: TableContext<G>) {
    this.calls = table;
  }

  readonly table: TableState<G> = $derived.by(() => this.calls.state);
  /** The eyes of this screen are another's: nothing of a hand is shown. */
  readonly covered: boolean = $derived(this.table.curtain !== null);
  /** A decision of ours that waits for an answer. */
  readonly open: boolean = $derived(
    Boolean(this.table.decision?.yours) && this.table.connection === "open" && !this.covered && !this.table.over,
  );
  readonly busy: boolean = $derived(this.table.pending !== null);
  /** What a guided game waits for, in order: nothing else glows, and nothing else goes. Null: whatever the rules allow. */
  readonly wanted: readonly ActionId[] | null = $derived.by(() => {
    const { puzzle } = this.table;
    return puzzle?.step == null ? null : [...(puzzle.wanted ?? []), ...(puzzle.after ?? [])];
  });
  /** Whether a guided game, if this is one, waits for this act as the nth from now. */
  #waits(id: ActionId, n: number): boolean {
    return this.wanted === null || this.wanted[n] === id;
  }
  /** All that is offered, whatever a guided game waits for. */
  readonly shown: readonly Offered<Then, A["names"]>[] = $derived(
    (this.open ? (this.table.decision?.question?.offers ?? []) : []) as Offered<Then, A["names"]>[],
  );
  /** What may be done now. */
  readonly offers: readonly Offered<Then, A["names"]>[] = $derived(
    this.shown.filter((one) => !one.why && this.#waits(one.id, 0)),
  );
  /** What may not, though it is shown. */
  readonly barred: readonly Offered<Then, A["names"]>[] = $derived(
    this.wanted ? [] : this.shown.filter((one) => one.why),
  );
  /** What may be done at any time, now; null: not while something is shown, is over, or is learned. */
  readonly free: readonly Offered<Then, A["names"]>[] | null = $derived.by(() => {
    const not = this.covered || this.table.over || this.wanted || this.calls.playing;
    return not ? null : (this.table.free as readonly Offered<Then, A["names"]>[]);
  });

  /** What may be done at a place. */
  at(place: At): Offered<Then, A["names"]> | undefined {
    return this.offers.find((one) => same(one.at, place));
  }

  /** The first of these kinds that may be done. */
  of(...kinds: readonly string[]): Offered<Then, A["names"]> | undefined {
    return kinds.map((kind) => this.offers.find((one) => one.kind === kind)).find((one) => one !== undefined);
  }

  /** What of this kind may be done, and names these. */
  find(kind: string, names: Partial<A["names"]> = {}): Offered<Then, A["names"]> | undefined {
    return this.offers.find(this.is(kind, names));
  }
  protected is(kind: string, names: Partial<A["names"]>): (one: Offered<Then, A["names"]>) => boolean {
    const wanted = Object.entries(names);
    return (one) => one.kind === kind && wanted.every(([key, value]) => one.says.args[key] === value);
  }

  /** What may be done at any time, by its kind. */
  freely(kind: string): Offered<Then, A["names"]> | undefined {
    return this.free?.find((one) => one.kind === kind);
  }

  /** What an offer is called. */
  says(one: Offered): string {
    return this.calls.tell(one.says);
  }

  /** Whether a hint is to do this. */
  hinted(one: { id: ActionId } | undefined | null): boolean {
    return one != null && Boolean(this.table.hint?.actions.includes(one.id));
  }

  // ---------------------------------------------------------------- what is laid out
  /** The act that begins a chain, or goes by itself: by default what is held up. */
  protected begun(): Offered<Then, A["names"]> | undefined {
    const { held, up } = this;
    return held ? this.offers.find(({ id }) => id === held.id) : up ? this.at(up) : undefined;
  }
  /** Answers are picked one after the other, each with what would come of it: after what is held up, or to what the server asks. */
  protected chained(): boolean {
    return false;
  }
  /** We are asked more after an answer. */
  protected asksOn(_answer: A["answer"]): boolean {
    return false;
  }
  /** What the server is asked while nothing is answered: where something may go, or what a game lays out by itself. */
  protected asks(): Chain | null {
    return null;
  }

  readonly base: Offered<Then, A["names"]> | null = $derived(this.begun() ?? null);
  /** Something is answered act by act. */
  readonly aiming: boolean = $derived(this.open && this.chained());
  /** The question after so many of the picked answers. */
  #asks(n: number): Chain {
    return { chain: [...(this.base ? [this.base.id] : []), ...this.#picked.slice(0, n).map(({ id }) => id)] };
  }
  /** Answers that are picked and not yet sent, as they are now that somebody else may have acted. */
  readonly chain: readonly Answer<A>[] = $derived.by(() => {
    const found: Answer<A>[] = [];
    for (const [n, choice] of this.aiming ? this.#picked.entries() : []) {
      const all = this.foresight.get(this.#asks(n));
      const now = all ? all.offers.find(({ id }) => id === choice.id) : choice;
      if (!now) break;
      found.push(now);
    }
    return found;
  });
  /** Nothing more is asked of us: the last answer is the whole of it. */
  readonly done: boolean = $derived.by(() => {
    const last = this.chain.at(-1);
    return last !== undefined && !this.asksOn(last.then);
  });
  /** The plan that is pointed at. */
  get place(): Plan<A> | null {
    return this.open ? this.#place : null;
  }
  set place(place: Plan<A> | null) {
    this.#place = place;
  }
  /** What the server is asked: the answers to the question that stands, or where something may go. */
  readonly draft: Chain | null = $derived.by(() => {
    if (!this.open) return null;
    if (this.aiming) return this.done ? null : this.#asks(this.chain.length);
    return this.asks();
  });
  readonly ahead: Seen<A> | null = $derived(this.foresight.get(this.draft));
  /** The same or, while its answer is under way, what was told last of this position. */
  readonly seen: Seen<A> | null = $derived(
    this.draft && (this.ahead ?? ((this.table.foreseen?.forecast ?? null) as Seen<A> | null)),
  );
  /** What it could do from the place that is pointed at. */
  readonly #there: Chain | null = $derived.by(() => {
    const asked = this.place && !this.aiming ? this.asks() : null;
    return this.place && asked && { ...asked, chain: actsOf(this.place) };
  });
  readonly beyond: Seen<A> | null = $derived(this.foresight.get(this.#there));
  /** All that the server is asked, with the questions whose answers are picked already. */
  readonly drafts: readonly Chain[] = $derived(
    [...this.chain.map((_, n) => this.#asks(n)), this.draft, this.#there].filter((one) => one !== null),
  );
  /** What the first question of the chain is told. */
  readonly first: Seen<A> | null = $derived(this.aiming ? this.foresight.get(this.#asks(0)) : null);
  #answers(all: readonly Answer<A>[], after: number): readonly Answer<A>[] {
    return all.filter(({ id, why }) => !why && this.#waits(id, after + (this.base ? 1 : 0)));
  }
  /** The answers to the question that stands. */
  readonly choices: readonly Answer<A>[] = $derived(
    this.aiming && !this.done ? this.#answers(this.ahead?.offers ?? [], this.chain.length) : [],
  );
  /** All answers to the question that was answered last, or that stands. */
  readonly options: readonly Answer<A>[] = $derived(
    this.done
      ? this.#answers(
          this.foresight.get(this.#asks(this.chain.length - 1))?.offers ?? this.chain.slice(-1),
          this.chain.length - 1,
        )
      : this.choices,
  );
  /** It asks nothing: it only has to be confirmed. */
  readonly bare: boolean = $derived(
    this.aiming && this.base !== null && this.chain.length === 0 && this.ahead?.offers.length === 0,
  );
  /** Of what is laid out nothing more can be answered: it only goes on. */
  readonly rest: Answer<A> | null = $derived.by(() => {
    const [only, more] = this.choices;
    return this.chain.length > 0 && only?.kind === PASS && !more ? only : null;
  });
  /** What is laid out, as it would be sent; null: nothing is, or something is still to be answered. */
  readonly ready: readonly ActionId[] | null = $derived.by(() => {
    const { aiming, base, bare, chain, done, rest } = this;
    if (aiming ? !(done || bare || rest) : !base) return null;
    return [base, ...chain, rest].flatMap((one) => one?.id ?? []);
  });
  /** What several acts do by one click, of what the server was asked about. */
  readonly plans: readonly Plan<A>[] = $derived(
    (this.aiming ? [] : (this.ahead?.plans ?? [])).filter((one) => actsOf(one).every((id, n) => this.#waits(id, n))),
  );

  // ---------------------------------------------------------------- what the player does
  /** What these cost, where that is to be asked about; null: they go at once. */
  protected risky(_ids: readonly ActionId[]): Risk | null {
    return null;
  }
  /** A play that waits for its player to say so once more. */
  risk: (Risk & { ids: readonly ActionId[] }) | null = $state.raw(null);

  /** One play: all of these, or none. */
  play(ids: readonly ActionId[]): boolean {
    if (!this.open || this.busy || ids.length === 0) return false;
    const risk = this.risk?.ids[0] === ids[0] ? null : this.risky(ids);
    if (risk) this.risk = { ...risk, ids };
    else this.calls.play([...ids]);
    return true;
  }

  /** Of answers that are given together, those that may be chosen; none: what is asked has one. */
  protected together(): readonly T[] {
    return [];
  }
  readonly several = new Several<T>(
    () => this.together(),
    () => this.table.decision?.question?.most ?? 1,
  );

  send(one: Offered<unknown, A["names"]>): boolean {
    if (this.busy) return false;
    if (this.offers.some(({ id }) => id === one.id)) return this.play([one.id]);
    this.calls.free([one.id]);
    return true;
  }

  /** The first of these kinds is sent, if one may be done. */
  one(...kinds: readonly string[]): boolean {
    const found = this.of(...kinds);
    if (found) this.send(found);
    return found !== undefined;
  }

  /** A press on a thing of one's own: it is held up, and what is held up is sent, or put down again. */
  press(place: At): void {
    if (same(this.up, place)) {
      if (!this.confirm()) this.up = null;
      return;
    }
    this.up = place;
    if (!this.at(place)) this.refuse((one) => same(one.at, place));
  }

  /** An act is held up in place of what was, or put down again. */
  hold(one: Offered<Then, A["names"]>): void {
    const down = this.held?.id === one.id;
    this.clear();
    this.held = down ? null : one;
  }

  /** Picks an answer; the one that is picked already is sent. `now`: it need not be confirmed. */
  pick(choice: Answer<A>, now = false): void {
    if (this.busy) return;
    if (this.chain.at(-1)?.id === choice.id && this.done) {
      this.confirm();
      return;
    }
    this.#picked = [...(this.done ? this.chain.slice(0, -1) : this.chain), choice];
    this.near = null;
    if (now && this.done) this.confirm();
  }

  /** Does a plan. */
  go(plan: Plan<A>): void {
    this.place = null;
    this.play(actsOf(plan));
  }

  /**
   * A plan, or an answer, is reached on the board: what is pointed at shows, what is pressed goes, what a finger taps shows
   * first and goes then. False: a press there means nothing of this.
   */
  point(how: How, plan: Plan<A> | null, choice: Answer<A> | null): boolean {
    if (how === "over") {
      this.place = this.aiming ? null : plan;
      this.near = this.aiming && choice?.id !== this.chain.at(-1)?.id ? choice : null;
    } else if (choice) this.pick(choice, how !== "tap" && this.base === null);
    else if (plan && how === "tap" && !same(this.place?.at, plan.at)) this.place = plan;
    else if (plan) this.go(plan);
    else if (how === "drop") this.place = null;
    else return false;
    return true;
  }

  confirm(): boolean {
    const { chosen, enough } = this.several;
    if (this.risk) return this.play(this.risk.ids);
    if (chosen.length) return enough && this.play(chosen.map(({ id }) => id));
    if (this.ready) this.play(this.ready);
    else if (this.place && !this.aiming) this.go(this.place);
    else return false;
    return true;
  }

  /** One step back: the play that is asked about, what is chosen together, the last answer, else what is held up. */
  back(): boolean {
    this.near = null;
    if (this.risk) {
      this.risk = null;
      return true;
    }
    if (this.several.keys.length) {
      this.several.keys = [];
      return true;
    }
    const held = this.up !== null || this.held !== null;
    if (this.chain.length) {
      this.#picked = this.chain.slice(0, -1);
      return true;
    }
    if (held) this.clear();
    return held;
  }

  /** Nothing is laid out any longer. */
  clear(): void {
    [this.up, this.held, this.place, this.near, this.#picked] = [null, null, null, null, []];
    [this.risk, this.several.keys, this.#later] = [null, [], null];
  }

  /** Says why something that is shown may not be done, and the way out; false: nothing forbids it. */
  refuse(which: (one: Offered<Then, A["names"]>) => boolean, among = this.barred, at?: Place): boolean {
    const no = among.find((one) => one.why && which(one));
    if (!no?.why) return false;
    this.calls.refuse({ why: no.why, out: no.out ?? null, rule: no.rule || null, ...(at ? { at } : {}) });
    return true;
  }

  // ---------------------------------------------------------------- while others act
  /** Our question that stands: what is laid out goes with it. */
  protected question(): string {
    const { asSeat, decision } = this.table;
    return [asSeat, decision?.question?.ask, decision?.ticket, this.wanted].join(" ");
  }
  #question = "";
  /** Another question: what was laid out for the last one goes. */
  protected begin(): void {
    this.clear();
  }
  /** Somebody else has acted, and our question still stands. */
  protected keep(): void {
    this.near = null;
  }
  /** An answer that was picked, or the place that was pointed at, is none any longer. */
  protected lost(_what: "target" | "place", _at?: At): void {}

  /** Something has happened. */
  renew(): void {
    // Somebody else is asked in between: it waits.
    if (!this.open) return;
    const question = this.question();
    if (question === this.#question) this.keep();
    else this.begin();
    this.#question = question;
  }

  #later: (() => void) | null = null;
  /** Does something once the server has said what comes of what lies here now: what was pressed before that is not lost. */
  protected whenTold(then: (() => void) | null): void {
    this.#later = then;
  }

  /** The server has said what may be answered now. */
  check(): void {
    const then = this.ahead && this.#later;
    if (then) {
      this.#later = null;
      then();
    }
    if (this.aiming && this.chain.length < this.#picked.length) {
      this.#picked = this.chain;
      this.lost("target");
    }
    const { place } = this;
    if (!place || this.aiming || !this.ahead) return;
    this.place = this.plans.find((one) => same(one.at, place.at)) ?? null;
    if (!this.place) this.lost("place", place.at);
  }

  /** Asks the server about what is laid out, for as long as the board stands that is being made now. */
  watch(): void {
    const position = $derived(
      `${this.table.step} ${this.table.asSeat} ${this.open} ${this.table.puzzle?.wanted ?? ""}`,
    );
    $effect.pre(() => {
      const now = position;
      untrack(() => {
        this.foresight.renew(now);
        this.renew();
      });
    });
    $effect(() => {
      const wanted = this.drafts;
      void position;
      untrack(() => {
        for (const chain of wanted) this.foresight.want(chain);
      });
    });
    $effect(() => {
      const told = this.table.foreseen;
      if (!told) return;
      untrack(() => {
        this.foresight.take(Number(told.ref), told.forecast);
        this.check();
      });
    });
  }

  // ---------------------------------------------------------------- keys
  /** What digits count, as it lies; null: the offers themselves. */
  row(): readonly At[] | null {
    return null;
  }

  /** Digit n, from 1: the nth thing of the row is pressed; where there is none, the nth offer is sent. `_other`: with Shift. */
  digit(n: number, _other = false): boolean {
    const row = this.row();
    const place = row?.[n - 1];
    const offer = row ? undefined : this.offers[n - 1];
    if (place) this.press(place);
    else if (offer) this.send(offer);
    return Boolean(place ?? offer);
  }

  /** Answers a key press; what it used does not reach anything else. `command`: the game's own keys; `field`: where arrows walk. */
  key(event: KeyboardEvent, command: (event: KeyboardEvent) => boolean, field?: Field): void {
    if (!ours(event)) return;
    const [arrow, digit] = [ARROWS[event.key], digitOf(event)];
    let used = true;
    if (arrow && field && !inside(event, "[data-lines]")) {
      if (!inside(event, "[data-field]")) field.take();
      else if (this.aiming) field.jump(...arrow);
      else field.step(...arrow);
    } else if (event.repeat) return;
    else if (digit && this.digit(digit, event.shiftKey)) used = true;
    else if (event.key === "Enter") {
      // A square in focus answers by itself; elsewhere Enter confirms what is ready.
      used =
        (!inside(event, "button, a, summary") || (inside(event, "[data-field]") && this.ready !== null)) &&
        this.confirm();
    } else if (event.key === "Escape") used = this.back();
    else used = command(event);
    if (used) event.preventDefault();
  }
}
