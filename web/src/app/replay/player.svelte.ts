/** What plays a replay: how many decisions are shown, and when the next one comes. Nothing here runs every frame. */

import type { Moment, Reel } from "./reel";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** ms between two decisions of a game without a clock: one that is told of in the log, and one that is not. */
const PACE_MS = 1100;
const QUIET_MS = 220;
/** While the board still shows what happened, it is asked again after so long. */
const BUSY_MS = 120;
/** Decisions so near to each other are shown together, ms of table time. */
const TOGETHER_MS = 8;
/** The head follows a step within so long. */
export const FOLLOW_MS = 90;

/** Who draws the head: it goes to place `to` (0 to 1) within `ms`. */
export type Head = (to: number, ms: number) => void;

export class Player {
  at: Moment = $state.raw({ n: 0, from: 0, offset: 0 });
  running = $state(false);
  speed: Speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Table time and `performance.now()` when the clock was last set. */
  #set = { table: 0, own: 0 };
  #heads = new Set<Head>();

  constructor(
    readonly made: () => Reel,
    /** The board still shows what happened. */
    readonly busy: () => boolean = () => false,
  ) {}

  get n(): number {
    return this.at.n;
  }
  get end(): number {
    return this.made().replay.frames.length;
  }

  /** The head is drawn by `head` until the returned function is called. */
  follow(head: Head): () => void {
    this.#heads.add(head);
    head(this.made().places[this.n] ?? 0, 0);
    if (this.running) this.#sweep();
    return () => this.#heads.delete(head);
  }

  play(): void {
    if (this.n >= this.end) this.#show(0, 0);
    this.running = true;
    this.#start();
  }

  pause(): void {
    clearTimeout(this.#timer);
    if (!this.running) return;
    this.running = false;
    this.at = { ...this.at, from: this.n, offset: 0 };
    this.#draw(FOLLOW_MS);
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.play();
  }

  /** Shows the table after n decisions, and stands there. */
  go(n: number): void {
    const to = Math.max(0, Math.min(this.end, n));
    this.pause();
    if (to === this.n) return;
    this.#show(to, to === this.n + 1 ? this.n : to);
    this.#draw(FOLLOW_MS);
  }

  pace(speed: Speed): void {
    this.speed = speed;
    if (this.running) this.#start();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#heads.clear();
  }

  /** Everything that changes for a decision changes here, once. */
  #show(n: number, from: number): void {
    const clock = this.running && this.made().replay.real_time && this.speed === 1;
    this.at = { n, from, offset: clock ? this.#set.table - this.#set.own : 0 };
  }

  #start(): void {
    clearTimeout(this.#timer);
    this.#set = { table: this.made().times[this.n] ?? 0, own: performance.now() };
    this.#show(this.n, this.n);
    this.#sweep();
    this.#wait();
  }

  /** In real time the head travels by itself to the end; else it is moved for each decision. */
  #sweep(): void {
    const { replay, times } = this.made();
    if (!replay.real_time) return;
    this.#draw(0);
    const left = (times[this.end] ?? 0) - this.#now();
    for (const head of this.#heads) head(1, Math.max(0, left / this.speed));
  }

  #draw(ms: number): void {
    for (const head of this.#heads) head(this.made().places[this.n] ?? 0, ms);
  }

  /** Table time, by the clock that was set. */
  #now(): number {
    return this.#set.table + (performance.now() - this.#set.own) * this.speed;
  }

  #wait(): void {
    if (this.n >= this.end) {
      this.running = false;
      this.at = { ...this.at, offset: 0 };
      return;
    }
    const { replay, times } = this.made();
    const due = replay.real_time
      ? ((times[this.n + 1] ?? 0) - this.#now()) / this.speed
      : (replay.frames[this.n]?.log.length ? PACE_MS : QUIET_MS) / this.speed;
    this.#timer = setTimeout(() => this.#next(), Math.max(0, due));
  }

  #next(): void {
    const { replay, times } = this.made();
    if (!replay.real_time && this.busy()) {
      this.#timer = setTimeout(() => this.#next(), BUSY_MS);
      return;
    }
    let n = this.n + 1;
    if (replay.real_time) {
      const now = this.#now() + TOGETHER_MS;
      while (n < this.end && (times[n + 1] ?? 0) <= now) n += 1;
    }
    this.#show(n, this.n);
    if (!replay.real_time) this.#draw(FOLLOW_MS);
    this.#wait();
  }
}
