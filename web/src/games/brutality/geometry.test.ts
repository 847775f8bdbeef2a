import { expect, it } from "vitest";
import { Lay } from "./geometry";

it("has a box for who stands nowhere, so that no drawing reads Infinity", () => {
  const lay = new Lay(7, 9, false, 684, 688);
  for (const one of [lay.box([]), lay.centre([])]) expect(Object.values(one).every(Number.isFinite)).toBe(true);
  expect(lay.box([])).toMatchObject({ w: 0, h: 0 });
});
