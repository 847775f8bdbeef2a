import { expect, test } from "vitest";
import turn from "../../../gallery/fixtures/brawlhalla/turn.json";
import { artOf } from "./faces";

const setup: Readonly<Record<string, unknown>> = turn.welcome.setup;

test("a figure holds the weapon that is up, whichever it was drawn with", () => {
  const bow = artOf(setup, "yumiko", "bow");
  const mallet = artOf(setup, "yumiko", "hammer");
  expect(bow?.weapon).toBe("bow");
  expect(mallet?.weapon).toBe("hammer");
  expect({ ...mallet, weapon: bow?.weapon }).toEqual(bow);
});

test("every weapon side of every Legend has something to hold that is its own", () => {
  for (const { id, weapons } of turn.welcome.setup.legends) {
    const held = weapons.map(({ type }) => artOf(setup, id, type)?.weapon);
    expect(new Set(held).size, `${id}: ${held.join()}`).toBe(weapons.length);
  }
});

test("what the other hand was drawn with goes with its weapon", () => {
  const [pistols, scythe] = ["blasters", "scythe"].map((type) => artOf(setup, "nix", type));
  expect([pistols?.weapon, pistols?.off]).toEqual(["pistol", "pistol"]);
  expect([scythe?.weapon, scythe?.off]).toEqual(["scythe", undefined]);
});
