/** Positions written by hand, for lessons and for looking at the page without a server: strings as words, "hr0" a red Hit of seat 0. */
import type { BaseView, Card, CardType, Colour, EndView, Laid, RowView, SeatView, View } from "./types";

const SHADES: Colour[] = ["red", "blue", "green"];
const type = (word: string, name: string, colours: Colour[], n: number, text: string): CardType => ({
  word,
  name,
  colours,
  n,
  text,
  short: text,
});
export const TYPES: CardType[] = [
  type("place_base", "Base", [], 0, "Goes at the left or right end of a row; its owner wins a tie on it."),
  ...SHADES.map((c) =>
    type("add_hit", "Hit", [c], 1, `Goes on an empty end, a ${c} Hit or Hit-2, or a Press over ${c}; counts 1.`),
  ),
  ...SHADES.map((c) => type("add_heavy_hit", "Hit-2", [c], 2, `Goes only on a ${c} Hit or Hit-2; counts 2.`)),
  ...SHADES.map((c) =>
    type("block_string", "Block", [c], 0, `Goes only on a ${c} Hit or Hit-2; only a Press goes on top of it.`),
  ),
  type(
    "press",
    "Press",
    [],
    0,
    "Goes on a Block, so that Hits go on again; or on a modified Base, where it cancels all below.",
  ),
  type(
    "clear_base",
    "Clear",
    [],
    0,
    "Sweeps a Base away with all that is on it: not frozen, held, blocked in or the last.",
  ),
  type("freeze_base", "Freeze", [], 0, "Goes on any Base that is not frozen, and locks it for good."),
  type(
    "wild_block_string",
    "Wild Block",
    [],
    0,
    "Goes on a Hit or Hit-2 of any colour; only a Press goes on top of it.",
  ),
  type("multiply_value", "Double", [], 2, "Goes on a Base: its value is multiplied by 2."),
  type("multiply_value", "Null", [], 0, "Goes on a Base: its value is multiplied by 0, so it is worth nothing."),
  type("reverse_winner", "Reverse", [], 0, "Goes on a Base: fewer Hits win it; a second one turns it back."),
  type("hold_base", "Hold", [], 0, "Goes on a Base: while it lies on top, nobody can Clear that Base."),
];
const KINDS: Readonly<Record<string, number>> = {
  b: 0,
  hr: 1,
  hb: 2,
  hg: 3,
  Hr: 4,
  Hb: 5,
  Hg: 6,
  kr: 7,
  kb: 8,
  kg: 9,
  p: 10,
  c: 11,
  f: 12,
  w: 13,
  x2: 14,
  x0: 15,
  rv: 16,
  ho: 17,
};

/** A maker of cards with ids of their own: "hg1" is a green Hit of seat 1. */
export function cards(): (word: string) => Laid {
  const made: number[] = [];
  return (word) => {
    const owner = Number(word.slice(-1));
    const kind = KINDS[word.slice(0, -1)] ?? 0;
    const n = made[owner] ?? 0;
    made[owner] = n + 1;
    const value = kind >= 4 && kind <= 6 ? 2 : kind >= 1 && kind <= 3 ? 1 : 0;
    return { id: owner * 52 + (n % 52), type: kind, owner, number: 5, value };
  };
}

export function end(name: string, side: number, colour: Colour | null, laid: Laid[]): EndView {
  return { id: name, side, colour, cards: laid, hits: laid.reduce((sum, one) => sum + (one.value ?? 0), 0) };
}

/** A Base: its name, its row, and both strings as [colour, words]. Who leads is counted as plain Hits, a tie the owner's. */
export function base(
  make: (word: string) => Laid,
  name: string,
  row: RowView,
  ends: readonly [Colour | null, string, Colour | null, string],
  more: Partial<BaseView> = {},
  sides: readonly string[] = row.sides.map((side) => "abcdefgh".charAt(side)),
): BaseView {
  const words = (text: string): Laid[] => text.split(" ").filter(Boolean).map(make);
  const one = end(`${name}.${sides[0]}`, row.sides[0], ends[0], words(ends[1]));
  const other = end(`${name}.${sides[1]}`, row.sides[1], ends[2], words(ends[3]));
  const owner = "ABCDEFGH".indexOf(name.charAt(0));
  const tied = one.hits === other.hits;
  const winner = tied ? Math.max(0, row.sides.indexOf(owner)) : one.hits > other.hits ? 0 : 1;
  return {
    id: name,
    owner,
    row: row.id,
    frozen: false,
    value: 1,
    reversed: false,
    winner,
    tied,
    blocked_in: false,
    mods: [],
    ends: [one, other],
    ...more,
  };
}

export function seat(n: number, more: Partial<SeatView> = {}): SeatView {
  return {
    letter: "ABCDEFGH".charAt(n),
    team: n,
    deck: 9,
    above: 6,
    freezes: 3,
    hand: null,
    pile: { n: 0, top: null, cards: null },
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
  };
}

export const LIST = [
  [0, 3],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 1],
  [5, 1],
  [6, 1],
  [7, 2],
  [8, 2],
  [9, 1],
  [10, 3],
  [11, 3],
  [12, 3],
].map(([kind = 0, number = 0]) => ({ type: kind, number }));

/** A duel in which I hold a card and may lay it on `play`; in turns, so that nothing hurries. */
export function duel(
  bases: BaseView[],
  row: RowView,
  held: Card | null,
  play: Record<string, number>,
  more: Partial<View> = {},
): View {
  const points = (side: number): number =>
    bases.filter((one) => one.winner === side).reduce((sum, one) => sum + one.value, 0);
  return {
    game: "brawl",
    mode: "training",
    format: "duel",
    phase: "turn",
    now: 0,
    started: null,
    deadline: null,
    stall_at: null,
    limit_at: null,
    warned: false,
    round: 0,
    turn: 0,
    over: 0,
    types: TYPES,
    seats: [
      seat(0, { hand: held ? { from: "deck", card: held } : null, bases: points(0), points: points(0) }),
      seat(1, { bases: points(1), points: points(1) }),
    ],
    rows: [row],
    bases: Object.fromEntries(bases.map((one) => [one.id, one])),
    swept: [],
    lists: [LIST, LIST],
    mine: { hand: held, from: held ? "deck" : null, play, top: {}, can: {}, tag: [], choice: null },
    ...more,
  };
}
