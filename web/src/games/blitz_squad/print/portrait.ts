/** Somebody who is shown as printed matter. */
import type { ArtWords } from "../../../art/words";

export interface Portrait {
  id: string;
  name: string;
  /** Where there is little room. */
  short: string;
  /** One line about them. */
  line: string;
  /** The drawing that stands where the figure is not described. */
  face: string;
  /** The colour they are printed in. */
  ink: string;
  art?: ArtWords | undefined;
}

/** The back of somebody's cards: its picture, the two colours of its stripes, and the picture's colour. */
export interface Stripes {
  icon: string;
  inks: readonly [string, string];
  colour: string;
}
