/** The shell's own sentences: the prompt in every state of the table, and names of seats. */
import type { Seat, Text } from "../net/protocol";
import type { Names } from "../words/catalogue";
import { list, say, tell as words } from "../words/say";
import type { TableState } from "./types";

export interface Sentence {
  what: string;
  how: string;
}

/** What the prompt says. `slow`: a play was sent more than 400 ms ago and is not answered; `tell`: how the table says texts. */
export function sentence(table: TableState, slow: boolean, tell: (text: Text | null) => string = words): Sentence {
  if (table.connection === "gone") return { what: say("prompt-gone"), how: say("prompt-gone.how") };
  if (table.connection === "lost") return { what: say("prompt-lost"), how: say("prompt-lost.how") };
  if (table.connection === "connecting" || table.view === null) return { what: say("prompt-sitting"), how: "" };
  if (table.over) return { what: headline(table), how: full(tell(table.over.words)) };
  if (slow) return { what: say("prompt-sending"), how: "" };
  if (table.decision?.yours) return { what: tell(table.decision.what), how: tell(table.decision.how) };
  return { what: tell(table.waiting) || say("prompt-waiting"), how: "" };
}

/** Words as a sentence of their own: a capital first, a full stop last. */
export function full(said: string): string {
  const start = said.charAt(0).toUpperCase() + said.slice(1);
  return start === "" || /[.!?]$/.test(start) ? start : `${start}.`;
}

/** What somebody is called: the reader's word where they gave no name. */
export const nameOf = (one: { name: string; unnamed?: boolean }, seat: number): string =>
  one.unnamed ? say("seat-unnamed", { number: seat + 1 }) : one.name;

/** Seats with the reader's word for whoever gave no name. */
export const named = (seats: readonly Seat[]): Seat[] =>
  seats.map((one) => (one.unnamed ? { ...one, name: nameOf(one, one.seat) } : one));

/** A seat's name as others see it. */
export function seatName(table: TableState, seat: number): string {
  const info = table.seats.find((one) => one.seat === seat);
  if (info?.kind === "empty") return say("seat-free");
  return info?.name || say("seat-letter", { letter: "ABCD"[seat] ?? seat + 1 });
}

/** A seat as this screen calls it: "You" where it is the only one that sits here. */
export const called = (table: TableState, seat: number): string =>
  table.you.length === 1 && table.you[0] === seat ? say("seat-you") : seatName(table, seat);

/** "Nix-bot wins!" or "You win!": the one line that may carry an exclamation mark. */
export function headline(table: TableState): string {
  const winners = table.over?.winners ?? [];
  if (winners.length === 0) return say("won-nobody");
  const alone = table.you.length === 1 && winners.includes(table.you[0] ?? -1);
  const rest = winners.filter((seat) => !alone || seat !== table.you[0]).map((seat) => seatName(table, seat));
  if (alone) return rest.length ? say("won-you.and", { names: list(rest) }) : say("won-you");
  return say("won-others", { names: list(rest), count: rest.length });
}

/**
 * How messages of a game say seats: SEAT at the beginning of a sentence, ONE within it, WHOSE and OWN what is a seat's,
 * SEATS and THEM several, YOU whether it is the reader's only one. `me`: that seat; null: there is none, or several.
 */
export function seatNames(name: (seat: number) => string, me: number | null): Names {
  const mine = (seat: unknown): boolean => seat === me && me !== null;
  const one = (seat: unknown): string =>
    mine(seat) ? say("seat-you") : typeof seat === "number" ? name(seat) : say("seat-nobody");
  const small = (seat: unknown): string => (mine(seat) ? say("seat-you.small") : one(seat));
  const whose = (seat: unknown) => ({ yours: mine(seat), name: one(seat) });
  return {
    SEAT: one,
    ONE: small,
    WHOSE: (seat) => say("seat-whose", whose(seat)),
    OWN: (seat) => say("seat-whose.small", whose(seat)),
    YOU: (seat) => ((Array.isArray(seat) ? seat.length > 1 || mine(seat[0]) : mine(seat)) ? "yes" : "no"),
    SEATS: (seats) => list((seats as number[]).map(one)),
    THEM: (seats) => list((seats as number[]).map(small)),
  };
}

/** The reader's only seat at a table; null: there is none, or several. */
export const alone = (table: TableState): number | null => (table.you.length === 1 ? (table.you[0] ?? null) : null);
