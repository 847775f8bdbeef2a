/** The board as it is drawn: what lies at the spots, how the scraps went, who has how much Glory. All of it stands in the view. */
import type { LogLine } from "../../net/protocol";
import { isFighter } from "./look";
import type {
  Actor,
  Bout,
  CardInfo,
  Events,
  Fighter,
  Laid,
  PowerType,
  SeatView,
  SignName,
  Stood,
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

export interface Scene {
  round: number;
  location: number;
  stands: (Standing | null)[];
  bouts: readonly Bout[];
  /** The scrap under way, by number; -1 between scraps. */
  now: number;
  winner: number | null;
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

/** Glory on its way; null: the pool. */
export interface Flow {
  source: number | null;
  target: number | null;
  n: number;
}

/** The Glory that a line moves. */
export function flowsOf(line: LogLine): Flow[] {
  const { seat, kind } = line;
  const { n = 1, source = null } = line.args as { n?: number; source?: number | null };
  if (n === 0) return [];
  if (kind === "gain" || kind === "victory" || kind === "steal") return [{ source, target: seat, n }];
  return kind === "pay" || kind === "buy" ? [{ source: seat, target: null, n }] : [];
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
  if (isFighter(fighter))
    return { ...fighter, down: false, silenced: fighter.silenced.length > 0, notes: notesOf(fighter) };
  if (!chosen && !fighter) return null;
  const empty = { card: null, level: 0, type: null, beaten: false, silenced: false, notes: [] };
  return { ...empty, spot: fighter?.spot ?? 0, down: chosen };
}

const stood = (one: Stood | null): Standing | null =>
  one && { ...one, down: false, notes: one.copied ? [say("page-copies")] : [] };

/** Whom a seat is remembered by: its character on the board, else the last one that it has discarded; null before any. */
export function championOf(view: View, scene: Scene, cards: readonly CardInfo[], seat: number): CardInfo | null {
  const gone = view.seats[seat]?.discard.findLast((id) => cards[id]?.kind === "character");
  return cards[scene.stands[seat]?.card ?? gone ?? -1] ?? null;
}

export function sceneOf(view: View): Scene {
  const { scrap, round, location, winner, token, actor } = view;
  return {
    ...{ round, location, winner, token, actor },
    stands: view.cleared ? view.seats.map((_, seat) => stood(view.stood[seat] ?? null)) : view.seats.map(standing),
    bouts: view.bouts.map((one, k) =>
      scrap?.number === k ? { ...one, ...scrap, decided: scrap.winner !== null } : one,
    ),
    now: scrap?.number ?? -1,
    glory: view.seats.map((seat) => seat.glory),
    laid: view.on_table,
    signs: view.seats.map((seat) => seat.sign),
  };
}
