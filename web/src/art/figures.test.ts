import { expect, test, vi } from "vitest";
import { ahead, picture, type Wanted } from "./figures.svelte";

const made: string[] = [];
vi.mock("./rig/image", () => ({
  image: async ({ name }: Wanted) => {
    made.push(name);
    return `data:${name}`;
  },
}));

const wanted = (name: string): Wanted => ({ art: { head: "fox" }, name, part: "figure", large: true });
const printing = (): boolean => document.documentElement.hasAttribute("data-printing");

test("who may come soon is printed before, while nothing that is shown waits for it", async () => {
  ahead([wanted("soon"), wanted("later")]);
  expect(printing()).toBe(false);
  expect(picture(wanted("shown"))).toBeUndefined();
  expect(printing()).toBe(true);
  await vi.waitFor(() => expect(made).toHaveLength(3));
  expect(made).toEqual(["shown", "soon", "later"]);
  expect(printing()).toBe(false);
  // It stands there at once, in whatever order its words are told, and is printed once.
  await vi.waitFor(() =>
    expect(picture({ large: true, part: "figure", name: "later", art: { head: "fox" } })).toBe("data:later"),
  );
  ahead([wanted("soon")]);
  expect(picture(wanted("soon"))).toBe("data:soon");
  expect(made).toHaveLength(3);
});
