/** How the log tells a game, like a commentator: what belongs together in one line, and nothing twice. */
import type { LogLine } from "../../net/protocol";
import { argsOf, changeOf } from "./board";

/** What a line is told with beyond its own arguments: who fought, every card of a draw. */
export interface More {
  /** The characters of a scrap: the winner's, and the loser's. */
  fought?: { own: number; other: number };
  /** The cards of a draw, from the first to the last; null: unknown. */
  cards?: (number | null)[];
}

export interface Chronicle {
  /** Numbers of the lines that are left out: others say the same, or the board shows it. */
  quiet: ReadonlySet<number>;
  more: ReadonlyMap<number, More>;
}

/** Kinds that the board shows at least as well. */
const SHOWN: ReadonlySet<string> = new Set(["commit", "order", "window", "closed", "place"]);

/** Reads a log from its beginning. */
export function chronicle(log: readonly LogLine[]): Chronicle {
  const quiet = new Set<number>();
  const more = new Map<number, More>();
  const fighters = new Map<number, number>();
  /** The last draw: whose, and the number of the line that would go on with it. */
  let draw = { seat: -1, next: -1, cards: [] as (number | null)[] };
  let [brawl, laid] = [-1, -1];
  let ended = false;
  for (const line of log) {
    const { n, seat, kind } = line;
    const change = changeOf(line);
    if (change?.anew) {
      fighters.clear();
      ended = false;
    }
    if (SHOWN.has(kind)) quiet.add(n);
    if (kind === "flip_up" || kind === "enters") fighters.set(seat, argsOf<"enters">(line).card);
    else if (kind === "scrap") {
      const [own, other] = [fighters.get(seat), fighters.get(argsOf<"scrap">(line).loser)];
      if (own !== undefined && other !== undefined) more.set(n, { fought: { own, other } });
    } else if (kind === "brawl") brawl = n;
    // Who takes the Glory of a brawl has won it.
    else if (kind === "victory") quiet.add(brawl);
    else if (kind === "laid") laid = argsOf<"laid">(line).card;
    else if (kind === "power_up" && argsOf<"power_up">(line).card === laid) quiet.add(n);
    // The cards that only clear the table.
    else if (kind === "leaves" && ended) quiet.add(n);
    else if (kind === "draw") {
      const { card } = argsOf<"draw">(line);
      if (draw.seat === seat && draw.next === n) {
        draw.cards.push(card);
        draw.next = n + 1;
        quiet.add(n);
      } else {
        draw = { seat, next: n + 1, cards: [card] };
        more.set(n, { cards: draw.cards });
      }
    }
    if (change?.ended) ended = true;
  }
  return { quiet, more };
}
