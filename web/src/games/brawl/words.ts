/** The page's own sentences: what is held, what was refused, what things are called. */
import type { Text } from "../../net/protocol";
import type { NotTaken } from "../../table/realtime";
import type { Slip } from "../../table/types";
import { baseAt } from "./board";
import { named } from "./look";
import type { Ghost, View } from "./optimistic";
import type { Card } from "./protocol";
import { say } from "./say";
import type { SeatLook } from "./seats";

/** To a tenth, and never none. */
export const seconds = (ms: number): number => Math.round(Math.max(100, ms) / 100) / 10;

/** 102400 ms as "1:42", with tenths "1:42.4". */
export function clock(ms: number, tenths = false): string {
  const all = Math.max(0, Math.floor(ms / 100));
  const whole = Math.floor(all / 10);
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  return tenths ? `${text}.${all % 10}` : text;
}

/** What a Base, or the Base of an end, is called at the table. One that was swept carries its owner's letter for good. */
export function baseName(view: View, looks: readonly SeatLook[], space: string): string {
  const owner = baseAt(view, space)?.owner ?? view.seats.findIndex((seat) => space.startsWith(seat.letter));
  return looks[owner]?.deckName ?? space;
}

/** A refused request: nobody is blamed, and it says where the card is now. */
export function slipOf(view: View, no: NotTaken, tell: (text: Text) => string): Slip {
  const ghost = no.sent.ghost as Ghost | null;
  const type = ghost && ghost.kind === "play" ? view.types[ghost.card.type] : undefined;
  const stays = type && say("page-stays", { card: type.name, pile: ghost?.kind === "play" && ghost.top });
  const made = (title: string, text: (string | null | undefined)[], icon: string): Slip => ({
    title,
    text: text.filter(Boolean).join(" "),
    rule: no.rule,
    icon,
    tone: "warn",
  });
  if (no.lateMs === null) return made(tell(no.why), [no.out && tell(no.out), stays], "help");
  return made(say("page-late", { seconds: seconds(no.lateMs) }), [stays, say("page-lost")], "stopwatch");
}

/** What is in hand, and how to go on. */
export interface Said {
  what: string;
  how: string;
}

export interface Keycaps {
  deal: string;
  drop: string;
  touch: boolean;
}

export function saying(view: View, me: number | null, legal: number, caps: Keycaps): Said {
  const mine = view.mine;
  if (me === null || !mine) return { what: say("page-watching"), how: "" };
  const info = view.seats[me];
  const { touch } = caps;
  if (view.format === "tag_team" && info && !info.active)
    return { what: say("page-benched"), how: say("page-benched.how") };
  if (info?.hand) {
    const card = mine.hand ?? info.hand.card;
    return card
      ? held(view, card, info.hand.from, legal, caps, away(mine.can))
      : { what: say("page-dealing"), how: "" };
  }
  if (mine.can.deal !== undefined) {
    const top = legal > 0 && info?.pile.top ? view.types[info.pile.top.type] : undefined;
    const key = caps.deal;
    if (top)
      return {
        what: say("page-top", { card: named(top) }),
        how: touch ? say("page-top.touch") : say("page-top.keys", { key }),
      };
    return { what: say("page-empty"), how: touch ? say("page-empty.touch") : say("page-empty.keys", { key }) };
  }
  if (mine.can.pass !== undefined)
    return {
      what: say("page-pass"),
      how: touch ? say("page-pass.touch") : say("page-pass.keys", { key: caps.drop }),
    };
  if (legal > 0) return { what: say("page-open"), how: say("page-open.how") };
  return { what: say("page-nothing"), how: say("page-nothing.how") };
}

/** The card in hand may be put away now. */
const away = (can: Readonly<Record<string, number>>): boolean =>
  can["put back"] !== undefined || can.discard !== undefined;

/** A card is in hand: where it may go, and how it is put away. */
function held(view: View, card: Card, away: "deck" | "pile", legal: number, caps: Keycaps, goes: boolean): Said {
  const what = say("page-held", { card: cardWords(view, card) });
  const key = caps.drop;
  // Before the table lets it be put away nobody is told a key that does nothing.
  if (!goes) return { what, how: caps.touch ? say("page-held.place-touch") : say("page-held.place") };
  if (legal === 0)
    return {
      what,
      how: caps.touch ? say("page-held.stuck-touch", { away }) : say("page-held.stuck", { away, key }),
    };
  return { what, how: caps.touch ? say("page-held.touch", { away }) : say("page-held.keys", { away, key }) };
}

export const cardWords = (view: View, card: Card | null): string => {
  const type = card ? view.types[card.type] : undefined;
  return type ? named(type) : say("page-card.hidden");
};
