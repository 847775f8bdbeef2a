import { afterEach, describe, expect, it } from "vitest";
import turn from "../../../gallery/fixtures/brawlhalla/turn.json";
import { speak } from "../../../test/spoken";
import { textOf } from "../../feel/keys.svelte";
import { KEYS } from "./keys";
import LESSON from "./lessons";
import type { View } from "./protocol";
import { say, wordsOf } from "./say";

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

describe("a text of the server", () => {
  const { arena } = (turn.state as unknown as { view: View }).view;
  const { tell } = wordsOf(
    () => arena,
    (seat) => ["Yumiko", "Nix"][seat] ?? "",
  );
  const text = (code: string, args: object) => ({ code, args: args as Record<string, unknown>, text: "r2c2" });
  const card = { c: 2, value: 2, code: "2", name: "" };

  it("says places as one sees them, never by their numbers", () => {
    const play = text("hint-move", { space: "r2c2", card });
    expect(tell(text("hint-why", { play, why: text("why-draw", { cards: 0 }) }))).toBe(
      "Move to the left ledge with a 2: you hold no cards.",
    );
    expect(tell(text("hint-play", { play: text("said-step", { space: "r0c1" }) }))).toBe("Go to off-stage, above.");
  });

  it("tells a way by where it ends, and by what", () => {
    expect(arena.grid).toEqual([".....", ".=.=.", ".....", ".===."]);
    const ways = [
      ["r2c2", "platform"],
      ["r3c3", "air"],
      ["r0c1", "ring"],
    ].map(([to, on]) => tell(text("log-walk.told", { seat: 0, start: "r2c1", to, on, steps: 2 })));
    expect(ways).toEqual([
      "Yumiko moves 2, lands on the left ledge.",
      "Yumiko moves 2, into the air over the floor.",
      "Yumiko moves 2, out to off-stage, above.",
    ]);
  });

  it("names a card by its number, and by its effect where that counts", () => {
    const move = (name: string) => tell(text("log-move.told", { seat: 0, steps: 2, card: { ...card, name } }));
    expect([move(""), move("Sink")]).toEqual(["Yumiko spends a 2 to move.", "Yumiko spends a 2 (Sink) to move."]);
  });
});
