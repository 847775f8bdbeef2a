/** The keys of Brutality: plates and cards by their own; digits, arrows, Enter and Esc are `Pick`'s. */
import { type Command, commands, ownKeys } from "../../feel/keys.svelte";
import { ours } from "../../feel/pressed";
import type { Field } from "../../table/pick.svelte";
import { walk } from "./groups";
import type { Hands } from "./hands.svelte";
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

/** Does what a key of the game asks for; true: there was something to do. */
function command(event: KeyboardEvent, hands: Hands): boolean {
  const id = keys.action(event);
  switch (id) {
    case "move":
    case "special_1":
    case "special_2":
      return hands.plate(id);
    case "artifact":
      if (hands.hero === null || !hands.main) return false;
      hands.lift("artifact", { hero: hands.hero });
      return true;
    case "relic_1":
    case "relic_2":
    case "relic_3": {
      const card = hands.view.mine?.hand[Number(id.slice(-1)) - 1];
      if (card === undefined || !hands.open) return false;
      hands.raise(card);
      return true;
    }
    case "discard": {
      const on = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
      const { card } = on?.dataset ?? {};
      if (hands.ask !== "discard" || card === undefined) return false;
      hands.raise(Number(card));
      return true;
    }
    case "end":
      return hands.end();
    case "last":
      return hands.turn(-1);
    case "next":
      return hands.turn(1);
    default:
      return event.key === "F6" && walk(hands.calls.root, event.shiftKey);
  }
}

/** Answers a key press; what it used reaches nothing else. */
export function press(event: KeyboardEvent, hands: Hands, field?: Field): void {
  // The buttons of a hint say that these are theirs.
  const hinted = hands.table.hint !== null && (event.key === "Enter" || event.key === "Escape");
  if (event.defaultPrevented || hinted) return;
  if (ours(event) && hands.drafting.key(event)) event.preventDefault();
  else hands.key(event, (pressing) => command(pressing, hands), field);
  if (event.defaultPrevented) event.stopImmediatePropagation();
}
