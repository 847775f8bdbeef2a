/** The lessons of the Learn page: a thought each, and a question with two cards. Hand-made: the page knows no rules. */
import type { CardInfo, PowerType } from "./types";

export interface Lesson {
  id: string;
  title: string;
  text: readonly string[];
  /** Two cards, and what is asked about them. */
  ask: string;
  cards: readonly [CardInfo, CardInfo];
  /** "left", "right", or "tie". */
  answer: "left" | "right" | "tie";
  why: string;
  rule: string;
}

const BEATS: Readonly<Record<PowerType, PowerType>> = { physical: "natural", natural: "energy", energy: "physical" };
const character = (
  id: string,
  name: string,
  type: PowerType,
  level: number,
  text: string,
  classes: string[],
): CardInfo => ({
  id,
  name,
  kind: "character",
  type,
  beats: BEATS[type],
  level,
  classes,
  windows: [],
  other: null,
  text,
  short: text,
});
const SQUIRE = character("pillow_squire", "Pillow Squire", "physical", 1, "No effect.", ["human", "warrior"]);
const COLOSSUS = character("forest_colossus", "Forest Colossus", "natural", 10, "No effect.", ["plant", "mythic"]);
const BEAR = character("anvil_bear", "Anvil Bear", "physical", 9, "Lose: Discard 1 card at random.", ["beast"]);
const MOLE = character("marching_mole", "Marching Mole", "physical", 5, "Win: Draw 2 cards.", ["beast", "warrior"]);
const TWINS = character("tumble_twins", "Tumble Twins", "physical", 4, "Play: Flip the coin. Heads: Level +4.", [
  "human",
  "performer",
]);
const KITTEN = character("static_kitten", "Static Kitten", "energy", 1, "No effect.", ["beast", "elemental"]);
const RACCOON = character("snack_raccoon", "Snack Raccoon", "natural", 3, "Lose: Steal 1 Glory from the winner.", [
  "beast",
  "performer",
]);
const COURIER = character("comet_courier", "Comet Courier", "energy", 8, "Win: Draw up to 5 cards.", ["alien"]);
const GROWTH: CardInfo = {
  id: "growth_spurt",
  name: "Growth Spurt",
  kind: "power_up",
  type: null,
  beats: null,
  level: null,
  classes: [],
  windows: ["before_scrap"],
  other: null,
  text: "Before a scrap: A character in this scrap gets Level +3.",
  short: "Before a scrap: A character in this scrap gets Level +3.",
};

export const LESSONS: readonly Lesson[] = [
  {
    id: "types",
    title: "Fist, leaf, bolt",
    text: [
      "Everybody chooses a character in secret, and all are turned up at once.",
      "Fist beats leaf, leaf beats bolt, bolt beats fist. Between two Types the Level does not matter at all.",
    ],
    ask: "Who wins this scrap?",
    cards: [SQUIRE, COLOSSUS],
    answer: "left",
    why: "Physical beats Natural: Level 1 or not, the Pillow Squire wins.",
    rule: "IB-SCRAP-01",
  },
  {
    id: "levels",
    title: "Equal Types",
    text: [
      "Only between equal Types the Levels are compared, and the higher one wins.",
      "Equal Levels too is a true tie: the two throw rock, paper, scissors.",
    ],
    ask: "Who wins this scrap?",
    cards: [BEAR, MOLE],
    answer: "left",
    why: "Both are Physical, and 9 is more than 5.",
    rule: "IB-SCRAP-05",
  },
  {
    id: "abilities",
    title: "Play, Lose, Win",
    text: [
      "Play happens right after the reveal. Lose and Win wait until the whole brawl is decided.",
      "The lowest Level goes first, and a beaten character still uses its Lose ability.",
    ],
    ask: "Both have a Play or Lose ability. Whose happens before the scrap?",
    cards: [RACCOON, TWINS],
    answer: "right",
    why: "The Twins flip at once; the Raccoon steals only after the brawl, when it has lost.",
    rule: "IB-ABIL-01",
  },
  {
    id: "brawl",
    title: "The brawl",
    text: [
      "With 3 or 4 players a brawl has several scraps. The winner goes on, the loser stays beaten.",
      "Spots say who meets whom: with four, 1 faces 3 and 2 faces 4. With three, 1 faces 2, and the winner meets 3.",
    ],
    ask: "The left one has won its scrap. Who takes the brawl?",
    cards: [KITTEN, RACCOON],
    answer: "right",
    why: "Natural beats Energy. Only who is left standing at the end wins the brawl.",
    rule: "IB-BRAWL-01",
  },
  {
    id: "glory",
    title: "Glory",
    text: [
      "The winner of the brawl takes 1 Glory. Whoever reaches the goal ends the game, and the most Glory wins.",
      "Glory also buys cards: after a brawl you draw 1, or pay 1 Glory and fill your hand to 5.",
    ],
    ask: "You hold 1 card and have 4 Glory. Which card would thank you for a win?",
    cards: [COURIER, BEAR],
    answer: "left",
    why: "Its Win ability fills your hand to 5 for nothing.",
    rule: "IB-DRAW-04",
  },
  {
    id: "gamer",
    title: "Gamer Mode",
    text: [
      "Power-Ups are laid in windows between the steps: the first one laid resolves first.",
      "Locations change the fight, and with Select-a-Brawl you choose your spot, so you choose whom you meet.",
    ],
    ask: "Before a Level 5 fist meets a Level 9 fist, Growth Spurt goes to the 5. Who wins?",
    cards: [GROWTH, BEAR],
    answer: "right",
    why: "5 and 3 make 8, and 9 is still more.",
    rule: "IB-PU-01",
  },
];
