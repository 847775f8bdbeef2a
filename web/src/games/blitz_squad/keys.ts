/** The keys of Blitz Squad Brawl: piles, targets and answers by their own, and on a stacked card its place; the rest is `Pick`'s. */
import { type Command, commands, ownKeys } from "../../feel/keys.svelte";
import { ours } from "../../feel/pressed";
import type { Hands } from "./hands.svelte";
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

/** Does what a key of the game asks for; true: there was something to do. */
function command(event: KeyboardEvent, hands: Hands): boolean {
  const id = event.key === "Backspace" ? "undo" : keys.action(event);
  const place = ["left", "middle", "right"].indexOf(id ?? "");
  if (place >= 0) {
    // The opponent there from the left: for whom a card asks, or whom the stacks are aimed at.
    const seat = hands.foes[place] ?? -1;
    const act = hands.at({ seat });
    return act ? hands.send(act) : hands.aim(seat);
  }
  if (id === "clinic" || id === "tomb") hands.visit(hands.own, id);
  else if (id === "undo") return hands.undo();
  else if (id === "take") return hands.one("pass");
  else if (id === "end") return hands.end();
  else return (id === "yes" || id === "no") && hands.one(id);
  return true;
}

/** Keys on a card in a stack. */
function stacked(event: KeyboardEvent, hands: Hands): boolean {
  const thing = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-stacked]") : null;
  const key = thing?.dataset.stacked;
  if (!key || !ours(event)) return false;
  if (event.key === " ") hands.shift(key);
  else if (event.shiftKey && event.key === "ArrowRight") hands.shift(key, 1);
  else if (event.shiftKey && event.key === "ArrowLeft") hands.shift(key, -1);
  else return false;
  return true;
}

/** Answers a key press; what it used reaches nothing else, for the shell's own undo of a play has the same key. */
export function press(event: KeyboardEvent, hands: Hands): void {
  // The buttons of a hint say that these are theirs.
  const hinted = hands.table.hint !== null && (event.key === "Enter" || event.key === "Escape");
  if (event.defaultPrevented || hinted) return;
  if (stacked(event, hands)) event.preventDefault();
  else hands.key(event, (pressing) => command(pressing, hands));
  if (event.defaultPrevented) event.stopImmediatePropagation();
}
