import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Grid from "./Grid.svelte";

interface At {
  row: number;
  col: number;
}
const rows = [0, 1, 2].map((row) => [0, 1, 2].map((col): At => ({ row, col })));
const name = (at: At): string => `r${at.row}c${at.col}`;
afterEach(cleanup);

function shown(legal: string[] = []) {
  const calls = { onpress: vi.fn(), onover: vi.fn(), onread: vi.fn(() => true) };
  const made = render(Grid<At>, {
    label: "Board",
    rows,
    name,
    words: name,
    legal: new Set(legal),
    home: { row: 1, col: 1 },
    width: 40,
    height: 40,
    ...calls,
  });
  const grid = made.component as unknown as { take(toLegal?: boolean): void; step(down: number, right: number): void };
  return { ...calls, grid };
}
const cell = (wanted: string) => screen.getByRole("gridcell", { name: wanted });
const inTabs = (): string[] =>
  screen.getAllByRole("gridcell").flatMap((one) => (one.tabIndex === 0 ? [one.getAttribute("aria-label") ?? ""] : []));

test("one place is in the tab order: home at first, then where the focus went", async () => {
  const { grid } = shown();
  expect(inTabs()).toEqual(["r1c1"]);
  grid.step(1, 0);
  expect(document.activeElement).toBe(cell("r2c1"));
  await Promise.resolve();
  expect(inTabs()).toEqual(["r2c1"]);
});

test("a step ends at the edge", () => {
  const { grid } = shown();
  for (let n = 0; n < 5; n++) grid.step(0, -1);
  expect(document.activeElement).toBe(cell("r1c0"));
});

test("taking the focus goes to the nearest legal place, or to where it was", async () => {
  const { grid } = shown(["r0c0", "r2c1"]);
  grid.take();
  await Promise.resolve();
  expect(document.activeElement).toBe(cell("r2c1"));
  grid.step(-1, 0);
  grid.take(false);
  await Promise.resolve();
  expect(document.activeElement).toBe(cell("r1c1"));
});

test("a press names the place; the other button reads it", async () => {
  const { onpress, onread } = shown(["r0c0"]);
  await fireEvent.click(cell("r0c2"));
  expect(onpress).toHaveBeenCalledExactlyOnceWith({ row: 0, col: 2 }, expect.anything());
  expect(await fireEvent.contextMenu(cell("r2c2"))).toBe(false);
  expect(onread).toHaveBeenCalledExactlyOnceWith({ row: 2, col: 2 });
  expect(cell("r0c0").dataset.legal).toBe("");
});
