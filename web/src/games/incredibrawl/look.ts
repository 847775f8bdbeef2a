/** How seats, Types and cards look. A colour never stands alone: Types have a symbol, seats a shape. */
import { list } from "../../words/say";
import type { CardInfo, Fighter, PowerType, SeatView, SignName, Trigger, WindowName } from "./protocol";
import { say } from "./say";

/** IB-R-COLOUR: purple fist, green leaf, orange bolt. `fill` carries ink; `art` is the ground of its cards. */
export interface TypeLook {
  /** The Type that it beats, as the triangle is drawn. */
  beats: PowerType;
  icon: string;
  fill: string;
  /** Ground and figure of the picture. */
  art: readonly [string, string];
  /** Its figures are printed in it. */
  ink: string;
  /** Words on paper. */
  dark: string;
}

/** Each beats the next one round. */
export const TYPES = ["physical", "natural", "energy"] as const satisfies readonly PowerType[];

export const TYPE_LOOK: Readonly<Record<PowerType, TypeLook>> = {
  physical: {
    beats: "natural",
    icon: "fist",
    fill: "#B79BFF",
    art: ["#C9B3FF", "#4B1FA3"],
    ink: "#8155ea",
    dark: "#4B1FA3",
  },
  natural: {
    beats: "energy",
    icon: "linden-leaf",
    fill: "#5FD06F",
    art: ["#B4E8A8", "#0F5A2B"],
    ink: "#35b257",
    dark: "#0F5A2B",
  },
  energy: {
    beats: "physical",
    icon: "lightning-trio",
    fill: "#FF9C3A",
    art: ["#FFCB8A", "#94400A"],
    ink: "#f5821f",
    dark: "#7A3300",
  },
};

/** Pictures of the cards in the box, by card id. A card of a designer's own set takes its class's. */
const FACES: Readonly<Record<string, string>> = {
  pillow_squire: "pillow",
  sock_bandit: "socks",
  rubber_knight: "black-knight-helm",
  tumble_twins: "acrobatic",
  marching_mole: "mole",
  grandma_gauntlet: "gauntlet",
  crate_golem: "wooden-crate",
  captain_backflip: "contortionist",
  anvil_bear: "bear-face",
  immovable_baron: "stone-throne",
  dandelion_spy: "dandelion-flower",
  mud_prophet: "crystal-ball",
  snack_raccoon: "raccoon-head",
  thistle_knight: "thorny-vine",
  ghost_moose: "deer-head",
  honeycomb_queen: "honeycomb",
  swamp_tenor: "frog",
  granite_gardener: "rock-golem",
  old_man_avalanche: "falling-rocks",
  forest_colossus: "tree-face",
  static_kitten: "cat",
  pocket_wizard: "wizard-face",
  toaster_oracle: "toaster",
  disco_comet: "comet-spark",
  neon_duelist: "crossed-sabres",
  battery_vampire: "vampire-dracula",
  robo_notary: "robot-antennas",
  comet_courier: "rocket-flight",
  plasma_duke: "imperial-crown",
  thunder_choir: "lightning-shout",
  ticket_booth: "ticket",
  costume_change: "drama-masks",
  understudy: "theater-curtains",
  stage_fright: "knocked-out-stars",
  growth_spurt: "sprout",
  wet_blanket: "blanket",
  plot_twist: "spiral-arrow",
  photo_finish: "photo-camera",
  lucky_penny: "coinflip",
  second_wind: "windy-stripes",
  grassy_meadow: "high-grass",
  volcano_gym: "volcano",
  moss_cathedral: "church",
  humming_dynamo: "power-generator",
  mirror_lake: "mirror-mirror",
  low_ceiling_tavern: "tavern-sign",
  robot_junkyard: "tracked-robot",
  haunted_theatre: "theater",
  throne_room_buffet: "meal",
  zoo_after_dark: "lion",
};
const CLASS_FACES: Readonly<Record<string, string>> = {
  beast: "bear-face",
  robot: "robot-antennas",
  alien: "alien-stare",
  undead: "ghost",
  mythic: "dragon-head",
  plant: "sprout",
  elemental: "rock-golem",
  warrior: "crossed-sabres",
  royal: "imperial-crown",
  scholar: "scroll-unfurled",
  performer: "drama-masks",
  human: "person",
};
const KIND_FACES = { character: "person", power_up: "upgrade", location: "mountains" } as const;

/** The icon of a card's picture. */
export function faceOf(card: CardInfo): string {
  const own = FACES[card.id];
  if (own) return own;
  const named = card.classes.find((one) => one !== "human" && CLASS_FACES[one]) ?? card.classes[0] ?? "";
  return CLASS_FACES[named] ?? KIND_FACES[card.kind];
}

/** The ink that its figure is printed in, of this Type. */
export const inkOf = (card: CardInfo, type = card.type): string | undefined =>
  type ? TYPE_LOOK[type].ink : card.kind === "power_up" ? "#f0a020" : undefined;

/** "Physical". */
export const typeName = (type: PowerType): string => say("page-type", { type });

/** The windows of a card in words: "After the reveal or before the scrap". */
export const windowsOf = (windows: readonly WindowName[]): string =>
  list(
    windows.map((window, n) => (n === 0 ? say("page-window", { window }) : say("page-window.small", { window }))),
    "disjunction",
  );

/** The same within a sentence. */
export const windowsWithin = (windows: readonly WindowName[]): string =>
  list(
    windows.map((window) => say("page-window.small", { window })),
    "disjunction",
  );

/** The signs that may be thrown. */
const SIGNS = ["rock", "paper", "scissors"] as const satisfies readonly SignName[];
/** The sign of this name; null: it is none. */
export const signOf = (name: string | undefined): SignName | null => SIGNS.find((sign) => sign === name) ?? null;

/** A character is in play. */
export const isFighter = (one: SeatView["fighter"] | undefined): one is Fighter => Boolean(one && one.card !== null);

/** The part of a character's text that a trigger uses; null: the only text of any other card. */
export const partOf = (card: CardInfo | undefined, trigger: Trigger | null) =>
  card?.abilities.find((one) => one.trigger === trigger);
