/** Texts of the server: a message of the catalogue with its arguments, and the English beside. */
import type { ForbiddenAct, Text } from "../net/protocol";
import { tell } from "../words/say";

/** The words of a text; of a game's own, in English. */
export const words = (text: Text | null | undefined): string => (text ? tell(text) : "");

/** A refusal as one sentence: the fact, then the way out. */
export const reason = (no: Pick<ForbiddenAct, "why" | "out">): string =>
  [words(no.why), words(no.out)].filter(Boolean).join(" ");

/** A sentence that is in no catalogue. */
export const plain = (text: string): Text => ({ code: "", args: {}, text });
