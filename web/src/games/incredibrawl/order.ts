/** A table of IncrediBrawl to order: how many, which mode, what Gamer Mode adds, who sits where, and the other options. */
import { me } from "../../pages/orders";
import type { SeatForm } from "../../pages/setup";
import type { NewTable, OptionTold, SeatWanted, Tile } from "../../protocol/types";

export const MODES = ["family", "casual", "gamer"] as const;
export type Mode = (typeof MODES)[number];
/** What Gamer Mode adds: option and name, with what it means. */
export const EXTRAS = [
  { option: "power_ups", text: "Power-Ups", help: "Ten quick cards in each deck, for moments of their own." },
  { option: "locations", text: "Locations", help: "The place of the fight changes and has a say." },
  { option: "select_a_brawl", text: "Select-a-Brawl", help: "You choose your spot, so you choose whom you meet." },
] as const;
export type Extra = (typeof EXTRAS)[number]["option"];

export interface Form {
  players: number;
  mode: Mode;
  extras: Record<Extra, boolean>;
  seats: SeatForm[];
  options: Record<string, unknown>;
}

/** Options with a field of their own on the page. */
const SHOWN: ReadonlySet<string> = new Set(["players", "mode", "power_ups", "locations", "select_a_brawl"]);
/** Options that mean nothing unless another one has a value. */
const NEEDS: Readonly<Record<string, (form: Form) => boolean>> = {
  power_up_order: (form) => form.extras.power_ups,
  three_player_spots: (form) => form.extras.select_a_brawl,
  sab_choice: (form) => form.extras.select_a_brawl,
  hidden_windows: (form) => form.options.arrival === "live",
};

export const drawer = (game: Tile): OptionTold[] => game.options.filter((option) => !SHOWN.has(option.name));

const fits = (option: OptionTold, value: unknown): boolean =>
  option.choices
    ? option.choices.includes(value)
    : typeof value === "number" && value >= (option.lo ?? value) && value <= (option.hi ?? value);

/** A complete form: what was remembered where it still fits, else a Casual game for two. */
export function start(game: Tile, kept: Partial<Form> | null): Form {
  const options: Record<string, unknown> = {};
  for (const option of drawer(game)) {
    const value = kept?.options?.[option.name];
    options[option.name] = fits(option, value) ? value : option.default;
  }
  const mode = MODES.find((one) => one === kept?.mode) ?? "casual";
  const extras = { power_ups: true, locations: true, select_a_brawl: true };
  for (const { option } of EXTRAS) extras[option] = kept?.extras?.[option] ?? true;
  const seats = Array.isArray(kept?.seats) ? kept.seats.map((one) => ({ ...chair("bot"), ...one })) : [];
  return settle(game, { players: Number(kept?.players), mode, extras, seats, options });
}

const chair = (kind: SeatForm["kind"]): SeatForm => ({ kind, name: "", level: "medium", legend: "" });

/** As many chairs as players, one of them mine; Gamer Mode with one extra at least. */
export function settle(game: Tile, form: Form): Form {
  const players = game.players.includes(form.players) ? form.players : (game.players[0] ?? 2);
  const seats = Array.from({ length: players }, (_, n) => form.seats[n] ?? chair(n === 0 ? "me" : "bot"));
  if (!seats.some((one) => one.kind === "me") && seats[0]) seats[0] = { ...seats[0], kind: "me" };
  const none = EXTRAS.every(({ option }) => !form.extras[option]);
  const extras = none ? { ...form.extras, power_ups: true } : form.extras;
  return { ...form, players, seats, extras };
}

const wanted = (one: SeatForm, mine: string): SeatWanted => {
  if (one.kind === "bot") return { kind: "bot", level: one.level };
  if (one.kind === "friend") return { kind: "empty" };
  return me(one.name.trim() || (one.kind === "me" ? mine : ""));
};

/** Only what differs from the defaults, and what means something in this mode. */
export function order(game: Tile, form: Form, mine: string): NewTable {
  const gamer = form.mode === "gamer";
  const options: Record<string, unknown> = { players: form.players, mode: form.mode };
  if (gamer) for (const { option } of EXTRAS) if (form.extras[option]) options[option] = "on";
  for (const option of drawer(game)) {
    const value = form.options[option.name];
    const needs = NEEDS[option.name];
    const meant = !needs || (needs(form) && (gamer || option.name === "hidden_windows"));
    if (value !== option.default && meant) options[option.name] = value;
  }
  return { game: game.id, options, seats: form.seats.map((one) => wanted(one, mine)) };
}

/** The guided first game: Family Mode against an easy bot; `abilities`: Casual Mode. */
export function lesson(name: string, abilities: boolean): NewTable {
  const options = { players: 2, mode: abilities ? "casual" : "family" };
  return { game: "incredibrawl", options, seats: [me(name), { kind: "bot", level: "easy" }], tutorial: true };
}
