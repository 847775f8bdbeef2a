/**
 * What the page knows of a game before any of its board is loaded. `games/<game>/game.ts` default-exports one; `app/games.ts`
 * finds them all. A manifest is light: it comes with the lobby, so board, lessons, card and pictures stand behind `import()`.
 */
import type { Component } from "svelte";
import type { Command } from "../feel/keys.svelte";
import type { Own } from "../feel/settings.svelte";
import type { Pictures } from "../kit/drawing";
import type { Lesson } from "../kit/lesson";
import type { SetupPick } from "../net/protocol";
import type { Board } from "./context.svelte";
import type { TableState } from "./types";

/** How a game speaks where many are shown: its colour, the width of its title, and its sign. */
export interface Voice {
  /** Its colour, a token of its own `tokens.css`, or of the house. */
  colour: string;
  /** Width class of the display type. */
  width: "w60" | "w75" | "w150";
  /** Title size in hundredths of the tile's width. */
  size: number;
  /** The sign, one of the names in its `tile.json` or of the shell's. */
  icon: string;
  /** Ink on the game's colour, not paper. */
  dark: boolean;
}

/** A choice of the settings that only this game has: a box to tick. */
export interface Field {
  /** Its name among the game's own choices. */
  id: string;
  text: string;
  help: string;
  /** It is about bots: the set-up page asks it too, while one sits at the table. */
  bots?: boolean;
}

/** What a deck builder may ask of its page. */
export interface BuilderProps extends Record<string, unknown> {
  /** What its address says: options of the table whose deck it begins with, or nothing. */
  told: Record<string, string>;
  /** Opens a table with these options against a bot. */
  play: (options: Record<string, string>) => Promise<void>;
  /** Goes to the set-up page with these options filled in. */
  order: (options: Record<string, string>) => void;
}

type Part<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
}>;

export interface Manifest {
  /** As the server calls it, and as its folder is called. */
  id: string;
  voice: Voice;
  /** The picture of its tile, drawn on a field of 256 x 300; without one it is the house's. */
  poster?: Component;
  /** The drawings its own pages use and the shell does not: those of `icons.json` and of its content. */
  icons?: () => Promise<unknown>;
  /** Its table. A game without one is still to come, or is played on the plain board. */
  board?: () => Promise<{ default: Board; frame?: "rail" | "whole" }>;
  /** Its guided first game. A game without one is learned from its rule sheet and its puzzles. */
  lessons?: () => Promise<{ default: Lesson<never> }>;
  /** A reference card: the first page of the help, in place of the rule sheet. */
  aid?: Part;
  /** What it draws of its content on the set-up page, beyond an icon. */
  picture?: Part<{ group: string; pick: SetupPick }>;
  /** What its keywords look like, where space is the matter. */
  pictures?: () => Promise<{ default: Pictures }>;
  /** Where people build decks of their own for it. */
  builder?: Part<BuilderProps>;
  /** Every key it may answer to, by the widest of its tables. */
  keys?: readonly Command[];
  settings?: { choices: Own; fields: readonly Field[] };
  /** Format, mode and place of a table, for its bar: what the view says, else what was ordered. */
  about?: (table: TableState) => string[];
}
