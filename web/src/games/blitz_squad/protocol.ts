// Generated from what src/rumpus/games/blitz_squad shows by tools/gen_types.py (`make types`): do not edit.

import type { ArtWords, PlaceWords } from "../../art/words";
import type { ActionId, Text } from "../../net/protocol";

export type CardKind = "brawler" | "terrain" | "event";

export type Source = "hand" | "revealed" | "tavern" | "clinic" | "tomb" | "stack" | "zone";

export type Role = "attack" | "energy" | "action" | "block" | "reply";

export type Outcome = "held" | "hit";

export type LastingName = "surge" | "guard" | "tax" | "next_draw" | "ban" | "ease";

export type BanName = "attack" | "action" | "combo" | "block" | "reply" | "special";

export type Reason = "forced_draw" | "forced_discard" | "no_cards" | "concede" | "all_lost" | "turn_limit";

export type PhaseName = "flip" | "first" | "place" | "beginning" | "draw" | "main" | "blocking" | "idle" | "end";

export type AskName = "" | "first" | "place" | "main" | "target" | "stack" | "top" | "answer" | "block" | "missing" | "may" | "seat" | "discard" | "snatch" | "mend" | "rescue" | "reveal" | "conceal" | "scout" | "cycle" | "banish" | "owner" | "option" | "pay";

/** One part of a card's text: what stands before it, and the text. */
export interface CardText {
  head: string;
  text: string;
}

/** A design. `heads`: in which stack, or when, each text works ("Attack", "Energy/Action"), with the text; `short`: all of it in a few words; `brawler`: its id, null for a special; `copies`: in its brawler's set. */
export interface CardInfo {
  id: string;
  name: string;
  kind: CardKind;
  brawler: string | null;
  power: number;
  copies: number;
  icon: string;
  heads: CardText[];
  short: string;
}

/** A brawler: `name` in full, `short` as on bands; `icon` on its cards' bands, `face` on its poster; `ink`: a colour as #RRGGBB; `line`: what it is good at. */
export interface BrawlerInfo {
  id: string;
  name: string;
  short: string;
  icon: string;
  face: string;
  ink: string;
  line: string;
  art?: ArtWords;
}

/** What a table's page gets once: `cards` by number (0 is null), `brawlers` by id, names of the seats' decks and what their taverns look like (both empty under closed lists), and the table's options that the page's words need. */
export interface Setup {
  cards: (CardInfo | null)[];
  brawlers: BrawlerInfo[];
  decks: string[];
  taverns: PlaceWords[];
  sorted: boolean;
  targets: "one" | "left" | "all";
  replies: boolean;
}

/** A choice that a card, or the no-attack discard, asks for: of which card (0: of none), whose, how many are still to pick of how many, and where they are picked from. `shown`: cards laid open to the asked seat alone (scout: the top one first). */
export interface Asking {
  card: number;
  seat: number;
  left: number;
  of: number;
  source: Source | null;
  shown: number[];
}

/** What ending the turn now costs: so many cards, because no attack was played; 0 with one. */
export interface Penalty {
  cards: number;
  attacked: boolean;
}

/** A modifier of a total: by how much, of which card (0: of a lasting effect), whose, and what it is called; `top`: the effect of the stack's own top card. */
export interface Chip {
  n: number;
  card: number;
  seat: number;
  text: Text;
  top: boolean;
}

/** A stack as a sum: cards bottom to top, `base` of the printed powers, modifiers, `total`, against seat `foe` where it is the turn player's (-1: against nobody yet). `price`: what the energy has to reach (energy of an attack only). `burst`: what its top card adds to any total of the combo (null: nothing). */
export interface Tray {
  seat: number;
  role: Role;
  cards: number[];
  base: number;
  total: number;
  chips: Chip[];
  price: number | null;
  burst: number | null;
  hushed: boolean;
}

/** The open combo, all of it public. `number` of the turn, from 1; 0 in the empty Blocking Phase. `damage`: its total now, with its chips; `defense`: of the block against it (null: none); `foe`: whose answer it is about now, `todo`: opponents still to come. `outcome`: null until compared. */
export interface ComboView {
  number: number;
  seat: number;
  attack: boolean;
  foes: number[];
  foe: number | null;
  todo: number[];
  trays: Tray[];
  damage: number;
  chips: Chip[];
  defense: number | null;
  outcome: Outcome | null;
}

/** A special card in play, the oldest first; `seat`: its owner; `turns`: how many more turns it stays (null: on). */
export interface Sign {
  card: number;
  seat: number;
  turns: number | null;
}

/** A lasting effect, as a chip under the phases: who set it up, whom it is about, in words. */
export interface Lasting {
  name: LastingName;
  owner: number;
  seat: number;
  n: number;
  ban: BanName | null;
  text: Text;
}

/** A waiting end or begin line. */
export interface Waiting {
  seat: number;
  card: number;
  text: Text;
}

/** The Flip, until the first turn begins: the number of flips, the card each seat shows (its power as compared), the winner, who begins; `lot`: drawn by lot. */
export interface Flip {
  number: number;
  shown: number[];
  powers: number[];
  winner: number | null;
  first: number | null;
  lot: boolean;
}

/** A card of a tavern that these eyes know: `depth` 1 is the top card. */
export interface Deep {
  card: number;
  depth: number;
}

/** One of a seat's brawlers: `left` of its `of` cards are not yet seen in clinic, tomb or stacks (null where the list is secret). */
export interface Face {
  brawler: string;
  left: number | null;
  of: number | null;
}

/** A seat. `hand` counts all its cards, revealed ones too; `revealed` and `known` (closed, yet known to these eyes; the own hand stands in `mine`) are ascending. `place`: from 1, once it has lost or won; `out`: why it has lost. */
export interface SeatView {
  letter: string;
  tavern: number;
  hand: number;
  revealed: number[];
  known: number[];
  deep: Deep[];
  clinic: number[];
  tomb: number[];
  squad: Face[];
  out: Reason | null;
  place: number;
}

/** The stacks that this seat has laid at the server already, of a play that is not complete (a reload, a slow line): the page takes them up as its draft. */
export interface Building {
  target: number | null;
  attack: number[];
  other: number[];
}

/** What only this seat knows: its closed hand, ascending; what it is building; `trays`: in which it may lay a draft now. */
export interface Mine {
  hand: number[];
  building: Building | null;
  trays: Role[];
}

/** The position as one pair of eyes knows it; who is out sees what is public. `ask`: what is asked, `asked`: of whom, `asking`: what a card asks. `combos`, `attacks`: placed this turn. */
export interface View {
  game: string;
  turn: number;
  active: number | null;
  phase: PhaseName;
  ask: AskName;
  asked: number | null;
  asking: Asking | null;
  combos: number;
  attacks: number;
  penalty: Penalty;
  combo: ComboView | null;
  zone: Sign[];
  lasting: Lasting[];
  waits: Waiting[];
  flip: Flip | null;
  seats: SeatView[];
  mine: Mine | null;
  over: Reason | null;
  won: number[];
}

/** What an act names: a card and where it lies (`owner`: whose it is), a seat, an option of a card. `loses`: it makes its own player lose at once, so the page says why, and asks. */
export interface ActFields {
  card?: number;
  source?: Source;
  owner?: number;
  seat?: number;
  option?: number;
  loses?: Text;
}

/** A card in a draft: `revealed`: the copy that lies open. */
export interface DraftCard {
  card: number;
  revealed: boolean;
}

/** What a seat has laid out on its screen and not yet confirmed, cards bottom to top. */
export interface Draft {
  target: number | null;
  attack: DraftCard[];
  energy: DraftCard[];
  block: DraftCard[];
  reply: DraftCard[];
}

/** A card of the hand that some whole play with the draft contains: into which tray it goes when it is tapped, every tray that takes it, and what it makes of the tray's total. */
export interface Mark {
  card: number;
  revealed: boolean;
  tray: Role;
  trays: Role[];
  before: number;
  after: number;
}

/** A card of the hand that no such play contains, and why. */
export interface Dim {
  card: number;
  revealed: boolean;
  why: Text;
  rule: string;
}

/** What a tray's total would be with another of its cards on top; `loses`: what would no longer happen. */
export interface OnTop {
  tray: Role;
  card: number;
  total: number;
  loses: Text | null;
}

/** A line of the receipt about what may happen next, in order: its sign, and the words. */
export interface Note {
  icon: "block" | "reply" | "tavern" | "tomb" | "clinic" | "hand" | "special" | "warn" | "card";
  text: Text;
}

/** What would come of a draft, from what its seat knows. `trays` as sums; `damage` to the target or its answer's own; `holds`: a block would; `short`: by how much it would not. `actions`: the small decisions that send it, empty while it is not complete; `lacks`: what is missing then. `tavern`: by seat, the count if the combo hits (null: as it is). `loses`: sending it makes its own player lose at once, so the page says why, and asks. */
export interface Forecast {
  trays: Tray[];
  damage: number;
  chips: Chip[];
  holds: boolean | null;
  short: number;
  actions: ActionId[];
  lacks: Text | null;
  marks: Mark[];
  dims: Dim[];
  tops: OnTop[];
  notes: Note[];
  tavern: (number | null)[];
  loses: Text | null;
}

/** The arguments of a line, by its kind. */
export interface Events {
  flip: { n: number };
  shown: { seat: number; card: number; power: number };
  tied: { seats: number[] };
  won: { seat: number; lot: boolean };
  first: { seat: number };
  placed: { seat: number; card: number };
  left: { seat: number; card: number };
  hands: { seat: number; n: number };
  turn: { seat: number; turn: number };
  phase: { seat: number; phase: PhaseName };
  return: { seat: number; n: number; cards: number[] | null };
  draw: { seat: number; n: number; cards: number[] | null };
  discard: { seat: number; n: number; cards: number[] | null; source: "hand" | "revealed" | "tavern" };
  bury: { seat: number; n: number; cards: number[] | null };
  recover: { seat: number; n: number; cards: number[] | null };
  rise: { seat: number; n: number; cards: number[] | null };
  rescue: { seat: number; n: number; cards: number[] | null };
  mend: { seat: number; n: number; cards: number[] | null };
  reveal: { seat: number; n: number; cards: number[] | null };
  conceal: { seat: number; n: number; cards: number[] | null };
  spy: { seat: number; whom: number; n: number };
  spied: { seat: number; n: number; cards: number[] | null; whom: number };
  scout: { seat: number; n: number };
  seen: { seat: number; n: number; cards: number[] | null };
  sunk: { seat: number; card: number | null; n: number };
  shuffle: { seat: number };
  special: { seat: number; card: number };
  gone: { seat: number; card: number };
  combo: { seat: number; attack: boolean; foes: number[]; price: number; number: number };
  stack: { seat: number; n: number; cards: number[] | null; role: Role; base: number };
  skipped: { seat: number; unasked: boolean };
  answer: { seat: number; reply: boolean; n: number };
  compare: { seat: number; damage: number; defense: number | null };
  blocked: { seat: number };
  damage: { seat: number; n: number; by: number; before: number; after: number };
  no_damage: { seat: number };
  line: { seat: number; card: number; on: string; word: string; seats: number[] };
  declined: { seat: number; card: number };
  hush: { seat: number; card: number; seats: number[] };
  lasting: { seat: number; name: LastingName; n: number; owner: number; ban: BanName | null };
  wait: { seat: number; card: number; on: string };
  cleared: { seat: number; n: number };
  encore: { seat: number; card: number };
  doom: { seat: number; card: number };
  missing: { seat: number; n: number };
  concede: { seat: number };
  out: { seat: number; reason: Reason };
  over: { reason: Reason; winners: number[] };
}
