import { describe, expect, it } from "vitest";
import { plain } from "../kit/said";
import type { ActionId, Offer } from "../net/protocol";
import { TableContext } from "./context.svelte";
import { blank } from "./model.svelte";
import { Pick } from "./pick.svelte";
import { ShownTable } from "./shown.svelte";
import type { Refusal, TableState } from "./types";

const offer = (id: number, kind: string, more: Partial<Offer> = {}): Offer => ({
  ...{ id: id as ActionId, kind, says: plain(kind) },
  ...more,
});
const card = (n: number, more: Partial<Offer> = {}): Offer => offer(n, "card", { at: { card: n }, ...more });

/** Hands over a table with these offers, and what they sent and were refused. */
function setup(offers: Offer[], more: Partial<TableState> = {}, row: number[] | null = null) {
  const decision = { yours: true, seat: 0, question: { ask: "any", offers } };
  const state = { ...blank("t"), connection: "open", decision, ...more } as unknown as TableState;
  const shown = new ShownTable(state);
  const sent: [string, ActionId[]][] = [];
  const refused: Refusal[] = [];
  shown.on("refused", (one) => refused.push(one));
  const calls = {
    play: (ids: ActionId[]) => void sent.push(["play", ids]),
    free: (ids: ActionId[]) => void sent.push(["free", ids]),
  };
  class Hands extends Pick {
    override row() {
      return row?.map((n) => ({ card: n })) ?? null;
    }
  }
  return { pick: new Hands(new TableContext(shown.source(calls))), sent, refused };
}
const press = (pick: Pick, init: KeyboardEventInit, own = false): boolean => {
  const event = new KeyboardEvent("keydown", { cancelable: true, ...init });
  pick.key(event, () => own);
  return event.defaultPrevented;
};

describe("what is held up", () => {
  it("is sent by the second press, and put down where it answers nothing", () => {
    const { pick, sent } = setup([card(3)]);
    pick.press({ card: 3 });
    expect([pick.ready?.id, sent]).toEqual([3, []]);
    pick.press({ card: 3 });
    expect(sent).toEqual([["play", [3]]]);
    pick.press({ card: 4 });
    pick.press({ card: 4 });
    expect([pick.up, sent.length]).toEqual([null, 1]);
  });

  it("says why it may not be done, and how else, and is sent by nothing", () => {
    const why = plain("It is too late.");
    const { pick, sent, refused } = setup([card(3, { why, out: plain("Pass."), rule: "R-1" })]);
    pick.press({ card: 3 });
    expect(refused).toMatchObject([{ why, out: plain("Pass."), rule: "R-1" }]);
    expect([pick.confirm(), pick.of("card"), sent]).toEqual([false, undefined, []]);
  });

  it("is not offered while the screen is another's, nor without a connection", () => {
    expect(setup([card(3)], { curtain: 1 }).pick.offers).toEqual([]);
    expect(setup([card(3)], { connection: "lost" }).pick.offers).toEqual([]);
  });
});

describe("what may be done at any time", () => {
  it("goes another way than an answer, and not while a guided game waits for one", () => {
    const free = [offer(9, "withdraw")];
    const { pick, sent } = setup([card(3)], { free });
    const back = pick.freely("withdraw");
    if (back) pick.send(back);
    expect(sent).toEqual([["free", [9]]]);
    const puzzle = { step: "lay", wanted: [3] } as unknown as NonNullable<TableState["puzzle"]>;
    const guided = setup([card(3), card(4)], { free, puzzle });
    expect([guided.pick.freely("withdraw"), guided.pick.offers.map(({ id }) => id)]).toEqual([undefined, [3]]);
    expect(guided.pick.shown).toHaveLength(2);
  });
});

describe("keys", () => {
  it("count what lies in a row, else the offers", () => {
    const held = setup([card(3), card(5)], {}, [5, 3]);
    expect([press(held.pick, { code: "Digit1" }), held.pick.up, held.sent]).toEqual([true, { card: 5 }, []]);
    expect(press(held.pick, { code: "Digit3" })).toBe(false);
    const plainly = setup([offer(1, "pass"), offer(2, "buy")]);
    press(plainly.pick, { code: "Digit2" });
    expect(plainly.sent).toEqual([["play", [2]]]);
  });

  it("send what is held up, put it down, or are the game's own", () => {
    const { pick, sent } = setup([card(3)]);
    expect([press(pick, { key: "Enter" }), press(pick, { key: "Escape" })]).toEqual([false, false]);
    pick.press({ card: 3 });
    expect([press(pick, { key: "Escape" }), pick.up]).toEqual([true, null]);
    pick.press({ card: 3 });
    expect([press(pick, { key: "Enter" }), sent]).toEqual([true, [["play", [3]]]]);
    expect([press(pick, { key: "x" }, true), press(pick, { key: "x" })]).toEqual([true, false]);
    expect(press(pick, { key: "x", ctrlKey: true }, true)).toBe(false);
  });
});
