/** The guided first game: one thing at a time, in the order in which a round brings them. */
import type { CoachStep } from "../../table/coach";
import type { TableState } from "../../table/types";
import type { View } from "./types";

const view = (table: TableState): View => table.view as View;
const says = (table: TableState, kind: string): boolean => table.log.some((line) => line.kind === kind);

export const STEPS: readonly CoachStep[] = [
  {
    id: "choose",
    title: "Choose in secret",
    text: "Pick one of your cards. It lies face down until everybody has chosen. You may take it back until then.",
    when: (table) => view(table).ask === "select",
    done: (table) => says(table, "flip_up"),
  },
  {
    id: "types",
    title: "Fist, leaf, bolt",
    text: "The triangle is always in sight. Fist beats leaf, leaf beats bolt, bolt beats fist, whatever the Levels are.",
    when: (table) => says(table, "flip_up"),
  },
  {
    id: "levels",
    title: "Equal Types: Level",
    text: "Only between equal Types the higher Level wins. Equal Levels too? Then you throw rock, paper, scissors.",
    when: (table) => says(table, "scrap"),
  },
  {
    id: "abilities",
    title: "Play, Lose, Win",
    text: "A Play ability happens at the reveal, Lose and Win when the brawl is over. The lowest Level goes first.",
    when: (table) => view(table).mode !== "family" && says(table, "ability"),
  },
  {
    id: "glory",
    title: "Glory",
    text: "Who wins the brawl takes 1 Glory. The first to reach the goal ends the game, and the most Glory wins.",
    when: (table) => says(table, "victory"),
  },
  {
    id: "refill",
    title: "Glory buys cards",
    text: "After each brawl you draw 1 card. Or pay 1 Glory and fill your hand to 5: a small price when it runs thin.",
    when: (table) => ["draw", "refill"].includes(view(table).ask) && table.decision?.yours === true,
  },
  {
    id: "ready",
    title: "Now you know it",
    text: "Watch the discard piles: a card that lies there rarely comes back. A click on a player opens theirs.",
    when: (table) => view(table).round >= 3,
  },
];
