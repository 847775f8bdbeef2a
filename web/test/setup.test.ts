import { describe, expect, it } from "vitest";
import { TILES } from "../src/dev/tiles";
import { title } from "../src/lib/voices";
import { guided, invite, plain, shareable } from "../src/pages/orders";
import { arenasFor, drawer, type Form, fits, formats, legends, order, picks, settle, start } from "../src/pages/setup";

const game = TILES[0] as (typeof TILES)[number];
const format = (id: string) => formats(game).find((one) => one.id === id) as ReturnType<typeof formats>[number];

describe("what a game offers", () => {
  it("lists formats that its option and its player counts allow", () => {
    expect(formats(game).map((one) => one.id)).toEqual(["1v1", "2v2", "ffa3", "ffa4"]);
    expect(formats({ ...game, players: [2] }).map((one) => one.id)).toEqual(["1v1"]);
  });

  it("keeps arenas to their formats", () => {
    expect(arenasFor(game, format("1v1")).map((one) => one.id)).toEqual(["twin-ledges", "high-perch"]);
    expect(arenasFor(game, format("ffa3")).map((one) => one.id)).toEqual(["crossroads"]);
  });

  it("reads legends, whatever is missing", () => {
    expect(legends(game)[0]).toMatchObject({ name: "Nix", power: "Soul tithe", weapons: ["scythe", "blasters"] });
    expect(legends({ ...game, setup: { legends: [{ id: "the-new-one" }] } })[0]).toMatchObject({
      name: "The new one",
      weapons: [],
    });
    expect(legends({ ...game, setup: {} })).toEqual([]);
  });

  it("puts only options without a place of their own into the drawer", () => {
    expect(drawer(game).map((option) => option.name)).toEqual(["start_spots", "stall_rounds"]);
  });
});

describe("the form", () => {
  it("starts as me against a middling bot", () => {
    const form = start(game, null);
    expect(form.seats.map((seat) => seat.kind)).toEqual(["me", "bot"]);
    expect(order(game, form, "")).toEqual({
      game: "brawlhalla",
      options: { format: "1v1" },
      seats: [{ kind: "me" }, { kind: "bot", level: "medium" }],
    });
  });

  it("takes back what was remembered, and drops what no longer fits", () => {
    const form = start(game, {
      format: "2v2",
      arena: "crossroads",
      options: { ko_mode: "blitz", legend_pick: "gone", stall_rounds: 99 },
      seats: [],
    });
    expect(form).toMatchObject({
      format: "2v2",
      arena: "crossroads",
      options: { ko_mode: "blitz", legend_pick: "draft", stall_rounds: 20 },
    });
    expect(form.seats).toHaveLength(4);
  });

  it("drops an arena that the new format does not allow", () => {
    const form = start(game, { arena: "high-perch" });
    expect(form.arena).toBe("high-perch");
    expect(settle(game, { ...form, format: "ffa3" })).toMatchObject({ arena: "" });
  });

  it("always keeps a seat for me", () => {
    const form = start(game, null);
    const seats = form.seats.map((seat) => ({ ...seat, kind: "bot" as const }));
    expect(settle(game, { ...form, seats }).seats[0]?.kind).toBe("me");
  });

  it("orders only what differs from the default, and names for people here", () => {
    const form: Form = { ...start(game, null), arena: "high-perch" };
    form.options = { ...form.options, ko_mode: "classic" };
    form.seats = [
      { kind: "me", name: "", level: "medium", legend: "" },
      { kind: "person", name: " Mako ", level: "medium", legend: "" },
    ];
    expect(order(game, form, "Robin")).toEqual({
      game: "brawlhalla",
      options: { format: "1v1", ko_mode: "classic", arena: "high-perch" },
      seats: [
        { kind: "me", name: "Robin" },
        { kind: "me", name: "Mako" },
      ],
    });
  });

  it("fixes legends here, only when asked to and only known ones", () => {
    expect(picks(game, 0).map((pick) => pick.text)).toEqual(["Nix, scythe", "Nix, blasters", "Yumiko, hammer"]);
    const form = start(game, null);
    form.seats = form.seats.map((seat, n) => ({ ...seat, legend: n === 0 ? "nix 2" : "gone 1" }));
    expect(order(game, form, "").options).toEqual({ format: "1v1" });
    expect(order(game, { ...form, fixed: true }, "").options).toEqual({ format: "1v1", legend_a: "nix 2" });
  });

  it("checks numbers against their range", () => {
    const rounds = game.options.find((option) => option.name === "stall_rounds");
    if (!rounds) throw new Error("no stall_rounds");
    expect([2, 3, 50, 51, 3.5, "20"].map((value) => fits(rounds, value))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("spells ids as words", () => {
    expect(title("air_count_start")).toBe("Air count start");
  });
});

describe("one click", () => {
  it("is a duel at defaults", () => {
    expect(plain(game, "Robin")).toEqual({
      game: "brawlhalla",
      options: {},
      seats: [
        { kind: "me", name: "Robin" },
        { kind: "bot", level: "medium" },
      ],
    });
  });

  it("or a guided Discovery duel against an easy bot", () => {
    expect(guided(game, "")).toEqual({
      game: "brawlhalla",
      options: { discovery: "on", legend_pick: "random", start_spots: "spread" },
      seats: [{ kind: "me" }, { kind: "bot", level: "easy" }],
      tutorial: true,
    });
  });

  it("or a free seat, where a link leads anywhere", () => {
    expect(invite(game, "").seats).toEqual([{ kind: "me" }, { kind: "empty" }]);
    expect(["localhost", "127.0.0.1", "[::1]", "192.168.1.7", "play.example.org"].map(shareable)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
