import { describe, expect, it } from "vitest";
import { deeds, obstacles } from "../src/app/help/now";
import { plain } from "../src/kit/said";
import type { ActionId, Decision, ForbiddenAct } from "../src/net/protocol";

const act = (kind: string, text: string, n: number) => ({
  id: n as ActionId,
  name: `${kind} ${n}`,
  kind,
  text: plain(text),
});
const no = (more: Partial<ForbiddenAct>): ForbiddenAct => ({
  kind: "move",
  why: plain("Nobody stands there."),
  out: null,
  rule: "XX-MOVE-01",
  ...more,
});
const asked = (more: Partial<Decision>): Decision => ({
  seat: 0,
  yours: true,
  what: plain("Your turn."),
  how: plain(""),
  actions: [],
  forbidden: [],
  plans: [],
  undo: false,
  hint: false,
  ...more,
});

describe("what I may do now", () => {
  it("comes kind by kind, each text once, the first ones by name and the rest by number", () => {
    const actions = ["a", "b", "b", "c", "d", "e", "f"].map((text, n) => act("move", text, n));
    expect(deeds(asked({ actions: [...actions, act("pass", "", 9)] }))).toEqual([
      { kind: "move", texts: ["a", "b", "c", "d"], more: 2 },
      { kind: "pass", texts: ["pass 9"], more: 0 },
    ]);
  });

  it("and what I may not: each reason once, with the way out and its rule", () => {
    const far = no({ why: plain("That is too far."), out: plain("Pick a nearer space."), rule: "XX-MOVE-02" });
    const forbidden = [no({ space: "A1" }), { ...far, space: "B1" }, no({ space: "A2" }), { ...far, space: "B2" }];
    expect(obstacles(asked({ forbidden }))).toEqual([
      { why: "Nobody stands there.", out: "", rule: "XX-MOVE-01" },
      { why: "That is too far.", out: "Pick a nearer space.", rule: "XX-MOVE-02" },
    ]);
  });

  it("calls an act as the game does, where its own words are but a code", () => {
    const told = deeds(asked({ actions: [act("move", "Move 2b", 1), act("pass", "Pass", 2)] }), undefined, (one) =>
      one.kind === "move" ? "Move with 2 (Fox Step)" : null,
    );
    expect(told.map((one) => one.texts)).toEqual([["Move with 2 (Fox Step)"], ["Pass"]]);
  });

  it("is nothing while another decides", () => {
    const other = asked({ yours: false, actions: [act("move", "a", 1)], forbidden: [no({})] });
    expect([deeds(other), obstacles(other), deeds(null), obstacles(null)]).toEqual([[], [], [], []]);
  });
});
