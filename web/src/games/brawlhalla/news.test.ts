import { describe, expect, it } from "vitest";
import type { LogLine } from "../../net/protocol";
import { news } from "./news";
import type { Events, SeatView, View } from "./protocol";

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

const line = <K extends keyof Events>(kind: K, who: number, args?: Omit<Partial<Events[K]>, "seat">): LogLine => ({
  n: 0,
  seat: who,
  kind,
  text: "",
  rule: null,
  turn: 1,
  code: "",
  args: { seat: who, ...args },
});

describe("the way somebody went", () => {
  it("is walked space by space, as the line tells it", () => {
    const path = ["r1c5", "r2c4", "r3c3", "r4c3", "r4c2"];
    const walk = line("walk", 1, { start: "r1c5", to: "r4c2", path, steps: 4 });
    const told = news(view("r2c2", "r1c5"), view("r2c2", "r4c2"), [walk]);
    expect(told.trails[0]?.spaces).toEqual(path);
  });

  it("goes on where a line before it ended", () => {
    const fresh = [
      line("walk", 1, { start: "r1c1", to: "r1c2", path: ["r1c1", "r1c2"], steps: 1 }),
      line("pickup", 1, { space: "r1c2" }),
      line("walk", 1, { start: "r1c2", to: "r1c3", path: ["r1c2", "r1c3"], steps: 1 }),
      line("fall", 1, { start: "r1c3", to: "r2c3", by: 1 }),
    ];
    const told = news(view("r2c2", "r1c1"), view("r2c2", "r2c3"), fresh);
    expect(told.trails[0]?.spaces).toEqual(["r1c1", "r1c2", "r1c3", "r2c3"]);
    expect(told.sound).toBe("flame");
  });

  it("flies straight from a blow, is put aside where it lands, and waits for the blow", () => {
    const fresh = [
      line("hit", 0, { target: 1 }),
      line("knockback", 1, { count: 2 }),
      line("pushed", 1, { start: "r3c3", to: "r3c5", path: ["r3c3", "r3c4", "r3c5"], steps: 2 }),
      line("bump", 1, { start: "r3c5", to: "r2c5" }),
    ];
    const told = news(view("r3c2", "r3c3"), view("r3c2", "r2c5"), fresh);
    expect(told.trails[0]).toMatchObject({ spaces: ["r3c3", "r3c4", "r3c5", "r2c5"], blow: true, struck: true });
    expect(told.strike).toMatchObject({ seat: 0, at: "r3c3" });
    expect(told.shake).toBe(true);
  });

  it("goes over the KO line and is gone", () => {
    const fresh = [
      line("hit", 0, { target: 1 }),
      line("knockback", 1, { count: 4 }),
      line("cross", 1, { space: "r4c6", edge: "right" }),
      line("ko", 1, { by: 0 }),
    ];
    const told = news(view("r4c4", "r4c5"), view("r4c4", null), fresh);
    expect(told.trails[0]).toMatchObject({ spaces: ["r4c5", "r4c6"], crossed: true, gone: true });
    expect(told.edge).toBe("right");
  });

  it("has no way when somebody is put elsewhere", () => {
    const told = news(view("r2c2", "r1c5"), view("r1c5", "r2c2"), [
      line("placed", 0, { start: "r2c2", to: "r1c5" }),
      line("placed", 1, { start: "r1c5", to: "r2c2" }),
    ]);
    expect(told.trails).toEqual([]);
    expect([...told.jumps]).toEqual([0, 1]);
  });
});
