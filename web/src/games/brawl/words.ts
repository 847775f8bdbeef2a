/** The page's own sentences: what is held, what was refused, what just happened. Names instead of seat letters and Base ids. */
import type { LogLine } from "../../protocol/types";
import type { NotTaken } from "../../stores/live";
import type { Ghost } from "./ghost";
import { named } from "./look";
import type { SeatLook } from "./seats";
import type { Card, View } from "./types";

export const seconds = (ms: number): string => (Math.max(100, ms) / 1000).toFixed(1).replace(/\.0$/, "");

/** 102400 ms as "1:42", with tenths "1:42.4". */
export function clock(ms: number, tenths = false): string {
  const all = Math.max(0, Math.floor(ms / 100));
  const whole = Math.floor(all / 10);
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  return tenths ? `${text}.${all % 10}` : text;
}

/** What a Base is called at the table. */
export function baseName(view: View, looks: readonly SeatLook[], id: string): string {
  const owner = view.bases[id]?.owner ?? "ABCDEFGH".indexOf(id.charAt(0));
  return looks[owner]?.deckName ?? id;
}

export interface Slip {
  n: number;
  title: string;
  text: string;
  rule: string;
  tone: "late" | "no" | "note";
}

/** A refused request: nobody is blamed, and it says where the card is now. */
export function slipOf(view: View, no: NotTaken): Slip {
  const ghost = no.sent.ghost as Ghost | null;
  const type = ghost && ghost.kind === "play" ? view.types[ghost.card.type] : undefined;
  const place = ghost?.kind === "play" && ghost.top ? "on your pile" : "in your hand";
  const stays = type ? `Your ${type.name} stays ${place}. Nothing lost.` : "Nothing lost.";
  if (no.lateMs !== null)
    return { n: no.n, title: `Too late by ${seconds(no.lateMs)} s.`, text: stays, rule: no.rule ?? "", tone: "late" };
  return {
    n: no.n,
    title: first(no.text),
    text: [after(no.text), type ? `Your ${type.name} stays ${place}.` : ""].filter(Boolean).join(" "),
    rule: no.rule ?? "",
    tone: "no",
  };
}

const cut = (text: string): number => {
  const found = /[.;:] /.exec(text);
  return found ? found.index + 1 : text.length;
};
const first = (text: string): string => text.slice(0, cut(text)).replace(/[;:]$/, ".");
const after = (text: string): string => text.slice(cut(text)).trim();

/** Lines that are nobody's deed, whatever seat they carry. */
const NOBODY = new Set(["round", "go", "over", "countdown", "paused", "warning", "won", "back"]);
export const teller = (line: LogLine, looks: readonly SeatLook[]): SeatLook | undefined =>
  NOBODY.has(line.kind) ? undefined : looks[line.seat];

/** A log line without its seat's letter, with names for Bases and cards: "Green Hit on Kit". */
export function retold(line: LogLine, view: View, looks: readonly SeatLook[]): string {
  let text = line.text.replace(
    /\b([A-Z][\w-]*)\((red|blue|green)\)/g,
    (_, name: string, colour: string) => `${colour} ${name}`,
  );
  text = text.replace(/\b([A-H])(\d+)(\.[a-h12])?\b/g, (whole, letter: string) =>
    looks["ABCDEFGH".indexOf(letter)] ? baseName(view, looks, whole.split(".")[0] ?? whole) : whole,
  );
  const own = teller(line, looks)?.letter;
  if (own && text.startsWith(`${own} `)) text = text.slice(2).replace(/^(plays|is) /, "");
  text = text.replace(/\b([A-H])\b(?='s| |$|,)/g, (letter, _s, at: number) => {
    const who = looks["ABCDEFGH".indexOf(letter)]?.who ?? letter;
    return who === "You" && at > 0 ? "you" : who;
  });
  text = text.replace("the foul of you", "your foul");
  return text.charAt(0).toUpperCase() + text.slice(1);
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
  if (me === null || !mine) return { what: "You are watching.", how: "" };
  const info = view.seats[me];
  const press = (cap: string, verb: string): string => (caps.touch ? `Tap ${verb}` : `Press ${cap}`);
  if (view.format === "tag_team" && info && !info.active)
    return { what: "Your teammate plays.", how: "You may coach. Wait to be tagged." };
  if (info?.hand) {
    const card = mine.hand ?? info.hand.card;
    if (!card) return { what: "Dealing.", how: "" };
    const type = view.types[card.type];
    const what = `${type ? named(type) : "A card"} in hand.`;
    const away = info.hand.from === "pile" ? "put it back" : "throw it away";
    if (legal === 0) return { what, how: `No place for it now. ${press(caps.drop, "the pile")} to ${away}.` };
    return {
      what,
      how: caps.touch
        ? `Tap a glowing place, or the pile to ${away}.`
        : `Press a glowing key, or ${caps.drop} to ${away}.`,
    };
  }
  if (mine.can.deal !== undefined) {
    const top = legal > 0 && info?.pile.top ? view.types[info.pile.top.type] : undefined;
    if (top)
      return {
        what: `${named(top)} on your pile.`,
        how: `${caps.touch ? "Tap a glowing place, or the deck" : `Press a glowing key, or ${caps.deal} to deal`}.`,
      };
    return { what: "Your hand is empty.", how: `${press(caps.deal, "your deck")} to deal.` };
  }
  if (mine.can.pass !== undefined) return { what: "Nothing to play.", how: `${press(caps.drop, "Pass")} to pass.` };
  if (legal > 0) return { what: "Your pile is open.", how: "Play its top on a glowing place." };
  return { what: "Nothing to play now.", how: "It may change with the next card." };
}

export const cardWords = (view: View, card: Card | null): string => {
  const type = card ? view.types[card.type] : undefined;
  return type ? named(type) : "a card";
};
