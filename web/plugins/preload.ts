/**
 * What the page asks for before it knows that it needs it: the fonts of the first paint, so that words never change shape
 * after it, and for each page what it begins with (`public/first.js` picks those of the address): its scripts, its styles
 * and its words.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const ROOMS = join(dirname(dirname(fileURLToPath(import.meta.url))), "src/app/rooms.json");
const FIRST = '<script src="./first.js"';
const PAGE = /\/src\/app\/(\w+)\/(?!Help)\1\.svelte$/i;
/** What the address calls a page, where that is another word (`src/app/router.svelte.ts`). */
const CALLED: Readonly<Record<string, string>> = { setup: "new" };
/** What a page asks the server for, whoever looks at it. */
const ASKED: Readonly<Record<string, string[]>> = { lobby: ["./api/games", "./api/tables", "./api/tables/played"] };

/** A chunk's files and those of all that it imports, but for those of the entry. */
function begins(name: string, bundle: Rolldown.OutputBundle, seen: Set<string>): string[] {
  const chunk = bundle[name];
  if (chunk?.type !== "chunk" || chunk.isEntry || seen.has(name)) return [];
  seen.add(name);
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [name, ...styles, ...chunk.imports.flatMap((one) => begins(one, bundle, seen))];
}

/** The files of each page, and of its words by language. */
function pages(bundle: Rolldown.OutputBundle): { files: object; words: object } {
  const rooms = JSON.parse(readFileSync(ROOMS, "utf8")) as Record<string, string[]>;
  const files: Record<string, string[]> = {};
  const words: Record<string, Record<string, string[]>> = {};
  for (const one of Object.values(bundle)) {
    if (one.type !== "chunk") continue;
    for (const [, page = ""] of one.moduleIds.flatMap((id) => [PAGE.exec(id) ?? []])) {
      if (!(page in rooms)) continue;
      const called = CALLED[page] ?? page;
      files[called] = [...begins(one.fileName, bundle, new Set()).map((file) => `./${file}`), ...(ASKED[page] ?? [])];
      const said = new Set([...(rooms.every ?? []), ...(rooms[page] ?? [])]);
      words[called] = {};
      for (const asset of Object.values(bundle)) {
        const [, language = "", room = ""] = /^words\/(\w+)\/(.+)$/.exec(sourceOf(asset)) ?? [];
        if (said.has(room)) words[called][language] = [...(words[called][language] ?? []), `./${asset.fileName}`];
      }
    }
  }
  return { files, words };
}

const sourceOf = (one: Rolldown.OutputBundle[string]): string =>
  one.type === "asset" ? (one.originalFileNames[0] ?? "") : "";

export function preload(fonts: readonly string[]): Plugin {
  return {
    name: "rumpus-preload",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const first = Object.keys(bundle).filter(
          (name) => name.endsWith(".woff2") && fonts.some((font) => name.includes(`/${font}-`)),
        );
        return {
          html: html.replace(FIRST, `${FIRST} data-begins='${JSON.stringify(pages(bundle))}'`),
          tags: first.map((name) => ({
            tag: "link",
            attrs: { rel: "preload", href: `./${name}`, as: "font", type: "font/woff2", crossorigin: true },
            injectTo: "head-prepend" as const,
          })),
        };
      },
    },
  };
}
