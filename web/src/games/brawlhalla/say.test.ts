import { afterEach, describe, expect, it } from "vitest";
import { speak } from "../../../test/spoken";
import { textOf } from "../../feel/keys.svelte";
import { KEYS } from "./keys";
import LESSON from "./lessons";
import { say } from "./say";

const SPACE = { row: 2, col: 5, kind: "platform", sword: false, goal: "", legal: "open" };

describe("what the page says by itself", () => {
  afterEach(() => speak("en"));

  it("counts, and leaves out what is not there", () => {
    expect([0, 1, 2].map((steps) => say("page-steps", { steps, sword: steps > 1 }))).toEqual([
      "0 steps",
      "1 step",
      "2 steps, by a sword",
    ]);
    expect(say("page-space.said", { ...SPACE, who: "none" })).toBe("Row 2, column 5, platform, free.");
    expect(say("page-space.said", { ...SPACE, sword: true, who: "Nix", legal: "yes", goal: "1 step" })).toBe(
      "Row 2, column 5, platform, Flaming Sword, Nix, 1 step, legal.",
    );
    expect(say("page-hand.card", { value: 3, name: "none", when: "", text: "" })).toBe("Card 3, no effect");
    expect(say("page-ko", { ko: 4, state: "used" })).toBe("KO card #4, used");
  });

  it("stays whole where another language does not say it", async () => {
    await speak("de");
    expect(say("page-turn.left", { actions: 1 })).toBe("1 action left");
    expect(KEYS.map(textOf).every(Boolean)).toBe(true);
    expect(LESSON.steps.map((one) => one.title)).toContain("Fetch a Flaming Sword");
  });
});
