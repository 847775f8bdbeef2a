/** The small picture of a deed: seven by seven squares round the hero, as its card brings them. */
import type { DeedName, HeroInfo } from "./protocol";

export interface Small {
  /** 49 squares from the top left. */
  cells: readonly boolean[];
  /** It flies to one of them. */
  arrow: boolean;
}

export function shapeOf({ walks, ms, specials }: HeroInfo, deed: DeedName): Small {
  const special = deed === "move" ? undefined : specials[deed === "special_2" ? 1 : 0];
  if (special) return { cells: [...special.reach].map((one) => one === "#"), arrow: special.flies };
  return { cells: [...walks].map((steps) => Number(steps) <= ms), arrow: false };
}
