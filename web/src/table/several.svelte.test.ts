import { expect, it } from "vitest";
import { id } from "../../test/ids";
import { Several } from "./several.svelte";

const ALL = ["a", "a", "b", "c"].map((act, n) => ({ key: `${act}${n}`, id: id("abc".indexOf(act)) }));

it("chooses as many as are asked for: of more the first one gives way, and a press puts one back", () => {
  const several = new Several(
    () => ALL,
    () => 2,
  );
  for (const key of ["a0", "nothing", "b2", "c3"]) several.choose(key);
  expect([several.keys, several.enough]).toEqual([["b2", "c3"], true]);
  several.choose("b2");
  expect([several.chosen.map(({ key }) => key), several.enough]).toEqual([["c3"], false]);
});

it("has equal ones together: one more of them each press, and none again where it is enough", () => {
  const several = new Several(
    () => ALL,
    () => 2,
  );
  const [equal = []] = several.groups;
  expect(several.groups.map((one) => one.length)).toEqual([2, 1, 1]);
  for (const keys of [["a0"], ["a0", "a1"], []]) {
    several.chooseOf(equal);
    expect(several.keys).toEqual(keys);
  }
});
