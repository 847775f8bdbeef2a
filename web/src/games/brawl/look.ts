/** How decks and card kinds look: icons, inks and words by id. What is unknown gets a plain picture. */
import type { Pose } from "../../art/words";
import type { Side } from "../../kit/shapes";
import { list } from "../../words/say";
import type { CardType, Colour } from "./protocol";
import { say } from "./say";

const DECKS: Readonly<Record<string, string>> = {
  motley: "fox-head",
  sparrow: "sparrow",
  anvil: "anvil",
  jig: "puppet",
  doorman: "guards",
  broom: "broom",
  mason: "brick-wall",
  fuse: "dynamite",
  ledger: "abacus",
  locksmith: "padlock",
  jackdaw: "raven",
  vesper: "bat-mask",
};
export const deckIcon = (deck: string): string => DECKS[deck] ?? "person";

const WORDS: Readonly<Record<string, string>> = {
  add_hit: "punch",
  wild_hit: "fist",
  add_heavy_hit: "fulguro-punch",
  two_colour: "punch",
  block_string: "shield",
  wild_block_string: "vibrating-shield",
  press: "high-kick",
  place_base: "flying-flag",
  clear_base: "broom",
  freeze_base: "snowflake-1",
  multiply_value: "two-coins",
  reverse_winner: "cycle",
  hold_base: "padlock",
  add_value: "coins",
  swap_tiebreak: "crown",
  cap_string: "capitol",
  no_new_base: "spiked-wall",
  colour_lock: "key-lock",
  swap_ends: "clockwise-rotation",
  sweep_end: "wind-slap",
  burn_self: "burning-book",
  burn_rival: "fire-bomb",
  dig: "card-pick",
};
export const wordIcon = (word: string): string => WORDS[word] ?? "plain-circle";

const BLOCKS = new Set(["block_string", "wild_block_string"]);
const HITS = new Set(["add_hit", "wild_hit", "add_heavy_hit", "two_colour"]);

export type Face = "hit" | "heavy" | "block" | "press" | "plain";

/** How a card is drawn: a solid bar, a taller one, dark stripes, paper stripes, or plain paper. */
export function faceOf(type: CardType): Face {
  if (BLOCKS.has(type.word) || (type.word === "two_colour" && type.n === 0)) return "block";
  if (type.word === "press") return "press";
  if (type.word === "add_heavy_hit") return "heavy";
  return HITS.has(type.word) ? "hit" : "plain";
}

/** The kinds that change the rules of a Base: playing one is announced (BR-INFO-01). */
const LOUD = new Set([
  "multiply_value",
  "reverse_winner",
  "hold_base",
  "add_value",
  "swap_tiebreak",
  "cap_string",
  "no_new_base",
  "colour_lock",
  "swap_ends",
]);
export const isLoud = (type: CardType): boolean => LOUD.has(type.word);

/** The sign of a modifier on its Base. */
export function sign(type: CardType): string {
  if (type.word === "multiply_value") return type.n === 0 ? "0" : `\u00d7${type.n}`;
  if (type.word === "add_value") return `+${type.n}`;
  if (type.word === "cap_string") return `\u2264${type.n}`;
  return "";
}

export const COLOURS: readonly Colour[] = ["red", "blue", "green"];

/** The colour of a card where it lies: its only one, or that of its string. */
export const tint = (type: CardType, string: Colour | null): Colour | null =>
  type.colours.length === 1 ? (type.colours[0] ?? null) : type.colours.length ? string : null;

/** A colour in a sentence: "red". */
export const colourWord = (colour: Colour): string => say("colour.small", { colour });

/** A card in words: "Green Hit", "Red or blue Hit", "Press". */
export function named(type: CardType, string: Colour | null = null): string {
  const own = string && type.colours.length > 1 ? [string] : type.colours;
  if (own.length === 0 || own.length === 3) return type.name;
  const said = say("page-card", { colours: list(own.map(colourWord), "disjunction"), kind: type.name });
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Body and stripe of a seat's cards and portraits, by its place at the screen. */
export const INKS: Readonly<Record<Side, readonly [body: string, stripe: string]>> = {
  you: ["#B9440F", "#9C380B"],
  foe: ["#17506A", "#123F55"],
  third: ["#8A2C68", "#6E2153"],
  fourth: ["#4A6518", "#3B5212"],
  fifth: ["#4D3A9E", "#3E2E82"],
  sixth: ["#6A5722", "#56461A"],
  seventh: ["#8C3A2A", "#722F22"],
  eighth: ["#1D5F4F", "#174D40"],
};

/** What the fighter of a deck does on a card. */
const DEEDS: Readonly<Record<Face, Pose | "strike">> = {
  hit: "strike",
  heavy: "smash",
  block: "guard",
  press: "leap",
  plain: "hips",
};
/** On cards without a face of their own. */
const PLAIN_DEEDS: Readonly<Record<string, Pose>> = {
  place_base: "cheer",
  freeze_base: "cast",
  clear_base: "swing",
};
const HIT_INKS: Readonly<Record<Colour, string>> = {
  red: "var(--hit-r)",
  blue: "var(--hit-b)",
  green: "var(--hit-g)",
};

/** How the fighter of a deck is printed on a card. */
export interface Stand {
  pose: Pose | "strike";
  ink: string;
}

/** How the fighter stands on a card of its deck, and in which ink: the card's own, or where that has none or several the seat's. */
export function standOn(type: CardType, side: Side): Stand {
  const face = faceOf(type);
  const colour = tint(type, null);
  return {
    pose: (face === "plain" ? PLAIN_DEEDS[type.word] : undefined) ?? DEEDS[face],
    ink: colour ? HIT_INKS[colour] : INKS[side][0],
  };
}

/** All ways in which a fighter stands on these cards, each once. */
export function standsOn(types: readonly CardType[], side: Side): Stand[] {
  const all = types.map((type) => standOn(type, side));
  return [...new Map(all.map((stand) => [JSON.stringify(stand), stand])).values()];
}

/** The sound of a card as it lands. */
export function voiceOf(type: CardType): "slap" | "clack" | "heel" | "glass" | "whoosh" {
  if (type.word === "freeze_base") return "glass";
  if (type.word === "clear_base") return "whoosh";
  const face = faceOf(type);
  return face === "block" ? "clack" : face === "press" ? "heel" : "slap";
}
