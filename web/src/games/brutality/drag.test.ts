import { afterEach, describe, expect, it, vi } from "vitest";
import { foretold } from "../../../test/offers";
import type { How } from "../../table/pick.svelte";
import { drawn } from "./aims";
import { Drag } from "./board/drag";
import { Lay } from "./board/lay";
import type { Hands } from "./hands.svelte";

/** A board of 7 by 9 with squares of 92 x 72, on which the hero on c2 may go to d3. */
const lay = new Lay(7, 9, false, 684, 688);
const place = foretold({ at: { space: "d3" } }, { squares: ["d3"] });
function made() {
  const hands = {
    ...{ aiming: false, selected: null as number | null, main: true },
    ...{ options: [], drafting: { sites: [] }, places: [place] },
    view: { heroes: [{ hero: 0, squares: ["c2"] }] },
    select: vi.fn((h: number) => {
      hands.selected = h;
    }),
    take: vi.fn(),
    point: vi.fn((how: How, plan: unknown) => how !== "press" || plan !== null),
  };
  return hands;
}
afterEach(() => document.body.replaceChildren());

/** Presses on c2, moves to a square, and lets go. */
function draw(hands: ReturnType<typeof made>, to: string, held = true): void {
  const field = document.createElement("div");
  field.innerHTML = `<button data-space="c2" ${held ? "data-held" : ""}></button>`;
  field.setPointerCapture = vi.fn();
  const event = { target: field.firstChild, currentTarget: field, button: 0, pointerId: 1 } as unknown as PointerEvent;
  const drag = new Drag(drawn(hands as unknown as Hands));
  drag.down(event, lay.centre(["c2"]));
  drag.move(event, lay.centre([to]), lay);
  drag.up(lay.centre([to]), lay);
}

describe("a drag from a hero", () => {
  it("takes the hero up, shows the way it is drawn to, and goes there", () => {
    const hands = made();
    draw(hands, "d3");
    expect(hands.select).toHaveBeenCalledWith(0);
    expect(hands.point.mock.calls).toEqual([
      ["over", place, null],
      ["drop", place, null],
    ]);
  });

  it("goes nowhere where the hero may not go, and shows nothing any longer", () => {
    const hands = made();
    draw(hands, "g9");
    expect(hands.point).toHaveBeenLastCalledWith("drop", null, null);
    expect(hands.take).not.toHaveBeenCalled();
  });

  it("begins on a hero alone, and a press that hardly moves is none", () => {
    for (const [to, held] of [
      ["d3", false],
      ["c2", true],
    ] as const) {
      const hands = made();
      draw(hands, to, held);
      expect(hands.select).not.toHaveBeenCalled();
      expect(hands.point).not.toHaveBeenCalled();
    }
  });

  it("finds the square under a point, on a turned board too", () => {
    const turned = new Lay(7, 9, true, 684, 688);
    for (const one of [lay, turned])
      for (const space of ["a1", "d5", "g9"]) expect(one.at(one.centre([space]))).toBe(space);
    expect(lay.at({ x: 3, y: 3 })).toBeNull();
  });
});
