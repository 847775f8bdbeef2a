import { describe, expect, it } from "vitest";
import type { ActionId } from "../../net/protocol";
import { TableContext } from "../../table/context.svelte";
import { blank } from "../../table/model.svelte";
import { ShownTable } from "../../table/shown.svelte";
import type { Refusal, TableState } from "../../table/types";
import { Hands } from "./hands.svelte";
import type { Free } from "./protocol";

const id = (n: number): ActionId => n as ActionId;
const [WITHDRAW, STAND, LIFT, BUY, PASS] = [1, 2, 3, 4, 5].map(id);
const STANDING: Free = { withdraw: null, stand: null, lift: LIFT ?? null, soon: true };
const ASKED: Free = { ...STANDING, stand: STAND ?? null, lift: null, soon: false };

/** A seat's hands over a table that the test changes: it stands by, a refill can still come, and nothing is asked. */
function setup() {
  const own = { hand: 4, glory: 2, bought: false, standing: true };
  const view = {
    ask: "select",
    round: 3,
    asked: [0],
    waiting: [],
    mine: { hand: [1, 31], selected: null, free: STANDING },
    seats: [own, own],
  };
  const state = { ...blank("t"), asSeat: 0, you: [0], connection: "open", view } as unknown as TableState;
  const sent: [string, number[]][] = [];
  const refused: Refusal[] = [];
  const now = (
    more: object,
    seat: object = {},
    mine: object = {},
    decision: object | null = null,
    options = {},
    puzzle: object | null = null,
  ): Hands => {
    const made = { ...view, ...more, mine: { ...view.mine, ...mine }, seats: [{ ...own, ...seat }, own] };
    const shown = new ShownTable({ ...state, view: made, decision, options, puzzle } as unknown as TableState);
    shown.on("refused", (one) => refused.push(one));
    const calls = {
      play: (ids: number[]) => void sent.push(["play", ids]),
      free: (ids: number[]) => void sent.push(["free", ids]),
    };
    return new Hands(new TableContext(shown.source(calls)));
  };
  return { sent, refused, now };
}
const asks = (acts: object[], forbidden: object[] = []): object => ({ yours: true, seat: 0, actions: acts, forbidden });
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
    expect(now({}, {}, { free: { ...STANDING, soon: false } }).mayRefill).toBe(false);
    expect(now({}, {}, { free: STANDING }).mayRefill).toBe(true);
  });

  it("buys at the stop, and passes at the others again", () => {
    const { sent, now } = setup();
    const acts = asks([
      { id: PASS, name: "pass" },
      { id: BUY, name: "buy" },
    ]);
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
  const pass = { id: PASS, name: "pass" };
  const ups = asks([pass, { id: BUY, name: "any", card: 31 }]);

  it("passes at stops, and at a window in which no card of mine may be laid", () => {
    const { sent, now } = setup();
    now({}, { standing: false }, { free: ASKED }).unasked();
    now({ ask: "window" }, {}, { free: STANDING }, asks([pass])).unasked();
    now({ ask: "window" }, {}, { free: STANDING }, ups).unasked();
    expect(sent).toEqual([
      ["free", [STAND]],
      ["play", [PASS]],
    ]);
  });

  it("passes no quicker than who thinks where a window hides who can use it", () => {
    const { sent, now } = setup();
    const hidden = now({ ask: "window" }, {}, { free: STANDING }, asks([pass]), { hidden_windows: "on" });
    expect(hidden.unasked()).toBe(true);
    expect(sent).toEqual([]);
    expect(hidden.unasked(true)).toBe(false);
    expect(sent).toEqual([["play", [PASS]]]);
  });

  it("takes the one spot that is left", () => {
    const { sent, now } = setup();
    const [one, other] = [BUY, PASS].map((act, n) => ({ id: act, name: `spot ${n}`, kind: "spot", spot: n }));
    now({ ask: "place" }, {}, {}, asks([one, other] as object[])).unasked();
    expect(sent).toEqual([]);
    now({ ask: "place" }, {}, {}, asks([other] as object[])).unasked();
    expect(sent).toEqual([["play", [PASS]]]);
  });

  it("asks once more when that has been taken back", () => {
    const { sent, now } = setup();
    for (const ask of ["window", "place"]) {
      const back = now({ ask }, {}, { free: STANDING }, asks([pass]));
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
  const no = (more: object) => ({ why: text("A Power-Up does not fight."), out: text("Choose."), rule: "R", ...more });

  it("says so at once, with the way out, and asks nobody", () => {
    const { sent, refused, now } = setup();
    const acts = asks([{ id: PASS, name: "any", card: 1 }], [no({ kind: "select", card: 31 })]);
    now({}, {}, {}, acts).pick(31);
    expect(refused).toMatchObject([
      { why: text("A Power-Up does not fight."), out: text("Choose."), rule: "R", ref: null },
    ]);
    now({}, {}, {}, acts).pick(1);
    expect([refused.length, sent.length]).toEqual([1, 0]);
  });

  it("takes a face-down card back only while the server says that it may", () => {
    const { sent, now } = setup();
    expect(now({}, {}, { selected: 1, free: { ...STANDING, withdraw: WITHDRAW } }).withdraw()).toBe(true);
    expect(now({}, {}, { selected: 1 }).withdraw()).toBe(false);
    expect(sent).toEqual([["free", [WITHDRAW]]]);
  });
});

describe("a guided game", () => {
  const acts = asks(
    [
      { id: BUY, name: "growth_spurt", card: 31 },
      { id: PASS, name: "pass" },
    ],
    [{ kind: "window", card: 1, why: text("Not here"), out: null, rule: "IB-PU-02" }],
  );

  it("takes what it waits for, and nothing else is offered or passed by itself", () => {
    const { sent, refused, now } = setup();
    const hands = now({ ask: "window" }, {}, { free: ASKED }, acts, {}, { step: "lay", wanted: [BUY] });
    expect([...hands.usable]).toEqual([[31, BUY]]);
    expect([hands.passAll(), hands.one("pass"), hands.later(), hands.withdraw(), hands.unasked()]).toEqual(
      Array.from({ length: 5 }, () => false),
    );
    hands.pick(1);
    expect(hands.commit()).toBe(false);
    expect(refused).toEqual([]);
    hands.pick(31);
    expect(hands.commit()).toBe(true);
    expect(sent).toEqual([["play", [BUY]]]);
  });

  it("offers nothing while it waits for the others, and all where it is none", () => {
    const { now } = setup();
    expect(now({ ask: "window" }, {}, {}, acts, {}, { step: "lay", wanted: [] }).acts).toEqual([]);
    expect(now({ ask: "window" }, {}, {}, acts, {}, { step: null }).acts).toHaveLength(2);
  });
});
