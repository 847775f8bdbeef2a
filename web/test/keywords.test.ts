import { afterEach, expect, test } from "vitest";
import { Glossary, glossary } from "../src/words/keywords";
import { speak } from "./spoken";

const FORMS: Record<string, readonly string[]> = {
  mill: ["mill", "mills"],
  shield: ["shield"],
  hit: ["Hit"],
  "hit-2": ["Hit-2"],
  line: ["KO line"],
  ko: ["KO", "KO'd"],
};
const all = Object.keys(FORMS).map((id) => ({ id, name: id, text: "", rule: "" }));
const book = new Glossary(all, ({ id }) => FORMS[id] ?? []);
/** A text with its keywords in brackets. */
const said = (text: string, names = "", skip = ""): string =>
  book
    .split(text, names, skip)
    .map(({ said, word }) => (word ? `[${said}]` : said))
    .join("");

afterEach(() => speak("en"));

test("only whole words are keywords, and the longest that fits", () => {
  expect(said("Nix mills 2, a windmill, millions")).toBe("Nix [mills] 2, a windmill, millions");
  expect(said("A Hit-2 goes on a Hit.")).toBe("A [Hit-2] goes on a [Hit].");
  expect(said("Over the KO line: Ram is KO'd.")).toBe("Over the [KO line]: Ram is [KO'd].");
  expect(said("mill/shield")).toBe("[mill]/[shield]");
});

test("a form in small letters begins a sentence, one with a capital is always written so", () => {
  expect(said("Mill 2. It hits.")).toBe("[Mill] 2. It hits.");
});

test("each is set apart once in a text, and in what stands behind it", () => {
  expect(said("You mill 2, they mill 3, and Mill again.")).toBe("You [mill] 2, they mill 3, and Mill again.");
  const pieces = book.split("Mill 2 for a shield.", "", "", "Mill which card?");
  expect(pieces.flatMap(({ word }) => word?.id ?? [])).toEqual(["shield"]);
});

test("within a name no word is a keyword, but a name that is a keyword is one", () => {
  const names = "Shield Up\nHit\nNix";
  expect(said("Shield Up's block: a shield of 2.", names)).toBe("Shield Up's block: a [shield] of 2.");
  expect(said("Nix lays a Hit", names)).toBe("Nix lays a [Hit]");
  expect(said("Shield Up", "")).toBe("[Shield] Up");
});

test("what is explained is not set apart in its own sentence", () => {
  expect(said("To mill is to drop your shield.", "", "mill")).toBe("To mill is to drop your [shield].");
});

test("a game's words are those of its catalogue, in the reader's language, with the rule that English names", async () => {
  const mill = glossary("blitz_squad").all.find(({ id }) => id === "mill");
  expect(mill).toMatchObject({ name: "Mill", rule: "BS-DISC-02" });
  expect(glossary("blitz_squad").split("Milled").length).toBe(1);
  expect(glossary("blitz_squad").split("the opponent mills 3")[1]?.word).toBe(mill);
  await speak("de");
  const [base] = glossary("brawl").all;
  expect(base).toMatchObject({ id: "base", rule: "BR-TERM-01" });
  expect(base?.text).toContain("Gleichstand");
  expect(glossary("unheard-of").split("mill")).toEqual([{ said: "mill", word: null }]);
});
