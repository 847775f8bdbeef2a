/** Signs and inks of the four types of relics: of its window, of what is printed in it, of its strip in a deck. */
import type { TypeName } from "./protocol";

export const TYPES: readonly TypeName[] = ["blessing", "curse", "utility", "op"];

export interface Sign {
  icon: string;
  ink: string;
  print: string;
  strip: string;
}
const SIGNS: Readonly<Record<string, Sign>> = {
  blessing: { icon: "holy-grail", ink: "#f2c14a", print: "#8a3b06", strip: "#f2c14a" },
  curse: { icon: "cursed-star", ink: "#5b1a63", print: "#f0b6ff", strip: "#8e3a98" },
  op: { icon: "crown", ink: "#c3122b", print: "#ffe3c4", strip: "#c3122b" },
};
const UTILITY: Sign = { icon: "gears", ink: "#4f7f8f", print: "#06222b", strip: "#4f7f8f" };
export const signOf = (type: string): Sign => SIGNS[type] ?? UTILITY;
