import { describe, expect, it } from "vitest";
import { seatLook } from "../../../kit/seats";
import type { LogLine } from "../../../net/protocol";
import type { Events, SeatView, SignName, Then, Throw, View } from "../protocol";
import { equal, lastThrow } from "./throws";
import { answered, draws, facing, said, type Told } from "./words";

const looks = ["You", "Kit", "Mako"].map((name, seat) => seatLook(seat, [0], 3, name));
const line = <K extends keyof Events>(kind: K, args: Events[K]): LogLine =>
  ({ n: 0, kind, seat: "seat" in args ? args.seat : -1, args, code: "", text: "", rule: null, turn: 0 }) as LogLine;
const threw = (seat: number, sign: SignName): LogLine => line("throw", { seat, sign });
const made = (more: Partial<Throw> = {}): Throw => ({ about: "scrap", seats: [0, 2], tries: 1, equal: null, ...more });
const view = (thrown: Throw | null): Pick<View, "throw" | "seats"> => ({
  throw: thrown,
  seats: (["rock", null, "paper"] as const).map((sign) => ({ sign }) as SeatView),
});

describe("a throw", () => {
  it("says why it is thrown again", () => {
    expect(equal(made({ equal: "rock" }), view(null), looks)).toBe("Both threw rock. Again.");
    expect(equal(made({ equal: "paper", seats: [0, 1, 2] }), view(null), looks)).toBe("All threw paper. Again.");
    expect(equal(made(), view(null), looks)).toBe("You: rock. Mako: paper. Again.");
  });

  it("is read from the lines, the last one of several, with who has won it", () => {
    const won = line("thrown", { seat: 2, about: "scrap", by: "signs" });
    const told = [threw(0, "rock"), threw(2, "rock"), threw(0, "paper"), threw(2, "scissors"), won];
    expect(lastThrow([told[0] as LogLine, line("closed", {}), ...told.slice(2)], view(null), looks)).toEqual({
      seats: [0, 2],
      signs: ["paper", "scissors"],
      winners: [2],
      text: "Mako wins the throw.",
    });
    expect(lastThrow([line("closed", {})], view(null), looks)).toBeNull();
  });

  it("says who throws again, and who is out", () => {
    const even = lastThrow([threw(0, "rock"), threw(2, "rock")], view(made()), looks);
    expect(even).toMatchObject({ winners: [0, 2], text: "Nobody wins. Throw again." });
    const three = [threw(0, "paper"), threw(1, "rock"), threw(2, "paper")];
    expect(lastThrow(three, view(made({ seats: [0, 2] })), looks)).toMatchObject({
      winners: [0, 2],
      text: "You and Mako win the throw.",
    });
  });

  it("tells that the seed has settled it, where the signs did not", () => {
    const seed = line("thrown", { seat: 2, about: "scrap", by: "seed" });
    expect(lastThrow([threw(0, "rock"), threw(2, "rock"), seed], view(null), looks)).toMatchObject({
      winners: [2],
      text: "Still equal, so chance decides: Mako wins the throw.",
    });
  });
});

describe("words on the panels", () => {
  it("offer the draw that will be made", () => {
    expect([1, 0, 3].map((n) => draws({ draws: n } as SeatView))).toEqual([
      "Draw 1 card",
      "Draw no card",
      "Draw 3 cards",
    ]);
  });

  it("say whom a spot meets", () => {
    const meeting = (meets: Then["meets"]): string => facing({ looks }, { meets: meets ?? null });
    expect(meeting({ spot: 3, seat: 2 })).toBe("Meets Mako");
    expect(meeting({ spot: 4, seat: null })).toBe("Meets spot 4");
    expect(meeting(null)).toBe("Meets the winner");
  });

  it("say which spots meet, by the scraps that the server tells", () => {
    const told = (meets: View["meets"]): Told =>
      ({ view: { ask: "place", seats: [], meets }, me: null, offers: [], cards: [], looks }) as unknown as Told;
    const three = [
      { left: 1, right: 2 },
      { left: null, right: 3 },
    ];
    expect(said(told(three)).how).toBe("1 meets 2, the winner meets 3.");
  });

  it("say what only this seat knows of its answer", () => {
    const mine = (name: string, card: number | null = null) =>
      ({ view: { mine: { answer: { name, card } } }, cards: [{ name: "Card 0" }] }) as unknown as Told;
    expect([mine("pass"), mine("rock"), mine("any", 0)].map(answered)).toEqual(["Pass", "Rock", "Card 0"]);
  });
});
