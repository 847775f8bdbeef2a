/** What a finished game tells from its log: KOs, attacks, blocks, cards, and the KO that ended it. */
import type { LogLine } from "../../net/protocol";
import { straight } from "./board";
import type { Events } from "./protocol";

export interface Numbers {
  kos: number;
  attacks: number;
  hits: number;
  /** Attacks on it that it blocked or dodged. */
  held: number;
  cards: number;
}

const argsOf = <K extends keyof Events>(line: LogLine): Events[K] => line.args as unknown as Events[K];
const PLAYED: ReadonlySet<string> = new Set(["move", "open", "card", "dodge"]);

/** By seat. A KO counts for who did it; in a duel each one counts for the other side. */
export function numbers(log: readonly LogLine[], seats: number): Numbers[] {
  const all = Array.from({ length: seats }, (): Numbers => ({ kos: 0, attacks: 0, hits: 0, held: 0, cards: 0 }));
  const add = (seat: number, key: keyof Numbers): void => {
    const one = all[seat];
    if (one) one[key] += 1;
  };
  for (const line of log) {
    if (line.kind === "ko") add(seats === 2 ? 1 - line.seat : argsOf<"ko">(line).by, "kos");
    else if (line.kind === "attack") add(line.seat, "attacks");
    else if (line.kind === "hit") add(line.seat, "hits");
    else if (line.kind === "failed") add(argsOf<"failed">(line).target, "held");
    else if (PLAYED.has(line.kind)) add(line.seat, "cards");
  }
  return all;
}

export interface Ending {
  victim: number;
  /** The spaces that it flew over, from where it stood. */
  path: string[];
  /** Over the KO line there. */
  crossed: boolean;
  /** Who struck it; null where nobody did, or it fell in an attack of its own. */
  attacker: number | null;
  /** Where that one stood. */
  from: string | null;
  /** The lines that tell it. */
  lines: LogLine[];
  rule: string;
}

/** The space of a seat as the log has told it up to here. */
function standing(log: readonly LogLine[], seat: number): string | null {
  for (const line of log.toReversed()) {
    if (line.seat !== seat) continue;
    const { to, space } = line.args as { to?: unknown; space?: unknown };
    if (typeof to === "string") return to;
    if (typeof space === "string" && line.kind !== "pickup" && line.kind !== "token") return space;
  }
  return null;
}

/** Lines that say how it came to the last KO. */
const TOLD: ReadonlySet<string> = new Set(["open", "hit", "knockback", "bottom", "shuffle", "pressure", "ko"]);

/** The KO that ended the game; null where none did. */
export function ending(log: readonly LogLine[]): Ending | null {
  const at = log.findLastIndex((line) => line.kind === "ko");
  const ko = log[at];
  if (!ko || log.slice(at).some((line) => line.kind === "turn" || line.kind === "concede")) return null;
  const begin = log.findLastIndex((line, n) => n < at && ["attack", "delay", "turn"].includes(line.kind));
  const lines = log.slice(Math.max(0, begin), at + 1);
  const cross = lines.findLast((line) => line.seat === ko.seat && (line.kind === "cross" || line.kind === "bottom"));
  const attack = lines.find((line) => line.kind === "attack");
  const start = standing(log.slice(0, Math.max(0, begin)), ko.seat);
  const end = cross ? argsOf<"cross">(cross).space : start;
  const attacker = attack && attack.seat !== ko.seat ? attack.seat : null;
  return {
    victim: ko.seat,
    path: start && end ? straight(start, end) : end ? [end] : [],
    crossed: cross !== undefined,
    attacker,
    from: attacker === null ? null : standing(log.slice(0, begin), attacker),
    lines: lines.filter((line) => TOLD.has(line.kind)),
    rule: ko.rule ?? "",
  };
}
