/** How Legends, weapons and cards look: icons by id or type, inks by seat. Unknown content gets a plain picture. */

import type { ArtWords, Weapon } from "../../art/words";
import type { SeatLook } from "../../kit/seats";
import type { Side } from "../../kit/shapes";
import type { DraftLegend } from "./protocol";

const LEGENDS: Record<string, string> = {
  bodvar: "viking-helmet",
  hattori: "ninja-head",
  nix: "hood",
  yumiko: "fox-head",
  mordex: "wolf-head",
  veyra: "octopus",
};
const WEAPONS: Record<string, string> = {
  hammer: "warhammer",
  sword: "broadsword",
  spear: "barbed-spear",
  blasters: "crossed-pistols",
  pistols: "crossed-pistols",
  scythe: "scythe",
  bow: "bow-arrow",
  gauntlets: "gauntlet",
  orb: "orb-direction",
  axe: "battle-axe",
  katars: "plain-dagger",
};

export const legendIcon = (id: string | null | undefined): string => {
  const key = (id ?? "").toLowerCase();
  return LEGENDS[key] ?? Object.entries(LEGENDS).find(([name]) => key.startsWith(name))?.[1] ?? "person";
};
export const weaponIcon = (type: string | null | undefined): string =>
  WEAPONS[(type ?? "").toLowerCase()] ?? "crossed-swords";

/** What a figure holds for a type of weapon, where it is not what it holds by itself. */
const HELD: Readonly<Record<string, readonly Weapon[]>> = {
  hammer: ["hammer"],
  sword: ["sword", "katana"],
  spear: ["spear"],
  blasters: ["pistol"],
  scythe: ["scythe"],
  bow: ["bow"],
  gauntlets: ["claws"],
  orb: ["orb"],
  axe: ["axe"],
  katars: ["claws"],
};

/** A Legend's figure in words, with the weapon of this type in its hand; undefined where nobody described it. */
export function artOf(
  setup: Readonly<Record<string, unknown>>,
  legend: string | undefined,
  weapon?: string,
): ArtWords | undefined {
  const words = (setup.legends as DraftLegend[] | undefined)?.find((one) => one.id === legend)?.art;
  const fitting = HELD[weapon ?? ""] ?? [];
  if (!words || !fitting[0] || fitting.some((one) => one === words.weapon)) return words;
  const { off: _off, ...one } = words;
  return { ...one, weapon: fitting[0] };
}

export interface Ink {
  /** Standee and card-back body, and its second stripe. */
  body: string;
  stripe: string;
  /** Art window of a card of value 1..5: ground and figure. */
  art: readonly (readonly [string, string])[];
}

const WARM: Ink = {
  body: "#B9440F",
  stripe: "#9C380B",
  art: [
    ["#FFD9A8", "#E98A3A"],
    ["#FFC487", "#DE6F22"],
    ["#FB9E55", "#B94A12"],
    ["#EC6A2C", "#8E2A0C"],
    ["#C7371B", "#FFD27A"],
  ],
};
const COLD: Ink = {
  body: "#17506A",
  stripe: "#123F55",
  art: [
    ["#CDEBF3", "#4E9DB5"],
    ["#A9DCEA", "#33829C"],
    ["#74C0D6", "#1D617B"],
    ["#3C93B0", "#0C3C52"],
    ["#17506A", "#9BE6F6"],
  ],
};
const ROSE: Ink = {
  body: "#7A2A5E",
  stripe: "#63204C",
  art: [
    ["#F8D9EC", "#C874A6"],
    ["#F2BEDD", "#B45690"],
    ["#E193C2", "#8A2F69"],
    ["#BE5C98", "#561640"],
    ["#8A2F69", "#FFC3E5"],
  ],
};
const MOSS: Ink = {
  body: "#47601A",
  stripe: "#394E13",
  art: [
    ["#E6F2C6", "#8DAE47"],
    ["#D3E8A0", "#749532"],
    ["#AFCB6C", "#4F6A1B"],
    ["#7F9F3C", "#314410"],
    ["#4F6A1B", "#E0F4A9"],
  ],
};
const INKS: Partial<Record<Side, Ink>> = { you: WARM, foe: COLD, third: ROSE };

export const ink = (side: Side): Ink => INKS[side] ?? MOSS;

/** How a seat looks at this table: in teams the colour is the team, and its second member has a tone of its own. */
export interface Look extends SeatLook {
  second?: boolean;
  /** Whose pennant flies from its standee; none where everybody fights alone. */
  flag?: "ours" | "theirs";
}
const SECOND: Partial<Record<Side, Pick<Ink, "body" | "stripe">>> = {
  you: { body: "#8A5F06", stripe: "#704C00" },
  foe: { body: "#2B4B8F", stripe: "#223C74" },
};
/** The ink of a seat. */
export const inkOf = (look: Look | undefined): Ink => {
  const base = ink(look?.side ?? "you");
  return look?.second ? { ...base, ...SECOND[look.side] } : base;
};

/** The levels of damage: none, Yellow, Red. */
export const LEVELS = [0, 1, 2] as const;

/** Icon of a card: its own, else one that tells its value. */
const PLAIN = ["quick-slash", "punch", "sword-clash", "hammer-drop", "strong"] as const;
export const cardIcon = (icon: string, value: number): string =>
  icon.replace(/^game-icons:/, "") || PLAIN[Math.min(5, Math.max(1, value)) - 1] || "punch";
