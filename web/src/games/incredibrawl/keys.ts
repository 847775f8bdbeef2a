/** The keys of IncrediBrawl. */
import { type Command, ownKeys } from "../../feel/keys.svelte";
import { say } from "./say";

export const keys = ownKeys("incredibrawl");

type Id = ("withdraw" | "rock" | "paper" | "scissors" | "yes" | "no" | "soon") | ("digits" | "enter" | "esc" | "all");

const command = (id: Id, code: string, fixed = false): Command => ({
  id,
  code,
  text: () => say(`page-key-${id}`),
  fixed,
});

export const KEYS: readonly Command[] = [
  command("withdraw", "KeyW"),
  command("rock", "KeyR"),
  command("paper", "KeyP"),
  command("scissors", "KeyS"),
  command("yes", "KeyY"),
  command("no", "KeyN"),
  command("soon", "KeyG"),
  command("digits", "1\u20130", true),
  command("enter", "Enter", true),
  command("all", "Shift+P", true),
  command("esc", "Esc", true),
];
