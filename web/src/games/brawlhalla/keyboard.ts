/** The table by keyboard: digits pick cards, arrows move over the board, Enter plays, Esc steps back. */
import { inside, ours } from "../../feel/pressed";
import type { Hands } from "./hands.svelte";
import { keys } from "./keys";

/** The part of the arena that keys use. */
export interface Board {
  take(toTarget?: boolean): void;
  step(dr: number, dc: number): void;
}

interface Holds {
  hands: Hands;
  arena: Board | undefined;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function command(id: string | null, hands: Hands): boolean {
  switch (id) {
    case "move":
    case "attack":
    case "delay":
    case "end":
      hands.turn(id);
      return true;
    case "sword":
      if (hands.hasSword) hands.bySword = !hands.bySword;
      return hands.hasSword;
    case "yes":
      return hands.yes();
    case "pass":
      hands.pass();
      return true;
    case "no":
      hands.no();
      return true;
    default:
      return false;
  }
}

function enter(event: KeyboardEvent, hands: Hands): boolean {
  if (inside(event, ".log, .tools, .prompt, .actions, header, .tray, .coach, .seat, .ps, .invite")) return false;
  if (inside(event, ".arena") && hands.targets.size > 0) return false;
  return hands.enter();
}

/** Answers a key press; what it used does not reach anything else. */
export function press(event: KeyboardEvent, { hands, arena }: Holds): void {
  if (!ours(event)) return;
  const arrow = ARROWS[event.key];
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  let used = false;
  if (arrow && arena && !inside(event, ".log, .speed")) {
    if (inside(event, ".arena")) arena.step(...arrow);
    else arena.take();
    used = true;
  } else if (digit) used = hands.digit(Number(digit));
  else if (event.key === "Enter") used = enter(event, hands);
  else if (event.key === "Escape") used = hands.back();
  else used = command(keys.action(event), hands);
  if (used) event.preventDefault();
}
