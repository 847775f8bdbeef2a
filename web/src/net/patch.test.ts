import { describe, expect, it } from "vitest";
import { merge } from "./patch";

describe("a patch", () => {
  const view = {
    now: 1,
    turn: 0 as number | null,
    seats: [{ deck: 3 }, { deck: 4 }],
    bases: { A1: { hits: 1 }, B1: { hits: 0 } },
  };

  it("puts values at dotted keys and shares the rest", () => {
    const made = merge(view, { now: 2, "seats.1": { deck: 9 }, "bases.A2": { hits: 5 } });
    expect(made).toEqual({
      now: 2,
      turn: 0,
      seats: [{ deck: 3 }, { deck: 9 }],
      bases: { A1: { hits: 1 }, B1: { hits: 0 }, A2: { hits: 5 } },
    });
    expect(made.seats[0]).toBe(view.seats[0]);
    expect(view.seats[1]?.deck).toBe(4);
  });

  it("takes a Base away with null, but keeps null as a value at the top", () => {
    const made = merge(view, { "bases.B1": null, turn: null });
    expect(made).toEqual({ now: 1, turn: null, seats: view.seats, bases: { A1: { hits: 1 } } });
  });

  it("takes whole parts", () => {
    expect(merge(view, { bases: {}, seats: [] })).toEqual({ now: 1, turn: 0, seats: [], bases: {} });
  });
});
