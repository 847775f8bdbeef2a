/** The table by keyboard: digits pick cards, Enter plays, W takes back, R P S throw, Y and N answer. */
import type { Hands } from "./hands.svelte";
import { keys } from "./keys";

const inside = (event: KeyboardEvent, what: string): boolean =>
  event.target instanceof Element && event.target.closest(what) !== null;

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
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.repeat || inside(event, "input, select, textarea, dialog")) return;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  let used = false;
  if (event.shiftKey && event.code === "KeyP") used = hands.passAll();
  else if (digit) used = hands.digit(digit === "0" ? 10 : Number(digit));
  else if (event.key === "Enter") used = !inside(event, "button, a, summary") && hands.commit();
  else if (event.key === "Escape") used = hands.back();
  else if (event.key === "Backspace") used = hands.withdraw();
  else used = command(keys.action(event), hands);
  if (used) event.preventDefault();
}
