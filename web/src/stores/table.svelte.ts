/**
 * One table as this browser sees it: the newest view, the whole log, and what was sent and not yet answered.
 *
 * States are numbered from 1 without gaps within a connection, and each says from which line on it brings the log. A gap
 * in either means something was missed: the line is renewed, and the first state of the new one is whole.
 */
import type { ClientMessage, LogLine, ServerMessage, State, Welcome } from "../protocol/types";
import type { Connection, Pending, Refusal, TableState } from "../table/types";
import type { Handlers } from "./socket";

/** The part of Socket that a table needs; tests hand in their own. */
export interface Wire {
  send(message: ClientMessage): boolean;
  hurry(): void;
  renew(): void;
  close(): void;
}

export interface TableSetup {
  wire: (handlers: Handlers) => Wire;
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

  constructor(
    readonly table: string,
    readonly setup: TableSetup,
  ) {
    this.state = blank(table);
    this.#wire = setup.wire({
      message: (message) => this.receive(message),
      change: (to) => this.#line(to),
    });
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
      case "refused":
        this.#refused(message.rule, message.text);
        break;
      case "hint":
        this.#patch({ hint: message });
        break;
      case "error":
        this.#refused("", message.text);
        break;
    }
  }

  play(actions: number[]): void {
    const { decision, version, pending, connection } = this.state;
    if (!decision?.yours || pending || actions.length === 0) return;
    const ref = ++this.#ref;
    const sent = connection === "open" && this.#wire.send({ type: "play", ref, seat: decision.seat, version, actions });
    if (!sent) {
      this.#refused("", LOST);
      return;
    }
    const waiting: Pending = { ref, actions, since: performance.now() };
    this.#patch({ pending: waiting, hint: null });
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
    this.#patch({ connection: to, ...(to === "open" ? {} : { pending: null }) });
  }

  #welcome(message: Welcome): void {
    if (this.state.table !== message.table) {
      this.setup.moved?.(message.table);
      return;
    }
    this.#first = true;
    const { game, options, seats, you, tutorial, setup } = message;
    const seedHash = this.state.seedHash || message.seed_hash;
    this.#patch({ game, options, seats, you, tutorial, setup, seedHash, connection: "open" });
    if (this.setup.botPause) this.#wire.send({ type: "speed", bot_pause_ms: this.setup.botPause() });
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
      pending: null,
      hint: null,
    });
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
  };
}
