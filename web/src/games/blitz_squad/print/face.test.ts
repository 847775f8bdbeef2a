import { describe, expect, it } from "vitest";
import { linesIn, linesOf } from "./face";

const card = (...texts: string[]) => ({
  name: "Counterpunch",
  heads: texts.map((text) => ({ head: "Block", text })),
});

describe("a card's text", () => {
  it("is said in short where it needs more lines than the card has", () => {
    const punch = card("When the block holds: the opponent mills 3 (tavern to clinic).");
    expect(linesOf(punch, 142)).toBeLessThanOrEqual(linesIn("hand", punch, 142, 199));
    expect(linesOf(punch, 124)).toBeGreaterThan(linesIn("hand", punch, 124, 174));
  });
});
