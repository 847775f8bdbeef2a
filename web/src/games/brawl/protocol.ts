// Generated from what src/rumpus/games/brawl shows by tools/gen_types.py (`make types`): do not edit.

import type { ArtWords } from "../../art/words";
import type { ActionId, ForbiddenAct, Text } from "../../net/protocol";

export type Colour = "red" | "blue" | "green";

export type Source = "deck" | "pile";

export type Phase = "starter" | "ready" | "countdown" | "live" | "paused" | "turn" | "fouls" | "over";

/** A kind of card: `word` is its effect word, `n` its number, `text` what it says, `short` the same in few words. */
export interface CardType {
  word: string;
  name: string;
  colours: Colour[];
  n: number;
  text: Text;
  short: Text;
}

/** A seat's deck. */
export interface DeckName {
  id: string;
  name: string;
}

/** A card that lies open: `type` is an index of the view's `types`, `number` how many of it its deck holds. */
export interface Card {
  id: number;
  type: number;
  owner: number;
  number: number;
}

/** That a card is held is public; which one, null where it is hidden from these eyes: known when it was picked up or the viewer may know. */
export interface Held {
  from: Source;
  card: Card | null;
}

/** A discard pile: how many, the top (BR-INFO-02), and all of it (bottom first) where it may be looked through. */
export interface Pile {
  n: number;
  top: Card | null;
  cards: Card[] | null;
}

/** A team has named its starter; null: whom is hidden from these eyes (BR-RUL-29). */
export interface Starter {
  seat: number | null;
}

/** One seat; its hand only as BR-RUL-11 allows. `above`: cards of its deck above the Freezes; `active`: it plays for its team now; `bases` and `points`: what `standings` says. */
export interface SeatView {
  letter: string;
  team: number;
  deck: number;
  above: number;
  freezes: number;
  hand: Held | null;
  pile: Pile;
  out: "in" | "conceded" | "forfeited" | "beaten";
  ready: boolean;
  active: boolean;
  starter: Starter | null;
  plays: number;
  last: number;
  bases: number;
  points: number;
  vote: boolean;
}

/** An area: the two seats that share it (in tag team the two teams), and its Bases from the left of seat A. */
export interface RowView {
  id: number;
  sides: number[];
  bases: string[];
  open: boolean;
}

/** A card on a Base; `active`: nothing on top of it takes its effect away. */
export interface Modifier {
  id: number;
  type: number;
  owner: number;
  number: number;
  active: boolean;
}

/** A card of a string, with the Hits it is worth. */
export interface Laid {
  id: number;
  type: number;
  owner: number;
  number: number;
  value: number;
}

/** One end of a Base: its string, bottom first, and the Hits that count. */
export interface EndView {
  id: string;
  side: number;
  colour: Colour | null;
  cards: Laid[];
  hits: number;
}

/** A Base with all that lies on it (BR-INFO-02); `winner`: index of the row's sides that would win it now. */
export interface BaseView {
  id: string;
  owner: number;
  row: number;
  card: Card;
  frozen: boolean;
  value: number;
  reversed: boolean;
  winner: number;
  tied: boolean;
  blocked_in: boolean;
  mods: Modifier[];
  ends: EndView[];
}

/** A line of a deck list. */
export interface Counted {
  type: number;
  number: number;
}

/** Who may be tagged in, or named as starter. */
export interface Tag {
  seat: number;
  action: ActionId;
}

/** BR-FOUL-02: a foul that this seat may let stand or claim, until a table time in ms. */
export interface FoulChoice {
  space: string;
  offender: number;
  card: Card;
  until: number;
}

/** What a space stands for that is no Base or end: a colour of an end (`at`), a number of cards, a seat, an order. */
export interface Place {
  kind: "colour" | "number" | "seat" | "order";
  at?: string;
  colour?: Colour;
  number?: number;
  seat?: number;
  order?: string;
}

/** What the viewer holds and may do now: by space, where the card in hand (`play`) and the top of the pile (`top`) may go; by name, what needs no place (`can`); what spaces mean that are no Base or end; what is shown and may not be done. */
export interface Mine {
  hand: Card | null;
  from: Source | null;
  play: Record<string, ActionId>;
  top: Record<string, ActionId>;
  can: Record<string, ActionId>;
  tag: Tag[];
  take_back: Record<string, ActionId>;
  call: Record<string, ActionId>;
  choice: FoulChoice | null;
  places: Record<string, Place>;
  forbidden: ForbiddenAct[];
}

/** The position as a seat knows it (-1: a spectator). See README.md for the shape. */
export interface View {
  phase: Phase;
  now: number;
  started: number | null;
  deadline: number | null;
  stall_at: number | null;
  limit_at: number | null;
  vote_until: number | null;
  warned: boolean;
  round: number;
  turn: number | null;
  over: number;
  game: "brawl";
  mode: "training" | "tournament";
  format: "duel" | "circle" | "tag_team";
  types: CardType[];
  decks: DeckName[];
  seats: SeatView[];
  rows: RowView[];
  bases: Record<string, BaseView>;
  swept: Card[];
  lists: Counted[][];
  mine: Mine | null;
}

/** What the page of a table gets once, as far as it reads it: the fighter of each deck in words, by id. */
export interface Setup {
  fighters: Record<string, ArtWords>;
}

/** The arguments of a line, by its kind. */
export interface Events {
  round: { play_off: number; seats: number[] };
  starter: { seat: number };
  named: { seat: number; whom: number | null };
  ready: { seat: number };
  countdown: { ms: number };
  go: Record<never, never>;
  turn: { seat: number };
  deal: { seat: number; card: Card | null };
  pick_up: { seat: number; card: Card | null };
  put_back: { seat: number; card: Card | null };
  discard: { seat: number; card: Card | null };
  play: { seat: number; card: Card; space: string; place: Place | null; base: string | null; from_pile: boolean };
  sweep: { base: string | null; cards: number };
  pressed: { card: Card; space: string };
  burn: { seat: number; card: Card | null };
  tag: { seat: number; former: number | null };
  pass: { seat: number };
  out: { seat: number; how: "conceded" | "forfeited" | "beaten" };
  vote: { seat: number | null; wants: "pause" | "go-on" | null };
  paused: Record<never, never>;
  warning: { ms: number };
  idle: { seat: number };
  call: { seat: number; card: Card | null; space: string; offender: number | null; after: "claim" | "taken" | "back" | null };
  taken: { seat: number; card: Card; space: string };
  offer: { seat: number; card: Card; space: string; offender: number };
  stand: { seat: number; card: Card | null };
  claim: { seat: number; offender: number | null };
  won: { base: string; seat: number | null; team: number | null; more: number; fewer: number; points: number; by: "hits" | "reversed" | "tie" | "tie-turned" };
  score: { seat: number; points: number };
  playoff: { seat: number };
  over: { reason: string };
  back: { actions: number; space: string; offender: number };
}
