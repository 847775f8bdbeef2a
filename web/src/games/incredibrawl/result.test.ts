import { describe, expect, it } from "vitest";
import type { LogLine } from "../../net/protocol";
import type { Events } from "./protocol";
import { brawls, lastGlory, leads, race, scrapped } from "./result";

let n = 0;
function line<K extends keyof Events>(kind: K, args: Events[K]): LogLine {
  const seat = "seat" in args && typeof args.seat === "number" ? args.seat : -1;
  return { n: n++, seat, kind, code: `log-${kind}`, args: { ...args }, text: kind, rule: null, turn: 0 };
}
const round = (number: number): LogLine => line("round", { round: number, card: 40, token: null });
const won = (seat: number, loser: number): LogLine[] => [
  line("scrap", { seat, loser, how: "type", number: 0 }),
  line("brawl", { seat, card: 3 }),
  line("victory", { seat, n: 1, glory: 0 }),
];

describe("a finished game", () => {
  const theft = line("steal", { seat: 1, source: 0, n: 1 });
  const text = line("ability", { seat: 1, card: 12, trigger: "lose" });
  const log = [round(1), ...won(0, 1), round(2), ...won(1, 0), round(3), ...won(1, 0), text, theft];

  it("tells the Glory round by round, from where everybody began to what everybody holds", () => {
    expect(race(log, [1, 4])).toEqual([
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 4],
    ]);
  });

  it("counts the first round of a game that began in its midst", () => {
    const first = line("flip_up", { seat: 0, card: 3, spot: 1 });
    expect(race([first, ...won(0, 1), round(2), ...won(1, 0)], [4, 4])).toEqual([
      [3, 3],
      [4, 3],
      [4, 4],
    ]);
  });

  it("tells since when somebody was ahead of all the others", () => {
    const points = race(log, [1, 4]);
    expect(leads(points, 1)).toBe(3);
    expect(leads(points, 0)).toBeNull();
    expect(leads([[2, 1]], 0)).toBe(0);
  });

  it("counts brawls, and tells what won the last one and what brought the last Glory", () => {
    expect(brawls(log, 2)).toEqual([1, 2]);
    expect(scrapped(log, 1)).toEqual({ loser: 0, how: "type" });
    expect(scrapped(log, 0)).toBeNull();
    expect(lastGlory(log, 1)).toEqual({ by: "card", card: 12 });
    expect(lastGlory(log, 0)).toEqual({ by: "victory", card: null });
    expect(lastGlory([round(1)], 0)).toBeNull();
  });

  it("knows no scrap where a walkover gave the brawl away", () => {
    const free = [round(1), line("walkover", { seat: 0, number: 0 }), line("brawl", { seat: 0, card: 3 })];
    expect(scrapped(free, 0)).toBeNull();
  });
});
