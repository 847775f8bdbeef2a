/** What the prompt says, and how a card is said aloud. */
import type { TableState } from "../../table/types";
import { seatName } from "../../table/words";
import { list } from "../../words/say";
import { typeName } from "./look";
import type { CardInfo, View } from "./protocol";
import { say } from "./say";

/** A card in one breath, for ears. */
export const said = (card: CardInfo): string =>
  say("page-said", {
    card: card.name,
    type: card.type ? typeName(card.type) : "none",
    level: card.level ?? "",
    kind: card.kind,
    beats: card.beats ? typeName(card.beats) : "none",
    classes: card.classes.join(", ") || "none",
    text: card.text,
  });

/** "Chosen. 2 of 3 are ready."; null where the shell's words will do. */
export function waiting(view: View, table: TableState, me: number | null): { what: string; how: string } | null {
  if (view.asked.length < 2 || view.waiting.length === 0 || table.over) return null;
  if (me !== null && view.waiting.includes(me)) return null;
  const count = { ready: view.asked.length - view.waiting.length, all: view.asked.length };
  const how = say("page-ready.waiting", { who: list(view.waiting.map((seat) => seatName(table, seat))) });
  if (me === null || !view.asked.includes(me)) return { what: say("page-ready", count), how };
  return { what: say("page-ready.own", { ...count, ask: view.ask }), how };
}

/** What a seat is at while everybody decides; empty: it is not asked. */
export type State = "" | "ready" | "choosing" | "deciding";

export function states(view: View): State[] {
  return view.seats.map((seat, n) => {
    if (!view.asked.includes(n)) return "";
    if (seat.answered) return "ready";
    return view.ask === "select" ? "choosing" : "deciding";
  });
}

/** That in words: "Ready". */
export const stateSaid = (state: State): string => (state ? say("page-state", { state }) : "");

/** What the prompt says to me while a card is up or a window is open; undefined leaves it to the server. */
export function prompted(
  view: View,
  ready: CardInfo | null,
  touch: boolean,
): { what: string | undefined; how: string | undefined } {
  if (ready)
    return {
      what: say("page-verb", { ask: view.ask, card: ready.name }),
      how: say(touch ? "page-verb.touch" : "page-verb.keys"),
    };
  if (view.ask === "window" && view.window)
    return { what: say("page-lay", { window: view.window }), how: say("page-lay.how") };
  return { what: undefined, how: undefined };
}
