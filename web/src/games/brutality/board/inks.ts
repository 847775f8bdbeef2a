/** Inks of pieces and plinths, by side. */
import type { Side } from "../../../kit/shapes";

export interface Ink {
  dark: string;
  light: string;
  /** The edge of the plinth, and its front. */
  edge: string;
  front: string;
}

export type Tone = Side | "plain";

const PLAIN: Ink = {
  dark: "#1B222A",
  light: "#F7EDD8",
  edge: "#8A97A5",
  front: "#3A4552",
};
const INKS: Readonly<Partial<Record<Tone, Ink>>> = {
  you: { dark: "#6B2405", light: "#FFE9C4", edge: "#FFB629", front: "#B87A08" },
  foe: { dark: "#082F40", light: "#DDF6FB", edge: "#5AD4EC", front: "#2587A0" },
  third: { dark: "#551239", light: "#FFE3F4", edge: "#F58BD0", front: "#B04A8C" },
  fourth: { dark: "#22360A", light: "#EDF8D2", edge: "#B9E06A", front: "#77962F" },
};
export const inkOf = (tone: Tone): Ink => INKS[tone] ?? PLAIN;
