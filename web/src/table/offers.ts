/** Acts as the server offers them: where they lie, and all of them in one shape, also of a game that is still told acts. */
import type { At, Decision, Offer } from "../net/protocol";

/** An offer with what its game tells beside it. */
export type Offered<Then> = Omit<Offer, "then"> & { then?: Then };

/** Whether two things lie at the same card, space, seat or slot. */
export const same = (one: At | null | undefined, other: At | null | undefined): boolean =>
  one?.card === other?.card && one?.space === other?.space && one?.seat === other?.seat && one?.slot === other?.slot;

/** What may be done. */
export const legal = (decision: Decision | null): Offer[] => {
  if (!decision?.yours) return [];
  if (decision.question) return decision.question.offers.filter((one) => !one.why);
  return decision.actions.map(({ id, kind, text, name }) => ({
    id,
    kind,
    says: text.code || text.text ? text : { ...text, text: name },
  }));
};
