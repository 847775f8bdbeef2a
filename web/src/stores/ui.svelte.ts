/** What is open on the table page: at most one dialog, and the log where it is a drawer or a sheet. */
export type Dialog = "keys" | "settings" | "concede" | "summary" | null;

class Ui {
  dialog: Dialog = $state(null);
  logOpen = $state(false);
  /** Number of the last log line the player has had before their eyes. */
  logSeen = $state(-1);
}

export const ui = new Ui();
