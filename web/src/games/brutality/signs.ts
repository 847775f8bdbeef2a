/** Signs of the four types of relics. */
import type { TypeName } from "./protocol";

export const TYPE_ICONS: Readonly<Record<TypeName, string>> = {
  blessing: "holy-grail",
  curse: "cursed-star",
  utility: "gears",
  op: "crown",
};
