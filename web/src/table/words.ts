/** The shell's own sentences: the prompt in every state of the table, and names of seats. */
import { title } from "../lib/voices";
import type { TableState } from "./types";

export interface Sentence {
  what: string;
  how: string;
}

/** What the prompt says. `slow`: a play was sent more than 400 ms ago and is not answered. */
export function sentence(table: TableState, slow: boolean): Sentence {
  if (table.connection === "gone") return { what: "This table is gone.", how: "Go back and pick another." };
  if (table.connection === "lost") return { what: "Reconnecting.", how: "Your seat is kept." };
  if (table.connection === "connecting" || table.view === null) return { what: "Sitting down.", how: "" };
  if (table.over) return { what: headline(table), how: full(table.over.words) };
  if (slow) return { what: "Sending...", how: "" };
  if (table.decision?.yours) return { what: table.decision.what, how: table.decision.how };
  return { what: table.waiting ?? "Waiting.", how: "" };
}

/** Words as a sentence of their own: a capital first, a full stop last. */
export function full(words: string): string {
  const start = words.charAt(0).toUpperCase() + words.slice(1);
  return start === "" || /[.!?]$/.test(start) ? start : `${start}.`;
}

/** A seat's name as others see it. */
export function seatName(table: TableState, seat: number): string {
  const info = table.seats.find((one) => one.seat === seat);
  return info?.name || `Seat ${"ABCD"[seat] ?? seat + 1}`;
}

/** "A", "A and B", "A, B and C". */
export function list(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

/** "Nix-bot wins!" or "You win!": the one line that may carry an exclamation mark. */
export function headline(table: TableState): string {
  const winners = table.over?.winners ?? [];
  if (winners.length === 0) return "Nobody wins.";
  const alone = table.you.length === 1 && winners.includes(table.you[0] ?? -1);
  const rest = winners.filter((seat) => !alone || seat !== table.you[0]).map((seat) => seatName(table, seat));
  if (alone) return rest.length ? `You and ${list(rest)} win!` : "You win!";
  return `${list(rest)} ${rest.length > 1 ? "win" : "wins"}!`;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Format, mode and arena of a table for its bar: what the view says, else what was ordered. */
export function about(table: TableState): string[] {
  const view = (table.view ?? {}) as {
    format?: unknown;
    mode?: unknown;
    discovery?: unknown;
    arena?: { name?: unknown };
  };
  const format = text(view.format) || text(table.options.format);
  const mode = view.discovery === true ? "discovery" : text(view.mode);
  // Modes that are ways to play, not sets of rules: "Duel, tournament mode".
  if (mode === "tournament" || mode === "training") return [`${title(format)}, ${mode} mode`];
  return [[format, mode].filter(Boolean).join(" "), title(text(view.arena?.name))].filter(Boolean);
}
