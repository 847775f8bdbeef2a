/** A KO as it is shown: the blow, the flight, the word, the KO card; by the lines that tell it. */
import type { LogLine } from "../../net/protocol";
import type { Card, Events, View } from "./protocol";

export type Part = "stop" | "line" | "word" | "card";

/** A part of a KO, with all that the others need too. */
export interface KoMoment {
  ms: number;
  part: Part;
  victim: number;
  /** Who did it; -1: nobody. */
  by: number;
  /** What it came of, where nobody did it: as the line says it. */
  source: number;
  /** The card of the blow; null where none was struck. */
  card: Card | null;
  /** The KO card that was turned; 0: none. */
  turned: number;
  out: boolean;
}

/** ms at normal speed: of the first KO of a game, and of later ones (LOOK of Brawlhalla, section 6). */
const FULL: readonly (readonly [Part, number])[] = [
  ["stop", 220],
  ["line", 340],
  ["word", 700],
  ["card", 640],
];
const BRIEF: readonly (readonly [Part, number])[] = [
  ["stop", 140],
  ["line", 240],
  ["word", 440],
  ["card", 280],
];
/** Still: the card stands, then the word. */
const CALM: readonly (readonly [Part, number])[] = [
  ["stop", 400],
  ["word", 700],
  ["card", 640],
];
/** The arena rests so long before the result is laid over it. */
export const REST = 500;

interface Told {
  lines: readonly LogLine[];
  before: View;
  /** No KO has been before these lines. */
  first: boolean;
  still: boolean;
}

export function koMoments({ lines, before, first, still }: Told): KoMoment[] {
  const made: KoMoment[] = [];
  let fresh = first;
  for (const [at, line] of lines.entries()) {
    if (line.kind !== "ko") continue;
    const { by, source } = line.args as unknown as Events["ko"];
    const rest = lines.slice(at);
    const mine = (kind: string): LogLine | undefined => rest.find((one) => one.kind === kind && one.seat === line.seat);
    const blow = lines.slice(0, at).some((one) => one.kind === "knockback" && one.seat === line.seat);
    const card = blow ? (before.fight?.cards[0]?.[0] ?? null) : null;
    const what = {
      victim: line.seat,
      by,
      source,
      card,
      turned: Number(mine("reveal")?.args.ko ?? 0),
      out: mine("out") !== undefined,
    };
    const parts = still ? CALM : fresh ? FULL : BRIEF;
    made.push(...parts.filter(([part]) => part !== "stop" || card).map(([part, ms]) => ({ part, ms, ...what })));
    fresh = false;
  }
  return made;
}
