/** What every table answers to. */
import type { Command } from "../../feel/keys.svelte";
import { say } from "../../words/say";

export const KEYS: readonly Command[] = [
  { id: "undo", code: "KeyU", text: () => say("table-undo") },
  { id: "hint", code: "KeyH", text: () => say("table-hint") },
  { id: "log", code: "KeyL", text: () => say("table-keys-log") },
  { id: "help", code: "?", text: () => say("table-help"), fixed: true },
];
