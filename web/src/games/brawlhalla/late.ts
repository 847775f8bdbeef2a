/** Parts of the table that come apart from it: the draft is over before the board is played on, a KO is shown after it,
 * a seat or a card is read large when somebody asks, the result comes last. */
import { Later } from "../../table/later.svelte";

export const Draft = new Later(() => import("./draft/Part.svelte"));
export const Ko = new Later(() => import("./Ko.svelte"));
export const OpenHand = new Later(() => import("./OpenHand.svelte"));
export const Mid = new Later(() => import("./Mid.svelte"));
export const Reading = new Later(() => import("./Reading.svelte"));
export const Order = new Later(() => import("./Order.svelte"));
export const KoNext = new Later(() => import("./KoNext.svelte"));
export const End = new Later(() => import("./End.svelte"));
export const Champion = new Later(() => import("./Champion.svelte"));
export const Details = new Later(() => import("./Details.svelte"));
