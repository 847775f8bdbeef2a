import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ActionId, Decision, HintGiven, State, Welcome } from "../net/protocol";
import { TABLE, TableContext } from "../table/context.svelte";
import { TableStore } from "../table/model.svelte";
import Prompt from "./Prompt.svelte";
import { plain } from "./said";

const ASKS: Decision = {
  ...{ seat: 0, yours: true, what: plain("Go."), how: plain(""), actions: [], forbidden: [], plans: [] },
  ...{ undo: false, hint: true, ticket: 1 },
};
const HINT: HintGiven = {
  type: "hint",
  seat: 0,
  text: plain("Lay the 3."),
  actions: [7 as unknown as ActionId],
  plan: null,
};
const sent: unknown[] = [];

function table(): { store: TableStore; context: TableContext } {
  const store = new TableStore("t1", {
    wire: () => ({ send: (told) => Boolean(sent.push(told)), hurry: () => {}, renew: () => {}, close: () => {} }),
  });
  const welcome = { type: "welcome", table: "t1", game: "unheard-of", options: {}, seats: [], you: [0], setup: {} };
  store.receive(welcome as unknown as Welcome);
  store.receive({
    ...{ type: "state", version: 1, as_seat: 0, view: {}, log_from: 0, log: [], seats: [], undo: null },
    ...{ clock_ms: null, decision: ASKS, waiting: null, curtain: null, over: null },
  } as unknown as State);
  const context = new TableContext(store);
  render(Prompt, { context: new Map([[TABLE, context]]) });
  return { store, context };
}
const button = (): HTMLButtonElement => {
  const made = document.body.appendChild(document.createElement("button"));
  made.focus();
  return made;
};
const plays = () => sent.filter((told) => (told as { type: string }).type === "play");

beforeEach(() => sent.splice(0));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test("Enter does what the hint says, also where the focus is still on the button that asked for it", async () => {
  const { store } = table();
  const asked = button();
  store.receive(HINT);
  await vi.waitFor(() => screen.getByText("Lay the 3."));
  await fireEvent.keyDown(asked, { key: "Enter" });
  expect(plays()).toMatchObject([{ type: "play", actions: [7] }]);
});

test("a button that gets the focus after the hint came keeps its Enter", async () => {
  const { store } = table();
  button();
  store.receive(HINT);
  await vi.waitFor(() => screen.getByText("Lay the 3."));
  await fireEvent.keyDown(button(), { key: "Enter" });
  expect(plays()).toEqual([]);
});

test("Undo is lit while something is laid out on the board, and takes its last step back first", () => {
  const { context } = table();
  expect(context.undoable).toBe(false);
  const step = vi.fn();
  context.step = step;
  expect(context.undoable).toBe(true);
  context.undo();
  expect(step).toHaveBeenCalledOnce();
  expect(sent.some((told) => (told as { type: string }).type === "undo")).toBe(false);
});
