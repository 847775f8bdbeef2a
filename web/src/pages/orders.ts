/** The tables that one click opens. */
import type { NewTable, OptionTold, SeatWanted, Tile } from "../protocol/types";

export const me = (name: string): SeatWanted => (name ? { kind: "me", name } : { kind: "me" });

/** A duel with everything at its default against a bot of middle strength. */
export function plain(game: Tile, name: string): NewTable {
  return { game: game.id, options: {}, seats: [me(name), { kind: "bot", level: "medium" }] };
}

/** A duel against whoever opens the table's link first. */
export function invite(game: Tile, name: string): NewTable {
  return { game: game.id, options: {}, seats: [me(name), { kind: "empty" }] };
}

/** A link is of use to somebody else only when the page did not come from this very machine. */
export const shareable = (host: string): boolean => !/^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/** How an on/off option spells "on": the choices may be words or true and false. */
export function on(option: OptionTold | undefined): unknown {
  if (!option?.choices) return true;
  return option.choices.find((choice) => choice === true || choice === "on" || choice === "yes") ?? option.default;
}

/** The guided first game: a Discovery duel, dealt at once, against an easy bot. */
export function guided(game: Tile, name: string): NewTable {
  const named = (id: string): OptionTold | undefined => game.options.find((option) => option.name === id);
  const options: Record<string, unknown> = {};
  if (named("discovery")) options.discovery = on(named("discovery"));
  for (const [id, value] of [
    ["legend_pick", "random"],
    ["start_spots", "spread"],
    ["first_player", "seat1"],
  ] as const) {
    if (named(id)?.choices?.includes(value)) options[id] = value;
  }
  return { game: game.id, options, seats: [me(name), { kind: "bot", level: "easy" }], tutorial: true };
}
