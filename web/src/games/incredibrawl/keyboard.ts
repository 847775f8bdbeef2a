/** The table by keyboard: digits pick cards, Enter plays, W takes back, R P S throw, Y and N answer. */
import { digitOf, inside, ours } from "../../feel/pressed";
import type { Hands } from "./hands.svelte";
import { keys } from "./keys";

function command(id: string | null, hands: Hands): boolean {
  switch (id) {
    case "withdraw":
      return hands.withdraw();
    case "rock":
      return hands.one("rock");
    case "paper":
      return hands.one("paper");
    case "scissors":
      return hands.one("scissors");
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

/** Answers a key press; what it used does not reach anything else. */
export function press(event: KeyboardEvent, hands: Hands): void {
  if (event.repeat || !ours(event)) return;
  const digit = digitOf(event);
  let used = false;
  if (event.shiftKey && event.code === "KeyP") used = hands.passAll();
  else if (digit) used = hands.digit(digit);
  else if (event.key === "Enter") used = !inside(event, "button, a, summary") && hands.commit();
  else if (event.key === "Escape") used = hands.back();
  else if (event.key === "Backspace") used = hands.withdraw();
  else used = command(keys.action(event), hands);
  if (used) event.preventDefault();
}
