/**
 * What is shown of what happened: the steps of the table, read as moments on the mat. All that moves is loaded when the page
 * is idle: a table stands without it.
 */
import { whenIdle } from "../../feel/idle";
import { settings } from "../../feel/settings.svelte";
import type { LogLine } from "../../net/protocol";
import type { TableContext } from "../../table/context.svelte";
import type { Step } from "../../table/events";
import type { Book } from "./look";
import type { Moment } from "./moment";
import type { Game } from "./protocol";

type Motion = typeof import("./motion");

/** Lines that a game begins with: The Flip has just been, nothing is played yet. */
const OPENING: ReadonlySet<string> = new Set(
  "flip shown tied shuffle return won first placed left hands draw turn phase line wait".split(" "),
);
const SEEN = "rumpus.flip";

export const opening = (log: readonly LogLine[]): boolean =>
  log.length > 0 && log.every((line) => OPENING.has(line.kind));

/** Whether this tab has not shown The Flip at this address before, a table's or a replay's; from now on it has. */
function first(): boolean {
  try {
    if (sessionStorage.getItem(SEEN) === location.hash) return false;
    sessionStorage.setItem(SEEN, location.hash);
  } catch {
    // Nothing to remember with: a reload shows it once more.
  }
  return true;
}

export class Show {
  motion = $state.raw<Motion | null>(null);
  /** Something was taken back: nothing is done unasked. */
  undone = $state(false);
  readonly #table: TableContext<Game>;
  readonly #book: () => Book;
  readonly #steps: { readonly moment: Moment | null };

  constructor(table: TableContext<Game>, book: () => Book) {
    this.#table = table;
    this.#book = book;
    this.#steps = table.shows<Moment>((change) => this.#read(change));
    table.on("state", ({ before, after }) => {
      const [was, now] = [before.view, after.view];
      this.undone = after.log.length < before.log.length;
      // A replay that begins again flips again.
      if (was && was.turn > 0 && now.turn === 0) this.#flip();
    });
  }

  get moment(): Moment | null {
    return this.#steps.moment;
  }

  /** The Flip is about to be shown: what shows it is on its way. */
  get waits(): boolean {
    return this.#table.playing && this.moment === null;
  }

  /** A table that has just begun shows its flip; one that goes on, or that comes back, stands as it is. */
  open(): void {
    if (opening(this.#table.state.log) && first()) this.#flip();
  }

  #flip(): void {
    if (settings.still) return;
    const { state } = this.#table;
    const change = { before: state, after: state, lines: state.log.filter((line) => line.kind !== "over") };
    this.#table.stage(this.load().then(() => this.#read(change)));
  }

  /** Loads what moves. */
  load = async (): Promise<void> => {
    try {
      this.motion ??= await import("./motion");
    } catch {
      // Nothing moves: the table is whole without.
    }
  };

  #read({ before, after, lines }: Step<Game>): Moment[] {
    if (!this.motion) return [];
    const { calm, moments } = this.motion;
    const book = this.#book();
    const [was, now] = [before.view, after.view];
    const found = moments(lines, was, now, (card) => book.power(card), before.asSeat);
    return settings.still ? calm(found) : found;
  }

  /** Loads what moves once the page has nothing else to do. */
  idle(): void {
    whenIdle(() => void this.load());
  }

  /** A moment begins: what lies on the mat moves, and it is heard. */
  play(root: HTMLElement, moment: Moment): void {
    this.motion?.act(root, moment);
    this.motion?.hear(moment);
  }

  /** The cards of the hand go from where they lie now to where they are `drawn`. */
  travel(root: HTMLElement, drawn: Promise<void>, sum: () => number): void {
    const { motion } = this;
    if (!motion) return;
    const before = motion.places(root);
    void drawn.then(() => {
      const did = motion.travel(root, before);
      if (did) motion.lay(did, sum());
    });
  }
}
