/**
 * The catalogues as data: `virtual:words` says at which address each one lies, with a hash in its name, by its room. They are parsed
 * here, so that the page needs no parser. What another language does not say is said in its file in English: one file is
 * all that a reader loads of a room.
 *
 * `src/rumpus/words/<language>/<room>.ftl` is `<language>/<room>`, and `src/rumpus/games/<game>/words/<language>.ftl` is
 * `<language>/games/<game>`. The room `boot` comes with the page itself: what is said when nothing else can be loaded.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const RULES = join(WEB, "../src/rumpus");
const HOUSE = join(RULES, "words");
const ID = "virtual:words";
const ENGLISH = "en";
const BOOT = "boot";
/** Rooms in the file of another: whoever needs that one needs them soon. */
const WITH: Readonly<Record<string, readonly string[]>> = { shell: ["server"] };

/** Messages and terms by their id, each as it is written, without comments and blank lines. */
function entries(source: string): Map<string, string> {
  const lines = source.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const found = new Map<string, string>();
  let last = "";
  for (const line of lines) {
    const id = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    last = id ?? last;
    found.set(last, id ? line : `${found.get(last) ?? ""}\n${line}`);
  }
  return found;
}

/** Attributes of a message by name, as they are written. */
function attributes(entry: string): Map<string, string> {
  const [, ...parts] = entry.split(/\n(?= +\.[a-zA-Z][\w-]* *=)/);
  return new Map(parts.map((part) => [/\.([\w-]+)/.exec(part)?.[1] ?? "", part]));
}

/** A language's file with all that only English says: whole messages, and attributes of messages. */
export function whole(other: string, english: string): string {
  const said = entries(other);
  for (const [id, entry] of entries(english)) {
    const mine = said.get(id);
    const known = attributes(mine ?? "");
    const more = [...attributes(entry)].flatMap(([name, text]) => (known.has(name) ? [] : [text]));
    said.set(id, mine === undefined ? entry : [mine, ...more].join("\n"));
  }
  return `${[...said.values()].join("\n")}\n`;
}

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
const catalogues = (path: string): string[] =>
  existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(".ftl")) : [];

/** The file of each catalogue by `<language>/<room>`: those of the house, and of the games that have a page. */
export function files(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const language of folders(HOUSE).sort())
    for (const name of catalogues(join(HOUSE, language)))
      found[`${language}/${basename(name, ".ftl")}`] = join(HOUSE, language, name);
  for (const game of folders(join(WEB, "src/games")).sort())
    for (const name of catalogues(join(RULES, "games", game, "words")))
      found[`${basename(name, ".ftl")}/games/${game}`] = join(RULES, "games", game, "words", name);
  return found;
}

/** Of each game that has a page, what the server calls `Catalogue.fingerprint`: who has these words needs no others. */
export function fingerprints(all = files()): string[] {
  const bytes = (key: string): Buffer => readFileSync(all[`${ENGLISH}/${key}`] ?? "");
  const games = Object.keys(all).flatMap((key) => (key.startsWith(`${ENGLISH}/games/`) ? [key.slice(3)] : []));
  return games.map((game) =>
    createHash("sha256").update(bytes(game)).update(bytes("server")).digest("hex").slice(0, 8),
  );
}

/** The messages of a catalogue, parsed: what the page loads of it. */
export function read(key: string, all = files()): FluentResource {
  const room = key.slice(key.indexOf("/") + 1);
  const text = (name: string): string => (all[name] ? readFileSync(all[name], "utf8") : "");
  return new FluentResource(whole(text(key), text(`${ENGLISH}/${room}`)));
}

export function words(): Plugin {
  let serves = false;
  return {
    name: "rumpus-words",
    configResolved(config) {
      serves = config.command === "serve";
    },
    resolveId: (id) => (id === ID ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const all = files();
      const boot: string[] = [];
      const places: string[] = [];
      const inOthers = new Set(Object.values(WITH).flat());
      for (const [key, path] of Object.entries(all)) {
        this.addWatchFile(path);
        const [language = "", room = ""] = key.split(/\/(.*)/);
        const body = (one: string) => read(`${language}/${one}`, all).body;
        if (room === BOOT) boot.push(`${JSON.stringify(language)}: ${JSON.stringify(body(room))}`);
        if (room === BOOT || inOthers.has(room)) continue;
        const rooms = [room, ...(WITH[room] ?? [])];
        const source = JSON.stringify(Object.fromEntries(rooms.map((one) => [one, body(one)])));
        let place = JSON.stringify(`data:application/json,${encodeURIComponent(source)}`);
        if (!serves) {
          const name = `${room.replace("games/", "")}.${language}.json`;
          place = `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, originalFileName: `words/${key}`, source })}`;
        }
        places.push(...rooms.map((one) => `${JSON.stringify(`${language}/${one}`)}: ${place}`));
      }
      const known = JSON.stringify(fingerprints(all).join());
      return `export const boot = {${boot.join(", ")}}, places = {${places.join(", ")}}, catalogues = ${known};`;
    },
  };
}
