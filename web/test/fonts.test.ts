import { describe, expect, it } from "vitest";
import { ranges } from "../plugins/fonts";

/** The characters of a `unicode-range`, as pairs of the first and the last. */
const pairs = (text: string): number[][] =>
  text
    .split(",")
    .map((one) => one.slice(2).split("-"))
    .map(([from = "", to = from]) => [from, to].map((hex) => Number.parseInt(hex, 16)));

describe("the fonts", () => {
  it("have each character in one of two files, the common ones in the small one", () => {
    const [near, far] = ranges().map(pairs);
    const all = [...(near ?? []), ...(far ?? [])].sort(([a = 0], [b = 0]) => a - b);
    expect(all[0]?.[0]).toBe(0);
    expect(all.at(-1)?.[1]).toBe(0x10ffff);
    expect(all.slice(1).map(([from]) => from)).toEqual(all.slice(0, -1).map(([, to = 0]) => to + 1));
    const has = (sign: string) =>
      near?.some(([from = 0, to = 0]) => from <= sign.charCodeAt(0) && sign.charCodeAt(0) <= to);
    expect([..."aZ9~ ÄßÜ½×’"].filter((sign) => !has(sign))).toEqual([]);
    expect([..."řĐ中"].filter(has)).toEqual([]);
  });
});
