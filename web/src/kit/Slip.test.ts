import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Slip from "./Slip.svelte";

afterEach(cleanup);

test("a slip is called by its words, and a click takes it", async () => {
  const go = vi.fn();
  render(Slip, { title: "Pay 1 Glory", text: "Draw 4 cards now", label: "Y", go, "data-act": 7 });
  const slip = screen.getByRole("button", { name: "Pay 1 Glory Draw 4 cards now" });
  await fireEvent.click(slip);
  expect(go).toHaveBeenCalledTimes(1);
  expect(slip.dataset.act).toBe("7");
  expect(slip.hasAttribute("aria-pressed")).toBe(false);
});

test("while an answer is on its way no slip is taken", () => {
  const go = vi.fn();
  render(Slip, { title: "Pass", busy: true, go });
  screen.getByRole<HTMLButtonElement>("button", { name: "Pass" }).click();
  expect(go).not.toHaveBeenCalled();
});

test("a switch says whether it is on", () => {
  render(Slip, { title: "Use it", pressed: true, go: vi.fn() });
  expect(screen.getByRole("button", { name: "Use it" }).getAttribute("aria-pressed")).toBe("true");
});
