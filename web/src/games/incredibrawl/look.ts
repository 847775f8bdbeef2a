/** How seats, Types and cards look. A colour never stands alone: Types have a symbol, seats a shape. */
import type { Shape, Side } from "../../lib/shapes";
import type { CardInfo, PowerType, Trigger, WindowName } from "./types";

export interface SeatLook {
  seat: number;
  side: Side;
  shape: Shape;
  /** As others see it: "Mako". */
  name: string;
  /** "You" where it is the one seat of this browser. */
  who: string;
}

/** IB-R-COLOUR: purple fist, green leaf, orange bolt. `fill` carries ink; `art` is the ground of its cards. */
export interface TypeLook {
  name: string;
  icon: string;
  fill: string;
  /** Ground and figure of the picture. */
  art: readonly [string, string];
  /** Words on paper. */
  dark: string;
}

export const TYPE_LOOK: Readonly<Record<PowerType, TypeLook>> = {
  physical: { name: "Physical", icon: "fist", fill: "#B79BFF", art: ["#C9B3FF", "#4B1FA3"], dark: "#4B1FA3" },
  natural: { name: "Natural", icon: "linden-leaf", fill: "#5FD06F", art: ["#B4E8A8", "#0F5A2B"], dark: "#0F5A2B" },
  energy: { name: "Energy", icon: "lightning-trio", fill: "#FF9C3A", art: ["#FFCB8A", "#94400A"], dark: "#7A3300" },
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

export const TRIGGER_NAMES: Readonly<Record<Trigger, string>> = {
  play: "Play",
  lose: "Lose",
  win: "Win",
  other: "Other",
};

/** Power-Up windows in words (IB-PU-01). */
export const WINDOW_NAMES: Readonly<Record<WindowName, string>> = {
  select: "Before choosing",
  reveal: "After the reveal",
  before_play: "Before an ability",
  before_scrap: "Before the scrap",
  after_scrap: "After the scrap",
  before_abilities: "Brawl decided",
  before_win: "Before Win",
  after_glory: "Glory taken",
  draw: "Before drawing",
};

/** The windows of a card in words: "After the reveal or before the scrap". */
export function windowsOf(windows: readonly WindowName[]): string {
  const names = windows.map((one, n) => (n === 0 ? WINDOW_NAMES[one] : inner(WINDOW_NAMES[one])));
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;
}

/** The words as they stand within a sentence. */
export const inner = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

export const SIGNS = [
  { name: "Rock", icon: "rock" },
  { name: "Paper", icon: "paper" },
  { name: "Scissors", icon: "scissors" },
] as const;
