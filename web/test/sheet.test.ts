/** What a <style> may say: inks, spaces, corners and letters are tokens (styles/tokens.css, SCALE of styles/utilities.ts). */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { generator, markup } from "../plugins/utilities.ts";
import { tokens } from "../src/styles/utilities.ts";

const SRC = join(dirname(dirname(fileURLToPath(import.meta.url))), "src");
/** Drawings whose letters are as large as the drawing is, not as the reader's own. */
const DRAWN = [
  "kit/Chart.svelte",
  "games/brutality/Force.svelte",
  "games/brutality/board/Floor.svelte",
  "games/brutality/board/Saint.svelte",
  "games/brutality/board/scene/Word.svelte",
];
/** Where tokens are given: the house's, and a game's own. */
const GIVEN = /\/tokens\.css$/;
/** A length above it places a thing, and is no space between two. */
const SPACE = 64;
/** As many lines of style as there are: fewer are welcome. */
const LINES = 10977;

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|css|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(join(SRC, path), "utf8") }));
/** The text of each sheet, as it stands in its file. */
const sheets = sources.flatMap(({ path, text }) => {
  const style = path.endsWith(".css") ? text : /<style[^>]*>\n([\s\S]*)<\/style>/.exec(text)?.[1];
  return style === undefined ? [] : [{ path, style }];
});

interface Said {
  path: string;
  property: string;
  /** Without what functions are told: what is reckoned is no size of the sheet. */
  value: string;
  whole: string;
}
function plain(value: string): string {
  const inner = value.replace(/[\w-]*\([^()]*\)/g, "");
  return inner === value ? value : plain(inner);
}
const said: Said[] = sheets
  .filter(({ path }) => !path.startsWith("art/") && !GIVEN.test(path))
  .flatMap(({ path, style }) =>
    [...style.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
      ([, property = "", value = ""]) => ({ path, property, value: plain(value), whole: value.replace(/\s+/g, " ") }),
    ),
  );
const raw = (property: RegExp, value: (said: Said) => boolean): string[] =>
  said
    .filter((one) => property.test(one.property) && value(one))
    .map((one) => `${one.path}: ${one.property}: ${one.whole}`);
const lengths = (value: string): number[] =>
  [...value.matchAll(/(?<![\w.#-])-?(\d*\.?\d+)px\b/g)].map(([, length]) => Number(length));

test("there is something to look at", () => {
  expect(said.length).toBeGreaterThan(3000);
});

test("an ink is a token", () => {
  expect(raw(/./, ({ whole }) => /#[\da-f]{3,8}\b|\b(rgb|hsl)a?\(/i.test(whole))).toEqual([]);
});

test("a space is a token", () => {
  const spaces = /^(scroll-)?(padding|margin|(row-|column-)?gap)\b/;
  expect(raw(spaces, ({ value }) => lengths(value).some((length) => length > 0 && length <= SPACE))).toEqual([]);
});

test("a corner is a token", () => {
  expect(raw(/^border-([a-z]+-){0,2}radius$/, ({ value }) => lengths(value).length > 0)).toEqual([]);
});

test("letters are a token, but for those of a drawing", () => {
  const sized = ({ path, value }: Said): boolean =>
    !DRAWN.includes(path) && /(?<![\w.#/-])\d*\.?\d+(px|rem)\b/.test(value);
  expect(raw(/^font(-size)?$/, sized)).toEqual([]);
  for (const path of DRAWN) expect(said.some((one) => one.path === path && /^font/.test(one.property))).toBe(true);
});

test("a token that is asked for is given, and one that is given is asked for", { timeout: 120_000 }, async () => {
  const { css } = await (await generator()).generate(markup(), { preflights: false });
  const all = [...sources.map(({ text }) => text), css];
  const asked = new Set(
    all.flatMap((text) => [...text.matchAll(/var\(--([\w-]+)\s*([,)])/g)].map(([, name = "", end]) => `${name}${end}`)),
  );
  const told = all.flatMap((text) => [...text.matchAll(/--([\w-]+)["']?\s*[:=]|["'`]--([\w-]+)["'`]/g)]);
  const given = new Set([
    ...told.flatMap(([, one, other]) => one ?? other ?? []),
    ...Object.keys(tokens()).map((name) => name.slice(2)),
  ]);
  expect([...asked].filter((name) => name.endsWith(")") && !given.has(name.slice(0, -1)))).toEqual([]);
  const names = [
    ...sheets
      .filter(({ path }) => GIVEN.test(path))
      .flatMap(({ style }) => [...style.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name = ""]) => name)),
    ...Object.keys(tokens()).map((name) => name.slice(2)),
  ];
  // The colour of a seat or of a game is put together from a name that stands in script.
  const script = sources
    .flatMap(({ path, text }) => (path.endsWith("css") || path.startsWith("styles/") ? [] : text))
    .join("\n");
  const idle = names.filter(
    (name) =>
      !asked.has(`${name})`) &&
      !asked.has(`${name},`) &&
      !new RegExp(`["'\`](--)?${name.replace("-fill", "")}["'\`]`).test(script),
  );
  expect(idle).toEqual([]);
});

test("the style grows no longer", () => {
  const lines = sheets.reduce((sum, { style }) => sum + style.split("\n").length - 1, 0);
  expect(lines).toBeLessThanOrEqual(LINES);
});
