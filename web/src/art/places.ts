/** The pictures of places: each is painted once, as figures are. What paints them is a chunk of its own. */
import { once } from "./figures.svelte";
import type { Layer } from "./rig/places";
import type { PlaceWords } from "./words";

/** Pixels of the longer side: behind a whole board, and on a tile. */
export const SIDE = { large: 1280, small: 320 };

/** The address of a place's picture, or of some of its layers; undefined until it is painted. */
export const painted = (words: PlaceWords, layers: readonly Layer[] | undefined, side: number): string | undefined =>
  once(JSON.stringify([words, layers, side]), async () => {
    const [{ place }, { pixels }] = await Promise.all([import("./rig/places"), import("./rig/pixels")]);
    return pixels(place(words, layers), side);
  });
