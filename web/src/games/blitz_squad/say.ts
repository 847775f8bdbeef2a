/** What the page says of Blitz Squad by itself, and what the server tells, with names in place of seats. */
import type { LogLine, Text } from "../../net/protocol";
import { full, seatNames } from "../../table/words";
import { gameWords } from "../../words/say";
import type { Book } from "./look";
import type { Messages } from "./messages";

export const { say, find } = gameWords<Messages>("blitz_squad");

/** Says what the server tells at one table. `who`: "Mako"; `me`: the reader's only seat. */
export class Teller {
  readonly #words: ReturnType<typeof gameWords<Messages>>;

  constructor(book: Book, who: (seat: number) => string, me: number | null = null) {
    this.#words = gameWords<Messages>("blitz_squad", {
      ...seatNames(who, me),
      CARD: (card) => (typeof card === "number" && book.name(card)) || say("page-a-card"),
      CARDS: (cards) => (cards as number[]).map((card) => book.name(card)).join(", "),
      SIGNED: (n) => ((n as number) > 0 ? `+${n}` : String(n)),
    });
  }

  /** A text of the server; its English where the catalogue has no such message. */
  text(text: Text | null | undefined): string {
    return text ? this.#words.tell(text) : "";
  }

  /** A line of the log as a sentence. */
  line(line: LogLine): string {
    return full(this.#words.find(`${line.code}.show`, line.args) ?? this.#words.tell(line));
  }
}
