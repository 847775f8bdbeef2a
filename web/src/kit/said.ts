/** Texts of the server: a message of the catalogue with its arguments, and the English beside. */
import type { ForbiddenAct, Text } from "../net/protocol";
import { tell } from "../words/say";

/** A refusal as one sentence: the fact, then the way out. */
export const reason = (no: Pick<ForbiddenAct, "why" | "out">): string =>
  [tell(no.why), tell(no.out)].filter(Boolean).join(" ");

/** A sentence that is in no catalogue. */
export const plain = (text: string): Required<Text> => ({ code: "", args: {}, text });
