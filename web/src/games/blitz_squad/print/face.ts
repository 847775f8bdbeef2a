/** What stands on a printed card, and how much room its words take. */

export interface Face {
  name: string;
  icon: string;
  ink: string;
  /** Null: none, and no band. */
  n: number | null;
  /** Who is on it: the sign and the short name on its band. */
  mark: string;
  who: string;
  /** What it does: part by part under heads, or in short where that has no room. */
  heads: readonly { head: string; text: string }[];
  short: string;
}
type Words = Pick<Face, "name" | "heads">;

/** On which inks lie. */
export const PAPER = "#fff6e2";

/** About as many letters of a card's text stand in a line of it, and its lines are so high, px. */
const LETTER = 6.4;
export const LINE = 15.2;
export const lined = (text: string, room: number): number => Math.ceil((text.length * LETTER) / room);

/** Lines that a card's whole text takes on a card of this width. */
export const linesOf = (card: Words, width: number): number =>
  card.heads.reduce((sum, part) => sum + 1 + lined(part.text, width * 0.9), 0);

/** Lines that a card has for its text, below its picture, its band and in the hand its name. */
export function linesIn(form: string, card: Words, width: number, height: number): number {
  const named = form === "hand" ? 3 + 16.5 * lined(card.name, width * 1.05) : 0;
  return Math.floor((height * (form === "hand" ? 0.69 : 0.72) - 29 - named) / LINE);
}
