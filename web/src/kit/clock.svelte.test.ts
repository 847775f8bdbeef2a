import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sound } from "../feel/sound";
import { Countdown } from "./clock.svelte";

vi.mock("../feel/sound", () => ({ sound: vi.fn() }));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function counted(ms: number | null, heard = false): { clock: Countdown; stop: () => void } {
  let clock: Countdown | undefined;
  const stop = $effect.root(() => {
    clock = new Countdown(
      () => ms,
      () => heard,
    );
  });
  flushSync();
  if (!clock) throw new Error("no clock");
  return { clock, stop };
}

test("it counts whole seconds down to nothing", () => {
  const { clock, stop } = counted(65_000);
  expect(clock.face).toBe("1:05");
  vi.advanceTimersByTime(60_000);
  expect(clock.face).toBe("0:05");
  vi.advanceTimersByTime(60_000);
  expect(clock.left).toBe(0);
  stop();
});

test("without a clock it shows nothing", () => {
  const { clock, stop } = counted(null);
  expect(clock.left).toBeNull();
  expect(clock.face).toBe("");
  stop();
});

test("the last ten seconds tick where they are heard", () => {
  const { stop } = counted(12_000, true);
  vi.advanceTimersByTime(1500);
  expect(sound).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(sound).toHaveBeenCalledTimes(1);
  expect(sound).toHaveBeenCalledWith("tick");
  stop();
  vi.mocked(sound).mockClear();
  const quiet = counted(5000);
  vi.advanceTimersByTime(5000);
  expect(sound).not.toHaveBeenCalled();
  quiet.stop();
});
