/** Parts of the table that come apart from it: set-up is over before the board is played on, the end comes last; four alone take
 * turns within a team; what is pointed at, and what would come of it, is told once somebody points.
 */
import { Later } from "../../table/later.svelte";

export const Setup = new Later(() => import("./draft/Part.svelte"));
export const Four = new Later(() => import("./Four.svelte"));
export const Pointed = new Later(() => import("./Pointed.svelte"));
export const End = new Later(() => import("./End.svelte"));
