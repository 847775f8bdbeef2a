/**
 * What happens at a table, told once to whoever listens and then forgotten. What is stands in `TableState`.
 *
 * A happening comes after the state it belongs to is in place, in the same turn of the event loop: what a listener changes
 * is drawn together with it.
 */
import type { Beat, Coached, HintGiven, LogLine, Photo } from "../net/protocol";
import type { NotTaken } from "./realtime";
import type { Aloud, Refusal, Slip, TableState } from "./types";

/** One table before and after a change, and the lines of the log that came with it: all from the first difference on. */
export interface Change {
  before: TableState;
  after: TableState;
  lines: readonly LogLine[];
}

export interface BeatTold extends Change {
  beat: Beat;
  /** It answers a request of this browser. */
  own: boolean;
}

export interface Happenings {
  /** A whole state came, and what happened on the way to it has been shown: another decision, an undo, the first one of a connection. */
  state: Change;
  /** Another picture is drawn: a moment of a step, or its end; `lines` are those told since the last one. */
  shown: Change;
  /** Real time: one request was taken, or the clock struck. */
  beat: BeatTold;
  /** New lines of the log, with a state or a beat. */
  lines: readonly LogLine[];
  /** Something may not be done, or could not be. */
  refused: Refusal;
  /** Real time: a request of this browser was not taken. */
  missed: NotTaken;
  photo: Photo;
  coached: Coached;
  hint: HintGiven;
  /** A board or the shell has news for the player. */
  slip: Slip;
  aloud: Aloud;
  /** Play again: everybody goes on at this table. */
  moved: string;
}

export type Happening = keyof Happenings;
export type Hear<K extends Happening> = (what: Happenings[K]) => void;

export class Events {
  readonly #hear = new Map<Happening, Set<Hear<never>>>();

  /** Calls `hear` for each such happening from now on, until the returned function is called. */
  on<K extends Happening>(kind: K, hear: Hear<K>): () => void {
    const all = this.#hear.get(kind) ?? new Set();
    this.#hear.set(kind, all.add(hear));
    return () => void all.delete(hear);
  }

  /** Tells everybody who listens now; who comes or goes meanwhile changes nothing. */
  emit<K extends Happening>(kind: K, what: Happenings[K]): void {
    for (const hear of [...(this.#hear.get(kind) ?? [])]) (hear as Hear<K>)(what);
  }
}
