/** The chunk that prints: a character's words in, the address of a picture out. */
import type { Wanted } from "../figures.svelte";
import { LARGE, portrait, printed, SMALL } from "./figure";
import type { Parts } from "./icons";
import type { Picture } from "./picture";
import { pixels } from "./pixels";
import { poster } from "./poster";
import type { Inks } from "./press";

/** Pixels of the longer side: enough for two a pixel of the screen. */
const SIDE = { small: 240, large: 800 };
const PAPER = "#F7EDD8";
const BLACK = "#17131F";
/** Where neither the words nor the place name an ink. */
const USUAL = "#F2A01E";

/** A colour, also where it is said by the name of a token. */
function colour(said: string): string {
  const token = /^var\((--[\w-]+)\)$/.exec(said)?.[1];
  const found = token ? getComputedStyle(document.documentElement).getPropertyValue(token).trim() : said;
  return /^#[\da-f]{6}$/i.test(found) ? found : USUAL;
}

/** What is asked for, printed. */
export function draw({ art, name, pose, ink, part, large }: Wanted, parts: Parts): Picture {
  const inks: Inks = { ink: colour(ink ?? art.ink ?? USUAL), paper: PAPER, black: BLACK };
  if (part === "poster") return poster(art, inks, parts, name, pose);
  if (part === "portrait") return portrait(art, inks, parts, name);
  return printed(art, pose, inks, parts, large ? LARGE : SMALL, name);
}

/** The address of what is asked for. */
export const image = (wanted: Wanted, parts: Parts): Promise<string> =>
  pixels(draw(wanted, parts), wanted.large ? SIDE.large : SIDE.small);
