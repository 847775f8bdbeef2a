import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Zoom from "./Zoom.svelte";

/** A board of 7 by 9 on a phone, and the corner its small map takes while these squares are lit. */
function corner(lit: readonly string[]): string {
  const target = document.body.appendChild(document.createElement("div"));
  const props = { cols: 7, rows: 9, turned: false, width: 390, height: 430, zoomed: true, near: ["d5"], pieces: [] };
  const board = createRawSnippet<[number, number]>(() => ({ render: () => "<i></i>" }));
  const made = mount(Zoom, { target, props: { ...props, board, lit: () => lit } });
  flushSync();
  const { classList } = target.querySelector(".map") as Element;
  void unmount(made);
  target.remove();
  return `${classList.contains("top") ? "top" : "bottom"} ${classList.contains("left") ? "left" : "right"}`;
}

it("keeps its small map off the squares that are lit", () => {
  expect(corner([])).toBe("bottom right");
  expect(corner(["e3", "f3", "e4", "f4"])).toBe("bottom left");
  expect(corner(["e3", "f3", "b3", "c3", "e4", "f4", "b4", "c4"])).toBe("top right");
});
