import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { finish, Moments, play } from "./motion.svelte";
import { settings } from "./settings.svelte";

const three = [1, 2, 3].map((n) => ({ n, ms: 100 }));

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ speed: 1 });
});
afterEach(() => {
  finish();
  vi.useRealTimers();
});

test("moments are shown one after another, each so long as it says", () => {
  const line = new Moments<{ n: number; ms: number }>();
  line.feed(three);
  expect(line.moment?.n).toBe(1);
  expect(line.last?.n).toBe(3);
  vi.advanceTimersByTime(150);
  expect(line.moment?.n).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(line.moment).toBeNull();
});

test("a press finishes them all, and another line is not disturbed by what came before", () => {
  const [one, two] = [new Moments<{ n: number; ms: number }>(), new Moments<{ n: number; ms: number }>()];
  one.feed(three);
  two.feed(three);
  finish();
  expect([one.moment, two.moment]).toEqual([null, null]);
  one.feed(three.slice(2));
  expect(one.moment?.n).toBe(3);
});

test("who is asked sees them faster; a new round drops what is left of the one before", () => {
  const line = new Moments<{ n: number; ms: number }>();
  line.feed(three, { asked: true });
  vi.advanceTimersByTime(80);
  expect(line.moment?.n).toBe(2);
  line.feed([{ n: 9, ms: 100 }], { anew: true });
  expect(line.moment?.n).toBe(9);
});

test("a long line of short moments is no delay; one that is far behind runs at twice the speed", () => {
  const line = new Moments<{ n: number; ms: number }>();
  line.feed(Array.from({ length: 40 }, (_, n) => ({ n, ms: 40 })));
  vi.advanceTimersByTime(410);
  expect(line.moment?.n).toBe(10);
  line.feed(
    Array.from({ length: 20 }, (_, n) => ({ n: n + 100, ms: 1000 })),
    { anew: true },
  );
  vi.advanceTimersByTime(510);
  expect(line.moment?.n).toBe(101);
});

test("with speed Off nothing is shown", () => {
  settings.set({ speed: 0 });
  const line = new Moments<{ n: number; ms: number }>();
  line.feed(three);
  expect(line.moment).toBeNull();
});

test("what is animated is finished by a press, and where nothing can be animated it is simply there", () => {
  const node = document.createElement("i");
  expect(play(node, [], {})).toBeNull();
  const animation = { finish: vi.fn(), onfinish: null, oncancel: null };
  Object.assign(node, { animate: () => animation });
  play(node, [], {});
  finish();
  expect(animation.finish).toHaveBeenCalledTimes(1);
});
