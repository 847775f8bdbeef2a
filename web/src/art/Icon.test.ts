import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Icon from "./Icon.svelte";

afterEach(cleanup);

test("an icon of a thing that has just gone is a plain circle, and no fault of the page", async () => {
  const { container, rerender } = render(Icon, { name: "game-icons:check-mark" });
  const svg = (): string => container.querySelector("svg")?.innerHTML ?? "";
  const check = svg();
  await rerender({ name: undefined });
  expect(svg()).not.toBe(check);
  const circle = svg();
  await rerender({ name: "plain-circle" });
  expect(svg()).toBe(circle);
});
