import { afterEach, describe, expect, it } from "vitest";
import { id, ids } from "../../../test/ids";
import { speak } from "../../../test/spoken";
import { textOf } from "../../feel/keys.svelte";
import { plain } from "../../kit/said";
import type { LogLine } from "../../net/protocol";
import { leadChanges, leaders, spotsSaid } from "./announce";
import { areasOf, bars, baseAt, DESK, rowEnd } from "./board";
import { commands } from "./keys";
import LESSON from "./lessons";
import { named } from "./look";
import { type Ghost, overlay } from "./optimistic";
import type { BaseView, Card, EndView, Events, Place, SeatView, View } from "./protocol";
import type { SeatLook } from "./seats";
import { storyOf, sweptIn } from "./story";
import { Tempo } from "./time.svelte";
import { deedOf, Teller } from "./told";
import { clock, saying, slipOf } from "./words";

const card = (id: number, type = 0, owner = 0): Card => ({ id, type, owner, number: 5 });
const end = (id: string, side: number, cards: Card[] = []): EndView => ({
  id,
  side,
  colour: cards.length ? "red" : null,
  cards: cards.map((one) => ({ ...one, value: 1 })),
  hits: cards.length,
});
const base = (id: string, owner: number, ends: EndView[], more: Partial<BaseView> = {}): BaseView => ({
  id,
  owner,
  row: 0,
  card: card(40 + owner, 2, owner),
  frozen: false,
  value: 1,
  reversed: false,
  winner: owner,
  tied: true,
  blocked_in: false,
  mods: [],
  ends,
  ...more,
});
const seat = (letter: string, more: Partial<SeatView> = {}): SeatView => ({
  letter,
  team: "AB".indexOf(letter),
  deck: 9,
  above: 6,
  freezes: 3,
  hand: null,
  pile: { n: 1, top: card(7), cards: null },
  out: "in",
  ready: true,
  active: true,
  starter: null,
  plays: 0,
  last: 0,
  bases: 1,
  points: 1,
  vote: false,
  ...more,
});
const HELD = card(3);
const NO = { kind: "play", space: "B1", card: 3, why: plain("A card can't go there."), out: null, rule: "BR-HIT-01" };
const VIEW: View = {
  game: "brawl",
  mode: "tournament",
  format: "duel",
  phase: "live",
  now: 0,
  started: 0,
  deadline: null,
  stall_at: null,
  limit_at: null,
  vote_until: null,
  warned: false,
  round: 0,
  turn: null,
  over: 0,
  types: [
    { word: "add_hit", name: "Hit", brief: "", colours: ["red"], n: 1, text: plain(""), short: plain("") },
    { word: "clear_base", name: "Clear", brief: "", colours: [], n: 0, text: plain(""), short: plain("") },
    { word: "place_base", name: "Base", brief: "", colours: [], n: 0, text: plain(""), short: plain("") },
    { word: "freeze_base", name: "Freeze", brief: "", colours: [], n: 0, text: plain(""), short: plain("") },
  ],
  seats: [seat("A", { hand: { from: "deck", card: HELD } }), seat("B")],
  rows: [{ id: 0, sides: [0, 1], bases: ["A1", "B1"], open: true }],
  bases: {
    A1: base("A1", 0, [end("A1.a", 0), end("A1.b", 1)]),
    B1: base("B1", 1, [end("B1.a", 0, [card(1)]), end("B1.b", 1)]),
  },
  swept: [],
  lists: [[], []],
  decks: [
    { id: "motley", name: "Kit Motley", short: "Kit" },
    { id: "vesper", name: "Shade", short: "Shade" },
  ],
  mine: {
    hand: HELD,
    from: "deck",
    play: ids({ "A1.a": 172 }),
    top: {},
    can: ids({ discard: 3 }),
    tag: [],
    take_back: {},
    call: {},
    places: {},
    choice: null,
    forbidden: [NO],
  },
};
const looks = (view: View): SeatLook[] =>
  view.seats.map((one, n) => ({
    seat: n,
    letter: one.letter,
    side: n ? "foe" : "you",
    shape: n ? "diamond" : "circle",
    name: n ? "Mako" : "Robin",
    who: n ? "Mako" : "You",
    deck: "",
    deckName: n ? "Shade" : "Kit",
    icon: "",
    art: undefined,
    you: n === 0,
  }));

describe("the board", () => {
  it("shows each seat its own ends below and its own Base at the left", () => {
    const [a] = areasOf(VIEW, 0).mine;
    const [b] = areasOf(VIEW, 1).mine;
    expect(a?.columns.map((one) => [one.base.id, one.near.id, one.far.id])).toEqual([
      ["A1", "A1.a", "A1.b"],
      ["B1", "B1.a", "B1.b"],
    ]);
    expect(b?.columns.map((one) => [one.base.id, one.near.id, one.far.id])).toEqual([
      ["B1", "B1.b", "B1.a"],
      ["A1", "A1.b", "A1.a"],
    ]);
    expect([a?.left, a?.right, b?.left, b?.right]).toEqual(["L0", "R0", "R0", "L0"]);
  });

  it("finds the Base of a space, and the end of a row as this screen shows it", () => {
    expect(["A1", "B1.a", "C1.c", "n3"].map((space) => baseAt(VIEW, space)?.id)).toEqual([
      "A1",
      "B1",
      undefined,
      undefined,
    ]);
    expect([rowEnd(VIEW, 0, "L0"), rowEnd(VIEW, 1, "L0"), rowEnd(VIEW, 0, "A1")]).toEqual(["left", "right", null]);
  });

  it("keeps bars whole while they fit, then overlaps them, the last 3 whole", () => {
    const short = bars([false, true, false], 300, DESK);
    expect(short.strip).toEqual([false, false, false]);
    const long = bars(Array(8).fill(false), 240, DESK);
    expect(long.strip).toEqual([true, true, true, true, true, false, false, false]);
    for (const n of [4, 9, 16, 30]) {
      const made = bars(Array(n).fill(false), 200, DESK);
      expect(made.heights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(200.5);
    }
  });
});

describe("the own request in the same frame", () => {
  const known = ids({ deal: 0 });

  it("lays the card down and offers the next deal", () => {
    const play: Ghost = { kind: "play", card: HELD, space: "A1.a", top: false };
    const shown = overlay(VIEW, 0, [play], known);
    expect(shown.bases.A1?.ends[0]?.cards).toEqual([{ ...HELD, ghost: true }]);
    expect(shown.seats[0]?.hand).toBeNull();
    expect(shown.mine).toMatchObject({ hand: null, play: {}, can: ids({ deal: 0 }) });
    expect(shown.mine?.forbidden, "what may not be done then is not known yet").toEqual([]);
    expect(VIEW.bases.A1?.ends[0]?.cards).toEqual([]);
  });

  it("takes nothing from the hand that is no longer there", () => {
    const play: Ghost = { kind: "play", card: card(99), space: "A1.a", top: false };
    expect(overlay(VIEW, 0, [play], known)).toBe(VIEW);
  });

  it("discards, then deals, in the order in which they were sent", () => {
    const shown = overlay(VIEW, 0, [{ kind: "drop", card: HELD }, { kind: "deal" }], known);
    expect(shown.seats[0]).toMatchObject({ deck: 8, hand: { from: "deck", card: null }, pile: { n: 2, top: HELD } });
    expect(shown.mine?.can).toEqual({});
  });

  it("shows a new Base at its end of the row, and a Base under a Clear as leaving", () => {
    const laid = overlay(VIEW, 0, [{ kind: "play", card: HELD, space: "R0", top: false }], known);
    expect(laid.rows[0]?.bases).toEqual(["A1", "B1", "+"]);
    const other = overlay(VIEW, 0, [{ kind: "play", card: HELD, space: "L0", top: false }], known);
    expect(other.rows[0]?.bases).toEqual(["+", "A1", "B1"]);
    expect(other.bases["+"]).toMatchObject({ owner: 0, winner: 0, ghost: "new", ends: [{ side: 0 }, { side: 1 }] });
    const clear = { ...HELD, type: 1 };
    const view = {
      ...VIEW,
      mine: null,
      seats: [seat("A", { hand: { from: "deck" as const, card: clear } }), seat("B")],
    };
    expect(
      overlay({ ...view, mine: VIEW.mine }, 0, [{ kind: "play", card: clear, space: "B1", top: false }], known).bases.B1
        ?.ghost,
    ).toBe("leaving");
  });

  it("changes nothing for who only looks on", () => {
    expect(overlay(VIEW, null, [{ kind: "deal" }], known)).toBe(VIEW);
  });
});

describe("words", () => {
  const line = <K extends keyof Events>(kind: K, args: Events[K], who = 1, code = kind.replace("_", "-")): LogLine => ({
    n: 0,
    seat: who,
    kind,
    text: "The server says it so",
    rule: null,
    turn: 0,
    code,
    args: { ...args },
  });
  const teller = new Teller(() => ({ view: VIEW, looks: looks(VIEW), me: 0 }));
  const says = <K extends keyof Events>(kind: K, args: Events[K], who = 1, code?: string): string =>
    teller.line(line(kind, args, who, code));
  const play = { seat: 1, card: card(9), space: "A1.a", place: null, base: null, from_pile: true };

  it("tells plays with names, wherever the card went", () => {
    expect(says("play", play)).toBe("Red Hit on Kit from the pile");
    expect(says("play", { ...play, card: card(9, 3), space: "B1", from_pile: false }, 1, "play-freeze")).toBe(
      "Freezes Shade",
    );
    const laid = { ...play, card: card(9, 2), base: "B2", from_pile: false };
    expect(says("play", { ...laid, space: "R0" }, 1, "play-base")).toBe("Lays a Base at the right end of the row");
    const place = (made: Place): string => says("play", { ...play, space: "x", place: made, from_pile: false });
    expect(place({ kind: "colour", at: "B1.a", colour: "blue" })).toBe("Red Hit on Shade");
    expect(place({ kind: "number", number: 1 })).toBe("Red Hit on 1 card of their own deck");
    expect(place({ kind: "seat", seat: 0 })).toBe("Red Hit on your deck");
    expect(place({ kind: "order" })).toBe("Red Hit on their own pile");
    expect(says("play", { ...play, space: "B2.a" }), "a Base that was swept since").toBe(
      "Red Hit on Shade from the pile",
    );
  });

  it("tells the rest with names, hidden cards as cards", () => {
    expect(says("deal", { seat: 1, card: null })).toBe("Deals a card");
    expect(says("sweep", { base: "B2", cards: 1 })).toBe("Shade is swept with the card on it");
    expect(says("sweep", { base: null, cards: 3 }, 1, "sweep-end")).toBe("3 cards are swept");
    expect(says("tag", { seat: 1, former: 0 }, 1, "tag-for")).toBe("In for you");
    expect(says("vote", { seat: null, wants: null }, 1, "vote-lapsed")).toBe("The proposal lapses");
    const won = { base: "A1", seat: 0, team: null, more: 3, fewer: 1, points: 2, by: "reversed" as const };
    expect(says("won", won)).toBe("Kit stands 3 to 1, reversed: 2 for you");
    expect(says("over", { reason: "BR-FREEZE-05" }, 1, "no-such")).toBe("The server says it so");
    expect([deedOf(line("won", won)), deedOf(line("play", play))]).toEqual([-1, 1]);
  });

  it("tells fouls with who made them", () => {
    const back = (offender: number): string => says("back", { actions: 2, space: "A1.a", offender });
    expect(back(0)).toBe("The game goes back over 2 actions, to before your foul on Kit");
    expect(back(1)).toBe("The game goes back over 2 actions, to before Mako's foul on Kit");
    const call = { seat: 0, card: card(9), space: "B1", offender: 1, after: "claim" as const };
    expect(says("call", call, 0)).toBe("Calls Red Hit by Mako on Shade: you may claim");
    expect(says("call", { ...call, card: null, offender: null, after: null }, 1, "call-none")).toBe(
      "Calls a foul on Shade: there is none",
    );
  });

  it("says a refusal as the server does, and where the card is now", () => {
    const ghost: Ghost = { kind: "play", card: HELD, space: "A1.a", top: false };
    const sent = { ref: 1, seat: 0, action: id(172), at: 0, ghost };
    const no = { heard: 0, rule: "BR-FREEZE-01", code: "frozen", lateMs: null, by: null, chained: false };
    const slip = slipOf(
      VIEW,
      { ...no, sent, why: plain("That Base is frozen."), out: plain("Choose one that isn't.") },
      teller.text,
    );
    expect([slip.title, slip.text]).toEqual([
      "That Base is frozen.",
      "Choose one that isn't. Your Hit stays in your hand.",
    ]);
  });

  it("says how late a play was and where its card is", () => {
    const ghost: Ghost = { kind: "play", card: HELD, space: "A1.a", top: true };
    const sent = { ref: 1, seat: 0, action: id(172), at: 0, ghost };
    const slip = slipOf(
      VIEW,
      {
        sent,
        heard: 0,
        rule: "BR-ARB-03",
        why: plain(""),
        out: null,
        code: "stale",
        lateMs: 112,
        by: 1,
        chained: false,
      },
      teller.text,
    );
    expect([slip.title, slip.text]).toEqual(["Too late by 0.1 s.", "Your Hit stays on your pile. Nothing lost."]);
  });

  it("tells time", () => {
    expect([clock(102_400), clock(102_400, true), clock(-5)]).toEqual(["1:42", "1:42.4", "0:00"]);
  });

  it("announces only changes of the lead, and the legal spots", () => {
    const after: View = {
      ...VIEW,
      bases: {
        ...VIEW.bases,
        B1: base("B1", 1, VIEW.bases.B1?.ends ?? [end("", 0), end("", 1)], { winner: 0, tied: false }),
      },
    };
    const side = (n = 0): SeatLook | undefined => looks(VIEW)[n];
    expect(leadChanges(leaders(VIEW), VIEW, looks(VIEW), side)).toEqual([]);
    expect(leadChanges(leaders(VIEW), after, looks(VIEW), side)).toEqual(["Shade B1: you lead, 1 to 0."]);
    expect(spotsSaid(VIEW, looks(VIEW), 0, 0, new Set(["A1.a", "B1.b"]), true)).toBe(
      "Red Hit: Kit A1, your end; Shade B1, their end.",
    );
  });
});

describe("in German", () => {
  afterEach(() => speak("en"));
  const teller = new Teller(() => ({ view: VIEW, looks: looks(VIEW), me: 0 }));
  const line = (code: string, args: object): string =>
    teller.line({
      n: 0,
      seat: 1,
      kind: code.split("-")[0] ?? "",
      text: "English",
      rule: null,
      turn: 0,
      code,
      args: { ...args },
    });
  const caps = { deal: "Leertaste", drop: "F", touch: false };

  it("tells the key that puts a card away only where it does", () => {
    expect(saying(VIEW, 0, 1, { ...caps, drop: "F" }).how).toContain("F to throw it away");
    const kept = { ...VIEW, mine: VIEW.mine && { ...VIEW.mine, can: {} } };
    expect(saying(kept, 0, 1, caps).how).toBe("Press a glowing key.");
  });

  it("says the same table's log, prompt, keys and lesson, and English again", async () => {
    const play = { seat: 1, card: card(9), space: "A1.a", place: null, base: null, from_pile: true };
    const said = (): string[] => [
      line("play", play),
      line("tag-for", { seat: 1, former: 0 }),
      line("won", { base: "A1", seat: 0, team: null, more: 3, fewer: 1, points: 2, by: "tie" }),
      saying(VIEW, 0, 1, caps).what,
      textOf(commands({ areas: 1, places: 3 })[0] ?? { text: "" }),
      LESSON.steps[0]?.title ?? "",
    ];
    const english = said();
    await speak("de");
    expect(said()).toEqual([
      "Hit (rot) auf Kit, vom Stapel",
      "Kommt für dich ins Spiel",
      "Kit steht 3 zu 1, Gleichstand für die Base: 2 für dich",
      "Hit (rot) in der Hand.",
      "Ziehen; bereit",
      "Gewinn mehr Bases",
    ]);
    await speak("en");
    expect(said()).toEqual(english);
    expect(english[0]).toBe("Red Hit on Kit from the pile");
  });

  it("says a refusal and where the card is, and a card of two colours", async () => {
    await speak("de");
    const ghost: Ghost = { kind: "play", card: HELD, space: "A1.a", top: false };
    const sent = { ref: 1, seat: 0, action: id(172), at: 0, ghost };
    const no = { heard: 0, why: plain(""), out: null, rule: "BR-ARB-03", code: "stale", by: 1, chained: false };
    const slip = slipOf(VIEW, { ...no, sent, lateMs: 112 }, teller.text);
    expect([slip.title, slip.text]).toEqual(["Zu spät, um 0,1 s.", "Hit bleibt in deiner Hand. Nichts ist verloren."]);
    expect(
      named({
        word: "two_colour",
        name: "Feint",
        brief: "",
        colours: ["red", "blue"],
        n: 1,
        text: plain(""),
        short: plain(""),
      }),
    ).toBe("Feint (rot oder blau)");
  });
});

describe("keys and tempo", () => {
  it("has a key of its own for every place", () => {
    for (const room of [
      { areas: 1, places: 3 },
      { areas: 1, places: 4 },
      { areas: 2, places: 3 },
    ]) {
      const codes = commands(room)
        .filter((one) => !one.fixed)
        .map((one) => one.code);
      expect(new Set(codes).size).toBe(codes.length);
    }
    expect(commands({ areas: 1, places: 4 }).find((one) => one.id === "br-drop")?.code).toBe("KeyG");
  });

  it("counts the plays of the last 10 s", () => {
    const tempo = new Tempo();
    const at = (plays: number): View => ({ ...VIEW, seats: [seat("A", { plays }), seat("B")] });
    tempo.hear(at(0), 0);
    tempo.hear(at(3), 2000);
    tempo.hear(at(5), 9000);
    expect([tempo.plays(0, 9000), tempo.plays(0, 12_500), tempo.plays(0, 30_000)]).toEqual([5, 2, 0]);
  });
});

describe("how a Base was won", () => {
  const TYPES = [{ word: "add_hit" }, { word: "freeze_base" }] as unknown as View["types"];
  const one = end("A1.a", 0, [card(1), card(2), card(5)]);
  const other = end("A1.b", 1, [card(3, 0, 1), card(4, 0, 1)]);
  const column = (more: Partial<BaseView> = {}) => ({
    base: base("A1", 0, [one, other], { tied: false, ...more }),
    near: one,
    far: other,
    nearSide: 0,
    place: 0,
  });
  const plays = (...cards: number[]): LogLine[] =>
    cards.map((id, n) => ({ n, kind: "play", seat: 0, args: { card: card(id) } })) as unknown as LogLine[];

  it("is the lead after each Hit that still lies there, and where it turned for good", () => {
    const told = storyOf(column(), TYPES, plays(3, 9, 1, 4, 2, 5));
    expect(told).toEqual({ leads: [-1, 0, -1, 0, 1], turned: [3, 2], froze: null });
    expect(storyOf(column(), TYPES, plays(1, 2, 3, 5, 4)).turned).toBeNull();
  });

  it("turns the other way on a Base that is reversed, and nowhere where the tie decides", () => {
    const reversed = column({ reversed: true, winner: 1 });
    expect(storyOf(reversed, TYPES, plays(3, 1, 2, 5, 4)).turned).toEqual([1, 2]);
    expect(storyOf(column(), TYPES, plays(1, 3)).turned).toBeNull();
  });

  it("names who froze it, and who swept a Base away", () => {
    const ice = { id: 8, type: 1, owner: 1, number: 3, active: true };
    expect(storyOf(column({ mods: [ice] }), TYPES, []).froze).toBe(1);
    const log = [
      ...plays(1),
      { n: 1, kind: "sweep", seat: -1, args: { base: "B1", cards: 4 } },
    ] as unknown as LogLine[];
    expect(sweptIn(log)).toEqual([{ base: "B1", cards: 4, by: 0 }]);
  });
});
