import { describe, expect, it } from "vitest";
import type { LogLine } from "../../net/protocol";
import { flowsOf, sceneOf } from "./board";
import type { Fighter, View } from "./protocol";

const fighter: Fighter = {
  ...{
    card: 5,
    spot: 1,
    type: "physical",
    level: 6,
    later: false,
    beaten: false,
    silenced: ["play"],
    beats: ["royal"],
  },
  ...{ beats_types: [], granted: [], wins_ties: true, protected: [], copied: [] },
};
const bout = { left: null, right: null, decided: false, winner: null, how: null };
const view = (more: Partial<View>): View =>
  ({
    ...{ round: 2, location: 43, winner: null, token: 1, actor: null, cleared: false, stood: [], scrap: null },
    ...{ bouts: [bout], on_table: [{ seat: 0, card: 31 }], ...more },
    seats: (more.seats ?? []).map((one) => ({ ...{ glory: 3, sign: null, chosen: false, fighter: null }, ...one })),
  }) as View;

describe("the board of a view", () => {
  it("has fighters with what is true of them, cards face down, and empty spots", () => {
    const seats = [{ fighter }, { chosen: true }, { fighter: { card: null, spot: 3 } }, {}] as unknown as View["seats"];
    const { stands, glory, laid, token } = sceneOf(view({ seats }));
    expect(stands[0]).toMatchObject({ card: 5, spot: 1, level: 6, down: false, silenced: true });
    expect(stands[0]?.notes).toEqual(["beats royal", "wins ties"]);
    expect(stands[1]).toMatchObject({ card: null, down: true });
    expect(stands[2]).toMatchObject({ card: null, down: false, spot: 3 });
    expect([stands[3], glory, laid, token]).toEqual([null, [3, 3, 3, 3], [{ seat: 0, card: 31 }], 1]);
  });

  it("shows the scrap under way with who is really there, and where it is decided its winner", () => {
    const scrap = { number: 0, left: 0, right: 1, winner: null };
    expect(sceneOf(view({ scrap })).bouts[0]).toMatchObject({ left: 0, right: 1, decided: false });
    const won = sceneOf(view({ scrap: { ...scrap, winner: 1 }, bouts: [{ ...bout, how: "throw" }] }));
    expect([won.bouts[0], won.now]).toMatchObject([{ left: 0, right: 1, decided: true, winner: 1, how: "throw" }, 0]);
  });

  it("leaves the cards of a brawl that is over where they stood", () => {
    const gone = { card: 9, spot: 2, level: 4, type: "energy", beaten: true, silenced: false, copied: true } as const;
    const seats = [{ fighter: { card: null, spot: 1 } }, { fighter: null }] as unknown as View["seats"];
    const { stands } = sceneOf(view({ cleared: true, stood: [null, gone], seats }));
    expect(stands[0]).toBeNull();
    expect(stands[1]).toMatchObject({ card: 9, level: 4, beaten: true, notes: ["copies an ability"] });
  });
});

describe("Glory on its way", () => {
  const line = (kind: string, seat: number, args: object) => flowsOf({ kind, seat, args } as unknown as LogLine);

  it("comes from the pool, goes to it, or changes hands", () => {
    expect(line("gain", 0, { n: 2 })).toEqual([{ source: null, target: 0, n: 2 }]);
    expect(line("victory", 1, { n: 1 })).toEqual([{ source: null, target: 1, n: 1 }]);
    expect(line("pay", 1, { n: 1 })).toEqual([{ source: 1, target: null, n: 1 }]);
    expect(line("buy", 0, { glory: 2 })).toEqual([{ source: 0, target: null, n: 1 }]);
    expect(line("steal", 0, { source: 1, n: 1 })).toEqual([{ source: 1, target: 0, n: 1 }]);
  });

  it("is none where nothing is moved", () => {
    expect([line("steal", 0, { source: 1, n: 0 }), line("draw", 0, { card: 3 })]).toEqual([[], []]);
  });
});
