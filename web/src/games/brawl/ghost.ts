/** The own request shows in the same frame: the view as it will be if the table agrees. Taken away with its answer. */
import type { BaseView, Card, EndView, Laid, Mine, SeatView, View } from "./types";

export type Ghost =
  | { kind: "deal" }
  | { kind: "pick up"; card: Card }
  | { kind: "drop"; card: Card | null }
  | { kind: "play"; card: Card; space: string; top: boolean }
  | { kind: "other" };

/** The actions that stay known while an answer is under way, by their names. */
export type Known = Readonly<Record<string, number>>;

const NONE = { play: {}, top: {} } as const;

function seat(view: View, me: number, change: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, n) => (n === me ? { ...one, ...change } : one)) };
}

/** With an empty hand: deal while there are cards, as far as its action is known. */
function emptied(mine: Mine, info: SeatView | undefined, known: Known): Mine {
  const can: Record<string, number> = {};
  if (known.deal !== undefined && (info?.deck ?? 0) > 0) can.deal = known.deal;
  return { ...mine, ...NONE, can, hand: null, from: null };
}

function filled(mine: Mine, card: Card | null, from: "deck" | "pile"): Mine {
  return { ...mine, ...NONE, can: {}, hand: card, from };
}

/** Without its top card; the next one is not known unless piles lie open. */
function lessPile(info: SeatView): SeatView["pile"] {
  const cards = info.pile.cards?.slice(0, -1) ?? null;
  return { n: Math.max(0, info.pile.n - 1), top: cards?.at(-1) ?? null, cards };
}

function lay(base: BaseView, space: string, card: Laid, word: string): BaseView {
  if (!space.includes(".")) {
    if (word === "clear_base") return { ...base, ghost: "leaving" };
    return { ...base, mods: [...base.mods, { ...card, active: true }] };
  }
  const end = space.split(".").slice(0, 2).join(".");
  const ends = base.ends.map((one): EndView => (one.id === end ? { ...one, cards: [...one.cards, card] } : one));
  return { ...base, ends: [ends[0] ?? base.ends[0], ends[1] ?? base.ends[1]] };
}

/** A Base that is on its way to an end of its row. */
function newBase(view: View, row: number, card: Laid, me: number): BaseView {
  const sides = view.rows.find((one) => one.id === row)?.sides ?? [0, 1];
  const end = (side: number): EndView => ({ id: `+.${side}`, side, colour: null, cards: [], hits: 0 });
  return {
    id: "+",
    owner: me,
    row,
    frozen: false,
    value: 1,
    reversed: false,
    winner: Math.max(0, sides.indexOf(me)),
    tied: true,
    blocked_in: false,
    mods: [],
    ends: [end(sides[0]), end(sides[1])],
    ghost: "new",
    card,
  } as BaseView;
}

function played(view: View, me: number, ghost: Extract<Ghost, { kind: "play" }>): View {
  const { space } = ghost;
  const card: Laid = { ...ghost.card, ghost: true };
  const side = /^([LR])(\d+)$/.exec(space);
  if (side) {
    const row = Number(side[2]);
    const rows = view.rows.map((one) =>
      one.id === row ? { ...one, bases: side[1] === "L" ? ["+", ...one.bases] : [...one.bases, "+"] } : one,
    );
    return { ...view, rows, bases: { ...view.bases, "+": newBase(view, row, card, me) } };
  }
  const id = space.split(".")[0] ?? "";
  const base = view.bases[id];
  if (!base) return view;
  const word = view.types[card.type]?.word ?? "";
  return { ...view, bases: { ...view.bases, [id]: lay(base, space, card, word) } };
}

function one(view: View, me: number, ghost: Ghost, known: Known): View {
  const info = view.seats[me];
  const mine = view.mine;
  if (!info || !mine) return view;
  switch (ghost.kind) {
    case "deal": {
      if (info.hand) return view;
      const after = seat(view, me, { deck: info.deck - 1, hand: { from: "deck", card: null } });
      return { ...after, mine: filled(mine, null, "deck") };
    }
    case "pick up": {
      if (info.hand) return view;
      const after = seat(view, me, { pile: lessPile(info), hand: { from: "pile", card: ghost.card } });
      return { ...after, mine: filled(mine, ghost.card, "pile") };
    }
    case "drop": {
      if (!info.hand) return view;
      const card = ghost.card ?? info.hand.card;
      const pile = {
        n: info.pile.n + 1,
        top: card,
        cards: info.pile.cards && card ? [...info.pile.cards, card] : info.pile.cards,
      };
      return { ...seat(view, me, { pile, hand: null }), mine: emptied(mine, info, known) };
    }
    case "play": {
      const from = ghost.top ? info.pile.top : (info.hand?.card ?? mine.hand);
      if (from?.id !== ghost.card.id) return view;
      const after = played(view, me, ghost);
      return {
        ...seat(after, me, ghost.top ? { pile: lessPile(info) } : { hand: null }),
        mine: emptied(mine, info, known),
      };
    }
    default:
      return view;
  }
}

/** The view with everything that is under way laid on it, in the order in which it was sent. */
export function overlay(view: View, me: number | null, ghosts: readonly Ghost[], known: Known): View {
  if (me === null) return view;
  return ghosts.reduce((shown, ghost) => one(shown, me, ghost, known), view);
}
