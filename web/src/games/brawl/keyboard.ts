/** The table by keyboard: what each key does. */
import { inside } from "../../feel/pressed";
import type { Hands } from "./hands.svelte";
import { keys, type Part } from "./keys";

export interface Keyboard {
  hands: Hands;
  /** Says the whole table aloud. */
  read: () => void;
  /** Says ready, or null when it is no time for it. */
  ready: (() => void) | null;
}

/** Answers a key; true when it was used. A key held down acts once. */
export function press(event: KeyboardEvent, { hands, read, ready }: Keyboard): boolean {
  if (event.repeat) return keys.action(event)?.startsWith("br-") ?? false;
  // Space presses a button where nothing is dealt; at the cards it deals, whatever was clicked last.
  const button = event.code === "Space" && inside(event, "button, a, summary, select");
  if (button && (!inside(event, ".br-table") || inside(event, ".stage, .coach, .panel"))) return false;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit && !event.ctrlKey && !event.altKey && !event.metaKey) return number(hands, Number(digit));
  if (event.key === "Escape" && (hands.asking || hands.calling)) {
    hands.asking = null;
    hands.calling = false;
    return true;
  }
  const id = keys.action(event);
  if (!id?.startsWith("br-")) return false;
  const [, what = "", area = "0", place = "0"] = id.split("-");
  switch (what) {
    case "deal":
      if (ready) ready();
      else hands.deal();
      return true;
    case "drop":
      hands.drop();
      return true;
    case "pause":
      return hands.simple("pause") || hands.simple("resume");
    case "read":
      read();
      return true;
    case "left":
    case "right": {
      const found = hands.areas.mine[Number(area)];
      if (found) hands.act(found[what]);
      return true;
    }
    default:
      return hands.key(Number(area), Number(place), what as Part);
  }
}

function number(hands: Hands, n: number): boolean {
  if (hands.option(n)) return true;
  const tag = hands.view.mine?.tag[n - 1];
  if (!tag) return false;
  hands.tag(tag.seat);
  return true;
}
