import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Advice from "./Advice.svelte";
import { arrow } from "./arrows";
import Detail from "./Detail.svelte";
import Side from "./Side.svelte";
import Stack from "./Stack.svelte";
import Tile from "./Tile.svelte";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
const shown = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? "");

test("arrows go to the button that stands there, and press it; at the edge they go nowhere", () => {
  const pool = document.createElement("div");
  const pressed = vi.fn();
  for (const [n, [x, y]] of Object.entries([
    [0, 0],
    [100, 5],
    [0, 100],
  ])) {
    const one = document.createElement("button");
    one.ariaPressed = "false";
    one.setAttribute("aria-pressed", "false");
    one.getBoundingClientRect = () => ({ x, y }) as DOMRect;
    one.onclick = () => pressed(Number(n));
    pool.append(one);
  }
  document.body.append(pool);
  pool.onkeydown = (event) => arrow(event as never);
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown"])
    (document.activeElement === document.body ? pool : document.activeElement)?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true }),
    );
  expect(pressed.mock.calls.flat()).toEqual([1, 0, 2]);
});

test("what is looked at may be taken by whoever the buttons name", async () => {
  const go = vi.fn();
  const takes = [
    { text: "Give it to Ann", key: "1", go },
    { text: "Give it to Bea", key: "2", go: vi.fn() },
  ];
  const props = { name: "Stone", label: "Stone", line: "Recharges", icon: "gears", says: "It rolls.", takes };
  const { rerender } = render(Detail, { ...props, disabled: false });
  expect(shown(".says")).toEqual(["It rolls."]);
  await fireEvent.click(screen.getByRole("button", { name: /Ann/ }));
  expect(go).toHaveBeenCalledOnce();
  await rerender({ disabled: true });
  expect(screen.getAllByRole("button").every((one) => (one as HTMLButtonElement).disabled)).toBe(true);
});

test("an empty place is marked where it is to be filled, and says nothing of an artifact", () => {
  const face = { hero: null, tone: "you" as const, lines: [] };
  const slots = [
    { ...face, wanted: true, name: "Pick now" },
    { ...face, wanted: false, name: "Second" },
  ];
  render(Side, {
    title: "Yours",
    looks: [],
    mine: true,
    slots,
    tasks: [{ icon: "gears", text: "Hazard", state: "3" }],
  });
  expect(shown(".slot b.w60")).toEqual(["Pick now", "Second"]);
  expect(shown(".wanted")).toEqual(["?"]);
  expect(document.querySelector("em")).toBeNull();
});

test("the other deck is backs until it is known", async () => {
  const deck = { look: undefined, title: "Mako", count: "2 of 4", picked: 2 };
  const card = createRawSnippet<[number, number]>((one) => ({ render: () => `<i>${one()}</i>` }));
  const props = {
    ...{ own: { ...deck, names: null }, other: { ...deck, names: null as string | null }, full: 4, label: "Yours" },
    ...{ rows: [], tips: [], cards: [7, 9], card, few: true, chosen: 9, onpress: vi.fn(), note: null, phone: false },
    ...{ told: { name: "", text: "Choose" }, take: "", disabled: false, ontake: vi.fn() },
  };
  const { rerender } = render(Stack, props);
  expect(document.querySelectorAll(".backs i:not(.no)")).toHaveLength(2);
  expect(screen.getAllByRole("button").map((one) => one.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  await rerender({ other: { ...deck, names: "Ox, Elk" } });
  expect(document.querySelector(".backs")).toBeNull();
  expect(screen.getByText("Ox, Elk")).toBeTruthy();
});

test("a thing of a row tells its name alone, and is pressed to be read", async () => {
  const onpress = vi.fn();
  const info = { name: "Iron Heart", icon: "gears", cooldown: 3 };
  render(Tile, { info, recharges: "3 turns", note: "It beats.", small: true, onpress });
  expect(screen.queryByText("It beats.")).toBeNull();
  await fireEvent.click(screen.getByRole("button"));
  expect(onpress).toHaveBeenCalledOnce();
});

test("corners change by a press on either, and all goes on by one button", async () => {
  const [onswap, ongo] = [vi.fn(), vi.fn()];
  const boxes = ["Left", "Right"].map((head) => ({ head, text: "Somebody", swap: "Change" }));
  render(Advice, { boxes, go: "Stand there", disabled: false, onswap, ongo });
  await fireEvent.click(screen.getByRole("button", { name: /Right/ }));
  await fireEvent.click(screen.getByRole("button", { name: /Stand there/ }));
  expect([onswap.mock.calls.length, ongo.mock.calls.length]).toEqual([1, 1]);
});
