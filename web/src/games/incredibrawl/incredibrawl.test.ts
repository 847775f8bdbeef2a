import { describe, expect, it } from "vitest";
import type { LogLine } from "../../net/protocol";
import { blank as table } from "../../table/model.svelte";
import type { Scene } from "./board";
import { chronicle } from "./chronicle";
import { faceOf } from "./look";
import { moments, shown } from "./moments";
import { stepNow } from "./order";
import { arrow, type Box, between, layoutFor, type Slot, stands } from "./place";
import type { CardInfo, Events, SeatView, View } from "./protocol";
import { Teller } from "./teller";
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
const teller = new Teller(cards, (seat) => ["Robin", "Mako", "Nix", "Juno"][seat] ?? "", 0);

let number = 0;
/** A line as the server sends it: its message is called after its kind. */
function line<K extends keyof Events>(kind: K, args: Events[K], code = `log-${kind.replace("_", "-")}`): LogLine {
  const seat = "seat" in args && typeof args.seat === "number" ? args.seat : -1;
  return { n: number++, seat, kind, code, args: { ...args }, text: kind, rule: null, turn: 0 };
}
const told = <K extends keyof Events>(kind: K, args: Events[K], code?: string): string =>
  teller.line(line(kind, args, code));

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
    expect(told("shown", { seat: 1, to: [0, 1], all: true, cards: [] })).toBe("Mako's hand is shown to all.");
  });

  it("says it when there is nothing to lose, to take, to look at or to do", () => {
    expect(told("pay", { seat: 0, n: 0, glory: 0 })).toBe("You have no Glory to lose.");
    expect(told("steal", { seat: 1, source: 0, n: 0 })).toBe("You have no Glory for Mako to take.");
    expect(told("steal", { seat: 0, source: 1, n: 0 })).toBe("Mako has no Glory for you to take.");
    expect(told("victory", { seat: 1, n: 0, glory: 3 })).toBe("Mako takes no Victory Glory.");
    expect(told("peek", { seat: 0, other: 1, n: 0 })).toBe("Mako's deck is empty: you look at no card.");
    expect(told("draws_mod", { seat: 0, n: 0 })).toBe("You: the normal draw stays as it is.");
    expect(told("ordered", { seat: 1, n: 0 })).toBe("Mako keeps none of them on top.");
    expect(told("nothing", { seat: 1, card: 4, part: false })).toBe("Mako's Card 4: nothing to do.");
    expect(told("nothing", { seat: 1, card: 4, part: true })).toBe("Mako's Card 4: a part has nothing to do.");
    expect(told("nothing", { seat: 1, card: 45, part: false }, "log-nothing-place")).toBe(
      "Card 45: nothing to do for Mako.",
    );
    expect(told("ignored", { seat: 1, card: 4, trigger: "play" })).toBe("Mako's Card 4 does not use its ability.");
  });

  it("tells an ability by its head and its text", () => {
    expect(told("ability", { seat: 0, card: 4, trigger: "play" })).toBe("Card 4, Play: You may: draw 1.");
    expect(told("ability", { seat: 0, card: 7, trigger: "other" })).toBe("Card 7, before its scraps: Gain 1 Glory.");
    expect(told("power_up", { seat: 0, card: 33 })).toBe("Card 33: Flip the coin.");
  });

  it("tells the windows between abilities", () => {
    expect(told("window", { window: "before_play" })).toBe("Power-Ups: before an ability.");
    expect(told("window", { window: "after_glory" })).toBe("Power-Ups: Glory taken.");
  });

  it("tells that the seed, or the coin, has settled a throw", () => {
    expect(told("thrown", { seat: 0, about: "scrap", by: "signs" })).toBe("You win the throw.");
    expect(told("thrown", { seat: 1, about: "scrap", by: "seed" })).toBe("The seed decides: Mako wins.");
    expect(told("thrown", { seat: 0, about: "final", by: "coin" })).toBe("The coin decides: you win.");
  });
});

describe("moments", () => {
  const begun = {
    round: 1,
    location: 40,
    stands: [null, null],
    bouts: [],
    now: -1,
    winner: null,
    ended: false,
    glory: [1, 1],
    token: null,
    actor: null,
    laid: [],
    signs: [null, null],
  };
  const reveal = (...ids: number[]): LogLine[] =>
    ids.map((id, seat) =>
      line("flip_up", {
        seat,
        card: id,
        spot: seat + 1,
        board: { stands: [{ seat, fresh: true, card: id, spot: seat + 1, level: 5, type: "energy" }] },
      }),
    );

  it("reveals all cards at once and tells abilities one by one, with arrows", () => {
    const lines = [
      ...reveal(4, 15),
      line("ability", {
        seat: 0,
        card: 4,
        trigger: "play",
        board: { actor: { seat: 0, card: 4, trigger: "play" } },
      }),
      line("level", { seat: 1, card: 15, by: -2, level: 4, board: { stands: [{ seat: 1, level: 4 }] } }),
      line("steal", { seat: 0, source: 1, n: 1, board: { glory: [{ source: 1, target: 0, n: 1 }] } }),
    ];
    const found = moments(begun, lines, teller);
    expect(found.map((one) => one.kind)).toEqual(["lean", "flip_up", "ability", "level", "steal"]);
    expect(found[0]?.scene.stands.map((one) => one?.down)).toEqual([true, true]);
    expect(found[1]?.flipped).toEqual([0, 1]);
    expect(found[3]?.arrows).toEqual([{ from: 0, to: 1 }]);
    expect(found[4]?.flights).toEqual([{ from: 1, to: 0, n: 1 }]);
    expect(found[3]?.scene.stands[1]?.level).toBe(4);
  });

  it("tells what met in a scrap", () => {
    const stand = (type: string, level: number) => ({
      spot: 1,
      card: 1,
      down: false,
      level,
      type,
      beaten: false,
      silenced: false,
      notes: [],
    });
    const before = { ...begun, stands: [stand("physical", 2), stand("natural", 10)] } as unknown as Scene;
    const found = moments(before, [line("scrap", { seat: 0, loser: 1, how: "type", number: 0 })], teller);
    expect(found[0]?.clash).toMatchObject({
      how: "type",
      one: { type: "physical", level: 2 },
      other: { type: "natural", level: 10 },
    });
  });

  it("ask nobody meanwhile: the own card has left the hand, and Glory and lines come with their own moment", () => {
    const mine = { hand: [4, 6, 8], selected: 4, answer: null, stakes: [], lays: [] } as unknown as View["mine"];
    const was = view(2, {
      ask: "select",
      asked: [0],
      waiting: [0],
      mine,
      bouts: [{ left: null, right: null }] as never,
    });
    const now = view(2, { ask: "draw", asked: [0, 1], waiting: [0, 1], round: 1, mine });
    const lines = [
      ...reveal(4, 15),
      line("scrap", { seat: 0, loser: 1, how: "type", number: 0 }),
      line("victory", { seat: 0, n: 1, glory: 2, board: { ended: true, glory: [{ source: null, target: 0, n: 1 }] } }),
    ];
    const at = (state: View) => ({ ...table("t"), asSeat: 0, view: state });
    const found = shown({ before: at(was), after: at(now), lines }, teller);
    expect(found.map((one) => one.kind)).toEqual(["lean", "flip_up", "scrap", "victory"]);
    for (const one of found)
      expect(one.view).toMatchObject({ ask: "select", asked: [], waiting: [], mine: { hand: [6, 8] } });
    expect(found.map((one) => one.scene.glory[0])).toEqual([1, 1, 1, 2]);
    const [first = 0] = lines.map((one) => one.n);
    expect(found.map((one) => one.line - first)).toEqual([-1, 1, 2, 3]);
  });

  it("says nothing when the table is cleared", () => {
    const lines = [
      line("victory", { seat: 0, n: 1, glory: 2, board: { ended: true } }),
      line("leaves", { seat: 0, card: 4, to: "discard", board: { stands: [{ seat: 0, card: null }] } }),
      line("round", { round: 2, card: 41, token: 0, board: { anew: true, round: 2, location: 41, token: 0 } }),
    ];
    const found = moments(begun, lines, teller);
    expect(found.map((one) => one.kind)).toEqual(["victory", "round"]);
    expect(found.at(-1)?.scene).toMatchObject({ round: 2, location: 41, token: 0 });
  });
});

describe("words", () => {
  it("tells events with names and the right verb", () => {
    const scrap = { number: 0, loser: 0, seat: 1 } as const;
    expect(told("scrap", { ...scrap, how: "level" })).toBe("Mako beats you by Level.");
    expect(told("scrap", { number: 0, seat: 0, loser: 1, how: "type" })).toBe("You beat Mako by Type.");
    expect(told("scrap", { number: 0, seat: 0, loser: 1, how: "throw" })).toBe("You beat Mako by a throw.");
    expect(told("draw", { seat: 1, card: null })).toBe("Mako draws a card.");
    expect(told("tie", { seats: [0, 2], about: "scrap" })).toBe("A true tie between you and Nix.");
    expect(told("twist", { seat: 2, word: "reverse_levels", n: 0 })).toBe("The lower Level wins.");
    const claim = { seat: 0, card: 1, word: "beat_class", classes: ["mythic"], types: [] } as const;
    expect(told("claim", { ...claim, classes: ["mythic"], types: [] })).toBe("Card 1 beats mythic characters.");
    expect(told("walkover", { seat: null, number: 0 })).toBe("Nobody goes on without a scrap.");
    expect(told("over", { reason: "goal", winners: [1] })).toBe(
      "The game is over: the Glory goal is reached; Mako won.",
    );
    expect(teller.line({ ...line("nobody", {}), code: "log-new", text: "Something new" })).toBe("Something new.");
  });

  it("tells a brawl like a commentator, and nothing of it twice", () => {
    const log = [
      line("commit", { seat: 0, ask: "select", answer: null }),
      line("flip_up", { seat: 0, card: 14, spot: 1 }),
      line("flip_up", { seat: 1, card: 16, spot: 2 }),
      line("window", { window: "before_scrap" }),
      line("laid", { seat: 0, card: 33 }),
      line("power_up", { seat: 0, card: 33 }, "log-power-up"),
      line("level", { seat: 0, card: 14, by: 3, level: 8 }),
      line("scrap", { seat: 0, loser: 1, how: "level", number: 0 }),
      line("brawl", { seat: 0, card: 14 }),
      line("ability", { seat: 1, card: 4, trigger: "lose" }),
      line("leaves", { seat: 1, card: 16, to: "hand" }),
      line("victory", { seat: 0, n: 1, glory: 4, board: { ended: true } }),
      line("leaves", { seat: 0, card: 14, to: "discard" }),
      line("buy", { seat: 0, glory: 3 }),
      line("draw", { seat: 0, card: 3 }),
      line("draw", { seat: 0, card: 5 }),
      line("draw", { seat: 1, card: null }),
      line("draw", { seat: 1, card: null }),
      line("round", { round: 2, card: 40, token: null, board: { anew: true } }),
      line("leaves", { seat: 0, card: 1, to: "discard" }),
    ];
    const { quiet, more } = chronicle(log);
    expect(log.filter((one) => !quiet.has(one.n)).map((one) => teller.told(one, more.get(one.n)))).toEqual([
      "You reveal Card 14, Natural 5.",
      "Mako reveals Card 16, Natural 7.",
      "You lay Card 33.",
      "Your Card 14 rises to Level 8.",
      "Your Card 14 beats Mako's Card 16 by Level.",
      "Mako's Card 4 fires its Lose ability.",
      "Card 16 goes to the hand.",
      "You win the brawl and 1 Glory, 4 now.",
      "You pay 1 Glory for a full hand, 3 left.",
      "You draw Card 3 and Card 5.",
      "Mako draws 2 cards.",
      "Round 2 at Card 40.",
      "Card 1 goes to the discard pile.",
    ]);
  });

  it("tells what it cannot know more of in plain words", () => {
    const scrap = line("scrap", { seat: 0, loser: 1, how: "type", number: 0 });
    expect(teller.told(scrap)).toBe("You beat Mako by Type.");
    const [brawl, nobody] = [line("brawl", { seat: 0, card: 14 }), line("nobody", {})];
    expect(chronicle([scrap, brawl]).quiet.size).toBe(0);
    expect(teller.told(nobody)).toBe("Nobody wins the brawl.");
    expect(teller.told(line("victory", { seat: 1, n: 0, glory: 4 }))).toBe("Mako wins the brawl and no Glory.");
    expect(teller.told(line("level", { seat: 1, card: 4, by: 0, level: 10 }))).toBe("Mako's Card 4 stays at Level 10.");
    expect(teller.told(line("draws_mod", { seat: 1, n: -1 }, "log-draws-mod"))).toBe("Mako will draw 1 card less.");
    expect(teller.told(line("peek", { seat: 1, other: 1, n: 3 }))).toBe(
      "Mako looks at the top 3 cards of the own deck.",
    );
    expect(teller.told(line("peek", { seat: 1, other: 0, n: 1 }))).toBe("Mako looks at the top card of your deck.");
    expect(teller.told(line("nothing", { seat: 0, card: 41, part: false }, "log-nothing-place"))).toBe(
      "Card 41 has nothing for you.",
    );
    expect(teller.told(line("pay", { seat: 1, n: 0, glory: 0 }))).toBe("Mako has no Glory to lose.");
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
    expect(
      stepNow(view(2, { phase: "draw_choice" }), { kind: "scrap", scene: { actor: null } as unknown as Scene }),
    ).toBe("scrap");
  });
});
