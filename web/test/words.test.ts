import { describe, expect, it } from "vitest";
import { halftone, star } from "../src/lib/halftone";
import { shapeOf, sideOf } from "../src/lib/shapes";
import { counts, shortTitle } from "../src/lib/voices";
import type { Over, Seat } from "../src/protocol/types";
import { Keys } from "../src/stores/keys.svelte";
import { parse } from "../src/stores/router.svelte";
import { blank } from "../src/stores/table.svelte";
import { current } from "../src/table/coach";
import { turns } from "../src/table/turns";
import type { TableState } from "../src/table/types";
import { about, headline, list, sentence } from "../src/table/words";

const seat = (n: number, name: string): Seat => ({ seat: n, name, kind: "me", level: null, team: n, here: true });
const OVER: Over = {
  reason: 1,
  id: "KO",
  words: "Nix is out.",
  places: [1, 2],
  scores: [1, 0],
  winners: [0],
  seed: "1",
  salt: "",
};
const table = (more: Partial<TableState>): TableState => ({
  ...blank("t"),
  connection: "open",
  view: {},
  seats: [seat(0, "Robin"), seat(1, "Mako"), seat(2, "Sol")],
  you: [0],
  ...more,
});

describe("words", () => {
  it("say what you may do, or who you wait for", () => {
    const decision = {
      seat: 0,
      yours: true,
      what: "Move.",
      how: "Pick.",
      actions: [],
      plans: [],
      undo: false,
      hint: false,
    };
    expect(sentence(table({ decision }), false)).toEqual({ what: "Move.", how: "Pick." });
    expect(sentence(table({ decision }), true).what).toBe("Sending...");
    expect(sentence(table({ waiting: "Nix-bot is thinking" }), false).what).toBe("Nix-bot is thinking");
    expect(sentence(table({ connection: "lost" }), false)).toEqual({
      what: "Reconnecting.",
      how: "Your seat is kept.",
    });
    expect(sentence(table({ over: { ...OVER, words: "nix is out" } }), false)).toEqual({
      what: "You win!",
      how: "Nix is out.",
    });
  });

  it("name the winner with the only exclamation mark", () => {
    expect(headline(table({ over: OVER }))).toBe("You win!");
    expect(headline(table({ over: { ...OVER, winners: [1] } }))).toBe("Mako wins!");
    expect(headline(table({ over: { ...OVER, winners: [0, 2] } }))).toBe("You and Sol win!");
    expect(headline(table({ you: [0, 1], over: { ...OVER, winners: [0, 2] } }))).toBe("Robin and Sol win!");
    expect(headline(table({ over: { ...OVER, winners: [] } }))).toBe("Nobody wins.");
  });

  it("join names", () => {
    expect([list([]), list(["A"]), list(["A", "B", "C"])]).toEqual(["", "A", "A, B and C"]);
  });

  it("sum the table up for its bar", () => {
    expect(about(table({ view: { format: "1v1", mode: "classic", arena: { name: "High perch" } } }))).toEqual([
      "1v1 classic",
      "High perch",
    ]);
    expect(about(table({ view: null, options: { format: "ffa" } }))).toEqual(["ffa"]);
  });

  it("tell player counts and titles", () => {
    expect([counts([2, 3, 4]), counts([2, 4]), counts([2]), counts([])]).toEqual(["2–4", "2 or 4", "2", ""]);
    expect(shortTitle("Brawlhalla: The Card Game")).toBe("Brawlhalla");
  });
});

describe("log by turns", () => {
  it("cuts where the turn changes and names whose it is", () => {
    const line = (n: number, turn: number, who: number) => ({
      n,
      seat: who,
      kind: "",
      text: "",
      rule: null,
      turn,
      data: [],
    });
    const cut = turns([line(0, 0, -1), line(1, 1, -1), line(2, 1, 1), line(3, 2, 0)]);
    expect(cut.map((group) => [group.turn, group.seat, group.lines.length])).toEqual([
      [0, -1, 1],
      [1, 1, 2],
      [2, 0, 1],
    ]);
  });
});

describe("sides", () => {
  it("give this browser's first seat the circle", () => {
    expect([0, 1, 2, 3].map((n) => shapeOf(n, [2], 4))).toEqual(["triangle", "square", "circle", "diamond"]);
    expect(sideOf(2, [2], 4)).toBe("you");
    expect(sideOf(0, [], 2)).toBe("you");
  });
});

describe("coach", () => {
  it("shows the first step that is due and not learned", () => {
    const steps = [
      { id: "a", title: "A", text: "", done: () => true },
      { id: "b", title: "B", text: "", when: (state: TableState) => state.version > 3 },
      { id: "c", title: "C", text: "" },
    ];
    expect(current(steps, new Set(), table({}))?.id).toBe("a");
    expect(current(steps, new Set(["a"]), table({}))?.id).toBe("c");
    expect(current(steps, new Set(["a"]), table({ version: 4 }))?.id).toBe("b");
    expect(current(steps, new Set(["a", "b", "c"]), table({}))).toBeNull();
  });
});

describe("keys", () => {
  const press = (code: string, more: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { code, ...more });

  it("answer by position, not with modifiers", () => {
    const keys = new Keys();
    keys.register([{ id: "undo", code: "KeyU", text: "Undo" }]);
    expect(keys.action(press("KeyU"))).toBe("undo");
    expect(keys.action(press("KeyU", { ctrlKey: true }))).toBeNull();
    expect(keys.label("undo")).toBe("U");
  });

  it("swap when one takes another's key, and come back", () => {
    localStorage.clear();
    const keys = new Keys();
    keys.register([
      { id: "undo", code: "KeyU", text: "Undo" },
      { id: "hint", code: "KeyH", text: "Hint" },
    ]);
    keys.change("undo", "KeyH");
    expect([keys.action(press("KeyH")), keys.action(press("KeyU"))]).toEqual(["undo", "hint"]);
    keys.reset();
    expect(keys.action(press("KeyU"))).toBe("undo");
  });
});

describe("addresses", () => {
  it("name a page or fall back to the lobby", () => {
    expect(parse("#/table/ab-12")).toEqual({ page: "table", table: "ab-12" });
    expect(parse("#/new/brawlhalla")).toEqual({ page: "setup", game: "brawlhalla" });
    for (const other of ["", "#/", "#/table/", "#/nowhere/x", "#/table/a/b"])
      expect(parse(other)).toEqual({ page: "lobby" });
  });
});

describe("print", () => {
  it("covers its field with dots and draws stars", () => {
    const path = halftone({ width: 20, top: 0, bottom: 20, step: 10, from: 1, to: 3 });
    expect(path.match(/M/g)).toHaveLength(11);
    expect(star(0, 0, 4, 10, 5).split(" ")).toHaveLength(8);
  });
});
