/**
 * One table as this browser sees it: the newest view, the whole log, and what was sent and not yet answered. What happens
 * is told by `on` and not kept.
 *
 * States are numbered from 1 without gaps within a connection, and each says from which line on it brings the log. A gap
 * in either means something was missed: the line is renewed, and the first state of the new one is whole.
 */

import { merge } from "../net/patch";
import type {
  ActionId,
  Beat,
  ClientMessage,
  Pong,
  Refused,
  Rush,
  ServerMessage,
  State,
  Welcome,
} from "../net/protocol";
import type { Handlers, Retry } from "../net/socket";
import { say } from "../words/say";
import { Events, type Happening, type Happenings, type Hear } from "./events";
import { Clock, type NotTaken, notTaken, type Sent, settled, still } from "./realtime";
import type { Connection, Line, Pending, Refusal, Source, TableState } from "./types";
import { named } from "./words";

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
  /** The table has not begun: its people meet first. */
  waits?: () => void;
}

const lost = () => ({ why: say("refusal-unsent"), out: say("refusal-unsent.out") });
/** How many words of the own team are kept. */
const SAID = 20;

export class TableStore implements Source {
  state: TableState = $state.raw(blank(""));
  readonly waits = true;
  readonly #events = new Events();
  #wire: Wire;
  #ref = 0;
  /** The request that was refused last: what was built on it is no news. */
  #missed: NotTaken | null = null;
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

  on<K extends Happening>(kind: K, hear: Hear<K>): () => void {
    return this.#events.on(kind, hear);
  }

  #dial(name: string | null): Wire {
    const handlers: Handlers = {
      message: (message) => this.receive(message),
      change: (to, retry) => this.#line(to, retry),
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

  renew(): void {
    this.#wire.renew();
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "state":
        this.#newState(message);
        break;
      case "meeting":
        this.setup.waits?.();
        break;
      case "beat":
        this.#beat(message);
        break;
      case "refused":
        this.#notDone(message);
        break;
      case "photo":
        this.#events.emit("photo", message);
        break;
      case "coached":
        this.#patch({ live: { ...this.state.live, said: [...this.state.live.said, message].slice(-SAID) } });
        this.#events.emit("coached", message);
        break;
      case "lags":
        this.#patch({ live: { ...this.state.live, lags: message.ms } });
        break;
      case "foreseen":
        this.#patch({ foreseen: message });
        break;
      case "hint":
        this.#patch({ hint: message });
        this.#events.emit("hint", message);
        break;
      case "puzzle":
        this.#patch({ puzzle: message });
        break;
      case "error":
        this.#refused({ why: message, out: null, rule: null, ref: null });
        break;
    }
  }

  /** A line to the own team, or a space to point at. */
  coach(text: string, space: string | null = null): void {
    const seat = this.state.you[0];
    if (seat === undefined) return;
    if (!this.#wire.send({ type: "coach", seat, text, space })) this.#notSent();
  }

  play(actions: ActionId[]): void {
    const { decision } = this.state;
    if (decision?.yours) this.#play(decision.seat, actions);
  }

  /** What may be done at any time, also when nothing is asked: the server says whether it may. */
  free(actions: ActionId[]): void {
    if (this.state.you.length > 0) this.#play(this.#seat(), actions, true);
  }

  #play(seat: number, actions: ActionId[], free = false): void {
    const { version, pending, connection } = this.state;
    if (pending || actions.length === 0) return;
    const ref = ++this.#ref;
    const sent = connection === "open" && this.#wire.send({ type: "play", ref, seat, version, actions });
    if (!sent) {
      this.#notSent();
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
  rush(action: ActionId, move: { card?: number | null; top?: number | null; ghost?: unknown } = {}): boolean {
    const { live, connection, you, asSeat } = this.state;
    const seat = you.includes(asSeat) ? asSeat : you[0];
    if (seat === undefined) return false;
    const ref = ++this.#ref + Math.round(performance.timeOrigin);
    const at = performance.now();
    const message: Rush = { type: "rush", ref, seat, action, sent: at };
    if (move.card !== undefined) message.card = move.card;
    if (move.top !== undefined) message.top = move.top;
    if (connection !== "open" || !this.#wire.send(message)) {
      this.#notSent();
      return false;
    }
    const sent: Sent = { ref, seat, action, at, ghost: move.ghost ?? null };
    this.#patch({ live: { ...live, sent: [...live.sent, sent] }, hint: null });
    return true;
  }

  foresee(draft: Record<string, unknown>): number {
    const ref = ++this.#ref;
    const { version, connection } = this.state;
    if (connection === "open") this.#wire.send({ type: "foresee", ref, seat: this.#seat(), version, draft });
    return ref;
  }

  undo(): void {
    const seat = this.state.canUndo;
    if (seat !== null && !this.state.pending) this.#say({ type: "undo", seat });
  }

  hint(): void {
    if (this.state.decision?.yours && this.state.decision.hint) this.#say({ type: "hint", seat: this.#seat() });
  }

  unhint(): void {
    if (this.state.hint) this.#patch({ hint: null });
  }

  look(seat: number): void {
    this.#say({ type: "look", seat });
  }

  /** At a puzzle: to its beginning. */
  back(): void {
    this.#say({ type: "step_back" });
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

  #say(message: ClientMessage): boolean {
    const sent = this.#wire.send(message);
    if (!sent) this.#notSent();
    return sent;
  }

  #line(to: Exclude<Connection, "connecting">, next?: Retry): void {
    this.#first = true;
    const retry = next ? { tries: next.tries, at: performance.now() + next.ms } : null;
    this.#patch({ connection: to, retry, ...this.#unsent() });
  }

  /** On a new line nobody answers what was sent on the old one. */
  #unsent(): Pick<TableState, "pending" | "live"> {
    return { pending: null, live: { ...this.state.live, sent: [] } };
  }

  #welcome(message: Welcome): void {
    if (this.state.table !== message.table) {
      this.#events.emit("moved", message.table);
      return;
    }
    this.#first = true;
    const { game, options, you, tutorial, setup } = message;
    const seats = named(message.seats);
    const seedHash = this.state.seedHash || message.seed_hash;
    const realTime = message.real_time ?? false;
    const concession = message.concession ?? true;
    this.#patch({ game, options, seats, you, tutorial, setup, seedHash, realTime, concession, connection: "open" });
    this.#patch({ ...this.#unsent(), origin: message.origin ?? null });
    if (realTime) this.#wire.measure?.();
    // In real time the game has a pace dial of its own; who only looks on sets nothing.
    if (this.setup.botPause && you.length > 0 && !realTime)
      this.#wire.send({ type: "speed", bot_pause_ms: this.setup.botPause() });
  }

  #pong(message: Pong, sent: number): void {
    if (!this.state.realTime) return;
    const now = performance.now();
    const offset = this.#clock.hear(sent, now, message.now ?? 0);
    const way = now - sent;
    const lag = document.readyState === "complete" ? this.#clock.lag(way) : null;
    this.#patch({ live: { ...this.state.live, lag, ...(offset === null ? {} : { offset }) } });
    if (this.state.you.length && way >= 0) this.#wire.send({ type: "lag", ms: Math.min(60000, way) });
  }

  /** One accepted request or stroke of the clock. A gap in the versions or in the log is healed by a full state. */
  #beat(message: Beat): void {
    const before = this.state;
    const { view, version, log, live } = before;
    const from = message.log[0]?.n ?? log.length;
    if (this.#first || view === null || message.version !== version + 1 || from > log.length) {
      this.#wire.renew();
      return;
    }
    const lines = message.log.map((line) => ({ ...line, now: message.now }));
    const own = message.ref !== null && live.sent.some((one) => one.ref === message.ref);
    this.#patch({
      version: message.version,
      step: before.step + 1,
      view: merge(view, message.patch),
      log: lines.length ? [...log.slice(0, from), ...lines] : log,
      live: settled(live, message.ref),
      now: message.now,
    });
    this.#events.emit("beat", { before, after: this.state, lines, beat: message, own });
    if (lines.length) this.#events.emit("lines", lines);
  }

  #newState(message: State): void {
    const before = this.state;
    const known = before.log;
    if (!this.#first && (message.version !== before.version + 1 || message.log_from > known.length)) {
      this.#wire.renew();
      return;
    }
    this.#first = false;
    const log = [...known.slice(0, message.log_from), ...message.log];
    this.#patch({
      version: message.version,
      step: before.step + 1,
      asSeat: message.as_seat,
      view: message.view,
      log,
      decision: message.decision,
      free: message.free ?? [],
      waiting: message.waiting,
      curtain: message.curtain,
      over: message.over,
      seats: named(message.seats),
      canUndo: message.undo,
      clockMs: message.clock_ms,
      now: message.now ?? 0,
      pending: this.#unanswered(message.decision),
      hint: null,
      foreseen: null,
    });
    const lines = before.view === null ? [] : news(known, log);
    this.#events.emit("state", { before, after: this.state, lines, beats: message.beats });
    if (lines.length) this.#events.emit("lines", lines);
  }

  /** A play stays pending while its decision stands: where many decide at once, others' answers come in between. */
  #unanswered(decision: State["decision"]): Pending | null {
    const { pending } = this.state;
    const same =
      pending !== null && pending.ticket !== null && decision?.yours === true && decision.ticket === pending.ticket;
    return same ? pending : null;
  }

  emit<K extends Happening>(kind: K, what: Happenings[K]): void {
    this.#events.emit(kind, what);
  }

  #notSent(): void {
    this.#refused({ ...lost(), rule: null, ref: null, at: null });
  }

  /** A request of real time that was not taken leaves the others as they are; any other refusal frees the hand. */
  #notDone(message: Refused): void {
    const sent = this.state.live.sent.find((one) => one.ref === message.ref);
    if (!sent) {
      this.#refused({
        why: message.why,
        out: message.out ?? null,
        rule: message.rule || null,
        ref: message.ref,
      });
      return;
    }
    this.#missed = notTaken(sent, message, this.#missed);
    this.#patch({ live: settled(this.state.live, sent.ref) });
    this.#events.emit("missed", this.#missed);
  }

  #refused(refusal: Refusal): void {
    if (refusal.ref === null || refusal.ref === this.state.pending?.ref) this.#patch({ pending: null });
    this.emit("refused", refusal);
  }

  #patch(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
  }
}

/** The lines of `log` that `known` did not have: all from the first difference on. */
export function news(known: readonly Line[], log: readonly Line[]): Line[] {
  const told = (line?: Line): string => JSON.stringify([line?.kind, line?.code, line?.args, line?.text]);
  const same = log.findIndex((line, n) => known[n] !== line && told(known[n]) !== told(line));
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
    step: 0,
    asSeat: -1,
    view: null,
    log: [],
    decision: null,
    free: [],
    waiting: null,
    curtain: null,
    over: null,
    connection: "connecting",
    retry: null,
    pending: null,
    hint: null,
    foreseen: null,
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
