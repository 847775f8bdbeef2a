/**
 * The board as it is drawn: what lies at the spots, how the scraps went, who has how much Glory. A view gives the scene at
 * rest; the events between two views give every scene on the way, so that abilities and scraps can be shown one by one.
 * It knows no rules: each event says what is so now.
 */
import type { LogLine } from "../../protocol/types";
import {
  type CardInfo,
  type Fighter,
  ID,
  PLACE,
  type PowerType,
  TRIGGERS,
  type Trigger,
  TYPES,
  type View,
} from "./types";

/** A card at a spot. `card` null: the spot is empty; -1: it lies face down. */
export interface Standing {
  spot: number;
  card: number | null;
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
  winner: number | null;
  /** 0 open, 1 by Type, 2 by Level, 3 by a throw, 4 by a text. */
  how: number;
  walkover: boolean;
}

/** Whose card is being carried out. */
export interface Actor {
  /** -1: the location. */
  seat: number;
  card: number;
  /** Null for a Power-Up or a location. */
  trigger: Trigger | null;
}

export interface Scene {
  round: number;
  location: number;
  stands: (Standing | null)[];
  bouts: Bout[];
  /** The scrap under way, by number; -1 between scraps. */
  now: number;
  winner: number | null;
  nobody: boolean;
  /** The Victory Glory is taken, or nobody gets it: cards that leave now only clear the table. */
  ended: boolean;
  glory: number[];
  token: number | null;
  actor: Actor | null;
  /** Power-Ups that lie on the table, in order; the one that is carried out among them. */
  laid: readonly { seat: number; card: number }[];
  /** Last sign thrown: 0 none, 1 rock, 2 paper, 3 scissors. */
  signs: number[];
}

/** Numbers a, b, c, d of an event row. */
export function numbers(line: LogLine): [number, number, number, number] {
  const row = line.data;
  return [row[2] ?? -1, row[3] ?? -1, row[4] ?? -1, row[5] ?? -1];
}

export const isFighter = (one: View["seats"][number]["fighter"]): one is Fighter => one !== null && one.card !== null;

const bout = (left: number | null, right: number | null): Bout => ({
  left,
  right,
  winner: null,
  how: 0,
  walkover: false,
});

const seatAt = (stands: readonly (Standing | null)[], spot: number): number | null => {
  const found = stands.findIndex((one) => one?.spot === spot);
  return found < 0 ? null : found;
};

/** IB-BRAWL-02..06: who meets whom, as far as it is known. Scraps that were decided keep their sides. */
export function paired(stands: readonly (Standing | null)[], old: readonly Bout[]): Bout[] {
  const n = stands.length;
  const at = (spot: number): number | null => seatAt(stands, spot);
  const next = (k: number, left: number | null, right: number | null): Bout => {
    const had = old[k];
    return had && (had.winner !== null || had.walkover) ? had : bout(left, right);
  };
  if (n === 2) return [next(0, at(1), at(2))];
  if (n === 3) {
    const first = next(0, at(1), at(2));
    return [first, next(1, first.winner, at(3))];
  }
  const [one, two] = [next(0, at(1), at(3)), next(1, at(2), at(4))];
  return [one, two, next(2, one.winner, two.winner)];
}

/** Lines of the log from the newest "round" on. */
export function thisRound(log: readonly LogLine[]): LogLine[] {
  const from = log.findLastIndex((line) => line.kind === "round");
  return log.slice(Math.max(0, from));
}

const blank = (n: number): Scene => ({
  round: 0,
  location: 0,
  stands: Array.from({ length: n }, () => null),
  bouts: [],
  now: -1,
  winner: null,
  nobody: false,
  ended: false,
  glory: Array.from({ length: n }, () => 0),
  token: null,
  actor: null,
  laid: [],
  signs: Array.from({ length: n }, () => 0),
});

function standing(view: View, seat: number): Standing | null {
  const told = view.seats[seat];
  const one = told?.fighter;
  if (isFighter(one ?? null)) {
    const fighter = one as Fighter;
    return {
      spot: fighter.spot,
      card: fighter.card,
      level: fighter.level,
      type: fighter.type,
      beaten: fighter.beaten,
      silenced: fighter.silenced.length > 0,
      notes: notesOf(fighter),
    };
  }
  const empty = { level: 0, type: null, beaten: false, silenced: false, notes: [] };
  if (told?.chosen) return { spot: one?.spot ?? 0, card: -1, ...empty };
  return one ? { spot: one.spot, card: null, ...empty } : null;
}

function notesOf(fighter: Fighter): string[] {
  const beats = [...fighter.beats, ...fighter.beats_types];
  return [
    ...(beats.length ? [`beats ${beats.join(", ")}`] : []),
    ...(fighter.wins_ties ? ["wins ties"] : []),
    ...(fighter.protected ? ["protected"] : []),
    ...(fighter.copied.length ? ["copies an ability"] : []),
  ];
}

/** Phases after the cards of a brawl have gone: its end is still shown. */
const AFTER: ReadonlySet<string> = new Set([
  "draw_discard",
  "draw_entry",
  "draw_window",
  "draw_late_entry",
  "draw_choice",
  "draw_resolve",
  "round_end",
]);

/** The scene at rest. What the view does not tell of this brawl (scraps fought) is read from the log of the round. */
export function sceneOf(view: View, log: readonly LogLine[], cards: readonly CardInfo[]): Scene {
  const told = thisRound(log).reduce((scene, line) => step(scene, line, cards), blank(view.seats.length));
  const gone = AFTER.has(view.phase) || view.over > 0;
  const stands = gone ? told.stands : view.seats.map((_, seat) => standing(view, seat));
  const now = view.scrap?.number ?? -1;
  const bouts = paired(stands, told.bouts).map((one, k) =>
    k === now && view.scrap
      ? { ...one, left: seatOr(view.scrap.left), right: seatOr(view.scrap.right), winner: view.scrap.winner }
      : one,
  );
  const effect = view.effect;
  return {
    ...told,
    round: view.round,
    location: view.location,
    stands,
    bouts,
    now,
    winner: gone ? told.winner : view.winner,
    glory: view.seats.map((seat) => seat.glory),
    token: view.token,
    actor: effect
      ? { seat: effect.card >= PLACE ? -1 : effect.seat, card: effect.card, trigger: told.actor?.trigger ?? null }
      : null,
    laid: [
      ...(effect && effect.card >= ID.powerUp && effect.card < PLACE ? [{ seat: effect.seat, card: effect.card }] : []),
      ...view.laid,
    ],
    signs: view.seats.map((seat) => seat.sign),
  };
}

const seatOr = (seat: number): number | null => (seat < 0 ? null : seat);

type Change = (scene: Scene, line: LogLine, cards: readonly CardInfo[]) => Partial<Scene>;

/** The stands with those of one seat changed. */
function changed(scene: Scene, seat: number, part: Partial<Standing>): Pick<Scene, "stands"> {
  return { stands: scene.stands.map((one, n) => (n === seat && one ? { ...one, ...part } : one)) };
}

function shown(scene: Scene, seat: number, card: number, cards: readonly CardInfo[]): Pick<Scene, "stands"> {
  const info = cards[card];
  return changed(scene, seat, {
    card,
    level: info?.level ?? 0,
    type: info?.type ?? null,
    silenced: false,
    notes: [],
  });
}

const put = (list: readonly number[], seat: number, value: number): number[] =>
  list.map((one, n) => (n === seat ? value : one));

function scrapped(scene: Scene, line: LogLine): Partial<Scene> {
  const [loser, how, number] = numbers(line);
  const bouts = scene.bouts.map((one, k) =>
    k === number
      ? { ...one, left: one.left ?? line.seat, right: one.right ?? loser, winner: line.seat, how, walkover: false }
      : one,
  );
  const stands = scene.stands.map((one, seat) =>
    one && (seat === loser || seat === line.seat) ? { ...one, beaten: seat === loser } : one,
  );
  return { stands, bouts: paired(stands, bouts), now: number, actor: null };
}

function walked(scene: Scene, line: LogLine): Partial<Scene> {
  const [number] = numbers(line);
  const bouts = scene.bouts.map((one, k) =>
    k === number ? { ...one, winner: seatOr(line.seat), walkover: true, how: 0 } : one,
  );
  return { bouts: paired(scene.stands, bouts), now: number, actor: null };
}

const note =
  (words: string): Change =>
  (scene, line) =>
    changed(scene, line.seat, { notes: [...(scene.stands[line.seat]?.notes ?? []), words] });

const CHANGES: Readonly<Record<string, Change>> = {
  round: (scene, line) => {
    const [round, location, token] = numbers(line);
    const fresh = blank(scene.stands.length);
    return { ...fresh, glory: scene.glory, round, location, token: token < 0 ? null : token };
  },
  commit: (scene, line) => {
    const stands = scene.stands.map((one, seat) =>
      seat === line.seat && numbers(line)[0] === 1
        ? { ...(one ?? { spot: 0, level: 0, type: null, beaten: false, silenced: false, notes: [] }), card: -1 }
        : one,
    );
    return { stands };
  },
  withdraw: (scene, line) => ({ stands: scene.stands.map((one, seat) => (seat === line.seat ? null : one)) }),
  place: (scene, line) => {
    const [spot] = numbers(line);
    const empty = { card: -1, level: 0, type: null, beaten: false, silenced: false, notes: [] };
    const stands = scene.stands.map((one, seat) => (seat === line.seat ? { ...(one ?? empty), spot } : one));
    return { stands, bouts: paired(stands, scene.bouts) };
  },
  flip_up: (scene, line, cards) => shown(scene, line.seat, numbers(line)[0], cards),
  enters: (scene, line, cards) => shown(scene, line.seat, numbers(line)[0], cards),
  leaves: (scene, line) => (scene.ended ? {} : changed(scene, line.seat, { card: null })),
  ability: (_, line) => {
    const [card, trigger] = numbers(line);
    return { actor: { seat: line.seat, card, trigger: TRIGGERS[trigger] ?? null } };
  },
  laid: (scene, line) => ({ laid: [...scene.laid, { seat: line.seat, card: numbers(line)[0] }] }),
  returned: (scene, line) => ({
    laid: scene.laid.filter((one) => one.seat !== line.seat || one.card !== numbers(line)[0]),
  }),
  closed: () => ({ laid: [], actor: null }),
  power_up: (scene, line) => {
    const [card] = numbers(line);
    const done = scene.actor?.trigger === null ? scene.actor : null;
    const laid = scene.laid.filter((one) => one.seat !== done?.seat || one.card !== done.card);
    return { laid, actor: { seat: line.seat, card, trigger: null } };
  },
  bonus: (_, line) => ({ actor: { seat: -1, card: PLACE + numbers(line)[0], trigger: null } }),
  level: (scene, line) => changed(scene, line.seat, { level: numbers(line)[2] }),
  level_is: (scene, line) => changed(scene, line.seat, { level: numbers(line)[1] }),
  type: (scene, line) => changed(scene, line.seat, { type: TYPES[numbers(line)[1]] ?? null }),
  silenced: (scene, line) => changed(scene, line.seat, { silenced: true }),
  copied: note("copies an ability"),
  swapped: (scene, line) => {
    const [other, mine, theirs] = numbers(line);
    const stands = scene.stands.map((one, seat) =>
      one && seat === line.seat ? { ...one, spot: mine } : one && seat === other ? { ...one, spot: theirs } : one,
    );
    return { stands, bouts: paired(stands, scene.bouts) };
  },
  scrap: scrapped,
  walkover: walked,
  brawl: (_, line) => ({ winner: line.seat, now: -1, actor: null }),
  nobody: () => ({ nobody: true, ended: true, now: -1, actor: null }),
  gain: (scene, line) => ({ glory: put(scene.glory, line.seat, numbers(line)[1]) }),
  pay: (scene, line) => ({ glory: put(scene.glory, line.seat, numbers(line)[1]) }),
  buy: (scene, line) => ({ glory: put(scene.glory, line.seat, numbers(line)[0]) }),
  victory: (scene, line) => ({ glory: put(scene.glory, line.seat, numbers(line)[1]), actor: null, ended: true }),
  steal: (scene, line) => {
    const [source, n] = numbers(line);
    const glory = put(scene.glory, line.seat, (scene.glory[line.seat] ?? 0) + n);
    return { glory: put(glory, source, Math.max(0, (scene.glory[source] ?? 0) - n)) };
  },
  location: (scene, line) => ({ location: numbers(line)[0], stands: scene.stands }),
  token: (_, line) => ({ token: line.seat }),
  throw: (scene, line) => ({ signs: put(scene.signs, line.seat, numbers(line)[0] + 1) }),
};

/** The scene after one event. */
export function step(scene: Scene, line: LogLine, cards: readonly CardInfo[]): Scene {
  const change = CHANGES[line.kind];
  return change ? { ...scene, ...change(scene, line, cards) } : scene;
}
