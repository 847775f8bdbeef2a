/** The log of one table as its reader is told it: a sentence a deed, under the round and the team whose turn it was. */

import type { LogLine } from "../../net/protocol";
import type { Telling } from "../../table/context.svelte";
import type { Change } from "../../table/events";
import type { Turn } from "../../table/turns";
import { seatName } from "../../table/words";
import { Reading } from "./board/reading.svelte";
import type { Hands } from "./hands.svelte";
import type { Game } from "./protocol";
import { type Numbers, numbers } from "./result";
import { say } from "./say";
import { argsOf, Chronicle, type Deed, deeds, type Readers, sideOf } from "./told";

/** What a member of the own team says, or aims at. */
export interface Mate {
  seat: number;
  text: string;
  space: string | null;
  at: number;
}

/** What came of a deed that tells most about it gives its rule. */
const RULED = ["hit", "soaked", "move", "land"];

export class Story extends Reading {
  readonly #hands: Hands;

  /** What a teammate has in mind, and what it said last (four players); `at`: lines of the log there were then. */
  #aim: Mate | null = $state.raw(null);
  #word: Mate | null = $state.raw(null);
  readonly aim: Mate | null = $derived.by(() => this.#still(this.#aim));
  readonly word: Mate | null = $derived.by(() => this.#still(this.#word));

  constructor(hands: Hands) {
    super();
    this.#hands = hands;
  }

  readonly readers: Readers = $derived.by(() => {
    const { table, book, view, me, own } = this.#hands;
    return {
      book,
      name: (seat) => seatName(table, seat),
      you: (seat) => table.you.length === 1 && table.you[0] === seat,
      own: me === null ? 0 : own,
      alone: (team) => (view.seats.length > 2 ? null : view.seats.findIndex((seat) => seat.team === team)),
    };
  });
  /** Both last until their seat has done something. */
  #still(said: Mate | null): Mate | null {
    const { table, view } = this.#hands;
    const done = said !== null && table.log.slice(said.at).some((line) => line.seat === said.seat);
    return done || view.ask !== "main" ? null : said;
  }
  /** A teammate says something; with a space, that it aims there. */
  hear(said: Omit<Mate, "at">): void {
    const told = { ...said, at: this.#hands.table.log.length };
    if (said.space === null) this.#word = told;
    else this.#aim = told;
  }

  /** With whole names. */
  readonly whole: Chronicle = $derived(new Chronicle(this.readers));
  /** With short names of heroes, for the log. */
  readonly brief: Chronicle = $derived(new Chronicle({ ...this.readers, hero: (h) => this.readers.book.short(h) }));
  readonly deeds: Deed<LogLine>[] = $derived.by(() => deeds(this.#hands.table.log));
  readonly #at: ReadonlyMap<number, Deed<LogLine>> = $derived(new Map(this.deeds.map((deed) => [deed.line.n, deed])));
  /** Each turn by its number as the log counts them, and the round of each line. */
  readonly #times = $derived.by(() => {
    const turns = new Map<number, { round: number; team: number }>();
    const rounds = new Map<number, number>();
    const { table, view } = this.#hands;
    // A table may begin in the middle of a game: what comes before the first turn that is told is in the round of it.
    const first = table.log.find((line) => line.kind === "turn");
    let round = first ? argsOf<"turn">(first).round - 1 : view.round;
    for (const line of table.log) {
      if (line.kind === "turn") {
        const turn = argsOf<"turn">(line);
        turns.set(line.turn, turn);
        round = turn.round;
      }
      rounds.set(line.n, round);
    }
    return { turns, rounds };
  });
  /** The round of a line of the log; 0 before the first. */
  round(line: LogLine | undefined): number {
    return (line && this.#times.rounds.get(line.n)) ?? 0;
  }
  /** What the game has come to in numbers. */
  readonly numbers: Numbers = $derived.by(() => {
    const { table, view } = this.#hands;
    return numbers(
      table.log.map((line) => ({ ...line, round: this.round(line) })),
      view.heroes.map((hero) => hero.full),
      view.seats.map((seat) => seat.team),
    );
  });
  readonly telling: Telling<Game> = {
    tell: (line) => {
      const deed = this.#at.get(line.n);
      return deed ? this.brief.deed(deed) : this.brief.line(line);
    },
    quiet: (line) => !this.#at.has(line.n),
    head: ({ turn }: Turn) => {
      const found = this.#times.turns.get(turn);
      return found ? say("page-log-head", { round: found.round, ...sideOf(this.readers, found.team) }) : "";
    },
    rule: (line) => {
      const parts = this.#at.get(line.n)?.parts ?? [];
      return RULED.map((kind) => parts.find((one) => one.kind === kind)?.rule).find(Boolean) ?? line.rule;
    },
    text: (text) => this.whole.text(text),
    aloud: ({ lines }: Change<Game>) =>
      deeds(lines)
        .map((deed) => this.whole.deed(deed, true))
        .join(" "),
  };
}
