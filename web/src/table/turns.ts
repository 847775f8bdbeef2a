/** The log cut into turns. */
import type { Line } from "./types";

export interface Turn {
  turn: number;
  /** Whose turn it is: the seat of its first line that has one; -1 for the set-up. */
  seat: number;
  lines: Line[];
}

/** Lines grouped by turn, in order. An undo can bring an earlier number back: a group is a run of equal numbers. */
export function turns(log: readonly Line[]): Turn[] {
  const groups: Turn[] = [];
  for (const line of log) {
    const last = groups.at(-1);
    if (last && last.turn === line.turn) {
      last.lines.push(line);
      if (last.seat < 0) last.seat = line.seat;
    } else groups.push({ turn: line.turn, seat: line.seat, lines: [line] });
  }
  return groups;
}
