/** A table of BRAWL to order: mode, format, who sits where with which deck, and the other options. */
import type { Level, NewTable, OptionTold, SeatWanted, Tile } from "../../protocol/types";

export interface DeckTold {
  id: string;
  name: string;
  temperament: string;
  facts: string;
  expansion: boolean;
  bases: number;
  cards: { type: number; n: number }[];
  heavy: { type: number; n: number }[];
}

export type Sitter = "me" | "person" | "friend" | "bot";

export interface Chair {
  kind: Sitter;
  level: Level;
  name: string;
  deck: string;
}

export interface Form {
  mode: string;
  format: string;
  /** Seats of a circle. */
  circle: number;
  teams: string;
  chairs: Chair[];
  options: Record<string, unknown>;
}

/** Options with a field of their own on the page. */
const SHOWN = /^(mode|format|players|teams|deck_\w|weight_\w|action_cap)$/;
export const drawer = (game: Tile): OptionTold[] => game.options.filter((option) => !SHOWN.test(option.name));

const LETTERS = "abcdefgh";
const chair = (n: number): Chair => ({ kind: n === 0 ? "me" : "bot", level: "medium", name: "", deck: "default" });

const fits = (option: OptionTold, value: unknown): boolean =>
  option.choices
    ? option.choices.includes(value)
    : typeof value === "number" && value >= (option.lo ?? value) && value <= (option.hi ?? value);

export function choices(game: Tile, name: string): string[] {
  const found = game.options.find((option) => option.name === name)?.choices ?? [];
  return found.filter((one): one is string => typeof one === "string");
}

/** The fewest and the most seats of a circle. */
export const ring = (game: Tile): [number, number] => (game.setup.circle as [number, number] | undefined) ?? [3, 3];

export function start(game: Tile, kept: Partial<Form> | null): Form {
  const among = (name: string, value: unknown): string => {
    const all = choices(game, name);
    return all.includes(value as string) ? (value as string) : (all[0] ?? "");
  };
  const options: Record<string, unknown> = {};
  for (const option of drawer(game)) {
    const value = kept?.options?.[option.name];
    options[option.name] = fits(option, value) ? value : option.default;
  }
  const circle = Number(kept?.circle);
  const [least, most] = ring(game);
  return settle(game, {
    mode: among("mode", kept?.mode),
    format: among("format", kept?.format),
    circle: circle >= least && circle <= most ? circle : least,
    teams: among("teams", kept?.teams),
    chairs: Array.isArray(kept?.chairs) ? kept.chairs.map((one, n) => ({ ...chair(n), ...one })) : [],
    options,
  });
}

export function count(form: Form): number {
  if (form.format === "circle") return form.circle;
  if (form.format !== "tag_team") return 2;
  const [first = 2, second = 2] = form.teams.split("v").map(Number);
  return first + second;
}

/** The team of each seat, 0 or 1; alternating while both have players left. */
export function teamOf(form: Form, seat: number): number | null {
  if (form.format !== "tag_team") return null;
  const left = form.teams.split("v").map(Number);
  let team = 0;
  for (let n = 0; n <= seat; n += 1) {
    team = Math.min(...left) > 0 ? n % 2 : left.indexOf(Math.max(...left));
    left[team] = (left[team] ?? 1) - 1;
  }
  return team;
}

/** As many chairs as the format has, one of them mine, each with a deck that there is. */
export function settle(game: Tile, form: Form): Form {
  const decks = choices(game, "deck_a");
  const chairs = Array.from({ length: count(form) }, (_, n) => form.chairs[n] ?? chair(n)).map((one) =>
    decks.includes(one.deck) ? one : { ...one, deck: "default" },
  );
  const first = chairs[0];
  if (first && !chairs.some((one) => one.kind === "me")) chairs[0] = { ...first, kind: "me" };
  return { ...form, chairs };
}

const seat = (one: Chair, mine: string): SeatWanted => {
  if (one.kind === "bot") return { kind: "bot", level: one.level };
  if (one.kind === "friend") return { kind: "empty" };
  const name = one.name.trim() || (one.kind === "me" ? mine : "");
  return name ? { kind: "me", name } : { kind: "me" };
};

/** Only what differs from the defaults. */
export function order(game: Tile, form: Form, mine: string): NewTable {
  const options: Record<string, unknown> = {};
  for (const option of drawer(game)) {
    const value = form.options[option.name];
    if (value !== undefined && value !== option.default) options[option.name] = value;
  }
  if (form.mode !== "tournament") options.mode = form.mode;
  if (form.format !== "duel") options.format = form.format;
  if (form.format === "circle") options.players = form.circle;
  if (form.format === "tag_team") options.teams = form.teams;
  form.chairs.forEach((one, n) => {
    if (one.deck !== "default") options[`deck_${LETTERS[n] ?? "a"}`] = one.deck;
  });
  return { game: game.id, options, seats: form.chairs.map((one) => seat(one, mine)) };
}

/** The guided first game: in turns, with the deck to learn with, against an easy bot; `tricks`: with the cards that change Bases. */
export function lesson(name: string, tricks: boolean): NewTable {
  const options: Record<string, unknown> = {
    mode: "training",
    deck_a: tricks ? "jackdaw" : "motley",
    deck_b: tricks ? "vesper" : "sparrow",
  };
  return {
    game: "brawl",
    options,
    seats: [name ? { kind: "me", name } : { kind: "me" }, { kind: "bot", level: "easy" }],
    tutorial: true,
  };
}
