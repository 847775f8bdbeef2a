/** What a lesson at a table may ask of the page around it; there is none where a table is only shown. */
import { getContext, hasContext, setContext } from "svelte";

export interface SchoolCalls {
  /** To the beginning of this puzzle. */
  back(): void;
  /** Opens a puzzle of a game. */
  puzzle(game: string, id: string): void;
  /** Opens a table at which decision `at` of a seat's finished game is tried again. */
  retry(table: string, seat: number, at: number): void;
}

const KEY = Symbol("school");

export const provideSchool = (calls: SchoolCalls): SchoolCalls => setContext(KEY, calls);
export const useSchool = (): SchoolCalls | null => (hasContext(KEY) ? getContext<SchoolCalls>(KEY) : null);
