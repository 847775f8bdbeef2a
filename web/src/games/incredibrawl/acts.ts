/** What may be done: acts as this game's decisions hand them over, found by what they are and never by their number. */
import type { ActionId, ForbiddenAct, Act as PlainAct } from "../../net/protocol";
import type { ActFields, SeatView } from "./protocol";

export type Act = PlainAct & ActFields;
export type Fighter = Extract<SeatView["fighter"], { level: number }>;
/** Sends an act, all or nothing. */
export type Go = (id: ActionId) => void;

/** The act of this name. */
export const named = (acts: readonly Act[], name: string): Act | undefined => acts.find((act) => act.name === name);

/** What forbids this now; undefined where nothing does, or where nobody has said so. */
export const barred = (
  list: readonly ForbiddenAct[],
  what: Partial<Pick<ForbiddenAct, "kind" | "card" | "space" | "seat">>,
): ForbiddenAct | undefined =>
  list.find((one) => Object.entries(what).every(([key, value]) => one[key as keyof ForbiddenAct] === value));

export const isFighter = (one: SeatView["fighter"] | undefined): one is Fighter => Boolean(one && one.card !== null);
