/** The few HTTP calls. Each one throws `ApiError` with a sentence that can be shown. */

import { catalogues } from "virtual:words";
import { say, tell } from "../words/say";
import type {
  BranchWanted,
  CardTold,
  DeckTold,
  Estimate,
  Fault,
  GameRow,
  GameTold,
  Lessons,
  LessonWanted,
  NewTable,
  Note,
  NoteWanted,
  PuzzleStill,
  Replay,
  RuleText,
  SaveOpened,
  School,
  TableMade,
  TableRow,
  Tile,
} from "./protocol";

export type Rules = Record<string, RuleText>;

export class ApiError extends Error {
  constructor(
    said: string,
    /** The HTTP status; 0 where there was no answer. */
    readonly status = 0,
  ) {
    super(said);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError(say("shell-silent"));
  }
  if (!answer.ok) throw new ApiError(await reason(answer), answer.status);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function reason(answer: Response): Promise<string> {
  try {
    const { error, code, args } = (await answer.json()) as Partial<Fault>;
    if (error) return tell({ code: code ?? "", args: args ?? {}, text: error });
  } catch {
    // Not JSON: fall through to the status line.
  }
  return say("shell-status", { status: answer.status });
}

/** The games of the lobby; `every`: also those without a tile. */
export const games = (every = false): Promise<Tile[]> => ask(every ? "/api/games?every=1" : "/api/games");
/** A game with all that its set-up page asks. */
export const game = (id: string): Promise<GameTold> => ask(`/api/games/${encodeURIComponent(id)}`);

export const tables = (): Promise<TableRow[]> => ask("/api/tables");
/** The finished games of this browser, latest first. */
export const played = (): Promise<GameRow[]> => ask("/api/tables/played");
/** The next table with the same settings and people. */
export const again = (table: string): Promise<TableMade> =>
  ask(`/api/tables/${encodeURIComponent(table)}/again`, { method: "POST" });
export const create = (request: NewTable): Promise<TableMade> =>
  ask("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
  });

/** A deck as the server knows it: sound, in the shape of its game, or with what is wrong with it. */
export const judgeDeck = (game: string, text: string, options: Record<string, unknown> = {}): Promise<DeckTold> =>
  post(`/api/decks/${encodeURIComponent(game)}/check`, { text, options });
/** What decks of a game are built of, in the game's own shape. */
export const deckBook = <T>(game: string): Promise<T> => ask(`/api/decks/${encodeURIComponent(game)}`);

/** The table that waits under a short code: a word and a number. */
export const byCode = (code: string): Promise<TableMade> => ask(`/api/codes/${encodeURIComponent(code)}`);

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

const post = <T>(path: string, body: unknown): Promise<T> =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

const replayPath = (table: string): string => `/api/replay/${encodeURIComponent(table)}`;
/** A finished game through these eyes: -2 all cards, -1 a watcher, else a seat. */
export const replay = (table: string, eyes: number): Promise<Replay> =>
  ask(`${replayPath(table)}?eyes=${eyes === -2 ? "all" : eyes === -1 ? "watcher" : eyes}&words=${catalogues}`);
export const estimate = (table: string): Promise<Estimate> => ask(`${replayPath(table)}/estimate`);
export const notes = (table: string): Promise<Note[]> => ask(`${replayPath(table)}/notes`);
export const writeNote = (table: string, note: NoteWanted): Promise<Note> => post(`${replayPath(table)}/notes`, note);
export const removeNote = (table: string, id: number): Promise<void> =>
  ask(`${replayPath(table)}/notes/${id}`, { method: "DELETE" });
/** Goes on from a move, at a new table. */
/** The decisions of a seat that cost it most, as far as they are found. */
export const lessons = (table: string, seat: number): Promise<Lessons> =>
  ask(`${replayPath(table)}/lessons?seat=${seat}`);
/** A table at which one of them is tried again. */
export const tryAgain = (table: string, wanted: LessonWanted): Promise<TableMade> =>
  post(`${replayPath(table)}/lessons`, wanted);
export const branch = (table: string, wanted: BranchWanted): Promise<TableMade> =>
  post(`${replayPath(table)}/branch`, wanted);
/** The server plays a save again; where its replay is. */
export const openSave = (save: Blob): Promise<SaveOpened> =>
  ask("/api/saves", { method: "POST", headers: { "content-type": "text/plain" }, body: save });
/** What a game teaches. */
export const school = (game: string): Promise<School> => ask(`/api/learn/${encodeURIComponent(game)}`);
/** A private table at the position of a puzzle. */
export const openPuzzle = (game: string, puzzle: string): Promise<TableMade> =>
  ask(`/api/learn/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(puzzle)}`, { method: "POST" });
/** The position of a puzzle, to be looked at. */
export const puzzleStill = (game: string, puzzle: string): Promise<PuzzleStill> =>
  ask(`/api/learn/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(puzzle)}`);
/** The cards of a table that this browser may know. */
export const cardsHere = (table: string): Promise<CardTold[]> => ask(`/api/tables/${encodeURIComponent(table)}/cards`);

export const saveUrl = (table: string): string => `/api/tables/${encodeURIComponent(table)}/save`;
/**
 * Where a table's messages come from. With a name the visitor takes a free seat under it, without one they look on. `words`:
 * what the page can say by itself; nothing else is told in English.
 */
export function socketUrl(table: string, name: string | null, words = ""): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const how = name === null ? "watch=1" : `name=${encodeURIComponent(name)}`;
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/ws?${how}&words=${words}`;
}
