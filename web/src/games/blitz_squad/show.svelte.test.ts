import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { finish } from "../../feel/motion.svelte";
import { settings } from "../../feel/settings.svelte";
import type { Change } from "../../table/events";
import { Book } from "./look";
import type { View } from "./protocol";
import { opening, Show } from "./show.svelte";

let n = 0;
const line = (kind: string, seat: number, args: Record<string, unknown> = {}) => ({
  ...{ n: n++, seat, kind, code: `log-${kind}`, args: { seat, ...args }, text: kind, rule: null, turn: 1 },
});
const seat = { tavern: 60, clinic: [], tomb: [], out: null };
const view = (turn: number): View =>
  ({ turn, seats: [seat, seat], combo: null, combos: 0, active: 0 }) as unknown as View;
const flipped = [
  line("flip", -1, { n: 1 }),
  line("shown", 0, { card: 1, power: 0 }),
  line("shown", 1, { card: 2, power: 5 }),
  line("won", 1, { lot: false }),
];
const began = [...flipped, line("first", 0), line("turn", 0, { turn: 1 })];
const played = [...began, line("combo", 0, { foes: [1], attack: true, price: 0, number: 1 })];
const change = (before: [View, typeof played], after: [View, typeof played], lines: typeof played): Change =>
  ({
    before: { view: before[0], log: before[1] },
    after: { view: after[0], log: after[1] },
    lines,
  }) as unknown as Change;

/** A table that was opened at this address, with all that moves. */
async function opened(address: string, log = flipped): Promise<Show> {
  location.hash = address;
  const show = new Show(() => new Book([], []));
  await show.load();
  show.open(view(0), log);
  await show.load();
  await Promise.resolve();
  return show;
}

/** All that moves is much to load: on a busy machine longer than a test may take. */
beforeAll(() => import("./motion"), 120_000);
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  settings.set({ speed: 1 });
});
afterEach(() => {
  finish();
  vi.useRealTimers();
});

it("shows The Flip once where a game begins, at its table and in its replay", async () => {
  const table = await opened("#/table/x");
  expect(table.moment?.flip?.does).toBe("turn");
  vi.advanceTimersByTime(700);
  expect(table.moment).toBeNull();
  expect((await opened("#/table/x")).moment).toBeNull();
  expect((await opened("#/replay/x")).moment?.kind).toBe("flip");
});

it("shows nothing of it to who comes late, or where nothing should move", async () => {
  expect((await opened("#/table/late", played)).moment).toBeNull();
  settings.set({ speed: 0 });
  const still = await opened("#/table/still");
  expect([still.moment, still.waits]).toEqual([null, false]);
});

it("is at its end at once after a press, also before it has begun", async () => {
  location.hash = "#/table/pressed";
  const show = new Show(() => new Book([], []));
  show.open(view(0), flipped);
  expect(show.waits).toBe(true);
  show.finish();
  await show.load();
  expect([show.waits, show.moment]).toEqual([false, null]);
});

it("shows what is new, nothing of what was taken back, and flips again where a replay begins again", async () => {
  const show = await opened("#/table/on", played);
  show.tell(change([view(1), began], [view(1), played], played.slice(-1)));
  expect(show.moment?.kind).toBe("lift");
  show.tell(change([view(1), played], [view(1), began], []));
  expect(show.moment).toBeNull();
  show.tell(change([view(1), played], [view(0), flipped], []));
  expect(show.moment?.kind).toBe("flip");
});

it("knows a beginning by the kinds of its lines", () => {
  expect([opening(began), opening(played), opening([])]).toEqual([true, false, false]);
});
