/** Who sits where, as this browser sees it: shape and colour, name, deck. In tag team a team has one shape and colour. */
import { order, SHAPES, type Shape, SIDES, type Side } from "../../lib/shapes";
import type { TableState } from "../../table/types";
import { seatName } from "../../table/words";
import { deckIcon } from "./look";
import type { View } from "./types";

export interface SeatLook {
  seat: number;
  letter: string;
  side: Side;
  shape: Shape;
  name: string;
  /** "You", or the name. */
  who: string;
  deck: string;
  deckName: string;
  icon: string;
}

interface DeckTold {
  id: string;
  name: string;
}

const first = (name: string): string => name.split(" ")[0] ?? name;

/** The deck of each seat, as ordered; where a seat left it open, the usual ones in their order, none of them twice. */
export function decksOf(table: TableState, count: number): DeckTold[] {
  const known = (table.setup.decks ?? []) as DeckTold[];
  const usual = (table.setup.usual ?? []) as string[];
  const told = Array.from({ length: count }, (_, n) =>
    String(table.options[`deck_${"abcdefgh"[n] ?? "a"}`] ?? "default"),
  );
  const free = usual.filter((deck) => !told.includes(deck));
  return told.map((deck) => {
    const id = deck === "default" ? (free.shift() ?? "") : deck;
    return { id, name: known.find((one) => one.id === id)?.name ?? (id || "Base") };
  });
}

export function looksOf(table: TableState, view: View): SeatLook[] {
  const count = view.seats.length;
  const decks = view.decks ?? decksOf(table, count);
  const alone = table.you.length === 1;
  const own = view.seats[table.you[0] ?? 0]?.team ?? 0;
  return view.seats.map((info, seat) => {
    const place = view.format === "tag_team" ? (info.team === own ? 0 : 1) : order(seat, table.you, count);
    const name = seatName(table, seat);
    const deck = decks[seat];
    return {
      seat,
      letter: info.letter,
      side: SIDES[place % SIDES.length] ?? "you",
      shape: SHAPES[place % SHAPES.length] ?? "circle",
      name,
      who: alone && table.you[0] === seat ? "You" : name,
      deck: deck?.id ?? "",
      deckName: nickname(deck?.name ?? "Base"),
      icon: deckIcon(deck?.id ?? ""),
    };
  });
}

/** What a Base is called: "Kit" of Kit Motley; the second word where the first is no name, "Broom" of Mother Broom. */
export function nickname(name: string): string {
  return /^(Mother|Red|The) \S/.test(name) ? (name.split(" ")[1] ?? name) : first(name);
}

/** The first seat of a side of a row: itself, or in tag team the team's. */
export function sideLook(view: View, looks: readonly SeatLook[], side: number): SeatLook | undefined {
  if (view.format !== "tag_team") return looks[side];
  const members = view.seats.flatMap((info, seat) => (info.team === side ? [seat] : []));
  return looks[members.find((seat) => view.seats[seat]?.active) ?? members[0] ?? 0];
}
