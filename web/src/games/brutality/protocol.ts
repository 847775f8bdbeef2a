// Generated from src/rumpus/games/brutality/interface/shapes.py by tools/gen_types.py (`make types`): do not edit.

import type { ArtWords } from "../../art/words";
import type { ActionId } from "../../net/protocol";

export type ClassName = "tank" | "damage" | "utility";

export type PatternName = "orthogonal" | "diagonal" | "any" | "straight";

export type TypeName = "blessing" | "curse" | "utility" | "op";

export type TimingName = "any_time" | "instant" | "next_turn" | "next_round";

export type MadeName = "wall" | "cloud" | "snare";

export type DeedName = "move" | "special_1" | "special_2";

export type DirectionName = "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";

export type WayName = "knock" | "pull" | "chain" | "room" | "charge" | "swap" | "teleport" | "roam";

export type PhaseName = "heroes" | "place" | "hazards" | "artifacts" | "draft" | "start" | "draw" | "main" | "end";

export type LockName = "relics" | "artifacts";

export type Reason = "beaten" | "both_beaten" | "concede" | "round_limit" | "quiet_rounds";

export type StatusName = "stun" | "root" | "silence" | "slow" | "haste" | "poison" | "steadfast" | "warded" | "hidden" | "no_heal" | "reflect" | "death_save" | "shield" | "next_bonus" | "bonus" | "reduced" | "capped";

export type AskName = "" | "hero" | "corner" | "kind" | "site" | "tool" | "bearer" | "draft" | "order" | "offer" | "wait" | "main" | "discard" | "aim" | "via" | "room" | "pillars" | "launch" | "fall" | "push" | "spot" | "roam" | "revive" | "steal" | "toss" | "recover" | "drain" | "may" | "hazard";

/** A special, with its text in two lengths and its effects as the file says them, for the shape on its plate. */
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
  icon: string;
  cooldown: number;
  text: string;
  short: string;
}

/** A relic; `whose`: whose next turn it waits for. */
export interface RelicInfo {
  id: string;
  name: string;
  icon: string;
  type: string;
  timing: string;
  whose: string | null;
  text: string;
  short: string;
}

/** A kind of hazard: it stands, or lies flat; its rules a line each, and the least of them. */
export interface HazardInfo {
  id: string;
  name: string;
  short: string;
  stands: boolean;
  brief: string;
  text: string;
}

/** Heroes of the table in the order in which they, and their artifacts, are chosen; none: secretly, or dealt. */
export interface Picks {
  heroes: number[];
  tools: number[];
}

/** What a table's page gets once; lists by number, in which 0 is null. */
export interface Setup {
  heroes: (HeroInfo | null)[];
  tools: (ToolInfo | null)[];
  relics: (RelicInfo | null)[];
  hazards: (HazardInfo | null)[];
  artifacts: boolean;
  picks: Picks;
}

/** The board. */
export interface BoardView {
  name: string;
  columns: number;
  rows: number;
}

/** What is being carried out: a special (0 or 1) of a hero, an artifact of a hero, or a relic. */
export interface By {
  special?: number;
  tool?: number;
  relic?: number;
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

/** A hero of the table. `space`: its lowest left square, null while it is not on the board; `squares`: all it fills; `used`: options taken in this turn; `actions`: how many it may still take; `ms`: steps left in its open or next Move; `course`: the direction of a straight Move; `inside`: it overlaps another (phasing); `markers`: of its artifact's cooldown. */
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

/** A hazard; `used`: the heroes that have used it in this turn. */
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

/** A team. `known`: cards of its hand that these eyes have seen; `picks`: what it drafted, null where that is not known, and `picked`, how many; `bonus`: relics more at its next draw step. */
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

/** The open stack of the relic draft; its cards are the picker's alone. */
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

/** What only this team knows: its hand, its deck without its order, the heroes it has chosen secretly. */
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

/** Nothing. */
export interface Bare {
}

/** A seat. */
export interface BySeat {
  seat: number;
}

/** A seat and a relic (0: not known). */
export interface OfRelic {
  seat: number;
  relic: number;
}

/** A seat, a relic, and a team. */
export interface OfTeam {
  seat: number;
  relic: number;
  team: number;
}

/** A hero, and the seat that plays it where a seat is told. */
export interface OfHero {
  seat?: number;
  hero: number;
}

/** A hero takes aim, or a seat for its relic. */
export interface AimLine {
  seat: number;
  hero?: number;
  relic?: number;
}

/** A hero of the box is taken. */
export interface DesignLine {
  seat?: number;
  hero: number;
  design: number;
}

/** A hero on a square. */
export interface SpaceLine {
  seat?: number;
  hero: number;
  space: string;
}

/** A hazard on a square; `seat` put it there, `on`: it is suppressed. */
export interface ThingLine {
  seat?: number;
  thing: number;
  space: string;
  on?: boolean;
}

/** A hero and its artifact. */
export interface ToolLine {
  seat?: number;
  hero: number;
  tool: number;
}

/** A stack of the draft is opened. */
export interface StackLine {
  seat?: number;
  type: TypeName;
  n: number;
}

/** A relic is drafted. */
export interface PickLine {
  seat: number;
  relic: number;
  type: TypeName;
}

/** A deck is shuffled. */
export interface ShuffleLine {
  seat?: number;
  team: number;
  n: number;
}

/** A team's turn begins. */
export interface TurnLine {
  seat: number;
  turn: number;
  round: number;
  team: number;
}

/** A phase begins. */
export interface PhaseLine {
  seat?: number;
  phase: PhaseName;
}

/** A relic is drawn; `deck`: how many are left. */
export interface DrawLine {
  seat: number;
  relic: number;
  deck: number;
}

/** A hand is looked at; null: these eyes do not see it. */
export interface PeekLine {
  seat: number;
  team: number;
  n: number;
  relics: number[] | null;
}

/** A relic goes to a pile; `deck_of`: whose. */
export interface PileLine {
  seat?: number;
  relic: number;
  deck_of: number;
  team: number;
}

/** A hero changes its place. */
export interface PathLine {
  seat?: number;
  hero: number;
  was: string;
  to: string;
}

/** A hero is moved, and how. */
export interface MoveLine {
  seat?: number;
  hero: number;
  was: string;
  to: string;
  way: WayName;
}

/** A hero flies; `mode`: 0 a leap, else a launch. */
export interface FlyLine {
  seat?: number;
  hero: number;
  was: string;
  to: string;
  mode: number;
}

/** A special: 2 times its hero, and 1 more for the second. */
export interface SpecialLine {
  seat?: number;
  hero: number;
  special: number;
}

/** A hero is stopped, and by what. */
export interface StoppedLine {
  seat?: number;
  hero: number;
  space: string;
  by: "wall" | "hero" | "edge" | "none";
}

/** A hero meets a hazard or creation. */
export interface HitLine {
  seat?: number;
  hero: number;
  space: string;
  thing: number;
}

/** A hero loses or gains HP: how many, and what is left. */
export interface HurtLine {
  seat?: number;
  hero: number;
  n: number;
  hp: number;
}

/** A shield takes damage. */
export interface ShieldLine {
  seat?: number;
  hero: number;
  n: number;
  left: number;
}

/** A hero returns. */
export interface RevivedLine {
  seat?: number;
  hero: number;
  space: string;
  hp: number;
}

/** A hero has a status, or no longer has it. */
export interface StatusLine {
  seat?: number;
  hero: number;
  status: StatusName;
  n?: number;
}

/** A creation comes or goes. */
export interface MadeLine {
  made: MadeName;
  space: string;
  team?: number;
  turns?: number;
}

/** A hazard is moved. */
export interface MovedLine {
  thing: number;
  was: string;
  to: string;
}

/** An artifact has so many markers left. */
export interface CooldownLine {
  seat?: number;
  hero: number;
  tool: number;
  n: number;
}

/** A hero has more MS, or more actions, in this turn. */
export interface GainLine {
  seat?: number;
  hero: number;
  n: number;
  actions: number;
}

/** A team may play no relics, use no artifacts, or neither. */
export interface LockLine {
  seat?: number;
  team: number;
  locks: LockName[];
  what: "relics" | "artifacts" | "both";
}

/** The end. */
export interface OverLine {
  reason: Reason;
  winners: number[];
}

/** The arguments of a line, by its kind. */
export interface Events {
  first: BySeat;
  hero: DesignLine;
  reveal: Bare;
  placed: SpaceLine;
  hazard: ThingLine;
  tool: ToolLine;
  stack: StackLine;
  pick: PickLine;
  shuffle: ShuffleLine;
  turn: TurnLine;
  phase: PhaseLine;
  draw: DrawLine;
  instant: OfRelic;
  declined: BySeat;
  relic: OfRelic;
  holds: OfRelic;
  fades: OfRelic;
  discard: OfTeam;
  steal: OfTeam;
  peek: PeekLine;
  recover: OfTeam;
  pile: PileLine;
  step: PathLine;
  special: SpecialLine;
  artifact: ToolLine;
  aim: AimLine;
  move: MoveLine;
  fly: FlyLine;
  land: PathLine;
  fall: PathLine;
  stopped: StoppedLine;
  soaked: OfHero;
  hit: HitLine;
  hurt: HurtLine;
  shield: ShieldLine;
  saved: OfHero;
  heal: HurtLine;
  death: OfHero;
  revived: RevivedLine;
  status: StatusLine;
  ends: StatusLine;
  creation: MadeLine;
  gone: MadeLine;
  hazard_gone: ThingLine;
  hazard_moved: MovedLine;
  suppressed: ThingLine;
  cooldown: CooldownLine;
  gain: GainLine;
  lock: LockLine;
  done: BySeat;
  skipped: OfRelic;
  concede: BySeat;
  lapse: BySeat;
  over: OverLine;
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
  kind: string;
  args: Record<string, unknown>;
  text: string;
  rule: string;
}

/** What would come of some acts: the lines, each hero `before` and `after`, and who is asked then; `open`: chance or a hidden card comes first, so that no more can be said. */
export interface Forecast {
  lines: ForecastLine[];
  before: HeroView[];
  after: HeroView[];
  asked: number[];
  ask: AskName;
  open: boolean;
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
