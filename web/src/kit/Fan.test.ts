import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Fan from "./Fan.svelte";

const face = createRawSnippet<[{ n: number }, number]>((card) => ({
  render: () => `<span class="card">${card().n}</span>`,
}));
const shown = (more: object = {}) => {
  const calls = { onpick: vi.fn(), onread: vi.fn() };
  render(Fan<{ n: number }>, {
    label: "Your hand",
    cards: [{ n: 4 }, { n: 7 }, { n: 9 }],
    id: (card: { n: number }) => card.n,
    words: (card: { n: number }) => `Card ${card.n}`,
    raised: [7],
    usable: new Set([4]),
    hinted: new Set<number>(),
    resting: false,
    busy: [],
    width: 600,
    card: 100,
    face,
    ...calls,
    ...more,
  });
  return calls;
};
const card = (name: string) => screen.getByRole("button", { name: new RegExp(name) });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("it says the hand, each card, which is up, and which is not for now", () => {
  shown();
  expect(screen.getByRole("group", { name: "Your hand, 3 cards" })).toBeTruthy();
  expect(card("Card 7, not now").getAttribute("aria-pressed")).toBe("true");
  expect(card("Card 4").getAttribute("aria-pressed")).toBe("false");
  expect(card("Card 4").textContent).not.toContain("not now");
});

test("a click picks by the card's own number", async () => {
  const { onpick } = shown();
  await fireEvent.click(card("Card 9"));
  expect(onpick).toHaveBeenCalledExactlyOnceWith(9);
});

test("a long press reads the card and does not pick it; the next click picks again", async () => {
  const { onpick, onread } = shown();
  await fireEvent.pointerDown(card("Card 4"));
  vi.advanceTimersByTime(500);
  await fireEvent.pointerUp(card("Card 4"));
  await fireEvent.click(card("Card 4"));
  expect(onread).toHaveBeenCalledExactlyOnceWith({ n: 4 });
  expect(onpick).not.toHaveBeenCalled();
  await fireEvent.click(card("Card 4"));
  expect(onpick).toHaveBeenCalledExactlyOnceWith(4);
});

test("a finger that leaves the card reads nothing", async () => {
  const { onread } = shown();
  await fireEvent.pointerDown(card("Card 4"));
  await fireEvent.pointerLeave(card("Card 4"));
  vi.advanceTimersByTime(1000);
  expect(onread).not.toHaveBeenCalled();
});

test("the other button of the mouse reads the card, without the browser's menu", async () => {
  const { onread } = shown();
  expect(await fireEvent.contextMenu(card("Card 7"))).toBe(false);
  expect(onread).toHaveBeenCalledExactlyOnceWith({ n: 7 });
});
