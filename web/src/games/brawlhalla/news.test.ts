import { describe, expect, it } from "vitest";
import type { LogLine } from "../../protocol/types";
import { news } from "./news";
import type { SeatView, View } from "./types";

const WIDE = 7;
const space = (name: string): number => {
  const [row = 0, col = 0] = name.slice(1).split("c").map(Number);
  return row * WIDE + col;
};

function seat(n: number, at: string | null): SeatView {
  return {
    seat: n,
    space: at,
    level: 0,
    weapon: null,
    ko: { hidden: ["2", "1"], revealed: [] },
  } as unknown as SeatView;
}

const view = (...at: (string | null)[]): View =>
  ({ arena: { rows: 4, cols: 5 }, fight: null, seats: at.map((one, n) => seat(n, one)) }) as unknown as View;

const line = (kind: string, who: number, ...row: number[]): LogLine => ({
  n: 0,
  seat: who,
  kind,
  text: "",
  rule: null,
  turn: 1,
  data: [0, who, ...row, 0, 0, 0, 0].slice(0, 8),
});

/** Steps packed as the rules pack them: three bits each, N first and clockwise. */
const packed = (...ways: number[]): number => ways.reduce((sum, way, n) => sum + way * 8 ** n, 0);

describe("the way somebody went", () => {
  it("is walked space by space, as the steps of the event tell it", () => {
    const walk = line("walk", 1, space("r1c5"), space("r4c2"), 4, packed(5, 5, 4, 6));
    const told = news(view("r2c2", "r1c5"), view("r2c2", "r4c2"), [walk]);
    expect(told.trails[0]?.spaces).toEqual(["r1c5", "r2c4", "r3c3", "r4c3", "r4c2"]);
  });

  it("ends straight when it has more steps than the event tells", () => {
    const walk = line("walk", 1, space("r1c1"), space("r1c3"), 12, packed(2, 6, 2, 6, 2, 6, 2, 6, 2, 6));
    const told = news(view("r2c2", "r1c1"), view("r2c2", "r1c3"), [walk]);
    expect(told.trails[0]?.spaces).toHaveLength(12);
    expect(told.trails[0]?.spaces.slice(-3)).toEqual(["r1c2", "r1c1", "r1c3"]);
  });

  it("flies straight from a blow, is put aside where it lands, and waits for the blow", () => {
    const fresh = [
      line("hit", 0, 1),
      line("knockback", 1, 2, 1, 1),
      line("pushed", 1, space("r3c3"), space("r3c5"), 2),
      line("bump", 1, space("r3c5"), space("r2c5")),
    ];
    const told = news(view("r3c2", "r3c3"), view("r3c2", "r2c5"), fresh);
    expect(told.trails[0]).toMatchObject({ spaces: ["r3c3", "r3c4", "r3c5", "r2c5"], blow: true, struck: true });
    expect(told.strike).toMatchObject({ seat: 0, at: "r3c3" });
    expect(told.shake).toBe(true);
  });

  it("goes over the KO line and is gone", () => {
    const fresh = [line("hit", 0, 1), line("knockback", 1, 4, 2, 2), line("cross", 1, space("r4c6")), line("ko", 1, 0)];
    const told = news(view("r4c4", "r4c5"), view("r4c4", null), fresh);
    expect(told.trails[0]).toMatchObject({ spaces: ["r4c5", "r4c6"], crossed: true, gone: true });
    expect(told.edge).toBe("right");
  });

  it("has no way when somebody is put elsewhere", () => {
    const told = news(view("r2c2", "r1c5"), view("r1c5", "r2c2"), [
      line("placed", 0, space("r2c2"), space("r1c5")),
      line("placed", 1, space("r1c5"), space("r2c2")),
    ]);
    expect(told.trails).toEqual([]);
    expect([...told.jumps]).toEqual([0, 1]);
  });
});
