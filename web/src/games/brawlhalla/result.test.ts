import { describe, expect, it } from "vitest";
import type { LogLine } from "../../net/protocol";
import { ending, numbers } from "./result";
import { spelt } from "./wings";

let n = 0;
const line = (kind: string, seat: number, args: Record<string, unknown> = {}, turn = 1): LogLine => ({
  n: n++,
  seat,
  kind,
  code: "",
  args,
  text: "",
  rule: kind === "ko" ? "BH-KOL-03" : null,
  turn,
});
const LOG = [
  line("walk", 1, { to: "r4c4" }),
  line("attack", 0, { target: 1, type: "heavy" }),
  line("open", 0, {}),
  line("hit", 0, { target: 1 }),
  line("knockback", 1, {}),
  line("cross", 1, { space: "r4c6", edge: "right" }),
  line("ko", 1, { by: 0 }),
  line("reveal", 1, { ko: 2 }),
];

describe("the result", () => {
  it("counts KOs, attacks that hit, and cards", () => {
    expect(numbers(LOG, 2)[0]).toEqual({ kos: 1, attacks: 1, hits: 1, held: 0, cards: 1 });
  });
  it("knows the way of the last KO", () => {
    expect(ending(LOG)).toMatchObject({ victim: 1, attacker: 0, path: ["r4c4", "r4c5", "r4c6"], crossed: true });
    expect(ending([...LOG, line("concede", 0)])).toBeNull();
  });
  it("shows who fell in an attack of its own once, not as who struck too", () => {
    const own = LOG.map((one) => (one.kind === "attack" ? { ...one, seat: 1 } : one));
    expect(ending(own)).toMatchObject({ victim: 1, attacker: null, from: null });
  });
});

describe("a sum", () => {
  it("names what is not printed on the cards", () => {
    const cards = [{ value: 2 }, { value: 3 }] as never;
    expect(spelt(5, cards, "effects")).toBe("2 + 3");
    expect(spelt(6, cards, "Hearth Blade")).toBe("2 + 3 + 1 Hearth Blade");
    expect(spelt(4, cards, "effects")).toBe("2 + 3 − 1 effects");
  });
});
