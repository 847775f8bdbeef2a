/** The few HTTP calls. Each one throws `ApiError` with a sentence that can be shown. */
import type { NewTable, Replay, RuleText, TableMade, TableRow, Tile } from "../protocol/types";

export type Rules = Record<string, RuleText>;

export class ApiError extends Error {}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError("The server does not answer. Is it running?");
  }
  if (!answer.ok) throw new ApiError(await reason(answer));
  return (await answer.json()) as T;
}

async function reason(answer: Response): Promise<string> {
  try {
    const body = (await answer.json()) as { error?: unknown };
    const words = body.error;
    if (typeof words === "string" && words) return words;
  } catch {
    // Not JSON: fall through to the status line.
  }
  return `The server answered ${answer.status}.`;
}

export const games = (): Promise<Tile[]> => ask("/api/games");
let titles: Promise<Map<string, string>> | undefined;

/** The title of a game, also of one without a tile; its id where the server cannot say. */
export async function titleOf(game: string): Promise<string> {
  titles ??= ask<Tile[]>("/api/games?every=1").then((all) => new Map(all.map((tile) => [tile.id, tile.title])));
  try {
    return (await titles).get(game) ?? game;
  } catch {
    titles = undefined;
    return game;
  }
}

export const tables = (): Promise<TableRow[]> => ask("/api/tables");
export const create = (request: NewTable): Promise<TableMade> =>
  ask("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
  });

const known = new Map<string, Promise<Rules>>();

/** The rule texts of a game, fetched once. */
export function rules(game: string): Promise<Rules> {
  let found = known.get(game);
  if (!found) {
    found = ask<Rules>(`/api/rules/${encodeURIComponent(game)}`);
    known.set(game, found);
    found.catch(() => known.delete(game));
  }
  return found;
}

export const replay = (table: string): Promise<Replay> => ask(`/api/tables/${encodeURIComponent(table)}/replay`);
export const saveUrl = (table: string): string => `/api/tables/${encodeURIComponent(table)}/save`;
/** Where a table's messages come from. With a name the visitor takes a free seat under it, without one they look on. */
export function socketUrl(table: string, name: string | null): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const how = name === null ? "watch=1" : `name=${encodeURIComponent(name)}`;
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/ws?${how}`;
}
