import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Chart from "./Chart.svelte";
import { apart } from "./chart";
import { seatLook } from "./seats";

afterEach(cleanup);

test("labels stand where their lines end, and make room for each other", () => {
  expect(apart([10, 80, 40], 20, 0, 100)).toEqual([10, 80, 40]);
  expect(apart([40, 40, 42], 20, 0, 200)).toEqual([40, 60, 80]);
  // At the lower edge they make room upwards.
  expect(apart([96, 96, 30], 20, 0, 100)).toEqual([80, 100, 30]);
});

const lines = [
  { look: seatLook(0, [0], 2, "Robin"), points: [1, 1, 4] },
  { look: seatLook(1, [0], 2, "Mako"), points: [1, 2, 2] },
];
const about = { title: "The race", said: "Goal: 5", lines, scale: [0, 5], goal: 5 };

test("a race names who stands at the end of each line, with what they have; no two lines lie on each other", () => {
  const { container } = render(Chart, { ...about, race: true });
  expect(screen.getAllByRole("listitem").map((one) => one.textContent?.trim().split(/\s+/))).toEqual([
    ["You", "4"],
    ["Mako", "2"],
  ]);
  const starts = [...container.querySelectorAll(".way")].map(
    (way) => /^M(\S+ \S+?)[LHV]/.exec(way.getAttribute("d") ?? "")?.[1],
  );
  expect(new Set(starts).size).toBe(2);
});

test("a chart that is no race has its names below it", () => {
  render(Chart, about);
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  expect(screen.getByText("Mako").closest("p")).not.toBeNull();
});
