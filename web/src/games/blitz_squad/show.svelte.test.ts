import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../feel/settings.svelte";
import type { LogLine } from "../../net/protocol";
import { TableContext } from "../../table/context.svelte";
import { blank } from "../../table/model.svelte";
import { ShownTable } from "../../table/shown.svelte";
import { Book } from "./look";
import type { Game, View } from "./protocol";
import { opening, Show } from "./show.svelte";

let n = 0;
const line = (kind: string, seat: number, args: Record<string, unknown> = {}): LogLine => ({
  ...{ n: n++, seat, kind, code: `log-${kind}`, args: { seat, ...args }, text: kind, rule: null, turn: 1 },
});
const seat = { tavern: 60, hand: 0, revealed: [], known: [], clinic: [], tomb: [], out: null };
const view = (turn: number): View =>
  ({ turn, seats: [seat, seat], combo: null, combos: 0, active: 0, zone: [], lasting: [] }) as unknown as View;
const flipped = [
  line("flip", -1, { n: 1 }),
  line("shown", 0, { card: 1, power: 0 }),
  line("shown", 1, { card: 2, power: 5 }),
  line("won", 1, { lot: false }),
];
const began = [...flipped, line("first", 0), line("turn", 0, { turn: 1 })];
const played = [...began, line("combo", 0, { foes: [1], attack: true, price: 0, number: 1 })];

/** A table that was opened at this address, and what it shows. */
function opened(address: string, log = flipped, turn = 0) {
  location.hash = address;
  const shown = new ShownTable({ ...blank("x"), view: view(turn), log });
  const table = new TableContext<Game>(shown.source());
  const show = new Show(table, () => new Book([], []));
  show.open();
  return {
    shown,
    table,
    show,
    at: (turn: number, log: LogLine[]) => shown.show({ ...shown.state, view: view(turn), log }),
  };
}
/** All that moves has come. */
async function loaded(show: Show): Promise<void> {
  await show.load();
  await vi.advanceTimersByTimeAsync(0);
}

/** All that moves is much to load: on a busy machine longer than a test may take. */
beforeAll(() => import("./motion"), 120_000);
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  settings.set({ speed: 1 });
});
afterEach(() => vi.useRealTimers());

it("shows The Flip once where a game begins, at its table and in its replay, and tells nothing before", async () => {
  const { show, table } = opened("#/table/x");
  expect([show.waits, table.state.log.length]).toEqual([true, 0]);
  await loaded(show);
  expect([show.waits, show.moment?.flip?.does, table.state.log.length]).toEqual([false, "turn", 0]);
  vi.advanceTimersByTime(700);
  expect([show.moment, table.state.log.length]).toEqual([null, 4]);
  expect(opened("#/table/x").show.waits).toBe(false);
  expect(opened("#/replay/x").show.waits).toBe(true);
});

it("shows nothing of it to who comes late, or where nothing should move", () => {
  expect(opened("#/table/late", played, 1).table.playing).toBe(false);
  settings.set({ speed: 0 });
  expect(opened("#/table/still").table.playing).toBe(false);
});

it("is at its end at once after a press, also before it has begun", async () => {
  const { show, table } = opened("#/table/pressed");
  table.skip(new KeyboardEvent("keydown", { key: "Enter" }));
  await loaded(show);
  expect([table.playing, table.state.log.length]).toEqual([false, 4]);
});

it("shows what is new, nothing of what was taken back, and flips again where a replay begins again", async () => {
  const { show, at, table } = opened("#/table/on", began, 1);
  await loaded(show);
  at(1, played);
  expect([show.moment?.kind, table.state.log.length]).toEqual(["lift", began.length]);
  at(1, began);
  expect(show.moment).toBeNull();
  at(1, played);
  at(0, flipped);
  await loaded(show);
  expect(show.moment?.kind).toBe("flip");
});

it("knows a beginning by the kinds of its lines", () => {
  expect([opening(began), opening(played), opening([])]).toEqual([true, false, false]);
});
