// Generated from what src/rumpus/games/brutality shows by tools/gen_types.py (`make types`): do not edit.

import type { ArtWords, PlaceWords } from "../../art/words";
import type { ActionId } from "../../net/protocol";

export type StatusName = "stun" | "root" | "silence" | "slow" | "haste" | "poison" | "steadfast" | "warded" | "hidden" | "no_heal" | "reflect" | "death_save" | "shield" | "next_bonus" | "bonus" | "reduced" | "capped";

export type DeedName = "move" | "special_1" | "special_2";

export type DirectionName = "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";

export type MadeName = "wall" | "cloud" | "snare";

export type LockName = "relics" | "artifacts";

export type TypeName = "blessing" | "curse" | "utility" | "op";

export type PhaseName = "heroes" | "place" | "hazards" | "artifacts" | "draft" | "start" | "draw" | "main" | "end";

export type AskName = "" | "hero" | "corner" | "kind" | "site" | "tool" | "bearer" | "draft" | "order" | "offer" | "wait" | "main" | "discard" | "aim" | "via" | "room" | "pillars" | "launch" | "fall" | "push" | "spot" | "roam" | "revive" | "steal" | "toss" | "recover" | "drain" | "may" | "hazard";

export type Reason = "beaten" | "both_beaten" | "concede" | "round_limit" | "quiet_rounds";

/** A special, with its effects as the file says them, for the shape on its plate. */
export interface SpecialInfo {
  id: string;
  name: string;
  text: string;
  short: string;
  effects: Record<string, unknown>[];
}

/** A hero's card; `wide` and `deep`: columns and rows of its footprint. */
export interface HeroInfo {
  id: string;
  name: string;
  icon: string;
  art?: ArtWords;
  kind: string;
  wide: number;
  deep: number;
  hp: number;
  ms: number;
  pattern: string;
  traits: string[];
  background: string;
  specials: SpecialInfo[];
}

/** An artifact. */
export interface ToolInfo {
  id: string;
  name: string;
  text: string;
  short: string;
  icon: string;
  cooldown: number;
}

/** A relic; `whose`: whose next turn it waits for. */
export interface RelicInfo {
  id: string;
  name: string;
  text: string;
  short: string;
  icon: string;
  type: string;
  timing: string;
  whose: string | null;
}

/** A kind of hazard: it stands, or lies flat; its rules a line each, and the least of them. */
export interface HazardInfo {
  id: string;
  name: string;
  text: string;
  short: string;
  stands: boolean;
  brief: string;
}

/** Heroes of the table in the order in which they, and their artifacts, are chosen; none: secretly, or dealt. */
export interface Picks {
  heroes: number[];
  tools: number[];
}

/** What a table's page gets once; lists by number, in which 0 is null. `place`: what its board looks like. */
export interface Setup {
  heroes: (HeroInfo | null)[];
  tools: (ToolInfo | null)[];
  relics: (RelicInfo | null)[];
  hazards: (HazardInfo | null)[];
  artifacts: boolean;
  picks: Picks;
  place?: PlaceWords;
}

/** The board. */
export interface BoardView {
  name: string;
  columns: number;
  rows: number;
}

/** What is being carried out: a special (0 or 1) of a hero, an artifact of a hero, or a relic. */
export interface By {
  relic?: number;
  tool?: number;
  special?: number;
  hero?: number;
}

/** A seat. `done`: it wants nothing more in this turn (four players). */
export interface SeatView {
  letter: string;
  team: number;
  heroes: number[];
  captain: boolean;
  done: boolean;
  conceded: boolean;
}

/** A status; `turns`: team turns it still lasts, null until it is used up. */
export interface StatusView {
  status: StatusName;
  n: number;
  turns: number | null;
}

/** A hero of the table, all of it public. `space`: its lowest left square, null while it is not on the board; `squares`: all it fills; `used`: options taken in this turn; `actions`: how many it may still take; `ms`: steps left in its open or next Move; `course`: the direction of a straight Move; `inside`: it overlaps another (phasing); `markers`: of its artifact's cooldown. */
export interface HeroView {
  hero: number;
  team: number;
  seat: number;
  design: number | null;
  space: string | null;
  squares: string[];
  hp: number;
  full: number;
  dead: boolean;
  used: DeedName[];
  actions: number;
  ms: number;
  course: DirectionName | null;
  closed: boolean;
  inside: boolean;
  tool: number | null;
  markers: number;
  statuses: StatusView[];
}

/** A hazard; `used`: the heroes that have used it in this turn (BU-HAZ-02). */
export interface HazardView {
  thing: number;
  space: string;
  used: number[];
  suppressed: boolean;
}

/** A wall, cloud or snare; `turns`: how many it still stands, null: until it is triggered. */
export interface CreationView {
  made: MadeName;
  space: string;
  team: number;
  turns: number | null;
}

/** A team; in Standard both have one deck and pile. `known`: cards of its hand that these eyes have seen; `picks`: what it drafted, null where that is not known, and `picked`, how many; `bonus`: relics more at its next draw step. */
export interface TeamView {
  team: number;
  hand: number;
  known: number[];
  deck: number;
  pile: number[];
  picks: number[] | null;
  picked: number;
  bonus: number;
  locked: LockName[];
}

/** A card in the play area; `holds`: the turn in which it takes hold, null: it has; `chosen`: acts by name. */
export interface PlayView {
  card: number;
  team: number;
  seat: number;
  holds: number | null;
  chosen: string[];
}

/** BU-CC-06: the open stack of the relic draft; its cards are the picker's team's alone. */
export interface DraftView {
  type: TypeName | null;
  n: number;
  cards: number[] | null;
}

/** Rounds without lost HP, after how many the game ends, and after how many rounds in all (0: never). */
export interface QuietView {
  rounds: number;
  of: number;
  limit: number;
}

/** What only this team knows: its hand, its deck without its order (Controlled Chaos), its secret heroes. */
export interface MineView {
  team: number;
  hand: number[];
  deck: number[] | null;
  heroes: number[];
}

/** The position. `asked`: the seats that may act; `by`: what asks; `chosen`: the hazard or artifact that still needs its place; `moving`: the hero that is on its way. */
export interface View {
  game: "brutality";
  mode: "2p" | "4p";
  format: "standard" | "controlled_chaos";
  board: BoardView;
  turn: number;
  round: number;
  team: number | null;
  phase: PhaseName;
  ask: AskName;
  asked: number[];
  by: By | null;
  chosen: number | null;
  moving: number | null;
  seats: SeatView[];
  heroes: HeroView[];
  hazards: HazardView[];
  creations: CreationView[];
  teams: TeamView[];
  play: PlayView[];
  draft: DraftView | null;
  quiet: QuietView;
  mine: MineView | null;
  over: Reason | null;
  won: number[];
}

/** What an act names: a hero, a special (0 or 1) of it, a direction and how far, a square, a card, a kind. */
export interface ActFields {
  hero?: number;
  special?: number;
  direction?: DirectionName;
  far?: number;
  space?: string;
  card?: number;
  design?: number;
  tool?: number;
  hazard?: number;
  group?: number;
  row?: number;
  column?: string;
}

/** A line of what would happen, as the log would tell it. */
export interface ForecastLine {
  code: string;
  args: Record<string, unknown>;
  text?: string;
  kind: string;
  rule: string;
}

/** Where a hero may go with its Move: `cost` steps of the `acts` (by name, and by number in `ids`) along `path`, with what it loses and has then; `left`: steps left there; `met`: hazards and creations it meets there. */
export interface Place {
  space: string;
  squares: string[];
  cost: number;
  acts: string[];
  ids: ActionId[];
  path: string[];
  lost: number;
  hp: number;
  left: number;
  met: number[];
}

/** A line of an attack: from an own square to its last one; `stop`: what stops it stands there; whom it hits. */
export interface Blade {
  direction: DirectionName;
  start: string;
  end: string;
  stop: string | null;
  hits: number[];
}

/** What a special or artifact reaches from where its hero stands: `shape` is the word of its first aim, `space` where it stands then; `squares` in reach, of which `shadow` are out of sight because of what stands on `stops`; the heroes it can hit, and what each would lose to the best of it. */
export interface Sight {
  special: number;
  shape: string;
  reach: number;
  open: boolean;
  squares: string[];
  shadow: string[];
  stops: string[];
  blades: Blade[];
  hits: number[];
  lost: number[];
}

/** A hero that is changed: its HP and place after. */
export interface Then {
  hero: number;
  hp: number;
  space: string | null;
  squares: string[];
  dead: boolean;
}

/** An answer to the question that stands after some acts, what its button says, and what would come of it and of these, as in a Forecast; `ask` is what is asked then, `asked` of whom, `fan`: among which squares, as in Marks. */
export interface Choice {
  id: ActionId;
  act: string;
  kind: string;
  text: string;
  fields: ActFields;
  lines: ForecastLine[];
  changes: Then[];
  asked: number[];
  ask: AskName;
  open: boolean;
  fan: string[];
}

/** A Forecast with what may be done after its acts: with `hero` in the draft, where that hero may go and what its specials reach; with `each`, every answer to the question that stands then, and for a special its reach. `fan`: the squares among which somebody else is asked to choose. */
export interface Marks {
  lines: ForecastLine[];
  before: HeroView[];
  after: HeroView[];
  asked: number[];
  ask: AskName;
  open: boolean;
  reach: Place[];
  sights: Sight[];
  choices: Choice[];
  fan: string[];
}

/** The arguments of a line, by its kind. */
export interface Events {
  first: { seat: number };
  hero: { seat: number; hero: number; design: number };
  reveal: Record<never, never>;
  placed: { seat: number; hero: number; space: string };
  hazard: { seat: number; thing: number; space: string };
  tool: { seat: number; hero: number; tool: number };
  stack: { seat: number; type: TypeName; n: number };
  pick: { seat: number; relic: number; type: TypeName };
  shuffle: { seat: number; team: number; n: number };
  turn: { seat: number; turn: number; team: number; round: number };
  phase: { seat: number; phase: PhaseName };
  draw: { seat: number; relic: number; deck: number };
  instant: { seat: number; relic: number };
  declined: { seat: number };
  relic: { seat: number; relic: number };
  holds: { seat: number; relic: number };
  fades: { seat: number; relic: number };
  discard: { seat: number; relic: number; team: number };
  steal: { seat: number; relic: number; team: number };
  peek: { seat: number; team: number; n: number; relics: number[] | null };
  recover: { seat: number; relic: number; team: number };
  pile: { seat: number; relic: number; deck_of: number; team: number };
  step: { seat: number; hero: number; was: string; to: string };
  special: { seat: number; hero: number; special: number };
  artifact: { seat: number; hero: number; tool: number };
  aim: { seat: number; hero?: number; relic?: number };
  move: { hero: number; was: string; to: string; way: "knock" | "pull" | "chain" | "room" | "charge" | "swap" | "teleport" | "roam" };
  fly: { hero: number; was: string; to: string; mode: number };
  land: { hero: number; was: string; to: string };
  fall: { hero: number; was: string; to: string };
  stopped: { hero: number; space: string; by: "none" | "wall" | "hero" | "edge" };
  soaked: { seat: number; hero: number };
  hit: { seat: number; hero: number; thing: number; space: string };
  hurt: { seat: number; hero: number; n: number; hp: number };
  shield: { seat: number; hero: number; n: number; left: number };
  saved: { seat: number; hero: number };
  heal: { seat: number; hero: number; n: number; hp: number };
  death: { seat: number; hero: number };
  revived: { seat: number; hero: number; space: string; hp: number };
  status: { seat: number; hero: number; status: StatusName; n: number };
  ends: { seat: number; hero: number; status: StatusName };
  creation: { made: MadeName; space: string; team: number; turns: number };
  gone: { made: MadeName; space: string };
  hazard_gone: { thing: number; space: string };
  hazard_moved: { thing: number; was: string; to: string };
  suppressed: { thing: number; space: string; on: boolean };
  cooldown: { seat: number; hero: number; tool: number; n: number };
  gain: { seat: number; hero: number; n: number; actions: number };
  lock: { seat: number; team: number; locks: LockName[]; what: "relics" | "artifacts" | "both" };
  done: { seat: number };
  skipped: { seat: number; relic: number };
  concede: { seat: number };
  lapse: { seat: number };
  over: { reason: Reason; winners: number[] };
}
