import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownDecks } from "../../../feel/memory";
import * as api from "../../../net/api";
import { type Craft, Desk, type Stock, type Told } from "./desk.svelte";

/** A deck of letters; one of fewer than two is not sound. */
interface Letters {
  name: string;
  cards: string;
}
interface Sound extends Told {
  cards: string;
}
const CRAFT: Craft<Letters, Sound, Stock> = {
  game: "letters",
  empty: { name: "", cards: "" },
  of: (_, { name, cards }) => ({ name, cards }),
  text: (_, { name, cards }) => `${name}\n${cards}`,
  fits: (_, { cards }) => cards !== "gone",
  silent: () => "Nobody answers.",
};
const sound = (text: string): Sound | null => {
  const [name = "", cards = ""] = text.split("\n");
  return cards.length > 1 ? { name, cards, code: `LT-${cards}` } : null;
};

let stop = (): void => {};
let asked: [string, Record<string, unknown>][] = [];

/** A desk at a page whose address says this. */
async function desk(told: Record<string, string> = {}, play = vi.fn(async () => {}), order = vi.fn()) {
  let made: Desk<Letters, Sound> | undefined;
  stop = $effect.root(() => {
    made = new Desk(CRAFT, () => ({ told, play, order }));
  });
  await made?.begin();
  flushSync();
  return made as Desk<Letters, Sound>;
}
/** The last change has been judged. */
async function settle(): Promise<void> {
  flushSync();
  await vi.runAllTimersAsync();
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked = [];
  vi.spyOn(api, "deckBook").mockResolvedValue({ ready: ["First\nab", "Second\ncd"] });
  vi.spyOn(api, "judgeDeck").mockImplementation(async (_, text, options = {}) => {
    asked.push([text, options]);
    const deck = text === "deck_b" ? sound("Theirs\nxyz") : sound(text);
    return { deck: deck as Record<string, unknown> | null, faults: deck ? [] : ["Too few cards."] };
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("a desk begins with a ready-made deck, which a change makes one's own: judged and kept", async () => {
  const made = await desk();
  expect([made.deck, made.id]).toEqual([{ name: "First", cards: "ab" }, 0]);
  await settle();
  expect([made.code, made.saved]).toEqual(["LT-ab", false]);
  expect(ownDecks("letters")).toEqual([]);
  made.change({ name: "Mine", cards: "abc" });
  await settle();
  expect([made.id, made.code, made.saved]).toEqual([1, "LT-abc", true]);
  expect(ownDecks("letters")).toEqual([{ id: 1, name: "Mine", cards: "abc", code: "LT-abc" }]);
  await made.forget();
  expect([made.deck.name, made.others]).toEqual(["First", []]);
});

test("what is not sound has no code, and is kept for later all the same", async () => {
  const made = await desk();
  made.change({ name: "Mine", cards: "a" });
  await settle();
  expect([made.code, made.judged?.faults]).toEqual(["", ["Too few cards."]]);
  expect(ownDecks("letters")).toMatchObject([{ cards: "a", code: "" }]);
  await made.trial();
  expect(made.fault).toBe("");
});

test("only the last of quick changes is judged", async () => {
  const made = await desk();
  await settle();
  asked = [];
  for (const cards of ["ab", "abc", "abcd"]) {
    made.change({ name: "Mine", cards });
    flushSync();
  }
  await settle();
  expect(asked.map(([text]) => text)).toEqual(["Mine\nabcd"]);
});

test("a pasted text that is wrong is refused and changes nothing", async () => {
  const made = await desk();
  expect(await made.read("Pasted\nz")).toBe(false);
  expect([made.fault, made.deck.name]).toEqual(["Too few cards.", "First"]);
  expect(await made.read("Pasted\nzz")).toBe(true);
  expect([made.fault, made.deck.name, made.id]).toEqual(["", "Pasted", 1]);
});

test("the last deck worked on is taken up again; one that can no longer be built is not", async () => {
  const old = [
    { id: 4, name: "Old", cards: "gone", code: "" },
    { id: 2, name: "Kept", cards: "qq", code: "LT-qq" },
  ];
  localStorage.setItem("rumpus.decks.letters", JSON.stringify(old));
  const made = await desk();
  expect([made.deck.name, made.id]).toEqual(["Kept", 2]);
});

test("at the deck of a table its options are told, and a trial and an order have its limits", async () => {
  const [play, order] = [vi.fn(async () => {}), vi.fn()];
  const made = await desk({ deck_b: "x", special_max: "11" }, play, order);
  expect([made.deck.name, asked[0]]).toEqual(["Theirs", ["deck_b", { deck_b: "x", special_max: "11" }]]);
  await settle();
  expect(asked.at(-1)).toEqual(["Theirs\nxyz", { special_max: "11" }]);
  await made.trial();
  made.use();
  for (const done of [play, order]) expect(done).toHaveBeenCalledWith({ special_max: "11", deck_a: "LT-xyz" });
});

test("a server that does not answer is said", async () => {
  vi.spyOn(api, "deckBook").mockRejectedValue(new Error("down"));
  expect((await desk()).fault).toBe("Nobody answers.");
});
