/**
 * What happened is seen before what comes next is asked.
 *
 * A change of the table is a step. A board says by `table.shows(read)` what is seen of it: moments, one after another, each
 * with the view that is drawn meanwhile and the last line that is told. Until the last one is over the table that everybody
 * reads (`table.state`) stays the one before the step, but for what the moment says: the prompt, the hand, counts, the log,
 * the clock, the guide and the result wait without knowing of it. Then the step lands: the table is the new one, and
 * `state` and `lines` are told. `shown` is told at each moment and when the step lands, for what travels between two pictures.
 *
 * A press ends the step that runs and does nothing else. Steps that come meanwhile wait in line, and run at twice the speed;
 * who is far behind, whose tab is hidden, or who wants no motion at all stands at the newest. Who is asked by a clock sees
 * what fits into a small part of it. Real time waits for nothing.
 */
import { flushSync, untrack } from "svelte";
import { finish } from "../feel/motion";
import { settings } from "../feel/settings.svelte";
import type { Change, Events, Step } from "./events";
import type { Game, Line, Source, TableState } from "./types";

/** A part of a step, as long as it is shown. */
export interface Moment {
  /** At speed 1. */
  ms: number;
  /** The view that is drawn; without one that before the step. */
  view?: unknown;
  /** Number of the last line that is told; without one none of the step is. */
  line?: number;
  /** What the prompt says meanwhile; without them the newest line. */
  words?: string;
}

/** What a board shows of a change; nothing: it is drawn at once. */
export type Read<M extends Moment, G extends Game = Game> = (change: Step<G>) => readonly M[];

/** What of a table waits until a step has been shown. */
type Kept = Omit<
  TableState,
  | "table"
  | "game"
  | "options"
  | "setup"
  | "seats"
  | "you"
  | "version"
  | "connection"
  | "retry"
  | "pending"
  | "seedHash"
  | "tutorial"
  | "origin"
  | "realTime"
  | "concession"
  | "live"
>;

/** More than so many ms in line, or another step behind it: each moment is shown half as long. */
const BEHIND = 10_000;
/** So many steps in line are too far behind: only the newest is shown. */
const FAR = 5;
/** More lines at once are no news: somebody was away, or leaps through a replay. */
const MANY = 300;
/** The part of a clock that what is shown may take of it. */
const SHARE = 1 / 8;
/** Keys that say nothing to a table. */
const MUTE: ReadonlySet<string> = new Set(["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);

const upTo = (log: readonly Line[], line: number | undefined, known: readonly Line[]): Line[] =>
  line === undefined ? [...known] : log.slice(0, Math.max(line + 1, known.length));

export class Steps {
  /** Changes that were not shown to their end; the first one is shown now. */
  #line: Change[] = [];
  #left: readonly Moment[] = $state.raw([]);
  #kept: Kept | null = $state.raw(null);
  /** What is left of the clock of a question that was held back. */
  #clock: number | null = $state.raw(null);
  /** When the newest change came, and when it must have been shown. */
  #came = 0;
  #due = Number.POSITIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The press that ended a step is not over. */
  #pressed = false;
  #read: Read<Moment> | null = null;
  readonly #source: Source;
  readonly #events: Events;

  constructor(source: Source, events: Events) {
    this.#source = source;
    this.#events = events;
    source.on("state", (change) => untrack(() => this.#take(change)));
    source.on("beat", ({ lines }) => {
      if (lines.length) events.emit("lines", lines);
    });
  }

  /** The part of a step that is shown now; null: the table is at rest. */
  readonly moment: Moment | null = $derived(this.#left[0] ?? null);
  readonly playing: boolean = $derived(this.#kept !== null);
  readonly state: TableState = $derived.by(() => {
    const { state } = this.#source;
    if (this.#kept) return { ...state, ...this.#kept };
    return this.#clock === null ? state : { ...state, clockMs: this.#clock };
  });

  reads(read: Read<Moment> | null): void {
    this.#read = read;
    if (!read) this.#all();
  }

  /** Shows moments of a table that stands as it is: how it began. What shows them may be on its way. */
  stage(found: Promise<readonly Moment[]>): void {
    if (this.#line.length || settings.all.speed === 0) return;
    const { state } = this.#source;
    const change: Change = { before: { ...state, log: [] }, after: state, lines: [] };
    this.#line = [change];
    this.#keep(change, null);
    void found.then((moments) => {
      if (this.#line[0] !== change) return;
      this.#left = moments;
      if (moments.length) this.#enter();
      else this.#next();
    });
  }

  /** A press anywhere; true: it ended a step, and means nothing else. */
  press(event: Event, board: Element | null, keyed: boolean): boolean {
    const pressed = this.#pressed;
    this.#pressed = false;
    if (event.type === "click") return pressed;
    const { playing } = this;
    const target = event.target as Element | null;
    if (event instanceof KeyboardEvent) {
      const other = event.ctrlKey || event.altKey || event.metaKey || MUTE.has(event.key);
      if (!keyed || !playing || other || target?.closest?.("dialog, input, select, textarea")) return false;
    } else if (playing) this.#pressed = Boolean(board?.contains(target) && !target?.closest("aside, dialog"));
    this.end();
    const means = !playing || !this.#source.waits || (event.type === "pointerdown" && !this.#pressed);
    this.#pressed &&= !means;
    return !means;
  }

  /** What moves is at its end, and the step that is shown has been. */
  end(): void {
    if (this.#line.length) {
      this.#land();
      // What would travel to the new picture is there, too.
      flushSync();
    }
    finish();
    this.#begin();
  }

  /** The table is left: nothing is told any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#line = [];
    this.#read = null;
  }

  #take(change: Change): void {
    const { before, after, lines } = change;
    const asked = after.decision?.yours;
    const timed = asked && after.clockMs !== null;
    this.#came = performance.now();
    this.#due = timed ? this.#came + (after.clockMs ?? 0) * SHARE : Number.POSITIVE_INFINITY;
    this.#clock = null;
    const unseen =
      !this.#read ||
      after.realTime ||
      before.view === null ||
      settings.all.speed === 0 ||
      document.visibilityState === "hidden" ||
      lines.length >= MANY ||
      after.log.length < before.log.length ||
      // Others answer while this browser decides: nothing is taken from its hands.
      (asked && !this.#line.length && before.decision?.yours && before.decision.ticket === after.decision?.ticket);
    if (unseen || timed || !this.#source.waits || this.#line.length >= FAR) this.#all();
    this.#line.push(change);
    if (unseen) this.#all();
    else if (this.#line.length === 1) this.#begin();
  }

  /** Everything in line has been shown. */
  #all(): void {
    // What is staged by who hears of it is not in line yet.
    for (let n = this.#line.length; n > 0; n--) this.#land();
  }

  /** Shows the first change in line, or lands it where there is nothing to show. */
  #begin(): void {
    for (let change = this.#line[0]; change; change = this.#line[0]) {
      const known = change.before.log.length;
      this.#left = this.#read?.({ ...change, lines: change.lines.filter((line) => line.n >= known) }) ?? [];
      if (this.#left.length) {
        this.#enter();
        return;
      }
      this.#land();
    }
  }

  /** The first of the moments that are left is shown. */
  #enter(): void {
    const change = this.#line[0];
    const now = this.#left[0];
    if (!change || !now) return;
    const was = this.#kept ? this.state : change.before;
    this.#keep(change, now);
    this.#tell(was, this.state);
    const sum = this.#left.reduce((all, one) => all + one.ms, 0);
    const part = sum > BEHIND || this.#line.length > 1 ? 0.5 : 1;
    const fits = (Math.max(0, this.#due - performance.now()) * now.ms) / sum;
    this.#timer = setTimeout(() => this.#next(), Math.min((now.ms * part) / (settings.all.speed || 1), fits));
  }

  #next(): void {
    this.#left = this.#left.slice(1);
    if (this.#left.length) this.#enter();
    else {
      this.#land();
      this.#begin();
    }
  }

  /** The first change in line has been shown: the table is as it says. */
  #land(): void {
    clearTimeout(this.#timer);
    const change = this.#line.shift();
    if (!change) return;
    const was = this.#kept ? this.state : change.before;
    this.#left = [];
    const [next] = this.#line;
    if (next) this.#keep(next, null);
    else {
      const { clockMs } = this.#source.state;
      const held = this.#kept !== null && clockMs !== null;
      this.#kept = null;
      this.#clock = held ? Math.max(0, clockMs - (performance.now() - this.#came)) : null;
    }
    this.#tell(was, next ? change.after : this.state);
    this.#events.emit("state", change);
    if (change.lines.length) this.#events.emit("lines", change.lines);
  }

  #keep({ before, after }: Change, now: Moment | null): void {
    const { step, asSeat, view, log, curtain, puzzle, now: at } = before;
    const guide = this.#kept ? this.#kept.puzzle : puzzle;
    this.#kept = {
      ...{ step, asSeat, curtain, now: at, puzzle: guide ?? null, free: [] },
      view: now?.view ?? view,
      log: now ? upTo(after.log, now.line, log) : log,
      ...{ decision: null, waiting: null, over: null, hint: null, foreseen: null, canUndo: null, clockMs: null },
    };
  }

  #tell(before: TableState, after: TableState): void {
    const lines = after.log.slice(before.log.length);
    this.#events.emit("shown", { before, after, lines });
  }
}
