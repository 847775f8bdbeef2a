import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { explain } from "../src/kit/explain";
import { NOTES, Notes } from "../src/kit/notes.svelte";
import Told from "../src/kit/Told.svelte";
import { TABLE, TableContext } from "../src/table/context.svelte";
import { blank } from "../src/table/model.svelte";
import { ShownTable } from "../src/table/shown.svelte";

const TEXT = "Shield Up: mill 2, then mend 1.";
let notes: Notes;
let stop: () => void;
/** The text on a card that can have the focus. */
function card(): HTMLElement {
  const button = document.body.appendChild(document.createElement("button"));
  const setup = { cards: [{ name: "Shield Up" }] };
  const table = new TableContext(new ShownTable({ ...blank("t"), game: "blitz_squad", setup }).source());
  const context = new Map<unknown, unknown>([
    [TABLE, table],
    [NOTES, notes],
  ]);
  render(Told, { target: button, props: { text: TEXT }, context });
  return button;
}
const names = (): string[] | undefined => notes.note?.words.map(({ name }) => name);
const point = (type: string, pointerType: string, more = {}): MouseEvent =>
  Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, ...more }), { pointerType });

beforeEach(() => {
  vi.useFakeTimers();
  notes = new Notes();
  stop = explain(notes);
});
afterEach(() => {
  stop();
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("keywords are set apart, and the text is the same to ears", () => {
  const button = card();
  expect(button.textContent).toBe(TEXT);
  expect([...button.querySelectorAll("[data-word]")].map((one) => one.textContent)).toEqual(["mill", "mend"]);
});

test("a mouse that rests on one opens what it means, and leaving closes it", async () => {
  card();
  await fireEvent(screen.getByText("mend"), point("pointermove", "mouse"));
  expect(notes.note).toBeNull();
  vi.advanceTimersByTime(320);
  expect(names()).toEqual(["Mend"]);
  await fireEvent(document.body, point("pointermove", "mouse"));
  vi.advanceTimersByTime(200);
  expect(notes.note).toBeNull();
});

test("the focus on a card describes and opens all of its words, and a key that plays closes them", async () => {
  const button = card();
  vi.spyOn(button, "matches").mockImplementation((what) => what !== "[data-word]");
  button.focus();
  expect(button.ariaDescription).toMatch(/^Mill: .*Mend: /);
  vi.advanceTimersByTime(700);
  expect(names()).toEqual(["Mill", "Mend"]);
  await fireEvent.keyDown(button, { key: "Enter" });
  expect(notes.note).toBeNull();
  button.blur();
  expect(button.ariaDescription).toBeNull();
});

test("a long press opens it and presses nothing; a finger that goes on drags, and one on a card reads the card", async () => {
  const button = card();
  const word = screen.getByText("mill");
  const click = vi.fn();
  button.addEventListener("click", click);
  await fireEvent(word, point("pointerdown", "touch", { clientX: 5 }));
  vi.advanceTimersByTime(500);
  expect(names()).toEqual(["Mill"]);
  await fireEvent(word, point("pointerup", "touch"));
  await fireEvent.click(word);
  expect(click).not.toHaveBeenCalled();
  await fireEvent.click(word);
  expect(click).toHaveBeenCalledOnce();

  notes.close();
  await fireEvent(word, point("pointerdown", "touch", { clientX: 5 }));
  await fireEvent(word, point("pointermove", "touch", { clientX: 40 }));
  vi.advanceTimersByTime(500);
  expect(notes.note).toBeNull();

  button.dataset.card = "7";
  await fireEvent(word, point("pointerdown", "touch"));
  vi.advanceTimersByTime(500);
  expect(notes.note).toBeNull();
});

test("a keyword that goes takes its meaning with it", async () => {
  card();
  const note = notes.about(screen.getByText("mill"), true);
  if (note) notes.open(note);
  expect(names()).toEqual(["Mill"]);
  cleanup();
  await Promise.resolve();
  expect(notes.note).toBeNull();
});
