/** Opening what a game teaches with: its guided game and its puzzles. */
import { guidedAt } from "../../feel/learned";
import { settings } from "../../feel/settings.svelte";
import { type Lesson, order } from "../../kit/lesson";
import * as api from "../../net/api";
import { load } from "../games";
import { router } from "../router.svelte";

/** The guided game of a game; null where it has none. */
export async function lessonOf(game: string): Promise<Lesson<never> | null> {
  return (await load(game, "lessons"))?.default ?? null;
}

/** What the server calls a guided game that it stages itself. */
const STAGED = "guided";

/** A new guided table. */
export async function guide(game: string, lesson: Lesson<never>): Promise<void> {
  const { table } = lesson.table
    ? await api.create(order(game, lesson.table, settings.all.name))
    : await api.openPuzzle(game, STAGED);
  guidedAt(game, table);
  router.go(`#/table/${table}`);
}

/** The guided game of a game; of one without it the page that teaches it. */
export async function teach(game: string): Promise<void> {
  const lesson = await lessonOf(game);
  if (lesson) await guide(game, lesson);
  else router.go(`#/learn/${game}`);
}

/** A decision of a finished game, to be tried again at a table of its own. */
export async function retry(game: string, seat: number, at: number): Promise<void> {
  const { name } = settings.all;
  const { table } = await api.tryAgain(game, { seat, at, ...(name ? { name } : {}) });
  router.go(`#/table/${table}`);
}

export async function puzzle(game: string, id: string): Promise<void> {
  const { table } = await api.openPuzzle(game, id);
  router.go(`#/table/${table}`);
}
