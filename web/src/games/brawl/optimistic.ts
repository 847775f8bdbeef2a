/** The own request shows in the same frame: the view as it will be if the table agrees. Taken away with its answer. */
import type { ActionId } from "../../net/protocol";
import { baseAt, rowEnds } from "./board";
import type * as told from "./protocol";
import type { Card, Mine, SeatView } from "./protocol";

/** A card on the table; `ghost`: sent and not yet answered. */
export type Laid = Card & { value?: number; active?: boolean; ghost?: true };

export type EndView = Omit<told.EndView, "cards"> & { cards: Laid[] };

/** `ghost`: sent and not yet answered, `new`, or `leaving` under a Clear. */
export type BaseView = Omit<told.BaseView, "mods" | "ends"> & {
  mods: Laid[];
  ends: EndView[];
  ghost?: "new" | "leaving";
};

/** The view as the server sends it, with requests under way laid on it. */
export type View = Omit<told.View, "bases"> & { bases: Readonly<Record<string, BaseView>> };

/** `space`: where its card lies down; a choice without a place on the board lays it nowhere. */
export type Ghost =
  | { kind: "deal" }
  | { kind: "pick up"; card: Card }
  | { kind: "drop"; card: Card | null }
  | { kind: "play"; card: Card; space: string; top: boolean }
  | { kind: "other" };

/** The actions that stay known while an answer is under way, by their names. */
export type Known = Readonly<Record<string, ActionId>>;

/** What is not known before the answer: where cards may go then, and where not. */
const NONE = { play: {}, top: {}, places: {}, forbidden: [] };

/** What a Base is called that has no name yet. */
const NEW = "+";

function seat(view: View, me: number, change: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, n) => (n === me ? { ...one, ...change } : one)) };
}

/** With an empty hand: deal while there are cards, as far as its action is known. */
function emptied(mine: Mine, info: SeatView | undefined, known: Known): Mine {
  const can: Record<string, ActionId> = {};
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
  if (space === base.id) {
    if (word === "clear_base") return { ...base, ghost: "leaving" };
    return { ...base, mods: [...base.mods, { ...card, active: true }] };
  }
  return { ...base, ends: base.ends.map((end) => (end.id === space ? { ...end, cards: [...end.cards, card] } : end)) };
}

/** A Base that is on its way to an end of its row. */
function newBase(row: told.RowView, card: Laid, owner: number, side: number): BaseView {
  return {
    id: NEW,
    owner,
    row: row.id,
    card,
    frozen: false,
    value: 1,
    reversed: false,
    winner: Math.max(0, row.sides.indexOf(side)),
    tied: true,
    blocked_in: false,
    mods: [],
    ends: row.sides.map((of) => ({ id: `${NEW}${of}`, side: of, colour: null, cards: [], hits: 0 })),
    ghost: "new",
  };
}

function played(view: View, me: number, ghost: Extract<Ghost, { kind: "play" }>): View {
  const { space } = ghost;
  const card: Laid = { ...ghost.card, ghost: true };
  const row = view.rows.find((one) => rowEnds(one).includes(space));
  if (row) {
    const [left] = rowEnds(row);
    const bases = space === left ? [NEW, ...row.bases] : [...row.bases, NEW];
    const side = view.format === "tag_team" ? (view.seats[me]?.team ?? 0) : me;
    return {
      ...view,
      rows: view.rows.map((one) => (one === row ? { ...one, bases } : one)),
      bases: { ...view.bases, [NEW]: newBase(row, card, me, side) },
    };
  }
  const base = baseAt(view, space);
  if (!base) return view;
  const word = view.types[card.type]?.word ?? "";
  return { ...view, bases: { ...view.bases, [base.id]: lay(base, space, card, word) } };
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
