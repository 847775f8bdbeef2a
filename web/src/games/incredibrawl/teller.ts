/** What happened, in words: the messages of the game's catalogue, with names in place of seats. */
import type { LogLine, Text } from "../../net/protocol";
import { full, seatNames } from "../../table/words";
import type { Names } from "../../words/catalogue";
import { gameWords, list, type Words } from "../../words/say";
import { argsOf } from "./board";
import type { More } from "./chronicle";
import { inner, typeName } from "./look";
import type { Messages } from "./messages";
import type { CardInfo, PowerType, Trigger } from "./protocol";
import { say } from "./say";

const signed = (n: number): string => (n > 0 ? `+${n}` : `\u2212${Math.abs(n)}`);

/** Who reads, and what the others are called. */
interface Readers {
  /** The reader's only seat; null where there is none, or several. */
  me: number | null;
  name: (seat: number) => string;
}

const namesOf = (cards: readonly CardInfo[], { me, name }: Readers): Names => ({
  ...seatNames(name, me),
  CARD: (card) => (typeof card === "number" && cards[card]?.name) || say("page-a-card"),
  TYPE: (type) => typeName(type as PowerType),
  TYPES: (types) => list((types as PowerType[]).map(typeName)),
  CLASSES: (classes) => list(classes as string[]),
  SIGNED: (n) => signed(n as number),
});

/** The part of a character's text that a trigger uses; null: the only text of any other card. */
export const partOf = (card: CardInfo | undefined, trigger: Trigger | null) =>
  card?.abilities.find((one) => one.trigger === trigger);

/** Says lines of the log at one table. */
export class Teller {
  readonly #cards: readonly CardInfo[];
  readonly #words: Words<Messages>;

  constructor(cards: readonly CardInfo[], name: (seat: number) => string, me: number | null) {
    this.#cards = cards;
    this.#words = gameWords<Messages>("incredibrawl", namesOf(cards, { name, me }));
  }

  /** A line as a sentence; the server's own where the catalogue has none. */
  line(line: LogLine): string {
    const args = { ...line.args, ...this.#text(line) };
    return full(this.#words.find(`${line.code}.show`, args) ?? this.#words.tell({ ...line, args }));
  }

  /** The same in the log, where the lines around it say the rest: who did what, and what came of it. */
  told(line: LogLine, more: More = {}): string {
    const found = this.#words.find(`${line.code}.told`, { ...line.args, ...this.#more(line, more) });
    return found === null ? this.line(line) : full(found);
  }

  #more(line: LogLine, { fought, cards = [] }: More): Record<string, string | number | boolean> {
    switch (line.kind) {
      case "scrap":
        return { own: -1, other: -1, ...fought, known: fought !== undefined };
      case "draw": {
        const names = cards.flatMap((card) => this.#cards[card ?? -1]?.name ?? []);
        return { what: names.length === cards.length ? list(names) : say("page-cards", { cards: cards.length }) };
      }
      case "flip_up": {
        const card = this.#cards[argsOf<"flip_up">(line).card];
        return { kind: card?.type ? typeName(card.type) : "", level: card?.level ?? "" };
      }
      case "level": {
        const { by } = argsOf<"level">(line);
        return { way: by > 0 ? "up" : by < 0 ? "down" : "same" };
      }
      case "peek":
        return { own: argsOf<"peek">(line).other === line.seat };
      case "draws_mod": {
        const { n } = argsOf<"draws_mod">(line);
        return { way: n > 0 ? "up" : n < 0 ? "down" : "same", cards: Math.abs(n) };
      }
      default:
        return {};
    }
  }

  /** A text of the server. */
  readonly text = (text: Text): string => this.#words.tell(text);

  /** What the card that is carried out does. */
  #text(line: LogLine): { head: string; text: string } | null {
    if (line.kind !== "ability" && line.kind !== "power_up") return null;
    const { card } = argsOf<"power_up">(line);
    const trigger = line.kind === "ability" ? argsOf<"ability">(line).trigger : null;
    const part = partOf(this.#cards[card], trigger);
    return { head: trigger === "other" ? inner(part?.head ?? "") : (part?.head ?? ""), text: part?.text ?? "" };
  }
}

export const HEADS: ReadonlySet<string> = new Set(["round"]);
