/** The keys of IncrediBrawl: digits pick cards, Enter plays, W takes back, R P S throw, Y and N answer. */
import { type Command, ownKeys } from "../../feel/keys.svelte";
import type { Hands } from "./hands.svelte";
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

/** Does what a key of the game asks for; true: there was something to do. */
export function pressed(event: KeyboardEvent, hands: Hands): boolean {
  if (event.shiftKey && event.code === "KeyP") return hands.passAll();
  if (event.key === "Backspace") return hands.withdraw();
  const id = keys.action(event);
  switch (id) {
    case "withdraw":
      return hands.withdraw();
    case "rock":
    case "scissors":
      return hands.one(id);
    case "paper":
      return hands.one(id) || ((hands.ask === "window" || hands.ask === "refill") && hands.one("pass"));
    case "yes":
      return hands.one("yes", "change") || hands.buy();
    case "no":
      return hands.one("no", "pass", "draw", "stay");
    case "soon":
      return hands.later();
    default:
      return false;
  }
}
