/** The pictures that were printed. What prints them is a chunk of its own, fetched once the page is idle after the first was asked for. */
import { whenIdle } from "../feel/idle";
import type { ArtWords } from "./words";

/** What is wanted on a picture of a character. */
export interface Wanted {
  art: ArtWords;
  name: string;
  pose?: string | undefined;
  /** #rrggbb, or a token: var(--you-fill). */
  ink?: string | undefined;
  part: "figure" | "portrait" | "poster";
  /** Shown large: with finer edges, and in more pixels. */
  large: boolean;
}

const printed = new Map<string, string>();
const asked = new Map<string, () => Promise<string>>();
/** How many were printed: whoever looked for one in vain looks again. */
let count = $state(0);
let going = false;

/** Prints what was asked for, one after the other. What cannot be printed now is asked for anew by whoever shows it next. */
async function work(): Promise<void> {
  for (const [key, print] of asked) {
    try {
      printed.set(key, await print());
    } catch {
      // The press did not come: what stands there stays.
    }
    asked.delete(key);
    if (printed.has(key)) count += 1;
  }
  say(false);
}

/** Says on the root whether something is being printed: whoever takes a picture of the page waits for it. */
function say(busy: boolean): void {
  going = busy;
  document.documentElement.toggleAttribute("data-printing", busy);
}

/** The address of a picture that is printed once; undefined until it is. */
export function once(key: string, print: () => Promise<string>): string | undefined {
  const made = printed.get(key);
  if (made !== undefined || count < 0 || asked.has(key)) return made;
  asked.set(key, print);
  if (!going) {
    say(true);
    whenIdle(() => void work());
  }
  return undefined;
}

/** The address of a character's picture: the same words, stance, ink and part are printed once. */
export const picture = (wanted: Wanted): string | undefined =>
  once(JSON.stringify(wanted), async () => {
    const [{ image }, { parts }] = await Promise.all([import("./rig/image"), import("virtual:parts")]);
    return image(wanted, parts);
  });
