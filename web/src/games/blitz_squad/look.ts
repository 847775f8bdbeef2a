/** How things look: inks of brawlers, signs of stacks, backs of seats, room for a stack. */

import type { Side } from "../../kit/shapes";
import { type Face, LINE, lined, PAPER } from "./print/face";
import type { Stripes } from "./print/portrait";
import type { BrawlerInfo, CardInfo, Note, PhaseName, Role } from "./protocol";

/** The ink of a special card. */
const SPECIAL = "#17131f";

/** A table's cards and brawlers, looked up. */
export class Book {
  readonly cards: readonly (CardInfo | null)[];
  readonly brawlers: ReadonlyMap<string, BrawlerInfo>;

  constructor(cards: readonly (CardInfo | null)[], brawlers: readonly BrawlerInfo[]) {
    this.cards = cards;
    this.brawlers = new Map(brawlers.map((one) => [one.id, one]));
  }

  card(n: number): CardInfo | null {
    return this.cards[n] ?? null;
  }
  brawler(n: number): BrawlerInfo | null {
    const id = this.card(n)?.brawler;
    return id ? (this.brawlers.get(id) ?? null) : null;
  }
  ink(n: number): string {
    return this.brawler(n)?.ink ?? SPECIAL;
  }
  name(n: number): string {
    return this.card(n)?.name ?? "";
  }
  power(n: number): number {
    return this.card(n)?.power ?? 0;
  }
  /** As it is printed. */
  face(n: number): Face | null {
    const [info, brawler] = [this.card(n), this.brawler(n)];
    if (!info) return null;
    const { name, icon, heads, short, power } = info;
    const [mark, who] = [brawler?.icon ?? "tavern-sign", brawler?.short ?? ""];
    return { name, icon, ink: this.ink(n), n: info.brawler === null ? null : power, mark, who, heads, short };
  }
  special(n: number): boolean {
    return this.card(n)?.brawler === null;
  }
}

export const ROLE_ICON: Readonly<Record<Role, string>> = {
  attack: "fist",
  energy: "lightning-trio",
  action: "lightning-trio",
  block: "checked-shield",
  reply: "return-arrow",
};

export const NOTE_ICON: Readonly<Record<Note["icon"], string>> = {
  block: "checked-shield",
  reply: "return-arrow",
  tavern: "beer-stein",
  tomb: "tombstone",
  clinic: "first-aid-kit",
  hand: "card-draw",
  special: "tavern-sign",
  warn: "hazard-sign",
  card: "card-pick",
};

/** Stripes and picture of a seat's backs. */
export const BACKS: Readonly<Record<string, Omit<Stripes, "icon">>> = {
  you: { inks: ["#b9540f", "#99430b"], colour: "#ffe0a0" },
  foe: { inks: ["#17506a", "#123f55"], colour: "#5ad4ec" },
  third: { inks: ["#7a2a5e", "#61204b"], colour: "#f58bd0" },
  fourth: { inks: ["#4b6420", "#3b5019"], colour: "#d6f39a" },
};
export const backOf = (side: Side): Stripes => ({
  icon: "punch-blast",
  ...(BACKS[side] ?? { inks: ["#4b4357", "#3d3649"], colour: PAPER }),
});

/** What is cut into the stone where a pile shows no card. */
export const STONE = { clinic: "first-aid-kit", tomb: "tombstone" } as const;

/** A tavern with so many cards is nearly empty. */
export const LAST_CARDS = 10;

/** The phases of a turn as the list shows them, and the phase each is shown as. */
export const PHASES = ["beginning", "draw", "main", "blocking", "end"] as const;
export const shownPhase = (phase: PhaseName): (typeof PHASES)[number] | null =>
  phase === "idle" ? "blocking" : (PHASES.find((one) => one === phase) ?? null);

/** By card of a stack: its total with that card on top, and what would no longer happen. */
export type Tops = ReadonlyMap<number, { total: number; loses: string }>;

/** Widths of the strips of covered cards; the last one stays, and the lowest cards become a count. */
const STRIPS = [46, 38, 30] as const;
/** From so many cards on the lowest are only counted. */
const MANY = 8;

/** How a stack of `n` cards lies in so much room: the width of a strip, and how many of the lowest are only counted. */
export function strips(n: number, room: number, card: number): { step: number; hidden: number } {
  const hidden = n >= MANY ? n - MANY + 1 : 0;
  const covered = n - 1 - hidden;
  const step = STRIPS.find((one) => covered * one + card <= room) ?? STRIPS[2];
  return { step, hidden };
}

/** The least that the covered cards of a stack of `n` take. */
export const covering = (n: number): number => STRIPS[2] * Math.max(0, Math.min(n, MANY) - 1);

/** How far apart hand cards stand, from left edge to left edge, in so much room; whole cards of this width. */
export function steps(whole: number, room: number, card: number): number {
  const gap = card + 8;
  return whole < 2 ? gap : Math.max(34, Math.min(gap, (room - card) / (whole - 1)));
}

/** How signs of the special zone lie in a column: how many of the newest are whole, and whether in few words. */
export function signs(infos: readonly (CardInfo | null)[], room: number): { whole: number; short: boolean } {
  const high = (text: string): number => 46 + LINE * lined(text, 140);
  const needs = (whole: number, short: boolean): number =>
    infos.reduce((sum, info, n) => {
      const text = short ? info?.short : info?.heads.map((part) => part.text).join(" ");
      return sum + (infos.length - n <= whole ? high(text ?? "") : 41);
    }, PLACE);
  const ways = [3, 2, 1].flatMap((whole) => [false, true].map((short) => ({ whole, short })));
  return ways.find(({ whole, short }) => needs(whole, short) <= room) ?? { whole: 0, short: true };
}
/** Height of the place where a new sign goes, px. */
const PLACE = 64;

/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `\u2212${Math.abs(n)}` : "0");
