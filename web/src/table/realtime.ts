/** What a table in real time keeps besides its view: requests under way, the table's clock, lags, photo finishes. */
import type { ActionId, Coached, Refused, Text } from "../net/protocol";

/** A request that was sent and not yet answered. `ghost` is the game's own note of what it shows meanwhile. */
export interface Sent {
  ref: number;
  seat: number;
  action: ActionId;
  /** `performance.now()` when it was sent. */
  at: number;
  ghost: unknown;
}

/** A refused request: what was sent, and why. `chained`: only because the one before it was refused too. */
export interface NotTaken {
  sent: Sent;
  /** `performance.now()` when the refusal came. */
  heard: number;
  rule: string | null;
  why: Text;
  out: Text | null;
  code: string | null;
  lateMs: number | null;
  by: number | null;
  chained: boolean;
}

export interface Live {
  sent: readonly Sent[];
  /** Table time minus `performance.now()`, ms, by the quickest ping so far. */
  offset: number;
  /** The present lag of this page in ms; null before there are some pongs. */
  lag: number | null;
  /** The lag of every seat. */
  lags: readonly (number | null)[];
  /** The last lines and marks of the own team, oldest first. */
  said: readonly Coached[];
}

export const still = (): Live => ({
  sent: [],
  offset: 0,
  lag: null,
  lags: [],
  said: [],
});

/** An answered request leaves the list; a refused one says so. */
export function settled(live: Live, ref: string | number | null): Live {
  if (ref === null || !live.sent.some((one) => one.ref === ref)) return live;
  return { ...live, sent: live.sent.filter((one) => one.ref !== ref) };
}

/** A refusal of one of our own requests. What was sent before `last` was heard of was built on it: refused too, it is no news. */
export function notTaken(sent: Sent, message: Refused, last: NotTaken | null): NotTaken {
  const code = message.code ?? null;
  return {
    sent,
    heard: performance.now(),
    rule: message.rule,
    why: message.why,
    out: message.out ?? null,
    code,
    lateMs: message.late_ms ?? null,
    by: message.by ?? null,
    chained: last !== null && sent.at < last.heard && OWN.has(code ?? ""),
  };
}

/** Codes that only say that the request before it did not count. */
const OWN = new Set(["hand_full", "card_pending", "card_mismatch", "bad_zone", "pile_empty"]);

/** A lag is told by so many pings at least, and by so many at most. */
const FEW = 3;
const LAST = 5;

/** The clock by a ping's way there and back: the quickest ways tell it best, old ones are slowly forgotten. */
export class Clock {
  #best = Number.POSITIVE_INFINITY;
  readonly #ways: number[] = [];

  /** The lag by the last pings of a page at rest: their middle, once there are some; the first ones wait for the page, not the line. */
  lag(way: number): number | null {
    this.#ways.push(way);
    const last = this.#ways
      .slice(1)
      .slice(-LAST)
      .sort((a, b) => a - b);
    return last.length < FEW ? null : (last[last.length >> 1] ?? null);
  }

  /** `sent` and `now` are `performance.now()`; `table` is the table's time when it answered. Null: no better than before. */
  hear(sent: number, now: number, table: number): number | null {
    const way = Math.max(0, now - sent);
    this.#best = this.#best * 1.05 + 0.5;
    if (way > this.#best) return null;
    this.#best = way;
    return table + way / 2 - now;
  }
}
