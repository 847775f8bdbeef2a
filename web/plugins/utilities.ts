/**
 * `virtual:utilities.css`: the scale of `src/styles/utilities.ts` as tokens, and as a layer of style its words that the
 * page's markup uses; UnoCSS's core makes them on demand, so that no sheet is kept by hand and a word that nobody uses
 * costs no byte. They are looked for in the sources themselves, so that the sheet is whole before the first component is.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createGenerator, type UnoGenerator } from "@unocss/core";
import type { Plugin } from "vite";
import { rules, tokens, variants } from "../src/styles/utilities.ts";

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const SOURCES = ["src", "gallery"];
const ID = "virtual:utilities.css";
const RESOLVED = `\0${ID}`;

export const generator = (): Promise<UnoGenerator> => createGenerator({ rules, variants });

/** Every component's source. */
export function markup(): string {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(WEB, folder), { recursive: true, encoding: "utf8" }).map((path) => join(WEB, folder, path)),
  )
    .filter((path) => path.endsWith(".svelte"))
    .sort()
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}

export function utilities(): Plugin {
  return {
    name: "rumpus-utilities",
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      const { css } = await (await generator()).generate(markup(), { preflights: false });
      const scale = Object.entries(tokens()).map(([name, size]) => `${name}:${size};`);
      return `:root {${scale.join("")}}\n@layer utilities {\n${css}\n}\n`;
    },
    handleHotUpdate({ file, server }) {
      const sheet = server.moduleGraph.getModuleById(RESOLVED);
      if (sheet && file.endsWith(".svelte")) server.reloadModule(sheet);
    },
  };
}
