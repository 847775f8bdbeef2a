/** A table without a line: a replay, a case of the gallery. What it shows is handed in. */
import { untrack } from "svelte";
import type { LineBeat, PuzzleStill } from "../net/protocol";
import { Events, type Happening, type Happenings, type Hear } from "./events";
import { blank, news } from "./model.svelte";
import type { Source, TableCalls, TableState } from "./types";
import { named } from "./words";

const nothing = (): void => {};
/** Nothing can be done at a table that is only shown. */
const STILL: TableCalls = {
  play: nothing,
  free: nothing,
  rush: () => false,
  foresee: () => 0,
  undo: nothing,
  hint: nothing,
  unhint: nothing,
  look: nothing,
  again: nothing,
  concede: nothing,
  coach: nothing,
  speed: nothing,
  sit: nothing,
  hurry: nothing,
};

/** A position as these eyes see it, as a table at which nothing goes on. */
export function seenTable(table: string, seen: PuzzleStill): TableState {
  return {
    ...blank(table),
    still: true,
    game: seen.game,
    options: seen.options,
    setup: seen.setup,
    seats: named(seen.seats.map((seat, p) => ({ seat: p, ...seat, kind: seat.level ? "bot" : "person", here: true }))),
    you: seen.eyes >= 0 ? [seen.eyes] : [],
    asSeat: Math.max(seen.eyes, -1),
    version: 1,
    view: seen.view,
    connection: "open",
  };
}

export class ShownTable {
  state = $state.raw<TableState>(blank(""));
  readonly #events = new Events();

  constructor(first: TableState) {
    this.state = first;
  }

  /** Puts this table in place of the one before, and tells it: `lines` are new, by default all from the first difference on. */
  show(next: TableState, lines = untrack(() => news(this.state.log, next.log)), beats?: readonly LineBeat[]): void {
    // An effect may show what it has worked out: it must not run again because of what is told here.
    untrack(() => {
      const before = this.state;
      const after = { ...next, step: before.step + 1 };
      this.state = after;
      this.#events.emit("state", { before, after, lines, beats });
      if (lines.length) this.#events.emit("lines", lines);
    });
  }

  on<K extends Happening>(kind: K, hear: Hear<K>): () => void {
    return this.#events.on(kind, hear);
  }

  emit<K extends Happening>(kind: K, what: Happenings[K]): void {
    this.#events.emit(kind, what);
  }

  /** As a board sees it; `calls` are those that do something here. */
  source(calls: Partial<TableCalls> = {}): Source {
    const shown = this;
    return {
      ...STILL,
      ...calls,
      waits: false,
      get state() {
        return shown.state;
      },
      on: (kind, hear) => shown.on(kind, hear),
      emit: (kind, what) => shown.emit(kind, what),
    };
  }
}
