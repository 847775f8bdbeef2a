import { expect, it, vi } from "vitest";
import { id } from "../../../test/ids";
import { foretold, offer } from "../../../test/offers";
import type { ActionId, At, Chain, Offer } from "../../net/protocol";
import { TableContext } from "../../table/context.svelte";
import { blank } from "../../table/model.svelte";
import { ShownTable } from "../../table/shown.svelte";
import type { Refusal, TableState } from "../../table/types";
import { type Act, Hands } from "./hands.svelte";
import { press } from "./keys";
import { prompted } from "./prompted";
import type { Game } from "./protocol";

const seat = (clinic: number[]) => ({
  letter: "A",
  hand: 1,
  revealed: [],
  known: [],
  clinic,
  tomb: [],
  squad: [],
  out: null,
});
/** A card that may be taken from somewhere. */
const card = (n: number, source: string, copies = 1): Act =>
  foretold(offer(10 * n, "card", { card: n }, { card: n }), { source, owner: 0, copies }) as Act;
const barred = <One extends Offer>(one: One, code: string): One => ({ ...one, why: { code, args: {}, text: code } });
const BEGINS = ["attack", "action", "block", "reply"].map((kind, n) => offer(n + 1, kind));

/** A table at which seat 0 is asked something. */
function asked(ask: string, offers: readonly Offer[], more: object = {}, most = 1, now: object = {}) {
  const view = {
    ...{ ask, active: 0, asked: 0, turn: 3, combos: 0, combo: null, zone: [], lasting: [], flip: null },
    ...{
      seats: [seat([4, 5, 4, 4]), seat([])],
      asking: { left: most, card: 0, shown: [] },
      penalty: { cards: 2, attacked: false },
    },
    ...{ mine: { hand: [5], trays: ["attack", "energy"] }, ...more },
  };
  const texts = { what: { code: "", args: {}, text: "Asked." }, how: null };
  const decision = { yours: true, seat: 0, ticket: 1, question: { ask, offers, most }, ...texts };
  const setup = { cards: [], brawlers: [], sorted: false };
  const state = { ...blank("t"), view, you: [0], asSeat: 0, connection: "open", setup, decision, ...now };
  const shown = new ShownTable(state as unknown as TableState);
  const [sent, chains, refused]: [ActionId[][], Chain[], Refusal[]] = [[], [], []];
  const calls = {
    play: (ids: ActionId[]) => void sent.push(ids),
    foresee: (chain: unknown) => chains.push(chain as Chain) - 1,
  };
  const table = new TableContext<Game>(shown.source(calls) as never);
  table.on("refused", (no) => void refused.push(no));
  const hands = new Hands(table);
  /** Something has happened. */
  const then = (change: object = {}): void => {
    shown.show({ ...shown.state, ...change } as TableState);
    hands.foresight.renew(JSON.stringify(change));
    hands.renew();
  };
  /** What the server says of the stacks that lie here. */
  const told = (said: readonly Offer[], plans: readonly object[] = []): void => {
    for (const chain of hands.drafts) hands.foresight.want(chain);
    const forecast = { trays: [], tavern: [], tops: [], notes: [], lacks: null, damage: 0, chips: [] };
    hands.foresight.take(chains.length - 1, foretold({ offers: said, plans }, forecast));
    hands.check();
  };
  then();
  return { hands, sent, chains, refused, then, told };
}

/** What lies in which tray. */
const lying = ({ stacks }: Hands): Record<string, string[]> => {
  const trays: Record<string, string[]> = {};
  for (const { key, tray } of stacks.cards) trays[tray] = [...(trays[tray] ?? []), key];
  return trays;
};
/** A card by a tray that takes it. */
const fits = (n: number, slot: string, instead = false): Offer =>
  foretold(offer(10 * n, "card", { card: n }, { card: n, slot } as At), { before: 0, after: 4, instead });

it("lays equal cards of a pile together, and chooses one of them after the other", () => {
  const { hands } = asked("mend", [card(4, "clinic", 3), card(5, "clinic"), { ...card(5, "hand"), id: id(51) }], {}, 2);
  expect(hands.groups.map((group) => group.length)).toEqual([3, 1]);
  const [fours = []] = hands.groups;
  hands.several.chooseOf(fours);
  expect(hands.several.chosen.length).toBe(1);
  hands.several.chooseOf(fours);
  expect(hands.several.chosen.map((one) => one.card)).toEqual([4, 4]);
  hands.several.chooseOf(fours);
  expect(hands.several.chosen).toEqual([]);
});

it("has no stack left of what was played, also where an equal card is in the hand", () => {
  const answer = { active: 1, mine: { hand: [5, 5], trays: ["block", "reply"] } };
  const { hands, sent, then } = asked("answer", BEGINS, answer);
  hands.drop("5.1", "block");
  then();
  expect(lying(hands)).toEqual({ block: ["5.1"] });
  expect(hands.play([id(3)])).toBe(true);
  then({ decision: null });
  expect([sent, hands.empty]).toEqual([[[3]], true]);
});

it("keeps what is laid, and what Undo takes back, when the line was lost and came back", () => {
  const { hands, then } = asked("main", BEGINS, { mine: { hand: [1, 2], trays: ["attack", "energy"] } });
  hands.tap("1.1");
  hands.tap("2.1");
  then({ connection: "lost" });
  then({ connection: "open", step: 2, foreseen: null });
  expect([lying(hands), hands.past.length]).toEqual([{ attack: ["2.1", "1.1"] }, 2]);
  expect(hands.undo()).toBe(true);
  expect(lying(hands)).toEqual({ attack: ["1.1"] });
});

it("lays a card into the reply where nothing is to be blocked", () => {
  const { hands } = asked("answer", BEGINS, { active: 1, mine: { hand: [5], trays: ["reply"] } });
  hands.tap("5.1");
  expect(lying(hands)).toEqual({ reply: ["5.1"] });
});

const BRAWLERS = ["brakka", "kettle", "wick"].map((one) => ({ id: one, name: one, short: one }));
const CARDS = [null, { brawler: "brakka" }, { brawler: "brakka" }, { brawler: "kettle" }, { brawler: "wick" }];
const THREE = { mine: { hand: [1, 2, 3, 4], trays: ["attack", "energy"] } };
const HELD = [1, 2, 3, 4].map((n) => barred(offer(10 * n, "card", { card: n }, { card: n }), "refuse-BS-MAIN-04"));
const SETUP = { setup: { cards: CARDS, brawlers: BRAWLERS, sorted: false } };

it("lays cards that are pressed faster than forecasts come where they fit now", () => {
  const { hands, refused, told } = asked("main", [...BEGINS, ...HELD], THREE, 1, SETUP);
  told([1, 2, 3].map((n) => fits(n, "attack"))); // while nothing lies yet
  for (const key of ["1.1", "2.1", "3.1"]) hands.tap(key);
  expect([lying(hands), refused]).toEqual([{ attack: ["2.1", "1.1"], energy: ["3.1"] }, []]);
});

it("asks about the acts that would send the stacks: each begins with that of its kind, and its cards follow", () => {
  const { hands, chains, told } = asked("main", [...BEGINS, ...HELD], THREE, 1, SETUP);
  told([fits(1, "attack"), offer(7, "seat", { seat: 1 }, { seat: 1 })]);
  expect(hands.aim(1)).toBe(true);
  for (const key of ["1.1", "2.1", "3.1"]) hands.tap(key);
  told([]);
  expect(chains.at(-1)).toEqual({ chain: [1, 20, 10, 2, 30], at: { seat: 1 } });
});

it("says by the server's rule why a card does not go into a tray, and waits to say so until it is known", () => {
  const { hands, refused, told } = asked("main", [...BEGINS, ...HELD], THREE, 1, SETUP);
  told([fits(1, "attack")]);
  hands.tap("1.1");
  hands.drop("4.1", "attack");
  expect(refused).toEqual([]);
  told([fits(4, "energy"), barred(fits(4, "attack"), "refuse-BS-STACK-02")]);
  expect(refused.map(({ why }) => why)).toMatchObject([{ code: "refuse-BS-STACK-02" }]);
  expect(lying(hands)).toEqual({ attack: ["1.1"] });
});

it("begins the other answer in place of the one that lies, as soon as it is told that it may", () => {
  const view = { active: 1, mine: { hand: [1, 3], trays: ["block", "reply"] } };
  const { hands, told } = asked("answer", [...BEGINS, ...HELD], view, 1, SETUP);
  told([fits(1, "block"), fits(3, "block")]);
  hands.tap("1.1");
  hands.tap("3.1");
  expect(lying(hands)).toEqual({ block: ["1.1"] });
  told([fits(3, "reply", true), barred(fits(3, "block"), "refuse-BS-STACK-02")]);
  expect(lying(hands)).toEqual({ reply: ["3.1"] });
});

it("sends the play that the server makes of the stacks; pressed before it is known, as soon as it is", () => {
  const { hands, sent, told } = asked("main", [...BEGINS, ...HELD], THREE, 1, SETUP);
  told([fits(3, "energy")]);
  hands.tap("3.1", true);
  expect(hands.confirm()).toBe(true);
  expect(sent).toEqual([]);
  told([], [foretold({ ...offer(9, "done"), via: [id(2), id(30)] }, { loses: null })]);
  expect(sent).toEqual([[2, 30, 9]]);
});

it("asks before a play that loses at once, takes it back, and does it when it is told so again", () => {
  const loses = { code: "loses-cards", args: { n: 1 }, text: "" };
  const yes = foretold(offer(50, "yes"), { loses }) as Act;
  const { hands, sent } = asked("may", [yes]);
  expect(hands.send(yes)).toBe(true);
  expect(sent).toEqual([]);
  expect(prompted(hands)).toMatchObject({
    what: "Lose the game?",
    how: "This is your last card, and your tavern is empty: you lose right away.",
  });
  expect(hands.back()).toBe(true);
  expect(prompted(hands).what).toBe("Asked.");
  hands.send(yes);
  expect(hands.confirm()).toBe(true);
  expect(sent).toEqual([[yes.id]]);
});

it("does not ask whether a turn is to end that loses the game twice", () => {
  const loses = { code: "loses-cards", args: { n: 1 }, text: "" };
  const { hands } = asked("main", [foretold(offer(1, "end"), { loses })]);
  hands.end();
  expect(hands.risk).toMatchObject({ what: "Lose the game?", how: hands.teller.text(loses) });
});

it("asks for what the turn wants in few words", () => {
  const say = (...how: Parameters<typeof asked>) => prompted(asked(...how).hands);
  expect(say("main", []).what).toBe("Your attack.");
  const attacked = { penalty: { cards: 0, attacked: true } };
  expect(say("main", [], attacked).what).toBe("Another combo?");
  const hit = { combo: { damage: 6, trays: [] }, active: 1, mine: { hand: [5], trays: ["block", "reply"] } };
  expect(say("answer", [], hit).what).toBe("Block with 6 or more.");
  const idle = { active: 1, mine: { hand: [5], trays: ["reply"] } };
  expect(say("answer", [], idle).what).toBe("Nobody was attacked. Play an action?");
  expect(say("mend", [card(4, "clinic", 3)], {}, 2)).toMatchObject({ what: "Asked.", how: "Pick 2 to mend." });
});

it("shows a hand that lies quite open, as in a replay with all cards; of one that does not, nothing", () => {
  const other = { ...seat([]), hand: 3, revealed: [4] };
  const hand = (known: number[]): number[] =>
    asked("main", [], { mine: null, seats: [{ ...other, known }, seat([])] }).hands.hand.map((one) => one.card);
  expect(hand([5, 6])).toEqual([5, 6, 4]);
  expect(hand([5])).toEqual([]);
});

it("leaves Enter and Esc to a hint that is shown", () => {
  const pressed = (key: string, hint: object | null): [boolean, number] => {
    const { hands } = asked("main", [], {}, 1, { hint });
    const [confirm, back] = [vi.spyOn(hands, "confirm"), vi.spyOn(hands, "back")];
    for (const one of [confirm, back]) one.mockReturnValue(true);
    const event = new KeyboardEvent("keydown", { key, cancelable: true });
    press(event, hands);
    return [event.defaultPrevented, confirm.mock.calls.length + back.mock.calls.length];
  };
  for (const key of ["Enter", "Escape"]) {
    expect(pressed(key, null)).toEqual([true, 1]);
    expect(pressed(key, {})).toEqual([false, 0]);
  }
});
