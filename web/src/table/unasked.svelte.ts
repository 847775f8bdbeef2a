/** What nobody has to be asked: the one act that is left is done by itself, as long after as its game says. */
import { untrack } from "svelte";
import type { ActionId } from "../net/protocol";
import type { TableContext } from "./context.svelte";

/** The one act that the law leaves, and after how many ms it is done. */
export interface Forced {
  id: ActionId;
  ms: () => number;
}

/** ms until a pass or an end that nobody chose: as long as somebody may think who has a choice, whatever the hand holds. */
export const thinking = (): number => 2000 + 2000 * Math.random();

/** Does what is forced, once a decision; called while a board is set up. */
export function unasked(table: TableContext, forced: () => Forced | null, send: (act: ActionId) => void): void {
  const asked = $derived(`${table.state.decision?.ticket} ${forced()?.id}`);
  $effect(() => {
    void asked;
    const one = untrack(forced);
    if (!one) return;
    const timer = setTimeout(() => send(one.id), one.ms());
    return () => clearTimeout(timer);
  });
}
