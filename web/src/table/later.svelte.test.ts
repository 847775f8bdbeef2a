import type { Component } from "svelte";
import { describe, expect, it } from "vitest";
import { Later } from "./later.svelte";

const part = (() => ({})) as unknown as Component;

describe("a part that comes later", () => {
  it("is fetched once, however often it is wanted", async () => {
    let asked = 0;
    const later = new Later(() => {
      asked += 1;
      return Promise.resolve({ default: part });
    });
    expect(later.part).toBeNull();
    expect(await Promise.all([later.come(), later.come()])).toEqual([true, true]);
    expect(await later.come()).toBe(true);
    expect(later.part).toBe(part);
    expect(asked).toBe(1);
  });

  it("is fetched anew when it did not come the first time", async () => {
    let there = false;
    const later = new Later(async (): Promise<{ default: Component }> => {
      if (!there) throw new Error("away");
      return { default: part };
    });
    expect(await later.come()).toBe(false);
    expect(later.part).toBeNull();
    there = true;
    expect(await later.come()).toBe(true);
    expect(later.part).toBe(part);
  });
});
