/** The keys of Brawlhalla. */
import { type Command, ownKeys } from "../../feel/keys.svelte";
import { say } from "./say";

export const keys = ownKeys("brawlhalla");

type Said =
  | "page-move"
  | "page-attack"
  | "page-delay"
  | "page-end"
  | `page-key-${"yes" | "no" | "pass" | "sword" | "surprise" | "flip" | "details" | "digits" | "arrows" | "enter" | "esc"}`;

const command = (id: string, code: string, said: Said, fixed = false): Command => ({
  id,
  code,
  text: () => say(said),
  fixed,
});

export const KEYS: readonly Command[] = [
  command("move", "KeyM", "page-move"),
  command("attack", "KeyA", "page-attack"),
  command("delay", "KeyD", "page-delay"),
  command("end", "KeyE", "page-end"),
  command("yes", "KeyY", "page-key-yes"),
  command("no", "KeyN", "page-key-no"),
  command("pass", "KeyP", "page-key-pass"),
  command("sword", "KeyS", "page-key-sword"),
  command("surprise", "KeyR", "page-key-surprise", true),
  command("flip", "KeyW", "page-key-flip", true),
  command("details", "KeyI", "page-key-details", true),
  command("digits", "1\u20139", "page-key-digits", true),
  command("arrows", "\u2190\u2191\u2192\u2193", "page-key-arrows", true),
  command("enter", "Enter", "page-key-enter", true),
  command("esc", "Esc", "page-key-esc", true),
];
