import { describe, expect, it } from "vitest";
import { covering, signs, strips } from "./look";
import type { CardInfo } from "./protocol";

const card = (...texts: string[]): CardInfo =>
  ({ name: "Counterpunch", short: "Short.", heads: texts.map((text) => ({ head: "Block", text })) }) as CardInfo;
const LONG = "Whenever a combo hits: the damaged player buries 2 (clinic to tomb).";

describe("signs of the special zone", () => {
  it("are whole where there is room, else the oldest are one line, and all are in few words", () => {
    const zone = [card(LONG), card(LONG), card(LONG)];
    expect(signs(zone, 600)).toEqual({ whole: 3, short: false });
    expect(signs(zone, 270)).toEqual({ whole: 3, short: true });
    expect(signs([...zone, ...zone], 340)).toEqual({ whole: 1, short: true });
    expect(signs([...zone, ...zone], 100)).toEqual({ whole: 0, short: true });
  });
});

it("keeps a stack of any height inside its tray", () => {
  for (let n = 1; n <= 12; n += 1) {
    const room = 72 + covering(n);
    const { step, hidden } = strips(n, room, room - covering(n));
    expect((n - 1 - hidden) * step + 72).toBeLessThanOrEqual(room);
  }
});
