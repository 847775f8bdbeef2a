import { describe, expect, it } from "vitest";
import { collect } from "../plugins/parts";
import { WEAPONS } from "../src/art/rig/weapons";

describe("the icons that figures are put together from", () => {
  const all = collect();

  it("lie in one place each: with their game, or with those of several and of the tiles", () => {
    const names = Object.values(all).flatMap((parts) => Object.keys(parts));
    expect(new Set(names).size).toBe(names.length);
    expect(all.common).toHaveProperty("beer-stein");
    expect(all.common).toHaveProperty("top-hat");
    expect(Object.keys(all.incredibrawl ?? {}).length).toBeGreaterThan(30);
  });

  it("are those that nobody draws", () => {
    for (const parts of Object.values(all))
      for (const weapon of Object.keys(WEAPONS)) expect(parts).not.toHaveProperty(weapon);
  });
});
