/**
 * One table as this browser sees it: the newest view, the whole log, and what was sent and not yet answered.
 *
 * States are numbered from 1 without gaps within a connection, and each says from which line on it brings the log. A gap
 * in either means something was missed: the line is renewed, and the first state of the new one is whole.
 */
import type { Beat, ClientMessage, LogLine, Pong, ServerMessage, State, Welcome } from "../protocol/types";
import type { Connection, Pending, Refusal, TableState } from "../table/types";
import { Clock, notTaken, type Sent, settled, still } from "./live";
import { merge } from "./patch";
import type { Handlers } from "./socket";

/** The part of Socket that a table needs; tests hand in their own. */
export interface Wire {
  send(message: ClientMessage): boolean;
  hurry(): void;
  renew(): void;
  close(): void;
  /** Pings more often from now on, to know the lag. */
  measure?(): void;
}

export interface TableSetup {
  /** `name`: sit down under it where a seat is free; null: look on. */
  wire: (handlers: Handlers, name: string | null) => Wire;
  /** ms a bot's move should wait before it shows, sent on each welcome. */
  botPause?: () => number;
  /** Play again: the server opened this new table. */
  moved?: (table: string) => void;
}

const LOST = "Connection lost. Nothing was sent.";

export class TableStore {
  state: TableState = $state.raw(blank(""));
  #wire: Wire;
  #ref = 0;
  #notes = 0;
  /** No state of this connection has come yet. */
  #first = true;
  #clock = new Clock();

  constructor(
    readonly table: string,
    readonly setup: TableSetup,
  ) {
    this.state = blank(table);
    this.#wire = this.#dial(null);
  }

  #dial(name: string | null): Wire {
    const handlers: Handlers = {
      message: (message) => this.receive(message),
      change: (to) => this.#line(to),
      pong: (message, sent) => this.#pong(message, sent),
    };
    return this.setup.wire(handlers, name);
  }

  /** Take a free seat under this name: a new line asks for it. */
  sit(name: string): void {
    this.#wire.close();
    this.#first = true;
    this.#patch({ connection: "connecting" });
    this.#wire = this.#dial(name);
  }

  close(): void {
    this.#wire.close();
  }

  hurry(): void {
    this.#wire.hurry();
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "state":
        this.#newState(message);
        break;
      case "beat":
        this.#beat(message);
        break;
      case "refused":
        if (this.state.live.sent.some((one) => one.ref === message.ref))
          this.#patch({ live: notTaken(this.state.live, message, ++this.#notes) });
        else this.#refused(message.rule, message.text);
        break;
      case "photo":
        this.#patch({ live: { ...this.state.live, photo: { ...message, n: ++this.#notes } } });
        break;
      case "coached":
        this.#patch({
          live: { ...this.state.live, said: [...this.state.live.said, { ...message, n: ++this.#notes }].slice(-20) },
        });
        break;
      case "lags":
        this.#patch({ live: { ...this.state.live, lags: message.ms } });
        break;
      case "hint":
        this.#patch({ hint: message });
        break;
      case "error":
        this.#refused("", message.text);
        break;
    }
  }

  /** A line to the own team, or a space to point at. */
  coach(text: string, space: string | null = null): void {
    const seat = this.state.you[0];
    if (seat === undefined) return;
    if (!this.#wire.send({ type: "coach", seat, text, space })) this.#refused("", LOST);
  }

  play(actions: number[]): void {
    const { decision } = this.state;
    if (decision?.yours) this.#play(decision.seat, actions);
  }

  /** What may be done at any time, also when nothing is asked: the server says whether it may. */
  free(actions: number[]): void {
    if (this.state.you.length > 0) this.#play(this.#seat(), actions, true);
  }

  #play(seat: number, actions: number[], free = false): void {
    const { version, pending, connection } = this.state;
    if (pending || actions.length === 0) return;
    const ref = ++this.#ref;
    const sent = connection === "open" && this.#wire.send({ type: "play", ref, seat, version, actions });
    if (!sent) {
      this.#refused("", LOST);
      return;
    }
    const waiting: Pending = {
      ref,
      actions,
      since: performance.now(),
      ticket: free ? null : (this.state.decision?.ticket ?? null),
    };
    this.#patch({ pending: waiting, hint: null });
  }

  /**
   * Real time: one request, judged when the table handles it. `ghost` is what the game shows until the answer comes.
   * Returns false when nothing was sent.
   */
  rush(action: number, move: { card?: number | null; top?: number | null; ghost?: unknown } = {}): boolean {
    const { live, connection, you, asSeat } = this.state;
    const seat = you.includes(asSeat) ? asSeat : you[0];
    if (seat === undefined) return false;
    const ref = ++this.#ref + Math.round(performance.timeOrigin);
    const at = performance.now();
    const message: ClientMessage = { type: "rush", ref, seat, action, sent: at };
    if (move.card !== undefined) message.card = move.card;
    if (move.top !== undefined) message.top = move.top;
    if (connection !== "open" || !this.#wire.send(message)) {
      this.#refused("", LOST);
      return false;
    }
    const sent: Sent = { ref, seat, action, at, ghost: move.ghost ?? null };
    this.#patch({ live: { ...live, sent: [...live.sent, sent] }, hint: null });
    return true;
  }

  why(what: number | string): void {
    const seat = this.#seat();
    const question = typeof what === "number" ? { action: what } : { space: what };
    this.#say({ type: "why", seat, ...question });
  }

  undo(): void {
    const seat = this.state.canUndo;
    if (seat !== null && !this.state.pending) this.#say({ type: "undo", seat });
  }

  hint(): void {
    if (this.state.decision?.yours && this.state.decision.hint) this.#say({ type: "hint", seat: this.#seat() });
  }

  look(seat: number): void {
    this.#say({ type: "look", seat });
  }

  again(): void {
    this.#say({ type: "again" });
  }

  concede(): void {
    this.#say({ type: "concede", seat: this.#seat() });
  }

  speed(botPause: number): void {
    if (this.state.connection === "open") this.#wire.send({ type: "speed", bot_pause_ms: botPause });
  }

  /** The seat that a question from this browser speaks for: the one deciding if it is ours, else the one whose eyes we use. */
  #seat(): number {
    const { decision, asSeat, you } = this.state;
    if (decision?.yours) return decision.seat;
    return you.includes(asSeat) ? asSeat : (you[0] ?? 0);
  }

  #say(message: ClientMessage): void {
    if (!this.#wire.send(message)) this.#refused("", LOST);
  }

  #line(to: Exclude<Connection, "connecting">): void {
    this.#first = true;
    const lost = to !== "open";
    this.#patch({ connection: to, ...(lost ? { pending: null, live: { ...this.state.live, sent: [] } } : {}) });
  }

  #welcome(message: Welcome): void {
    if (this.state.table !== message.table) {
      this.setup.moved?.(message.table);
      return;
    }
    this.#first = true;
    const { game, options, seats, you, tutorial, setup } = message;
    const seedHash = this.state.seedHash || message.seed_hash;
    const realTime = message.real_time ?? false;
    const concession = message.concession ?? true;
    this.#patch({ game, options, seats, you, tutorial, setup, seedHash, realTime, concession, connection: "open" });
    if (realTime) this.#wire.measure?.();
    // In real time the game has a pace dial of its own; who only looks on sets nothing.
    if (this.setup.botPause && you.length > 0 && !realTime)
      this.#wire.send({ type: "speed", bot_pause_ms: this.setup.botPause() });
  }

  #pong(message: Pong, sent: number): void {
    if (!this.state.realTime) return;
    const now = performance.now();
    const offset = this.#clock.hear(sent, now, message.now ?? 0);
    const lag = now - sent;
    this.#patch({ live: { ...this.state.live, lag, ...(offset === null ? {} : { offset }) } });
    if (this.state.you.length && lag >= 0) this.#wire.send({ type: "lag", ms: Math.min(60000, lag) });
  }

  /** One accepted request or stroke of the clock. A gap in the versions or in the log is healed by a full state. */
  #beat(message: Beat): void {
    const { view, version, log, live } = this.state;
    const from = message.log[0]?.n ?? log.length;
    if (this.#first || view === null || message.version !== version + 1 || from > log.length) {
      this.#wire.renew();
      return;
    }
    const lines = message.log.map((line) => ({ ...line, now: message.now }));
    const own = message.ref !== null && live.sent.some((one) => one.ref === message.ref);
    this.#patch({
      version: message.version,
      view: merge(view, message.patch),
      log: lines.length ? [...log.slice(0, from), ...lines] : log,
      fresh: lines,
      live: {
        ...settled(live, message.ref),
        beat: { seq: message.seq, seat: message.seat, kind: message.action_kind, own },
      },
      now: message.now,
    });
  }

  #newState(message: State): void {
    const known = this.state.log;
    if (!this.#first && (message.version !== this.state.version + 1 || message.log_from > known.length)) {
      this.#wire.renew();
      return;
    }
    this.#first = false;
    const log = [...known.slice(0, message.log_from), ...message.log];
    this.#patch({
      version: message.version,
      asSeat: message.as_seat,
      view: message.view,
      log,
      fresh: this.state.view === null ? [] : news(known, log),
      decision: message.decision,
      waiting: message.waiting,
      curtain: message.curtain,
      over: message.over,
      seats: message.seats,
      canUndo: message.undo,
      clockMs: message.clock_ms,
      now: message.now ?? 0,
      pending: this.#unanswered(message.decision),
      hint: null,
    });
  }

  /** A play stays pending while its decision stands: where many decide at once, others' answers come in between. */
  #unanswered(decision: State["decision"]): Pending | null {
    const { pending } = this.state;
    const same =
      pending !== null && pending.ticket !== null && decision?.yours === true && decision.ticket === pending.ticket;
    return same ? pending : null;
  }

  #refused(rule: string | null, text: string): void {
    const refusal: Refusal = { n: ++this.#notes, rule, text };
    this.#patch({ refusal, pending: null });
  }

  #patch(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
  }
}

/** The lines of `log` that `known` did not have: all from the first difference on. */
function news(known: readonly LogLine[], log: readonly LogLine[]): LogLine[] {
  const same = log.findIndex((line, n) => known[n]?.text !== line.text || known[n]?.kind !== line.kind);
  return same < 0 ? [] : log.slice(same);
}

export function blank(table: string): TableState {
  return {
    table,
    game: "",
    options: {},
    seats: [],
    you: [],
    version: 0,
    asSeat: -1,
    view: null,
    log: [],
    fresh: [],
    decision: null,
    waiting: null,
    curtain: null,
    over: null,
    connection: "connecting",
    pending: null,
    refusal: null,
    hint: null,
    canUndo: null,
    clockMs: null,
    setup: {},
    seedHash: "",
    tutorial: false,
    realTime: false,
    now: 0,
    live: still(),
  };
}
