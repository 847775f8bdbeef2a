import { expect, it } from "vitest";
import type { Kind } from "./moments";
import { effectOf } from "./strikes";

it("plays an effect at who is struck, bitten, shielded or killed, and none for what does no harm", () => {
  const of = (kind: Kind, count = 0, thing = 0) => effectOf({ kind, count, thing })?.[0] ?? null;
  expect([of("hurt", 1), of("hurt", 3), of("bite", 1, 1), of("bite", 1, 3)]).toEqual([
    "star",
    "rays",
    "star",
    "sparks",
  ]);
  expect([of("shield"), of("death")]).toEqual(["sparks", "rays"]);
  expect([of("step"), of("hurt", 0), of("bite", 0, 4), of("heal", 2)]).toEqual([null, null, null, null]);
});
