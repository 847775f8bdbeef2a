/** What happened, in words: the messages of the game's catalogue, with names in place of seats. */
import type { LogLine, Text } from "../../net/protocol";
import { full, seatNames } from "../../table/words";
import type { Names } from "../../words/catalogue";
import { gameWords, list, type Words } from "../../words/say";
import { argsOf, changeOf } from "./board";
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
    return full(this.#words.find(`${line.code}.show`, args) ?? this.#words.find(line.code, args) ?? line.text);
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

/** Lines that the log leaves out: others say the same, or the board shows it. */
export const QUIET: ReadonlySet<string> = new Set(["commit", "order", "closed", "place"]);
export const HEADS: ReadonlySet<string> = new Set(["round"]);

/** Numbers of the lines that only clear the table: cards that leave play when the brawl has had its reward. */
export function clearing(log: readonly LogLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  let ended = false;
  for (const line of log) {
    const change = changeOf(line);
    if (change?.ended) ended = true;
    else if (change?.anew) ended = false;
    else if (ended && line.kind === "leaves") found.add(line.n);
  }
  return found;
}
