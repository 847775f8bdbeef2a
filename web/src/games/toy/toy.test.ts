import { expect, it } from "vitest";
import position from "../../../gallery/fixtures/toy/turn.json";
import { blank } from "../../table/model.svelte";
import type { TableState } from "../../table/types";
import { moments } from "./moments";
import type { Game, View } from "./protocol";

const before = { ...blank("t"), view: position.state.view as View } as unknown as TableState<Game>;
const step = (...kinds: string[]) => {
  const seats = before.view.seats.map((seat, n) => ({ ...seat, coins: seat.coins + n, last: n + 2, card: null }));
  const lines = kinds.map((kind, n) => ({ n, kind })) as unknown as TableState<Game>["log"];
  return moments({ before, after: { ...before, view: { ...before.view, seats } }, lines });
};

it("shows a round that ended with all its cards, and the pot where it went", () => {
  const [moment, ...more] = step("show", "take", "draw");
  const view = moment?.view as View;
  expect(more).toEqual([]);
  expect(moment?.line).toBe(1);
  expect(view.seats.map(({ card, coins }) => [card, coins])).toEqual([
    [2, 1],
    [3, 1],
    [4, 5],
  ]);
  expect(view.pot).toBe(0);
  expect(step("show", "tie")[0]?.view).toMatchObject({ pot: before.view.pot });
});

it("shows nothing of what ends no round", () => {
  expect(step("show", "raise")).toEqual([]);
});
