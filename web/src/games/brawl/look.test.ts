import { describe, expect, it } from "vitest";
import { plain } from "../../kit/said";
import { INKS, standOn, standsOn } from "./look";
import type { CardType, Colour } from "./protocol";

const type = (word: string, ...colours: Colour[]): CardType => ({
  word,
  name: "",
  brief: "",
  colours,
  n: 1,
  text: plain(""),
  short: plain(""),
});

describe("the fighter on a card", () => {
  it("does what the card does, in the card's ink", () => {
    expect(standOn(type("add_hit", "red"), "you")).toEqual({ pose: "strike", ink: "var(--hit-r)" });
    expect(standOn(type("add_heavy_hit", "green"), "you")).toEqual({ pose: "smash", ink: "var(--hit-g)" });
    expect(standOn(type("block_string", "blue"), "foe")).toEqual({ pose: "guard", ink: "var(--hit-b)" });
  });

  it("has its seat's ink where the card has no colour, or several", () => {
    expect(standOn(type("freeze_base"), "foe")).toEqual({ pose: "cast", ink: INKS.foe[0] });
    expect(standOn(type("two_colour", "red", "blue"), "you").ink).toBe(INKS.you[0]);
  });

  it("stands somehow on the card of a word that nobody has drawn", () => {
    expect(standOn(type("of a designer"), "you").pose).toBe("hips");
  });

  it("is printed once for all cards on which it stands alike", () => {
    const cards = [type("add_hit", "red"), type("wild_hit", "red"), type("add_hit", "blue"), type("add_hit", "red")];
    expect(standsOn(cards, "you").map((stand) => stand.ink)).toEqual(["var(--hit-r)", "var(--hit-b)"]);
  });
});
