import { describe, expect, it } from "vitest";
import type { LineBeat, LogLine } from "../net/protocol";
import { beatsOf } from "./beats";
import { blank } from "./model.svelte";

const line = (n: number): LogLine => ({ n, seat: 0, kind: "gain", code: "log-gain", args: {}, rule: null, turn: 0 });
const at = (view: unknown) => ({ ...blank("t"), view });

describe("beats", () => {
  const before = at({ coins: [1, 1], seats: [{ hand: 3 }] });
  const beats: LineBeat[] = [
    { n: 4, ms: 300, patch: { "seats.0.hand": 2 } },
    { n: 6, ms: 500, patch: { coins: [1, 2] }, says: { code: "log-gain.show", args: {} } },
  ];

  it("lay their patches on each other, and on the view before", () => {
    const found = beatsOf({ before, after: at({}), lines: [line(4), line(5), line(6)], beats });
    expect(found.map(({ view, ms, changed }) => ({ view, ms, changed }))).toEqual([
      { view: { coins: [1, 1], seats: [{ hand: 2 }] }, ms: 300, changed: ["seats.0.hand"] },
      { view: { coins: [1, 2], seats: [{ hand: 2 }] }, ms: 500, changed: ["coins"] },
    ]);
    expect(before.view).toEqual({ coins: [1, 1], seats: [{ hand: 3 }] });
    expect(found.map((one) => one.says.code)).toEqual(["log-gain", "log-gain.show"]);
  });

  it("are none where nothing is told line by line", () => {
    expect(beatsOf({ before, after: at({}), lines: [line(4)] })).toEqual([]);
  });
});
