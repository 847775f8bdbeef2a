import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../protocol/types";
import type { SeatLook } from "../look";
import type { CardInfo, SeatView, View } from "../types";
import { lastThrow, winning } from "./throws";
import { bare, draws, facing, lists, type Told } from "./words";

const looks: SeatLook[] = ["You", "Mako", "Kit"].map((who, seat) => ({
  seat,
  side: "you",
  shape: "circle",
  name: who,
  who,
}));
const line = (kind: string, seat: number, sign = 0): LogLine => ({
  n: 0,
  seat,
  kind,
  text: "",
  rule: null,
  turn: 0,
  data: [0, seat, sign],
});

describe("a throw", () => {
  it("drops the losing one of two signs, and nobody otherwise", () => {
    expect(winning([0, 1], [1, 2])).toEqual([1]);
    expect(winning([0, 1], [1, 3])).toEqual([0]);
    expect(winning([0, 1], [3, 2])).toEqual([0]);
    expect(winning([0, 1], [2, 2])).toEqual([0, 1]);
    expect(winning([0, 1, 2], [1, 2, 3])).toEqual([0, 1, 2]);
    expect(winning([0, 1, 2], [1, 1, 2])).toEqual([2]);
  });

  it("is read from the log, the last one of several", () => {
    const told = [line("throw", 0, 0), line("throw", 1, 0), line("tie", -1), line("throw", 0, 1), line("throw", 1, 2)];
    expect(lastThrow(told, looks)).toEqual({
      seats: [0, 1],
      signs: [2, 3],
      winners: [1],
      text: "Mako wins the throw.",
    });
    expect(lastThrow([line("throw", 0, 2), line("throw", 2, 1)], looks)?.text).toBe("You win the throw.");
    expect(lastThrow([line("throw", 0, 1), line("throw", 2, 1)], looks)?.text).toBe("Nobody wins: throw again.");
    expect(lastThrow([line("scrap", 0)], looks)).toBeNull();
  });
});

describe("words on the panels", () => {
  const told = (text: string): CardInfo => ({ text }) as CardInfo;

  it("part the lists of a text that offers several", () => {
    const card = told("Play: Choose one: draw 1 card; or gain 1 Glory. Win: Draw 2 cards.");
    expect([lists(card, 0), lists(card, 1)]).toEqual(["Draw 1 card", "Gain 1 Glory"]);
    expect(lists(told("Play: Draw 1."), 1)).toBe("The second one");
  });

  it("say a Power-Up without its moment", () => {
    expect(bare("Before a scrap: choose a character in it.")).toBe("Choose a character in it.");
  });

  it("offer the draw that will be made", () => {
    const seat = (more: number, deck: number) => ({ hand: 3, deck, more }) as SeatView;
    expect([seat(0, 9), seat(-1, 9), seat(2, 9), seat(2, 1)].map(draws)).toEqual([
      "Draw 1 card",
      "Draw no card",
      "Draw 3 cards",
      "Draw 1 card",
    ]);
  });

  it("say whom a spot meets", () => {
    const seats = [{ fighter: null }, { fighter: { card: null, spot: 3 } }, { fighter: null }];
    const four = { view: { seats: [...seats, { fighter: null }] } as View, looks } as unknown as Told;
    expect([1, 2].map((spot) => facing(four, spot))).toEqual(["Meets Mako", "Meets spot 4"]);
    const three = { view: { seats } as View, looks } as unknown as Told;
    expect([1, 3].map((spot) => facing(three, spot))).toEqual(["Meets spot 2", "Meets the winner"]);
  });
});
