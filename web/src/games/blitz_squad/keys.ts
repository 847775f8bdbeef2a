/** The keys of Blitz Squad Brawl. */
import { type Command, commands, ownKeys } from "../../feel/keys.svelte";
import type { Messages } from "./messages";
import { find } from "./say";

export const keys = ownKeys("blitz_squad");

export const KEYS: readonly Command[] = commands<Messages>(find, [
  ["take", "KeyT"],
  ["end", "KeyE"],
  ["undo", "KeyU"],
  ["clinic", "KeyG"],
  ["tomb", "KeyB"],
  ["left", "KeyZ"],
  ["middle", "KeyX"],
  ["right", "KeyC"],
  ["yes", "KeyY"],
  ["no", "KeyN"],
  ["digits", "1\u20130", "fixed"],
  ["shifted", "\u21e7 1\u20130", "fixed"],
  ["space", "Space", "fixed"],
  ["enter", "Enter", "fixed"],
  ["esc", "Esc", "fixed"],
]);
