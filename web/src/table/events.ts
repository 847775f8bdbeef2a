/**
 * What happens at a table, told once to whoever listens and then forgotten. What is stands in `TableState`.
 *
 * A happening comes after the state it belongs to is in place, in the same turn of the event loop: what a listener changes
 * is drawn together with it.
 */
import type { Beat, Coached, HintGiven, LineBeat, Photo } from "../net/protocol";
import type { NotTaken } from "./realtime";
import type { Aloud, Game, Line, Refusal, Slip, TableState } from "./types";

/** One table before and after a change, and the lines of the log that came with it: all from the first difference on. */
export interface Step<G extends Game = Game> {
  before: TableState<G>;
  after: TableState<G>;
  lines: readonly Line<G>[];
  /** What is seen of it line by line (`beatsOf`), where the game tells it so. */
  beats?: readonly LineBeat[] | undefined;
}
/** The same of any change, also of the first: there was no view before it. */
export interface Change<G extends Game = Game> extends Omit<Step<G>, "before"> {
  before: Omit<TableState<G>, "view"> & { view: G["view"] | null };
}

export interface BeatTold<G extends Game = Game> extends Change<G> {
  beat: Beat;
  /** It answers a request of this browser. */
  own: boolean;
}

export interface Happenings<G extends Game = Game> {
  /** A whole state came, and what happened on the way to it has been shown: another decision, an undo, the first one of a connection. */
  state: Change<G>;
  /** Another picture is drawn: a moment of a step, or its end; `lines` are those told since the last one. */
  shown: Change<G>;
  /** Real time: one request was taken, or the clock struck. */
  beat: BeatTold<G>;
  /** New lines of the log, with a state or a beat. */
  lines: readonly Line<G>[];
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
export type Hear<K extends Happening, G extends Game = Game> = (what: Happenings<G>[K]) => void;

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
