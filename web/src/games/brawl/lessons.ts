/** A short lesson for each card kind, shown the first time the card is in hand or comes into play; see `tutorial` tables. */
import type { CoachStep } from "../../table/coach";
import type { TableState } from "../../table/types";
import type { Brain } from "./brain.svelte";
import type { View } from "./types";

const view = (table: TableState): View | null => table.view as View | null;
const seat = (table: TableState) => view(table)?.seats[table.you[0] ?? 0];

/** The word of the card I hold, or of the top of my pile while my hand is empty. */
function held(table: TableState): string {
  const mine = view(table)?.mine;
  return view(table)?.types[mine?.hand?.type ?? -1]?.word ?? "";
}
const topmost = (table: TableState): string => view(table)?.types[seat(table)?.pile.top?.type ?? -1]?.word ?? "";
const logged = (table: TableState, kind: string): boolean =>
  table.log.some((line) => line.kind === kind && line.seat === (table.you[0] ?? 0));
const strings = (table: TableState): string[] =>
  Object.values(view(table)?.bases ?? {}).flatMap((base) =>
    base.ends.flatMap((end) => end.cards.map((card) => view(table)?.types[card.type]?.word ?? "")),
  );
const mods = (table: TableState): string[] =>
  Object.values(view(table)?.bases ?? {}).flatMap((base) =>
    base.mods.map((card) => view(table)?.types[card.type]?.word ?? ""),
  );
const playing = (table: TableState): boolean => ["live", "turn"].includes(view(table)?.phase ?? "");

/** One step a kind: it shows while such a card is held, and is learned when it has left the hand. */
function kind(word: string, title: string, text: string): CoachStep {
  return {
    id: word,
    title,
    text,
    when: (table) => playing(table) && held(table) === word,
    done: (table) => strings(table).includes(word) || mods(table).includes(word) || topmost(table) === word,
  };
}

const FIRST: readonly CoachStep[] = [
  {
    id: "goal",
    title: "Win more Bases",
    text: "Each Base has an end for each of you. More Hits on your own end wins it. Its owner wins a tie.",
    when: playing,
  },
  {
    id: "deal",
    title: "Deal a card",
    text: "Your deck is yours alone. Deal, then play the card or throw it on your pile.",
    when: playing,
    done: (table) => logged(table, "deal"),
  },
  {
    id: "play",
    title: "Play it",
    text: "A glowing place takes your card. Your ends grow down, theirs grow up. You may play on both.",
    when: (table) => playing(table) && held(table) !== "",
    done: (table) => logged(table, "play"),
  },
  {
    id: "pile",
    title: "Your pile stays open",
    text: "With an empty hand the top of your pile may be played too.",
    when: (table) => playing(table) && (seat(table)?.pile.n ?? 0) > 0,
  },
];

const KINDS: readonly CoachStep[] = [
  kind("add_hit", "Hit", "Starts an empty end in its colour, or goes on a Hit of the same colour. Counts 1."),
  kind("add_heavy_hit", "Hit-2", "Counts 2, and only goes on a Hit of its colour. Open an end first."),
  kind("block_string", "Block", "Shuts a string: nothing goes on it but a Press. Shut theirs."),
  kind("wild_block_string", "Wild Block", "A Block for any colour."),
  kind(
    "press",
    "Press",
    "Goes on a Block: Hits of the string's colour go on again. On a Base it cancels what lies there.",
  ),
  kind("place_base", "Base", "Lay it at either end of the row, 3 at most. You win its ties."),
  kind(
    "clear_base",
    "Clear",
    "Sweeps a Base away with all on it: not a frozen one, not one between two others, not the last.",
  ),
  kind("freeze_base", "Freeze", "Locks a Base for good. When all are frozen, the game is over. Freeze what you lead."),
  kind(
    "multiply_value",
    "Double and Null",
    "A Double makes a Base worth twice as much, a Null makes it worth nothing.",
  ),
  kind("reverse_winner", "Reverse", "The end with fewer Hits wins this Base. A second one turns it back."),
  kind("hold_base", "Hold", "While it lies on top, nobody can Clear this Base."),
];

const END: CoachStep = {
  id: "freezes",
  title: "Only Freezes are left",
  text: "Your last 3 cards lock Bases. End the game while you lead.",
  when: (table) => playing(table) && seat(table)?.above === 0 && (seat(table)?.freezes ?? 0) > 0,
};

export const STEPS: readonly CoachStep[] = [...FIRST, ...KINDS, END];
/** The steps that this table can show at all: of kinds that lie in one of its decks. */
export function lessons(brain: Brain): readonly CoachStep[] {
  const words = new Set(brain.raw.lists.flat().map((row) => brain.raw.types[row.type]?.word));
  return STEPS.filter((step) => !KINDS.includes(step) || words.size === 0 || words.has(step.id));
}
