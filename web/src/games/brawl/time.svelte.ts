/** The table's clock as this page knows it, ticking; and how fast each seat plays. */
import type { TableContext } from "../../table/context.svelte";
import type { Game, View } from "./protocol";

const TICK_MS = 100;
/** The tempo is counted over so long. */
export const WINDOW_MS = 10_000;

export class Time {
  /** Table time, ms. */
  now = $state(0);
  readonly #table: TableContext<Game>;

  constructor(table: TableContext<Game>) {
    this.#table = table;
  }

  /** Ticks until the returned function is called. */
  run(): () => void {
    const show = (): void => {
      const { live, now } = this.#table.state;
      this.now = live.offset === 0 ? now : Math.max(now, performance.now() + live.offset);
    };
    show();
    const timer = setInterval(show, TICK_MS);
    return () => clearInterval(timer);
  }
}

interface Sample {
  at: number;
  plays: number;
}

/** Plays of each seat in the last 10 s, from the counts of every view that came by. */
export class Tempo {
  #seats: Sample[][] = [];

  hear(view: Pick<View, "seats">, at: number): void {
    view.seats.forEach((seat, n) => {
      const samples = this.#seats[n] ?? [];
      this.#seats[n] = samples;
      const last = samples.at(-1);
      if (last && seat.plays < last.plays) samples.length = 0;
      if (!last || seat.plays !== last.plays) samples.push({ at, plays: seat.plays });
      while (samples.length > 1 && (samples[1]?.at ?? at) < at - WINDOW_MS) samples.shift();
    });
  }

  /** How many plays of this seat lie in the last 10 s before `at`. */
  plays(seat: number, at: number): number {
    const samples = this.#seats[seat] ?? [];
    const latest = samples.at(-1);
    if (!latest) return 0;
    const before = samples.findLast((one) => one.at <= at - WINDOW_MS) ?? samples[0];
    return latest.plays - (before?.plays ?? latest.plays);
  }
}
