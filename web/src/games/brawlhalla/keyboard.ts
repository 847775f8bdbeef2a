/** The table by keyboard: digits pick cards, arrows move over the board, Enter plays, Esc steps back. */
import { type Command, keys } from "../../stores/keys.svelte";
import type { Brain } from "./brain.svelte";

export const KEYS: readonly Command[] = [
  { id: "move", code: "KeyM", text: "Move" },
  { id: "attack", code: "KeyA", text: "Attack" },
  { id: "delay", code: "KeyD", text: "Delay" },
  { id: "end", code: "KeyE", text: "End turn" },
  { id: "yes", code: "KeyY", text: "Use the effect on offer" },
  { id: "no", code: "KeyN", text: "Leave the effect, or stop" },
  { id: "pass", code: "KeyP", text: "Pass" },
  { id: "sword", code: "KeyS", text: "Go by way of a sword" },
  { id: "digits", code: "1 to 9", text: "Pick the nth card or choice", fixed: true },
  { id: "arrows", code: "Arrows", text: "Move over the board", fixed: true },
  { id: "enter", code: "Enter", text: "Play what is picked", fixed: true },
  { id: "esc", code: "Esc", text: "One step back", fixed: true },
];

/** The part of the arena that keys use. */
export interface Board {
  take(toTarget?: boolean): void;
  step(dr: number, dc: number): void;
}

interface Hands {
  brain: Brain;
  arena: Board | undefined;
  drafting: boolean;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const inside = (event: KeyboardEvent, what: string): boolean =>
  event.target instanceof Element && event.target.closest(what) !== null;

function command(id: string | null, brain: Brain): boolean {
  switch (id) {
    case "move":
    case "attack":
    case "delay":
    case "end":
      brain.turn(id);
      return true;
    case "sword":
      if (brain.hasSword) brain.bySword = !brain.bySword;
      return brain.hasSword;
    case "yes":
      return brain.yes();
    case "pass":
      brain.pass();
      return true;
    case "no":
      brain.no();
      return true;
    default:
      return false;
  }
}

function enter(event: KeyboardEvent, brain: Brain): boolean {
  if (inside(event, ".log, .tools, .prompt, .actions, header, .tray, .coach, .seat, .ps, .invite, .draft"))
    return false;
  if (inside(event, ".arena") && brain.targets.size > 0) return false;
  return brain.enter();
}

/** Answers a key press; what it used does not reach anything else. */
export function press(event: KeyboardEvent, { brain, arena, drafting }: Hands): void {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    inside(event, "input, select, textarea, dialog")
  )
    return;
  const arrow = ARROWS[event.key];
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  let used = false;
  if (arrow && arena && !drafting && !inside(event, ".log, .speed")) {
    if (inside(event, ".arena")) arena.step(...arrow);
    else arena.take();
    used = true;
  } else if (digit && !drafting) used = brain.digit(Number(digit));
  else if (event.key === "Enter") used = enter(event, brain);
  else if (event.key === "Escape") used = brain.back();
  else used = command(keys.action(event), brain);
  if (used) event.preventDefault();
}
