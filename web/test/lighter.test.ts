import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { collect } from "../plugins/icons";
import { light, lighter, type Step, steps } from "../plugins/lighter";
import { manifests } from "../src/app/games";

const set = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")).icons;
const paths = (body: string): string[] => [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? "");
/** Every number of a path as a place; h and v as the lines they are. */
function places(all: Step[]): number[][] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return all.map(({ kind, to }) => {
    if (kind === "z") [x, y] = [startX, startY];
    else if (kind === "h") x = to[0] ?? x;
    else if (kind === "v") y = to[0] ?? y;
    else [x, y] = [to.at(-2) ?? x, to.at(-1) ?? y];
    if (kind === "m") [startX, startY] = [x, y];
    return "lhv".includes(kind) ? [x, y] : to;
  });
}
const plain = (kind: string): string => ("hv".includes(kind) ? "l" : kind);

describe("a lighter drawing", () => {
  it("has every point of the old one, on the grid of whole numbers", () => {
    const names = [...manifests.flatMap(({ id }) => Object.keys(collect(id))), ...Object.keys(collect())];
    expect(names.length).toBeGreaterThan(150);
    let [before, after] = [0, 0];
    for (const name of names) {
      for (const path of paths(set[name]?.body ?? "")) {
        const made = lighter(path);
        const [old, now] = [steps(path), steps(made)];
        expect(
          now.map((one) => plain(one.kind)),
          name,
        ).toEqual(old.map((one) => plain(one.kind)));
        const [was, is] = [places(old).flat(), places(now).flat()];
        const off = Math.max(...was.map((value, n) => Math.abs(value - (is[n] ?? Number.NaN))));
        expect(off, name).toBeLessThanOrEqual(0.5001);
        before += path.length;
        after += made.length;
      }
    }
    expect(after / before).toBeLessThan(0.65);
  });

  it("reads all that a path may say, and writes it short", () => {
    expect(lighter("M10 10L20.1 10L20 30.2zm5 5")).toBe("m10 10h10v20zm5 5");
    expect(lighter("M0 0H5V5h-5v-5Z")).toBe("m0 0h5v5h-5v-5z");
    expect(lighter("m1,1 2,3 4,-1")).toBe("m1 1 2 3 4-1");
    expect(lighter("M0 0a5 5 0 0110 10A3 3 0 10 4 4")).toBe("m0 0a5 5 0 0 1 10 10 3 3 0 1 0-6-6");
    expect(lighter("M1 1c.26.26 1.5.5 2 2s1 1 2 2q1 1 2 2t1 1")).toBe("m1 1c0 0 2 1 2 2s1 1 2 2q1 1 2 2t1 1");
    expect(light('<g><path fill="red" d="M0 0H5.1"/><circle r="3.14"/></g>')).toBe(
      '<g><path fill="red" d="m0 0h5"/><circle r="3.14"/></g>',
    );
  });

  it("stays as it is where a hair decides: a circle in one arc", () => {
    const circle = "M100 100a50 50 0 1 1-.1 0z";
    expect(lighter(circle)).toBe(circle);
  });

  it("is refused when it is none", () => {
    for (const wrong of ["M1", "M1 2 3", "L", "M0 0z1", "M0 0a5 5 0 2 1 3 3", "M0 0b1"])
      expect(() => lighter(wrong), wrong).toThrow("not ");
  });
});
