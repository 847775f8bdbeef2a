/**
 * Lays `licences.txt` into the built page: the licence of every package of which anything is in it, as the package tells it.
 * A package is found by what is bundled; `more` are those that another plugin reads.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const FILE = /^(licen[cs]e|copying)/i;

interface Told {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
  author?: string | { name: string };
}

/** What is said of the package in this folder: a head of one line, who made it, then its licence where it brings the text. */
export function told(folder: string): string {
  const { name, version, license, homepage, author } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  ) as Told;
  if (!license) throw new Error(`${folder}: the package does not say under which licence it is`);
  const file = readdirSync(folder).find((one) => FILE.test(one));
  const by = typeof author === "string" ? author : author?.name;
  const text = file
    ? readFileSync(join(folder, file), "utf8").trim()
    : `${[by, homepage].filter(Boolean).join(", ")}\n${license}`;
  return `== ${name} ${version} (${license})\n\n${text}\n`;
}

export function licences(more: string[]): Plugin {
  let root = "";
  return {
    name: "rumpus-licences",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      // Fonts are no modules: styles bring them along.
      const laid = Object.values(bundle).flatMap((one) => (one.type === "asset" ? one.originalFileNames : []));
      const paths = [...this.getModuleIds(), ...laid.map((path) => resolve(root, path)), ...more];
      const folders = new Set(paths.flatMap((path) => PACKAGE.exec(path.replaceAll("\\", "/"))?.[0] ?? []));
      const found = [...folders].filter((folder) => existsSync(join(folder, "package.json")));
      this.emitFile({ type: "asset", fileName: "licences.txt", source: found.map(told).sort().join("\n") });
    },
  };
}
