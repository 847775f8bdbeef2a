/**
 * One table on the page, handed down to everything in it: what is (`state`), what happened (`on`), what may be asked
 * (`play` and so on), and what is open on this screen. Two tables on one page share nothing of it.
 */
import { type Component, getContext, onDestroy, type Snippet, setContext } from "svelte";
import type { Act, ActionId, LogLine, Over, Text } from "../net/protocol";
import { tell } from "../words/say";
import { type Change, Events, type Happening, type Hear } from "./events";
import { namesAt } from "./names";
import { type Moment, type Read, Steps } from "./steps.svelte";
import type { Turn } from "./turns";
import type { Game, Place, Refusal, Slip, Source, TableCalls, TableState } from "./types";

export type Dialog = "first" | "help" | "settings" | "concede" | "summary" | null;

/** What a board gives to the shell around it; what is left out the shell fills by itself. */
export interface Slots {
  /** A rail at the left of the board, where the window is wide. The whole log is a drawer then, at every width. */
  rail?: Snippet | null;
  /** At the right above the log, where the window is wide enough for both. */
  side?: Snippet | null;
  /** The whole right side, where the window is wide, and the drawer else: with log and tools where it wants them. */
  aside?: Snippet<[log: Snippet, tools: Snippet]> | null;
  /** The board has the whole room: nothing stands beside it, and the log is a drawer; "edge": up to the edges of the window. */
  alone?: boolean | "edge";
  /** In the top bar, before its buttons. */
  bar?: Snippet | null;
  /** The game's own part of the result sheet, in place of the list of places. */
  end?: Snippet<[Over]> | null;
  /** The picture beside the result, in place of the winner's shape. */
  poster?: Snippet<[Over]> | null;
  /** A picture across the result, in place of the one beside it: it places who won, and says why. */
  cover?: Snippet<[Over, Snippet]> | null;
  /** What else may be done at the end: buttons below "Play again". */
  next?: Snippet<[Over]> | null;
  /** "board": the board itself shows `Toast` and `Invite`, where they cover nothing. */
  notice?: "board" | null;
  /** "board": the board itself shows how it ended, and no sheet lies over it. */
  result?: "board" | null;
}

/** A log as it reads from its beginning to its end: lines that others say as well are left out. */
export interface Story {
  tell(line: LogLine): string;
  quiet(line: LogLine): boolean;
}

/** How a game's log reads, as far as the game has something to say about it. */
export interface Telling<G extends Game = Game> {
  /** Lines that a game leaves out of the log, where the server does not say so. */
  quiet?: (line: LogLine) => boolean;
  /** Kinds of lines that begin a part of the log: rounds of a game without turns. */
  heads?: ReadonlySet<string>;
  /** How a part of the log that is a turn is headed, where it is not "Turn 3". */
  head?: (turn: Turn) => string;
  /** The rule that a line is told with, where it is not its own. */
  rule?: (line: LogLine) => string | null;
  /** A game's own words for a line of the log, where it has better ones than the server's. */
  tell?: (line: LogLine) => string;
  /** A whole log, where lines are told by those around them: that of a replay goes on behind what is shown. */
  story?: (log: readonly LogLine[]) => Story;
  /** A text of the server in the game's words and the reader's language, with the names of this table. */
  text?: (text: Text) => string;
  /** Whose deed a line is; -1: nobody's. */
  who?: (line: LogLine) => number;
  /** What an act is called in a list, where its button or card says less than a word. */
  deed?: (act: Act) => string | null;
  /** What ears are told of a change, where it is not its lines. */
  aloud?: (change: Change<G>) => string;
}

/** What is told only when it has been shown. */
const HELD: ReadonlySet<Happening> = new Set(["state", "shown", "lines"]);
/** So many questions are kept with the thing that was pressed. */
const ASKED = 20;

/** `TableContext<Game>` with the `Game` of a `./protocol` is a table of that game: its view, acts and lines are typed. */
export class TableContext<G extends Game = Game> implements TableCalls {
  dialog: Dialog = $state(null);
  /** The Game Aid is kept open beside the table. */
  aid = $state(false);
  /** The log, where it is a drawer or a sheet. */
  logOpen = $state(false);
  /** Number of the last log line the player has had before their eyes. */
  logSeen = $state(-1);
  telling: Telling = $state.raw({});
  slots: Slots = $state.raw({});
  /** The board's rail is shown beside it: the window has room for it. */
  railed = $state(false);
  /** What the board has for the right side is shown beside it. */
  sided = $state(false);
  /** How the board lies, and its room, px: the one answer for all that is drawn in it (`kit/TableFrame`). */
  room: { form: Form; width: number; height: number } = $state.raw({ form: "", width: 0, height: 0 });
  /** What this table is drawn in. */
  root: Element | null = $state.raw(null);
  /** Where it says what may be done now: a refusal without a place of its own is shown there. */
  prompt: Element | null = $state.raw(null);
  /** Takes back the last step of what is laid out on the board and not sent; null: nothing is. */
  step: (() => void) | null = $state.raw(null);
  /** Keys on the page mean this table; false while another one on the same page has them. */
  keyed = $state(true);
  /** What things and people are called here, a line each. */
  readonly names = $derived.by(() => namesAt(this.state as TableState));
  /** The thing at this table that was pressed last, by pointer or key. */
  #pressed: Element | null = null;
  /** What was pressed, and the space that was asked about, by the number of the message. */
  readonly #asked = new Map<string | number, readonly (Place | null)[]>();
  readonly #source: Source;
  readonly #events = new Events();
  readonly #steps: Steps;

  constructor(source: Source) {
    this.#source = source;
    this.#steps = new Steps(source, this.#events);
  }

  /** The table as it is shown: while a step is, the one before it, but for what its moment says. */
  get state(): TableState<G> {
    return this.#steps.state as unknown as TableState<G>;
  }

  /** The part of a step that is shown now; null: the table is at rest. */
  get moment(): Moment | null {
    return this.#steps.moment;
  }

  /** Something that happened is still shown: nothing is asked meanwhile. */
  get playing(): boolean {
    return this.#steps.playing;
  }

  /** A board says what it shows of a step; `moment` is the one that runs. `stop` takes it back. */
  shows<M extends Moment>(read: Read<M, G>): { readonly moment: M | null; stop(): void } {
    const steps = this.#steps;
    steps.reads(read as never);
    return {
      get moment() {
        return steps.moment as M | null;
      },
      stop: () => steps.reads(null),
    };
  }

  /** Shows moments of a table that stands as it is: how it began. */
  stage(found: Promise<readonly Moment[]>): void {
    this.#steps.stage(found);
  }

  /** A press anywhere on the page ends the step that runs, and what moves; true: it means nothing else. */
  skip(event: Event): boolean {
    return this.#steps.press(event, this.root, this.keyed);
  }

  /** The table is left: nothing is shown any longer. */
  close(): void {
    this.#steps.close();
  }

  on<K extends Happening>(kind: K, hear: Hear<K, G>): () => void {
    return (HELD.has(kind) ? this.#events : this.#source).on(kind, hear as never);
  }

  /** Listens as long as the calling component lives; called while it is set up. */
  during<K extends Happening>(kind: K, hear: Hear<K, G>): void {
    onDestroy(this.on(kind, hear));
  }

  /** A board says what it gives to the shell; the returned function takes it back. */
  give(slots: Slots, telling: Telling<G> = {}): () => void {
    this.slots = slots;
    this.telling = telling as never;
    return () => {
      if (this.slots === slots) this.slots = this.telling = {};
    };
  }

  /** What the log says of a line. */
  words(line: LogLine): string {
    return this.telling.tell?.(line) ?? this.tell(line);
  }

  /** What a text of the server says here; words that are said already stay as they are. */
  readonly tell = (text: Text | string | null | undefined): string => {
    if (!text || typeof text === "string") return text ?? "";
    return this.telling.text?.(text) ?? tell(text);
  };

  /** Other lines of the log say as much. */
  quiet(line: LogLine): boolean {
    return line.quiet ?? this.telling.quiet?.(line) ?? false;
  }

  /** A line begins a part of the log. */
  heads(line: LogLine): boolean {
    return line.head ?? this.telling.heads?.has(line.kind) ?? false;
  }

  /** Whose deed a line of the log is; -1: nobody's. */
  who(line: LogLine): number {
    return this.telling.who ? this.telling.who(line) : line.seat;
  }

  // ------------------------------------------------------------ what the table says
  slip(slip: Slip): void {
    this.#source.emit("slip", slip);
  }

  /** Says something to ears that the log does not. */
  say(words: string, urgent = false): void {
    this.#source.emit("aloud", { words, urgent });
  }

  /** Something at this table was pressed: a refusal of it is shown there. */
  press(thing: Element | null): void {
    this.#pressed = thing;
  }

  /** Says at once that something may not be done, without asking the server. */
  refuse(refusal: Omit<Refusal, "ref">): void {
    this.#source.emit("refused", { at: this.#pressed, ...refusal, ref: null });
  }

  /** The thing that a refusal is about; null where nobody knows. */
  placeOf(refusal: Refusal): Element | null {
    const asked = refusal.ref === null ? undefined : this.#asked.get(refusal.ref);
    const places = refusal.at === undefined ? (asked ?? []) : [refusal.at];
    for (const place of places) {
      const found = this.find(place);
      if (found) return found;
    }
    return null;
  }

  /** The element of a thing at this table, as far as it is drawn. */
  find(place: Place | null): Element | null {
    if (place === null) return null;
    if (place instanceof Element) return place.isConnected ? place : null;
    const [name, value] =
      "space" in place
        ? ["data-space", place.space]
        : "act" in place
          ? ["data-do", place.act]
          : ["data-card", String(place.card)];
    return (
      [...(this.root?.querySelectorAll(`[${name}]`) ?? [])].find((one) => one.getAttribute(name) === value) ?? null
    );
  }

  #ask(ref: string | number | null, at: Place | null = null): void {
    if (ref === null) return;
    this.#asked.set(ref, [at, this.#pressed]);
    const first = this.#asked.keys().next();
    if (this.#asked.size > ASKED && !first.done) this.#asked.delete(first.value);
  }

  // ------------------------------------------------------------ calls
  play(actions: ActionId[]): void {
    this.#source.play(actions);
    this.#ask(this.state.pending?.ref ?? null);
  }
  free(actions: ActionId[]): void {
    this.#source.free(actions);
    this.#ask(this.state.pending?.ref ?? null);
  }
  rush(action: ActionId, move?: { card?: number | null; top?: number | null; ghost?: unknown }): boolean {
    return this.#source.rush(action, move);
  }
  foresee(draft: Record<string, unknown>): number {
    return this.#source.foresee(draft);
  }
  /** Takes back the last step of what is laid out on the board and not sent; else the last play. */
  undo(): void {
    if (this.step) this.step();
    else this.#source.undo();
  }
  /** There is something to take back. */
  get undoable(): boolean {
    const { connection, pending, canUndo } = this.state;
    return connection === "open" && !pending && (this.step !== null || canUndo !== null);
  }
  hint(): void {
    this.#source.hint();
  }
  unhint(): void {
    this.#source.unhint();
  }
  look(seat: number): void {
    this.#source.look(seat);
  }
  again(): void {
    this.#source.again();
  }
  /** Opens the "Give up?" dialog; the game need not ask again. */
  concede(): void {
    this.dialog = "concede";
  }
  /** The answer of that dialog. */
  giveUp(): void {
    this.dialog = null;
    this.#source.concede();
  }
  coach(text: string, space: string | null = null): void {
    this.#source.coach(text, space);
  }
  speed(ms: number): void {
    this.#source.speed(ms);
  }
  sit(name: string): void {
    this.#source.sit(name);
  }
  hurry(): void {
    this.#source.hurry();
  }
}

/** Props of `games/<game>/Table.svelte`. */
export interface BoardProps<G extends Game = Game> {
  table: TableContext<G>;
}
/** A board of some game; the shell, which has found the one of this game, hands it its table. */
export type Board = Component<BoardProps<never>>;

/** How a board lies: as on a desk, as on a phone, or as on a phone held sideways; "": that isn't known yet. */
export type Form = "" | "desk" | "phone" | "sideways";

/** The key of the Svelte context; a test hands its table in under it. */
export const TABLE = Symbol("table");

/** Hands a table down to everything inside the calling component. */
export function provideTable(source: Source): TableContext {
  const table = new TableContext(source);
  onDestroy(() => table.close());
  return setContext(TABLE, table);
}

/** The table around the calling component; undefined where there is none, as in the lobby. */
export const maybeTable = <G extends Game = Game>(): TableContext<G> | undefined =>
  getContext<TableContext<G> | undefined>(TABLE);

export function useTable<G extends Game = Game>(): TableContext<G> {
  const table = maybeTable<G>();
  if (!table) throw new Error("Nothing here hands a table down: call provideTable in a component around this one.");
  return table;
}
