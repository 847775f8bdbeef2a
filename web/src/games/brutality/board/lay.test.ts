import { expect, it } from "vitest";
import { apart, arrow, Lay, outline } from "./lay";

const lay = new Lay(7, 9, false, 684, 688);
const turned = new Lay(7, 9, true, 684, 688);

it("has a box for who stands nowhere, so that no drawing reads Infinity", () => {
  for (const one of [lay.box([]), lay.centre([])]) expect(Object.values(one).every(Number.isFinite)).toBe(true);
  expect(lay.box([])).toMatchObject({ w: 0, h: 0 });
});

it("goes in a direction up to the edge, and says how it is seen from either side", () => {
  expect(lay.shifted("c2", "NE", 2)).toEqual(["e4"]);
  expect(lay.shifted("f2", "E", 2)).toEqual([]);
  expect(apart("c2", "e3")).toBe(2);
  expect([arrow("c2", "c4", false), arrow("c2", "c4", true)]).toEqual(["\u2191", "\u2193"]);
  expect([lay, turned].map((one) => Math.abs(one.angle("E")))).toEqual([0, 180]);
});

it("draws one edge round squares, and none between two of them, on a turned board too", () => {
  const sides = (squares: string[], one: Lay): number => outline(squares, one).split("M").length - 1;
  for (const one of [lay, turned]) {
    expect(sides(["c2"], one)).toBe(4);
    expect(sides(["c2", "d2", "d2"], one)).toBe(6);
    expect(sides(["c2", "d2", "c3", "d3"], one)).toBe(8);
    expect(sides(["c2", "d3"], one)).toBe(8);
  }
});
