import { describe, expect, it } from "vitest";
import type { LineBeat, LogLine, Text } from "../../net/protocol";
import type { Step } from "../../table/events";
import { blank as table } from "../../table/model.svelte";
import { full } from "../../table/words";
import type { Scene } from "./board";
import { faceOf } from "./look";
import { shown } from "./moments";
import { stepNow } from "./order";
import { arrow, type Box, between, layoutFor, type Slot, stands } from "./place";
import type { CardInfo, Events, Fighter, Game, SeatView, View } from "./protocol";
import { wordsOf } from "./say";
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
  text: "No effect.",
  short: "No effect.",
  abilities: [{ trigger: null, head: "", text: "No effect." }],
  ...more,
});
const cards = Array.from({ length: 50 }, (_, id) => card(id));
cards[4] = card(4, { abilities: [{ trigger: "play", head: "Play", text: "You may: draw 1." }] });
cards[7] = card(7, { abilities: [{ trigger: "other", head: "Before its scraps", text: "Gain 1 Glory." }] });
cards[33] = card(33, { abilities: [{ trigger: null, head: "After the reveal", text: "Flip the coin." }] });
const words = wordsOf(cards, (seat) => ["Robin", "Mako", "Nix", "Juno"][seat] ?? "", 0);
const saying = (text: Text): string => full(words.tell(text));

let number = 0;
/** A line as the server sends it: its message is called after its kind. */
function line<K extends keyof Events>(kind: K, args: Events[K], code = `log-${kind.replace("_", "-")}`): LogLine {
  const seat = "seat" in args && typeof args.seat === "number" ? args.seat : -1;
  return { n: number++, seat, kind, code, args: { ...args }, text: kind, rule: null, turn: 0 };
}
/** What the board says of a line, where it has words of its own for it. */
function told<K extends keyof Events>(
  kind: K,
  args: Events[K] & { head?: string; text?: string },
  code?: string,
): string {
  const made = line(kind, args, code);
  return full(words.find(`${made.code}.show`, made.args) ?? words.tell(made));
}

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
  draws: 1,
  refill: 1,
  sign: null,
  left: null,
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
    token: null,
    location: 40,
    locations: [40],
    meets: [],
    bouts: [],
    on_table: [],
    actor: null,
    cleared: false,
    stood: [],
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
    over: null,
    won: [],
    ...more,
  }) as View;

describe("what the log says", () => {
  it("names who looks at whose hand, and says what all see", () => {
    expect(told("shown", { seat: 1, to: [0], all: false, cards: [0, 2] })).toBe("You look at Mako's hand.");
    expect(told("shown", { seat: 0, to: [2], all: false, cards: null })).toBe("Nix looks at your hand.");
    expect(told("shown", { seat: 1, to: [0, 1], all: true, cards: [] })).toBe("Everyone sees Mako's hand.");
  });

  it("says it when there is nothing to lose, to take, to look at or to do", () => {
    expect(told("pay", { seat: 0, n: 0, glory: 0 })).toBe("You have no Glory to lose.");
    expect(told("steal", { seat: 1, source: 0, n: 0 })).toBe("You have no Glory for Mako to steal.");
    expect(told("steal", { seat: 0, source: 1, n: 0 })).toBe("Mako has no Glory for you to steal.");
    expect(told("victory", { seat: 1, n: 0, glory: 3 })).toBe("Mako gains no Victory Glory.");
    expect(told("peek", { seat: 0, other: 1, n: 0 })).toBe("Mako's deck is empty: nothing to see for you.");
    expect(told("draws_mod", { seat: 0, n: 0 })).toBe("You: a normal draw.");
    expect(told("ordered", { seat: 1, n: 0 })).toBe("Mako keeps none of them on top.");
    expect(told("nothing", { seat: 1, card: 4, part: false })).toBe("Mako's Card 4 has no effect.");
    expect(told("nothing", { seat: 1, card: 4, part: true })).toBe("A part of Mako's Card 4 has no effect.");
    expect(told("nothing", { seat: 1, card: 45, part: false }, "log-nothing-place")).toBe(
      "Card 45 has no effect for Mako.",
    );
    expect(told("ignored", { seat: 1, card: 4, trigger: "play" })).toBe("Mako's Card 4 doesn't use its ability.");
  });

  it("tells an ability by its head and its text", () => {
    const text = { head: "before its scraps", text: "Gain 1 Glory." };
    expect(told("ability", { seat: 0, card: 7, trigger: "other", ...text })).toBe(
      "Card 7, before its scraps: Gain 1 Glory.",
    );
    expect(told("power_up", { seat: 0, card: 33, ...text }, "log-power-up")).toBe("Card 33: Gain 1 Glory.");
  });

  it("tells the windows between abilities", () => {
    expect(told("window", { window: "before_play" })).toBe("Power-Ups: before an ability.");
    expect(told("window", { window: "after_glory" })).toBe("Power-Ups: Glory gained.");
  });

  it("tells that the seed, or the coin, has settled a throw", () => {
    expect(told("thrown", { seat: 0, about: "scrap", by: "signs" })).toBe("You win the throw.");
    expect(told("thrown", { seat: 1, about: "scrap", by: "seed" })).toBe("The seed decides: Mako wins.");
    expect(told("thrown", { seat: 0, about: "final", by: "coin" })).toBe("The coin decides: you win.");
  });
});

describe("moments", () => {
  const fighter = (card: number, spot: number, more: Partial<Fighter> = {}): Fighter => ({
    ...{ card, spot, type: "energy", level: 5, later: false, beaten: false, silenced: [], beats: [], beats_types: [] },
    ...{ granted: [], wins_ties: false, protected: [], copied: [], ...more },
  });
  const at = (state: View) => ({ ...table("t"), asSeat: 0, view: state });
  const run = (before: View, ...found: [LogLine, ms: number, patch: LineBeat["patch"]][]) => {
    const lines = found.map(([one]) => one);
    const beats = found.map(([{ n }, ms, patch]) => ({ n, ms, patch }));
    return shown({ before: at(before), after: at(before), lines, beats } as Step<Game>, saying);
  };
  const mine = { hand: [6, 8], selected: null, answer: null, soon: false, stakes: [] };
  const chosen = view(2, {
    ask: "select",
    asked: [0, 1],
    waiting: [0],
    seats: [seat({ chosen: true }), seat()],
    mine: { ...mine, selected: 4 },
  });
  const turn = (p: number, card: number): [LogLine, number, LineBeat["patch"]] => [
    line("flip_up", { seat: p, card, spot: p + 1 }),
    500,
    { [`seats.${p}.chosen`]: false, [`seats.${p}.fighter`]: fighter(card, p + 1), mine },
  ];

  it("reveals all cards at once and tells abilities one by one, with arrows", () => {
    const actor = { seat: 0, card: 4, trigger: "play" };
    const found = run(
      chosen,
      turn(0, 4),
      turn(1, 15),
      [line("ability", { seat: 0, card: 4, trigger: "play" }), 900, { actor }],
      [line("level", { seat: 1, card: 15, by: -2, level: 4 }), 800, { "seats.1.fighter.level": 4 }],
      [line("steal", { seat: 0, source: 1, n: 1 }), 380, { "seats.0.glory": 2, "seats.1.glory": 0, "mine.stakes": [] }],
    );
    expect(found.map((one) => [one.kind, one.ms])).toEqual([
      ["lean", 600],
      ["flip_up", 500],
      ["ability", 900],
      ["level", 800],
      ["steal", 380],
    ]);
    expect(found[0]?.view.seats.map((one) => [one.chosen, one.fighter?.card])).toEqual([
      [true, null],
      [true, null],
    ]);
    expect([found[1]?.flipped, found[1]?.words]).toEqual([[0, 1], "All reveal at once."]);
    expect(found[1]?.view.seats.map((one) => one.fighter?.card)).toEqual([4, 15]);
    expect(found[3]?.arrows).toEqual([{ from: 0, to: 1 }]);
    expect(found[4]).toMatchObject({ arrows: [{ from: 0, to: 1 }], flights: [{ from: 1, to: 0, n: 1 }], lit: [0, 1] });
    expect(found.map((one) => one.view.seats.map((player) => player.glory))).toEqual([
      ...Array.from({ length: 4 }, () => [1, 1]),
      [2, 0],
    ]);
  });

  it("tells what met in a scrap", () => {
    const fought = view(2, {
      seats: [
        seat({ fighter: fighter(1, 1, { type: "physical", level: 2 }) }),
        seat({ fighter: fighter(2, 2, { type: "natural", level: 10 }) }),
      ],
    });
    const [found] = run(fought, [line("scrap", { seat: 0, loser: 1, how: "type", number: 0 }), 820, {}]);
    expect(found?.clash).toMatchObject({
      how: "type",
      one: { type: "physical", level: 2 },
      other: { type: "natural", level: 10 },
    });
  });

  it("ask nobody meanwhile, and what is told has its own moment", () => {
    const found = run(chosen, turn(0, 4), turn(1, 15), [
      line("thrown", { seat: 0, about: "scrap", by: "coin" }),
      900,
      {},
    ]);
    for (const one of found) expect(one.view).toMatchObject({ ask: "select", asked: [], waiting: [], mine });
    const [first = 0] = found.map((one) => one.line);
    expect(found.map((one) => one.line - first)).toEqual([0, 2, 3]);
    expect(found.at(-1)?.words).toBe("You win the throw.");
  });

  it("says a throw of all in one, and the fourth ability of a step in less", () => {
    const sign = (p: number): [LogLine, number, LineBeat["patch"]] => [
      line("throw", { seat: p, sign: "rock" }),
      900,
      { [`seats.${p}.sign`]: "rock" },
    ];
    const ability = (): [LogLine, number, LineBeat["patch"]] => [
      line("ability", { seat: 0, card: 4, trigger: "play" }),
      900,
      {},
    ];
    const found = run(chosen, sign(0), sign(1), ability(), ability(), ability(), ability());
    expect(found[0]?.words).toBe("You throw rock. Mako throws rock.");
    expect(found[0]?.view.seats.map((one) => one.sign)).toEqual(["rock", "rock"]);
    expect(found.slice(1).map((one) => one.ms)).toEqual([900, 900, 900, 400]);
  });

  it("are none where nothing is told line by line", () => {
    const after = at(chosen);
    expect(shown({ before: after, after, lines: [line("nobody", {})] } as Step<Game>, saying)).toEqual([]);
  });
});

describe("words", () => {
  it("tells events with names and the right verb", () => {
    const scrap = { number: 0, loser: 0, seat: 1 } as const;
    expect(told("scrap", { ...scrap, how: "level" })).toBe("Mako beats you by Level.");
    expect(told("scrap", { number: 0, seat: 0, loser: 1, how: "type" })).toBe("You beat Mako by Type.");
    expect(told("scrap", { number: 0, seat: 0, loser: 1, how: "throw" })).toBe("You beat Mako by a throw.");
    expect(told("draw", { seat: 1, card: null })).toBe("Mako draws a card.");
    expect(told("tie", { seats: [0, 2], about: "scrap" })).toBe("A true tie: you and Nix.");
    expect(told("twist", { seat: 2, word: "reverse_levels", n: 0 })).toBe("The lower Level wins.");
    const claim = { seat: 0, card: 1, word: "beat_class", classes: ["mythic"], types: [] } as const;
    expect(told("claim", { ...claim, classes: ["mythic"], types: [] })).toBe("Card 1 beats mythic characters.");
    expect(told("walkover", { seat: null, number: 0 })).toBe("Nobody goes on without a scrap.");
    expect(told("over", { reason: "goal", winners: [1] })).toBe("Mako won: first to the Glory goal.");
    expect(saying({ ...line("nobody", {}), code: "log-new", text: "Something new" })).toBe("Something new.");
  });

  it("tells a log like a commentator", () => {
    const log = (code: string, args: object): string => full(words.find(`log-${code}.told`, { ...args }) ?? "");
    const scrap = { seat: 0, loser: 1, how: "level" };
    expect(log("flip-up", { seat: 1, card: 16, kind: "natural", level: 7 })).toBe("Mako reveals Card 16, Natural 7.");
    expect(log("scrap", { ...scrap, own: 14, other: 16, known: true })).toBe(
      "Your Card 14 beats Mako's Card 16 by Level.",
    );
    expect(log("scrap", { ...scrap, own: null, other: null, known: false })).toBe("You beat Mako by Level.");
    expect(log("draw", { seat: 0, drawn: [3, 5], known: true, cards: 2 })).toBe("You draw Card 3 and Card 5.");
    expect(log("draw", { seat: 1, drawn: [null, null], known: false, cards: 2 })).toBe("Mako draws 2 cards.");
    expect(log("victory", { seat: 0, n: 1, glory: 4 })).toBe("You win the brawl and 1 Glory, now 4.");
    expect(log("victory", { seat: 1, n: 0, glory: 4 })).toBe("Mako wins the brawl, but no Glory.");
    expect(log("level", { seat: 0, card: 14, by: 3, level: 8, way: "up" })).toBe("Your Card 14 rises to Level 8.");
    expect(log("level", { seat: 1, card: 4, by: 0, level: 10, way: "same" })).toBe("Mako's Card 4 stays at Level 10.");
    expect(log("draws-mod", { seat: 1, n: -1, way: "down", cards: 1 })).toBe("Mako will draw 1 card less.");
    expect(log("peek", { seat: 1, other: 1, n: 3, own: true })).toBe("Mako looks at the top 3 cards of their deck.");
    expect(log("peek", { seat: 1, other: 0, n: 1, own: false })).toBe("Mako looks at the top card of your deck.");
  });

  it("counts who is ready without telling what", () => {
    const now = view(3, {
      asked: [0, 1, 2],
      waiting: [1],
      seats: [seat({ answered: true, chosen: true }), seat(), seat({ answered: true })],
    });
    expect(waiting(now, table("t"), 0)?.what).toBe("Chosen. 2 of 3 are ready.");
    expect(waiting(now, table("t"), 1)).toBeNull();
    expect(states(now)).toEqual(["ready", "choosing", "ready"]);
    expect(said(cards[4] as CardInfo)).toContain("Physical Level 5, beats Natural, beast.");
  });

  it("has a picture for every card, also of a set it does not know", () => {
    expect(faceOf(card(3, { id: "anvil_bear" }))).toBe("bear-face");
    expect(faceOf(card(3, { classes: ["human", "robot"] }))).toBe("robot-antennas");
    expect(faceOf(card(45))).toBe("mountains");
  });
});

describe("places", () => {
  const ROOMS = [
    { width: 1440, height: 548, top: 150, few: false },
    { width: 1366, height: 444, top: 80, few: false },
    { width: 1180, height: 420, top: 80, few: false },
    { width: 1920, height: 668, top: 160, few: false },
    { width: 390, height: 490, top: 160, few: true },
    { width: 360, height: 330, top: 120, few: true },
  ];

  it("keeps every spot on the stage, and none on another", () => {
    for (const count of [2, 3, 4])
      for (const room of [...ROOMS, ...ROOMS.map((one) => ({ ...one, throwing: true }))]) {
        const { slots } = layoutFor({ count, sign: 0, head: 28, foot: 30, lip: 44, ...room });
        const sets = room.few
          ? [["f0", "f1"], ["f0", "o1", "o2", "o3"].slice(0, count), count > 2 ? ["a0", "a1", "b0", "b1"] : []]
          : [
              count === 2
                ? ["f0", "f1"]
                : count === 3
                  ? ["a0", "a1", "f0", "f1"]
                  : ["a0", "a1", "b0", "b1", "f0", "f1"],
            ];
        for (const set of sets) {
          const boxes = set.map((slot) => slots[slot as Slot] as Box);
          for (const [n, box] of boxes.entries()) {
            expect(box.x, `${count} ${room.width} ${set[n]}`).toBeGreaterThanOrEqual(0);
            expect(box.x + box.w).toBeLessThanOrEqual(room.width);
            expect(box.y).toBeGreaterThanOrEqual(room.top);
            expect(box.y + box.w * 1.4).toBeLessThanOrEqual(room.height - 44);
            for (const other of boxes.slice(n + 1)) {
              const apart = box.x + box.w <= other.x || other.x + other.w <= box.x;
              const above = box.y + box.w * 1.4 <= other.y || other.y + other.w * 1.4 <= box.y;
              expect(apart || above, `${count} ${room.width} ${set.join()}`).toBe(true);
            }
          }
        }
      }
  });

  it("has room for a panel beside the cards of a duel, on the smallest desk too", () => {
    for (const room of ROOMS.slice(0, 4))
      expect(layoutFor({ count: 2, sign: 0, head: 28, foot: 30, lip: 44, ...room }).panel).toBeGreaterThan(190);
  });

  it("opens the ring for the signs of a throw, on the smallest desk too", () => {
    for (const [count, standing] of [
      [2, ["f0", "f1"]],
      [3, ["a0", "a1", "f1"]],
      [3, ["a0", "f0", "f1"]],
      [4, ["a0", "b1", "f0", "f1"]],
    ] as const)
      for (const room of ROOMS.slice(0, 4)) {
        const { slots, panel } = layoutFor({ count, sign: 0, head: 28, foot: 30, lip: 44, ...room, throwing: true });
        const boxes = standing.map((slot) => slots[slot] as Box);
        const free = between(boxes, room.width);
        expect(free.width, `${count} ${room.width} ${standing.join()}`).toBeGreaterThan(count === 2 ? 500 : 260);
        const over = count > 2 && room.width < 1400 ? 40 : 0;
        for (const box of boxes)
          expect(box.x + box.w - over <= free.x || box.x + over >= free.x + free.width).toBe(true);
        if (count === 2) expect(panel).toBe(0);
      }
  });

  it("lets who goes on walk into the ring, and who waits stand there", () => {
    const open = { left: null, right: null, decided: false, winner: null, how: null };
    const scene = (bouts: object[], stood: boolean): Scene =>
      ({ bouts, now: -1, stands: bouts.map(() => (stood ? { card: 1 } : null)) }) as unknown as Scene;
    const seen = { count: 4, own: 0, few: false, placing: false };
    const first = { ...open, left: 0, right: 2 };
    const second = { ...open, left: 1, right: 3 };
    expect(stands(scene([first, second, open], true), seen)).toEqual(["a0", "b0", "a1", "b1"]);
    const done = { ...first, decided: true, winner: 2 };
    expect(stands(scene([done, second, { ...open, left: 2 }], true), seen)).toEqual(["a0", "b0", "f0", "b1"]);
    expect(stands(scene([done, second, { ...open, left: 2 }], true), { ...seen, few: true })).toEqual([
      null,
      "f0",
      null,
      "f1",
    ]);
    const three = [
      { ...open, left: 1, right: 2 },
      { ...open, right: 0 },
    ];
    expect(stands(scene(three, true), { ...seen, count: 3 })).toEqual(["f1", "a0", "a1"]);
    expect(stands(scene([open, open, open], false), { ...seen, own: 2 })).toEqual(["b0", "b1", "a0", "a1"]);
    expect(stands(scene([open, open, open], false), { ...seen, placing: true })).toEqual([null, null, null, null]);
  });

  it("draws an arrow over the floor, below both cards", () => {
    const made = arrow({ x: 0, y: 100, w: 100 }, { x: 300, y: 120, w: 100 });
    for (const at of [made.a, made.b, made.bend]) expect(at.y).toBeGreaterThan(240);
  });
});

describe("the running order", () => {
  it("knows which step is on, and what is shown before what is", () => {
    const now = (phase: string, more: Partial<View> = {}) => stepNow(view(2, { phase, ...more }), null);
    expect(
      ["select", "reveal_window", "play", "scrap_stop", "win_window", "draw_choice"].map((one) => now(one)),
    ).toEqual([...["choose", "reveal", "play", "scrap", "glory", "draw"]]);
    expect(now("play", { mode: "family" })).toBe("reveal");
    expect(stepNow(view(2, { phase: "draw_choice" }), { kind: "scrap" })).toBe("scrap");
    const actor = { seat: 0, card: 4, trigger: "lose" } as const;
    expect(stepNow(view(2, { phase: "draw_choice", actor }), { kind: "gain" })).toBe("glory");
  });
});
