/** The table by keyboard: digits move cards, Enter confirms, Esc clears; keys on a stacked card order its stack. */
import { digitOf, inside, ours } from "../../feel/pressed";
import type { Hands } from "./hands.svelte";
import { keys } from "./keys";

function command(id: string | null, hands: Hands): boolean {
  const aims = ["left", "middle", "right"].indexOf(id ?? "");
  if (aims >= 0) return target(hands, aims);
  switch (id) {
    case "take":
      return hands.take();
    case "end":
      return hands.end();
    case "undo":
      return hands.undo();
    case "clinic":
    case "tomb":
      hands.visit(hands.own, id);
      return true;
    case "yes":
    case "no": {
      const act = hands.one(id);
      return act ? hands.send([act.id]) : false;
    }
    default:
      return false;
  }
}

/** The opponent at a place from the left: whom the combo is aimed at, or whom a card asks for. */
function target(hands: Hands, place: number): boolean {
  const seat = hands.foes[place];
  if (seat === undefined) return false;
  const act = hands.acts.find((one) => one.kind === "seat" && one.seat === seat);
  return act ? hands.send([act.id]) : hands.aim(seat);
}

/** Digit n, from 1: the nth card of the hand, else the nth of what is offered. */
function digit(hands: Hands, n: number, shift: boolean): boolean {
  const held = hands.hand[n - 1];
  if (hands.ask === "scout") {
    if (n > (hands.view.asking?.shown.length ?? 0)) return false;
    hands.flip(n - 1);
    return true;
  }
  if (hands.picking && !hands.candidates.some((one) => hands.hand.some((card) => card.key === one.key))) {
    const group = hands.groups[n - 1];
    if (group) hands.pickOf(group);
    return group !== undefined;
  }
  if (hands.open && !hands.drafting && !hands.picking && !hands.singles) {
    const act = hands.slips[n - 1];
    return act ? hands.send([act.id]) : false;
  }
  if (held) hands.tap(held.key, shift);
  return held !== undefined;
}

/** Keys on a card in a stack. */
function stacked(event: KeyboardEvent, hands: Hands): boolean {
  const thing = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-stacked]") : null;
  const key = thing?.dataset.stacked;
  if (!key) return false;
  if (event.key === " ") hands.top(key);
  else if (event.shiftKey && event.key === "ArrowRight") hands.shift(key, 1);
  else if (event.shiftKey && event.key === "ArrowLeft") hands.shift(key, -1);
  else return false;
  return true;
}

/** Answers a key press; what it used does not reach anything else. */
export function press(event: KeyboardEvent, hands: Hands): void {
  // The buttons of a hint say that these are theirs.
  const hinted = hands.table.hint !== null && (event.key === "Enter" || event.key === "Escape");
  if (!ours(event) || hinted) return;
  const number = digitOf(event);
  let used = stacked(event, hands);
  if (used || event.repeat) {
    if (used) event.preventDefault();
    return;
  }
  if (number) used = digit(hands, number, event.shiftKey);
  else if (event.key === "Enter") used = !inside(event, "button, a, summary") && hands.confirm();
  else if (event.key === "Escape") used = hands.clear();
  else if (event.key === "Backspace") used = hands.undo();
  else used = command(keys.action(event), hands);
  if (!used) return;
  event.preventDefault();
  // The shell's own undo, of a play that was sent, has the same key.
  event.stopImmediatePropagation();
}
