import { describe, expect, it, vi } from "vitest";
import { id } from "../../../test/ids";
import { foretold, offer } from "../../../test/offers";
import type { ActionId, Chain } from "../../net/protocol";
import { TableContext } from "../../table/context.svelte";
import { blank } from "../../table/model.svelte";
import { ShownTable } from "../../table/shown.svelte";
import type { Slip, TableState } from "../../table/types";
import { Hands } from "./hands.svelte";
import { press } from "./keys";

/** Four play: Robin has A, the teammate Kit has B; X and Y are the others'. */
const SEATS = [1, 2, 1, 2].map((team) => ({ team, done: false }));
const OWNERS = [0, 2, 1, 3];
const heroes = OWNERS.map((seat, hero) => ({
  ...{ hero, seat, design: 1, team: hero < 2 ? 1 : 2, squares: [`a${hero + 1}`], space: `a${hero + 1}`, used: [] },
  ...{ hp: 9, ms: 3, actions: 2, dead: false, tool: 0 },
}));
const view = {
  phase: "main",
  ask: "main",
  turn: 5,
  mine: {},
  asked: [0, 2],
  heroes,
  seats: SEATS,
  by: null,
  moving: null,
};
const info = { name: "Gale Archer", specials: [{ name: "Bolt" }, { name: "Gust Shot" }] };
const STEP = offer(1, "step", { hero: 0, direction: "N" });
const GUST = offer(2, "special", { hero: 0, special: 1 });
const END = offer(9, "end");
const at = (h: number, more: object = {}) =>
  foretold(offer(20 + h, "hero", { hero: h }), {
    ...{ ask: "aim", lines: [], changes: [], asked: [], fan: [], open: false },
    ...more,
  });
const place = {
  ...foretold(offer(1, "step", { hero: 0 }, { slot: "0", space: "d3" }), {
    ...{ squares: ["d3"], path: ["d2", "d3"], cost: 1, left: 2, lost: 0, hp: 9, met: [] },
  }),
  via: [] as ActionId[],
};
const asks = (ask: string, ...offers: object[]) => ({ question: { ask, offers } });

/** A table that the test changes: `then` is an event, after which the server answers by `acts`. */
function setup() {
  const asked: { ref: number; chain: Chain }[] = [];
  const slips: Slip[] = [];
  const decision = { yours: true, seat: 0, ticket: 4, ...asks("main", STEP, GUST, END) };
  const first = {
    ...blank("t"),
    ...{ asSeat: 0, you: [0], connection: "open", view, decision, setup: { heroes: [null, info] } },
    log: [{ n: 1, seat: 2, kind: "special", text: "", args: {} }],
    seats: ["Robin", "Mako", "Kit", "Juno"].map((name, seat) => ({ seat, name, kind: "person" })),
  } as unknown as TableState;
  const shown = new ShownTable(first);
  shown.on("slip", (slip) => slips.push(slip));
  const sent: ActionId[][] = [];
  const looked: number[] = [];
  const calls = {
    foresee: (chain: object) => asked.push({ ref: asked.length, chain: chain as Chain }) - 1,
    play: (ids: ActionId[]) => void sent.push(ids),
    look: (seat: number) => void looked.push(seat),
  };
  const hands = new Hands(new TableContext(shown.source(calls)));
  let targets = [at(2), at(3)];
  let places = [place];
  const answer = (): void => {
    let before = -1;
    while (before !== asked.length) {
      before = asked.length;
      for (const chain of hands.drafts) hands.foresight.want(chain);
      for (const { ref, chain } of asked.slice(before)) {
        const offers = chain.chain.length === 1 && !chain.at ? targets : [];
        const plans = chain.at ? places : [];
        const then = { sights: [], lines: [], before: [], after: [], asked: [], ask: "", fan: [], open: false };
        hands.foresight.take(ref, foretold({ offers, plans }, then));
        hands.check();
      }
    }
  };
  const then = (
    change: Partial<TableState> = {},
    more: Partial<{ targets: typeof targets; places: typeof places }> = {},
  ) => {
    targets = more.targets ?? targets;
    places = more.places ?? places;
    shown.show({ ...shown.state, ...change } as TableState);
    hands.foresight.renew(String(shown.state.step));
    hands.renew();
    answer();
  };
  then();
  return { hands, then, answer, slips, sent, decision, looked };
}
const closed = { decision: null, view: { ...view, ask: "wait" } } as unknown as Partial<TableState>;

describe("what is laid out while a teammate acts", () => {
  it("stays, with what it would do now", () => {
    const { hands, then, answer, slips, sent } = setup();
    hands.plate("special_2");
    answer();
    const [choice] = hands.choices;
    if (choice) hands.pick(choice);
    answer();
    expect([hands.deed, hands.ready, hands.chain[0]?.id]).toEqual(["special_2", [2, 22], 22]);
    then({}, { targets: [at(2, { lines: [{ kind: "hurt" }] }), at(3)] });
    expect([hands.deed, hands.ready, hands.chain.length]).toEqual(["special_2", [2, 22], 1]);
    expect(hands.outcome?.lines).toHaveLength(1);
    expect(hands.confirm()).toBe(true);
    expect(sent).toEqual([[2, 22]]);
    expect(slips).toEqual([]);
  });

  it("stays while somebody else is asked in between, and shows nothing meanwhile", () => {
    const { hands, then, answer, decision, slips } = setup();
    hands.plate("special_2");
    answer();
    const [choice] = hands.choices;
    if (choice) hands.pick(choice);
    then(closed);
    expect([hands.aiming, hands.chain.length, hands.outcome]).toEqual([false, 0, null]);
    then({ decision, view } as unknown as Partial<TableState>);
    expect([hands.aiming, hands.chain[0]?.id, hands.ready]).toEqual([true, 22, [2, 22]]);
    expect(slips).toEqual([]);
  });

  it("keeps the aim where only its target is gone, and says so", () => {
    const { hands, then, answer, slips } = setup();
    hands.plate("special_2");
    answer();
    const [choice] = hands.choices;
    if (choice) hands.pick(choice);
    then({}, { targets: [at(3)] });
    expect([hands.aiming, hands.ready, hands.chain.length]).toEqual([true, null, 0]);
    expect(hands.choices.map(({ id }) => id)).toEqual([23]);
    expect(slips.map(({ title, text }) => [title, text])).toEqual([
      ["Kit acted first", "Gust Shot needs another target."],
    ]);
  });

  it("goes where it may not be begun any longer, and says so", () => {
    const { hands, then, answer, decision, slips } = setup();
    hands.plate("special_2");
    answer();
    then({ decision: { ...decision, ...asks("main", STEP, END) } } as unknown as Partial<TableState>);
    expect([hands.aiming, hands.deed]).toEqual([false, "move"]);
    expect(slips.map(({ text }) => text)).toEqual(["Gust Shot isn't possible any more."]);
  });

  it("keeps the place that is pointed at, by its new way, until it is out of reach", () => {
    const { hands, then, slips } = setup();
    hands.place = hands.places[0] ?? null;
    const round = { ...place, id: id(6), via: [id(5)] };
    then({}, { places: [round] });
    expect(hands.place).toBe(round);
    expect(slips).toEqual([]);
    then({}, { places: [] });
    expect(hands.place).toBeNull();
    expect(slips.map(({ text }) => text)).toEqual(["d3 is out of reach now."]);
  });

  it("ends with the own act: nothing of it lies there for the next", () => {
    const { hands, then, answer, decision, slips } = setup();
    hands.plate("special_2");
    answer();
    const [choice] = hands.choices;
    if (choice) hands.pick(choice);
    then({ decision: { ...decision, ticket: 6 } } as unknown as Partial<TableState>);
    expect([hands.aiming, hands.deed, hands.chain.length]).toEqual([false, "move", 0]);
    expect(slips).toEqual([]);
  });
});

describe("two of a team at one screen", () => {
  it("change places by the other's hero, and who is done hands it on", () => {
    const { hands, then, looked, sent } = setup();
    hands.touch(1);
    expect(looked).toEqual([]);
    then({ you: [0, 1, 2, 3] });
    expect(hands.beside).toEqual([1]);
    hands.touch(1);
    expect(looked).toEqual([2]);
    expect(hands.end()).toBe(true);
    expect([sent, looked]).toEqual([[[9]], [2, 2]]);
  });
});

describe("what nobody has to be asked", () => {
  const only = (ask: string, act: object = offer(7, "aim"), more: object = {}) =>
    ({
      decision: { yours: true, seat: 0, ticket: 9, ...asks(ask, act) },
      view: { ...view, ask, ...more },
    }) as unknown as Partial<TableState>;

  it("is a question about what lies open, with a single answer", () => {
    const { hands, then, sent, decision } = setup();
    hands.unasked();
    expect(sent).toEqual([]);
    then(only("push"));
    hands.unasked();
    then(only("steal"));
    hands.unasked();
    then({ ...only("push"), decision: { ...decision, ...asks("push", STEP, GUST) } } as unknown as Partial<TableState>);
    hands.unasked();
    expect(sent).toEqual([[7]]);
  });

  it("is asked again after it was taken back, and in a guided game", () => {
    const { hands, then, sent } = setup();
    hands.taken = true;
    then(only("push"));
    hands.unasked();
    hands.taken = false;
    then({ puzzle: { step: 1, wanted: [7] } } as unknown as Partial<TableState>);
    hands.unasked();
    expect(sent).toEqual([]);
  });

  it("is the end of a turn in which nothing was done, where the hand is empty", () => {
    const { hands, then, sent, slips } = setup();
    const [one, other] = [
      { seats: [SEATS[0], SEATS[1]], mine: { hand: [] } },
      heroes.map((hero) => ({ ...hero, used: ["move"] })),
    ];
    for (const more of [{ ...one, mine: { hand: [3] } }, { mine: { hand: [] } }, { ...one, heroes: other }]) {
      then(only("main", END, more));
      hands.unasked();
    }
    expect(sent).toEqual([]);
    const log = [...hands.table.log, { n: 2, seat: 0, kind: "turn", text: "", args: {} }] as TableState["log"];
    then({ ...only("main", END, one), log });
    hands.unasked();
    expect(sent).toEqual([[9]]);
    expect(slips.map(({ title }) => title)).toEqual(["End turn"]);
  });
});

it("leaves Enter and Esc to a hint that is shown", () => {
  const pressed = (key: string, hint: object | null): [boolean, number] => {
    const draft = vi.fn(() => true);
    const event = new KeyboardEvent("keydown", { key, cancelable: true });
    press(event, { table: { hint }, drafting: { key: draft } } as unknown as Hands);
    return [event.defaultPrevented, draft.mock.calls.length];
  };
  for (const key of ["Enter", "Escape"]) {
    expect(pressed(key, null)).toEqual([true, 1]);
    expect(pressed(key, {})).toEqual([false, 0]);
  }
});
