/** What the page says of IncrediBrawl by itself, and how it says what the server sends. */
import { seatNames } from "../../table/words";
import { gameWords, list, type Words } from "../../words/say";
import { typeName } from "./look";
import type { Messages } from "./messages";
import type { CardInfo, PowerType } from "./protocol";

export const { say, find } = gameWords<Messages>("incredibrawl");

const signed = (n: number): string => (n > 0 ? `+${n}` : `\u2212${Math.abs(n)}`);

/** The words of one table. `name`: what a seat is called; `me`: the reader's only seat; null where there is none, or several. */
export function wordsOf(
  cards: readonly CardInfo[],
  name: (seat: number) => string,
  me: number | null,
): Words<Messages> {
  const named = (card: unknown): string => (typeof card === "number" && cards[card]?.name) || say("page-a-card");
  return gameWords<Messages>("incredibrawl", {
    ...seatNames(name, me),
    CARD: named,
    CARDS: (several) => list((several as number[]).map(named)),
    TYPE: (type) => typeName(type as PowerType),
    TYPES: (types) => list((types as PowerType[]).map(typeName)),
    CLASSES: (classes) => list(classes as string[]),
    SIGNED: (n) => signed(n as number),
  });
}
