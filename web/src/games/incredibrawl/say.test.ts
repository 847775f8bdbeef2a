import { afterEach, describe, expect, it } from "vitest";
import { speak } from "../../../test/spoken";
import { textOf } from "../../feel/keys.svelte";
import { KEYS } from "./keys";
import LESSON from "./lessons";
import { windowsOf, windowsWithin } from "./look";
import { say } from "./say";

describe("what the page says by itself", () => {
  afterEach(() => speak("en"));

  it("says a card with as much as it has", () => {
    const card = {
      card: "Anvil Bear",
      type: "Physical",
      level: 7,
      kind: "character",
      beats: "Natural",
      text: "Roars.",
    };
    expect(say("page-said", { ...card, classes: "beast" })).toBe(
      "Anvil Bear, Physical Level 7, beats Natural, beast. Roars.",
    );
    expect(
      say("page-said", {
        card: "Plot Twist",
        type: "none",
        level: "",
        kind: "power_up",
        beats: "none",
        classes: "none",
        text: "It twists.",
      }),
    ).toBe("Plot Twist, Power-Up. It twists.");
  });

  it("counts who is ready, and who wins", () => {
    expect([1, 2].map((ready) => say("page-ready", { ready, all: 3 }))).toEqual([
      "1 of 3 is ready.",
      "2 of 3 are ready.",
    ]);
    const throws = (who: string, yours: boolean, people: number): string => say("page-throw", { who, yours, people });
    expect([throws("You", true, 1), throws("Mako", false, 1), throws("Mako and Nix", false, 2)]).toEqual([
      "You win the throw.",
      "Mako wins the throw.",
      "Mako and Nix win the throw.",
    ]);
  });

  it("lists windows, the first with a capital where it begins", () => {
    expect(windowsOf(["reveal", "before_scrap"])).toBe("After the reveal or before the scrap");
    expect(windowsWithin(["reveal"])).toBe("after the reveal");
  });

  it("stays whole where another language does not say it", async () => {
    await speak("de");
    expect(say("page-cards", { cards: 1 })).toBe("1 card");
    expect(KEYS.map(textOf).every(Boolean)).toBe(true);
    expect(LESSON.steps[0]?.title).toBe("Choose in secret");
  });
});
