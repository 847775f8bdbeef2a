/** The view of BRAWL as the server sends it (src/rumpus/games/brawl/interface/view.py). Nothing here is computed by the page. */

export type Colour = "red" | "blue" | "green";

export interface CardType {
  /** The effect word: add_hit, block_string, press, freeze_base ... */
  word: string;
  name: string;
  colours: Colour[];
  n: number;
  text: string;
  /** The text in the few words that a card in the hand has room for. */
  short: string;
}

export interface Card {
  id: number;
  /** Index of `View.types`. */
  type: number;
  owner: number;
  /** How many of this card its deck holds. */
  number: number;
}

/** A card on the table; `ghost`: sent and not yet answered. */
export interface Laid extends Card {
  value?: number;
  active?: boolean;
  ghost?: boolean;
}

export interface SeatView {
  letter: string;
  team: number;
  deck: number;
  above: number;
  freezes: number;
  hand: { from: "deck" | "pile"; card: Card | null } | null;
  pile: { n: number; top: Card | null; cards: Card[] | null };
  out: string | boolean;
  ready: boolean;
  active: boolean;
  starter: { seat: number | null } | number | null;
  plays: number;
  last: number;
  bases: number;
  points: number;
  vote: boolean;
}

export interface RowView {
  id: number;
  /** The two seats that share it; in tag team the two teams. */
  sides: [number, number];
  bases: string[];
  open: boolean;
}

export interface EndView {
  id: string;
  side: number;
  colour: Colour | null;
  cards: Laid[];
  hits: number;
}

export interface BaseView {
  id: string;
  owner: number;
  row: number;
  frozen: boolean;
  value: number;
  reversed: boolean;
  /** Index into the row's sides: who would win it now. */
  winner: number;
  tied: boolean;
  blocked_in: boolean;
  mods: Laid[];
  ends: [EndView, EndView];
  /** Sent and not yet answered: `new`, or `leaving` under a Clear. */
  ghost?: "new" | "leaving";
}

export type Phase = "starter" | "ready" | "countdown" | "live" | "paused" | "turn" | "fouls" | "over";
export type Spaces = Readonly<Record<string, number>>;

export interface Mine {
  hand: Card | null;
  from: "deck" | "pile" | null;
  /** Actions by the space they aim at. */
  play: Spaces;
  top: Spaces;
  can: Spaces;
  tag: number[];
  take_back?: Spaces;
  call?: Spaces;
  choice: null | { space: string; offender: number; until: number; card?: Card };
  /** dig: what an order space means, topmost first. */
  orders?: Readonly<Record<string, string>>;
}

export interface View {
  game: "brawl";
  mode: "training" | "tournament";
  format: "duel" | "circle" | "tag_team";
  phase: Phase;
  now: number;
  started: number | null;
  deadline: number | null;
  stall_at: number | null;
  limit_at: number | null;
  vote_until?: number | null;
  warned: boolean;
  round: number;
  turn: number | null;
  over: number;
  types: CardType[];
  seats: SeatView[];
  rows: RowView[];
  bases: Readonly<Record<string, BaseView>>;
  swept: Card[];
  lists: { type: number; number: number }[][];
  mine: Mine | null;
  decks?: { id: string; name: string }[];
}
