/** What happened, in the page's own words: names instead of seat letters. One sentence an event, verb first after the name. */
import type { LogLine } from "../../protocol/types";
import { inner, SIGNS, TRIGGER_NAMES, TYPE_LOOK, WINDOW_NAMES } from "./look";
import { numbers } from "./scene";
import { type CardInfo, PLACE, TRIGGERS, type Trigger, TYPES, WINDOWS } from "./types";

export interface Book {
  cards: readonly CardInfo[];
  /** "You", "Mako". */
  who: (seat: number) => string;
}

/** "You draw", "Mako draws". */
export function does(who: string, verb: string): string {
  if (who === "You") return `You ${verb}`;
  const [first = "", ...rest] = verb.split(" ");
  const said =
    first === "have"
      ? "has"
      : first === "are"
        ? "is"
        : first === "go"
          ? "goes"
          : /(s|sh|ch|x)$/.test(first)
            ? `${first}es`
            : `${first}s`;
  return [who, said, ...rest].join(" ");
}
const whose = (who: string): string => (who === "You" ? "Your" : `${who}'s`);
const counted = (n: number, one: string): string => `${n} ${one}${n === 1 || one === "Glory" ? "" : "s"}`;
const HOW = ["", "by Type", "by Level", "by the throw", "by a text"];
const SIGNED = (n: number): string => (n > 0 ? `+${n}` : `\u2212${Math.abs(n)}`);
const TO = ["the hand", "the discard pile", "the bottom of the deck", "the top of the deck", "the deck"];

/** The part of a character's text that a trigger uses; the whole text of any other card, without its head. */
export function textOf(card: CardInfo | undefined, trigger: Trigger | null): string {
  if (!card) return "";
  if (trigger === null) return capital(card.kind === "power_up" ? card.text.replace(/^[^:]*: /, "") : card.text);
  return capital(abilities(card).find((one) => one.trigger === trigger)?.text ?? "");
}

export interface Ability {
  /** Null where a text has no head. */
  trigger: Trigger | null;
  /** "Play", "Before a scrap". */
  head: string;
  text: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const KEYWORDS = "Play|Lose|Win";

/** A card's text cut at its heads; an Other ability has its moments for a head. */
export function abilities(card: CardInfo): Ability[] {
  if (card.kind === "location") return [{ trigger: null, head: "", text: card.text }];
  if (card.kind === "power_up") {
    const cut = card.text.indexOf(": ");
    return [
      {
        trigger: null,
        head: card.text.slice(0, Math.max(0, cut)),
        text: capital(card.text.slice(cut < 0 ? 0 : cut + 2)),
      },
    ];
  }
  const heads = card.other === null ? KEYWORDS : `${KEYWORDS}|${card.other}`;
  const parts = card.text.split(new RegExp(`(?:^|(?<=[.] ))(${heads}): `)).slice(1);
  const found: Ability[] = [];
  for (let n = 0; n + 1 < parts.length; n += 2) {
    const trigger = TRIGGERS.find((one) => TRIGGER_NAMES[one] === parts[n]) ?? (parts[n] ? "other" : null);
    found.push({ trigger, head: parts[n] ?? "", text: capital((parts[n + 1] ?? "").trim()) });
  }
  return found.length ? found : [{ trigger: null, head: "", text: card.text }];
}

/** Effect words by number (`vocabulary.OPS`) that the log names by number. */
const [BEATS_CLASS, BEATS_TYPE] = [33, 34];
const TWISTS: Readonly<Record<number, string>> = {
  30: "Types are turned round.",
  31: "The lower Level wins.",
  32: "Types do not count.",
  40: "The Victory Glory changes.",
  42: "The location may not change.",
};
const CLAIMS: Readonly<Record<number, string>> = { 33: "beats", 34: "beats", 35: "wins true ties", 38: "is protected" };
const CLASSES = [
  "human",
  "beast",
  "robot",
  "alien",
  "undead",
  "mythic",
  "plant",
  "elemental",
  "warrior",
  "royal",
  "scholar",
  "performer",
];
const classesOf = (mask: number): string => CLASSES.filter((_, n) => (mask >> n) & 1).join(" and ");

const ENDS: Readonly<Record<number, string>> = {
  1: "the Glory goal is reached",
  2: "somebody has no character left",
  3: "the last round is played",
};

/** The viewers of a hand that everybody sees. */
const ALL = 15;

type Teller = (told: { who: string; n: [number, number, number, number]; book: Book; line: LogLine }) => string;

const name = (book: Book, card: number): string => book.cards[card]?.name ?? "a card";
const place = (book: Book, n: number): string => name(book, PLACE + n);
const several = (book: Book, mask: number): string => {
  const names = [0, 1, 2, 3].filter((seat) => (mask >> seat) & 1).map((seat) => book.who(seat));
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
};

const TELL: Readonly<Record<string, Teller>> = {
  round: ({ n, book }) => `Round ${n[0]}, at ${place(book, n[1])}.`,
  commit: ({ who, n }) => (n[0] === 1 ? `${does(who, "have")} chosen.` : `${does(who, "have")} decided.`),
  withdraw: ({ who }) => `${does(who, "take")} the card back.`,
  place: ({ who, n }) => `${does(who, "stand")} at spot ${n[0]}.`,
  flip_up: ({ who, n, book }) => `${does(who, "reveal")} ${name(book, n[0])}.`,
  order: ({ who, n, book }) => `${n[1]}. ${whose(who)} ${name(book, n[0])}.`,
  ability: ({ n, book }) => {
    const trigger = TRIGGERS[n[1]] ?? "play";
    const card = book.cards[n[0]];
    const head = trigger === "other" && card?.other ? inner(card.other) : TRIGGER_NAMES[trigger];
    return `${name(book, n[0])}, ${head}: ${textOf(card, trigger)}`;
  },
  ignored: ({ n, book }) => `${name(book, n[0])} does not use its ability.`,
  scrap: ({ line, n, book }) =>
    `${does(book.who(line.seat), "beat")} ${objective(book.who(n[0]))}${HOW[n[1]] ? ` ${HOW[n[1]]}` : ""}.`,
  tie: ({ n, book }) => `A true tie: ${several(book, n[0])}.`,
  throw: ({ who, n }) => `${does(who, "throw")} ${SIGNS[n[0]]?.name.toLowerCase() ?? "a sign"}.`,
  thrown: ({ who }) => `${does(who, "win")} the throw.`,
  walkover: ({ who, line }) =>
    line.seat < 0 ? "Nobody is left in this scrap." : `${does(who, "go")} on without a scrap.`,
  brawl: ({ who, n, book }) => `${whose(who)} ${name(book, n[0])} wins the brawl.`,
  nobody: () => "Nobody wins the brawl.",
  gain: ({ who, n }) => `${does(who, "gain")} ${n[0]} Glory: ${n[1]}.`,
  pay: ({ who, n }) =>
    n[0] === 0 ? `${does(who, "have")} no Glory to lose.` : `${does(who, "lose")} ${n[0]} Glory: ${n[1]}.`,
  steal: ({ who, n, book }) =>
    n[1] === 0
      ? `${does(book.who(n[0]), "have")} no Glory for ${objective(who)} to take.`
      : `${does(who, "take")} ${n[1]} Glory from ${objective(book.who(n[0]))}.`,
  victory: ({ who, n }) =>
    n[0] === 0 ? `${does(who, "take")} no Victory Glory.` : `${does(who, "take")} ${n[0]} Victory Glory: ${n[1]}.`,
  bonus: ({ who, n, book }) => `${place(book, n[0])} rewards ${objective(who)}.`,
  draw: ({ who, n, book }) => `${does(who, "draw")} ${n[0] >= 0 ? name(book, n[0]) : "a card"}.`,
  buy: ({ who }) => `${does(who, "pay")} 1 Glory and refill${who === "You" ? "" : "s"}.`,
  free: ({ who }) => `${does(who, "have")} no character: a free refill.`,
  shown: ({ who, n, book }) =>
    n[2] === ALL
      ? `${whose(who)} hand is shown to all.`
      : `${does(several(book, n[2]), "look")} at ${possessive(who)} hand.`,
  discard: ({ who, n, book }) => `${does(who, "discard")} ${name(book, n[0])}.`,
  location: ({ n, book }) => `The location is now ${place(book, n[0])}.`,
  stays: ({ who }) => `${does(who, "stay")} here.`,
  window: ({ n }) => `Power-Ups: ${inner(WINDOW_NAMES[WINDOWS[n[0]] ?? "select"])}.`,
  laid: ({ who, n, book }) => `${does(who, "lay")} ${name(book, n[0])}.`,
  power_up: ({ n, book }) => `${name(book, n[0])}: ${textOf(book.cards[n[0]], null)}`,
  returned: ({ who, n, book }) => `${does(who, "take")} ${name(book, n[0])} back to hand.`,
  coin: ({ who, n }) => `${does(who, "flip")} ${n[0] ? "heads" : "tails"}.`,
  level: ({ n, book }) => `${name(book, n[0])}: Level ${SIGNED(n[1])}, now ${n[2]}.`,
  level_is: ({ n, book }) => `${name(book, n[0])} is now Level ${n[1]}.`,
  type: ({ n, book }) => `${name(book, n[0])} is now ${TYPE_LOOK[TYPES[n[1]] ?? "physical"].name}.`,
  silenced: ({ n, book }) => `${name(book, n[0])} is silenced.`,
  copied: ({ n, book }) => `Copies the ${TRIGGER_NAMES[TRIGGERS[n[1]] ?? "play"]} ability of ${name(book, n[0])}.`,
  swapped: ({ who, n, book }) => `${who} and ${objective(book.who(n[0]))} swap spots.`,
  peek: ({ who, line, n, book }) =>
    n[1] === 0
      ? `${whose(book.who(n[0]))} deck is empty: nothing to look at.`
      : `${does(who, "look")} at the top ${counted(n[1], "card")} of ${n[0] === line.seat ? (who === "You" ? "your" : "their") : possessive(book.who(n[0]))} deck.`,
  ordered: ({ who, n }) =>
    n[0] === 0 ? `${does(who, "keep")} none of them on top.` : `${does(who, "put")} them back.`,
  recovered: ({ who, n, book }) => `${does(who, "take")} ${name(book, n[0])} from the discard pile.`,
  leaves: ({ n, book }) => `${name(book, n[0])} goes to ${TO[n[1]] ?? "its owner"}.`,
  enters: ({ n, book }) => `${name(book, n[0])} comes into play.`,
  twist: ({ n }) => TWISTS[n[0]] ?? "The rules of this brawl change.",
  claim: ({ n, book }) =>
    `${name(book, n[0])} ${CLAIMS[n[1]] ?? "beats more"}${n[1] === BEATS_TYPE ? ` ${TYPE_LOOK[TYPES[n[3]] ?? "physical"].name} characters` : n[1] === BEATS_CLASS ? ` ${classesOf(n[2])} characters` : ""}.`,
  draws_mod: ({ who, n }) =>
    n[0] === 0
      ? "The normal draw stays as it is."
      : `${SIGNED(n[0])} to ${whose(who) === "Your" ? "your" : whose(who)} normal draw.`,
  declined: ({ who }) => `${does(who, "decline")}.`,
  nothing: ({ n, book }) => `${name(book, n[0])}: ${n[1] === 1 ? "a part has " : ""}nothing to do.`,
  token: ({ who }) => `${does(who, "have")} the First Player Token.`,
  over: ({ n, book }) => `The game is over, ${ENDS[n[0]] ?? "as the rules say"}: ${several(book, n[1])} won.`,
  closed: () => "The window closes.",
};

/** Lines that the log leaves out: others say the same, or the board shows it. */
export const QUIET: ReadonlySet<string> = new Set(["commit", "order", "closed", "place"]);
export const HEADS: ReadonlySet<string> = new Set(["round"]);

/** Numbers of the lines that only clear the table: cards that leave play when the brawl has had its reward. */
export function clearing(log: readonly LogLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  let ended = false;
  for (const line of log) {
    if (line.kind === "victory" || line.kind === "nobody") ended = true;
    else if (line.kind === "round") ended = false;
    else if (ended && line.kind === "leaves") found.add(line.n);
  }
  return found;
}

const possessive = (who: string): string => (who === "You" ? "your" : `${who}'s`);
const objective = (who: string): string => (who === "You" ? "you" : who);

/** An event as a sentence; the server's own where the page has none. */
export function told(line: LogLine, book: Book): string {
  const teller = TELL[line.kind];
  const who = line.seat >= 0 ? book.who(line.seat) : "Nobody";
  return teller ? teller({ who, n: numbers(line), book, line }) : line.text;
}
