/**
 * A WebSocket that comes back: it reconnects with growing pauses, spread by chance, and a silent line is found out by a
 * ping. Only a line that has stood for a while makes the pauses small again: one that breaks, or has to be renewed, as soon
 * as it is up does not.
 * It knows nothing of tables; what a reconnect means (a fresh welcome and state) is the table store's business.
 */
import type { ClientMessage, Pong, ServerMessage } from "./protocol";

export interface Line {
  /** WebSocket.OPEN while something can be sent. */
  readonly readyState: number;
  send(data: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** The next try: the how-maniest it is since a good line, and in how many ms. */
export interface Retry {
  tries: number;
  ms: number;
}

export interface Handlers {
  message(message: ServerMessage): void;
  /** open: the line is up; lost: it went down and will be tried again; gone: the server says there is no such table. */
  change(to: "open" | "lost" | "gone", retry?: Retry): void;
  /** A ping came back; `sent` is `performance.now()` when it left. */
  pong?(message: Pong, sent: number): void;
}

/** Calls once after so many ms; the returned function takes it back. */
export type Timer = (call: () => void, ms: number) => () => void;

export interface Setup {
  open?: (url: string) => Line;
  timer?: Timer;
  /** 0 up to 1; spreads the reconnects of many browsers. */
  random?: () => number;
}

/** WebSocket.OPEN, by its number: a test has lines without a browser. */
const OPEN = 1;
const FIRST_MS = 250;
const LONGEST_MS = 8000;
/** A line that has stood this long is a good one. */
const GOOD_MS = 10_000;
const PING_MS = 15000;
const PONG_MS = 6000;
/** At a table in real time pings also measure the lag, so they come more often. */
const LIVE_PING_MS = 2500;
/** Close codes that mean trying again is no use: no such table, or not from this address. */
const FINAL = new Set([4403, 4404]);
/** The close code of a server that cannot serve now, and as if after how many tries it is dialled again (about 4 s). */
const LATER = 1013;
const LATER_TRIES = 4;

const clock: Timer = (call, ms) => {
  const id = setTimeout(call, ms);
  return () => clearTimeout(id);
};

/** The pause before reconnect number `tries` (from 0): doubling, at most 8 s, spread by a quarter each way. */
export function pause(tries: number, random: number): number {
  const base = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 10));
  return Math.round(base * (0.75 + random / 2));
}

/** Closes a line of which nothing more shall be heard. */
function mute(line: Line): void {
  line.onopen = line.onmessage = line.onclose = null;
  line.close();
}

export class Socket {
  /** The open line, and the one that is being opened. */
  #line: Line | null = null;
  #dialled: Line | null = null;
  /** Lines that were lost or renewed since the last good one. */
  #tries = 0;
  readonly #timers = new Map<"again" | "ping" | "pong" | "good", () => void>();
  #closed = false;
  #live = false;
  #pulse: ReturnType<typeof setInterval> | undefined;
  readonly #open: (url: string) => Line;
  readonly #random: () => number;
  readonly #timer: Timer;

  constructor(
    readonly url: () => string,
    readonly handlers: Handlers,
    setup: Setup = {},
  ) {
    this.#open = setup.open ?? ((address) => new WebSocket(address));
    this.#random = setup.random ?? Math.random;
    this.#timer = setup.timer ?? clock;
    this.#connect();
  }

  /** True when the message went out; while the line is down nothing is queued, for it would be stale. */
  send(message: ClientMessage): boolean {
    if (this.#line?.readyState !== OPEN || this.#closed) return false; // a closing line takes nothing, and complains
    try {
      this.#line.send(JSON.stringify(message));
      return true;
    } catch {
      return false;
    }
  }

  /** Measure the lag from now on: a ping now and every 2.5 s. */
  measure(): void {
    if (this.#live) return;
    this.#live = true;
    const ping = (): void => void this.send({ type: "ping", t: performance.now() });
    ping();
    this.#pulse = setInterval(ping, LIVE_PING_MS);
  }

  /** Try now instead of waiting: the machine woke up or the network is back. */
  hurry(): void {
    if (this.#closed || this.#line || this.#dialled) return;
    this.#connect();
  }

  /** Something was missed: start over on a fresh line, whose first state is whole. At once, unless the line before fared no better. */
  renew(): void {
    if (!this.#line || this.#closed) return;
    this.#drop();
    this.#stop();
    const tries = this.#tries++;
    if (tries === 0) this.#connect();
    else this.#later(pause(tries - 1, this.#random()));
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#pulse);
    this.#stop();
    this.#drop();
  }

  #connect(): void {
    this.#stop();
    const line = this.#open(this.url());
    this.#dialled = line;
    line.onopen = () => {
      this.#line = line;
      this.#dialled = null;
      this.#after("good", GOOD_MS, () => {
        this.#tries = 0;
      });
      this.handlers.change("open");
      this.#watch();
    };
    line.onmessage = (event) => this.#receive(String(event.data));
    line.onclose = (event) => this.#lost(line, event.code);
  }

  #receive(text: string): void {
    this.#watch();
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "pong") this.handlers.pong?.(message, message.t);
    else this.handlers.message(message);
  }

  /** After each sign of life: ping in 15 s; no answer within 6 s more means the line is dead. */
  #watch(): void {
    this.#forget("pong");
    this.#after("ping", PING_MS, () => {
      this.send({ type: "ping", t: performance.now() });
      this.#after("pong", PONG_MS, () => {
        const line = this.#line;
        if (!line) return;
        this.#lost(line, 1006);
        mute(line);
      });
    });
  }

  #lost(line: Line, code: number): void {
    if (this.#closed || (line !== this.#line && line !== this.#dialled)) return;
    this.#line = null;
    this.#dialled = null;
    this.#stop();
    if (FINAL.has(code)) {
      this.#closed = true;
      this.handlers.change("gone");
      return;
    }
    const tries = code === LATER ? Math.max(LATER_TRIES, this.#tries) : this.#tries;
    this.#tries++;
    this.#later(pause(tries, this.#random()));
  }

  /** Dials after this pause, and says so. */
  #later(ms: number): void {
    this.handlers.change("lost", { tries: this.#tries, ms });
    this.#after("again", ms, () => this.#connect());
  }

  #after(name: "again" | "ping" | "pong" | "good", ms: number, call: () => void): void {
    this.#forget(name);
    this.#timers.set(name, this.#timer(call, ms));
  }

  #forget(name: "again" | "ping" | "pong" | "good"): void {
    this.#timers.get(name)?.();
    this.#timers.delete(name);
  }

  #drop(): void {
    for (const line of [this.#line, this.#dialled]) if (line) mute(line);
    this.#line = null;
    this.#dialled = null;
  }

  #stop(): void {
    for (const name of this.#timers.keys()) this.#forget(name);
  }
}
