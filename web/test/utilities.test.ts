import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { generator } from "../plugins/utilities.ts";

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const CLASS = /\.([A-Za-z][\w-]*)/g;

const files = (folder: string, end: RegExp): string[] =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => end.test(path))
    .map((path) => join(WEB, folder, path));
const named = (text: string): string[] => [...text.matchAll(CLASS)].map(([, name = ""]) => name);
const style = (text: string): string => /<style[^>]*>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "";
const markup = (text: string): string => text.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, "");

/** The words of `class="..."` that stand there as they are: not what an expression among them says. */
const words = (text: string): string[] =>
  [...markup(text).matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = ""]) =>
    value
      .replace(/\S*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\S*/g, " ")
      .split(/\s+/)
      .filter(Boolean),
  );

const components = files("src", /\.svelte$/).map((path) => ({
  path: relative(WEB, path),
  text: readFileSync(path, "utf8"),
}));
/** Selectors in the strings of a test. */
const selected = (text: string): string[] =>
  [...text.matchAll(/["'](?=[^"'\n]*\.[a-z])([^"'\n]*)["']/g)].flatMap(([, part = ""]) =>
    [...part.matchAll(/(?:^|[\s>,(\]])\.([a-z][\w-]*)/g)].map(([, name = ""]) => name),
  );
/** Classes that a sheet, a script, a test or another component asks for by name. */
const wanted = new Set([
  ...[...files("../tests/web", /\.py$/), ...files("src", /\.test\.ts$/)].flatMap((path) =>
    selected(readFileSync(path, "utf8")),
  ),
  ...files("src", /\.css$/).flatMap((path) => named(readFileSync(path, "utf8"))),
  ...components.flatMap(({ text }) =>
    [...style(text).matchAll(/:global\(([^{]*)/g)].flatMap(([, part = ""]) => named(part)),
  ),
  ...[
    ...components.map(({ text }) => text),
    ...files("src", /\.ts$/).map((path) => readFileSync(path, "utf8")),
  ].flatMap((text) =>
    [...text.matchAll(/(?:querySelector(?:All)?|closest|matches)(?:<[^(]*>)?\(\s*["'`]([^"'`]*)/g)].flatMap(
      ([, part = ""]) => named(part),
    ),
  ),
]);

test("a word of a class is a utility, or somebody asks for it", async () => {
  const uno = await generator();
  const idle: string[] = [];
  for (const { path, text } of components) {
    const own = new Set(named(style(text)));
    for (const word of words(text))
      if (!own.has(word) && !wanted.has(word) && !(await uno.parseToken(word))) idle.push(`${path}: ${word}`);
  }
  expect(idle).toEqual([]);
});

test("no component calls a class of its own what a utility is called", async () => {
  const uno = await generator();
  const twice: string[] = [];
  for (const { path, text } of components)
    for (const name of new Set(named(style(text)))) if (await uno.parseToken(name)) twice.push(`${path}: .${name}`);
  expect(twice).toEqual([]);
});
