import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../feel/settings.svelte";
import Effects from "./Effects.svelte";
import Figure from "./Figure.svelte";
import Place from "./Place.svelte";

const art = { head: "fox", weapon: "bow", pose: "draw" } as const;
/** ms after which a busy machine is not what it waits for. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE });

const about = { icon: "fox-head", name: "Yumiko", art };
const printing = (): boolean => document.documentElement.hasAttribute("data-printing");
const images = (container: Element): string[] => [...container.querySelectorAll("img")].map((image) => image.src);

afterEach(cleanup);

test("the icon stands in the box of the figure until it is printed; then the picture, printed once for all", async () => {
  const { container } = render(Figure, { ...about, size: 64, label: "Yumiko" });
  const box = screen.getByRole("img", { name: "Yumiko" });
  expect([box.style.width, box.style.height]).toEqual(["64px", "64px"]);
  expect(container.querySelector("svg")).not.toBeNull();
  expect(printing()).toBe(true);
  await waitFor(() => expect(images(container)).toHaveLength(1), { timeout: PATIENCE });
  expect(container.querySelectorAll("svg")).toHaveLength(0);
  expect([box.style.width, box.style.height]).toEqual(["64px", "64px"]);
  await waitFor(() => expect(printing()).toBe(false), { timeout: PATIENCE });
  // Who has been printed is there at once.
  const again = render(Figure, { ...about, size: 80 });
  expect(images(again.container)).toEqual(images(container));
  expect(printing()).toBe(false);
});

test("below 40 px, and without words, the icon stays; a figure without a label is decoration", () => {
  for (const props of [
    { ...about, size: 39 },
    { icon: "fox-head", name: "Yumiko", size: 200 },
  ] as const) {
    const { container } = render(Figure, props);
    expect(container.querySelector("svg")).not.toBeNull();
    expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  }
  expect(screen.queryAllByRole("img")).toHaveLength(0);
  expect(printing()).toBe(false);
});

test("another stance, ink or part is another picture", async () => {
  const all = [
    { pose: "win" },
    { ink: "#3F78EE" },
    { part: "portrait" },
    { part: "poster" },
    { size: "fill" },
  ] as const;
  const shown = all.map((one) => render(Figure, { ...about, size: 64, ...one }).container);
  await waitFor(() => expect(new Set(shown.flatMap(images)).size).toBe(all.length), { timeout: PATIENCE });
});

test("a place is painted behind what lies on it, in layers where it leans", async () => {
  const whole = render(Place, { words: { kind: "pit" }, name: "pit" });
  const leaning = render(Place, { words: { kind: "pit" }, name: "pit", centre: 0.5 });
  await waitFor(() => expect(images(leaning.container)).toHaveLength(4), { timeout: PATIENCE });
  expect(images(whole.container)).toHaveLength(1);
  expect([...leaning.container.querySelectorAll("img")].map((one) => one.style.transform)).toEqual([
    "translateX(0px)",
    "translateX(-2px)",
    "translateX(-5px)",
    "translateX(-11px)",
  ]);
});

test("no effect is drawn when motion is reduced", async () => {
  settings.set({ motion: "reduced" });
  const asked = vi.spyOn(HTMLCanvasElement.prototype, "getContext");
  const { component } = render(Effects);
  await component.play("rays", { x: 1, y: 1 });
  expect(asked).not.toHaveBeenCalled();
  settings.set({ motion: "system" });
});
