import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../../feel/settings.svelte";
import Count from "./Count.svelte";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The numbers that stand there at these times of frames, from the change on, ms. */
async function counted(from: number, to: number, times: readonly number[]): Promise<number[]> {
  let next: FrameRequestCallback = () => {};
  vi.spyOn(settings, "ms").mockImplementation((ms) => ms);
  vi.spyOn(performance, "now").mockReturnValue(1000);
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((frame) => {
    next = frame;
    return 1;
  });
  const { container, rerender } = render(Count, { value: from });
  await rerender({ value: to });
  const shown: number[] = [];
  for (const time of times) {
    next(1000 + time);
    await tick();
    shown.push(Number(container.textContent));
  }
  return shown;
}

test("a total counts from the old one to the new one, and no frame that is older than the change takes it beyond", async () => {
  expect(await counted(2, 8, [-900, -1, 0, 60, 120, 400])).toEqual([2, 2, 2, 4, 6, 8]);
  cleanup();
  expect(await counted(4, 0, [-5000, 60, 900])).toEqual([4, 2, 0]);
});
