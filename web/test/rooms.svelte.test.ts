/** What is shown is said again when its room comes. */
import { FluentResource } from "@fluent/bundle";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { language } from "../src/words/language.svelte";
import { gameWords, tell } from "../src/words/say";

const made = (source: string): FluentResource => new FluentResource(source);
const NO_CODE = { code: "no-code", args: {}, text: "English of the server." };
let shown: string | null = null;
let stop = (): void => undefined;
function show(said: () => string | null): void {
  stop = $effect.root(() => {
    $effect(() => {
      shown = said();
    });
  });
  flushSync();
}
afterEach(async () => {
  stop();
  await language.choose("en");
});

describe("a sentence that is shown", () => {
  it("changes when its room comes late, and when the language's own room does", async () => {
    const words = gameWords("late");
    show(() => words.find("late", { n: 2 }));
    expect(shown).toBeNull();
    language.put("en", "games/late", made("late = { $n } come"));
    flushSync();
    expect(shown).toBe("2 come");
    language.put("en", "games/late", made("late = { $n } went"));
    flushSync();
    expect(shown).toBe("2 went");
  });

  it("changes with the language while its page is open, also where the room is asked for afterwards", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async (place: string) => new Response(decodeURIComponent(place.replace("data:application/json,", "")))),
    );
    language.want("de");
    show(() => tell(NO_CODE));
    expect(shown).toContain("No table has this code.");
    await language.need("server");
    flushSync();
    expect(shown).toContain("So heißt kein Tisch.");
  });
});
