import { describe, expect, it } from "vitest";
import { plain } from "../kit/said";
import type { ActionId, Decision } from "../net/protocol";
import { legal, same } from "./offers";

const id = (n: number): ActionId => n as ActionId;
const DECISION: Decision = {
  seat: 0,
  yours: true,
  what: plain("Your turn."),
  how: plain(""),
  actions: [],
  forbidden: [],
  plans: [],
  undo: false,
  hint: false,
};

describe("what is offered", () => {
  it("is what may be done, whichever way a game tells it", () => {
    const told = { ...DECISION, actions: [{ id: id(1), name: "pass", kind: "pass", text: plain("") }] };
    expect(legal(told)).toEqual([{ id: 1, kind: "pass", says: { code: "", args: {}, text: "pass" } }]);
    const pass = { id: id(1), kind: "pass", says: plain("Pass") };
    const barred = { id: id(2), kind: "buy", says: plain("Buy"), why: plain("You have no Glory.") };
    expect(legal({ ...DECISION, question: { ask: "window", offers: [pass, barred] } })).toEqual([pass]);
    expect([legal(null), legal({ ...told, yours: false })]).toEqual([[], []]);
  });

  it("lies at one card, space, seat or slot, or at none", () => {
    expect([same({ card: 0 }, { card: 0 }), same(undefined, {}), same({ space: "1" }, { space: "1" })]).toEqual(
      Array.from({ length: 3 }, () => true),
    );
    expect([same({ card: 0 }, { seat: 0 }), same({ slot: "1" }, { space: "1" }), same({ card: 0 }, null)]).toEqual(
      Array.from({ length: 3 }, () => false),
    );
  });
});
