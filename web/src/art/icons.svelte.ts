/** The drawings at hand: those of the shell and the tiles from the start, those of a game once `virtual:icons/<game>` is loaded. */
import { drawings } from "virtual:icons";

/** Drawn before their game was loaded, icons are drawn again when it is. */
let held = $state.raw<Readonly<Record<string, string>>>(drawings);

/** The SVG body of an icon; drawn on a 512 x 512 field with `currentColor`. Undefined while nobody has brought it. */
export const drawing = (name: string): string | undefined => held[name];

/** Adds the drawings of a game; the module made for it calls this. */
export function add(more: Readonly<Record<string, string>>): void {
  held = { ...held, ...more };
}
