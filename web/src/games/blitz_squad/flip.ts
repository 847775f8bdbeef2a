/** The Flip as moments: the decks turn over, the numbers punch in, a burst stands behind the winner; after a tie once more. */
import type { LogLine } from "../../net/protocol";
import { argsOf, type Moment, QUIET, type Turned } from "./moment";
import type { Flip, View } from "./protocol";
import { say } from "./say";

/** ms, as section 6 says them. */
const TURN = 320;
const APART = 180;
const BURST = 200;
const SHAKE = 160;
const SHUFFLE = 400;

/** The moments of every flip in these lines. */
export function flips(lines: readonly LogLine[], after: View): Moment[] {
  const found: Moment[] = [];
  const seats = after.seats.length;
  const first = lines.find((line) => line.kind === "first")?.seat ?? null;
  let flip = null as Flip | null;
  let from = -1;
  const add = (...made: Step[]): void => {
    found.push(...made.map((one) => ({ ...one, line: from, view: unplayed(after, one.flip?.flip ?? null) })));
  };
  for (const line of lines) {
    if (line.kind === "flip") {
      from = line.n - 1;
      flip = { number: argsOf<"flip">(line).n, shown: [], powers: [], winner: null, first: null, lot: false };
    } else if (!flip) continue;
    else if (line.kind === "shown") {
      flip.shown[line.seat] = argsOf<"shown">(line).card;
      flip.powers[line.seat] = argsOf<"shown">(line).power;
    } else if (line.kind === "tied") {
      // Where the lot has to decide, nobody shuffles again.
      const again = lines.slice(lines.indexOf(line) + 1).some((next) => next.kind === "flip");
      add(...shown(line, flip, seats, APART));
      add(step(line, flip, seats, "tie", SHAKE));
      if (again) add(step(line, flip, 0, "shuffle", SHUFFLE));
    } else if (line.kind === "won") {
      const { lot } = argsOf<"won">(line);
      flip = { ...flip, winner: line.seat, lot, first };
      if (lot) add(step(line, flip, seats, "burst", BURST));
      else add(...shown(line, flip, seats, BURST));
    }
  }
  return found;
}

/** The table before anything was drawn or placed. */
function unplayed({ mine, seats, zone, ...view }: View, flip: Flip | null): View {
  const lies = (seat: number): number => zone.filter((one) => one.seat === seat).length;
  return {
    ...{ ...view, flip, turn: 0, active: null, ask: "", asked: null, asking: null, combo: null, zone: [] },
    mine: mine && { ...mine, hand: [] },
    seats: seats.map((one, n) => {
      const held = { hand: 0, revealed: [], known: [] };
      return { ...one, ...held, tavern: one.tavern + one.hand + lies(n) };
    }),
  };
}

type Step = Omit<Moment, "view" | "line">;

const step = (line: LogLine, flip: Flip, numbers: number, does: Turned["does"], ms: number): Step => ({
  ...QUIET,
  ...{ kind: "flip", seat: line.seat, ms, words: say("page-flip") },
  flip: { flip: { ...flip }, open: does !== "shuffle", numbers, does },
});

/** The decks turn over, then number after number; the last one stays so long as what comes with it. */
function shown(line: LogLine, flip: Flip, seats: number, last: number): Step[] {
  const numbers = Array.from({ length: seats }, (_, n) => {
    const end = n === seats - 1;
    return step(line, flip, n + 1, end && last === BURST ? "burst" : "number", end ? last : APART);
  });
  return [step(line, flip, 0, "turn", TURN), ...numbers];
}
