import { describe, expect, it } from "vitest";
import { blank } from "../../stores/table.svelte";
import type { TableState } from "../../table/types";
import { Brain } from "./brain.svelte";
import { ID } from "./types";

/** A brain over a table that the test changes: my seat stands by, has Glory and room, and is asked nothing. */
function setup() {
  const own = { hand: 4, glory: 2, bought: false, deck: 9, standing: true };
  const view = {
    ask: "select",
    phase: "place",
    round: 3,
    asked: [0],
    waiting: [],
    mine: { hand: [1] },
    seats: [own, own],
  };
  let table = { ...blank("t"), asSeat: 0, you: [0], connection: "open", view } as unknown as TableState;
  const sent: [string, number[]][] = [];
  const brain = new Brain(() => table, {
    play: (ids) => sent.push(["play", ids]),
    free: (ids) => sent.push(["free", ids]),
    why: () => undefined,
  });
  const now = (more: object, seat: object = {}, acts: number[] = []): Brain => {
    const seats = [{ ...own, ...seat }, own];
    const decision = acts.length ? { yours: true, seat: 0, actions: acts.map((id) => ({ id })) } : null;
    table = { ...table, view: { ...view, ...more, seats }, decision } as unknown as TableState;
    return new Brain(() => table, {
      play: (ids) => sent.push(["play", ids]),
      free: (ids) => sent.push(["free", ids]),
      why: () => undefined,
    });
  };
  return { brain, sent, now };
}

describe("a refill asked for between two stops", () => {
  it("lifts the standing pass, and puts it back when it is taken back", () => {
    const { brain, sent } = setup();
    expect(brain.maySoon).toBe(true);
    expect(brain.later()).toBe(true);
    expect(brain.later()).toBe(true);
    expect(sent).toEqual([
      ["free", [ID.lift]],
      ["free", [ID.stand]],
    ]);
  });

  it("is offered only where it could be bought", () => {
    const { now } = setup();
    expect(now({}, { glory: 0 }).maySoon).toBe(false);
    expect(now({}, { bought: true }).maySoon).toBe(false);
    expect(now({}, { hand: 5 }).maySoon).toBe(false);
    expect(now({}, { deck: 0 }).maySoon).toBe(false);
    expect(now({}, { standing: false }).maySoon).toBe(false);
    expect(now({ phase: "draw_choice" }).maySoon).toBe(false);
    expect(now({ ask: "refill" }, {}, [ID.pass, ID.buy]).maySoon).toBe(false);
  });

  it("buys at the stop, and passes at the others again", () => {
    const { sent, now } = setup();
    const stop = now({ ask: "refill" }, { standing: false }, [ID.pass, ID.buy]);
    stop.soon = true;
    stop.refill();
    expect(sent).toEqual([["play", [ID.buy]]]);
    const after = now({}, { standing: false, bought: true });
    after.soon = true;
    after.refill();
    expect(sent.at(-1)).toEqual(["free", [ID.stand]]);
    expect(after.soon).toBe(false);
  });
});
