/**
 * Fonts in two files: a small one of the characters that the page and its games say, which everybody loads, and the whole
 * one, for any other in a name or a deck. Each `@font-face` of a style becomes two, by `unicode-range`.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const MODULES = join(dirname(dirname(fileURLToPath(import.meta.url))), "node_modules");
/** Small fonts that were made. */
const KEPT = join(MODULES, ".cache/rumpus");
const FACE = /@font-face\s*\{[^}]*url\("([^"]+)\.woff2"\)[^}]*\}/g;
const LAST = 0x10ffff;
/** All of ASCII, and what English and German need beyond it, with the signs that stand in our texts. */
const SAID = `${String.fromCharCode(...Array.from({ length: 95 }, (_, n) => n + 0x20), 0xa0)}äöüÄÖÜßéÉ–—‘’‚“”„‹›«»…·•×−½¼¾°±←↑→↓`;

const said = [...new Set(SAID)].map((one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b);

/** Characters from here to there, as style says it. */
const range = (from: number, to: number): string => `U+${from.toString(16)}${from === to ? "" : `-${to.toString(16)}`}`;

/** The characters of the small font, and all others. */
export function ranges(): [small: string, rest: string] {
  const [near, far]: string[][] = [[], []];
  let [first, next] = [0, 0];
  for (const one of [...said, LAST + 1]) {
    if (one === next) next += 1;
    else {
      if (first < next) near?.push(range(first, next - 1));
      far?.push(range(next, one - 1));
      [first, next] = [one, one + 1];
    }
  }
  return [near?.join(",") ?? "", far?.join(",") ?? ""];
}

/** Where the small font of a whole one lies; it is made once. */
async function small(font: string): Promise<string> {
  const whole = readFileSync(join(MODULES, `${font}.woff2`));
  const mark = createHash("sha256").update(whole).update(SAID).digest("hex").slice(0, 16);
  const path = join(KEPT, mark, `${basename(font)}.small.woff2`);
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await subset(whole, SAID, { targetFormat: "woff2" }));
  }
  return path;
}

export function fonts(): Plugin {
  return {
    name: "rumpus-fonts",
    enforce: "pre",
    async transform(code, id) {
      if (!id.endsWith(".css") || !code.includes("@font-face")) return null;
      const [near, far] = ranges();
      const faces = [...code.matchAll(FACE)];
      const paths = await Promise.all(faces.map(([, font = ""]) => small(font)));
      return faces.reduce((text, [face, font = ""], n) => {
        const ranged = (one: string, by: string) => one.replace(/\}$/, `  unicode-range: ${by};\n}`);
        const little = face.replace(`${font}.woff2`, paths[n] ?? "");
        return text.replace(face, `${ranged(little, near)}\n${ranged(face, far)}`);
      }, code);
    },
  };
}
