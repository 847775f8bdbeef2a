/** The pictures of places: each is painted once, as figures are. What paints them is a chunk of its own. */
import { once } from "./figures.svelte";
import type { Layer, Tones } from "./rig/places";
import type { PlaceWords } from "./words";

/** Pixels of the longer side: behind a whole board, and on a tile. */
export const SIDE = { large: 1280, small: 320 };

/** The address of a place's picture, or of some of its layers, or in two tones; undefined until it is painted. */
export const painted = (
  words: PlaceWords,
  layers: readonly Layer[] | undefined,
  side: number,
  tones?: Tones,
): string | undefined =>
  once(JSON.stringify([words, layers, side, tones]), async () => {
    const [{ place, toned }, { pixels }] = await Promise.all([import("./rig/places"), import("./rig/pixels")]);
    const picture = place(words, layers);
    return pixels(tones ? toned(picture, tones) : picture, side);
  });
