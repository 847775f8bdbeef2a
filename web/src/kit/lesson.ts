/** A guided first game: what is said when. A lesson is data in the game's folder (`lessons.ts`); `Lesson.svelte` shows it. */
import type { NewTable } from "../net/protocol";
import { legal } from "../table/offers";
import type { TableState } from "../table/types";
import { idOf } from "../words/ids";
import { gameWords, type Words } from "../words/say";

/** What a game's own facts are asked of: its view, and the seat that learns. */
export interface Now<V> {
  table: TableState;
  view: V;
  me: number;
}

/** When something holds: every part that is there must. */
export interface Moment<V> {
  /** It is my decision, of one of these kinds (`Lesson.asked`). */
  asks?: readonly string[];
  /** I may do an act of one of these kinds. */
  offers?: readonly string[];
  /** One of these kinds of events was mine. */
  mine?: readonly string[];
  /** One of these kinds of events was anybody's. */
  happened?: readonly string[];
  /** A fact of the game's view. */
  fact?: (now: Now<V>) => boolean;
}

export interface Step<V> {
  id: string;
  title: string;
  text: string;
  /** It may show only now; always, when left out. */
  when?: Moment<V>;
  /** It is learned then; a step without it goes when the player says "Got it". */
  done?: Moment<V>;
  /** What is lit on the table: acts by kind, or parts that the board names with `data-lit`. */
  lit?: readonly string[];
}

export interface Lesson<V = unknown> {
  /** What it promises, under the game's name. */
  lead: string;
  /** The table it is played at; none where the game stages it (`guided.toml`): then each step waits to be done. */
  table?: Pick<NewTable, "options" | "seats">;
  /** The kind of the running decision. */
  asked: (now: Now<V>) => string;
  steps: readonly Step<V>[];
  /** What there is to say after the last step of a staged one. */
  end?: { readonly title: string; readonly text: string };
}

/** The steps that a game has words for: its messages `page-guide-<id>`, each with a `.text`. */
type Said<M> = keyof M extends infer Id ? (Id extends `page-guide-${infer Name}.text` ? Name : never) : never;

/** Makes steps with a game's words, said when they are read, in the language of then: `stepping<View, Messages>(find)`. */
export function stepping<V, M>(find: Words<M>["find"]): (id: Said<M>, more: Partial<Step<V>>) => Step<V> {
  const word = (id: string): string => find(id, {}) ?? "";
  return (id, more) => ({
    id,
    get title() {
      return word(`page-guide-${id}`);
    },
    get text() {
      return word(`page-guide-${id}.text`);
    },
    ...more,
  });
}

export type Learned = ReadonlySet<string>;

export function holds<V>(lesson: Lesson<V>, moment: Moment<V> | undefined, now: Now<V>): boolean {
  if (!moment) return true;
  const { table, me } = now;
  const yours = table.decision?.yours === true;
  const { asks, offers, mine, happened, fact } = moment;
  if (asks && !(yours && asks.includes(lesson.asked(now)))) return false;
  if (offers && !legal(table.decision).some(({ kind }) => offers.includes(kind))) return false;
  if (mine && !table.log.some((line) => line.seat === me && mine.includes(line.kind))) return false;
  if (happened && !table.log.some((line) => happened.includes(line.kind))) return false;
  return fact ? fact(now) : true;
}

/** What has been learned by doing it, shown or not. */
export function mastered<V>(lesson: Lesson<V>, learned: Learned, now: Now<V>): string[] {
  return lesson.steps
    .filter((step) => step.done && !learned.has(step.id) && holds(lesson, step.done, now))
    .map((step) => step.id);
}

/** The step to show: the first one not yet learned whose moment has come; null when there is nothing to say. */
export function current<V>(lesson: Lesson<V>, learned: Learned, now: Now<V>): Step<V> | null {
  return lesson.steps.find((step) => !learned.has(step.id) && holds(lesson, step.when, now)) ?? null;
}

/**
 * Which step of how many it is: what was shown before it, in that order, and what is still to come. What is learned by
 * doing it, unshown, is no step, so that the number never jumps.
 */
export function counted<V>(
  lesson: Lesson<V>,
  learned: Learned,
  shown: readonly string[],
  step: string,
): [number, number] {
  const before = shown.indexOf(step);
  const number = before < 0 ? shown.length + 1 : before + 1;
  const ahead = lesson.steps.filter(({ id }) => id !== step && !learned.has(id) && !shown.includes(id));
  return [number, Math.max(number, shown.length) + ahead.length];
}

/** The first step that is still to come: what "Go on" goes on with. */
export const following = <V>(lesson: Lesson<V>, learned: Learned): Step<V> | null =>
  lesson.steps.find((step) => !learned.has(step.id)) ?? null;

/** The order for a guided game at this table under this name. */
export function order(game: string, table: NonNullable<Lesson["table"]>, name: string): NewTable {
  const seats = table.seats.map((seat) => (seat.kind === "me" && name ? { ...seat, name } : seat));
  return { game, options: table.options ?? {}, seats, tutorial: true };
}

/** A sentence of a puzzle in the reader's language (`puzzle-a-tie-is-yours.question`); English is what was told. */
export const puzzleWords = (game: string, puzzle: string, part: string, told: string): string =>
  gameWords(game).find(`${idOf("puzzle", puzzle)}${part && `.${idOf(part)}`}`, {}) ?? told;
