/** Offers for tests. */
import type { At, Offer } from "../src/net/protocol";
import { id } from "./ids";

/** An offer of this kind, and what its words name. */
export const offer = (n: number, kind: string, args: Record<string, unknown> = {}, at: At = {}): Offer => ({
  ...{ id: id(n), kind, says: { code: "", args, text: kind } },
  at,
});

/** The same, with what comes of it. */
export const foretold = <One extends object, Told>(one: One, told: Told): One & { then: Told } => ({
  ...one,
  // biome-ignore lint/suspicious/noThenProperty: so the server calls it, and nobody awaits an offer
  then: told,
});
