/** What is open on the table page: at most one dialog, and the log where it is a drawer or a sheet. */
import type { LogLine } from "../protocol/types";

export type Dialog = "keys" | "settings" | "concede" | "summary" | "aid" | null;

class Ui {
  dialog: Dialog = $state(null);
  logOpen = $state(false);
  /** Number of the last log line the player has had before their eyes. */
  logSeen = $state(-1);
  /** While a game still shows what happened: the last line it has come to. The log and the summary wait for it. */
  until: number | null = $state(null);
  /** Lines that a game leaves out of the log. */
  quiet: ((line: LogLine) => boolean) | null = $state.raw(null);
  /** Kinds of lines that begin a part of the log: rounds of a game without turns. */
  heads: ReadonlySet<string> | null = $state.raw(null);
  /** A game's own words for a line of the log, where it has better ones than the server's. */
  tell: ((line: LogLine) => string) | null = $state.raw(null);
}

export const ui = new Ui();
