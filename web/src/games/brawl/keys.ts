/** The keys of BRAWL, by place on the keyboard: far ends, Bases and near ends in three rows; Space deals, the next key drops. */
import { type Command, ownKeys } from "../../feel/keys.svelte";
import { say } from "./say";

export const keys = ownKeys("brawl");

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

export const spotKey = (area: number, place: number, part: Part): string => `br-${part}-${area}-${place}`;
export const sideKey = (area: number, side: "left" | "right"): string => `br-${side}-${area}`;

const command = (id: string, code: string, text: () => string, fixed = false): Command => ({ id, code, text, fixed });

export function commands({ areas, places }: Room): Command[] {
  const made: Command[] = [
    command("br-deal", "Space", () => say("page-key-deal")),
    command("br-drop", places > 3 ? "KeyG" : "KeyF", () => say("page-key-drop")),
    command("br-pause", "KeyP", () => say("page-key-pause")),
    command("br-read", "KeyT", () => say("page-key-read")),
  ];
  for (let area = 0; area < areas; area += 1) {
    const rows = area === 0 ? LEFT : RIGHT;
    const row = areas > 1 ? area + 1 : 0;
    for (const part of PARTS)
      for (let place = 0; place < places; place += 1) {
        const code = rows[part][place];
        const said = (): string => say("page-key-spot", { place: place + 1, part, row });
        if (code) made.push(command(spotKey(area, place, part), code, said));
      }
    const side = (which: "left" | "right", code: string): Command =>
      command(sideKey(area, which), code, () => say("page-key-side", { side: which, row }));
    made.push(side("left", area === 0 ? "ArrowLeft" : "BracketLeft"));
    made.push(side("right", area === 0 ? "ArrowRight" : "BracketRight"));
  }
  made.push(command("br-digits", "1\u20139", () => say("page-key-digits"), true));
  // Two rows of Bases need the letters of the shell's own commands.
  if (areas > 1)
    made.push(
      command("undo", "Backspace", () => say("page-undo")),
      command("hint", "KeyH", () => say("page-hint")),
      command("log", "KeyY", () => say("page-key-log")),
    );
  return made;
}

/** Every key of the widest table. */
export const KEYS: readonly Command[] = commands({ areas: 2, places: 4 });
