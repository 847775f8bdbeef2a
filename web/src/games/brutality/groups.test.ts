import { afterEach, expect, it } from "vitest";
import { walk } from "./groups";

afterEach(() => document.body.replaceChildren());

function table(): HTMLElement {
  const root = document.createElement("main");
  root.innerHTML = `
    <section data-group="3"><button id="c"></button></section>
    <section data-group="1"><button disabled></button><button id="a"></button><button id="more"></button></section>
    <section data-group="2"><p>nothing to press</p></section>
    <section data-group="4"><div id="d" tabindex="0"></div></section>`;
  document.body.append(root);
  return root;
}
const focused = (): string | undefined => document.activeElement?.id;

it("walks through the parts in their order, past those without anything to press, and round", () => {
  const root = table();
  const found = Array.from({ length: 4 }, () => {
    walk(root);
    return focused();
  });
  expect(found).toEqual(["a", "c", "d", "a"]);
});

it("walks back, from outside to the last one, and from within a part to the one before", () => {
  const root = table();
  walk(root, true);
  expect(focused()).toBe("d");
  document.getElementById("more")?.focus();
  walk(root, true);
  expect(focused()).toBe("d");
  walk(root, true);
  expect(focused()).toBe("c");
});

it("says that there is nothing to walk to", () => {
  expect(walk(document.createElement("main"))).toBe(false);
  expect(walk(null)).toBe(false);
});
