/** Acts as the server offers them: where they lie, and all of them in one shape, also of a game that is still told acts. */
import type { ActionId, At, Decision, Offer, Outlook, Text } from "../net/protocol";

/** What a game tells of acts that are not sent: what they name, what comes of an answer, of a plan, and of all before them. */
export interface Ahead {
  names: object;
  answer: unknown;
  plan: unknown;
  chain: unknown;
}
/** An offer with what its words name, and what its game tells beside it. */
export type Offered<Then = unknown, Names = object> = Omit<Offer, "then" | "says"> & {
  says: Text & { args: Names };
  then?: Then;
};
/** One of what lies ahead: what comes of it is told. */
export type Foretold<Then, Names = object> = Offered<Then, Names> & { then: Then };
export type Answer<A extends Ahead> = Foretold<A["answer"], A["names"]>;
export type Plan<A extends Ahead> = Foretold<A["plan"], A["names"]>;
/** What may follow a chain, and what would come of it. */
export interface Seen<A extends Ahead> extends Outlook {
  then: A["chain"];
  offers: Answer<A>[];
  plans: Plan<A>[];
}

/** Whether two things lie at the same card, space, seat or slot. */
export const same = (one: At | null | undefined, other: At | null | undefined): boolean =>
  one?.card === other?.card && one?.space === other?.space && one?.seat === other?.seat && one?.slot === other?.slot;

/** What is sent for an offer: itself, after what leads to it. */
export const actsOf = ({ via = [], id }: Pick<Offer, "id" | "via">): ActionId[] => [...via, id];

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
