import { afterEach, expect, it } from "vitest";
import { digitOf, inside, ours } from "./pressed";

afterEach(() => {
  document.body.innerHTML = "";
});

/** A key press on what a selector names, as its listener is told it. */
function pressed(on: string, told: KeyboardEventInit, meet: (event: KeyboardEvent) => void): void {
  document.body.innerHTML = `<dialog><button>Close</button></dialog><main><button>Go</button><input></main>`;
  document.body.addEventListener("keydown", meet, { once: true });
  document.querySelector(on)?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...told }));
}

it("leaves alone what somebody else reads: shortcuts, fields, dialogs, and what was answered", () => {
  const found: boolean[] = [];
  const read = (event: KeyboardEvent): void => void found.push(ours(event));
  pressed("main button", { code: "KeyC" }, read);
  pressed("main button", { code: "KeyC", ctrlKey: true }, read);
  pressed("input", { code: "KeyC" }, read);
  pressed("dialog button", { code: "KeyC" }, read);
  pressed("main button", { code: "KeyC" }, (event) => {
    event.preventDefault();
    read(event);
  });
  expect(found).toEqual([true, false, false, false, false]);
});

it("knows where the focus was, and digits by their places", () => {
  pressed("main button", { code: "Digit0", key: ")", shiftKey: true }, (event) => {
    expect([inside(event, "button, a"), inside(event, "dialog")]).toEqual([true, false]);
    expect(digitOf(event)).toBe(10);
  });
  expect(digitOf(new KeyboardEvent("keydown", { code: "Numpad4" }))).toBe(4);
  expect(digitOf(new KeyboardEvent("keydown", { code: "KeyA" }))).toBe(0);
});
