/** The table by keyboard: digits pick cards, Enter plays, W takes back, R P S throw, Y and N answer. */
import { type Command, keys } from "../../stores/keys.svelte";
import type { Brain } from "./brain.svelte";
import { ID } from "./types";

export const KEYS: readonly Command[] = [
  { id: "withdraw", code: "KeyW", text: "Take your face-down card back" },
  { id: "rock", code: "KeyR", text: "Throw rock" },
  { id: "paper", code: "KeyP", text: "Throw paper" },
  { id: "scissors", code: "KeyS", text: "Throw scissors" },
  { id: "yes", code: "KeyY", text: "Yes, pay and refill, or change the location" },
  { id: "no", code: "KeyN", text: "No, pass, draw 1, or stay" },
  { id: "standing", code: "KeyB", text: "Pass at refill stops, or be asked again" },
  { id: "soon", code: "KeyG", text: "Refill at the next stop, though you pass" },
  { id: "digits", code: "1 to 0", text: "Pick the nth card or choice", fixed: true },
  { id: "enter", code: "Enter", text: "Play the card that is up", fixed: true },
  { id: "esc", code: "Esc", text: "Put the card down", fixed: true },
];

const inside = (event: KeyboardEvent, what: string): boolean =>
  event.target instanceof Element && event.target.closest(what) !== null;

function command(id: string | null, brain: Brain): boolean {
  switch (id) {
    case "withdraw":
      return brain.withdraw();
    case "rock":
      return brain.sign(0);
    case "paper":
      return brain.sign(1);
    case "scissors":
      return brain.sign(2);
    case "yes":
      return brain.one(ID.yes, ID.buy, ID.change);
    case "no":
      return brain.one(ID.no, ID.pass, ID.draw, ID.stay);
    case "standing":
      return brain.stand();
    case "soon":
      return brain.later();
    default:
      return false;
  }
}

/** Answers a key press; what it used does not reach anything else. */
export function press(event: KeyboardEvent, brain: Brain): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.repeat || inside(event, "input, select, textarea, dialog")) return;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  let used = false;
  if (digit) used = brain.digit(digit === "0" ? 10 : Number(digit));
  else if (event.key === "Enter") used = !inside(event, "button, a, summary") && brain.commit();
  else if (event.key === "Escape") used = brain.back();
  else if (event.key === "Backspace") used = brain.withdraw();
  else used = command(keys.action(event), brain);
  if (used) event.preventDefault();
}
