/**
 * The table as the player handles it: which hero is picked up, which plate is open, which relics are marked. What is laid out,
 * answered and sent is `Pick`'s; what may be done and what would come of it is the server's.
 */
import { type SeatLook, seatLook } from "../../kit/seats";
import type { At, Chain } from "../../net/protocol";
import { type Foretold, type Offered, same } from "../../table/offers";
import { Pick } from "../../table/pick.svelte";
import type { Place as Spot } from "../../table/types";
import { seatName } from "../../table/words";
import { Book } from "./book";
import { Drafting } from "./draft/drafting.svelte";
import type {
  AskName,
  Changed,
  Corner,
  DeedName,
  Game,
  Going,
  HeroView,
  Marks,
  Named,
  Outcome,
  PhaseName,
  SeatView,
  Setup,
  Sight,
  View,
} from "./protocol";
import { say } from "./say";
import { Show } from "./show.svelte";
import { Story } from "./story.svelte";

export type Act = Offered<Corner, Named>;
/** An answer with what would come of it; where a Move goes. */
export type Choice = Foretold<Outcome, Named>;
export type Place = Foretold<Going, Named>;

/** Questions that are answered on the board, one act after the other, each with what would come of it. */
const BOARD: ReadonlySet<string> = new Set(
  "aim via room pillars launch fall push spot roam revive drain may hazard kind".split(" "),
);
/** All that these questions are about lies open: a single answer to one of them gives nothing away. */
const OPENLY: ReadonlySet<string> = new Set([...BOARD, "site", "bearer"]);
const MAIN: ReadonlySet<AskName> = new Set(["main", "wait"]);
/** Before the first turn other hands ask. */
const SET_UP: ReadonlySet<PhaseName> = new Set(["heroes", "place", "hazards", "artifacts", "draft"]);
const PLATES: readonly DeedName[] = ["move", "special_1", "special_2"];
/** What a player does in a turn. */
const DEEDS: ReadonlySet<string> = new Set(["step", "special", "artifact", "relic", "fly"]);

export class Hands extends Pick<Corner, Game, { names: Named; answer: Outcome; plan: Going; chain: Marks }> {
  /** The hero that is picked up. */
  selected: number | null = $state(null);
  /** The plate that is open: a Move, or a special whose aim is taken. */
  deed: DeedName | null = $state(null);
  /** Something was taken back: nothing is done by itself before something else has happened. */
  taken = false;
  /** Relics that are to be discarded. */
  marked: readonly number[] = $state.raw([]);
  /** The log as it is told here, and the words for it. */
  readonly story = new Story(this);
  /** Set-up: what is chosen before the first turn. */
  readonly drafting = new Drafting(this);
  readonly show = new Show(this);

  readonly view: View = $derived(this.table.view);
  readonly setup: Setup = $derived(this.table.setup);
  readonly book: Book = $derived(new Book(this.setup, this.view.heroes));
  readonly me: number | null = $derived(this.view.mine && this.table.asSeat >= 0 ? this.table.asSeat : null);
  /** The team at the bottom: the own one. */
  readonly own: number = $derived(this.view.seats[this.me ?? this.table.you[0] ?? 0]?.team ?? 1);
  readonly ask: AskName = $derived(this.open ? this.view.ask : "");
  /** The main part of the own turn, or a draw that waits: heroes and cards act. */
  readonly main: boolean = $derived(MAIN.has(this.ask));

  // ---------------------------------------------------------------- seats and heroes
  readonly looks: readonly SeatLook[] = $derived(
    this.view.seats.map((_, seat) =>
      seatLook(seat, this.table.you, this.view.seats.length, seatName(this.table, seat)),
    ),
  );
  look(h: number): SeatLook | undefined {
    return this.looks[this.view.heroes[h]?.seat ?? -1];
  }
  mine(h: number): boolean {
    return this.view.heroes[h]?.team === this.own;
  }
  /** The seat whose hero it is may act with it now. */
  plays(h: number): boolean {
    return this.me !== null && this.view.heroes[h]?.seat === this.me;
  }
  seatsOf(team: number): SeatView[] {
    return this.view.seats.filter((seat) => seat.team === team);
  }
  /** The seats of a team, captain first. */
  playersOf(team: number): number[] {
    return this.view.seats.flatMap((seat, n) => (seat.team === team ? [n] : []));
  }
  heroesOf(team: number): HeroView[] {
    return this.view.heroes.filter((hero) => hero.team === team);
  }
  /** Heroes that have something to do. */
  readonly able: readonly number[] = $derived(
    [0, 1, 2, 3].filter((hero) => PLATES.some((deed) => this.plateAct(deed, hero))),
  );
  /** Heroes of a teammate who sits at this screen too and may act now: taking one up, it is the teammate's turn. */
  readonly beside: readonly number[] = $derived.by(() => {
    if (!this.main) return [];
    const { asked, seats } = this.view;
    const there = asked.filter((seat) => seat !== this.me && this.table.you.includes(seat) && !seats[seat]?.done);
    return this.view.heroes.flatMap(({ hero, seat, space }) => (space && there.includes(seat) ? [hero] : []));
  });
  /** The hero whose plates are shown. */
  readonly hero: number | null = $derived(
    this.selected ??
      this.able[0] ??
      this.view.heroes.find((one) => one.seat === (this.me ?? this.view.asked[0]) && one.space !== null)?.hero ??
      null,
  );
  /** The act of a plate of the selected hero; of a Move its first step. */
  plateAct(deed: DeedName, hero: number | null = this.selected): Act | undefined {
    if (hero === null) return undefined;
    if (deed === "move") return this.find("step", { hero }) ?? this.find("launch", { hero });
    return this.find("special", special(hero, deed));
  }

  // ---------------------------------------------------------------- what is laid out
  /** A relic of the hand that is raised; the hero whose artifact is taken up; the selected hero aims its own launch. */
  readonly relic: number | null = $derived(this.held?.says.args.relic ?? null);
  readonly tool: number | null = $derived((this.held?.kind === "artifact" ? this.held.says.args.hero : null) ?? null);
  readonly launching: boolean = $derived(this.held?.kind === "launch");
  protected override begun(): Act | undefined {
    const { deed, held, main } = this;
    if (!main) return undefined;
    return held || deed === null || deed === "move" ? super.begun() : this.plateAct(deed);
  }
  protected override chained(): boolean {
    return this.base !== null || (BOARD.has(this.ask) && !SET_UP.has(this.view.phase));
  }
  protected override asksOn({ asked, ask, open }: Outcome): boolean {
    return !open && this.me !== null && asked.includes(this.me) && BOARD.has(ask);
  }
  protected override asks(): Chain | null {
    const { main, selected } = this;
    const able = main && selected !== null && this.able.includes(selected);
    return able ? { chain: [], at: { slot: String(selected) } } : null;
  }
  readonly marks: Marks | null = $derived(this.ahead?.then ?? null);
  /** What a hero could do from the place that is pointed at. */
  readonly from: Marks | null = $derived(this.beyond?.then ?? null);
  /** What the special or artifact reaches whose aim is taken. */
  readonly sight: Sight | null = $derived(this.first?.then.sights[0] ?? null);
  readonly places: readonly Place[] = $derived(this.deed === "move" || this.deed === null ? this.plans : []);
  /** The hero that acts. */
  readonly acting: HeroView | null = $derived.by(() => {
    const last = this.chain.at(this.done ? -2 : -1);
    // Who was chosen is pushed, or put somewhere.
    const chosen = last && last.then.ask !== "via" && last.then.ask !== "aim" ? heroOf(last) : undefined;
    const h = chosen ?? this.base?.says.args.hero ?? this.view.moving ?? this.view.by?.hero;
    return this.view.heroes[h ?? -1] ?? null;
  });
  /** What is pointed at, aimed or ready; null: nothing. */
  readonly outcome: Omit<Outcome, "fan"> | null = $derived.by(() => {
    const choice = this.near ?? this.chain.at(-1);
    if (choice) return choice.then;
    const marks = this.bare ? this.marks : this.from;
    // A step by itself is no news.
    if (!marks || (!this.bare && marks.lines.every((line) => line.kind === "step"))) return null;
    const changes = marks.after.filter((hero, h) => {
      const was = marks.before[h];
      return was !== undefined && (was.hp !== hero.hp || was.space !== hero.space || was.dead !== hero.dead);
    });
    return { ...marks, changes };
  });
  /** A hero after what is being looked at. */
  after(h: number): Changed | undefined {
    return this.outcome?.changes.find((one) => one.hero === h);
  }

  // ---------------------------------------------------------------- what the player does
  select(h: number | null): void {
    this.clear();
    this.selected = h;
    this.deed = h !== null && this.plateAct("move") ? "move" : null;
  }

  /** A hero is taken up, where it or its player at this screen may act. */
  take(h: number): void {
    if (this.able.includes(h)) this.select(h);
    else if (this.beside.includes(h)) this.calls.look(this.view.heroes[h]?.seat ?? 0);
  }

  /** The hero before or after the one that is picked up, of those that can act. */
  turn(by: 1 | -1): boolean {
    const all = [...this.able, ...this.beside];
    if (!this.main || all.length === 0) return false;
    this.take(all[(all.indexOf(this.selected ?? -1) + by + all.length) % all.length] ?? -1);
    return true;
  }

  /** Opens a plate of the selected hero, or says why not. */
  plate(deed: DeedName): boolean {
    const { hero } = this;
    if (hero === null || !this.main) return false;
    if (!this.plateAct(deed, hero)) {
      if (deed !== "move") this.no(this.is("special", special(hero, deed)), { act: deed });
      return true;
    }
    const again = this.selected === hero && this.deed === deed && this.base === null;
    const at = again ? this.places.findIndex((one) => same(one.at, this.place?.at)) : -1;
    const next = again ? this.places[(at + 1) % this.places.length] : undefined;
    this.clear();
    this.selected = hero;
    this.deed = this.deed === deed ? "move" : deed;
    // The Move that is open already shows where it may go, one place after the other.
    this.place = next ?? null;
    return true;
  }

  /** An act of this kind is held up, or put down again; where it may not be done, it is said why. */
  lift(kind: string, names: Partial<Named>): void {
    const one = this.find(kind, names);
    if (one) this.hold(one);
    else this.no(this.is(kind, names));
  }

  raise(relic: number): void {
    if (this.ask !== "discard") this.lift("relic", { relic });
    else if (this.marked.includes(relic)) this.marked = this.marked.filter((one) => one !== relic);
    else this.marked = [...this.marked, relic];
  }

  /** The answer that a hero is. */
  answer(h: number): Choice | undefined {
    return this.choices.find((one) => heroOf(one) === h);
  }
  /** A hero is pressed beside the board: it is aimed at, taken up, or read about. */
  touch(h: number): void {
    const choice = this.answer(h);
    if (choice) this.pick(choice);
    else if (this.beside.includes(h)) this.take(h);
    else if (this.mine(h) && this.main) this.select(h);
    else this.story.pin(`hero ${h}`);
  }

  override confirm(): boolean {
    return this.ask === "discard" ? this.end() : super.confirm();
  }

  /** One step back: the last answer, the aim, the hero. */
  override back(): boolean {
    const { base, marked, place, selected } = this;
    if (super.back()) return true;
    if (base) this.deed = this.plateAct("move") ? "move" : null;
    else if (marked.length) this.marked = [];
    else if (place) this.place = null;
    else if (selected !== null) this.select(null);
    else return false;
    return true;
  }

  /** Ends the turn; marked relics go first. */
  end(): boolean {
    const gone = this.ask === "discard" ? this.marked.flatMap((relic) => this.find("relic", { relic })?.id ?? []) : [];
    if (gone.length) return this.play(gone);
    const act = this.of("end", "pass");
    const [next] = this.beside;
    if (!act || !this.play([act.id])) return false;
    // Who is done hands the screen on.
    if (next !== undefined) this.take(next);
    return true;
  }

  /** What nobody has to be asked: the only answer there is, and the end of a turn in which nothing could be done. */
  unasked(): void {
    const [only, more] = this.shown.filter((one) => !one.why);
    if (this.busy || this.wanted || this.taken || !only || more) return;
    if (OPENLY.has(this.ask)) this.play([only.id]);
    else if (only.kind === "end" && this.#barren && this.play([only.id])) {
      const n = this.heroesOf(this.own).reduce((sum, hero) => sum + hero.actions, 0);
      const [title, text] = [say("page-end", { how: "end", n }), say("page-unused", { n, room: true })];
      this.calls.slip({ title, text, icon: "hourglass", tone: "note" });
    }
  }
  /** Nothing was done in this turn, and the hand is empty, as everybody sees. */
  readonly #barren: boolean = $derived.by(() => {
    const { table, view, own } = this;
    const turn = table.log.slice(
      Math.max(
        0,
        table.log.findLastIndex(({ kind }) => kind === "turn"),
      ),
    );
    const done = this.heroesOf(own).some((hero) => hero.used.length) || turn.some((line) => DEEDS.has(line.kind));
    return !done && view.seats.length === 2 && view.mine?.hand.length === 0;
  });

  /** Says why something that is shown may not be done; where only a guided game forbids it, the server says so. */
  no(which: (one: Act) => boolean, at?: Spot): void {
    if (this.refuse(which, this.shown, at) || !this.wanted) return;
    const act = this.shown.find(which);
    if (act) this.play([act.id]);
  }

  // ---------------------------------------------------------------- while others act
  protected override question(): string {
    return `${super.question()} ${this.view.turn}`;
  }
  /** What may not be begun any longer goes, and we are told. */
  protected override keep(): void {
    super.keep();
    this.marked = this.marked.filter((relic) => this.find("relic", { relic }));
    const name = this.#laid;
    if (!this.main || !name || this.base || (this.deed === "move" && !this.held && this.plateAct("move"))) return;
    this.begin();
    this.lost("deed", undefined, name);
  }
  protected override lost(what: "target" | "place" | "deed", at?: At, name = this.#laid): void {
    const last = this.table.log.findLast(({ seat }) => this.looks[seat] && seat !== this.me);
    const who = this.looks[last?.seat ?? -1]?.name ?? "";
    const text = say("page-lost.text", { what, name, space: at?.space ?? "" });
    this.calls.slip({ title: say("page-lost", { who }), text, icon: "hourglass", tone: "warn" });
  }
  /** What is laid out is called so; empty: nothing is. */
  get #laid(): string {
    const { relic, tool, deed, selected } = this;
    if (relic !== null) return this.book.relic(relic)?.name ?? "";
    if (tool !== null) return this.book.tool(this.view.heroes[tool]?.tool)?.name ?? "";
    if (this.launching) return say("page-launch");
    if (selected === null || deed === null) return "";
    if (deed === "move") return say("page-move");
    return this.book.hero(selected)?.specials[deed === "special_1" ? 0 : 1]?.name ?? "";
  }
  /** Another question: a hero stays in hand while it can act. */
  protected override begin(): void {
    super.begin();
    this.marked = [];
    const { able, main, selected } = this;
    if (main) this.select(selected !== null && able.includes(selected) ? selected : (able[0] ?? null));
    else this.deed = null;
  }

  // ---------------------------------------------------------------- keys
  /** Distances of a flight, or the answers that are no square. */
  override digit(n: number): boolean {
    const flights = this.options.filter((one) => one.kind === "fly");
    const way = (this.near ?? this.chain.at(-1))?.says.args.direction;
    const one = flights.length
      ? flights.find(({ says: { args } }) => args.far === n && (way === undefined || args.direction === way))
      : this.choices.filter(({ kind }) => !POINTED.has(kind))[n - 1];
    if (one) this.pick(one, flights.length === 0);
    return one !== undefined;
  }
}

/** Answers that are pointed at. */
const POINTED: ReadonlySet<string> = new Set(["square", "hero", "aim"]);
const special = (hero: number, deed: DeedName): Partial<Named> => ({
  hero,
  special: 2 * hero + Number(deed === "special_2"),
});
/** The hero that an answer is. */
export const heroOf = ({ kind, says }: Offered<unknown, Named>): number | undefined =>
  kind === "hero" ? says.args.hero : undefined;
