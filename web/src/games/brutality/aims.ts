/** From a square that is pointed at to what it means: a hero to pick up, a place to go to, an answer to pick. */
import type { How } from "../../table/pick.svelte";
import type { Drawn } from "./board/drag";
import { apart, type Lay, nameOf, type Point } from "./board/lay";
import type { Choice, Hands, Place } from "./hands.svelte";
import type { DirectionName } from "./protocol";

/** An answer is a square, or a step onto one. */
export const onto = ({ kind }: Choice): boolean => kind === "square" || kind === "step";

/** The squares that stand for an answer. */
export function squaresOf(hands: Hands, lay: Lay, choice: Choice): string[] {
  const { kind, says } = choice;
  const { hero = -1, direction, far = 1, row, column } = says.args;
  if (kind === "hero") return hands.view.heroes[hero]?.squares ?? [];
  if (kind === "square") return placed(hands, lay, choice);
  // A step that costs nothing: all that the hero fills then.
  if (kind === "step" && direction)
    return (hands.view.heroes[hero]?.squares ?? []).flatMap((one) => lay.shifted(one, direction, 1));
  const all = lay.spots.flat();
  if (kind === "row") return all.filter((spot) => spot.row + 1 === row).map(nameOf);
  if (kind === "column") return all.map(nameOf).filter((name) => name.charAt(0) === column);
  if (kind === "fly" && direction)
    return (hands.acting?.squares ?? []).flatMap((one) => lay.shifted(one, direction, far));
  if (kind === "aim" && direction) return rayed(hands, lay, direction);
  return [];
}

/** All that a hero would fill there, where the question is where a hero goes. */
function placed(hands: Hands, lay: Lay, { at, then }: Choice): string[] {
  const space = at?.space ?? "";
  const moved = then.changes.find((one) => one.space === space);
  if (moved) return moved.squares;
  const info = hands.book.hero(hands.view.moving ?? -1);
  return info && hands.ask !== "spot" ? lay.foot(space, info.wide, info.deep) : [space];
}

/** The squares of a direction beside a hero; of a special as far as it reaches. */
function rayed(hands: Hands, lay: Lay, direction: DirectionName): string[] {
  const blades = hands.sight?.blades.filter((one) => one.direction === direction) ?? [];
  const from = hands.acting?.squares ?? [];
  const far = Math.max(0, ...blades.map(({ start, end }) => apart(start, end)));
  const steps = blades.length ? far : 1;
  const found = Array.from({ length: steps }, (_, n) => from.flatMap((space) => lay.shifted(space, direction, n + 1)));
  return [...new Set(found.flat())].filter((space) => !from.includes(space));
}

/** Every square that answers something now. */
export function answered(hands: Hands, lay: Lay): ReadonlySet<string> {
  if (hands.drafting.sites.length) return new Set(hands.drafting.sites);
  if (hands.aiming) return new Set(hands.options.flatMap((choice) => squaresOf(hands, lay, choice)));
  const heroes = !hands.main
    ? []
    : [...hands.able, ...hands.beside].flatMap((h) => hands.view.heroes[h]?.squares ?? []);
  return new Set([...hands.places.flatMap(({ then }) => then.squares), ...heroes]);
}

/** Questions about where a hero goes. */
const SENT: ReadonlySet<string> = new Set(["fall", "room", "pillars"]);

/** What a hint speaks of on the board, act by act: all that a hero fills, there and where it would go, and the square that is named or aimed at. */
export function advised({ table, view, book }: Pick<Hands, "table" | "view" | "book">, lay: Lay): string[][] {
  const filled = (hero: number | undefined, space: string): string[] => {
    const info = book.hero(hero ?? -1);
    return info ? lay.foot(space, info.wide, info.deep) : [space];
  };
  const spoken = (args: Readonly<Record<string, unknown>>): string[][] => {
    const { hero, at, space, square, ask, moved } = args as Partial<Record<string, never>>;
    const goal = space ?? square;
    const named = goal === undefined ? [] : filled(ask !== undefined && SENT.has(ask) ? moved : hero, goal);
    const within = Object.values(args).flatMap((one) =>
      one !== null && typeof one === "object" && "args" in one ? spoken(one.args as Record<string, unknown>) : [],
    );
    return [view.heroes[hero ?? -1]?.squares ?? [], view.heroes[at ?? -1]?.squares ?? [], named, ...within];
  };
  return spoken(table.hint?.text.args ?? {}).filter((one) => one.length > 0);
}

/** Of several that a square may mean, the one whose middle is nearest to the pointer; by key the one that begins there. */
function nearest<T>(
  all: readonly T[],
  lay: Lay,
  squares: (one: T) => string[],
  space: string,
  at: Point | null,
): T | null {
  const middle = at ?? lay.centre([space]);
  const off = (one: T): number => {
    const box = squares(one);
    const { x, y } = lay.centre(box);
    return Math.hypot(x - middle.x, y - middle.y) - (at === null && box[0] === space ? 1000 : 0);
  };
  return [...all].sort((a, b) => off(a) - off(b))[0] ?? null;
}

function placeAt(hands: Hands, lay: Lay, space: string, at: Point | null): Place | null {
  const here = hands.places.filter(({ then }) => then.squares.includes(space));
  return nearest(here, lay, ({ then }) => then.squares, space, at);
}
function choiceAt(hands: Hands, lay: Lay, space: string, at: Point | null): Choice | null {
  const here = hands.options.filter((choice) => squaresOf(hands, lay, choice).includes(space));
  return nearest(here, lay, (choice) => squaresOf(hands, lay, choice), space, at);
}

/** Squares of heroes from which a press may be drawn to where they go or aim. */
export function held(hands: Hands): ReadonlySet<string> {
  const heroes = hands.aiming ? [hands.acting?.hero ?? -1] : hands.main ? hands.able : [];
  return new Set(heroes.flatMap((h) => hands.view.heroes[h]?.squares ?? []));
}

/**
 * A square is pointed at (`over`; null: none), pressed, or tapped: what a finger taps shows first and goes then. A `drop` ends
 * a drag from a hero: it goes where a press would, and takes nobody up.
 */
export function pointed(hands: Hands, lay: Lay, space: string | null, at: Point | null, how: How): void {
  const { drafting } = hands;
  if (drafting.sites.length) {
    if (how === "over") drafting.point(space);
    else if (space !== null) drafting.press(space);
    return;
  }
  const place = space === null ? null : placeAt(hands, lay, space, at);
  const choice = space === null ? null : choiceAt(hands, lay, space, at);
  if (hands.point(how, place, choice) || hands.aiming) return;
  const hero = hands.view.heroes.find((one) => space !== null && one.squares.includes(space));
  if (hero) hands.take(hero.hero);
}

/** A hero that is drawn from its square is taken up, and points where it is drawn to. */
export const drawn = (hands: Hands): Drawn => ({
  take(space) {
    const hero = hands.view.heroes.find((one) => one.squares.includes(space));
    if (hero && !hands.aiming && hero.hero !== hands.selected) hands.select(hero.hero);
  },
  point: (lay, space, at, how) => pointed(hands, lay, space, at, how),
});
