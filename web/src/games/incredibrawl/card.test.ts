import { cleanup, render, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Card from "./Card.svelte";
import type { CardInfo } from "./protocol";

/** ms after which a busy machine is not what it waits for. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE });

const mole: CardInfo = {
  id: "marching_mole",
  name: "Marching Mole",
  kind: "character",
  type: "physical",
  beats: "natural",
  level: 5,
  classes: ["beast"],
  windows: [],
  text: "Draw 2 cards.",
  short: "",
  abilities: [{ trigger: "win", head: "Win", text: "Draw 2 cards." }],
};
const art = { head: "mole", pose: "run" } as const;
const images = (container: Element): string[] => [...container.querySelectorAll("img")].map((image) => image.src);

afterEach(cleanup);

test("a card shows its figure, in a stance by what became of it; who has none keeps the icon", async () => {
  const { container, rerender } = render(Card, { card: { ...mole, art } });
  await waitFor(() => expect(images(container)).toHaveLength(1), { timeout: PATIENCE });
  const rest = images(container);
  await rerender({ pose: "hurt" });
  // Until the new stance is printed the old one stays: never an icon between the two.
  expect(images(container)).toHaveLength(1);
  await waitFor(() => expect(images(container)).not.toEqual(rest), { timeout: PATIENCE });
  const bare = render(Card, { card: mole }).container;
  expect(images(bare)).toEqual([]);
  expect(bare.querySelector("svg")).not.toBeNull();
});
