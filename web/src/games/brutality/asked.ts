/** What the prompt says, and the word that confirms an aim: verb first, then how. */
import type { Hands } from "./hands.svelte";
import type { SpecialInfo } from "./protocol";
import { say } from "./say";

export interface Asked {
  head: string;
  what: string;
  how: string;
  /** What comes of what is pointed at, in a few words; `warn`: it hurts. */
  note: string;
  warn: boolean;
}

/** The special whose aim is taken, here or by the server's question. */
export function special(hands: Hands): SpecialInfo | null {
  const { base, book, view } = hands;
  if (base) return book.special(base.says.args.special ?? -1);
  const { hero, special } = view.by ?? {};
  return hero === undefined || special === undefined ? null : book.special(2 * hero + special);
}

/** The special, relic or artifact that is aimed. */
function aimed(hands: Hands): Pick<SpecialInfo, "name" | "short"> | null {
  const { by } = hands.view;
  const card = hands.relic ?? by?.relic;
  const tool = hands.tool === null ? by?.tool : hands.view.heroes[hands.tool]?.tool;
  return special(hands) ?? (card ? hands.book.relic(card) : tool ? hands.book.tool(tool) : null) ?? null;
}
export const named = (hands: Hands): string => aimed(hands)?.name ?? "";
/** What it does, where its card is not beside it. */
export const does = (hands: Hands): string => (hands.aiming ? (aimed(hands)?.short ?? "") : "");

/** How an aim is confirmed, by its shape. */
export function confirms(hands: Hands): string {
  const info = special(hands);
  if (hands.relic !== null) return say("page-play-it");
  if (hands.tool !== null) return say("page-use-it");
  if (hands.launching) return say("page-confirm", { how: "launch" });
  return say("page-confirm", { how: info?.how ?? "go" });
}

/** No hero is picked up: one may be, or none can do more. */
function unselected(hands: Hands): string {
  if (hands.wanted) return say("page-guided");
  if (hands.able.length) return say("page-first-hero");
  const mate = hands.view.asked.find((seat) => seat !== hands.me);
  if (mate !== undefined && hands.view.seats[hands.me ?? -1]?.done)
    return say("page-done", { name: hands.looks[mate]?.name ?? "" });
  return say("page-no-hero", { free: hands.offers.some(({ kind }) => kind === "relic" || kind === "artifact") });
}

function moving(hands: Hands): Asked {
  const hero = hands.view.heroes[hands.selected ?? -1];
  const info = hero ? hands.book.hero(hero.hero) : null;
  const head = say("page-your-turn");
  const none = { note: "", warn: false };
  if (!hero || !info) return { head, what: unselected(hands), how: "", ...none };
  if (hands.deed !== "move" || (hands.marks && hands.places.length === 0)) {
    if (hands.wanted) return { head, what: say("page-guided"), how: "", ...none };
    const left = hero.actions > 0 ? "special" : "end";
    return { head, what: say("page-now", { left, name: hands.book.short(hero.hero) }), how: "", ...none };
  }
  const what = say("page-move-up", { n: hero.ms, more: hero.used.includes("move") });
  return { head, what, how: say("page-move-how", { pattern: info.pattern }), ...note(hands) };
}

/** What comes of the place that is pointed at. */
function note(hands: Hands): { note: string; warn: boolean } {
  const { place } = hands;
  const hero = hands.view.heroes[hands.selected ?? -1];
  if (!place || !hero) return { note: "", warn: false };
  const { hp, left, lost, met } = place.then;
  if (lost > 0) {
    const thing = met.map((one) => hands.book.thingName(one))[0] ?? "";
    return { note: say("page-enters", { thing, from: hero.hp, to: hp }), warn: true };
  }
  const targets = new Set((hands.from?.sights ?? []).flatMap((sight) => sight.hits)).size;
  return { note: say("page-on-place", { space: place.at?.space ?? "", n: left, targets }), warn: false };
}

export function asked(hands: Hands): Asked {
  const none = { note: "", warn: false };
  const { decision } = hands.table;
  const { whole } = hands.story;
  const server = { what: whole.text(decision?.what), how: whole.text(decision?.how) };
  if (!hands.open) return { head: "", what: whole.text(hands.table.waiting), how: "", ...none };
  if (hands.ask === "main" && !hands.aiming) return moving(hands);
  if (!hands.aiming) return { head: say("page-your-turn"), ...server, ...none };
  const head = say(hands.base ? "page-aim" : "page-choose");
  if (hands.bare || hands.rest) return { head, what: say("page-ready", { name: named(hands) }), how: "", ...none };
  const n = hands.options.length;
  const last = hands.chain.at(hands.done ? -2 : -1);
  if (last || !hands.base) {
    const what = last ? say("page-ask", { ask: last.then.ask, name: named(hands) }) : server.what;
    return { head, what, how: "", ...none };
  }
  const kind = hands.options[0]?.kind ?? "";
  const what = say("page-pick-for", { kind, name: named(hands) });
  return { head, what, how: n ? say("page-in-sight", { kind, n }) : "", ...none };
}
