/** IncrediBrawl as the server tells it: src/rumpus/games/incredibrawl/README.md ("View") and `interface/actions.py`. */
import type { LogLine, Act as PlainAct, Seat } from "../../protocol/types";
import type { SeatLook } from "./look";

export const TYPES = ["physical", "natural", "energy"] as const;
export type PowerType = (typeof TYPES)[number];
export const TRIGGERS = ["play", "lose", "win", "other"] as const;
export type Trigger = (typeof TRIGGERS)[number];
export const WINDOWS = [
  "select",
  "reveal",
  "before_play",
  "before_scrap",
  "after_scrap",
  "before_abilities",
  "before_win",
  "after_glory",
  "draw",
] as const;
export type WindowName = (typeof WINDOWS)[number];

/** What a seat may be asked; "" when nobody is. Actions carry it as `kind`, or "free" for what may be done at any time. */
export type Ask =
  | ""
  | "select"
  | "place"
  | "refill"
  | "window"
  | "throw"
  | "repair"
  | "location"
  | "draw"
  | "may"
  | "seat"
  | "type"
  | "replace"
  | "discard"
  | "keep"
  | "order"
  | "recover"
  | "list"
  | "claim"
  | "vote";

/** Action ids that the page has to know; the others come with the decision (`rules/ids.py`). */
export const ID = {
  powerUp: 30,
  pass: 40,
  buy: 41,
  draw: 42,
  withdraw: 43,
  sign: 44,
  change: 47,
  stay: 48,
  yes: 49,
  no: 50,
  spot: 51,
  seat: 55,
  type: 59,
  list: 62,
  stand: 65,
  lift: 66,
} as const;
/** In `setup.cards` and in `effect.card`, location n is card 40 + n. */
export const PLACE = 40;

/** One of the 50 cards of `setup.cards`: 0..29 characters, 30..39 Power-Ups, 40..49 locations. */
export interface CardInfo {
  id: string;
  name: string;
  kind: "character" | "power_up" | "location";
  type: PowerType | null;
  beats: PowerType | null;
  level: number | null;
  classes: string[];
  /** Where a Power-Up may be laid, or when a character's Other ability is used. */
  windows: WindowName[];
  /** The moments of an Other ability as its text says them; null where there is none. */
  other: string | null;
  text: string;
  /** The text in the few words that a sign has room for. */
  short: string;
}

/** A character in play, or the empty spot that one has left (`card` null). */
export type FighterView = Fighter | { card: null; spot: number };

export interface Fighter {
  card: number;
  spot: number;
  type: PowerType;
  level: number;
  /** Came into play after the reveal. */
  later: boolean;
  beaten: boolean;
  silenced: Trigger[];
  /** Classes and Types that it beats by a text. */
  beats: string[];
  beats_types: PowerType[];
  wins_ties: boolean;
  /** Bits: 1 from Power-Ups, 2 from abilities. */
  protected: number;
  copied: number[];
}

export interface SeatView {
  letter: string;
  glory: number;
  hand: number;
  /** Cards of that hand which this viewer knows. */
  seen: number[];
  deck: number;
  /** The top five, null where unknown to this viewer. */
  deck_seen: (number | null)[];
  /** The latest last. */
  discard: number[];
  /** A card lies face down. */
  chosen: boolean;
  /** Has answered what several are asked. */
  answered: boolean;
  bought: boolean;
  drawn: boolean;
  more: number;
  /** Passes at refill stops. */
  standing: boolean;
  /** 0 none, 1 rock, 2 paper, 3 scissors. */
  sign: number;
  fighter: FighterView | null;
}

export interface QueuedView {
  seat: number;
  card: number;
  trigger: Trigger;
  off: boolean;
}

/** The text that is being carried out. */
export interface EffectView {
  seat: number;
  card: number;
  left: number;
  /** The seats it is about. */
  meant: number[];
  /** How many looked-at cards are back on the deck. */
  pick: number;
  /** While classes are claimed or voted on (option `classes = vote`): those asked for, and the seats that claim one. */
  classes: string[];
  claimed: number[];
}

export interface View {
  game: string;
  mode: "family" | "casual" | "gamer";
  goal: number;
  round: number;
  phase: string;
  ask: Ask;
  asked: number[];
  waiting: number[];
  opts: number;
  token: number | null;
  location: number;
  /** Those that have been current, the present one first. */
  locations: (number | null)[];
  window: WindowName | null;
  laid: { seat: number; card: number }[];
  /** Power-Ups are asked for from the token holder round. */
  in_turn: boolean;
  /** Power-Ups are a race on the clock. */
  live: boolean;
  /** Passed since the last Power-Up of this window. */
  passed: number[];
  effect: EffectView | null;
  scrap: { number: number; left: number; right: number; winner: number | null } | null;
  /** Seats that throw. */
  throw: number[] | null;
  about: "" | "scrap" | "order" | "final" | "duel";
  /** Throws made that were equal. */
  tries: number;
  winner: number | null;
  turned: boolean;
  upside: boolean;
  blind: boolean;
  queue: QueuedView[];
  seats: SeatView[];
  mine: { hand: number[]; selected: number | null; answer: number | null } | null;
  over: number;
  won: number[];
}

/** A legal action; `kind` is what is asked. */
export interface Act extends PlainAct {
  card?: number;
  /** 1..4. */
  spot?: number;
  seat?: number;
  type?: PowerType;
}

/**
 * Props of asks/Asks.svelte: everything that is asked and is not a card of the own hand. `actions` are the legal ones now
 * (empty when nothing is asked of this seat); `send` also takes what may be done at any time (`ID.withdraw`, `ID.stand`).
 */
export interface AsksProps {
  view: View;
  /** The seat of this screen; null for a spectator. */
  me: number | null;
  actions: readonly Act[];
  cards: readonly CardInfo[];
  /** Sent and not yet answered, or nothing may be sent now. */
  busy: boolean;
  send: (ids: number[]) => void;
  /** Seconds left for this decision; null without a clock. */
  clock: number | null;
  seats: readonly Seat[];
  looks: readonly SeatLook[];
  /** Lines that came with this view: signs thrown are shown from them. */
  fresh?: readonly LogLine[];
  /** Phone: less room. */
  compact: boolean;
  /** A refill wished for at the next stop, where stops are passed; null when there is none to wish for. */
  soon?: { on: boolean; toggle: () => void } | null;
}
