import { fireEvent } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { press } from "./press";

function button(go: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  const { onpointerdown, onclick } = press(go);
  made.addEventListener("pointerdown", onpointerdown as EventListener);
  made.addEventListener("click", onclick);
  return made;
}

test("a press acts when the pointer comes down, and its click does not act again", async () => {
  const go = vi.fn();
  const made = button(go);
  await fireEvent(made, new MouseEvent("pointerdown", { button: 0, cancelable: true }));
  await fireEvent(made, new MouseEvent("click", { detail: 1 }));
  expect(go).toHaveBeenCalledTimes(1);
});

test("the keyboard's click acts, another button of the mouse does not", async () => {
  const go = vi.fn();
  const made = button(go);
  await fireEvent(made, new MouseEvent("pointerdown", { button: 2 }));
  expect(go).not.toHaveBeenCalled();
  await fireEvent(made, new MouseEvent("click", { detail: 0 }));
  expect(go).toHaveBeenCalledTimes(1);
});
