/** One short lesson for each kind of card: a position, a card in hand, where it may go, and how it lies then. Written by hand, no rules. */
import { base, cards, duel } from "./scene";
import type { BaseView, Colour, Laid, RowView, View } from "./types";

type Strings = readonly [Colour | null, string, Colour | null, string];
/** A Base as [name, strings, what else]; `mods` as words. */
type Spot = readonly [name: string, strings: Strings, more?: Partial<Omit<BaseView, "mods">> & { mods?: string }];

export interface Lesson {
  id: string;
  title: string;
  /** What the card does, in two or three short sentences. */
  text: string;
  /** What has happened, after it was played. */
  done: string;
  rule: string;
  held: string;
  spots: readonly Spot[];
  /** The Bases after the card was played at this place. */
  after: Readonly<Record<string, readonly Spot[]>>;
}

const EMPTY: Strings = [null, "", null, ""];
const FROZEN = { frozen: true, mods: "f0" } as const;
/** I lead A1 by 2 to 1, they lead B1 by 3 to 1. */
const A1: Strings = ["red", "hr0 hr0", "blue", "hb1"];
const B1: Strings = ["green", "hg0", "blue", "hb1 hb1 hb1"];
const BOTH: readonly Spot[] = [
  ["A1", A1],
  ["B1", B1],
];

export const LESSONS: readonly Lesson[] = [
  {
    id: "hit",
    title: "Hit",
    rule: "BR-HIT-01",
    held: "hr0",
    text: "Your ends grow down, theirs grow up. A Hit starts an empty end, or goes on a Hit of its colour. It counts 1. Play it on a glowing place.",
    done: "The side with more Hits on its own end wins the Base. Its owner wins a tie.",
    spots: [
      ["A1", ["red", "hr0", "blue", "hb1"]],
      ["B1", [null, "", "green", "hg1"]],
    ],
    after: {
      "A1.a": [
        ["A1", ["red", "hr0 hr0", "blue", "hb1"]],
        ["B1", [null, "", "green", "hg1"]],
      ],
      "B1.a": [
        ["A1", ["red", "hr0", "blue", "hb1"]],
        ["B1", ["red", "hr0", "green", "hg1"]],
      ],
    },
  },
  {
    id: "hit2",
    title: "Hit-2",
    rule: "BR-HIT2-01",
    held: "Hg0",
    text: "A Hit-2 counts 2, but it never starts an end and never goes on a Press. It needs a Hit of its colour.",
    done: "2 more Hits for your end. Open your ends early, so that a Hit-2 finds a place.",
    spots: [
      ["A1", ["green", "hg0", "red", "hr1 hr1"]],
      ["B1", EMPTY],
    ],
    after: {
      "A1.a": [
        ["A1", ["green", "hg0 Hg0", "red", "hr1 hr1"]],
        ["B1", EMPTY],
      ],
    },
  },
  {
    id: "block",
    title: "Block",
    rule: "BR-BLOCK-01",
    held: "kb0",
    text: "A Block shuts a string of its colour. You may play on both sides: shut theirs while you lead.",
    done: "No Hit goes on it now. The Hits below still count.",
    spots: [
      ["A1", ["red", "hr0 hr0", "blue", "hb1"]],
      ["B1", ["green", "hg0", null, ""]],
    ],
    after: {
      "A1.b": [
        ["A1", ["red", "hr0 hr0", "blue", "hb1 kb0"]],
        ["B1", ["green", "hg0", null, ""]],
      ],
    },
  },
  {
    id: "press",
    title: "Press",
    rule: "BR-PRESS-01",
    held: "p0",
    text: "A Press goes on a Block, yours or theirs, and opens the string again.",
    done: "A red Hit may follow now. A Block may not: it needs a Hit on top.",
    spots: [
      ["A1", ["red", "hr0 kr1", "blue", "hb1"]],
      ["B1", ["green", "hg0", null, ""]],
    ],
    after: {
      "A1.a": [
        ["A1", ["red", "hr0 kr1 p0", "blue", "hb1"]],
        ["B1", ["green", "hg0", null, ""]],
      ],
    },
  },
  {
    id: "wild",
    title: "Wild Block",
    rule: "BR-WILD-01",
    held: "w0",
    text: "A Wild Block shuts a string of any colour. In all else it is a Block.",
    done: "Shut. Only a Press opens it.",
    spots: BOTH,
    after: {
      "A1.b": [
        ["A1", ["red", "hr0 hr0", "blue", "hb1 w0"]],
        ["B1", B1],
      ],
      "B1.b": [
        ["A1", A1],
        ["B1", ["green", "hg0", "blue", "hb1 hb1 hb1 w0"]],
      ],
    },
  },
  {
    id: "base",
    title: "Base",
    rule: "BR-BASE-01",
    held: "b0",
    text: "A Base goes to the left or right end of the row, 3 at most. You win a tie on your own Base, also an empty one.",
    done: "One more Base to win, and one more to freeze.",
    spots: BOTH,
    after: {
      L0: [
        ["A2", EMPTY],
        ["A1", A1],
        ["B1", B1],
      ],
      R0: [
        ["A1", A1],
        ["B1", B1],
        ["A2", EMPTY],
      ],
    },
  },
  {
    id: "clear",
    title: "Clear",
    rule: "BR-CLEAR-01",
    held: "c0",
    text: "A Clear sweeps a Base away with everything on it. Not the last one, not a frozen one, not one between two others.",
    done: "Gone for good. Sweep away what you would lose.",
    spots: BOTH,
    after: { A1: [["B1", B1]], B1: [["A1", A1]] },
  },
  {
    id: "double",
    title: "Double",
    rule: "BR-DBL-01",
    held: "x20",
    text: "A Double makes a Base worth twice as many points. Two make it 4.",
    done: "Lay it where you lead, and defend that Base.",
    spots: BOTH,
    after: {
      A1: [
        ["A1", A1, { value: 2, mods: "x20" }],
        ["B1", B1],
      ],
      B1: [
        ["A1", A1],
        ["B1", B1, { value: 2, mods: "x20" }],
      ],
    },
  },
  {
    id: "null",
    title: "Null",
    rule: "BR-NULL-01",
    held: "x00",
    text: "A Null makes a Base worth nothing, whatever else lies on it. Only a Press cancels it.",
    done: "Nobody gets points there now.",
    spots: BOTH,
    after: {
      A1: [
        ["A1", A1, { value: 0, mods: "x00" }],
        ["B1", B1],
      ],
      B1: [
        ["A1", A1],
        ["B1", B1, { value: 0, mods: "x00" }],
      ],
    },
  },
  {
    id: "reverse",
    title: "Reverse",
    rule: "BR-REV-01",
    held: "rv0",
    text: "With a Reverse the end with fewer Hits wins the Base. A second one turns it back.",
    done: "The lead has changed hands. A tie stays the owner's.",
    spots: BOTH,
    after: {
      A1: [
        ["A1", A1, { reversed: true, winner: 1, mods: "rv0" }],
        ["B1", B1],
      ],
      B1: [
        ["A1", A1],
        ["B1", B1, { reversed: true, winner: 0, mods: "rv0" }],
      ],
    },
  },
  {
    id: "hold",
    title: "Hold",
    rule: "BR-HOLD-01",
    held: "ho0",
    text: "While a Hold lies on top, nobody can Clear this Base.",
    done: "Safe from Clears, until another card covers it.",
    spots: BOTH,
    after: {
      A1: [
        ["A1", A1, { mods: "ho0" }],
        ["B1", B1],
      ],
      B1: [
        ["A1", A1],
        ["B1", B1, { mods: "ho0" }],
      ],
    },
  },
  {
    id: "freeze",
    title: "Freeze",
    rule: "BR-FREEZE-01",
    held: "f0",
    text: "The last 3 cards of your deck are Freezes. A Freeze locks a Base for good: no card goes there any more.",
    done: "When every Base is frozen, the game is over and counted. Freeze what you lead.",
    spots: BOTH,
    after: {
      A1: [
        ["A1", A1, FROZEN],
        ["B1", B1],
      ],
      B1: [
        ["A1", A1],
        ["B1", B1, FROZEN],
      ],
    },
  },
];

/** The Bases of a lesson with cards of their own. */
function bases(spots: readonly Spot[], row: RowView, make: (word: string) => Laid): BaseView[] {
  return spots.map(([name, strings, more]) => {
    const { mods, ...rest } = more ?? {};
    const made = base(make, name, row, strings, rest);
    return mods ? { ...made, mods: mods.split(" ").map((word) => ({ ...make(word), active: true })) } : made;
  });
}

const rowOf = (spots: readonly Spot[]): RowView => ({
  id: 0,
  sides: [0, 1],
  bases: spots.map(([name]) => name),
  open: true,
});

/** The position of a lesson before (no place) or after the card was played there. Action n is the nth place. */
export function position(lesson: Lesson, place: string | null): View {
  const make = cards();
  const spots = (place === null ? undefined : lesson.after[place]) ?? lesson.spots;
  const row = rowOf(spots);
  const laid = bases(spots, row, make);
  const play = Object.fromEntries(Object.keys(lesson.after).map((space, n) => [space, n]));
  return place === null ? duel(laid, row, make(lesson.held), play) : duel(laid, row, null, {});
}

export const placeOf = (lesson: Lesson, action: number): string | null => Object.keys(lesson.after)[action] ?? null;
