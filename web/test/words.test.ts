import { describe, expect, it } from "vitest";
import { parse } from "../src/app/router.svelte";
import { counts } from "../src/app/said";
import { halftone, star } from "../src/art/halftone";
import { shortTitle } from "../src/art/voices";
import { plain } from "../src/kit/said";
import { shapeOf, sideOf } from "../src/kit/shapes";
import type { Over, Seat } from "../src/net/protocol";
import { blank } from "../src/table/model.svelte";
import { turns } from "../src/table/turns";
import type { TableState } from "../src/table/types";
import { headline, sentence } from "../src/table/words";
import { list } from "../src/words/say";

const seat = (n: number, name: string): Seat => ({ seat: n, name, kind: "me", level: null, team: n, here: true });
const OVER: Over = {
  reason: 1,
  id: "KO",
  words: plain("Nix is out."),
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
      what: plain("Move."),
      how: plain("Pick."),
      actions: [],
      forbidden: [],
      plans: [],
      undo: false,
      hint: false,
    };
    expect(sentence(table({ decision }), false)).toEqual({ what: "Move.", how: "Pick." });
    expect(sentence(table({ decision }), true).what).toBe("Sending...");
    expect(sentence(table({ waiting: plain("Nix-bot is thinking") }), false).what).toBe("Nix-bot is thinking");
    expect(sentence(table({ connection: "lost" }), false)).toEqual({
      what: "Reconnecting.",
      how: "Your seat is kept.",
    });
    expect(sentence(table({ over: { ...OVER, words: plain("nix is out") } }), false)).toEqual({
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
      code: "",
      args: {},
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

describe("addresses", () => {
  it("name a page or fall back to the lobby", () => {
    expect(parse("#/table/ab-12")).toEqual({ page: "table", table: "ab-12" });
    expect(parse("#/new/brawlhalla")).toEqual({ page: "setup", game: "brawlhalla", told: "" });
    expect(parse("#/new/blitz_squad?deck_a=x-1")).toEqual({ page: "setup", game: "blitz_squad", told: "deck_a=x-1" });
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
