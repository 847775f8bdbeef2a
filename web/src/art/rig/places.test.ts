import { expect, test } from "vitest";
import type { Land, PlaceWords } from "../words";
import { LANDS } from "./lands";
import { svg } from "./picture";
import { LAYERS, place, toned } from "./places";

const KINDS = Object.keys(LANDS) as Land[];
const paint = (words: Partial<PlaceWords>): string => svg(place({ kind: "lake", seed: "mirror_lake", ...words }));

test("the same words paint the same place; each land, seed, time and palette another one", () => {
  expect(paint({})).toBe(paint({}));
  const others = [
    ...KINDS.map((kind) => paint({ kind })),
    paint({ seed: "other" }),
    paint({ time: "night" }),
    paint({ palette: { sky: "#102030", glow: "#ffffff", dark: "#000000" } }),
    paint({ weather: "snow" }),
  ];
  expect(new Set(others).size).toBe(others.length);
  for (const one of others) expect(one).not.toMatch(/NaN|undefined|Infinity/);
});

test("dots are patterns: no place is heavier than 40 kB", () => {
  for (const kind of KINDS) expect(paint({ kind }).length, kind).toBeLessThan(40_000);
});

test("in two tones a place lies between them", () => {
  const { box, body } = toned(place({ kind: "pit" }), ["#000000", "#ff8000"]);
  expect(box).toEqual(place({}).box);
  expect([...body.matchAll(/tableValues="([^"]+)"/g)].map((found) => found[1])).toEqual([
    "0.000 1.000",
    "0.000 0.502",
    "0.000 0.000",
  ]);
});

test("layers are painted apart as they are together; unknown words are a hall in usual weather", () => {
  const words: PlaceWords = { kind: "pit", seed: "p" };
  expect(LAYERS.map((layer) => place(words, [layer]).body).join("")).toBe(place(words).body);
  const odd = { kind: "toString", time: "noon", weather: "fog" } as unknown as Partial<PlaceWords>;
  expect(paint(odd)).toBe(paint({ kind: "hall" }));
});
