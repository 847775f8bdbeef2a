/** A player's hands over a view as the server sent it: what is sent, and what is refused at once and why. */

import { describe, expect, it } from "vitest";
import live from "../../../gallery/fixtures/brawl/live.json";
import tag from "../../../gallery/fixtures/brawl/tag.json";
import { ids } from "../../../test/ids";
import { TableContext } from "../../table/context.svelte";
import { blank } from "../../table/model.svelte";
import { ShownTable } from "../../table/shown.svelte";
import type { Refusal } from "../../table/types";
import { Hands } from "./hands.svelte";
import type { Game, Mine, View } from "./protocol";

interface Position {
  state: unknown;
}
interface Told {
  as_seat: number;
  view: View;
}

function sit({ state }: Position, more: Partial<Mine> = {}) {
  const { as_seat, view } = state as Told;
  const seen = {
    ...blank("t"),
    game: "brawl",
    view: { ...view, mine: view.mine && { ...view.mine, ...more } },
    asSeat: as_seat,
    you: [as_seat],
    connection: "open" as const,
    realTime: true,
  };
  const sent: { action: number; ghost: unknown }[] = [];
  const refused: Refusal[] = [];
  const rush = (action: number, move?: { ghost?: unknown }): boolean =>
    Boolean(sent.push({ action, ghost: move?.ghost }));
  const table = new TableContext<Game>(new ShownTable(seen).source({ rush }));
  table.on("refused", (refusal) => refused.push(refusal));
  return { hands: new Hands(table), sent, refused };
}

describe("a press", () => {
  it("lays the card where it may lie", () => {
    const { hands, sent } = sit(live);
    expect([...hands.legal]).toEqual(["B1.a"]);
    hands.act("B1.a");
    expect(sent).toMatchObject([{ action: hands.raw.mine?.play["B1.a"], ghost: { kind: "play", space: "B1.a" } }]);
  });

  it("is refused at once where it may not, with the way out, and nobody is asked", () => {
    const { hands, sent, refused } = sit(live);
    hands.act("A1.a");
    hands.deal();
    expect(refused).toMatchObject([
      { why: "That Base is frozen.", out: "Choose one that isn't.", rule: "BR-FREEZE-02", at: { space: "A1.a" } },
      { why: "Your hand already holds a card.", out: "Play it, or put it away, first.", at: { space: "deck" } },
    ]);
    hands.act("C1.c");
    expect([refused.length, sent]).toEqual([2, []]);
  });

  it("asks for the colour where several may lie, and lays the card on that end", () => {
    const play = ids({ "A2.a.red": 7, "A2.a.blue": 8 });
    const colour = (shade: "red" | "blue") => ({ kind: "colour" as const, at: "A2.a", colour: shade });
    const places = { "A2.a.red": colour("red"), "A2.a.blue": colour("blue") };
    const { hands, sent, refused } = sit(live, { play, places });
    expect([...hands.legal]).toEqual(["A2.a"]);
    expect(hands.options).toEqual([]);
    hands.act("A2.a");
    expect(hands.options.map((one) => one.text)).toEqual(["red", "blue"]);
    hands.option(2);
    expect(sent).toMatchObject([{ action: 8, ghost: { kind: "play", space: "A2.a" } }]);
    expect([refused, hands.asking]).toEqual([[], null]);
  });

  it("offers what is no place of the board by what it means", () => {
    const play = ids({ a: 1, b: 2, c: 3, d: 4 });
    const { hands } = sit(live, {
      play,
      places: {
        a: { kind: "number", number: 1 },
        b: { kind: "number", number: 2 },
        c: { kind: "seat", seat: 1 },
        d: { kind: "order", order: "2 1" },
      },
    });
    expect(hands.options.map((one) => one.text)).toEqual(["1 card", "2 cards", hands.look(1)?.name, "2 1"]);
  });

  it("tags by the action that the server names", () => {
    const { hands, sent } = sit(tag);
    const [first] = hands.raw.mine?.tag ?? [];
    hands.tag(first?.seat ?? -1);
    hands.tag(7);
    expect(sent.map((one) => one.action)).toEqual([first?.action]);
  });
});
