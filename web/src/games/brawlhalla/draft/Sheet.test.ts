import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import draft from "../../../../gallery/fixtures/brawlhalla/draft.json";
import { seatLook } from "../../../kit/seats";
import { TABLE, TableContext } from "../../../table/context.svelte";
import { blank } from "../../../table/model.svelte";
import { ShownTable } from "../../../table/shown.svelte";
import type { DraftLegend } from "../protocol";
import Sheet from "./Sheet.svelte";

afterEach(cleanup);

test("a poster that is taken says whose it is, one's own as one's own", () => {
  const [legend] = draft.welcome.setup.legends as unknown as DraftLegend[];
  if (!legend) throw new Error("no Legends");
  const nothing = (): void => {};
  const context = new Map([[TABLE, new TableContext(new ShownTable(blank("t")).source())]]);
  const stamp = (seat: number, name: string): string => {
    const owner = { look: seatLook(seat, [0], 2, name), name };
    const { container } = render(Sheet, {
      props: {
        ...{ legend, index: 0, count: 6, side: 1, picked: false, near: false, hinted: false, open: false, off: true },
        ...{ owner, onpress: nothing, onside: nothing, onfight: nothing, ondetails: nothing },
      },
      context,
    });
    return container.querySelector(".stamp b")?.textContent.trim() ?? "";
  };
  expect(stamp(0, "You")).toBe("Yours");
  expect(stamp(1, "Mako")).toBe("Mako's");
});
