/** The view of Brawlhalla as the server sends it (src/rumpus/games/brawlhalla/interface/view.py). Nothing here is computed by the page. */

export interface Card {
  /** Index 0..19 in the Legend's deck; action ids are per card. */
  c: number;
  value: number;
  /** Equal cards share a code: "3" for a plain card, "3a" for one with an effect. */
  code: string;
  id: string;
  name: string;
  /** When its effect may be used and what it does, in full: what a judge rules by. */
  when: string;
  text: string;
  /** The same in the few words that a card in the hand has room for. */
  short: { when: string; text: string };
  icon: string;
}

export interface Weapon {
  side: number;
  name: string;
  type: string;
  text: string;
  status: "unarmed" | "equipped" | "disarmed";
  other: { name: string; type: string; text: string };
}

export interface LegendCard {
  id: string;
  name: string;
  title?: string;
  power: { name: string; text: string };
}

export interface Mark {
  kind: "root" | "stun" | "extra";
  text: string;
}

export interface SeatView {
  seat: number;
  letter: string;
  team: number;
  out: boolean;
  legend: LegendCard | null;
  weapon: Weapon | null;
  /** Damage: 0 fresh, 1 Yellow, 2 Red. */
  level: number;
  space: string | null;
  ko: { hidden: (string | number)[]; revealed: { n: number | string; used: boolean }[] };
  hand: number;
  deck: number;
  discard: Card[];
  /** Own hand; null when this viewer does not know it. */
  cards: Card[] | null;
  /** Cards of somebody else's hand that this viewer has seen. */
  known: Card[];
  marks: Mark[];
}

export interface FightView {
  attacker: number;
  defender: number;
  type: "light" | "heavy";
  phase: number;
  totals: [number, number];
  cards: [Card[], Card[]];
  turn: number | null;
  hit: boolean | null;
  knockback: number | null;
  /** Powers that change the totals by standing, and those left out of this attack. */
  standing: Standing[];
}

/** A standing power in the running attack: whose, the action that leaves it out, and whether it is left out. */
export interface Standing {
  seat: number;
  id: number;
  source: "power" | "weapon";
  name: string;
  text: string;
  left_out: boolean;
}

export interface View {
  game: "brawlhalla";
  format: string;
  mode: string;
  discovery: boolean;
  set: string;
  arena: { name: string; rows: number; cols: number; grid: string[]; tokens: string[] };
  round: number;
  turn: number;
  active: number;
  actions_left: number;
  actions_max: number;
  stall: { quiet: number; limit: number; pressure: boolean };
  setup: null | "legend" | "standee" | "mulligan";
  seats: SeatView[];
  fight: FightView | null;
  decision: null | { seat: number; kind: string; [context: string]: unknown };
  mine: null | {
    picked?: number[];
    path?: string[];
    steps_left?: number;
    surplus?: number;
    [context: string]: unknown;
  };
  over: null | { reason: unknown; winners: number[]; places: number[] };
}

/** The Game Aid card (content/aid.toml): what it says, line by line, and a card that shows what a card says. */
export interface Aid {
  sections: { id: string; title: string; icon: string; lines: { head?: string; text: string; rule: string }[] }[];
  sample: Card | null;
}

/** One slip of the tray: a thing you may choose that is neither a space nor a card in your hand. */
export interface Slip {
  key: string;
  title: string;
  text: string;
  icon?: string;
  tone?: "go" | "no" | "plain";
  /** For switches, such as an effect announced with a play. */
  pressed?: boolean;
  hinted?: boolean;
  /** Printed key and its code. */
  label?: string;
  go: () => void;
}

/** A button of the prompt: what it does, and whether it is chosen or not allowed now (it then says why). */
export interface Do {
  id: string;
  text: string;
  icon?: string;
  key?: string;
  on?: boolean;
  off?: boolean;
  /** Only its icon is shown; `text` is what it is called. */
  small?: boolean;
  /** Without a ground of its own, as "End turn". */
  bare?: boolean;
  go: () => void;
}
