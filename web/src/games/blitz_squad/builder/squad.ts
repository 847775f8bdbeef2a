/** A squad that is being built: four brawlers, cards taken out of their sets, specials put in. As text, and back. */
import type { Craft, Told as Sound } from "../deck/desk.svelte";
import type { BrawlerInfo, CardInfo } from "../protocol";
import { say } from "../say";

export interface Squad {
  readonly name: string;
  /** Ids of the four brawlers; empty where none is chosen. */
  readonly brawlers: readonly string[];
  /** By card number, how many copies are out of the set. */
  readonly out: Readonly<Record<number, number>>;
  /** By card number of a special, how many are in. */
  readonly into: Readonly<Record<number, number>>;
}

/** What squads are built of. */
export interface Supply {
  cards: readonly (CardInfo | null)[];
  brawlers: readonly BrawlerInfo[];
  /** By card number, the stacks in which a line of the card works. */
  slots: readonly (readonly Slot[])[];
  /** Ready-made squads, as text. */
  ready: readonly string[];
}

export type Slot = "attack" | "energy" | "action" | "block" | "reply";
const SETS = 4;
export const EMPTY: Squad = { name: "", brawlers: ["", "", "", ""], out: {}, into: {} };

const sum = (counts: Readonly<Record<number, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);

/** Card numbers of a brawler's set. */
export const setOf = (supply: Supply, brawler: string): number[] =>
  supply.cards.flatMap((card, n) => (card && card.brawler === brawler ? [n] : []));

export const specials = (supply: Supply): number[] =>
  supply.cards.flatMap((card, n) => (card && card.brawler === null ? [n] : []));

/** How many cards of a brawler are in the squad. */
export function left(supply: Supply, squad: Squad, brawler: string): number {
  return setOf(supply, brawler).reduce((n, card) => n + (supply.cards[card]?.copies ?? 0) - (squad.out[card] ?? 0), 0);
}

export const cardsIn = (supply: Supply, squad: Squad): number =>
  squad.brawlers.reduce((n, one) => n + (one ? left(supply, squad, one) : 0), 0) + sum(squad.into);

export const taken = (squad: Squad): { out: number; into: number } => ({ out: sum(squad.out), into: sum(squad.into) });

function counted(
  counts: Readonly<Record<number, number>>,
  card: number,
  by: number,
  most: number,
): Record<number, number> {
  const n = Math.max(0, Math.min(most, (counts[card] ?? 0) + by));
  const { [card]: _, ...rest } = counts;
  return n ? { ...rest, [card]: n } : rest;
}

/** Takes a copy of a card out of the squad (1), or puts it back (-1). */
export const takeOut = (supply: Supply, squad: Squad, card: number, by: 1 | -1): Squad => ({
  ...squad,
  out: counted(squad.out, card, by, supply.cards[card]?.copies ?? 0),
});

/** Puts a special into the squad (1), or takes it away (-1). */
export const putIn = (squad: Squad, card: number, by: 1 | -1): Squad => ({
  ...squad,
  into: counted(squad.into, card, by, 60),
});

/** Another brawler at a place; who is in already changes places. What was out of the old set is forgotten. */
export function choose(supply: Supply, squad: Squad, place: number, brawler: string): Squad {
  const before = squad.brawlers[place] ?? "";
  const brawlers = squad.brawlers.map((one, n) => (n === place ? brawler : one === brawler ? before : one));
  const kept = new Set(brawlers.flatMap((one) => (one ? setOf(supply, one) : [])));
  const out = Object.fromEntries(Object.entries(squad.out).filter(([card]) => kept.has(Number(card))));
  return { ...squad, brawlers, out };
}

/** By power (0: specials), how many cards of each brawler: the curve. */
export function curve(supply: Supply, squad: Squad): { power: number; parts: { brawler: string; n: number }[] }[] {
  const rows = new Map<number, { brawler: string; n: number }[]>();
  for (const brawler of squad.brawlers.filter(Boolean))
    for (const card of setOf(supply, brawler)) {
      const info = supply.cards[card];
      const n = (info?.copies ?? 0) - (squad.out[card] ?? 0);
      if (info && n > 0) rows.set(info.power, [...(rows.get(info.power) ?? []), { brawler, n }]);
    }
  const into = sum(squad.into);
  if (into) rows.set(-1, [{ brawler: "", n: into }]);
  return [...rows].sort(([a], [b]) => a - b).map(([power, parts]) => ({ power, parts: merged(parts) }));
}

/** How many cards of the squad say something in a stack of this kind. */
export function speak(supply: Supply, squad: Squad, slot: Slot): number {
  const cards = squad.brawlers.filter(Boolean).flatMap((brawler) => setOf(supply, brawler));
  return cards
    .filter((card) => supply.slots[card]?.includes(slot))
    .reduce((n, card) => n + (supply.cards[card]?.copies ?? 0) - (squad.out[card] ?? 0), 0);
}

/**
 * The cards that have all these words, in their names, their texts or the names of their brawlers, and say something in a stack of
 * this kind (null: any): those of the squad first, each lot in the order of the numbers.
 */
export function found(supply: Supply, squad: Squad, words: string, slot: Slot | null): number[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = supply.cards.flatMap((card, n) => {
    if (!card || (slot && !supply.slots[n]?.includes(slot))) return [];
    const brawler = supply.brawlers.find((one) => one.id === card.brawler);
    const text = [card.name, brawler?.name ?? "", ...card.heads.map((one) => one.text)].join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word)) ? [{ n, in: squad.brawlers.includes(card.brawler ?? "-") }] : [];
  });
  return [...fits.filter((one) => one.in), ...fits.filter((one) => !one.in)].map((one) => one.n);
}

const SPOKEN = ["attack", "block", "action"] as const;

/**
 * The same squad with nothing missing: brawlers at the empty places, each the one that says most where the squad says least; then
 * as many cards out as specials are in, the weakest first, from whoever has most, or back in, the strongest first.
 */
export function completed(supply: Supply, squad: Squad): Squad {
  let made = squad;
  for (const [place, one] of squad.brawlers.entries()) {
    if (one) continue;
    const bench = supply.brawlers.filter(({ id }) => !made.brawlers.includes(id));
    const worth = (id: string): number => {
      const joined = choose(supply, made, place, id);
      return Math.min(...SPOKEN.map((slot) => speak(supply, joined, slot)));
    };
    const best = bench.reduce<BrawlerInfo | null>((a, b) => (a && worth(a.id) >= worth(b.id) ? a : b), null);
    if (best) made = choose(supply, made, place, best.id);
  }
  const power = (card: number): number => supply.cards[card]?.power ?? 0;
  for (let { out, into } = taken(made); out !== into; { out, into } = taken(made)) {
    const more = out < into;
    const cards = made.brawlers.flatMap((id) => setOf(supply, id)).filter((card) => movable(supply, made, card, more));
    const [first] = cards.sort((a, b) =>
      more ? heldBy(supply, made, b) - heldBy(supply, made, a) || power(a) - power(b) : power(b) - power(a),
    );
    if (first === undefined) break;
    made = takeOut(supply, made, first, more ? 1 : -1);
  }
  return made;
}

/** Whether a copy of a card can be taken out (or put back in). */
const movable = (supply: Supply, squad: Squad, card: number, more: boolean): boolean =>
  more ? (squad.out[card] ?? 0) < (supply.cards[card]?.copies ?? 0) : (squad.out[card] ?? 0) > 0;

/** How many cards its brawler has in the squad. */
const heldBy = (supply: Supply, squad: Squad, card: number): number =>
  left(supply, squad, supply.cards[card]?.brawler ?? "");

function merged(parts: readonly { brawler: string; n: number }[]): { brawler: string; n: number }[] {
  const found = new Map<string, number>();
  for (const { brawler, n } of parts) found.set(brawler, (found.get(brawler) ?? 0) + n);
  return [...found].map(([brawler, n]) => ({ brawler, n }));
}

const listed = (supply: Supply, counts: Readonly<Record<number, number>>): string =>
  Object.entries(counts)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([card, n]) => `${n > 1 ? `${n} ` : ""}${supply.cards[Number(card)]?.name ?? ""}`)
    .join(", ");

/** The squad as text: its name, its brawlers, what is out, what is in. */
export function textOf(supply: Supply, squad: Squad): string {
  const names = squad.brawlers.flatMap((id) => supply.brawlers.find((one) => one.id === id)?.name ?? []);
  const out = listed(supply, squad.out);
  const into = listed(supply, squad.into);
  return [
    squad.name || say("page-squad-name"),
    names.join(", "),
    ...(out ? [`out ${out}`] : []),
    ...(into ? [`in ${into}`] : []),
  ].join("\n");
}

/** A sound squad as the server tells it. */
export interface Told extends Sound {
  brawlers: string[];
  cards: [number, number][];
}

/** A squad from what the server says of a sound deck: every card with its count. */
export function squadOf(supply: Supply, told: Told): Squad {
  const counts = new Map(told.cards);
  const out: Record<number, number> = {};
  const into: Record<number, number> = {};
  for (const brawler of told.brawlers)
    for (const card of setOf(supply, brawler)) {
      const gone = (supply.cards[card]?.copies ?? 0) - (counts.get(card) ?? 0);
      if (gone > 0) out[card] = gone;
    }
  for (const card of specials(supply)) if (counts.has(card)) into[card] = counts.get(card) ?? 0;
  const brawlers = [...told.brawlers, "", "", "", ""].slice(0, SETS);
  return { name: told.name, brawlers, out, into };
}

/** Whether a squad that was kept is one of four places and of cards that there still are. */
function fits(supply: Supply, { brawlers, out, into }: Partial<Squad>): boolean {
  const known = (counts: unknown): boolean =>
    typeof counts === "object" && counts !== null && Object.keys(counts).every((card) => supply.cards[Number(card)]);
  const found = (id: string): boolean => id === "" || supply.brawlers.some((one) => one.id === id);
  return Array.isArray(brawlers) && brawlers.length === SETS && brawlers.every(found) && known(out) && known(into);
}

export const CRAFT: Craft<Squad, Told, Supply> = {
  game: "blitz_squad",
  empty: EMPTY,
  of: squadOf,
  text: textOf,
  fits,
  silent: () => say("page-builder-none"),
};
