/** The set-up form as data: what a game offers, what is chosen, and the table it asks for. No rules: the server has the last word. */
import { title } from "../lib/voices";
import type { Level, NewTable, OptionTold, SeatWanted, Tile } from "../protocol/types";

export interface Arena {
  id: string;
  name: string;
  grid: string[];
  /** Spaces with a weapon token at the start. */
  tokens: string[];
  /** Formats it may be used in; empty means any. */
  formats: string[];
}

export interface Legend {
  id: string;
  name: string;
  power: string;
  text: string;
  icon: string;
  weapons: string[];
}

export type Sitter = "me" | "person" | "friend" | "bot";

export interface SeatForm {
  kind: Sitter;
  name: string;
  level: Level;
  legend: string;
}

export interface Form {
  /** "1v1", "2v2", "ffa3", "ffa4". */
  format: string;
  arena: string;
  /** Values by option name; only what differs from the default is sent. */
  options: Record<string, unknown>;
  seats: SeatForm[];
  /** Legends are fixed here, seat by seat (`SeatForm.legend`), where one is named. */
  fixed: boolean;
}

export interface Format {
  id: string;
  text: string;
  /** The value of the option "format". */
  value: string;
  seats: number;
}

const FORMATS: readonly Format[] = [
  { id: "1v1", text: "Duel", value: "1v1", seats: 2 },
  { id: "2v2", text: "2 against 2", value: "2v2", seats: 4 },
  { id: "ffa3", text: "Free for 3", value: "ffa", seats: 3 },
  { id: "ffa4", text: "Free for 4", value: "ffa", seats: 4 },
];

const words = (value: unknown): string => (typeof value === "string" ? value : "");
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.filter((one): one is Record<string, unknown> => one !== null && typeof one === "object")
    : [];

export const optionOf = (game: Tile, name: string): OptionTold | undefined =>
  game.options.find((option) => option.name === name);

/** The formats that the game's option allows and its player counts can fill. */
export function formats(game: Tile): Format[] {
  const allowed = optionOf(game, "format")?.choices ?? [];
  return FORMATS.filter((format) => allowed.includes(format.value) && game.players.includes(format.seats));
}

export function arenas(game: Tile): Arena[] {
  return records(game.setup.arenas).map((arena) => ({
    id: words(arena.id),
    name: words(arena.name) || title(words(arena.id)),
    grid: texts(arena.grid),
    tokens: texts(arena.tokens),
    formats: texts(arena.formats),
  }));
}

/** Arenas for a format; a format with its player count ("ffa3") may be named too. */
export function arenasFor(game: Tile, format: Format): Arena[] {
  return arenas(game).filter(
    (arena) => arena.formats.length === 0 || arena.formats.includes(format.value) || arena.formats.includes(format.id),
  );
}

export function legends(game: Tile): Legend[] {
  return records(game.setup.legends).map((legend) => {
    const power =
      typeof legend.power === "string" ? { text: legend.power } : ((legend.power ?? {}) as Record<string, unknown>);
    return {
      id: words(legend.id),
      name: words(legend.name) || title(words(legend.id)),
      power: words("name" in power ? power.name : ""),
      text: words(power.text),
      icon: words(legend.icon),
      weapons: [
        ...texts(legend.weapons),
        ...records(legend.weapons).map((weapon) => words(weapon.name) || words(weapon.type)),
      ],
    };
  });
}

/** The option that fixes a seat's Legend, e.g. "legend_a". */
const fixing = (index: number): string => `legend_${"abcd"[index] ?? ""}`;

export interface Pick {
  /** The option's value: "" leaves the choice to the game. */
  value: string;
  text: string;
}

/** What a seat's Legend may be fixed to: "nix 2" as "Nix, blasters". Empty where the game has no such option. */
export function picks(game: Tile, index: number): Pick[] {
  const option = optionOf(game, fixing(index));
  const known = legends(game);
  return texts(option?.choices)
    .filter((value) => value !== option?.default)
    .map((value) => {
      const [, id = value, side = ""] = /^(.*?) (\d)$/.exec(value) ?? [];
      const legend = known.find((one) => one.id === id);
      const weapon = legend?.weapons[Number(side) - 1] ?? (side ? `side ${side}` : "");
      return { value, text: [legend?.name ?? title(id), weapon].filter(Boolean).join(", ") };
    });
}

/** Options that have a place of their own on the page; all others are in the drawer. */
const PLACED = new Set([
  "format",
  "arena",
  "ko_mode",
  "discovery",
  "legend_pick",
  "players",
  "legend_a",
  "legend_b",
  "legend_c",
  "legend_d",
]);
export const drawer = (game: Tile): OptionTold[] => game.options.filter((option) => !PLACED.has(option.name));

const seat = (kind: Sitter): SeatForm => ({ kind, name: "", level: "medium", legend: "" });

/** A complete form: what was remembered where it still fits, else the defaults. */
export function start(game: Tile, remembered: Partial<Form> | null): Form {
  const all = formats(game);
  const format = all.find((one) => one.id === remembered?.format) ?? all[0];
  const options: Record<string, unknown> = {};
  for (const option of game.options) {
    const value = remembered?.options?.[option.name];
    options[option.name] = fits(option, value) ? value : option.default;
  }
  const form: Form = {
    format: format?.id ?? "1v1",
    arena: words(remembered?.arena),
    options,
    seats: [],
    fixed: remembered?.fixed === true && picks(game, 0).length > 0,
  };
  const seats = Array.isArray(remembered?.seats) ? remembered.seats : [];
  form.seats = seats.map((one) => ({ ...seat("bot"), ...one }));
  return settle(game, form);
}

/** Seats as many as the format has, the first one mine; an arena that the format allows. */
export function settle(game: Tile, form: Form): Form {
  const format = formats(game).find((one) => one.id === form.format) ?? FORMATS[0];
  const count = format?.seats ?? 2;
  const seats = Array.from({ length: count }, (_, n) => form.seats[n] ?? seat(n === 0 ? "me" : "bot"));
  if (!seats.some((one) => one.kind === "me") && seats[0]) seats[0] = { ...seats[0], kind: "me" };
  const fitting = format ? arenasFor(game, format) : [];
  const arena = fitting.some((one) => one.id === form.arena) ? form.arena : "";
  return { ...form, seats, arena };
}

/** True when a stored value is one the option takes today. */
export function fits(option: OptionTold, value: unknown): boolean {
  if (option.choices) return option.choices.includes(value);
  if (typeof value !== "number" || !Number.isInteger(value)) return false;
  return (option.lo === null || value >= option.lo) && (option.hi === null || value <= option.hi);
}

const wanted = (one: SeatForm, mine: string): SeatWanted => {
  if (one.kind === "bot") return { kind: "bot", level: one.level };
  if (one.kind === "friend") return { kind: "empty" };
  const name = one.name.trim() || (one.kind === "me" ? mine : "");
  return name ? { kind: "me", name } : { kind: "me" };
};

/** The table that the form asks for: options that differ from their default, and who sits where. */
export function order(game: Tile, form: Form, mine: string): NewTable {
  const format = formats(game).find((one) => one.id === form.format);
  const options: Record<string, unknown> = {};
  for (const option of game.options) {
    const value = form.options[option.name];
    if (value !== undefined && value !== option.default) options[option.name] = value;
  }
  if (format) options.format = format.value;
  if (format && optionOf(game, "players")) options.players = format.seats;
  if (form.arena) options.arena = form.arena;
  else delete options.arena;
  form.seats.forEach((one, index) => {
    const fits = form.fixed && picks(game, index).some((pick) => pick.value === one.legend);
    if (fits) options[fixing(index)] = one.legend;
    else delete options[fixing(index)];
  });
  return { game: game.id, options, seats: form.seats.map((one) => wanted(one, mine)) };
}
