/**
 * What is shown of what happened, after the view that is already at its end. All that moves is loaded when the page is
 * idle: a table stands without it.
 */
import { whenIdle } from "../../feel/idle";
import { finish, Moments } from "../../feel/motion.svelte";
import { settings } from "../../feel/settings.svelte";
import type { LogLine } from "../../net/protocol";
import type { Change } from "../../table/events";
import type { Book } from "./look";
import type { Moment } from "./moment";
import type { View } from "./protocol";

type Motion = typeof import("./motion");

/** Lines that a game begins with: The Flip has just been, nothing is played yet. */
const OPENING: ReadonlySet<string> = new Set(
  "flip shown tied shuffle return won first placed left hands draw turn phase line wait".split(" "),
);
/** More lines at once are no news: somebody was away, or leaps through a replay. */
const MANY = 300;
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
  readonly stage = new Moments<Moment>();
  motion = $state.raw<Motion | null>(null);
  /** The Flip is about to be shown: what shows it is on its way. */
  waits = $state(false);
  readonly #book: () => Book;

  constructor(book: () => Book) {
    this.#book = book;
  }

  readonly moment: Moment | null = $derived(this.stage.moment);

  /** A table that has just begun shows its flip; one that goes on, or that comes back, stands as it is. */
  open(view: View, log: readonly LogLine[]): void {
    if (!opening(log) || settings.still || !first()) return;
    this.waits = true;
    void this.load().then(() => {
      if (!this.waits) return;
      this.waits = false;
      this.#feed(
        log.filter((line) => line.kind !== "over"),
        view,
        view,
      );
    });
  }

  /** Loads what moves. */
  load = async (): Promise<void> => {
    try {
      this.motion ??= await import("./motion");
    } catch {
      this.waits = false; // nothing moves: the table is whole without
    }
  };

  /** A change of the table. Where something was taken back, nothing of it is shown; a replay that begins again flips again. */
  tell({ before, after, lines }: Change): void {
    const [was, now] = [before.view, after.view] as [View | null, View];
    if (was === null || lines.length >= MANY) this.finish();
    else if (after.log.length >= before.log.length) this.#feed(lines, was, now);
    else {
      this.finish();
      if (was.turn > 0 && now.turn === 0 && !settings.still) this.#feed(after.log, now, now);
    }
  }

  #feed(lines: readonly LogLine[], before: View, after: View): void {
    if (!this.motion || lines.length === 0) return;
    const { calm, moments } = this.motion;
    const book = this.#book();
    const found = moments(lines, before, after, (card) => book.power(card));
    this.stage.feed(settings.still ? calm(found) : found);
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

  /** Nothing is shown any longer: all is as it is. */
  finish(): void {
    this.waits = false;
    finish();
    this.stage.finish();
  }
}
