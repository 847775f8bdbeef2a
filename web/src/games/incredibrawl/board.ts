/**
 * The board as it is drawn: what lies at the spots, how the scraps went, who has how much Glory. A view gives the board at
 * rest; between two views each line of the log says what it changes (`args.board`), so that abilities and scraps can be shown
 * one by one. It knows no rules.
 */
import type { LogLine } from "../../net/protocol";
import { isFighter } from "./look";
import type {
  Actor,
  CardInfo,
  Change,
  Events,
  Fighter,
  How,
  Laid,
  PowerType,
  SeatView,
  SideNow,
  SignName,
  StandNow,
  View,
} from "./protocol";
import { say } from "./say";

/** A place at a spot. `down`: a card lies there face down; else `card` null: it is empty. */
export interface Standing {
  spot: number;
  card: number | null;
  down: boolean;
  level: number;
  type: PowerType | null;
  beaten: boolean;
  silenced: boolean;
  /** What else is true of it, in words: "wins ties". */
  notes: string[];
}

/** A scrap of this brawl. A side that is not known yet, or empty, is null. */
export interface Bout {
  left: number | null;
  right: number | null;
  decided: boolean;
  winner: number | null;
  /** What decided it; null while it is open, and where a side was empty. */
  how: How | null;
}

export interface Scene {
  round: number;
  location: number;
  stands: (Standing | null)[];
  bouts: Bout[];
  /** The scrap under way, by number; -1 between scraps. */
  now: number;
  winner: number | null;
  /** The Victory Glory is taken, or nobody gets it: cards that leave now only clear the table. */
  ended: boolean;
  glory: number[];
  token: number | null;
  actor: Actor | null;
  /** Power-Ups that lie on the table, in order; the one that is carried out among them. */
  laid: readonly Laid[];
  /** Last sign thrown. */
  signs: (SignName | null)[];
}

/** The arguments of a line whose kind is known. */
export const argsOf = <K extends keyof Events>(line: LogLine): Events[K] => line.args as unknown as Events[K];
/** What a line changes on the board. */
export const changeOf = (line: LogLine): Change | undefined => line.args.board as Change | undefined;

const EMPTY: Standing = {
  spot: 0,
  card: null,
  down: false,
  level: 0,
  type: null,
  beaten: false,
  silenced: false,
  notes: [],
};
const OPEN: Bout = { left: null, right: null, decided: false, winner: null, how: null };

const blank = (seats: number, bouts: number): Scene => ({
  round: 0,
  location: 0,
  stands: Array.from({ length: seats }, () => null),
  bouts: Array.from({ length: bouts }, () => OPEN),
  now: -1,
  winner: null,
  ended: false,
  glory: Array.from({ length: seats }, () => 0),
  token: null,
  actor: null,
  laid: [],
  signs: Array.from({ length: seats }, () => null),
});

/** Lines of the log from the newest round on. */
export function thisRound(log: readonly LogLine[]): readonly LogLine[] {
  return log.slice(
    Math.max(
      0,
      log.findLastIndex((line) => changeOf(line)?.anew),
    ),
  );
}

function notesOf(fighter: Fighter): string[] {
  const beats = [...fighter.beats, ...fighter.beats_types];
  return [
    ...(beats.length ? [say("page-note-beats", { what: beats.join(", ") })] : []),
    ...(fighter.wins_ties ? [say("page-note-ties")] : []),
    ...(fighter.protected.length ? [say("page-note-protected")] : []),
    ...(fighter.copied.length ? [say("page-copies")] : []),
  ];
}

function standing({ fighter, chosen }: SeatView): Standing | null {
  if (isFighter(fighter)) {
    const { spot, card, level, type, beaten } = fighter;
    const silenced = fighter.silenced.length > 0;
    return { spot, card, down: false, level, type, beaten, silenced, notes: notesOf(fighter) };
  }
  return chosen || fighter ? { ...EMPTY, spot: fighter?.spot ?? 0, down: chosen } : null;
}

/** Whom a seat is remembered by: its character on the board, else the last one that it has discarded; null before any. */
export function championOf(view: View, scene: Scene, cards: readonly CardInfo[], seat: number): CardInfo | null {
  const gone = view.seats[seat]?.discard.findLast((id) => cards[id]?.kind === "character");
  return cards[scene.stands[seat]?.card ?? gone ?? -1] ?? null;
}

/** The board at rest. How scraps were decided, and who stood where before the cards were cleared away, the log tells. */
export function sceneOf(view: View, log: readonly LogLine[]): Scene {
  const told = thisRound(log).reduce(
    (scene, line) => step(scene, changeOf(line)),
    blank(view.seats.length, view.bouts.length),
  );
  const { scrap } = view;
  const bouts = view.bouts.map((bout, k): Bout => {
    const had = told.bouts[k];
    const one = bout.decided && had?.decided ? had : { ...bout, how: null };
    if (!scrap || k !== scrap.number) return one;
    return { ...one, left: scrap.left, right: scrap.right, winner: scrap.winner, decided: scrap.winner !== null };
  });
  return {
    ...told,
    round: view.round,
    location: view.location,
    stands: view.cleared ? told.stands : view.seats.map(standing),
    bouts: view.cleared ? told.bouts : bouts,
    now: scrap?.number ?? -1,
    winner: view.cleared ? told.winner : view.winner,
    glory: view.seats.map((seat) => seat.glory),
    token: view.token,
    actor: view.actor,
    laid: view.on_table,
    signs: view.seats.map((seat) => seat.sign),
  };
}

function placed(old: Standing | null, now: StandNow, ended: boolean): Standing | null {
  if (ended && now.card === null) return old;
  const { seat: _seat, fresh, copies, sign: _sign, ...part } = now;
  if (!old && Object.keys(part).length === 0) return old;
  const base = old ?? EMPTY;
  const rest = fresh ? { ...EMPTY, spot: base.spot, beaten: base.beaten } : base;
  const notes = copies ? [...rest.notes, say("page-copies")] : rest.notes;
  const made = { ...rest, ...part, notes };
  return made.spot === 0 && !made.down && made.card === null ? null : made;
}

/** The stands with a card face down of each of these seats. */
export const lying = (stands: Scene["stands"], seats: readonly number[]): Scene["stands"] =>
  stands.map((one, seat) => (seats.includes(seat) ? { ...EMPTY, spot: one?.spot ?? 0, down: true } : one));

const sided = (bouts: readonly Bout[], { number, side, seat }: SideNow): Bout[] =>
  bouts.map((one, k) => (k === number && !one.decided ? { ...one, [side]: seat } : one));

function decided(bouts: readonly Bout[], { number, winner, loser, how }: NonNullable<Change["decided"]>): Bout[] {
  return bouts.map((one, k) =>
    k === number
      ? {
          left: one.left ?? winner,
          right: one.right ?? (loser === one.left ? winner : loser),
          decided: true,
          winner,
          how,
        }
      : one,
  );
}

const flowed = (glory: readonly number[], flows: NonNullable<Change["glory"]>): number[] =>
  glory.map((had, seat) =>
    flows.reduce((sum, one) => sum + (one.target === seat ? one.n : 0) - (one.source === seat ? one.n : 0), had),
  );

const same = (one: Laid, other: { seat: number | null; card: number } | null | undefined): boolean =>
  one.seat === other?.seat && one.card === other.card;

function laidNow(scene: Scene, change: Change): readonly Laid[] {
  if (change.closed) return [];
  const done = change.actor ? scene.actor : null;
  const left = scene.laid.filter((one) => !same(one, done) && !same(one, change.back));
  return change.laid ? [...left, change.laid] : left;
}

/** The board after what one line changes. */
export function step(before: Scene, change: Change | undefined): Scene {
  if (!change) return before;
  const scene = change.anew ? { ...blank(before.stands.length, before.bouts.length), glory: before.glory } : before;
  const at = (seat: number): StandNow | undefined => change.stands?.find((one) => one.seat === seat);
  const fought = change.decided ? decided(scene.bouts, change.decided) : scene.bouts;
  return {
    ...scene,
    round: change.round ?? scene.round,
    location: change.location ?? scene.location,
    token: change.token === undefined ? scene.token : change.token,
    stands: scene.stands.map((one, seat) => {
      const now = at(seat);
      return now ? placed(one, now, scene.ended) : one;
    }),
    signs: scene.signs.map((one, seat) => at(seat)?.sign ?? one),
    bouts: (change.sides ?? []).reduce(sided, fought),
    now: change.decided ? change.decided.number : change.winner !== undefined || change.nobody ? -1 : scene.now,
    glory: change.glory ? flowed(scene.glory, change.glory) : scene.glory,
    laid: laidNow(scene, change),
    actor: change.actor === undefined ? scene.actor : change.actor,
    winner: change.winner ?? scene.winner,
    ended: scene.ended || change.ended === true,
  };
}
