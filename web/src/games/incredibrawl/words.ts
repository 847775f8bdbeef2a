/** What the prompt says, and how a card is said aloud. */
import type { TableState } from "../../table/types";
import { list, seatName } from "../../table/words";
import { TYPE_LOOK, WINDOW_NAMES } from "./look";
import type { CardInfo, View } from "./types";

/** A card in one breath, for ears. */
export function said(card: CardInfo): string {
  const type = card.type ? `, ${TYPE_LOOK[card.type].name} Level ${card.level ?? ""}` : "";
  const beats = card.beats ? `, beats ${TYPE_LOOK[card.beats].name}` : "";
  const kind = card.kind === "power_up" ? ", Power-Up" : "";
  const classes = card.classes.length ? `, ${card.classes.join(", ")}` : "";
  return `${card.name}${type}${kind}${beats}${classes}. ${card.text}`;
}

/** "Chosen. 2 of 3 are ready."; null where the shell's words will do. */
export function waiting(view: View, table: TableState, me: number | null): { what: string; how: string } | null {
  if (view.asked.length < 2 || view.waiting.length === 0 || table.over) return null;
  if (me !== null && view.waiting.includes(me)) return null;
  const ready = view.asked.length - view.waiting.length;
  const count = `${ready} of ${view.asked.length} ${ready === 1 ? "is" : "are"} ready.`;
  const names = `Waiting for ${list(view.waiting.map((seat) => seatName(table, seat)))}.`;
  if (me === null || !view.asked.includes(me)) return { what: count, how: names };
  return {
    what: `${view.ask === "select" ? "Chosen" : view.ask === "throw" ? "Thrown" : "Decided"}. ${count}`,
    how: names,
  };
}

/** Words at each spot while everybody decides: "ready", "choosing". */
export function states(view: View): string[] {
  return view.seats.map((seat, n) => {
    if (!view.asked.includes(n)) return "";
    if (seat.answered) return "Ready";
    return view.ask === "select" ? "Choosing" : "Deciding";
  });
}

/** What the prompt says to me while a card is up or a window is open; undefined leaves it to the server. */
export function prompted(
  view: View,
  ready: CardInfo | null,
  touch: boolean,
): { what: string | undefined; how: string | undefined } {
  const again = touch ? "Tap it again, or press Play." : "Click it again, or press Enter.";
  if (ready) {
    const verb =
      view.ask === "discard" || view.ask === "repair"
        ? "Discard"
        : view.ask === "window"
          ? "Lay"
          : view.ask === "replace"
            ? "Bring in"
            : "Choose";
    return { what: `${verb} ${ready.name}.`, how: again };
  }
  if (view.ask === "window" && view.window)
    return {
      what: `${WINDOW_NAMES[view.window]}: lay a Power-Up, or pass.`,
      how: "The first one laid resolves first.",
    };
  return { what: undefined, how: undefined };
}

/** Verb of the button that plays the card that is up. */
export const verb = (ask: string): string =>
  ask === "discard" || ask === "repair"
    ? "Discard it"
    : ask === "window"
      ? "Lay it"
      : ask === "replace"
        ? "Bring it in"
        : "Play it";
