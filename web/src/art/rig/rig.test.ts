import { expect, test, vi } from "vitest";
import type { ArtWords } from "../words";
import { LARGE, portrait, printed } from "./figure";
import { outline, type Parts } from "./icons";
import { svg } from "./picture";
import { BUILDS, STANCES } from "./poses";
import { poster } from "./poster";
import { WEAPONS } from "./weapons";
import { WEAR } from "./wear";

/** Hundreds of figures: a busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000 });

const INKS = { ink: "#3F78EE", paper: "#F7EDD8", black: "#17131F" };
const PARTS: Parts = { crate: [25, "M100 100L400 100L400 400ZM200 120L300 120L300 200Z"] };
const HEADS = [
  "human",
  "viking",
  "ninja",
  "hood",
  "witch",
  "knight",
  "robot",
  "choir",
  "fox",
  "wolf",
  "cat",
  "frog",
  "mole",
  "ram",
  "tree",
  "toaster",
  "comet",
];
const EVERYTHING: ArtWords = {
  build: "broad",
  pose: "draw",
  head: "human",
  face: { hair: "long", beard: "a", hair_mat: "p", mouth: "grin" },
  hat: { icon: "crate", up: 50 },
  wear: "gi",
  sleeve: "long",
  bracer: "k",
  belt: "k",
  pads: "both",
  spikes: true,
  pants: "wide",
  boots: "paw",
  skirt: { rag: true, n: 6 },
  cape: { rag: true },
  extra: ["fur", "collar", "scarf", "wings", { kind: "tails", n: 1 }],
  weapon: "bow",
  off: "crate",
  hold_off: { size: 120, turn: 30, flip: true },
  bend: { an: [10, 20] },
};
const print = (art: ArtWords, pose?: string): string => svg(printed(art, pose, INKS, PARTS, LARGE, "Somebody"));
/** The words of a designer's own file that this page does not know. */
const odd = (words: Record<string, unknown>): ArtWords => words as ArtWords;

test("the same words print the same picture; another seed tears it another way", () => {
  expect(print(EVERYTHING)).toBe(print({ ...EVERYTHING }));
  expect(print({ ...EVERYTHING, seed: "other" })).not.toBe(print(EVERYTHING));
});

test("every word prints whole numbers and closed text, in every stance", () => {
  const casts: ArtWords[] = [
    EVERYTHING,
    { extra: ["tentacles"], many: 3 },
    { many: 2, weapon: "pistol" },
    ...Object.keys(BUILDS).map((build) => odd({ build, weapon: "hammer" })),
    ...Object.keys(WEAPONS).map((weapon) => ({ weapon, off: weapon })),
    ...Object.keys(WEAR).map((wear) => odd({ wear })),
    ...HEADS.map((head) => ({ head })),
  ];
  for (const [i, art] of casts.entries()) {
    for (const pose of [undefined, "hurt"]) {
      const made = print(art, pose);
      expect(made, JSON.stringify(art)).not.toMatch(/NaN|undefined|Infinity|null/);
      if (i < 3) expect(new DOMParser().parseFromString(made, "image/svg+xml").querySelector("parsererror")).toBeNull();
    }
  }
  const stances = Object.keys(STANCES).map((pose) => print({ weapon: "sword" }, pose));
  expect(new Set(stances).size).toBe(16);
});

test("drawn heads differ, and so do drawn weapons, builds and clothes", () => {
  for (const [key, words] of [
    ["head", HEADS],
    ["weapon", Object.keys(WEAPONS)],
    ["build", Object.keys(BUILDS)],
    ["wear", Object.keys(WEAR)],
  ] as const)
    expect(new Set(words.map((word) => print(odd({ [key]: word })))).size, key).toBe(words.length);
});

test("an unknown word falls back for that part only", () => {
  const plain = print({});
  for (const word of ["build", "head", "wear", "pose"])
    expect(print(odd({ [word]: "toString" })).length, word).toBeGreaterThan(plain.length * 0.7);
  expect(print(odd({ build: "huge" }))).toBe(plain);
  expect(print(odd({ head: "no-such-icon" }))).toBe(plain);
  expect(print(odd({ weapon: "no-such-icon" }))).toBe(plain);
  expect(print(odd({ extra: ["halo", { kind: "toString" }] }))).toBe(plain);
  expect(print(odd({ pose: "dance" }))).toBe(plain);
  expect(print(odd({ mats: { torso: "z" } }))).toBe(plain);
  expect(print(odd({ face: { hair: "mohawk" } }))).toBe(plain);
  expect(print({ many: 9 })).toBe(plain);
});

test("an icon stands for what is not drawn", () => {
  expect(outline(PARTS.crate ?? [0, ""])).toBe("M100 100L400 100L400 400Z");
  expect(print({ weapon: "crate" })).not.toBe(print({}));
  expect(print({ head: "crate" })).not.toBe(print({}));
});

test("what happens is a stance: a blow, a fall, a cheer; at rest it stands as its words say", () => {
  const art: ArtWords = { pose: "lunge", weapon: "sword" };
  expect(print(art, "rest")).toBe(print(art));
  expect(new Set([undefined, "strike", "hurt", "win"].map((pose) => print(art, pose))).size).toBe(4);
  expect(print(art, "win")).toBe(print(art, "cheer"));
  expect(print(art, "no such thing")).toBe(print(art));
});

test("a portrait is square and empty-handed; a poster has its own measures", () => {
  const { box } = portrait(EVERYTHING, INKS, PARTS, "Somebody");
  expect(box[2] - box[0]).toBeCloseTo(box[3] - box[1]);
  expect(portrait({ ...EVERYTHING, weapon: "axe" }, INKS, PARTS, "x")).toEqual(portrait(EVERYTHING, INKS, PARTS, "x"));
  for (const back of ["burst", "sun", "graves", "gate", "moon", "waves", "no such"])
    expect(svg(poster(odd({ ...EVERYTHING, back }), INKS, PARTS, "Somebody"))).not.toMatch(/NaN|undefined/);
});
