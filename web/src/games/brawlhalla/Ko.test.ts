import { cleanup, render, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../../feel/settings.svelte";
import { seatLook } from "../../kit/seats";
import { TABLE, TableContext } from "../../table/context.svelte";
import { blank } from "../../table/model.svelte";
import { ShownTable } from "../../table/shown.svelte";
import type { Ko as Shown } from "./beats";
import Ko from "./Ko.svelte";
import type { View } from "./protocol";

/** ms after which a busy machine is not what it waits for. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE });

const drawn = vi.hoisted(() => vi.fn((_kind: string, _scene: object) => ({ long: 1, draw: () => {} })));
vi.mock("../../art/rig/effects", () => ({ effect: drawn }));
vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);

const moment: Shown = { part: "stop", victim: 1, by: 0, card: null, turned: 1, out: false, source: 2 };
const view = { seats: [{ ko: { hidden: [] } }, { ko: { hidden: [] } }] } as unknown as View;
const looks = [0, 1].map((seat) => seatLook(seat, [0], 2, `Seat ${seat}`));
const way = [
  { x: 40, y: 30 },
  { x: 200, y: 10 },
] as const;

afterEach(() => {
  cleanup();
  drawn.mockClear();
  settings.set({ speed: 1 });
});

test("rays where the blow lands, then streaks along the way that was flown", async () => {
  const { rerender } = render(Ko, { moment, view, looks, way });
  await waitFor(() => expect(drawn).toHaveBeenCalledTimes(1), { timeout: PATIENCE });
  expect(drawn.mock.lastCall).toMatchObject(["rays", { at: [40, 30] }]);
  await rerender({ moment: { ...moment, part: "line" } });
  await waitFor(() => expect(drawn).toHaveBeenCalledTimes(2), { timeout: PATIENCE });
  expect(drawn.mock.lastCall).toMatchObject(["streaks", { at: [40, 30], to: [200, 10] }]);
  await rerender({ moment: { ...moment, part: "card" } });
  expect(drawn).toHaveBeenCalledTimes(2);
});

test("none where nothing should move, nor without a way", async () => {
  const { rerender } = render(Ko, { moment, view, looks, way: null });
  settings.set({ speed: 0 });
  await rerender({ moment: { ...moment, part: "line" }, way });
  await Promise.resolve();
  expect(drawn).not.toHaveBeenCalled();
});

test("the word of a KO under pressure tells of the pressure", async () => {
  const word: Shown = { ...moment, part: "word", by: -1, source: 6 };
  const table = new TableContext(new ShownTable(blank("")).source());
  const { container } = render(Ko, {
    props: { moment: word, view, looks, way: null },
    context: new Map([[TABLE, table]]),
  });
  await waitFor(() => expect(container.textContent).toContain("Sudden death for Seat 1"), { timeout: PATIENCE });
});
