/** The pictures that were printed. What prints them is a chunk of its own, fetched once the page is idle after the first was asked for. */
import { groups } from "virtual:parts";
import { whenIdle } from "../feel/idle";
import type { Parts } from "./rig/icons";
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
/** What may be asked for soon: printed while nothing else is. */
const soon = new Map<string, () => Promise<string>>();
/** How many were printed: whoever looked for one in vain looks again. */
let count = $state(0);
let going = false;

/** Prints the next that was asked for, or that may be. What cannot be printed now is asked for anew by whoever shows it next. */
async function work(): Promise<void> {
  const [next] = asked.size ? asked : soon;
  going = next !== undefined;
  if (!next) return;
  const [key, print] = next;
  try {
    printed.set(key, await print());
  } catch {
    // The press did not come: what stands there stays.
  }
  const shown = asked.delete(key);
  soon.delete(key);
  if (shown && printed.has(key)) count += 1;
  say();
  if (asked.size) void work();
  else whenIdle(() => void work());
}

/** Says on the root whether something that is shown is being printed: whoever takes a picture of the page waits for it. */
function say(): void {
  document.documentElement.toggleAttribute("data-printing", asked.size > 0);
}

function begin(): void {
  if (!going) whenIdle(() => void work());
  going = true;
}

/** The address of a picture that is printed once; undefined until it is. */
export function once(key: string, print: () => Promise<string>): string | undefined {
  const made = printed.get(key);
  if (made !== undefined || count < 0 || asked.has(key)) return made;
  asked.set(key, print);
  say();
  begin();
  return undefined;
}

const keyOf = ({ art, name, pose, ink, part, large }: Wanted): string =>
  JSON.stringify({ art, name, pose, ink, part, large });

/** The icons that a figure is put together from, and those that lie with them. */
async function partsOf({ head, weapon, off, hat }: ArtWords): Promise<Parts> {
  const named = [head, weapon, off, hat?.icon];
  const coming = groups.filter(({ names }) => names.some((name) => named.includes(name))).map(({ load }) => load());
  return Object.assign({}, ...(await Promise.all(coming)).map(({ parts }) => parts));
}

const print = (wanted: Wanted) => async (): Promise<string> => {
  const [{ image }, parts] = await Promise.all([import("./rig/image"), partsOf(wanted.art)]);
  return image(wanted, parts);
};

/** The address of a character's picture: the same words, stance, ink and part are printed once. */
export const picture = (wanted: Wanted): string | undefined => once(keyOf(wanted), print(wanted));

/** These may be shown soon: they are printed before, while nothing else is to do. */
export function ahead(wanted: readonly Wanted[]): void {
  for (const one of wanted) {
    const key = keyOf(one);
    if (!printed.has(key) && !asked.has(key)) soon.set(key, print(one));
  }
  if (soon.size) begin();
}
