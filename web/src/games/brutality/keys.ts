/** The keys of Brutality. */
import { type Command, commands, ownKeys } from "../../feel/keys.svelte";
import type { Messages } from "./messages";
import { find } from "./say";

export const keys = ownKeys("brutality");

export const KEYS: readonly Command[] = commands<Messages>(find, [
  ["move", "KeyM"],
  ["special_1", "Digit1"],
  ["special_2", "Digit2"],
  ["artifact", "KeyA"],
  ["relic_1", "KeyQ"],
  ["relic_2", "KeyW"],
  ["relic_3", "KeyR"],
  ["end", "KeyE"],
  ["last", "BracketLeft"],
  ["next", "BracketRight"],
  ["discard", "KeyX"],
  ["wait", "KeyY"],
  ["first", "KeyT"],
  ["aim", "KeyK"],
  ["read", "KeyI"],
  ["arrows", "\u2190 \u2191 \u2192 \u2193", "fixed"],
  ["digits", "1\u20134", "fixed"],
  ["enter", "Enter", "fixed"],
  ["esc", "Esc", "fixed"],
  ["groups", "F6", "fixed"],
]);
