/** The keys of BRAWL, by place on the keyboard: far ends, Bases and near ends in three rows; Space deals, the next key drops. */
import { type Command, keys } from "../../stores/keys.svelte";
import type { Brain } from "./brain.svelte";

export interface Room {
  /** Areas at the bottom of this screen: 1, in a circle 2. */
  areas: number;
  /** Places of an area: 3, in tag team 4. */
  places: number;
}

const LEFT = {
  far: ["KeyQ", "KeyW", "KeyE", "KeyR"],
  base: ["KeyA", "KeyS", "KeyD", "KeyF"],
  near: ["KeyZ", "KeyX", "KeyC", "KeyV"],
};
const RIGHT = { far: ["KeyU", "KeyI", "KeyO"], base: ["KeyJ", "KeyK", "KeyL"], near: ["KeyM", "Comma", "Period"] };
export const PARTS = ["far", "base", "near"] as const;
export type Part = (typeof PARTS)[number];
const WORDS: Readonly<Record<Part, string>> = { far: "their end", base: "Base", near: "your end" };
const NTH = ["1st", "2nd", "3rd", "4th"];

export const spotKey = (area: number, place: number, part: Part): string => `br-${part}-${area}-${place}`;
export const sideKey = (area: number, side: "left" | "right"): string => `br-${side}-${area}`;

export function commands({ areas, places }: Room): Command[] {
  const made: Command[] = [
    { id: "br-deal", code: "Space", text: "Deal; ready" },
    { id: "br-drop", code: places > 3 ? "KeyG" : "KeyF", text: "Discard, put back, or pick up" },
    { id: "br-pause", code: "KeyP", text: "Pause, or go on" },
    { id: "br-read", code: "KeyT", text: "Read the table out" },
  ];
  for (let area = 0; area < areas; area += 1) {
    const rows = area === 0 ? LEFT : RIGHT;
    const where = areas > 1 ? (area === 0 ? ", left row" : ", right row") : "";
    for (const part of PARTS)
      for (let place = 0; place < places; place += 1) {
        const code = rows[part][place];
        if (code)
          made.push({
            id: spotKey(area, place, part),
            code,
            text: `${NTH[place]} ${part === "base" ? "Base" : `Base, ${WORDS[part]}`}${where}`,
          });
      }
    made.push({
      id: sideKey(area, "left"),
      code: area === 0 ? "ArrowLeft" : "BracketLeft",
      text: `New Base at the left${where}`,
    });
    made.push({
      id: sideKey(area, "right"),
      code: area === 0 ? "ArrowRight" : "BracketRight",
      text: `New Base at the right${where}`,
    });
  }
  made.push({ id: "br-digits", code: "1 to 9", text: "Tag a teammate, or answer a choice", fixed: true });
  // Two rows of Bases need the letters of the shell's own commands.
  if (areas > 1) {
    made.push(
      { id: "undo", code: "Backspace", text: "Undo" },
      { id: "hint", code: "KeyH", text: "Hint" },
      { id: "log", code: "KeyY", text: "Open or close the log" },
    );
  }
  return made;
}

export interface Hands {
  brain: Brain;
  /** Says the whole table aloud. */
  read: () => void;
  /** Says ready, or null when it is no time for it. */
  ready: (() => void) | null;
}

const inside = (event: KeyboardEvent, what: string): boolean =>
  event.target instanceof Element && event.target.closest(what) !== null;

/** Answers a key; true when it was used. A key held down acts once. */
export function press(event: KeyboardEvent, { brain, read, ready }: Hands): boolean {
  if (event.repeat) return keys.action(event)?.startsWith("br-") ?? false;
  // Space presses a button where nothing is dealt; at the cards it deals, whatever was clicked last.
  const button = event.code === "Space" && inside(event, "button, a, summary, select");
  if (button && (!inside(event, ".br-table") || inside(event, ".stage, .lesson, .coach, .panel"))) return false;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit && !event.ctrlKey && !event.altKey && !event.metaKey) return number(brain, Number(digit));
  if (event.key === "Escape" && (brain.asking || brain.calling)) {
    brain.asking = null;
    brain.calling = false;
    return true;
  }
  const id = keys.action(event);
  if (!id?.startsWith("br-")) return false;
  const [, what = "", area = "0", place = "0"] = id.split("-");
  switch (what) {
    case "deal":
      if (ready) ready();
      else brain.deal();
      return true;
    case "drop":
      brain.drop();
      return true;
    case "pause":
      return brain.simple("pause") || brain.simple("resume");
    case "read":
      read();
      return true;
    case "left":
    case "right": {
      const found = brain.areas.mine[Number(area)];
      if (found) brain.act(found[what]);
      return true;
    }
    default:
      return brain.key(Number(area), Number(place), what as Part);
  }
}

function number(brain: Brain, n: number): boolean {
  if (brain.option(n)) return true;
  const seat = brain.view.mine?.tag[n - 1];
  if (seat === undefined) return false;
  brain.tag(seat);
  return true;
}
