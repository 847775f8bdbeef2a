import { describe, expect, it } from "vitest";
import { matches } from "../src/table/fairness";

// SHA-256 of "7:pepper", by another program.
const HASH = "b3ec299fa1eeaece5ff7832836c99084e67610a4bba40ab96c7e183e69869d02";

describe("seal", () => {
  it("knows the shuffle it was shown from any other", async () => {
    expect(await matches(HASH, "7", "pepper")).toBe(true);
    expect(await matches(HASH, "8", "pepper")).toBe(false);
    expect(await matches("", "7", "pepper")).toBeNull();
  });
});
