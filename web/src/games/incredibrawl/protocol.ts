// Generated from what src/rumpus/games/incredibrawl shows by tools/gen_types.py (`make types`): do not edit.

import type { ArtWords, PlaceWords } from "../../art/words";
import type { ActionId } from "../../net/protocol";

export type Trigger = "play" | "lose" | "win" | "other";

export type About = "scrap" | "order" | "final" | "duel";

export type SignName = "rock" | "paper" | "scissors";

export type PowerType = "physical" | "natural" | "energy";

export type AskName = "" | "select" | "place" | "refill" | "window" | "throw" | "repair" | "location" | "draw" | "may" | "seat" | "type" | "replace" | "discard" | "keep" | "order" | "recover" | "list" | "claim" | "vote";

export type WindowName = "select" | "reveal" | "before_play" | "before_scrap" | "after_scrap" | "before_abilities" | "before_win" | "after_glory" | "draw";

export type Reason = "goal" | "deck" | "rounds";

export type Matter = "glory" | "hand" | "fighter";

export type How = "type" | "level" | "throw" | "text";

export type Settled = "signs" | "seed" | "coin";

export type Where = "hand" | "discard" | "deck_bottom" | "deck_top" | "deck_shuffled";

/** A Power-Up that lies on the table. */
export interface Laid {
  seat: number;
  card: number;
}

/** Whose card is carried out (null: the location's), which, and which of its abilities. */
export interface Actor {
  seat: number | null;
  card: number;
  trigger: Trigger | null;
}

/** The text that is being carried out: whose, of which card, the seats it is about; `left` choices are to make, `put` cards are back on the deck. `classes` and `claimed` (seats) while classes are claimed or voted on. */
export interface Effect {
  seat: number;
  card: number;
  left: number;
  put: number;
  meant: number[];
  classes: string[];
  claimed: number[];
}

/** Two spots whose characters meet; null: the winner of an earlier scrap. */
export interface Meeting {
  left: number | null;
  right: number | null;
}

/** A scrap of this brawl: who meets whom in it, as far as that is known. Once it is decided it has a winner (null: nobody goes on), and what it was decided by is told by the line about it. */
export interface Bout {
  left: number | null;
  right: number | null;
  decided: boolean;
  winner: number | null;
}

/** The scrap that is being fought; a side without a character is null. */
export interface Scrap {
  number: number;
  left: number | null;
  right: number | null;
  winner: number | null;
}

/** What is thrown about, the seats that throw, how often all was equal, and the sign that all threw then. */
export interface Throw {
  about: About;
  seats: number[];
  tries: number;
  equal: SignName | null;
}

/** An ability still to come; `off`: silenced. */
export interface Queued {
  seat: number;
  card: number;
  trigger: Trigger;
  off: boolean;
}

/** The character in play; `later`: it came in after the reveal; `beats` and `beats_types` by a text, `granted`: classes by vote; `protected` from Power-Ups or abilities; `copied`: cards whose abilities it has too. */
export interface Fighter {
  card: number;
  spot: number;
  type: PowerType;
  level: number;
  later: boolean;
  beaten: boolean;
  silenced: Trigger[];
  beats: string[];
  beats_types: PowerType[];
  granted: string[];
  wins_ties: boolean;
  protected: ("power_ups" | "abilities")[];
  copied: number[];
}

/** The spot of a seat that has no character in play. */
export interface EmptySpot {
  card: null;
  spot: number;
}

/** A seat. `seen`: cards of its hand that the viewer knows; `deck_seen`: the top five, null where unknown; `discard`: the latest last. `draws`: the normal draw of this Draw step, `refill`: what a refill would draw. `left`: the characters that it can still hold, by public facts; null where the table has that left out. `selected`: its face-down card, where every hand lies open. IB-SEL-03, IB-R-HIDDENCOUNT: counts are public, faces are not. */
export interface SeatView {
  letter: string;
  glory: number;
  hand: number;
  seen: number[];
  deck: number;
  deck_seen: (number | null)[];
  discard: number[];
  chosen: boolean;
  answered: boolean;
  bought: boolean;
  drawn: boolean;
  more: number;
  draws: number;
  refill: number;
  standing: boolean;
  sign: SignName | null;
  left: number[] | null;
  fighter: Fighter | EmptySpot | null;
  selected?: number | null;
}

/** What the seat has answered, unseen by others: the name of the act, and its card if it has one. */
export interface Answer {
  name: string;
  card: number | null;
}

/** What the seat may do at any time, now: take its character back, set or lift its standing pass; else null. `soon`: a refill can come at a later stop of this round, if it is asked for. */
export interface Free {
  withdraw: ActionId | null;
  stand: ActionId | null;
  lift: ActionId | null;
  soon: boolean;
}

/** What a character earns if it wins here: Victory Glory, and the location's bonus; `fares`: by character, whether it would win (1), throw (0) or lose (-1) against it by Type and Level, before abilities. It hangs on nothing else: two seats of an empty table stand for any two. */
export interface Stake {
  card: number;
  victory: number;
  bonus: number;
  fares: number[];
}

/** A character that would be something else: what it would be. */
export interface Became {
  seat: number;
  level: number;
  type: PowerType;
}

/** Who meets in the next scrap, and who would win it by Type and Level, now and then; null: a throw. */
export interface Foretold {
  left: number;
  right: number;
  was: number | null;
  winner: number | null;
}

/** What a Power-Up would do if it were laid now, and aimed so: at these seats, with these Types. */
export interface Lay {
  card: number;
  seats: number[];
  types: PowerType[];
  became: Became[];
  scrap: Foretold | null;
}

/** What only this seat knows. `stakes`: of its characters, while one is chosen; `lays`: of its Power-Ups, in a window. */
export interface Mine {
  hand: number[];
  selected: number | null;
  answer: Answer | null;
  free: Free;
  stakes: Stake[];
  lays: Lay[];
}

/** The position as one pair of eyes knows it. `cleared`: the cards of the brawl have gone; `phase`: where in its round the game is (`scene.PHASES`); `laid`: Power-Ups still to come, `on_table`: with the one that is carried out; `passed`: since the last Power-Up. */
export interface View {
  game: string;
  mode: "family" | "casual" | "gamer";
  goal: number;
  round: number;
  phase: string;
  cleared: boolean;
  ask: AskName;
  asked: number[];
  waiting: number[];
  token: number | null;
  location: number;
  locations: (number | null)[];
  window: WindowName | null;
  laid: Laid[];
  in_turn: boolean;
  live: boolean;
  passed: number[];
  on_table: Laid[];
  actor: Actor | null;
  effect: Effect | null;
  meets: Meeting[];
  bouts: Bout[];
  scrap: Scrap | null;
  throw: Throw | null;
  winner: number | null;
  turned: boolean;
  upside: boolean;
  blind: boolean;
  queue: Queued[];
  seats: SeatView[];
  mine: Mine | null;
  over: Reason | null;
  won: number[];
}

/** Whom a spot meets first: the spot, and the seat at it, if one is there already. */
export interface Met {
  spot: number;
  seat: number | null;
}

/** What an act names: a card, a spot with whom it meets (null: the winner of another scrap), a seat with what the text that asks is about, a Type. */
export interface ActFields {
  card?: number;
  spot?: number;
  meets?: Met | null;
  seat?: number;
  about?: Matter;
  type?: PowerType;
}

/** A part of a card's text: its trigger (null: the card has but one text), what stands before it, and the text. */
export interface Ability {
  trigger: Trigger | null;
  head: string;
  text: string;
}

/** A card of the table. `beats`: the Type that its own beats; `short`: the text in the few words of a sign. */
export interface CardInfo {
  id: string;
  name: string;
  kind: "character" | "power_up" | "location";
  type: PowerType | null;
  beats: PowerType | null;
  level: number | null;
  classes: string[];
  windows: WindowName[];
  text: string;
  short: string;
  abilities: Ability[];
  art?: ArtWords;
  place?: PlaceWords;
}

/** What a seat's place has become. `card` null: nobody is in play; `down`: a card lies face down, or was taken back; `fresh`: nothing of what was true of the character before is. */
export interface StandNow {
  seat: number;
  fresh?: boolean;
  spot?: number;
  card?: number | null;
  down?: boolean;
  level?: number;
  type?: PowerType;
  beaten?: boolean;
  silenced?: boolean;
  copies?: boolean;
  sign?: SignName;
}

/** Who stands at a side of a scrap, by its number; one that is decided keeps its sides. */
export interface SideNow {
  number: number;
  side: "left" | "right";
  seat: number;
}

/** A scrap that is decided: by what (null: a side was empty), and who goes on (null: nobody). */
export interface Decided {
  number: number;
  winner: number | null;
  loser: number | null;
  how: How | null;
}

/** Glory on its way; null: the pool. */
export interface Flow {
  source: number | null;
  target: number | null;
  n: number;
}

/** What a line changes on the board; what it does not name stays. `anew`: a new round; `ended`: the brawl has had its reward, and cards that leave now but clear the table. */
export interface Change {
  anew?: boolean;
  round?: number;
  location?: number;
  token?: number | null;
  stands?: StandNow[];
  sides?: SideNow[];
  decided?: Decided;
  glory?: Flow[];
  actor?: Actor | null;
  laid?: Laid;
  back?: Laid;
  closed?: boolean;
  winner?: number;
  nobody?: boolean;
  ended?: boolean;
}

/** The arguments of a line, by its kind. */
export interface Events {
  round: { round: number; card: number; token: number | null; board?: Change };
  commit: { seat: number; ask: AskName; answer: Answer | null; board?: Change };
  withdraw: { seat: number; board?: Change };
  place: { seat: number; spot: number; board?: Change };
  flip_up: { seat: number; card: number; spot: number; board?: Change };
  order: { seat: number; card: number; nth: number; trigger: Trigger; board?: Change };
  ability: { seat: number; card: number; trigger: Trigger; board?: Change };
  ignored: { seat: number; card: number; trigger: Trigger; board?: Change };
  scrap: { seat: number; loser: number; how: How; number: number; board?: Change };
  tie: { seats: number[]; about: About; board?: Change };
  throw: { seat: number; sign: SignName; board?: Change };
  thrown: { seat: number; about: About; by: Settled; board?: Change };
  walkover: { seat: number | null; number: number; board?: Change };
  brawl: { seat: number; card: number; board?: Change };
  nobody: { board?: Change };
  gain: { seat: number; n: number; glory: number; board?: Change };
  pay: { seat: number; n: number; glory: number; board?: Change };
  steal: { seat: number; source: number; n: number; board?: Change };
  victory: { seat: number; n: number; glory: number; board?: Change };
  bonus: { seat: number; card: number; n: number; board?: Change };
  draw: { seat: number; card: number | null; board?: Change };
  buy: { seat: number; glory: number; board?: Change };
  free: { seat: number; board?: Change };
  shown: { seat: number; to: number[]; all: boolean; cards: number[] | null; board?: Change };
  discard: { seat: number; card: number; milled: boolean; board?: Change };
  location: { seat: number; card: number; board?: Change };
  stays: { seat: number; board?: Change };
  window: { window: WindowName; board?: Change };
  laid: { seat: number; card: number; board?: Change };
  power_up: { seat: number; card: number; board?: Change };
  returned: { seat: number; card: number; board?: Change };
  coin: { seat: number; heads: boolean; other: number | null; board?: Change };
  level: { seat: number; card: number; by: number; level: number; board?: Change };
  level_is: { seat: number; card: number; level: number; board?: Change };
  type: { seat: number; card: number; type: PowerType; board?: Change };
  silenced: { seat: number; card: number; triggers: Trigger[]; board?: Change };
  copied: { seat: number; card: number; trigger: Trigger; source: number; board?: Change };
  swapped: { seat: number; other: number; spot: number; other_spot: number; board?: Change };
  twist: { seat: number; word: "reverse_types" | "reverse_levels" | "ignore_types" | "victory_mod" | "location_lock"; n: number; board?: Change };
  claim: { seat: number; card: number; word: "beat_class" | "beat_type" | "win_ties" | "protect"; classes: string[]; types: PowerType[]; board?: Change };
  peek: { seat: number; other: number; n: number; board?: Change };
  ordered: { seat: number; n: number; board?: Change };
  recovered: { seat: number; card: number; to: Where; board?: Change };
  leaves: { seat: number; card: number; to: Where; board?: Change };
  enters: { seat: number; card: number; board?: Change };
  draws_mod: { seat: number; n: number; board?: Change };
  declined: { seat: number; card: number; board?: Change };
  nothing: { seat: number; card: number; part: boolean; board?: Change };
  token: { seat: number; board?: Change };
  closed: { board?: Change };
  over: { reason: Reason; winners: number[]; board?: Change };
  class: { seat: number; card: number; classes: string[]; board?: Change };
  vote: { seat: number; agreed: number; voters: number; granted: boolean; board?: Change };
}
