/** What a finished game tells in numbers, from its log: taverns by turn, what each brawler dealt, attacks and blocks. */
import type { LogLine } from "../../net/protocol";
import type { Book } from "./look";
import { argsOf } from "./moment";

export interface Numbers {
  attacks: number;
  hits: number;
  blocked: number;
  best: { damage: number; top: number; turn: number } | null;
  held: number;
  /** Power of energy stacks beyond the price. */
  lost: number;
  /** By brawler's id, the damage of combos that it led. */
  dealt: ReadonlyMap<string, number>;
}

/** Cards in each tavern after each turn, from turn 0. */
export function taverns(log: readonly LogLine[], seats: number): number[][] {
  const now = Array.from({ length: seats }, () => 60);
  const turns: number[][] = [];
  let turn = 0;
  for (const line of log) {
    if (line.turn > turn) {
      for (; turn < line.turn; turn += 1) turns.push([...now]);
    }
    const has = (seat: number): number => now[seat] ?? 0;
    const many = (kind: "discard" | "recover" | "mend"): number => argsOf<typeof kind>(line).n;
    if (line.kind === "draw") now[line.seat] = has(line.seat) - argsOf<"draw">(line).n;
    else if (line.kind === "discard" && argsOf<"discard">(line).source === "tavern")
      now[line.seat] = has(line.seat) - many("discard");
    else if (line.kind === "recover" || line.kind === "mend") now[line.seat] = has(line.seat) + many(line.kind);
  }
  return [...turns, [...now]];
}

/** What a seat did. */
export function numbers(log: readonly LogLine[], seat: number, book: Book): Numbers {
  const dealt = new Map<string, number>();
  const found = { attacks: 0, hits: 0, blocked: 0, held: 0, lost: 0 };
  let best: Numbers["best"] = null;
  let lead = null as { seat: number; top: number } | null;
  let blocker = -1;
  let price = 0;
  for (const line of log) {
    if (line.kind === "combo") {
      const combo = argsOf<"combo">(line);
      lead = { seat: combo.seat, top: 0 };
      if (combo.seat === seat && combo.attack) found.attacks += 1;
      price = combo.seat === seat ? combo.price : Infinity;
    } else if (line.kind === "stack") {
      const stack = argsOf<"stack">(line);
      if (stack.role === "energy") found.lost += Math.max(0, stack.base - price);
      if (stack.role === "block") blocker = stack.seat;
      else if (lead && lead.seat === stack.seat && (lead.top === 0 || stack.role === "attack"))
        lead = { ...lead, top: stack.cards?.at(-1) ?? 0 };
    } else if (line.kind === "blocked") {
      if (lead?.seat === seat) found.blocked += 1;
      if (blocker === seat) found.held += 1;
    } else if (line.kind === "damage" && lead?.seat === seat && line.seat !== seat) {
      const { n } = argsOf<"damage">(line);
      found.hits += 1;
      const id = book.card(lead.top)?.brawler;
      if (id) dealt.set(id, (dealt.get(id) ?? 0) + n);
      if (!best || n > best.damage) best = { damage: n, top: lead.top, turn: line.turn };
    }
  }
  return { ...found, best, dealt };
}

/** The turn in which most damage was dealt. */
export function worst(log: readonly LogLine[]): { turn: number; hits: number; n: number } | null {
  const turns = new Map<number, { turn: number; hits: number; n: number }>();
  for (const line of log)
    if (line.kind === "damage") {
      const had = turns.get(line.turn);
      const n = argsOf<"damage">(line).n + (had?.n ?? 0);
      turns.set(line.turn, { turn: line.turn, hits: (had?.hits ?? 0) + 1, n });
    }
  return [...turns.values()].sort((a, b) => b.n - a.n)[0] ?? null;
}
