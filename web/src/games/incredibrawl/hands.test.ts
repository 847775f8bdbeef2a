import { describe, expect, it } from "vitest";
import type { ActionId } from "../../net/protocol";
import { TableContext } from "../../table/context.svelte";
import { blank } from "../../table/model.svelte";
import { ShownTable } from "../../table/shown.svelte";
import type { Refusal, TableState } from "../../table/types";
import { Hands } from "./hands.svelte";

const id = (n: number): ActionId => n as ActionId;
const [WITHDRAW, STAND, LIFT, BUY, PASS] = [1, 2, 3, 4, 5].map(id);
const [withdraw, stand, lift] = [
  { id: WITHDRAW, kind: "withdraw" },
  { id: STAND, kind: "stand" },
  { id: LIFT, kind: "lift" },
];
/** What may be done at any time by who stands by, and by who does not. */
const STANDING = [lift];
const ASKED = [stand];

/** A seat's hands over a table that the test changes: it stands by, a refill can still come, and nothing is asked. */
function setup() {
  const own = { hand: 4, glory: 2, bought: false, standing: true };
  const view = {
    ask: "select",
    round: 3,
    asked: [0],
    waiting: [],
    mine: { hand: [1, 31], selected: null, soon: true },
    seats: [own, own],
  };
  const state = {
    ...blank("t"),
    free: STANDING,
    asSeat: 0,
    you: [0],
    connection: "open",
    view,
  } as unknown as TableState;
  const sent: [string, number[]][] = [];
  const refused: Refusal[] = [];
  const now = (
    more: object,
    seat: object = {},
    { free = STANDING, ...mine }: { free?: object[]; [more: string]: unknown } = {},
    decision: object | null = null,
    options = {},
    puzzle: object | null = null,
  ): Hands => {
    const made = { ...view, ...more, mine: { ...view.mine, ...mine }, seats: [{ ...own, ...seat }, own] };
    const shown = new ShownTable({ ...state, free, view: made, decision, options, puzzle } as unknown as TableState);
    shown.on("refused", (one) => refused.push(one));
    const calls = {
      play: (ids: number[]) => void sent.push(["play", ids]),
      free: (ids: number[]) => void sent.push(["free", ids]),
    };
    return new Hands(new TableContext(shown.source(calls)));
  };
  return { sent, refused, now };
}
const asks = (...offers: object[]): object => ({ yours: true, seat: 0, question: { ask: "", offers } });
const text = (words: string) => ({ code: "", args: {}, text: words });

describe("a refill asked for between two stops", () => {
  it("lifts the standing pass, and puts it back when it is taken back", () => {
    const { sent, now } = setup();
    expect(now({}).mayRefill).toBe(true);
    expect(now({}).later()).toBe(true);
    const wished = now({}, { standing: false }, { free: ASKED });
    wished.soon = true;
    expect(wished.later()).toBe(true);
    expect(sent).toEqual([
      ["free", [LIFT]],
      ["free", [STAND]],
    ]);
  });

  it("is offered only where the server says that one can come", () => {
    const { now } = setup();
    expect(now({}, {}, { soon: false }).mayRefill).toBe(false);
    expect(now({}, {}, { free: STANDING }).mayRefill).toBe(true);
  });

  it("buys at the stop, and passes at the others again", () => {
    const { sent, now } = setup();
    const acts = asks({ id: PASS, kind: "pass" }, { id: BUY, kind: "buy" });
    const stop = now({ ask: "refill" }, { standing: false }, { free: ASKED }, acts);
    stop.soon = true;
    stop.unasked();
    expect(sent).toEqual([["play", [BUY]]]);
    const after = now({}, { standing: false, bought: true }, { free: ASKED });
    after.soon = true;
    after.unasked();
    expect(sent.at(-1)).toEqual(["free", [STAND]]);
    expect(after.soon).toBe(false);
  });
});

describe("what nobody has to be asked", () => {
  const pass = { id: PASS, kind: "pass" };
  const ups = asks(pass, { id: BUY, kind: "card", at: { card: 31 } });

  it("passes at stops, and at a window in which no card of mine may be laid", () => {
    const { sent, now } = setup();
    now({}, { standing: false }, { free: ASKED }).unasked();
    now({ ask: "window" }, {}, { free: STANDING }, asks(pass)).unasked();
    now({ ask: "window" }, {}, { free: STANDING }, ups).unasked();
    expect(sent).toEqual([
      ["free", [STAND]],
      ["play", [PASS]],
    ]);
  });

  it("passes no quicker than who thinks where a window hides who can use it", () => {
    const { sent, now } = setup();
    const hidden = now({ ask: "window" }, {}, { free: STANDING }, asks(pass), { hidden_windows: "on" });
    expect(hidden.unasked()).toBe(true);
    expect(sent).toEqual([]);
    expect(hidden.unasked(true)).toBe(false);
    expect(sent).toEqual([["play", [PASS]]]);
  });

  it("takes the one spot that is left", () => {
    const { sent, now } = setup();
    const [one, other] = [BUY, PASS].map((act, n) => ({ id: act, kind: "spot", at: { space: `${n}` } }));
    now({ ask: "place" }, {}, {}, asks(one as object, other as object)).unasked();
    expect(sent).toEqual([]);
    now({ ask: "place" }, {}, {}, asks(other as object)).unasked();
    expect(sent).toEqual([["play", [PASS]]]);
  });

  it("asks once more when that has been taken back", () => {
    const { sent, now } = setup();
    for (const ask of ["window", "place"]) {
      const back = now({ ask }, {}, { free: STANDING }, asks(pass));
      back.taken = true;
      back.unasked();
    }
    expect(sent).toEqual([]);
  });

  it("passes all windows of a round at once", () => {
    const { sent, now } = setup();
    const one = now({ ask: "window" }, {}, { free: STANDING }, ups);
    expect(one.passAll()).toBe(true);
    one.unasked();
    expect(sent).toEqual([
      ["play", [PASS]],
      ["play", [PASS]],
    ]);
  });
});

describe("what may not be done", () => {
  const no = (more: object) => ({ why: text("A Power-Up can't fight."), out: text("Choose."), rule: "R", ...more });

  it("says so at once, with the way out, and asks nobody", () => {
    const { sent, refused, now } = setup();
    const one = { id: PASS, kind: "card", at: { card: 1 } };
    const acts = asks(one, no({ id: BUY, kind: "card", at: { card: 31 } }));
    now({}, {}, {}, acts).press({ card: 31 });
    expect(refused).toMatchObject([
      { why: text("A Power-Up can't fight."), out: text("Choose."), rule: "R", ref: null },
    ]);
    now({}, {}, {}, acts).press({ card: 1 });
    expect([refused.length, sent.length]).toEqual([1, 0]);
  });

  it("takes a face-down card back only while the server says that it may", () => {
    const { sent, now } = setup();
    expect(now({}, {}, { selected: 1, free: [withdraw, lift] }).withdraw()).toBe(true);
    expect(now({}, {}, { selected: 1 }).withdraw()).toBe(false);
    expect(sent).toEqual([["free", [WITHDRAW]]]);
  });
});

describe("a guided game", () => {
  const acts = asks(
    { id: BUY, kind: "card", at: { card: 31 } },
    { id: PASS, kind: "pass" },
    { id: LIFT, kind: "card", at: { card: 1 }, why: text("Not here"), rule: "IB-PU-02" },
  );

  it("takes what it waits for, and nothing else is offered or passed by itself", () => {
    const { sent, refused, now } = setup();
    const hands = now({ ask: "window" }, {}, { free: ASKED }, acts, {}, { step: "lay", wanted: [BUY] });
    expect([...hands.usable]).toEqual([31]);
    expect([hands.passAll(), hands.one("pass"), hands.later(), hands.withdraw(), hands.unasked()]).toEqual(
      Array.from({ length: 5 }, () => false),
    );
    hands.press({ card: 1 });
    expect(hands.confirm()).toBe(false);
    expect(refused).toEqual([]);
    hands.press({ card: 31 });
    expect(hands.confirm()).toBe(true);
    expect(sent).toEqual([["play", [BUY]]]);
  });

  it("offers nothing while it waits for the others, and all where it is none", () => {
    const { now } = setup();
    expect(now({ ask: "window" }, {}, {}, acts, {}, { step: "lay", wanted: [] }).offers).toEqual([]);
    expect(now({ ask: "window" }, {}, {}, acts, {}, { step: null }).offers).toHaveLength(2);
  });
});
