/** Who sits where, as this browser sees it: shape and colour, name, deck. In tag team a team has one shape and colour. */
import type { ArtWords } from "../../art/words";
import * as kit from "../../kit/seats";
import { order } from "../../kit/shapes";
import type { TableState } from "../../table/types";
import { seatName } from "../../table/words";
import { deckIcon } from "./look";
import type { Game, Setup, View } from "./protocol";
import { say } from "./say";

export interface SeatLook extends kit.SeatLook {
  letter: string;
  deck: string;
  deckName: string;
  icon: string;
  /** Its fighter in words, where the deck has one. */
  art: ArtWords | undefined;
}

export function looksOf(table: TableState<Game>, view: View, fighters: Setup["fighters"] = {}): SeatLook[] {
  const count = view.seats.length;
  const own = view.seats[table.you[0] ?? 0]?.team ?? 0;
  return view.seats.map((info, seat) => {
    const place = view.format === "tag_team" ? (info.team === own ? 0 : 1) : order(seat, table.you, count);
    const deck = view.decks[seat];
    return {
      ...kit.seatLook(seat, table.you, count, seatName(table, seat), place),
      letter: info.letter,
      deck: deck?.id ?? "",
      deckName: deck?.short ?? say("page-nobody"),
      icon: deckIcon(deck?.id ?? ""),
      art: fighters[deck?.id ?? ""],
    };
  });
}

/** The first seat of a side of a row: itself, or in tag team the team's. */
export function sideLook(view: View, looks: readonly SeatLook[], side: number): SeatLook | undefined {
  if (view.format !== "tag_team") return looks[side];
  const members = view.seats.flatMap((info, seat) => (info.team === side ? [seat] : []));
  return looks[members.find((seat) => view.seats[seat]?.active) ?? members[0] ?? 0];
}
