import { describe, expect, it, vi } from "vitest";
import { foretold, offer as made } from "../../test/offers";
import { plain } from "../kit/said";
import type { ActionId, At, Chain, Offer } from "../net/protocol";
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
    expect([pick.ready, sent]).toEqual([[3], []]);
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

// ---------------------------------------------------------------- a chain
/** Whether an answer asks for more of us, and where a plan goes. */
interface Told {
  names: object;
  answer: { more: boolean };
  plan: { far: number };
  chain: string;
}
/** What lies ahead by chain: after the card 1 two targets, of which the second asks which way; from a place two ways on. */
const AHEAD: Record<string, { offers?: Offer[]; plans?: Offer[] }> = {
  "1": { offers: [foretold(made(11, "hero"), { more: false }), foretold(made(12, "hero"), { more: true })] },
  "1 12": { offers: [foretold(made(21, "aim"), { more: false }), foretold(made(22, "aim"), { more: false })] },
  "2": { offers: [foretold(made(31, "hero"), { more: true })] },
  "2 31": { offers: [foretold(made(32, "pass"), { more: false })] },
  "3": {},
  " a": {
    plans: [
      foretold(made(5, "step", {}, { space: "b2" }), { far: 1 }),
      { ...foretold(made(6, "step", {}, { space: "c3" }), { far: 2 }), via: [5 as ActionId] },
    ],
  },
};

/** A table on which cards begin chains, the piece `a` goes, and the server answers by `AHEAD`. */
function laid(more: Partial<TableState> = {}) {
  const question = { ask: "main", offers: [1, 2, 3].map((n) => made(n, "card", {}, { card: n })) };
  const decision = { yours: true, seat: 0, ticket: 1, question };
  const state = { ...blank("t"), connection: "open", decision, ...more } as unknown as TableState;
  const shown = new ShownTable(state);
  const [sent, gone]: [ActionId[][], unknown[]] = [[], []];
  const ahead = { ...AHEAD };
  const queue: Chain[] = [];
  class Hands extends Pick<unknown, never, Told> {
    protected override chained() {
      return this.base !== null;
    }
    protected override asksOn(answer: Told["answer"]) {
      return answer.more;
    }
    protected override asks() {
      return { chain: [], at: { slot: "a" } };
    }
    protected override lost(what: string, at?: At) {
      gone.push([what, at]);
    }
  }
  const calls = {
    play: (ids: ActionId[]) => void sent.push(ids),
    foresee: (chain: unknown) => queue.push(chain as Chain) - 1,
  };
  const pick = new Hands(new TableContext(shown.source(calls)) as never);
  const answer = (): void => {
    for (let asked = -1; asked !== queue.length; ) {
      asked = queue.length;
      for (const chain of pick.drafts) pick.foresight.want(chain);
      queue.slice(asked).forEach((chain, n) => {
        const { offers = [], plans = [] } =
          ahead[[chain.chain.join(" "), chain.at?.slot].filter((one) => one !== undefined).join(" ")] ?? {};
        pick.foresight.take(asked + n, foretold({ offers, plans }, chain.chain.join(" ")));
      });
      pick.check();
    }
  };
  /** Something has happened: a position of its own. */
  const then = (change: Partial<TableState> = {}): void => {
    shown.show({ ...shown.state, ...change } as TableState);
    pick.foresight.renew(String(shown.state.step));
    pick.renew();
    answer();
  };
  const card = (n: number): void => {
    const one = pick.at({ card: n });
    if (one) pick.hold(one);
    answer();
  };
  const choose = (id: number, now = false): void => {
    const one = pick.options.find((found) => found.id === id);
    if (one) pick.pick(one, now);
    answer();
  };
  then();
  return { pick, sent, gone, ahead, answer, then, card, choose };
}

describe("a chain", () => {
  it("is what is held up and its answers, as far as it asks, and is sent as one play", () => {
    const { pick, sent, card, choose } = laid();
    card(1);
    expect([pick.aiming, pick.ready, pick.choices.map(({ id }) => id)]).toEqual([true, null, [11, 12]]);
    choose(12);
    expect([pick.done, pick.ready, pick.choices.map(({ id }) => id)]).toEqual([false, null, [21, 22]]);
    choose(21);
    expect([pick.done, pick.ready, pick.options.map(({ id }) => id)]).toEqual([true, [1, 12, 21], [21, 22]]);
    choose(22);
    choose(22);
    expect(sent).toEqual([[1, 12, 22]]);
  });

  it("goes at once where it need not be confirmed, and a step back at a time", () => {
    const { pick, sent, card, choose } = laid();
    card(1);
    choose(11, true);
    expect(sent).toEqual([[1, 11]]);
    expect([pick.back(), pick.chain.length, pick.held?.id]).toEqual([true, 0, 1]);
    expect([pick.back(), pick.held, pick.back()]).toEqual([true, null, false]);
  });

  it("only has to be confirmed where nothing is asked, or nothing but to go on", () => {
    const { pick, card, choose } = laid();
    card(3);
    expect([pick.bare, pick.ready]).toEqual([true, [3]]);
    card(3);
    expect([pick.held, pick.ready]).toEqual([null, null]);
    card(2);
    expect([pick.bare, pick.ready]).toEqual([false, null]);
    choose(31);
    expect([pick.rest?.id, pick.ready]).toEqual([32, [2, 31, 32]]);
  });

  it("is led by a guide act by act", () => {
    const puzzle = { step: "aim", wanted: [1], after: [12, 22] } as unknown as NonNullable<TableState["puzzle"]>;
    const { pick, card, choose } = laid({ puzzle });
    expect([pick.offers.map(({ id }) => id), pick.plans]).toEqual([[1], []]);
    card(1);
    expect(pick.choices.map(({ id }) => id)).toEqual([12]);
    choose(12);
    expect(pick.choices.map(({ id }) => id)).toEqual([22]);
  });

  it("stays while others act, as far as it goes; ends with the own decision", () => {
    const { pick, gone, ahead, then, card, choose } = laid();
    card(1);
    choose(12);
    choose(21);
    then();
    expect([pick.ready, gone]).toEqual([[1, 12, 21], []]);
    ahead["1 12"] = { offers: [made(22, "aim")] };
    then();
    expect([pick.chain.map(({ id }) => id), gone]).toEqual([[12], [["target", undefined]]]);
    then({ decision: null });
    expect([pick.aiming, pick.chain]).toEqual([false, []]);
    const question = { ask: "main", offers: [made(1, "card", {}, { card: 1 })] };
    then({ decision: { yours: true, seat: 0, ticket: 1, question } as unknown as NonNullable<TableState["decision"]> });
    expect([pick.aiming, pick.chain.length]).toEqual([true, 1]);
    then({ decision: { yours: true, seat: 0, ticket: 2, question } as unknown as NonNullable<TableState["decision"]> });
    expect([pick.aiming, pick.held]).toEqual([false, null]);
  });
});

describe("a plan", () => {
  it("shows where it is pointed at, goes where it is pressed; a finger shows it first", () => {
    const { pick, sent, card } = laid();
    const [near = null, far = null] = pick.plans;
    expect([pick.point("over", near, null), pick.place?.then.far, sent]).toEqual([true, 1, []]);
    pick.point("press", far, null);
    expect([sent, pick.place]).toEqual([[[5, 6]], null]);
    pick.point("tap", far, null);
    expect([sent.length, pick.place?.then.far]).toEqual([1, 2]);
    pick.point("tap", far, null);
    expect(sent.length).toBe(2);
    pick.point("over", near, null);
    expect([pick.point("drop", null, null), pick.place, pick.point("press", null, null)]).toEqual([true, null, false]);
    card(1);
    const target = pick.options[0] ?? null;
    pick.point("over", near, target);
    expect([pick.place, pick.near?.id]).toEqual([null, 11]);
    pick.point("tap", null, target);
    expect([pick.near, pick.chain.length, sent.length]).toEqual([null, 1, 2]);
  });

  it("stays pointed at, by its new way, until it is none", () => {
    const { pick, gone, ahead, then } = laid();
    pick.place = pick.plans[1] ?? null;
    ahead[" a"] = { plans: [foretold(made(6, "step", {}, { space: "c3" }), { far: 3 })] };
    then();
    expect([pick.place?.then.far, gone]).toEqual([3, []]);
    ahead[" a"] = {};
    then();
    expect([pick.place, gone]).toEqual([null, [["place", { space: "c3" }]]]);
  });
});

it("walks on a board by arrows: onto it, from square to square, from answer to answer", () => {
  const { pick, card } = laid();
  const field = { take: vi.fn(), step: vi.fn(), jump: vi.fn() };
  const down = (at: Element | null = null): void => {
    const event = new KeyboardEvent("keydown", { key: "ArrowDown", cancelable: true, bubbles: true, repeat: true });
    if (at) at.addEventListener("keydown", (on) => pick.key(on as KeyboardEvent, () => false, field), { once: true });
    if (at) at.dispatchEvent(event);
    else pick.key(event, () => false, field);
  };
  const square = document.createElement("div");
  square.dataset.field = "";
  down();
  down(square);
  card(1);
  down(square);
  expect([field.take.mock.calls.length, field.step.mock.calls, field.jump.mock.calls]).toEqual([1, [[1, 0]], [[1, 0]]]);
});
