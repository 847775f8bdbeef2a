/** What the page says of Blitz Squad by itself, and what the server tells, with names in place of seats. */
import type { LogLine, Text } from "../../net/protocol";
import { full, seatNames } from "../../table/words";
import type { Names } from "../../words/catalogue";
import { gameWords, list, type Words } from "../../words/say";
import type { More } from "./chronicle";
import type { Book } from "./look";
import type { Messages } from "./messages";

export const { say, find } = gameWords<Messages>("blitz_squad");

/** So many cards are named one by one. */
const NAMED = 8;

/** Says what the server tells at one table. `who`: "Mako"; `me`: the reader's only seat. */
export class Teller {
  readonly #words: Words<Messages>;
  /** Amid a sentence. */
  readonly #amid: Words<Messages>;

  constructor(book: Book, who: (seat: number) => string, me: number | null = null) {
    const seats = seatNames(who, me);
    const names: Names = {
      ...seats,
      CARD: (card) => (typeof card === "number" && book.name(card)) || say("page-a-card"),
      CARDS: (told) => {
        const cards = told as readonly number[];
        return cards.length > NAMED
          ? say("page-many-cards", { n: cards.length })
          : list(cards.map((card) => book.name(card)));
      },
      STACK: (told) => {
        const [top = 0, ...under] = [...(told as readonly number[])].reverse();
        return this.#words.say("stack", { top, under, covered: under.length });
      },
      SIGNED: (n) => ((n as number) > 0 ? `+${n}` : String(n)),
    };
    this.#words = gameWords<Messages>("blitz_squad", names);
    const { ONE = names.SEAT, OWN = names.WHOSE, THEM = names.SEATS } = seats;
    this.#amid = gameWords<Messages>("blitz_squad", { ...names, SEAT: ONE, WHOSE: OWN, SEATS: THEM } as Names);
  }

  /** A text of the server; its English where the catalogue has no such message. */
  text(text: Text | null | undefined): string {
    return this.#words.tell(text);
  }

  /** A line in the log, where the lines around it say the rest. */
  told(line: LogLine, { by, ...more }: More = {}): string {
    const words = by === undefined ? this.#words : this.#amid;
    const args = { ...line.args, ...more };
    const ids = [`${line.code}.told`, `${line.code}.show`, line.code];
    const text = ids.reduce<string | null>((found, id) => found ?? words.find(id, args), null);
    if (text === null || by === undefined) return text === null ? this.line(line) : full(text);
    return full(by ? words.say("page-by", { by, text }) : words.say("page-by-missing", { text }));
  }

  /** A line of the log as a sentence. */
  line(line: LogLine): string {
    return full(this.#words.find(`${line.code}.show`, line.args) ?? this.#words.tell(line));
  }
}
