/**
 * A table that waits, as this browser knows it: who has come, who is ready, and what may be asked of it. The server's word is
 * state; what happened is told once, through `heard`.
 */

import { reason } from "../../kit/said";
import { socketUrl } from "../../net/api";
import type { ClientMessage, Meeting, Seat, ServerMessage, Welcome } from "../../net/protocol";
import { Socket } from "../../net/socket";
import { named } from "../../table/words";
import { tell } from "../../words/say";

export interface News {
  /** Somebody sits down; whose seat. */
  came?: (seat: Seat) => void;
  left?: (name: string) => void;
  ready?: (seat: Seat) => void;
  /** All are ready: it counts down. */
  counting?: () => void;
  stopped?: () => void;
  /** It has begun. */
  begun?: () => void;
}

export interface Line {
  send(message: ClientMessage): boolean;
  close(): void;
  hurry(): void;
}
type Dial = (name: string | null, hear: (message: ServerMessage) => void, change: (to: Link) => void) => Line;
export type Link = "open" | "lost" | "gone";

export class MeetingStore {
  welcome: Welcome | null = $state.raw(null);
  told: Meeting | null = $state.raw(null);
  link: Link | "connecting" = $state("connecting");
  /** Why the last thing was not done; empty after the next word of the server. */
  refused = $state("");
  /** `performance.now()` when the last word came: its times run on from there. */
  at = 0;
  readonly #dial: Dial;
  readonly #news: News;
  #line: Line;

  constructor(table: string, news: News, dial?: Dial) {
    this.#news = news;
    this.#dial = dial ?? ((name, message, change) => new Socket(() => socketUrl(table, name), { message, change }));
    this.#line = this.#open(null);
  }

  #open(name: string | null): Line {
    return this.#dial(
      name,
      (message) => this.#hear(message),
      (to) => {
        this.link = to;
      },
    );
  }

  /** Take a free seat under this name: a new line asks for it. */
  sit(name: string): void {
    this.#line.close();
    this.link = "connecting";
    this.#line = this.#open(name);
  }
  close(): void {
    this.#line.close();
  }
  hurry(): void {
    this.#line.hurry();
  }
  send(message: ClientMessage): void {
    this.refused = "";
    this.#line.send(message);
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") this.welcome = message;
    else if (message.type === "meeting") this.#meet(message);
    else if (message.type === "state" || message.type === "beat") this.#news.begun?.();
    else if (message.type === "refused") this.refused = reason(message);
    else if (message.type === "error") this.refused = tell(message);
  }

  #meet(told: Meeting): void {
    const next = { ...told, seats: named(told.seats) };
    const before = this.told;
    this.told = next;
    this.at = performance.now();
    if (!before) return;
    for (const seat of next.seats) {
      const was = before.seats[seat.seat];
      if (was?.kind === "empty" && seat.kind !== "empty") this.#news.came?.(seat);
      if (was && was.kind !== "empty" && seat.kind === "empty") this.#news.left?.(was.name);
      if (!before.ready[seat.seat] && next.ready[seat.seat] && seat.kind !== "bot") this.#news.ready?.(seat);
    }
    if (before.starts_ms === null && next.starts_ms !== null) this.#news.counting?.();
    if (before.starts_ms !== null && next.starts_ms === null) this.#news.stopped?.();
  }
}
