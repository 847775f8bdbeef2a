import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../feel/settings.svelte";
import { plain } from "../kit/said";
import type { Decision, LogLine, State, Welcome } from "../net/protocol";
import { TableContext } from "./context.svelte";
import { TableStore } from "./model.svelte";
import { ShownTable } from "./shown.svelte";
import type { Moment } from "./steps.svelte";

const line = (n: number): LogLine => ({
  n,
  seat: 0,
  kind: "say",
  text: `line ${n}`,
  rule: null,
  turn: 1,
  code: "",
  args: {},
});
const asks = (ticket: number): Decision => ({
  ...{ seat: 0, yours: true, what: plain("Go."), how: plain(""), actions: [], forbidden: [], plans: [] },
  ...{ undo: true, hint: true, ticket },
});
const WELCOME = { type: "welcome", table: "t1", game: "unheard-of", options: {}, seats: [], you: [0], setup: {} };

interface Shown extends Moment {
  name: string;
}

/** A live table; each new line of a step is shown for 100 ms, with the view "between" and its number. */
function live(read = true) {
  const store = new TableStore("t1", {
    wire: () => ({ send: () => true, hurry: () => {}, renew: () => {}, close: () => {} }),
  });
  const table = new TableContext(store);
  table.root = document.body;
  store.receive(WELCOME as unknown as Welcome);
  let version = 0;
  let known = 0;
  const comes = (lines: number, more: Partial<State> = {}): void => {
    version += 1;
    store.receive({
      ...{ type: "state", version, as_seat: 0, view: `after ${version}`, log_from: known },
      ...{ log: Array.from({ length: lines }, (_, n) => line(known + n)), seats: [], undo: 0, clock_ms: null },
      ...{ decision: asks(version), waiting: null, curtain: null, over: null, ...more },
    } as unknown as State);
    known += lines;
  };
  comes(1);
  const shows = read
    ? table.shows<Shown>(({ lines }) =>
        lines.map(({ n }) => ({ ms: 100, view: `line ${n}`, line: n, name: `moment ${n}` })),
      )
    : null;
  const told: string[] = [];
  table.on("shown", ({ after, lines }) => told.push(`${after.view}: ${lines.map((one) => one.n).join()}`));
  table.on("state", ({ after }) => told.push(`state ${after.view}`));
  return { store, table, comes, told, shows };
}
const seen = ({ state }: TableContext) => [state.view, state.log.length, state.decision !== null];

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ speed: 1, motion: "system" });
});
afterEach(() => vi.useRealTimers());

describe("a step", () => {
  it("is shown before what comes next is asked: view, log, question, clock and result wait", () => {
    const { table, comes, told, shows } = live();
    comes(2, { over: { reason: "x", words: plain("Over."), winners: [0], places: [1] } as never, clock_ms: null });
    expect(seen(table)).toEqual(["line 1", 2, false]);
    expect(table.state).toMatchObject({ over: null, waiting: null, canUndo: null, clockMs: null });
    expect(shows?.moment?.name).toBe("moment 1");
    vi.advanceTimersByTime(100);
    expect(seen(table)).toEqual(["line 2", 3, false]);
    expect(table.playing).toBe(true);
    vi.advanceTimersByTime(100);
    expect(seen(table)).toEqual(["after 2", 3, true]);
    expect([table.playing, table.state.over !== null, table.state.canUndo]).toEqual([false, true, 0]);
    expect(told).toEqual(["line 1: 1", "line 2: 2", "after 2: ", "state after 2"]);
  });

  it("waits for the one before it, and both are shown", () => {
    const { table, comes, told } = live();
    comes(1);
    comes(1);
    expect(seen(table)).toEqual(["line 1", 2, false]);
    vi.runAllTimers();
    expect(seen(table)).toEqual(["after 3", 3, true]);
    expect(told.filter((one) => one.startsWith("state"))).toEqual(["state after 2", "state after 3"]);
    expect(told.indexOf("state after 2")).toBeLessThan(told.indexOf("line 2: 2"));
  });

  it("is skipped to its end by a press that means nothing else; the next one is shown", () => {
    const { table, comes } = live();
    const board = document.body.appendChild(document.createElement("div"));
    const press = (event: Event) => {
      Object.defineProperty(event, "target", { value: board });
      return table.skip(event);
    };
    expect(press(new Event("pointerdown"))).toBe(false);
    comes(2);
    comes(1);
    expect(press(new Event("pointerdown"))).toBe(true);
    expect(press(new Event("click"))).toBe(true);
    expect(press(new Event("click"))).toBe(false);
    expect(table.state.view).toBe("line 3");
    expect(press(new KeyboardEvent("keydown", { key: "Shift" }))).toBe(false);
    expect(press(new KeyboardEvent("keydown", { key: "Enter" }))).toBe(true);
    expect(seen(table)).toEqual(["after 3", 4, true]);
    expect(press(new KeyboardEvent("keydown", { key: "Enter" }))).toBe(false);
  });

  it("is left out by who is far behind, has the tab hidden, or wants no motion", () => {
    const { table, comes } = live();
    for (let n = 0; n < 7; n++) comes(1);
    expect(table.state.log.length).toBeGreaterThan(5);
    vi.runAllTimers();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    comes(3);
    expect(table.playing).toBe(false);
    vi.restoreAllMocks();
    settings.set({ speed: 0 });
    comes(3);
    expect([table.playing, table.state.log.length]).toEqual([false, 14]);
  });

  it("that is followed by another runs at twice the speed", () => {
    const { table, comes } = live();
    comes(1);
    comes(2);
    vi.advanceTimersByTime(100);
    expect(table.state.view).toBe("line 2");
    comes(1);
    vi.advanceTimersByTime(140);
    expect(table.state.view).toBe("line 3");
  });

  it("takes an eighth of the clock of who is asked, and the clock goes on meanwhile", () => {
    const { table, comes } = live();
    comes(40, { clock_ms: 8000 });
    vi.advanceTimersByTime(990);
    expect(table.state.decision).toBeNull();
    vi.advanceTimersByTime(20);
    expect(table.state.decision).not.toBeNull();
    expect(table.state.clockMs).toBeGreaterThan(6900);
    expect(table.state.clockMs).toBeLessThan(7050);
  });

  it("takes nothing from the hands of who decides while others answer", () => {
    const { table, comes } = live();
    comes(1, { decision: asks(7) });
    vi.runAllTimers();
    comes(1, { decision: asks(7) });
    expect(seen(table)).toEqual(["after 3", 3, true]);
  });

  it("shows nothing of what was taken back, and nothing where no board reads", () => {
    const { table, comes } = live(false);
    comes(4);
    expect(seen(table)).toEqual(["after 2", 5, true]);
    const shown = live();
    shown.comes(3);
    shown.comes(0, { log_from: 2 });
    expect(shown.table.playing).toBe(false);
    expect(shown.table.state.log).toHaveLength(2);
  });

  it("holds the guide back, too", () => {
    const { store, table, comes } = live();
    store.receive({ type: "puzzle", step: "one" } as never);
    comes(1);
    store.receive({ type: "puzzle", step: "two" } as never);
    expect(table.state.puzzle).toMatchObject({ step: "one" });
    vi.runAllTimers();
    expect(table.state.puzzle).toMatchObject({ step: "two" });
  });
});

describe("a table that is only shown", () => {
  it("overtakes what it shows", () => {
    const { store } = live();
    const shown = new ShownTable({ ...store.state, decision: null });
    const table = new TableContext(shown.source());
    table.shows<Shown>(({ lines }) => lines.map(({ n }) => ({ ms: 100, view: `line ${n}`, name: "" })));
    const log = [line(0), line(1), line(2)];
    shown.show({ ...shown.state, log: log.slice(0, 2), view: "two" });
    expect(table.state.view).toBe("line 1");
    shown.show({ ...shown.state, log, view: "three" });
    expect(table.state.view).toBe("line 2");
    expect(table.skip(new KeyboardEvent("keydown", { key: "x" }))).toBe(false);
    expect(table.state.view).toBe("three");
  });

  it("may show how it began: nothing is told or asked before, also while what shows it is on its way", async () => {
    const table = new TableContext(new ShownTable(live().store.state).source());
    table.stage(Promise.resolve([{ ms: 100, view: "flip" }]));
    expect([table.playing, table.moment, table.state.log.length, table.state.decision]).toEqual([true, null, 0, null]);
    await Promise.resolve();
    expect([table.state.view, table.state.decision]).toEqual(["flip", null]);
    vi.advanceTimersByTime(100);
    expect([table.state.log.length, table.state.decision === null]).toEqual([1, false]);
  });

  it("stands as it is where what should show how it began does not come", async () => {
    const table = new TableContext(new ShownTable(live().store.state).source());
    table.stage(Promise.resolve([]));
    await Promise.resolve();
    expect([table.playing, table.state.decision === null]).toEqual([false, false]);
  });
});
