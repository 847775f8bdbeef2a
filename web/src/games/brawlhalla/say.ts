/** What the page says of Brawlhalla by itself: buttons that are always there, how a finger answers, labels. All else the server says. */
import { gameWords, type Words } from "../../words/say";
import { inRing, isPlatform, parse, slabs } from "./board";
import type { Messages } from "./messages";
import type { Card, SaidCard, View } from "./protocol";

export const { say, find } = gameWords<Messages>("brawlhalla");

/** A card as it is said: its number, and what it does. */
export const cardSaid = ({ value, name, when, text }: Card): string =>
  say("page-hand.card", { value, name: text ? name : "none", when, text });

/** A space as one sees it: "the left ledge", "the air over the floor". */
export function placeName(arena: View["arena"], space: string): string {
  const at = parse(space);
  if (!at) return space;
  const pieces = slabs(arena.grid);
  const lowest = Math.max(0, ...pieces.map((one) => one.row));
  const side = (from: number, to: number): "left" | "right" | "middle" => {
    const middle = (from + to) / 2 - (arena.cols + 1) / 2;
    return Math.abs(middle) < 0.6 ? "middle" : middle < 0 ? "left" : "right";
  };
  const slabAt = (row: number): string | null => {
    const slab = pieces.find((one) => one.row === row && one.from <= at.col && at.col <= one.to);
    if (!slab) return null;
    const alone = pieces.filter((one) => one.row === slab.row).length === 1;
    return say("page-place-slab", {
      kind: slab.row === lowest && alone ? "floor" : "ledge",
      side: side(slab.from, slab.to),
    });
  };
  if (inRing(arena, at))
    return say("page-place-ring", {
      side: at.row === 0 ? "top" : at.row > arena.rows ? "bottom" : at.col === 0 ? "left" : "right",
    });
  if (isPlatform(arena, at)) return slabAt(at.row) ?? space;
  for (let row = at.row + 1; row <= arena.rows; row += 1) {
    const under = slabAt(row);
    if (under) return say("page-place-over", { slab: under });
  }
  for (let row = at.row - 1; row > 0; row -= 1) {
    const over = slabAt(row);
    if (over) return say("page-place-under", { slab: over });
  }
  return say("page-place-air", { side: side(at.col, at.col) });
}

/** How the server's texts say seats, spaces and cards at a table: Legends by name, spaces as one sees them. */
export const wordsOf = (arena: () => View["arena"], name: (seat: number) => string): Words<Messages> =>
  gameWords<Messages>("brawlhalla", {
    SEAT: (seat) => name(Number(seat)),
    SPACE: (space) => placeName(arena(), String(space)),
    CARD: (one) => say("card", { ...(one as SaidCard), name: (one as SaidCard).name || "none" }),
    CARDS: (cards) => (cards as SaidCard[]).map((one) => one.value).join(", "),
  });
