import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Arrow from "./Arrow.svelte";
import Dial from "./Dial.svelte";
import Lit from "./Lit.svelte";
import { Lay } from "./lay";
import Reach from "./Reach.svelte";
import { Reading } from "./reading.svelte";
import Sightline from "./Sightline.svelte";

afterEach(cleanup);
const lay = new Lay(7, 9, false, 684, 688);
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const [a, b] = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
];

test("few squares glow each by itself; of many one edge goes round all, with a ring in each", async () => {
  const squares = new Map([
    ["c2", 1],
    ["d2", 2],
  ]);
  const { rerender } = render(Lit, { lay, squares, many: false, rings: true });
  expect([all(".lit").length, all("circle").length, all("path").length]).toEqual([2, 0, 0]);
  await rerender({ many: true });
  expect([all(".wash").length, all("circle").length, all("path").length]).toEqual([2, 2, 1]);
});

test("what is in reach is hatched; out of sight it is dark with a struck eye; what stops sight is neither", () => {
  render(Reach, { lay, squares: ["c3", "c4", "c5"], shadow: ["c5"], stops: ["c4"], from: ["c2"] });
  expect(all("[fill='url(#bd-red)']")).toHaveLength(1);
  expect(all("[fill='url(#bd-dark)']")).toHaveLength(1);
});

test("an arrow has a notch a square, a bar where it is stopped, and bends where it flies", async () => {
  const { rerender } = render(Arrow, { from: a, to: b, steps: 3, text: "Back 3" });
  const paths = all("path").length;
  expect(screen.getByText("Back 3")).toBeTruthy();
  await rerender({ steps: 1 });
  expect(all("path")).toHaveLength(paths - 2);
  await rerender({ stopped: true });
  expect(all("path")).toHaveLength(paths);
  await rerender({ bend: 50 });
  expect([all("path").length, all("circle").length]).toEqual([1, 1]);
});

test("a line of sight ticks the squares between", () => {
  render(Sightline, { from: a, to: b, n: 3 });
  expect(all("circle")).toHaveLength(2);
});

test("a dial tells what is left, and marks what a preview would take", () => {
  render(Dial, { hp: 5, full: 7, then: 3, px: 40 });
  const dial = screen.getByRole("img");
  expect(dial.textContent).toBe("5");
  expect(dial.querySelectorAll("[stroke-dasharray]")).toHaveLength(2);
});

test("what is read about stays until it is closed, once it is pinned", () => {
  const story = new Reading();
  story.pin("hero 1");
  expect([story.reading, story.pinned]).toEqual(["hero 1", true]);
  story.unpin();
  expect([story.reading, story.pinned]).toEqual([null, false]);
});
