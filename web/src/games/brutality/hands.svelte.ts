/**
 * The table as the player handles it: which hero is picked up, which plate is open, what is pointed at, and a chain of acts
 * that is laid out and not yet sent. What may be done and what would come of it is the server's (`foresee`).
 */
import { type SeatLook, seatLook } from "../../kit/seats";
import type { ActionId, Act as PlainAct } from "../../net/protocol";
import type { TableContext } from "../../table/context.svelte";
import { type Draft, Foresight } from "../../table/foresight.svelte";
import type { Place as At, TableState } from "../../table/types";
import { seatName } from "../../table/words";
import { Book } from "./book";
import { Drafting } from "./draft/drafting.svelte";
import type {
  ActFields,
  AskName,
  Choice,
  DeedName,
  Game,
  HeroView,
  Marks,
  PhaseName,
  Place,
  SeatView,
  Setup,
  Sight,
  Then,
  View,
} from "./protocol";
import { say } from "./say";
import { Show } from "./show.svelte";
import { Story } from "./story.svelte";

export type Act = PlainAct & ActFields;
/** What would come of what is pointed at. */
export type Outcome = Pick<Choice, "lines" | "changes" | "asked" | "ask" | "open">;

/** Questions that are answered on the board, one act after the other, each with what would come of it. */
const BOARD: ReadonlySet<string> = new Set(
  "aim via room pillars launch fall push spot roam revive drain may hazard kind".split(" "),
);
/** All that these questions are about lies open: a single answer to one of them gives nothing away. */
const OPENLY: ReadonlySet<string> = new Set([...BOARD, "site", "bearer"]);
const MAIN: ReadonlySet<AskName> = new Set(["main", "wait"]);
/** Before the first turn other hands ask. */
const SET_UP: ReadonlySet<PhaseName> = new Set(["heroes", "place", "hazards", "artifacts", "draft"]);
const LETTERS = "ABXY";
/** What a player does in a turn. */
const DEEDS: ReadonlySet<string> = new Set(["step", "special", "artifact", "relic", "fly"]);

/** Whether a thing has all that is asked for. */
const matches = (thing: Record<string, unknown>, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => thing[key] === value);

export class Hands {
  /** The hero that is picked up. */
  selected: number | null = $state(null);
  /** The plate that is open: a Move, or a special whose aim is taken. */
  deed: DeedName | null = $state(null);
  /** A relic of the hand that is raised; a hero whose artifact is taken up. */
  relic: number | null = $state(null);
  tool: number | null = $state(null);
  /** The selected hero aims its own launch. */
  launching = $state(false);
  /** Something was taken back: nothing is done by itself before something else has happened. */
  taken = false;
  /** Relics that are to be discarded. */
  marked: readonly number[] = $state.raw([]);
  /** The place, or the answer, that is pointed at. */
  #place: Place | null = $state.raw(null);
  near: Choice | null = $state.raw(null);
  /** Answers that are picked and not yet sent, after what began them, as they were when they were picked. */
  #picked: readonly Choice[] = $state.raw([]);
  /** The log as it is told here, and the words for it. */
  readonly story = new Story(this);
  readonly calls: TableContext<Game>;

  constructor(table: TableContext<Game>) {
    this.calls = table;
  }

  /** Set-up: what is chosen before the first turn. */
  readonly drafting = new Drafting(this);
  readonly show = new Show(this);
  readonly foresight = new Foresight<Marks>({ foresee: (draft) => this.calls.foresee(draft) });
  readonly table: TableState<Game> = $derived.by(() => this.calls.state);
  readonly view: View = $derived(this.table.view);
  readonly setup: Setup = $derived(this.table.setup);
  readonly book: Book = $derived(new Book(this.setup, this.view.heroes));
  readonly me: number | null = $derived(this.view.mine && this.table.asSeat >= 0 ? this.table.asSeat : null);
  /** The team at the bottom: the own one. */
  readonly own: number = $derived(this.view.seats[this.me ?? this.table.you[0] ?? 0]?.team ?? 1);
  readonly open: boolean = $derived(
    Boolean(this.table.decision?.yours) &&
      this.table.connection === "open" &&
      this.table.curtain === null &&
      !this.table.over,
  );
  readonly busy: boolean = $derived(this.table.pending !== null);
  readonly ask: AskName = $derived(this.open ? this.view.ask : "");
  /** In a guided game: what is waited for, in order; nothing else may be done. */
  readonly #wanted: readonly ActionId[] | null = $derived.by(() => {
    const { puzzle } = this.table;
    return puzzle?.step == null ? null : [...(puzzle.wanted ?? []), ...(puzzle.after ?? [])];
  });
  readonly acts: readonly Act[] = $derived.by(() => {
    const all = this.open ? (this.table.decision?.actions ?? []) : [];
    return all.filter((act) => this.#waits(act.id, 0));
  });
  readonly guided: boolean = $derived(this.#wanted !== null);
  /** Whether a guided game, if this is one, waits for this act as the nth from now. */
  #waits(id: ActionId, n: number): boolean {
    return this.#wanted === null || this.#wanted[n] === id;
  }
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

  one(kind: string, match: Partial<ActFields> = {}): Act | undefined {
    return this.acts.find((act) => act.kind === kind && matches({ ...act }, match));
  }
  /** Whether a hint is to do this. */
  advises(act: Act | undefined): boolean {
    return act !== undefined && Boolean(this.table.hint?.actions.includes(act.id));
  }
  /** Whether a hero has something to do. */
  able(h: number): boolean {
    return this.acts.some((act) => act.hero === h && ["step", "launch", "special"].includes(act.kind));
  }
  readonly able_: readonly number[] = $derived([0, 1, 2, 3].filter((h) => this.able(h)));
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
      this.able_[0] ??
      this.view.heroes.find((one) => one.seat === (this.me ?? this.view.asked[0]) && one.space !== null)?.hero ??
      null,
  );

  /** The act of a plate of the selected hero; of a Move its first step. */
  plateAct(deed: DeedName, hero: number | null = this.selected): Act | undefined {
    if (hero === null) return undefined;
    if (deed === "move")
      return this.acts.find((act) => act.hero === hero && (act.kind === "step" || act.kind === "launch"));
    return this.one("special", { hero, special: deed === "special_1" ? 0 : 1 });
  }

  // ---------------------------------------------------------------- what is laid out
  /** The act that began what is aimed now; null: the server asks, or nothing is aimed. */
  readonly base: Act | null = $derived.by(() => {
    if (!this.main) return null;
    if (this.launching) return this.one("launch", { hero: this.selected ?? -1 }) ?? null;
    if (this.relic !== null) return this.one("relic", { card: this.relic }) ?? null;
    if (this.tool !== null) return this.one("artifact", { hero: this.tool }) ?? null;
    if (this.selected === null || this.deed === null || this.deed === "move") return null;
    return this.plateAct(this.deed) ?? null;
  });
  /** Something is answered on the board: an aim of one's own, or what the server asks. */
  readonly aiming: boolean = $derived(this.base !== null || (BOARD.has(this.ask) && !SET_UP.has(this.view.phase)));
  /** Answers that are picked and not yet sent, as they are now that somebody else may have acted. */
  readonly chain: readonly Choice[] = $derived.by(() => {
    if (!this.aiming) return [];
    const found: Choice[] = [];
    for (const [n, choice] of this.#picked.entries()) {
      const all = this.foresight.get(this.#asks(n));
      const now = all ? all.choices.find(({ act }) => act === choice.act) : choice;
      if (!now) break;
      found.push(now);
    }
    return found;
  });
  /** The question after so many of the picked answers. */
  #asks(n: number): Draft {
    const acts = [...(this.base ? [this.base.name] : []), ...this.#picked.slice(0, n).map(({ act }) => act)];
    return { acts, each: true };
  }
  get place(): Place | null {
    return this.open ? this.#place : null;
  }
  set place(place: Place | null) {
    this.#place = place;
  }
  /** What the server is asked: the answers to the question that stands, or where the hero may go. */
  readonly draft: Draft | null = $derived.by(() => {
    if (!this.open) return null;
    if (this.aiming) return this.done ? null : this.#asks(this.chain.length);
    if (!this.main || this.selected === null || !this.able(this.selected)) return null;
    return { acts: [], hero: LETTERS.charAt(this.selected) };
  });
  readonly marks: Marks | null = $derived(this.foresight.get(this.draft));
  /** What a hero could do from the place that is pointed at. */
  readonly there: Draft | null = $derived(
    this.place && this.selected !== null && !this.aiming
      ? { acts: this.place.acts, hero: LETTERS.charAt(this.selected) }
      : null,
  );
  readonly from: Marks | null = $derived(this.foresight.get(this.there));
  /** All that the server is asked, with the questions whose answers are picked already. */
  readonly drafts: readonly Draft[] = $derived([
    ...this.chain.map((_, n) => this.#asks(n)),
    ...(this.draft ? [this.draft] : []),
    ...(this.there ? [this.there] : []),
  ]);
  /** What the special or artifact reaches whose aim is taken. */
  readonly sight: Sight | null = $derived(this.aiming ? (this.foresight.get(this.#asks(0))?.sights[0] ?? null) : null);
  /** The hero that acts. */
  readonly acting: HeroView | null = $derived.by(() => {
    const last = this.chain.at(this.done ? -2 : -1);
    // Who was chosen is pushed, or put somewhere.
    const chosen = last?.kind === "hero" && last.ask !== "via" && last.ask !== "aim" ? last.fields.hero : undefined;
    const h = chosen ?? this.base?.hero ?? this.view.moving ?? this.view.by?.hero;
    return this.view.heroes[h ?? -1] ?? null;
  });
  /** Nothing more is asked of us: the last answer is the whole of it. */
  readonly done: boolean = $derived.by(() => {
    const last = this.chain.at(-1);
    return last !== undefined && !this.#more(last);
  });
  #more(choice: Pick<Choice, "asked" | "ask" | "open">): boolean {
    return !choice.open && this.me !== null && choice.asked.includes(this.me) && BOARD.has(choice.ask);
  }
  /** The answers there are after so many that are picked. */
  #answers(all: readonly Choice[], after: number): readonly Choice[] {
    return all.filter((choice) => this.#waits(choice.id, after + (this.base ? 1 : 0)));
  }
  readonly choices: readonly Choice[] = $derived(
    this.aiming && !this.done ? this.#answers(this.marks?.choices ?? [], this.chain.length) : [],
  );
  /** It aims at nothing: it only has to be confirmed. */
  readonly bare: boolean = $derived(
    this.base !== null && this.chain.length === 0 && this.marks !== null && this.marks.choices.length === 0,
  );
  /** Of what is laid out nothing more can be aimed at: it only goes on. */
  readonly rest: Choice | null = $derived.by(() => {
    const [only, more] = this.choices;
    return this.chain.length > 0 && only?.kind === "pass" && !more ? only : null;
  });
  readonly ready: boolean = $derived(this.done || this.bare || this.rest !== null);
  /** All answers to the question that was answered last, or that stands. */
  readonly options: readonly Choice[] = $derived(
    this.done
      ? this.#answers(
          this.foresight.get(this.#asks(this.chain.length - 1))?.choices ?? this.chain.slice(-1),
          this.chain.length - 1,
        )
      : this.choices,
  );
  readonly places: readonly Place[] = $derived(
    this.deed === "move" || this.deed === null
      ? (this.aiming ? [] : (this.marks?.reach ?? [])).filter((place) => place.ids.every((id, n) => this.#waits(id, n)))
      : [],
  );

  /** What is pointed at, aimed or ready; null: nothing. */
  readonly outcome: Outcome | null = $derived.by(() => {
    const choice = this.near ?? this.chain.at(-1);
    if (choice) return choice;
    const marks = this.bare ? this.marks : this.from;
    // A step by itself is no news.
    if (!marks || (!this.bare && marks.lines.every((line) => line.kind === "step"))) return null;
    return { ...marks, changes: this.#changed(marks) };
  });
  #changed(marks: Marks): Then[] {
    return marks.after.filter((hero, h) => {
      const was = marks.before[h];
      return was !== undefined && (was.hp !== hero.hp || was.space !== hero.space || was.dead !== hero.dead);
    });
  }
  /** A hero after what is being looked at. */
  after(h: number): Then | undefined {
    return this.outcome?.changes.find((one) => one.hero === h);
  }

  // ---------------------------------------------------------------- what the player does
  select(h: number | null): void {
    this.#clear();
    this.selected = h;
    this.deed = null;
    if (h !== null)
      this.deed = (["move", "special_1", "special_2"] as const).find((deed) => this.plateAct(deed)) ?? null;
    if (this.deed !== "move") this.deed = null;
  }

  /** A hero is taken up, where it or its player at this screen may act. */
  take(h: number): void {
    if (this.able(h)) this.select(h);
    else if (this.beside.includes(h)) this.calls.look(this.view.heroes[h]?.seat ?? 0);
  }

  /** Opens a plate of the selected hero, or says why not. */
  plate(deed: DeedName): boolean {
    const hero = this.hero;
    if (hero === null || !this.main) return false;
    if (!this.plateAct(deed, hero)) {
      this.refuse(deed === "move" ? "move" : "special", { hero, special: deed === "special_2" ? 1 : 0 }, { act: deed });
      return true;
    }
    const again = this.selected === hero && this.deed === deed && this.base === null;
    const at = again ? this.places.findIndex(({ space }) => space === this.place?.space) : -1;
    const next = again ? this.places[(at + 1) % this.places.length] : undefined;
    this.#clear();
    this.selected = hero;
    this.deed = this.deed === deed && deed !== "move" ? "move" : deed;
    // The Move that is open already shows where it may go, one place after the other.
    this.place = next ?? null;
    return true;
  }

  /** The selected hero launches itself. */
  launch(): boolean {
    const on = this.launching;
    if (!this.one("launch", { hero: this.selected ?? -1 })) return false;
    this.#clear();
    this.launching = !on;
    return true;
  }

  raise(card: number): void {
    if (this.ask === "discard") {
      this.marked = this.marked.includes(card) ? this.marked.filter((one) => one !== card) : [...this.marked, card];
      return;
    }
    const down = this.relic === card;
    if (!this.one("relic", { card })) {
      this.refuse("relic", { card });
      return;
    }
    this.#clear();
    this.relic = down ? null : card;
  }

  use(hero: number): void {
    const down = this.tool === hero;
    if (!this.one("artifact", { hero })) {
      this.refuse("artifact", { hero });
      return;
    }
    this.#clear();
    this.tool = down ? null : hero;
  }

  /** Picks an answer; the one that is picked already is sent. `now`: it need not be confirmed. */
  pick(choice: Choice, now = false): void {
    if (this.busy) return;
    if (this.chain.at(-1)?.act === choice.act && this.done) {
      this.confirm();
      return;
    }
    const rest = this.done ? this.chain.slice(0, -1) : this.chain;
    this.#picked = [...rest, choice];
    this.near = null;
    if (now && this.done) this.confirm();
  }

  /** The answer that a hero is. */
  answer(h: number): Choice | undefined {
    return this.choices.find((one) => one.kind === "hero" && one.fields.hero === h);
  }
  /** A hero is pressed beside the board: it is aimed at, taken up, or read about. */
  press(h: number): void {
    const choice = this.answer(h);
    if (choice) this.pick(choice);
    else if (this.beside.includes(h)) this.take(h);
    else if (this.mine(h) && this.main) this.select(h);
    else this.story.pin(`hero ${h}`);
  }

  /** Goes to a place of the reach. */
  go(place: Place): void {
    this.place = null;
    this.send(place.ids);
  }

  confirm(): boolean {
    if (this.ask === "discard") return this.end();
    if (!this.ready) {
      if (this.place && !this.aiming) {
        this.go(this.place);
        return true;
      }
      return false;
    }
    const all = [...this.chain, ...(this.rest ? [this.rest] : [])];
    return this.send([...(this.base ? [this.base.id] : []), ...all.map((one) => one.id)]);
  }

  /** One step back: the last answer, the aim, the hero. */
  back(): boolean {
    this.near = null;
    if (this.chain.length) this.#picked = this.chain.slice(0, -1);
    else if (this.relic !== null || this.tool !== null || this.launching) this.#clear();
    else if (this.base) this.deed = this.plateAct("move") ? "move" : null;
    else if (this.marked.length) this.marked = [];
    else if (this.place) this.place = null;
    else if (this.selected !== null) this.select(null);
    else return false;
    return true;
  }

  /** Ends the turn; marked relics go first. */
  end(): boolean {
    if (this.ask === "discard") {
      const gone = this.marked.flatMap((card) => this.one("relic", { card })?.id ?? []);
      const stop = this.one("pass")?.id;
      return this.send(gone.length ? gone : stop === undefined ? [] : [stop]);
    }
    const act = this.one("end") ?? this.one("pass");
    const [next] = this.beside;
    if (!act || !this.send([act.id])) return false;
    // Who is done hands the screen on.
    if (next !== undefined) this.take(next);
    return true;
  }

  /** What nobody has to be asked: the only answer there is, and the end of a turn in which nothing could be done. */
  unasked(): void {
    const { open, busy, guided, taken, table, ask } = this;
    const [only, more] = table.decision?.actions ?? [];
    if (!open || busy || guided || taken || !only || more) return;
    if (OPENLY.has(ask)) this.send([only.id]);
    else if (only.kind === "end" && this.#barren && this.send([only.id])) {
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

  send(ids: readonly ActionId[]): boolean {
    if (!this.open || this.busy || ids.length === 0) return false;
    this.calls.play([...ids]);
    return true;
  }

  /** Says why something that is shown may not be done. */
  refuse(kind: string, match: Partial<ActFields> = {}, at?: At): void {
    const no = this.table.decision?.forbidden.find(
      (one) => one.kind === kind && matches({ ...one.why.args, ...one }, match),
    );
    if (no) this.calls.refuse({ why: no.why, out: no.out, rule: no.rule || null, ...(at ? { at } : {}) });
    // Where only a guided game forbids it, the server says so.
    else if (this.#wanted) {
      const act = this.table.decision?.actions.find((one) => one.kind === kind && matches({ ...one }, match));
      if (act) this.send([act.id]);
    }
  }

  #clear(): void {
    this.launching = false;
    [this.relic, this.tool, this.place, this.near] = [null, null, null, null];
    this.#picked = [];
  }

  /** Our question that stands: whose, which, of what turn, and after how many of our own acts. */
  #question = "";

  /** Something has happened. What we have laid out goes with our question; while others act beside us it stays. */
  renew(): void {
    // Somebody else is asked in between: it waits.
    if (!this.open) return;
    const { asSeat, decision } = this.table;
    const question = [asSeat, this.view.ask, this.view.turn, decision?.ticket, this.#wanted].join(" ");
    if (question === this.#question) this.#keep();
    else this.#begin();
    this.#question = question;
  }

  /** Somebody else has acted: what may not be begun any longer goes, and we are told. */
  #keep(): void {
    this.near = null;
    this.marked = this.marked.filter((card) => this.one("relic", { card }));
    const name = this.#laid;
    if (!this.main || !name || this.base || (this.#moves && this.plateAct("move"))) return;
    this.#begin();
    this.#lost("deed", { name });
  }
  /** Somebody else has acted, and the server has said what may be answered now. */
  check(): void {
    if (this.aiming && this.chain.length < this.#picked.length) {
      this.#picked = this.chain;
      this.#lost("target", { name: this.#laid });
    }
    if (!this.place || this.aiming || !this.marks) return;
    const { space } = this.place;
    this.place = this.places.find((place) => place.space === space) ?? null;
    if (!this.place) this.#lost("place", { space });
  }
  #lost(what: string, args: { name?: string; space?: string }): void {
    const who =
      this.looks[this.table.log.findLast((line) => this.looks[line.seat] && line.seat !== this.me)?.seat ?? -1]?.name ??
      "";
    const text = say("page-lost.text", { what, name: "", space: "", ...args });
    this.calls.slip({ title: say("page-lost", { who }), text, icon: "hourglass", tone: "warn" });
  }
  readonly #moves: boolean = $derived(
    this.deed === "move" && this.relic === null && this.tool === null && !this.launching,
  );
  /** What is laid out is called so; empty: nothing is. */
  get #laid(): string {
    const { relic, tool, deed } = this;
    if (relic !== null) return this.book.relic(relic)?.name ?? "";
    if (tool !== null) return this.book.tool(this.view.heroes[tool]?.tool)?.name ?? "";
    if (this.launching) return say("page-launch");
    if (this.selected === null || deed === null) return "";
    if (deed === "move") return say("page-move");
    return this.book.hero(this.selected)?.specials[deed === "special_1" ? 0 : 1]?.name ?? "";
  }

  /** Another question: what was laid out for the last one goes; a hero stays in hand while it can act. */
  #begin(): void {
    this.#clear();
    this.marked = [];
    if (!this.main) {
      this.deed = null;
      return;
    }
    const keep = this.selected !== null && this.able(this.selected);
    this.select(keep ? this.selected : (this.able_[0] ?? null));
  }
}
