import { FluentResource } from "@fluent/bundle";
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { read, whole } from "../plugins/words";
import CodeField from "../src/app/lobby/CodeField.svelte";
import * as blitz from "../src/games/blitz_squad/say";
import { LANGUAGES, language, ownName, pick } from "../src/words/language.svelte";
import { gameWords, list, mark, say, tell } from "../src/words/say";

const made = (source: string): FluentResource => new FluentResource(source);
/** As if German lay on the server. */
function serve(fails = false): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async (place: string) => {
      if (fails) return new Response("", { status: 404 });
      return new Response(decodeURIComponent(place.replace("data:application/json,", "")));
    }),
  );
}
afterEach(() => language.choose("en"));

describe("the language", () => {
  it("is the chosen one, else the first that the browser likes, else English", () => {
    expect(LANGUAGES).toEqual(["en", "de"]);
    expect(LANGUAGES.map(ownName)).toEqual(["English", "Deutsch"]);
    expect(pick("de", ["en-GB"])).toBe("de");
    expect(pick("", ["fr", "de-AT", "en"])).toBe("de");
    expect(pick("xx", ["fr"])).toBe("en");
  });

  it("stays where the new one does not come, and is asked for again", async () => {
    serve(true);
    await expect(language.choose("de")).rejects.toThrow("did not come: 404");
    expect(language.now).toBe("en");
    expect(say("lobby-title")).toBe("Pick a fight.");
    serve();
    await language.choose("de");
    expect(say("lobby-title")).toBe("Such dir einen Kampf.");
  });

  it("changes what is shown, and the document's", async () => {
    serve();
    render(CodeField);
    expect(screen.getByRole("textbox", { name: "Table code" })).toBeTruthy();
    await language.choose("de");
    await tick();
    expect(screen.getByRole("textbox", { name: "Code des Tisches" })).toBeTruthy();
    expect(document.documentElement.lang).toBe("de");
  });

  it("that is asked for last wins", async () => {
    serve();
    await Promise.all([language.choose("de"), language.choose("en")]);
    expect(language.now).toBe("en");
  });
});

describe("a catalogue", () => {
  it("says in English what another language does not, attributes too", () => {
    const other = "a = A\n    .x = Ax\n# c\n\nb = B\n    zwei";
    const english = "a = a\n    .x = ax\n    .y = ay\nb = b\nc = { $n ->\n    [one] c\n   *[other] cs\n}";
    const full = "a = A\n    .x = Ax\n    .y = ay\nb = B\n    zwei\nc = { $n ->\n    [one] c\n   *[other] cs\n}\n";
    expect(whole(other, english)).toBe(full);
    // German says what the games' tiles declare in English, beyond all that the English catalogue says.
    const ids = (key: string): string[] => read(key).body.map((one) => one.id);
    expect(
      ids("de/lobby")
        .filter((one) => !one.startsWith("tile-"))
        .sort(),
    ).toEqual(ids("en/lobby").sort());
  });

  it("says plurals, numbers, yes and no", () => {
    language.put(
      "en",
      "games/solo",
      made(
        "cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\nis = { $on }\nof = { SEAT($seat) } { $gone }",
      ),
    );
    const words = gameWords<{ cards: { n: number }; is: { on: boolean } }>("solo", { SEAT: (seat) => `Seat ${seat}` });
    expect(words.say("cards", { n: 1 })).toBe("one card");
    expect(words.say("cards", { n: 1200 })).toBe("1200 cards");
    expect(words.say("is", { on: true })).toBe("yes");
    expect(words.find("of", { seat: 2, gone: "left" })).toBe("Seat 2 left");
    expect(words.find("of", { seat: 2 })).toBeNull();
    expect(words.find("no-such", {})).toBeNull();
  });

  it("of a game takes an id that it has, told all it needs, and nothing else", () => {
    expect(blitz.say("page-hits", { who: "Mako" })).toBe("Hits Mako for");
    // @ts-expect-error no message has this id
    expect(() => blitz.say("page-nothing")).toThrow("cannot be said");
    // @ts-expect-error it hits somebody
    expect(() => blitz.say("page-hits")).toThrow("cannot be said");
  });

  it("of two games on one page do not meet", () => {
    language.put("en", "games/one", made("it = one"));
    language.put("en", "games/two", made("it = two"));
    type It = { it: Record<never, never> };
    expect([gameWords<It>("one").say("it"), gameWords<It>("two").say("it")]).toEqual(["one", "two"]);
  });

  it("says a text of the server, or shows its English", () => {
    const words = gameWords("solo", { SEAT: () => "You" });
    expect(words.tell({ code: "of", args: { seat: 0, gone: "stay" }, text: "A stays" })).toBe("You stay");
    expect(words.tell({ code: "of", args: {}, text: "A stays" })).toBe("A stays");
    expect(tell({ code: "", args: {}, text: "Plain." })).toBe("Plain.");
  });

  it("never says an id: a wrong one is an error where people build", () => {
    expect(() => say("lobby-nothing" as "lobby-title")).toThrow("is its room open");
  });
});

describe("within a sentence", () => {
  it("lists are the language's, without a comma before the last", () => {
    expect(list(["A"])).toBe("A");
    expect(list(["A", "B", "C"])).toBe("A, B and C");
    expect(list(["A", "B"], "disjunction")).toBe("A or B");
  });

  it("a mark is what Fluent leaves as it is", () => {
    expect(say("lobby-school", { game: mark("key") })).toBe("Learn \uE000key\uE001");
  });
});
