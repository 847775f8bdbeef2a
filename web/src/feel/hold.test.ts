import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hold } from "./hold";

let now = 0;
let next: (() => void) | null = null;

beforeEach(() => {
  now = 0;
  next = null;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("requestAnimationFrame", (deed: () => void) => {
    next = deed;
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => {
    next = null;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A frame is shown so many ms after the one before. */
function frame(ms: number): void {
  now += ms;
  const deed = next;
  next = null;
  deed?.();
}

test("a press is held once it has lasted", () => {
  const deed = vi.fn();
  hold(400, deed);
  for (let n = 0; n < 24; n++) frame(16);
  expect(deed).not.toHaveBeenCalled();
  frame(16);
  expect(deed).toHaveBeenCalledOnce();
  expect(next).toBeNull();
});

test("a page that stands still for a second does not make a tap a hold", () => {
  const deed = vi.fn();
  const end = hold(400, deed);
  frame(1000);
  expect(deed).not.toHaveBeenCalled();
  end();
  expect(next).toBeNull();
});
