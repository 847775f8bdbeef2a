import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Arrow from "./Arrow.svelte";
import Course from "./Course.svelte";
import Dial from "./Dial.svelte";
import Forecast, { DOT } from "./Forecast.svelte";
import Lit from "./Lit.svelte";
import { Lay } from "./lay";
import Plates from "./Plates.svelte";
import Reach from "./Reach.svelte";
import Relay from "./Relay.svelte";
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
  render(Dial, { hp: 5, full: 7, after: 3, px: 40 });
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

const look = (seat: number) => ({ seat, side: seat ? "foe" : "you", shape: "circle", name: `P${seat}` }) as never;

test("a plate tells its state, and does what it says; the end of the turn stands beside it", async () => {
  const go = vi.fn();
  const plate = { id: "move", key: "M", name: "Move", small: "2 of 3", titled: false, shape: null, advised: false, go };
  const end = { key: "E", name: "End turn", small: "", disabled: true, advised: false, go: vi.fn() };
  const props = { label: "Deeds", plates: [{ ...plate, state: "on" as const }], disabled: false, end };
  const { rerender } = render(Plates, props);
  const move = screen.getByRole("button", { name: /Move/ });
  expect(move.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(move);
  expect(go).toHaveBeenCalledOnce();
  expect((screen.getByRole("button", { name: /End turn/ }) as HTMLButtonElement).disabled).toBe(true);
  await rerender({ ...props, phone: true });
  expect(screen.queryByRole("button", { name: /End turn/ })).toBeNull();
});

test("a forecast lists all its steps; as a bar four signs, and in full where they are few", async () => {
  const step = (n: number) => ({
    tone: "bad" as const,
    sign: String(n),
    word: "hit",
    what: `Hit ${n}`,
    how: "",
    change: "",
  });
  const hurt = [{ hero: 0, hp: 5, full: 7, after: 3, left: "3 left" }];
  const props = { title: "Will", sure: "", none: "Nothing", notes: ["Mako chooses"], hurt };
  const { rerender } = render(Forecast, { ...props, steps: [1, 2, 3, 4, 5].map(step) });
  expect(all("ol > li")).toHaveLength(5);
  expect(screen.getByText("3 left")).toBeTruthy();
  await rerender({ bar: true });
  expect(all("ol > li:not(.sum)")).toHaveLength(4);
  expect(screen.queryByText("Mako chooses")).toBeNull();
  await rerender({ steps: [{ ...step(1), sign: DOT }] });
  expect(all("li.plain")).toHaveLength(1);
});

test("who comes next is named once, with a face for each that may go on", () => {
  const next = [0, 1].map((hero) => ({ hero, info: { id: `h${hero}`, icon: "gears" }, look: look(hero) }));
  const words = { next: "NEXT", or: "or", last: "then the others", said: "Next: P0 or P1" };
  render(Relay, { label: "Turns", done: [], next, names: "P0 or P1", sub: "Either", words, others: [] });
  expect(all(".f")).toHaveLength(2);
  expect(screen.getByText("Next: P0 or P1")).toBeTruthy();
});

test("names at the end of a course stand apart, and who was lost is crossed", () => {
  const lines = [0, 1].map((id) => ({
    id,
    name: `N${id}`,
    look: look(id),
    dashed: false,
    lost: id === 1,
    numbers: [7, 0],
  }));
  render(Course, { title: "HP", said: "HP", start: "0", lines, rounds: 1, most: 7 });
  const [a = 0, b = 0] = all(".name").map((one) => Number(one.getAttribute("y")));
  expect(Math.abs(a - b)).toBeGreaterThanOrEqual(15);
  expect([all("circle").length, all("[stroke='var(--ko)']").length]).toEqual([1, 1]);
});
