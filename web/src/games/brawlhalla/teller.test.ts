/** How the log tells a fight: places as one sees them, and nothing twice. */
import { describe, expect, it } from "vitest";
import turn from "../../../gallery/fixtures/brawlhalla/turn.json";
import type { LogLine } from "../../net/protocol";
import type { View } from "./protocol";
import { Teller } from "./teller";

const view = (turn.state as unknown as { view: View }).view;
const plain = (value: number, name = "") => ({ c: value, value, code: String(value), name });

/** Lines of a log, one after the other. */
function told(...lines: [kind: string, seat: number, args: Record<string, unknown>][]) {
  const log = lines.map(
    ([kind, seat, args], n): LogLine => ({
      ...{ n, seat, kind, text: "", rule: null, turn: 1, code: "" },
      args: { seat, ...args },
    }),
  );
  const teller = new Teller(() => ({ view, log, nameOf: (seat) => ["Yumiko", "Nix"][seat] ?? "" }));
  return log.filter((line) => !teller.quiet(line)).map(teller.line);
}

describe("a hint", () => {
  it("says places as one sees them, never by their numbers", () => {
    const text = (code: string, args: object) => ({ code, args: args as Record<string, unknown>, text: "r2c2" });
    const play = text("hint-move", { space: "r2c2", card: plain(2) });
    const teller = new Teller(() => ({ view, log: [], nameOf: () => "" }));
    expect(teller.text(text("hint-why", { play, why: text("why-draw", { cards: 0 }) }))).toBe(
      "Move to the left ledge with a 2: you hold no cards.",
    );
    expect(teller.text(text("hint-play", { play: text("said-step", { space: "r0c1" }) }))).toBe(
      "Go to off-stage, above.",
    );
  });
});

describe("the log", () => {
  it("tells a move once, with the place it ends at", () => {
    const walk = (to: string) => ["walk", 0, { steps: 2, to, off_stage: to === "r0c1" }] as const;
    expect(view.arena.grid).toEqual([".....", ".=.=.", ".....", ".===."]);
    const log = told(["move", 0, { card: plain(2) }], [...walk("r2c2")], [...walk("r3c3")], [...walk("r0c1")]);
    expect(log).toEqual([
      "Yumiko moves 2, lands on the left ledge.",
      "Yumiko moves 2, into the air over the floor.",
      "Yumiko moves 2, out to off-stage, above.",
    ]);
  });

  it("keeps the card of a move that has a name, and a move that goes nowhere yet", () => {
    const named = told(["move", 0, { card: plain(1, "Draw and Cut") }], ["walk", 0, { steps: 0, to: "r2c2" }]);
    expect(named).toHaveLength(2);
    expect(told(["move", 0, { card: plain(1) }])).toEqual(["Yumiko spends a 1 to move."]);
  });

  it("says what a KO came of that nobody did", () => {
    const ko = (source: number) => told(["ko", 1, { by: -1, left: 1, source }]);
    expect(ko(6)).toEqual(["Sudden death: the pressure knocks out Nix."]);
    expect(ko(3)).toEqual(["Nix reshuffles at Red, and is KO'd."]);
    expect(ko(2)).toEqual(["KO! Nix is down."]);
    expect(told(["ko", 1, { by: 0, left: 1, source: 2 }])).toEqual(["KO! Yumiko knocks out Nix."]);
  });

  it("leaves out a pass that the verdict tells, the end of a turn, and a total that is the card's own", () => {
    const open = { type: "light", card: plain(3), total: 3 };
    expect(
      told(
        ["open", 0, open],
        ["open", 0, { ...open, total: 4 }],
        ["pass", 1, {}],
        ["phase", -1, { phase: 4 }],
        ["hit", 0, { type: "light", attack: 4, defence: 0, target: 1 }],
        ["pass", 1, {}],
        ["end_turn", 0, {}],
      ),
    ).toEqual(["Yumiko opens with a 3.", "Yumiko opens with a 3: 4.", "4 against 0: Nix is hit.", "Nix passes."]);
  });
});
