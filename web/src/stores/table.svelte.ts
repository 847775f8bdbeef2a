/**
 * One table as this browser sees it: the newest view, the whole log, and what was sent and not yet answered.
 *
 * A reconnect brings a fresh `welcome` and a `state` with the whole log; that replaces everything, so nothing that was
 * missed while the line was down can stay missing. Within one connection the server's order is the order.
 */
import type { ClientMessage, LogLine, ServerMessage, State, Welcome } from "../protocol/types";
import type { Connection, Pending, Refusal, TableState } from "../table/types";
import type { Handlers } from "./socket";

/** The part of Socket that a table needs; tests hand in their own. */
export interface Wire {
  send(message: ClientMessage): boolean;
  hurry(): void;
  close(): void;
}

export interface TableSetup {
  wire: (handlers: Handlers) => Wire;
  /** ms a bot's move should wait before it shows, sent on each welcome. */
  botPause?: () => number;
  tutorial?: boolean;
  /** Play again: the server opened this new table. */
  moved?: (table: string) => void;
}

const LOST = "Connection lost. Nothing was sent.";

export class TableStore {
  state: TableState = $state.raw(blank(""));
  #wire: Wire;
  #ref = 0;
  #notes = 0;
  /** The next state replaces the log instead of adding to it. */
  #whole = true;

  constructor(
    readonly table: string,
    readonly setup: TableSetup,
  ) {
    this.state = { ...blank(table), tutorial: setup.tutorial ?? false };
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
    if (this.state.decision?.undo) this.#say({ type: "undo", seat: this.#seat() });
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
    this.#whole = true;
    this.#patch({ connection: to, ...(to === "open" ? {} : { pending: null }) });
  }

  #welcome(message: Welcome): void {
    if (this.state.table !== message.table) {
      this.setup.moved?.(message.table);
      return;
    }
    this.#whole = true;
    const { game, options, seats, you } = message;
    this.#patch({ game, options, seats, you, connection: "open" });
    if (this.setup.botPause) this.#wire.send({ type: "speed", bot_pause_ms: this.setup.botPause() });
  }

  #newState(message: State): void {
    const before = this.state.log;
    const last = before.at(-1)?.n ?? -1;
    const undone = !this.#whole && message.log.length > 0 && (message.log[0]?.n ?? 0) <= last;
    const log = this.#whole ? message.log : undone ? splice(before, message.log) : [...before, ...message.log];
    const seen = this.state.version > 0 || before.length > 0;
    const fresh = !seen ? [] : undone ? message.log : message.log.filter((line) => line.n > last);
    this.#whole = false;
    this.#patch({
      version: message.version,
      asSeat: message.as_seat,
      view: message.view,
      log,
      fresh,
      decision: message.decision,
      waiting: message.waiting,
      curtain: message.curtain,
      over: message.over,
      pending: null,
      hint: null,
    });
  }

  #refused(rule: string, text: string): void {
    const refusal: Refusal = { n: ++this.#notes, rule, text };
    this.#patch({ refusal, pending: null });
  }

  #patch(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
  }
}

/** Lines after an undo start again at an earlier number: keep what came before it. */
function splice(before: LogLine[], added: LogLine[]): LogLine[] {
  const from = added[0]?.n ?? 0;
  return [...before.filter((line) => line.n < from), ...added];
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
    tutorial: false,
  };
}
