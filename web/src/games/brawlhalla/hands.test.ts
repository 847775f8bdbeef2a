/** A player's hands over decisions as the server sent them: what glows, what is sent, and what is refused and why. */
import { describe, expect, it } from "vitest";
import attack from "../../../gallery/fixtures/brawlhalla/attack.json";
import defence from "../../../gallery/fixtures/brawlhalla/defence.json";
import dodge from "../../../gallery/fixtures/brawlhalla/dodge.json";
import teams from "../../../gallery/fixtures/brawlhalla/teams.json";
import turn from "../../../gallery/fixtures/brawlhalla/turn.json";
import type { ActionId, Decision, PuzzleTold } from "../../net/protocol";
import { TableContext } from "../../table/context.svelte";
import { blank } from "../../table/model.svelte";
import { ShownTable } from "../../table/shown.svelte";
import type { Refusal, TableState } from "../../table/types";
import { buttons } from "./buttons";
import { Hands } from "./hands.svelte";
import { compose, refusalOf, taken } from "./offers";
import type { Game, PlayParts, SeatView, View } from "./protocol";

interface Position {
  state: unknown;
}

interface Told {
  as_seat: number;
  view: View;
  decision: Decision;
}

/** A guided game waits for these, in this order. */
const staged = (run: readonly number[]): Partial<TableState> => ({
  puzzle: { ...STEP, wanted: run.slice(0, 1) as ActionId[], after: run.slice(1) as ActionId[] },
});
const STEP = {
  ...{ type: "puzzle", id: "guided", title: "", question: "", verdict: "open", text: "", rules: [] },
  ...{ number: 1, count: 11, following: null, step: "move" },
} as const satisfies Partial<PuzzleTold>;

function sit({ state }: Position, more: Partial<TableState> = {}) {
  const told = state as Told;
  const seen: TableState = {
    ...blank("t"),
    game: "brawlhalla",
    view: told.view,
    asSeat: told.as_seat,
    you: [told.as_seat],
    decision: told.decision,
    connection: "open",
    step: 1,
    ...more,
  };
  const shown = new ShownTable(seen);
  const sent: number[][] = [];
  const refused: Refusal[] = [];
  const table = new TableContext<Game>(shown.source({ play: (actions) => sent.push(actions) }));
  table.on("refused", (refusal) => refused.push(refusal));
  const hands = new Hands(table);
  const named = (): string[] =>
    (sent.at(-1) ?? []).map((id) => hands.acts.find((act) => act.id === id)?.name ?? `of the play ${id}`);
  const card = (value: number, n = 0): number => hands.hand.filter((one) => one.value === value)[n]?.c ?? -1;
  return { hands, sent, refused, named, card };
}

it("calls a Legend as the server does, in whatever language that is", () => {
  const { hands } = sit(turn);
  const legend = hands.view.seats[0]?.legend;
  if (!legend) throw new Error("no Legend");
  const crow = { ...legend, name: "Die graue Krähe", short: "Krähe" };
  const view = { ...hands.view, seats: [{ ...hands.view.seats[0], legend: crow } as SeatView] };
  expect(sit(turn, { view }).hands.name(0)).toBe("Krähe");
});

describe("a turn", () => {
  it("lights the reach of the card that is up, and goes there on a press", () => {
    const { hands, card, sent } = sit(turn);
    hands.pick(card(1));
    expect(hands.said.what).toBe("Move up to 1 space.");
    const [space = "", goal] = [...hands.targets].find(([, one]) => one.mark === "1") ?? [];
    expect(goal?.words).toBe("1 step");
    hands.space(space, false);
    expect(sent).toEqual([hands.plans.find((plan) => plan.space === space && plan.card === card(1))?.actions]);
  });

  it("picks up the smallest card that reaches a space", () => {
    const { hands, card } = sit(turn);
    const near = new Set(hands.plans.filter((plan) => plan.card === card(1)).map((plan) => plan.space));
    const far = hands.plans.find((plan) => plan.card === card(2) && !near.has(plan.space))?.space ?? "";
    hands.space(far, false);
    expect(hands.picked).toEqual([card(2)]);
    expect(hands.preview).toBe(far);
  });

  it("says at once why a space is not reached, and sends nothing", () => {
    const { hands, card, refused, sent } = sit(turn);
    hands.pick(card(1));
    hands.space("r4c4", false);
    expect(refused.at(-1)).toMatchObject({
      why: { text: "Somebody stands there." },
      out: { text: "Pick a free space." },
      rule: "BH-MOVE-07",
    });
    expect(sent).toEqual([]);
  });

  it("asks for the way to attack at the one that is pressed, where there are two", () => {
    const { hands, sent } = sit(turn);
    hands.space("r4c4", false);
    expect(hands.foe).toBe(1);
    expect(hands.strikes.map((one) => one.title)).toEqual(["Light attack on Nix", "Heavy attack on Nix"]);
    expect(hands.tray).toEqual([]);
    hands.digit(2);
    expect(sent).toEqual([[hands.one("heavy")?.id]]);
    expect(hands.back()).toBe(true);
    expect(hands.foe).toBeNull();
  });

  it("starts the attack at once where there is one way, also after Attack was chosen", () => {
    const { hands, sent } = sit(teams);
    const foe = hands.one("light");
    const heavy = hands.one("heavy");
    expect(foe).toBeDefined();
    hands.turn("attack");
    hands.space(hands.view.seats[foe?.seat ?? -1]?.space ?? "", false);
    if (heavy) expect(hands.foe).toBe(foe?.seat);
    else expect(sent).toEqual([[foe?.id]]);
  });

  it("names a team mate who cannot be attacked, and offers the move as the way out", () => {
    const { hands, refused } = sit(teams);
    hands.space(hands.view.seats[2]?.space ?? "", false);
    expect(refused.at(-1)).toMatchObject({
      why: { text: "Mordex is on your team." },
      out: { text: "Pick an opponent instead." },
    });
    expect(refused.at(-1)?.way?.text).toBe("Move");
  });
});

describe("a guided game", () => {
  it("lights the one card and the one space of the move it waits for, and takes nothing else", () => {
    const { decision } = turn.state as unknown as Told;
    const way = decision.plans.find((plan) => plan.space && plan.path?.length === 2);
    const { hands, sent, refused } = sit(turn, staged([...(way?.actions ?? []), 9999]));
    const values = (cards: Iterable<number>): Set<number | undefined> =>
      new Set([...cards].map((c) => hands.hand.find((card) => card.c === c)?.value));
    expect(values(hands.usable).size).toBe(1);
    expect(hands.hintCards).toEqual(hands.usable);
    expect(hands.targets.size).toBe(0);
    const other = hands.hand.find((card) => !hands.usable.has(card.c));
    hands.pick(other?.c ?? -1);
    hands.turn("delay");
    hands.space("r4c4", false);
    expect(refused.map((one) => one.out)).toEqual([
      "First do what glows.",
      "First do what glows.",
      "First do what glows.",
    ]);
    hands.pick([...hands.usable][0] ?? -1);
    expect([...hands.targets.keys()]).toEqual([way?.space]);
    expect(buttons(hands).filter((one) => one.hinted || !one.off)).toMatchObject([{ id: "move", hinted: true }]);
    hands.space(way?.space ?? "", false);
    expect(sent).toEqual([way?.actions]);
  });

  it("opens the attack that it waits for at one press on the foe", () => {
    const { decision } = turn.state as unknown as Told;
    const heavy = decision.actions.find((act) => act.kind === "heavy");
    const { hands, sent } = sit(turn, staged([heavy?.id ?? -1, 9999]));
    expect(hands.usable.size).toBe(0);
    hands.space("r4c4", false);
    expect(sent).toEqual([[heavy?.id]]);
  });

  it("takes a block only of the card that it waits for", () => {
    const { decision, view } = defence.state as unknown as Told;
    const play = (view as unknown as { mine: { play: PlayParts } }).mine.play;
    const one = play.cards[0];
    const { hands, sent } = sit(defence, staged([one?.id ?? -1, play.lay ?? -1]));
    expect(decision.actions.some((act) => act.kind === "pass")).toBe(true);
    expect(buttons(hands)).toEqual([]);
    hands.pick([...hands.usable][0] ?? -1);
    expect(buttons(hands)).toMatchObject([{ id: "lay", hinted: true }]);
    hands.lay();
    expect(sent).toEqual([[one?.id, play.lay]]);
  });
});

describe("an answer of cards", () => {
  it("does not lift a card that cannot dodge, and says which can", () => {
    const { hands, card, refused, sent } = sit(dodge);
    hands.pick(card(1));
    expect(hands.raised).toEqual([]);
    expect(buttons(hands).map((one) => one.id)).toEqual(["pass"]);
    expect(refused.at(-1)?.why).toMatchObject({ text: "Only a 4 dodges this." });
    hands.pick(card(4));
    hands.pick(card(4));
    expect(sent).toHaveLength(1);
  });

  it("puts a block together from what it is handed: of equal cards the first ones, then the end of the play", () => {
    const { hands, card, sent, named } = sit(defence);
    hands.pick(card(5, 1));
    hands.pick(card(1));
    expect(hands.adds).toBe(6);
    expect(buttons(hands)[0]).toMatchObject({ id: "lay", text: "Play 6", off: false });
    hands.lay();
    expect(named().slice(0, 2)).toEqual(["play 1", "play 5"]);
    const play = hands.play as PlayParts;
    expect(sent.at(-1)?.at(-1)).toBe(play.lay);
    expect(sent.at(-1)?.[1]).toBe(play.cards.find((one) => one.c === card(5))?.id);
  });

  it("opens an attack with one card, pressed twice", () => {
    const { hands, card, named } = sit(attack);
    hands.pick(card(3));
    expect(hands.said.how).toBe("Pick it again to play.");
    hands.pick(card(3));
    expect(named()).toEqual(["play 3"]);
  });
});

describe("what nobody has to be asked", () => {
  /** A position in which this is all that may be done, asked as `kind`. */
  const alone = (at: Position, kind: string, asked: string, more: Partial<TableState> = {}) => {
    const { view, decision } = at.state as Told;
    const act = { ...decision.actions[0], id: 7 as ActionId, kind, name: kind } as Decision["actions"][number];
    const asks = { ...view, decision: { ...view.decision, kind: asked } } as View;
    return sit(
      { state: { ...(at.state as Told), view: asks } },
      { decision: { ...decision, actions: [act] }, ...more },
    );
  };
  const left = (at: Parameters<typeof alone>[0], ...more: [string, string, Partial<TableState>?]) => {
    const { hands } = alone(at, ...more);
    return hands.forced && [hands.forced.id, hands.forced.ms() >= 2000];
  };

  it("is one place that is left, at once, an end that can be seen, and a pass no quicker than by who thinks", () => {
    expect(left(turn, "step", "path")).toEqual([7, false]);
    expect(left(turn, "space", "token")).toEqual([7, false]);
    expect(left(turn, "end", "choose_action")).toEqual([7, true]);
    expect(left(dodge, "pass", "dodge")).toEqual([7, true]);
    expect(alone(dodge, "pass", "dodge").hands.said).toEqual({
      what: "You have no card that dodges.",
      how: "You take the hit.",
    });
  });

  it("is no card, no choice, and nothing that is taught or was taken back", () => {
    expect(left(attack, "card", "open")).toBeNull();
    expect(sit(turn).hands.forced).toBeNull();
    expect(left(turn, "end", "choose_action", { tutorial: true })).toBeNull();
    const { hands } = alone(turn, "end", "choose_action");
    hands.taken = true;
    expect(hands.forced).toBeNull();
  });

  it("is no pass while a power may still be left out of the attack", () => {
    const { view } = defence.state as unknown as Told;
    const standing = [{ seat: (defence.state as unknown as Told).as_seat, id: 237, left_out: false }];
    const open = { state: { ...defence.state, view: { ...view, fight: { ...view.fight, standing } } } };
    expect(left(defence, "pass", "defend")).toEqual([7, true]);
    expect(left(open, "pass", "defend")).toBeNull();
  });
});

describe("putting a play together", () => {
  const of = (c: number, like: number) => ({ c, id: 900 + c, like, adds: 1, alone: false, uses: [] });
  const play = {
    cards: [of(0, 0), of(2, 2), of(5, 0), of(7, 0)],
    least: 1,
    most: null,
    lay: 999,
    discards: false,
  } as unknown as PlayParts;

  it("takes equal cards from the first one on, in the order of the play", () => {
    expect(taken(play, [7, 2]).map((card) => card.c)).toEqual([0, 2]);
    expect(compose(play, [7, 5, 2], null)).toEqual([900, 902, 905, 999]);
  });

  it("ends with nothing more where the cards say it all", () => {
    expect(compose({ ...play, lay: null }, [2], null)).toEqual([902]);
    const alone = { ...play, cards: play.cards.map((card) => ({ ...card, alone: true })) };
    expect(compose(alone, [2], null)).toEqual([902]);
  });
});

describe("the list of what may not be done", () => {
  const text = { code: "", args: {}, text: "" };
  const no = (kind: string, about = {}) => ({ kind, ...about, why: text, out: null, rule: JSON.stringify(about) });

  it("has a word for one thing before that for all of its kind", () => {
    const list = [no("space"), no("space", { space: "r1c1" }), no("card", { card: 0 })];
    expect(refusalOf(list, "space", { space: "r1c1" })?.rule).toContain("r1c1");
    expect(refusalOf(list, "space", { space: "r2c2" })?.rule).toBe("{}");
    expect(refusalOf(list, "card", { card: 1 })).toBeUndefined();
  });
});
