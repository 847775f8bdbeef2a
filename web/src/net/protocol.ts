// Generated from src/rumpus/server/protocol.py by tools/gen_types.py (`make types`): do not edit.

import type { ArtWords, PlaceWords } from "../art/words";

export type ActionId = number & { readonly brand: "ActionId" };

export type SeatKind = "me" | "bot" | "empty" | "person";

export type Level = "easy" | "medium" | "hard" | "random" | "greedy";

export type ServerMessage = Welcome | State | Beat | Refused | Photo | Lags | Coached | HintGiven | Foreseen | ErrorTold | Pong | PuzzleTold | Meeting;

export type ClientMessage = Play | Rush | Coach | Foresee | Undo | Hint | Look | Again | Concede | Speed | Lag | Ping | StepBack | Prepared | Wear | Bring | Reseat | Fill | Vacate;

/** What is shown and may not be done now: its kind, the card, space or seat that it is about, why not, the way out (null: there is none), and the rule. */
export interface ForbiddenAct {
  kind: string;
  card?: number;
  space?: string;
  seat?: number;
  why: Text;
  out: Text | null;
  rule: string;
}

/** What people read: the message's id, its arguments, and the English of it for who has no catalogue. */
export interface Text {
  code: string;
  args: Record<string, unknown>;
  text?: string;
}

/** One legal action of the asking seat: id, short name, kind, a sentence, and the game's own fields (`space`, `card` ...). */
export interface Act {
  id: ActionId;
  name: string;
  kind: string;
  text: Text;
  [field: string]: unknown;
}

/** One click: for a space `space`, `path` and `steps`; for a card `card`; `sword` when a token is taken on the way. */
export interface Plan {
  actions: ActionId[];
  kind?: string;
  space?: string;
  path?: string[];
  steps?: number;
  card?: number;
  sword?: boolean;
  text?: string;
  [field: string]: unknown;
}

/** One event in words: `n` from 0, the seat that acted (-1: nobody), its kind, the message of the catalogue with its arguments as these eyes may know them, its English (as in `Text`), the rule id or null. */
export interface LogLine {
  n: number;
  seat: number;
  kind: string;
  code: string;
  args: Record<string, unknown>;
  text?: string;
  rule: string | null;
  turn: number;
}

/** A chair at the table. `here` is false for a person without a connection; `stand_in`: a bot plays for them until they are back. `unnamed`: they gave no name, and `name` is the house's English word for the seat. */
export interface Seat {
  seat: number;
  name: string;
  kind: SeatKind;
  level: Level | null;
  team: number;
  here: boolean;
  stand_in?: boolean;
  unnamed?: boolean;
}

/** What the eyes of this message may do now, and what they see and may not do (`forbidden`). `yours` is false when it is only told about; then these and `plans` are empty. While `ticket` stays, this is still the same decision of the seat, whatever others did. */
export interface Decision {
  seat: number;
  yours: boolean;
  what: Text;
  how: Text;
  actions: Act[];
  forbidden: ForbiddenAct[];
  plans: Plan[];
  undo: boolean;
  hint: boolean;
  ticket?: number;
}

/** The end: reason number, its id, its words, place from 1 and score per seat, the winners, and what was dealt from, a seed or a secret (64 hex digits), with its salt (see `Welcome.seed_hash`). `ms`: how long the table was open until its last decision; 0 where nobody knows. */
export interface Over {
  reason: number;
  id: string;
  words: Text;
  places: number[];
  scores: number[];
  winners: number[];
  seed: string;
  salt: string;
  ms?: number;
}

/** First message of a connection, and the answer to `again` (then with the new table's id; connect there). */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
  you: number[];
  seed_hash: string;
  rules_version: number;
  version: number;
  bot_pause_ms: number;
  setup: Record<string, unknown>;
  tutorial: boolean;
  real_time?: boolean;
  concession?: boolean;
  origin?: Origin | null;
}

/** All that one pair of eyes may know now. `clock_ms` is the time left for the running decision when the table has a clock. `decision` and `waiting` are null at a table in real time; `view["mine"]` says there what the seat may do. */
export interface State {
  type: "state";
  version: number;
  as_seat: number;
  view: Record<string, unknown>;
  log_from: number;
  log: LogLine[];
  decision: Decision | null;
  waiting: Text | null;
  curtain: number | null;
  over: Over | null;
  seats: Seat[];
  undo: number | null;
  clock_ms: number | null;
  now?: number;
}

/** Real time: one accepted request, or one stroke of the game's clock, as one pair of eyes may know it. */
export interface Beat {
  type: "beat";
  version: number;
  now: number;
  seq: number;
  seat: number;
  ref: string | number | null;
  action_kind: string;
  patch: Record<string, unknown>;
  log: LogLine[];
  due_ms: number | null;
}

/** Real time: two plays met on one spot. `first` and `second` are seats in the order in which the server heard them, `ms` apart; `won`: both plays count, or the first alone. */
export interface Photo {
  type: "photo";
  space: string;
  first: number;
  second: number;
  ms: number;
  won: "both" | "first";
}

/** Real time: how long a message to each seat and back takes, in ms; null where nobody has told (bots, who left). */
export interface Lags {
  type: "lags";
  ms: (number | null)[];
}

/** A message changed nothing: why, the way out (null: there is none), by which rule (null: not a rule of the game). */
export interface Refused {
  type: "refused";
  ref: string | number | null;
  why: Text;
  out: Text | null;
  rule: string | null;
  code?: string | null;
  late_ms?: number | null;
  by?: number | null;
}

/** What a member of the own team says, or points at. Nobody else at the table hears it. */
export interface Coached {
  type: "coached";
  seat: number;
  text: string;
  space: string | null;
}

/** What the bot would do here: one sentence, and the action ids. `plan` is the click that does it. */
export interface HintGiven {
  type: "hint";
  seat: number;
  text: Text;
  actions: ActionId[];
  plan: Plan | null;
}

/** What would come of a draft, in the game's own shape, from what its seat knows: it changes nothing. */
export interface Foreseen {
  type: "foreseen";
  ref: string | number;
  forecast: Record<string, unknown>;
}

/** The message could not be understood, or the connection cannot go on: why, as a `Text`. */
export interface ErrorTold {
  type: "error";
  code: string;
  args: Record<string, unknown>;
  text?: string;
}

/** The answer to `ping`, with the same `t`, and the table's time when it was sent. */
export interface Pong {
  type: "pong";
  t: number;
  now?: number;
}

/** At the table of a puzzle, after each `state`: what is asked, and how the answer stands. */
export interface PuzzleTold {
  type: "puzzle";
  id: string;
  title: string;
  question: string;
  verdict: "open" | "right" | "wrong";
  text: string;
  rules: string[];
  number: number;
  count: number;
  following: string | null;
  said?: string;
  step?: string | null;
  wanted?: ActionId[];
  after?: ActionId[];
}

/** A table that waits for its people (`NewTable.meet`), instead of any `State`; the first `State` says that it has begun. By seat: who is ready, the face they wear, and for how long it has been taken, or free. */
export interface Meeting {
  type: "meeting";
  seats: Seat[];
  ready: boolean[];
  faces: number[];
  since_ms: number[];
  you: number[];
  host: boolean;
  code: string;
  starts_ms: number | null;
  watching: number;
  people_only: string;
  decks: string[];
}

/** Do these actions for this seat, all or none. `version` is the `State` the player saw. */
export interface Play {
  type: "play";
  ref: string | number;
  seat: number;
  version: number;
  actions: ActionId[];
}

/** Real time: do this now. It is judged on the position at its turn in the table's queue (BR-ARB-01, BR-ARB-02). */
export interface Rush {
  type: "rush";
  ref: number;
  seat: number;
  action: ActionId;
  card?: number | null;
  top?: number | null;
  sent?: number;
}

/** How long a `ping` took to come back, in ms, as the page has measured it. */
export interface Lag {
  type: "lag";
  ms: number;
}

/** A line to the own team, a space to point at, or both. It changes nothing in the game. Answered by `coached`. */
export interface Coach {
  type: "coach";
  seat: number;
  text?: string;
  space?: string | null;
}

/** What would come of this draft, in the game's own shape, for this seat? It changes nothing. Answered by `foreseen`; by nothing where the table has moved on from `version`, for then another question is open. */
export interface Foresee {
  type: "foresee";
  ref: string | number;
  seat: number;
  version: number;
  draft: Record<string, unknown>;
}

/** Take back this seat's last play. */
export interface Undo {
  type: "undo";
  seat: number;
  ref?: string | number | null;
}

/** What would the bot do for this seat, on what this seat knows? */
export interface Hint {
  type: "hint";
  seat: number;
  ref?: string | number | null;
}

/** Hot seat: the person of this seat is now at the screen. */
export interface Look {
  type: "look";
  seat: number;
}

/** A new table with the same settings and people. */
export interface Again {
  type: "again";
}

/** Give the game up for this seat; where the game knows no concession, let a bot play on (until the next play). */
export interface Concede {
  type: "concede";
  seat: number;
  ref?: string | number | null;
}

/** How long a bot waits at least before its play shows, in milliseconds. */
export interface Speed {
  type: "speed";
  bot_pause_ms: number;
}

/** Is anybody there? Answered by `pong` with the same `t`. */
export interface Ping {
  type: "ping";
  t?: number;
}

/** At the table of a puzzle: to its beginning. */
export interface StepBack {
  type: "step_back";
}

/** A table that waits: all seats of this visitor are ready, or no longer. While it counts down, either stops it. */
export interface Prepared {
  type: "prepared";
  ready: boolean;
}

/** A table that waits: this seat shows another face. */
export interface Wear {
  type: "wear";
  seat: number;
  face: number;
}

/** A table that waits: this seat plays a deck of one's own, by its name, code or text. Nobody is ready any more. */
export interface Bring {
  type: "bring";
  seat: number;
  deck: string;
}

/** A table that waits, its host: who sits on one seat and who sits on the other change places. */
export interface Reseat {
  type: "reseat";
  seat: number;
  to: number;
}

/** A table that waits, its host: a bot takes this free seat. */
export interface Fill {
  type: "fill";
  seat: number;
  level?: "easy" | "medium" | "hard";
}

/** A table that waits: this seat is free again. The host may take back any but their own, others leave theirs. */
export interface Vacate {
  type: "vacate";
  seat: number;
}

/** A table option: either `choices`, each said in words by `says`, or the range `lo`..`hi`; `part`: the title of the part it belongs to; `seat`: the seat it is about, null for the table. */
export interface OptionTold {
  name: string;
  default: unknown;
  choices: unknown[] | null;
  lo: number | null;
  hi: number | null;
  help: string;
  rule: string | null;
  title: string;
  says: string[];
  part: string;
  seat?: number | null;
}

/** One way to fill a format: the options that it stands for, the team of each seat. */
export interface SetupSize {
  title: string;
  options: Record<string, unknown>;
  teams: number[];
}

/** A way to sit at the table; with several sizes the page asks which. */
export interface SetupFormat {
  id: string;
  title: string;
  sizes: SetupSize[];
}

/** A choice with a picture. `text` is shown while it is chosen; `plan`: signs for the game's own drawing; `art`: a figure in words; `place`: a place in words. */
export interface SetupPick {
  value: unknown;
  name: string;
  icon: string;
  line: string;
  text: string;
  plan: string[];
  art?: ArtWords;
  place?: PlaceWords;
}

/** Content in pictures. `option`: what is set, with a star one a seat; `usual`: its default in words; `how`: the option that says how it is chosen at the table, empty where there is none. `own`: a deck of one's own may be chosen. */
export interface SetupGroup {
  id: string;
  title: string;
  option: string;
  usual: string;
  picks: SetupPick[];
  note: string;
  how: string;
  own: boolean;
}

/** An option that most tables care about; `choices`: of a range, the values that have a button, with their words. */
export interface SetupCommon {
  option: string;
  choices: [number, string][];
}

/** What does not fit together, all of it at once (`kernel/table_form.Clash`): why, and what mends it. */
export interface SetupClash {
  why: string;
  when: Record<string, unknown[]>;
  seats: number[];
  sitter: "" | "bot" | "here";
  twice: string;
  above: string[];
  mend: Record<string, unknown>;
}

/** The set-up page of a game, beside its options; `parts`: the titles of their parts, in order. */
export interface SetupTold {
  formats: SetupFormat[];
  groups: SetupGroup[];
  common: SetupCommon[];
  parts: string[];
  clashes: SetupClash[];
}

/** A game of the lobby. One that is not `ready` yet says so and cannot be clicked. `cover`: the figure on its poster. */
export interface Tile {
  id: string;
  title: string;
  subtitle: string;
  tagline: string;
  players: number[];
  minutes: number;
  mood: string;
  ready: boolean;
  cover: ArtWords;
}

/** A game with all that its set-up page asks. */
export interface GameTold {
  id: string;
  title: string;
  subtitle: string;
  tagline: string;
  players: number[];
  minutes: number;
  mood: string;
  ready: boolean;
  cover: ArtWords;
  options: OptionTold[];
  setup: SetupTold;
}

/** Who shall sit here. Several `me` seats make a hot seat. */
export interface SeatWanted {
  kind: "me" | "bot" | "empty";
  name?: string | null;
  level?: Level;
}

/** Open a table. `seed` fixes the deal and is only taken when nobody else can sit down; `tutorial` marks the guided first game; with `meet` it waits until its seats are taken and all are ready, as by itself wherever a seat is free: false begins it at once, and who has the link sits down while it is played. */
export interface NewTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, unknown>;
  seed?: number | null;
  tutorial?: boolean;
  meet?: boolean | null;
}

/** A deck as a small text, or its code; `options`: those of its table that are not as usual. */
export interface DeckText {
  text: string;
  options?: Record<string, unknown>;
}

/** What a deck's text is: the deck in the game's own shape, or null and every fault of it. */
export interface DeckTold {
  deck: Record<string, unknown> | null;
  faults: string[];
}

/** The id of the new table: part of its link, and the only thing a guest needs. */
export interface TableMade {
  table: string;
}

/** A table of mine to resume: the names of its seats, and which are mine; `updated` is Unix time in seconds. */
export interface TableRow {
  table: string;
  game: string;
  seats: string[];
  you: number[];
  your_turn: boolean;
  updated: number;
  unnamed: number[];
  free: number[];
  part?: string | null;
  number?: number;
}

/** A finished game of mine: names and seats as in `TableRow`, who won, and when it ended, in Unix seconds. */
export interface GameRow {
  table: string;
  game: string;
  seats: string[];
  unnamed: number[];
  you: number[];
  winners: number[];
  ended: number;
  watch: boolean;
}

/** A big event of a decision: its kind, a key of `Replay.highlights`, and the seat whose deed it is. */
export interface Big {
  kind: string;
  seat: number;
}

/** One decision of a replay: when (table ms), whose (-1: the clock), its name, what it changed, what the log says. */
export interface Frame {
  n: number;
  now: number;
  seat: number;
  name: string;
  patch: Record<string, unknown>;
  log: LogLine[];
  big?: Big[];
}

/** A request of a real-time game as it was decided: when it came and was handled (table ms), what it asked, the client's own stamp `sent`, and why it was refused (null: it was not). */
export interface Verdict {
  seq: number;
  came: number;
  at: number;
  seat: number;
  action: string;
  card: number;
  sent: number;
  code: string | null;
  rule: string | null;
}

/** A part of a replay, usually a turn: its number (in real time the seconds played) and after how many decisions it ends. */
export interface Part {
  number: number;
  end: number;
}

/** How the lane shows a big event. `jump`: one may go from one to the next. */
export interface HighlightTold {
  icon: string;
  word: string;
  jump: boolean;
}

/** Who sat where; `level` null for people. `unnamed` as in `Seat`. */
export interface ReplaySeat {
  name: string;
  team: number;
  level: Level | null;
  unnamed?: boolean;
}

/** Where a table that goes on from a replay comes from: the replay, its decision `at`, in the part `number`. */
export interface Origin {
  table: string;
  at: number;
  part: string;
  number: number;
}

/** A finished game, play by play, through one pair of eyes: the first view, then every decision. */
export interface Replay {
  table: string;
  game: string;
  eyes: number;
  seats: ReplaySeat[];
  options: Record<string, unknown>;
  real_time: boolean;
  seed: string;
  view: Record<string, unknown>;
  log: LogLine[];
  frames: Frame[];
  requests: Verdict[];
  setup: Record<string, unknown>;
  parts: Part[];
  part: string;
  highlights: Record<string, HighlightTold>;
  over: Over | null;
  ended?: number;
  save?: boolean;
  write?: boolean;
  origin?: Origin | null;
  you?: number[];
}

/** The share of wins of each team at the start and after every part, in hundredths, as far as it is counted (null: not yet). `teams`: the seats of each. `counting`: more will come. Empty: this game is not estimated. */
export interface Estimate {
  teams: number[][];
  shares: (number[] | null)[];
  counting: boolean;
}

/** A remark at a decision of a replay, signed. `mine`: the asker may take it away. */
export interface Note {
  id: number;
  at: number;
  name: string;
  text: string;
  mine?: boolean;
}

/** Write a note at this decision. */
export interface NoteWanted {
  at: number;
  text: string;
  name?: string | null;
}

/** Go on from here at a new table: after `at` decisions, as this seat (null: as all of them), against bots of this level (null: against whoever has the link). What the seat cannot know is dealt anew. */
export interface BranchWanted {
  at: number;
  seat?: number | null;
  level?: Level | null;
  name?: string | null;
}

/** Where the replay of a save that was sent in is now. */
export interface SaveOpened {
  table: string;
}

/** One entry of a rule catalogue; `kind` is rule, ruling, effect or example. */
export interface RuleText {
  section: string;
  text: string;
  kind: string;
}

/** A rule on the sheet, in the catalogue's words. */
export interface SheetRule {
  rule: string;
  text: string;
}

/** A part of the sheet. */
export interface SheetSection {
  title: string;
  icon: string;
  rules: SheetRule[];
}

/** A word of the glossary. */
export interface WordTold {
  name: string;
  text: string;
  rule: string;
}

/** A part of the Game Aid: each line begins with its name. */
export interface AidSection {
  title: string;
  lines: WordTold[];
}

/** A card: its name, what it is ("power of Nix", "physical 1, human"), what it says, as in `Text`. */
export interface CardTold {
  name: string;
  about: string;
  code: string;
  args: Record<string, unknown>;
  text: string;
}

/** A puzzle of a game. */
export interface PuzzleTile {
  id: string;
  title: string;
  group: string;
  question: string;
}

/** The position of a puzzle, to be looked at: `eyes` is the seat that answers it, and knows no more than at its table. `setup` as in `Welcome`. */
export interface PuzzleStill {
  game: string;
  eyes: number;
  seats: ReplaySeat[];
  options: Record<string, unknown>;
  setup: Record<string, unknown>;
  view: Record<string, unknown>;
}

/** All that a game teaches. `aid`: the usual game on one screen; empty where the game's page draws that itself. */
export interface School {
  game: string;
  title: string;
  sheet: SheetSection[];
  aid: AidSection[];
  words: WordTold[];
  cards: CardTold[];
  puzzles: PuzzleTile[];
}

/** `ok` while the process lives; `bots` says per game how far its compiled rules are: `compiling`, `waiting` to be compiled again after a worker was lost, `ready`. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  bots: Record<string, string>;
}

/** `ok`: something was written to the store just now, and no open table waits for it. Else there is a `Fault`. */
export interface Ready {
  ok: boolean;
}

/** The body of every HTTP error: one sentence in English, and its message, where it is one. */
export interface Fault {
  error: string;
  code: string;
  args: Record<string, unknown>;
}
