/**
 * The drawings of the icons in use and no others, taken from game-icons (CC BY 3.0) when the page is built.
 *
 * `virtual:icons` has those of the shell and of the tiles: `src/art/icons.json` and `src/games/<game>/tile.json`.
 * `virtual:icons/<room>` adds those that only a room of `src/app`, or the kit, uses: its `icons.json`.
 * `virtual:icons/<game>` adds those that only a game uses: `src/games/<game>/icons.json`, and each `icon = "..."` (`art`, `mark`, `face`) in
 * a content file of the game, so that a new card in TOML brings its own picture along. Those of its rule sheet
 * stay out: a sheet on the page draws none.
 * `virtual:icons/<game>/later` has those of the content files that `src/games/<game>/icons.later.json` names, and the one
 * before has not: a table stands without them, and fetches them with the first thing that shows one.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { light } from "./lighter.ts";

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
export const SET = join(WEB, "node_modules/@iconify-json/game-icons/icons.json");
export const GAMES = join(WEB, "src/games");
const APP = join(WEB, "src/app");
export const RULES = join(WEB, "../src/rumpus/games");
/** The rules of one sheet, in the folder of a game. */
const SHEET = join("content", "learn", "sheet.toml");
const ADD = join(WEB, "src/art/icons.svelte.ts");
const ID = "virtual:icons";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

let read: IconSet | undefined;
/** All of game-icons, read once. */
function iconSet(): IconSet {
  read ??= JSON.parse(readFileSync(SET, "utf8")) as IconSet;
  return read;
}

const there = (paths: string[]): string[] => paths.filter((path) => existsSync(path));

/** Every file that names icons: of the shell and the tiles without a game, else of that game, or room of the page. */
function sources(game?: string, later = false): string[] {
  if (game === undefined)
    return there([join(WEB, "src/art/icons.json"), ...readdirSync(GAMES).map((one) => join(GAMES, one, "tile.json"))]);
  const content = join(RULES, game, "content");
  const apart = there([join(GAMES, game, "icons.later.json")]).flatMap(namesIn);
  if (later) return apart.map((name) => join(content, name));
  const all = existsSync(content) ? readdirSync(content, { recursive: true, encoding: "utf8" }) : [];
  const files = all.filter((path) => !apart.includes(path));
  return [
    ...there([join(GAMES, game, "icons.json"), join(APP, game, "icons.json"), join(WEB, "src", game, "icons.json")]),
    ...files
      .filter((path) => path.endsWith(".toml"))
      .map((path) => join(content, path))
      .filter((path) => !path.endsWith(SHEET)),
  ];
}

/** The icon names that one file uses; a leading "game-icons:" is allowed. */
function namesIn(path: string): string[] {
  const text = readFileSync(path, "utf8");
  const names = path.endsWith(".json")
    ? (JSON.parse(text) as string[])
    : [...text.matchAll(/^\s*(?:\w*icon\w*|art|mark|face)\s*=\s*"([^"]+)"/gm)].map((match) => match[1] ?? "");
  return names.map((name) => name.replace(/^game-icons:/, ""));
}

/** Name to SVG body: those at hand from the start, or those that a game adds, at once or `later`. A name the set lacks is an error in our lists and is left out from content. */
export function collect(game?: string, later = false): Record<string, string> {
  const set = iconSet();
  const known = game === undefined ? {} : { ...collect(), ...(later ? collect(game) : {}) };
  const found: Record<string, string> = {};
  for (const path of sources(game, later)) {
    for (const name of namesIn(path)) {
      const body = set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? ""]?.body;
      if (body && !(name in known)) found[name] = light(body);
      else if (!body && path.endsWith(".json")) throw new Error(`${path}: game-icons has no icon "${name}"`);
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => a.localeCompare(b)));
}

export function icons(): Plugin {
  return {
    name: "rumpus-icons",
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return null;
      const [, game, part] = id.split("/");
      const later = part === "later";
      for (const path of sources(game, later)) this.addWatchFile(path);
      const drawings = JSON.stringify(collect(game, later));
      return game === undefined
        ? `export const drawings = ${drawings};`
        : `import { add } from ${JSON.stringify(ADD)};\nadd(${drawings});`;
    },
  };
}
