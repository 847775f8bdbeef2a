import { expect, it } from "vitest";
import { Clock } from "./realtime";

it("tells a lag by the middle of a few pings, and not by the first one", () => {
  const clock = new Clock();
  expect([900, 12, 400, 14, 13, 15].map((way) => clock.lag(way))).toEqual([null, null, null, 14, 14, 14]);
});
