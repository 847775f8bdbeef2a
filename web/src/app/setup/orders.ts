/** The tables that one click opens. */
import type { GameTold, Level, NewTable, OptionTold, SeatWanted } from "../../net/protocol";
import { type Form, order, start } from "./form";

export const me = (name: string): SeatWanted => (name ? { kind: "me", name } : { kind: "me" });

/** The table that was kept as mine, or the usual one, against bots of this level. */
export function plain(
  game: GameTold,
  name: string,
  level: Level = "medium",
  kept: Partial<Form> | null = null,
): NewTable {
  const form = start(game, kept);
  const chairs = form.chairs.map((one) => (one.kind === "me" ? one : { ...one, kind: "bot" as const, level }));
  return order(game, start(game, { ...form, chairs }), name);
}

/** The same table for people: whoever opens its link first sits down. Friends whom a kept table has are enough. */
export function invite(game: GameTold, name: string, kept: Partial<Form> | null = null): NewTable {
  const form = start(game, kept);
  const asked = form.chairs.some((one) => one.kind === "friend");
  const first = form.chairs.findIndex((one) => one.kind !== "me");
  const chairs = form.chairs.map((one, n) => (!asked && n === first ? { ...one, kind: "friend" as const } : one));
  return order(game, start(game, { ...form, chairs }), name);
}

/** A link is of use to somebody else only when the page did not come from this very machine. */
export const shareable = (host: string): boolean => !/^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/** How an on/off option spells "on": the choices may be words or true and false. */
export function on(option: OptionTold | undefined): unknown {
  if (!option?.choices) return true;
  return option.choices.find((choice) => choice === true || choice === "on" || choice === "yes") ?? option.default;
}
