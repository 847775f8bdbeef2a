import { describe, expect, it } from "vitest";
import type { LogLine, Tile } from "../../protocol/types";
import { blank as table } from "../../stores/table.svelte";
import { LESSONS } from "./lessons";
import { faceOf } from "./look";
import { drawer, lesson, order, settle, start } from "./order";
import { arrow, layoutFor, middleOf } from "./place";
import { paired, type Scene, sceneOf, step, thisRound } from "./scene";
import { moments } from "./show";
import { abilities, clearing, does, QUIET, textOf, told } from "./told";
import type { CardInfo, SeatView, View } from "./types";
import { said, states, waiting } from "./words";

const card = (id: number, more: Partial<CardInfo> = {}): CardInfo => ({
  id: `card_${id}`,
  name: `Card ${id}`,
  kind: id < 30 ? "character" : id < 40 ? "power_up" : "location",
  type: id < 10 ? "physical" : id < 20 ? "natural" : id < 30 ? "energy" : null,
  beats: id < 10 ? "natural" : id < 20 ? "energy" : id < 30 ? "physical" : null,
  level: id < 30 ? (id % 10) + 1 : null,
  classes: id < 30 ? ["beast"] : [],
  windows: id >= 30 && id < 40 ? ["reveal"] : [],
  other: null,
  text: "No effect.",
  short: "No effect.",
  ...more,
});
const cards = Array.from({ length: 50 }, (_, id) => card(id));
cards[4] = card(4, { text: "Play: you may: draw 1. Win: steal 1 Glory from an opponent you choose." });
cards[33] = card(33, { text: "After the reveal: flip the coin. Heads: you: gain 1 Glory. Tails: nothing." });
const book = { cards, who: (seat: number): string => ["You", "Mako", "Nix", "Juno"][seat] ?? "Nobody" };

let number = 0;
const line = (kind: string, seat: number, ...data: number[]): LogLine => ({
  n: number++,
  seat,
  kind,
  text: kind,
  rule: null,
  turn: 0,
  data: [0, seat, ...data],
});
const reveal = (...ids: number[]): LogLine[] => ids.map((id, seat) => line("flip_up", seat, id, seat + 1));
const placed = (count: number): LogLine[] => Array.from({ length: count }, (_, seat) => line("place", seat, seat + 1));

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  letter: "A",
  glory: 1,
  hand: 4,
  seen: [],
  deck: 20,
  deck_seen: [],
  discard: [],
  chosen: false,
  answered: false,
  bought: false,
  drawn: false,
  more: 0,
  standing: false,
  sign: 0,
  fighter: null,
  ...more,
});
const view = (count: number, more: Partial<View> = {}): View =>
  ({
    game: "incredibrawl",
    mode: "casual",
    goal: 10,
    round: 1,
    phase: "select",
    ask: "select",
    asked: [],
    waiting: [],
    opts: 0,
    token: null,
    location: 0,
    locations: [0],
    window: null,
    laid: [],
    effect: null,
    scrap: null,
    throw: null,
    winner: null,
    turned: false,
    upside: false,
    blind: false,
    queue: [],
    seats: Array.from({ length: count }, () => seat()),
    mine: null,
    over: 0,
    won: [],
    ...more,
  }) as View;

const begun = (count: number): Scene =>
  sceneOf(view(count, { phase: "draw_choice" }), [line("round", -1, 1, 0, -1)], cards);
const run = (scene: Scene, lines: readonly LogLine[]): Scene =>
  lines.reduce((now, one) => step(now, one, cards), scene);

describe("the scene", () => {
  it("pairs two, three and four seats by their spots", () => {
    const two = run(begun(2), placed(2));
    expect(two.bouts).toMatchObject([{ left: 0, right: 1 }]);
    const three = run(begun(3), placed(3));
    expect(three.bouts).toMatchObject([
      { left: 0, right: 1 },
      { left: null, right: 2 },
    ]);
    const four = run(begun(4), placed(4));
    expect(four.bouts).toMatchObject([
      { left: 0, right: 2 },
      { left: 1, right: 3 },
      { left: null, right: null },
    ]);
  });

  it("marks who was beaten, and lets winners meet", () => {
    const fought = run(begun(4), [
      ...placed(4),
      ...reveal(1, 11, 12, 3),
      line("scrap", 0, 2, 1, 0),
      line("scrap", 3, 1, 2, 1),
    ]);
    expect(fought.bouts[2]).toMatchObject({ left: 0, right: 3, winner: null });
    expect(fought.stands.map((one) => one?.beaten)).toEqual([false, true, true, false]);
    const again = run(fought, [line("scrap", 2, 0, 3, 0)]);
    expect(again.stands.map((one) => one?.beaten)).toEqual([true, true, false, false]);
    expect(again.bouts[2]?.left).toBe(2);
  });

  it("knows walkovers, empty spots and swapped ones", () => {
    const gone = run(begun(3), [...placed(3), ...reveal(1, 2, 3), line("leaves", 1, 2, 0), line("walkover", 0, 0)]);
    expect(gone.stands[1]?.card).toBeNull();
    expect(gone.bouts).toMatchObject([
      { winner: 0, walkover: true },
      { left: 0, right: 2 },
    ]);
    const swapped = run(begun(2), [...placed(2), line("swapped", 0, 1, 2, 1)]);
    expect(swapped.stands.map((one) => one?.spot)).toEqual([2, 1]);
    expect(paired(swapped.stands, [])).toMatchObject([{ left: 1, right: 0 }]);
  });

  it("keeps Power-Ups on the table until they are done or go back", () => {
    const laid = run(begun(2), [line("laid", 1, 33), line("laid", 0, 31), line("power_up", 1, 33)]);
    expect(laid.laid).toEqual([
      { seat: 1, card: 33 },
      { seat: 0, card: 31 },
    ]);
    expect(run(laid, [line("power_up", 0, 31)]).laid).toEqual([{ seat: 0, card: 31 }]);
    expect(run(laid, [line("returned", 0, 31)]).laid).toEqual([{ seat: 1, card: 33 }]);
    expect(run(laid, [line("closed", -1)]).laid).toEqual([]);
    const now = view(2, {
      phase: "scrap_stop",
      laid: [{ seat: 0, card: 31 }],
      effect: { seat: 1, card: 33, left: 1 } as View["effect"],
    });
    expect(sceneOf(now, [], cards).laid).toEqual([
      { seat: 1, card: 33 },
      { seat: 0, card: 31 },
    ]);
  });

  it("counts Glory by what each event says", () => {
    const scene = run(begun(2), [
      line("gain", 0, 2, 3),
      line("steal", 1, 0, 1),
      line("buy", 1, 1),
      line("pay", 0, 1, 1),
    ]);
    expect(scene.glory).toEqual([1, 1]);
  });

  it("takes the end of the brawl from the log while cards are drawn", () => {
    const log = [
      line("round", -1, 4, 0, -1),
      ...placed(2),
      ...reveal(5, 6),
      line("scrap", 0, 1, 2, 0),
      line("brawl", 0, 5),
      line("victory", 0, 1, 2),
      line("leaves", 0, 5, 1),
      line("leaves", 1, 6, 1),
    ];
    const scene = sceneOf(view(2, { phase: "draw_choice", ask: "draw" }), log, cards);
    expect(scene).toMatchObject({ winner: 0, ended: true });
    expect(scene.stands.map((one) => one?.card)).toEqual([5, 6]);
    expect(thisRound([line("gain", 0, 1, 1), ...log])).toHaveLength(log.length);
  });

  it("shows Level and Type of the view, and a face-down card", () => {
    const fighter = {
      card: 5,
      spot: 1,
      type: "energy",
      level: 9,
      later: false,
      beaten: false,
      silenced: ["win"],
      beats: [],
      beats_types: [],
      wins_ties: true,
      protected: 0,
      copied: [],
    } as const;
    const now = view(2, {
      phase: "scrap_stop",
      seats: [seat({ fighter: fighter as unknown as SeatView["fighter"] }), seat({ chosen: true })],
    });
    const scene = sceneOf(now, [line("round", -1, 1, 0, -1)], cards);
    expect(scene.stands[0]).toMatchObject({ level: 9, type: "energy", silenced: true, notes: ["wins ties"] });
    expect(scene.stands[1]?.card).toBe(-1);
  });
});

describe("what the log says", () => {
  it("names who looks at whose hand, and says what all see", () => {
    expect(told(line("shown", 1, 5, 0, 0b0001), book)).toBe("You look at Mako's hand.");
    expect(told(line("shown", 0, -1, 0, 0b0100), book)).toBe("Nix looks at your hand.");
    expect(told(line("shown", 1, 5, 0, 15), book)).toBe("Mako's hand is shown to all.");
  });

  it("says it when there is nothing to lose, to take, to look at or to do", () => {
    expect(told(line("pay", 0, 0, 0), book)).toBe("You have no Glory to lose.");
    expect(told(line("steal", 1, 0, 0), book)).toBe("You have no Glory for Mako to take.");
    expect(told(line("steal", 0, 1, 0), book)).toBe("Mako has no Glory for you to take.");
    expect(told(line("victory", 1, 0, 3), book)).toBe("Mako takes no Victory Glory.");
    expect(told(line("peek", 0, 1, 0), book)).toBe("Mako's deck is empty: nothing to look at.");
    expect(told(line("draws_mod", 0, 0), book)).toBe("The normal draw stays as it is.");
    expect(told(line("ordered", 1, 0), book)).toBe("Mako keeps none of them on top.");
    expect(told(line("nothing", 1, 4, 0), book)).toBe("Card 4: nothing to do.");
    expect(told(line("nothing", 1, 4, 1), book)).toBe("Card 4: a part has nothing to do.");
    expect(told(line("free", 1), book)).toBe("Mako has no character: a free refill.");
    expect(told(line("ignored", 1, 4, 0, 1), book)).toBe("Card 4 does not use its ability.");
  });

  it("tells an Other ability by its moments", () => {
    const text = "Lose: Draw 1 card. Before its scraps: Gain 1 Glory.";
    const one = card(7, { text, windows: ["before_scrap"], other: "Before its scraps" });
    expect(abilities(one)).toEqual([
      { trigger: "lose", head: "Lose", text: "Draw 1 card." },
      { trigger: "other", head: "Before its scraps", text: "Gain 1 Glory." },
    ]);
    const own = { ...book, cards: cards.with(7, one) };
    expect(told(line("ability", 0, 7, 3), own)).toBe("Card 7, before its scraps: Gain 1 Glory.");
  });

  it("tells the windows between abilities", () => {
    expect(told(line("window", -1, 2), book)).toBe("Power-Ups: before an ability.");
    expect(told(line("window", -1, 7), book)).toBe("Power-Ups: glory taken.");
  });
});

describe("moments", () => {
  it("reveals all cards at once and tells abilities one by one, with arrows", () => {
    const found = moments(
      run(begun(2), placed(2)),
      [...reveal(4, 15), line("ability", 0, 4, 0), line("level", 1, 15, -2, 4, 0), line("steal", 0, 1, 1)],
      cards,
      book,
    );
    expect(found.map((one) => one.kind)).toEqual(["flip_up", "ability", "level", "steal"]);
    expect(found[0]?.flipped).toEqual([0, 1]);
    expect(found[2]?.arrows).toEqual([{ from: 0, to: 1 }]);
    expect(found[3]?.flights).toEqual([{ from: 1, to: 0, n: 1 }]);
    expect(found[2]?.scene.stands[1]?.level).toBe(4);
  });

  it("says nothing when the table is cleared", () => {
    const found = moments(
      begun(2),
      [line("victory", 0, 1, 2), line("leaves", 0, 4, 1), line("round", -1, 2, 1, 0)],
      cards,
      book,
    );
    expect(found.map((one) => one.kind)).toEqual(["victory", "round"]);
    expect(found.at(-1)?.scene).toMatchObject({ round: 2, location: 1, token: 0 });
  });
});

describe("words", () => {
  it("cuts a text at its heads", () => {
    expect(abilities(cards[4] as CardInfo).map((one) => [one.trigger, one.text])).toEqual([
      ["play", "You may: draw 1."],
      ["win", "Steal 1 Glory from an opponent you choose."],
    ]);
    expect(textOf(cards[33], null)).toBe("Flip the coin. Heads: you: gain 1 Glory. Tails: nothing.");
    expect(abilities(cards[1] as CardInfo)).toEqual([{ trigger: null, head: "", text: "No effect." }]);
  });

  it("tells events with names and the right verb", () => {
    expect(does("You", "have chosen")).toBe("You have chosen");
    expect(does("Mako", "have chosen")).toBe("Mako has chosen");
    expect(told(line("scrap", 1, 0, 2, 0), book)).toBe("Mako beats you by Level.");
    expect(told(line("scrap", 0, 1, 1, 0), book)).toBe("You beat Mako by Type.");
    expect(told(line("scrap", 0, 1, 3, 0), book)).toBe("You beat Mako by the throw.");
    expect(told(line("scrap", 0, 1, 4, 0), book)).toBe("You beat Mako by a text.");
    expect(told(line("draw", 1, -1), book)).toBe("Mako draws a card.");
    expect(told(line("tie", -1, 0b101), book)).toBe("A true tie: You and Nix.");
    expect(told(line("twist", 2, 31, 0, 0), book)).toBe("The lower Level wins.");
    expect(told(line("claim", 0, 1, 33, 32, 0), book)).toBe("Card 1 beats mythic characters.");
    expect(told(line("over", -1, 1, 0b10), book)).toBe("The game is over, the Glory goal is reached: Mako won.");
    expect(told(line("new word", -1), book)).toBe("new word");
    expect(QUIET.has("commit")).toBe(true);
    const log = [
      line("leaves", 0, 1, 0),
      line("victory", 0, 1, 1),
      line("leaves", 0, 2, 1),
      line("round", -1, 2, 0),
      line("leaves", 1, 3, 0),
    ];
    expect([...clearing(log)]).toEqual([log[2]?.n]);
  });

  it("counts who is ready without telling what", () => {
    const now = view(3, {
      asked: [0, 1, 2],
      waiting: [1],
      seats: [seat({ answered: true, chosen: true }), seat(), seat({ answered: true })],
    });
    expect(waiting(now, table("t"), 0)?.what).toBe("Chosen. 2 of 3 are ready.");
    expect(waiting(now, table("t"), 1)).toBeNull();
    expect(states(now)).toEqual(["Ready", "Choosing", "Ready"]);
    expect(said(cards[4] as CardInfo)).toContain("Physical Level 5, beats Natural, beast.");
  });

  it("has a picture for every card, also of a set it does not know", () => {
    expect(faceOf(card(3, { id: "anvil_bear" }))).toBe("bear-face");
    expect(faceOf(card(3, { classes: ["human", "robot"] }))).toBe("robot-antennas");
    expect(faceOf(card(45))).toBe("mountains");
  });
});

describe("lessons", () => {
  it("ask about cards that answer the question", () => {
    for (const lesson of LESSONS) {
      expect(lesson.text.length).toBeGreaterThan(0);
      expect(lesson.rule).toMatch(/^IB-[A-Z]+-\d\d$/);
      const [one, two] = lesson.cards;
      if (lesson.id === "types" || lesson.id === "brawl")
        expect((lesson.answer === "left" ? one : two).beats).toBe((lesson.answer === "left" ? two : one).type);
    }
    expect(new Set(LESSONS.map((lesson) => lesson.id)).size).toBe(6);
  });
});

describe("places", () => {
  it("keeps every spot on the board and out of the middle", () => {
    for (const count of [2, 3, 4])
      for (const [width, height, middle] of [
        [834, 456, 236],
        [572, 360, 236],
        [378, 300, 150],
        [300, 180, 150],
      ] as const) {
        const layout = layoutFor(count, width, height, middle, 28);
        expect(layout.spots).toHaveLength(count);
        for (const spot of layout.spots) {
          expect(spot.x).toBeGreaterThanOrEqual(0);
          expect(spot.x + layout.card).toBeLessThanOrEqual(width);
          expect(spot.x + layout.card <= layout.centre.x || spot.x >= layout.centre.x + layout.centre.width).toBe(true);
          if (height > 240) expect(spot.y + layout.head + layout.card * 1.4).toBeLessThanOrEqual(height + 4);
        }
      }
  });

  it("draws an arrow that stops short of both ends", () => {
    const layout = layoutFor(2, 800, 400, 236, 28);
    const made = arrow(middleOf(layout, 0), middleOf(layout, 1), 80);
    expect(made.a.x).toBeGreaterThan(middleOf(layout, 0).x);
    expect(made.b.x).toBeLessThan(middleOf(layout, 1).x);
  });
});

describe("a table to order", () => {
  const option = (name: string, def: unknown, choices: unknown[]) => ({
    name,
    default: def,
    choices,
    lo: null,
    hi: null,
    help: "",
    rule: null,
  });
  const game = {
    id: "incredibrawl",
    players: [2, 3, 4],
    options: [
      option("players", 2, [2, 3, 4]),
      option("mode", "casual", ["family", "casual", "gamer"]),
      option("power_up_order", "race", ["race", "first_player"]),
      option("hidden_windows", "off", ["off", "on"]),
      option("arrival", "seeded", ["seeded", "live"]),
      option("tie_break", "throw", ["throw", "coin"]),
    ],
  } as unknown as Tile;

  it("starts as a Casual game for two and seats as many as wanted", () => {
    const form = start(game, null);
    expect(order(game, form, "Robin")).toEqual({
      game: "incredibrawl",
      options: { players: 2, mode: "casual" },
      seats: [
        { kind: "me", name: "Robin" },
        { kind: "bot", level: "medium" },
      ],
    });
    expect(settle(game, { ...form, players: 4 }).seats).toHaveLength(4);
    expect(drawer(game).map((one) => one.name)).not.toContain("mode");
  });

  it("sends what Gamer Mode adds, and nothing that means nothing", () => {
    const form = settle(game, {
      ...start(game, null),
      mode: "gamer",
      extras: { power_ups: false, locations: true, select_a_brawl: false },
    });
    form.options = { ...form.options, power_up_order: "first_player", hidden_windows: "on", tie_break: "coin" };
    expect(order(game, form, "").options).toEqual({ players: 2, mode: "gamer", locations: "on", tie_break: "coin" });
    const none = settle(game, { ...form, extras: { power_ups: false, locations: false, select_a_brawl: false } });
    expect(none.extras.power_ups).toBe(true);
    expect(lesson("", true).options).toEqual({ players: 2, mode: "casual" });
  });
});
