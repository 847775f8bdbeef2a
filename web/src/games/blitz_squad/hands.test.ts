import { expect, it, vi } from "vitest";
import type { TableContext } from "../../table/context.svelte";
import { blank } from "../../table/model.svelte";
import { type Act, Hands } from "./hands.svelte";
import { press } from "./keyboard";
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
const card = (n: number, source: string): Act =>
  ({ id: 10 * n, kind: "card", card: n, source, owner: 0, text: { code: "", args: {}, text: "" } }) as unknown as Act;

const silent = (_actions: readonly number[]): void => {};

function asked(ask: string, actions: readonly Act[], more: object = {}, left = 2, play = silent, now = {}): Hands {
  const view = {
    ...{ ask, active: 0, asked: 0, turn: 3, combos: 0, combo: null, zone: [], lasting: [], flip: null },
    ...{
      seats: [seat([4, 5, 4, 4]), seat([])],
      asking: { left, card: 0, shown: [] },
      penalty: { cards: 2, attacked: false },
    },
    ...{ mine: { hand: [5], trays: ["attack", "energy"] }, ...more },
  };
  const state = {
    ...blank("t"),
    view,
    you: [0],
    asSeat: 0,
    connection: "open",
    setup: { cards: [], brawlers: [] },
    ...now,
  };
  const decision = { yours: true, actions, what: { code: "", args: {}, text: "Asked." }, how: null, forbidden: [] };
  const shows = () => ({ moment: null });
  return new Hands({ state: { ...state, decision }, play, shows, on: silent } as unknown as TableContext<Game>);
}

it("lays equal cards of a pile together, and picks one of them after the other", () => {
  const hands = asked("mend", [card(4, "clinic"), card(5, "clinic"), card(5, "hand")]);
  expect(hands.groups.map((group) => group.length)).toEqual([3, 1]);
  const [fours = []] = hands.groups;
  hands.pickOf(fours);
  expect(hands.picked.length).toBe(1);
  hands.pickOf(fours);
  expect(hands.picked.map((one) => one.card)).toEqual([4, 4]);
  hands.pickOf(fours);
  expect(hands.picked).toEqual([]);
});

it("has no draft left of what was played, also where an equal card is in the hand", () => {
  const hands = asked("answer", [], { active: 1, mine: { hand: [5, 5], trays: ["block", "reply"] } });
  hands.drop("5.1", "block");
  hands.renew();
  expect(hands.draft.block).toEqual(["5.1"]);
  expect(hands.send([card(5, "hand").id])).toBe(true);
  hands.renew();
  expect(hands.bare).toBe(true);
});

it("lays a card into the reply where nothing is to be blocked", () => {
  const hands = asked("answer", [], { active: 1, mine: { hand: [5], trays: ["reply"] } });
  hands.tap("5.1");
  expect(hands.draft.reply).toEqual(["5.1"]);
});

it("lays cards that are pressed faster than forecasts come where they fit now", () => {
  const cards = [null, { brawler: "brakka" }, { brawler: "brakka" }, { brawler: "kettle" }];
  const marks = [1, 2, 3].map((one) => ({ card: one, revealed: false, tray: "attack" })); // while nothing lies yet
  const now = {
    setup: { cards, brawlers: [] },
    foreseen: { ref: 1, forecast: { marks, dims: [], trays: [], tavern: [] } },
  };
  const hands = asked("main", [], { mine: { hand: [1, 2, 3], trays: ["attack", "energy"] } }, 2, silent, now);
  for (const [step, key] of ["1.1", "2.1", "3.1"].entries()) {
    hands.ref = step + 1;
    hands.tap(key);
  }
  expect([hands.draft.attack, hands.draft.energy]).toEqual([["2.1", "1.1"], ["3.1"]]);
});

it("asks before a play that loses at once, takes it back, and does it when it is told so again", () => {
  const played: (readonly number[])[] = [];
  const loses = { code: "loses-cards", args: { n: 1 }, text: "" };
  const yes = { ...card(5, "hand"), kind: "yes", loses } as Act;
  const hands = asked("may", [yes], {}, 1, (one) => played.push(one));
  expect(hands.send([yes.id])).toBe(true);
  expect(played).toEqual([]);
  expect(prompted(hands)).toMatchObject({
    what: "Lose the game?",
    how: "This is your last card, and your tavern is empty: you lose right away.",
  });
  expect(hands.clear()).toBe(true);
  expect(prompted(hands).what).toBe("Asked.");
  hands.send([yes.id]);
  expect(hands.confirm()).toBe(true);
  expect(played).toEqual([[yes.id]]);
});

it("does not ask whether a turn is to end that loses the game twice", () => {
  const loses = { code: "loses-cards", args: { n: 1 }, text: "" };
  const end = { id: 1, kind: "end", text: { code: "", args: {}, text: "" }, loses } as unknown as Act;
  const hands = asked("main", [end]);
  hands.end();
  expect(hands.risk).toMatchObject({ what: "Lose the game?", how: hands.teller.text(loses) });
});

it("asks for what the turn wants in few words", () => {
  expect(prompted(asked("main", [])).what).toBe("Your attack.");
  const attacked = { penalty: { cards: 0, attacked: true } };
  expect(prompted(asked("main", [], attacked)).what).toBe("Another combo?");
  const hit = { combo: { damage: 6, trays: [] }, active: 1, mine: { hand: [5], trays: ["block", "reply"] } };
  expect(prompted(asked("answer", [], hit)).what).toBe("Block with 6 or more.");
  const idle = { active: 1, mine: { hand: [5], trays: ["reply"] } };
  expect(prompted(asked("answer", [], idle)).what).toBe("Nobody was attacked. Play an action?");
  expect(prompted(asked("mend", [card(4, "clinic")]))).toMatchObject({ what: "Asked.", how: "Pick 2 to mend." });
});

it("shows a hand that lies quite open, as in a replay with all cards; of one that does not, nothing", () => {
  const other = { ...seat([]), hand: 3, revealed: [4] };
  const hand = (known: number[]): number[] =>
    asked("main", [], { mine: null, seats: [{ ...other, known }, seat([])] }).hand.map((one) => one.card);
  expect(hand([5, 6])).toEqual([5, 6, 4]);
  expect(hand([5])).toEqual([]);
});

it("leaves Enter and Esc to a hint that is shown", () => {
  const pressed = (key: string, hint: object | null): [boolean, number] => {
    const [confirm, clear] = [vi.fn(() => true), vi.fn(() => true)];
    const event = new KeyboardEvent("keydown", { key, cancelable: true });
    press(event, { table: { hint }, confirm, clear } as unknown as Hands);
    return [event.defaultPrevented, confirm.mock.calls.length + clear.mock.calls.length];
  };
  for (const key of ["Enter", "Escape"]) {
    expect(pressed(key, null)).toEqual([true, 1]);
    expect(pressed(key, {})).toEqual([false, 0]);
  }
});
