/**
 * `virtual:icons`: the drawings of the icons in use and no others, taken from game-icons (CC BY 3.0) when the page is built.
 *
 * In use means: listed in `src/icons/names.json`, listed in `src/games/<game>/icons.json`, or named as `icon = "..."`
 * in a content file of a game, so that a new card in TOML brings its own picture along.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const SET = join(WEB, "node_modules/@iconify-json/game-icons/icons.json");
const GAMES = join(WEB, "src/games");
const RULES = join(WEB, "../src/rumpus/games");
const ID = "virtual:icons";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** Every file that can name an icon, as paths from the file system root. */
function sources(): string[] {
  const under = (folder: string, wanted: RegExp): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: "utf8" })
          .filter((path) => wanted.test(path))
          .map((path) => join(folder, path))
      : [];
  return [
    join(WEB, "src/icons/names.json"),
    ...under(GAMES, /(^|\/)icons\.json$/),
    ...under(RULES, /\/content\/.*\.toml$/),
  ];
}

/** The icon names that one file uses; a leading "game-icons:" is allowed. */
function namesIn(path: string): string[] {
  const text = readFileSync(path, "utf8");
  const names = path.endsWith(".json")
    ? (JSON.parse(text) as string[])
    : [...text.matchAll(/^\s*\w*icon\w*\s*=\s*"([^"]+)"/gm)].map((match) => match[1] ?? "");
  return names.map((name) => name.replace(/^game-icons:/, ""));
}

/** Name to SVG body for all icons in use. A name the set lacks is an error in our lists and is left out from content. */
export function collect(): Record<string, string> {
  const set = JSON.parse(readFileSync(SET, "utf8")) as IconSet;
  const found: Record<string, string> = {};
  for (const path of sources()) {
    for (const name of namesIn(path)) {
      const body = set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? ""]?.body;
      if (body) found[name] = body;
      else if (path.endsWith(".json")) throw new Error(`${path}: game-icons has no icon "${name}"`);
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => a.localeCompare(b)));
}

export function icons(): Plugin {
  return {
    name: "rumpus-icons",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      for (const path of sources()) this.addWatchFile(path);
      return `export const icons = ${JSON.stringify(collect())};`;
    },
  };
}
