// Generated from what src/rumpus/games/brawlhalla shows by tools/gen_types.py (`make types`): do not edit.

import type { ArtWords, Pose } from "../../art/words";
import type { ActionId, Text } from "../../net/protocol";

export type Status = "unarmed" | "equipped" | "disarmed";

export type Works = "hit" | "failed" | "any" | "now" | "no";

export type AttackType = "light" | "heavy";

export type SetUp = "legend" | "standee" | "mulligan";

export type Source = "power" | "weapon" | "card";

export type Edge = "left" | "right" | "top" | "bottom";

/** The arena, and where Flaming Swords lie. */
export interface ArenaView {
  name: string;
  rows: number;
  cols: number;
  grid: string[];
  tokens: string[];
}

/** Turns without a KO, and how many there may be before the pressure begins. */
export interface Stall {
  quiet: number;
  limit: number;
  pressure: boolean;
}

/** A Legend Power. */
export interface Power {
  name: string;
  text: string;
}

/** A Legend card as everybody sees it. */
export interface LegendCard {
  id: string;
  name: string;
  title: string;
  icon: string;
  style: string;
  power: Power;
}

/** One side of a Weapon card. */
export interface WeaponSide {
  side: number;
  name: string;
  type: string;
  icon: string;
  text: string;
}

/** The side that faces up, whether it may be used, and the other one. */
export interface Weapon {
  side: number;
  name: string;
  type: string;
  icon: string;
  text: string;
  status: Status;
  other: WeaponSide;
}

/** A revealed KO card. */
export interface Revealed {
  n: number;
  used: boolean;
}

/** The KO cards: those face down by number, top first, and the revealed ones. */
export interface KoStack {
  hidden: string[];
  revealed: Revealed[];
}

/** What a card does, in the few words that its face has room for. */
export interface Short {
  when: string;
  text: string;
}

/** A card's face. Equal cards share a code: "3" for a plain one, "3a" for one with an effect; `when` and `text` say when the effect may be used and what it does, in full; `push`: the spaces that it adds to a Heavy hit's knockback; `pose`: how its Legend's figure stands on it, where not as usual. */
export interface Card {
  value: number;
  push: number;
  id: string;
  icon: string;
  name: string;
  when: string;
  text: string;
  short: Short;
  pose?: Pose;
  c: number;
  code: string;
}

/** What lasts on a seat. */
export interface Mark {
  kind: "root" | "stun" | "extra";
  text: Text;
}

/** One seat. `level`: damage, 0 fresh, 1 Yellow, 2 Red; `discard`: bottom first, only its top with discard_view = top_only (BH-RUL-87); `cards`: the hand, null where these eyes do not know it; `known`: cards of it that they have seen. */
export interface SeatView {
  seat: number;
  letter: string;
  team: number;
  out: boolean;
  conceded: boolean;
  legend: LegendCard | null;
  weapon: Weapon | null;
  level: number;
  space: string | null;
  ko: KoStack;
  hand: number;
  deck: number;
  discard: Card[];
  cards: Card[] | null;
  known: Card[];
  marks: Mark[];
}

/** A card in an attack. */
export interface FightCard {
  value: number;
  push: number;
  id: string;
  icon: string;
  name: string;
  when: string;
  text: string;
  short: Short;
  pose?: Pose;
  c: number;
  code: string;
  works: Works;
}

/** Where a Heavy hit leads as things stand (BH-KB-01 to BH-KB-09, BH-KOL-01): so many spaces, made of damage, card and effects; the spaces from where the defender stands up to the last one inside the KO line, and how many lie beyond it; a Platform stops it; a KO. */
export interface Flight {
  spaces: number;
  level: number;
  card: number;
  change: number;
  path: string[];
  beyond: number;
  wall: boolean;
  ko: boolean;
}

/** A power that changes the totals by standing: whose, the action that leaves it out, and whether it is left out. */
export interface Standing {
  seat: number;
  id: ActionId;
  source: "power" | "weapon";
  name: string;
  text: string;
  left_out: boolean;
}

/** The attack on top, all of it public: attacker first in every pair. `match`: the only value that dodges; `lead`: by how much the attack total is ahead; `ties`: equal totals hit; `verdict`: what happens as things stand, `decides`: whose move it is; `flight`: where a Heavy hit leads, `stake`: what a Light one does, while that is open. */
export interface FightView {
  attacker: number;
  defender: number;
  type: AttackType;
  phase: number;
  totals: number[];
  lead: number;
  ties: boolean;
  match: number | null;
  cards: FightCard[][];
  turn: number | null;
  hit: boolean | null;
  knockback: number | null;
  flight: Flight | null;
  stake: Text | null;
  verdict: Text;
  decides: Text | null;
  tax: number[];
  banned: number[][];
  limit: (number | null)[];
  standing: Standing[];
}

/** Which effect asks: whose, and where it is printed. */
export interface EffectOf {
  seat: number;
  source: number;
}

/** Who decides what, nothing of what they have picked; -1 and `seats`: several at once. `moment`: when a window is open; `who`: who lands or falls. */
export interface DecisionView {
  seat: number;
  kind: string;
  seats?: number[];
  moment?: Text;
  who?: number;
  effect?: EffectOf;
}

/** Cards equal to one another that may be played for a MOVE: `card` is the one that plans name; `asks`: the card is played before the path is asked. */
export interface MoveCard {
  cards: number[];
  card: number;
  most: number;
  asks: boolean;
  what: Text;
  how: Text;
}

/** What the prompt says. */
export interface Says {
  what: Text;
  how: Text;
}

/** An effect that may be announced with a play. */
export interface Use {
  id: ActionId;
  title: string;
  text: string;
}

/** A card that may be part of an answer. `like`: the first card of the hand equal to it; `adds`: what it counts; `alone`: it needs no `lay` after it; `works`: when its text happens in the running attack. */
export interface Pickable {
  c: number;
  id: ActionId;
  like: number;
  adds: number;
  alone: boolean;
  works: Works;
  uses: Use[];
}

/** What an answer of cards is put together from: the actions of its cards in this order (of equal ones the first ones), an effect, and `lay`. `least` and `most` count cards, `most` null without a limit; `discards`: they go to the discard pile; `says`: what the prompt says with one card picked, with two, and so on, the last for all more. */
export interface PlayParts {
  button: Text;
  says: Says[];
  cards: Pickable[];
  least: number;
  most: number | null;
  lay: ActionId | null;
  discards: boolean;
}

/** What only the deciding seat may see. `pick`: its Legend and side of a blind draft; `picked`: cards of a play that is not laid yet; `path`: where its path went; `surplus`: how many cards are too many; `moves`: the cards for a MOVE; `attack`: what is said while a target is looked for; `play`: the answers with cards. */
export interface Mine {
  pick?: unknown[] | null;
  picked?: number[];
  effect?: number | null;
  path?: string[];
  steps_left?: number;
  surplus?: number;
  moves?: MoveCard[];
  attack?: Says;
  play?: PlayParts;
}

/** How the game ended. */
export interface OverView {
  reason: string;
  words: string;
  places: number[];
  winners: number[];
}

/** The whole position as these eyes may know it. `order`: who acts next, once each, the active seat first. */
export interface View {
  game: "brawlhalla";
  format: string;
  mode: string;
  discovery: boolean;
  set: string;
  arena: ArenaView;
  round: number;
  turn: number;
  active: number;
  order: number[];
  actions_left: number;
  actions_only: Record<string, number>;
  actions_max: number;
  stall: Stall;
  setup: SetUp | null;
  seats: SeatView[];
  fight: FightView | null;
  decision: DecisionView | null;
  mine: Mine | null;
  over: OverView | null;
}

/** What acts have beside id, kind, name and text, each as far as it has it. `cards`: the cards of the own hand equal to `card`, and it; `face`: a card that is not in the own hand; `title`: the name of what `text` explains; `says`: what comes of it. */
export interface ActFields {
  card?: number | null;
  cards?: number[];
  says?: Text;
  seat?: number;
  space?: string;
  dir?: string;
  title?: Text;
  source?: Source;
  face?: Card;
  ko?: number;
  legend?: string;
  side?: number;
  n?: number;
}

/** A card of a Legend's deck that does more than count. */
export interface DraftCard {
  id: string;
  value: number;
  icon: string;
  name: string;
  short: Short;
}

/** A Legend of the draft, with both sides of its Weapon card and the cards of its deck that do more than count, each once, by value; in Discovery none does. */
export interface DraftLegend {
  id: string;
  name: string;
  title: string;
  icon: string;
  style: string;
  power: Power;
  art?: ArtWords;
  weapons: WeaponSide[];
  cards: DraftCard[];
}

/** A line of the Game Aid card. */
export interface AidLine {
  head?: string;
  text: string;
  rule: string;
}

/** A part of the Game Aid card. */
export interface AidSection {
  id: string;
  title: string;
  icon: string;
  lines: AidLine[];
}

/** The Game Aid card (content/aid.toml), and a card that shows what a card says. */
export interface Aid {
  sections: AidSection[];
  sample: Card | null;
}

/** A card as a message is told it; `name` is empty where its effect does not count. */
export interface SaidCard {
  c: number;
  value: number;
  code: string;
  name: string;
}

/** The arguments of a line, by its kind. */
export interface Events {
  legend: { seat: number; legend: string; side: number; weapon: string };
  standee: { seat: number; space: string };
  deal: { seat: number; count: number; cards: SaidCard[]; shown: number };
  redraw: { seat: number };
  turn: { seat: number; turn: number; round: number };
  move: { seat: number; card: SaidCard; steps: number };
  walk: { seat: number; start: string; to: string; path: string[]; steps: number; off_stage: boolean };
  pickup: { seat: number; space: string };
  delay: { seat: number };
  fall: { seat: number; start: string; to: string; by: number };
  hang: { seat: number; space: string };
  hover: { seat: number };
  bottom: { seat: number; space: string; edge: Edge };
  draw: { seat: number; count: number; cards: SaidCard[]; shown: number };
  shuffle: { seat: number; count: number };
  swap: { seat: number; side: number; weapon: string };
  recover: { seat: number };
  attack: { seat: number; target: number; type: AttackType; free: boolean };
  open: { seat: number; card: SaidCard; total: number; type: AttackType };
  card: { seat: number; card: SaidCard; attack: number; defence: number; attacks: boolean };
  pass: { seat: number; alone: boolean; type: AttackType };
  dodge: { seat: number; card: SaidCard };
  hit: { seat: number; target: number; attack: number; defence: number; type: AttackType };
  failed: { seat: number; target: number; attack: number; defence: number; type: AttackType };
  bonus: { seat: number; ko: number; gives: "knockback" | "damage" | "actions"; count: number };
  knockback: { seat: number; count: number; level: number; card: number; changed: "no" | "more" | "less"; effects: number };
  pushed: { seat: number; start: string; to: string; path: string[]; steps: number; by: number; off_stage: boolean };
  wall: { seat: number; space: string; lost: number };
  cross: { seat: number; space: string; edge: Edge };
  bump: { seat: number; start: string; to: string };
  damage: { seat: number; start: number; to: number; source: number };
  capped: { seat: number; source: number };
  ko: { seat: number; by: number; left: number; source: number };
  reveal: { seat: number; ko: number };
  out: { seat: number };
  unarmed: { seat: number };
  respawn: { seat: number; space: string };
  token: { seat: number; space: string };
  use: { seat: number; source: Source; name: string };
  decline: { seat: number };
  discard: { seat: number; card: SaidCard; reason: "limit" | "cost" | "tax" | "effect" };
  limit: { seat: number; count: number };
  disarm: { seat: number; by: number };
  heal: { seat: number; start: number; to: number };
  steps: { seat: number; start: string; to: string };
  placed: { seat: number; start: string; to: string };
  look: { seat: number; target: number; own: boolean; zone: "hand" | "deck"; cards: SaidCard[]; shown: number };
  back: { seat: number; card: SaidCard };
  salvage: { seat: number; card: SaidCard; to: "hand" | "top" | "deck" };
  mill: { seat: number; card: SaidCard };
  revealed: { seat: number; card: SaidCard; attack: number; defence: number };
  total: { seat: number; attack: number; defence: number };
  effect: { seat: number; word: string; count: number; target: number | null };
  actions: { seat: number; count: number; more: boolean };
  root: { seat: number; steps: number };
  cancel: { seat: number; target: number };
  pressure: { seat: number };
  calm: { seat: number };
  end_turn: { seat: number; left: number };
  concede: { seat: number };
  over: { seat: number; reason: string };
  fault: { seat: number };
  phase: { seat: number; phase: number };
  left_out: { seat: number; source: Source; name: string; attack: number; defence: number };
}
