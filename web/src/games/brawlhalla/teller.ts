/** How the log and the announcer tell a fight: Legends by name, spaces as one sees them, nothing twice. */
import type { LogLine, Text } from "../../net/protocol";
import type { Names } from "../../words/catalogue";
import { gameWords, type Words } from "../../words/say";
import { inRing, isPlatform, parse, slabs } from "./board";
import type { Messages } from "./messages";
import type { SaidCard, View } from "./protocol";
import { say } from "./say";

interface Seen {
  view: View;
  log: readonly LogLine[];
  nameOf: (seat: number) => string;
}

/** Steps of an action that another line tells, or that its heading does. */
const QUIET: ReadonlySet<string> = new Set(["turn", "phase", "end_turn"]);
/** Lines that say no more than the one of the same Legend, or of the attack, that comes next. */
const FOLDED: Readonly<Record<string, ReadonlySet<string>>> = {
  move: new Set(["walk"]),
  pass: new Set(["hit", "failed"]),
  cross: new Set(["cross"]),
};

/** A space as one sees it: "the left ledge", "the air over the floor". */
export function placeName(view: View, space: string): string {
  const at = parse(space);
  const { arena } = view;
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

export class Teller {
  readonly #seen: () => Seen;
  readonly #words: Words<Messages>;
  /** A text of the server. */
  readonly text: (text: Text) => string;

  constructor(seen: () => Seen) {
    this.#seen = seen;
    const card = (one: unknown): string => {
      const { value, name } = one as SaidCard;
      return say("page-told-card", { value, name: name || "none" });
    };
    const names: Names = {
      SEAT: (seat) => this.#seen().nameOf(Number(seat)),
      SPACE: (space) => placeName(this.#seen().view, String(space)),
      CARD: card,
      CARDS: (cards) => (cards as SaidCard[]).map((one) => one.value).join(", "),
    };
    this.#words = gameWords<Messages>("brawlhalla", names);
    this.text = this.#words.tell;
  }

  /** A line of the log; in the page's words where it has some, else in the server's, with places as one sees them. */
  readonly line = (line: LogLine): string => {
    const kind = line.kind === "card" ? "card-played" : line.kind.replaceAll("_", "-");
    return this.#words.find(`page-told-${kind}`, { ...line.args, ...this.#more(line) } as never) ?? this.text(line);
  };

  /** What a line tells by what it does not say: what one lands on, and whether a total is more than its card. */
  #more({ kind, args }: LogLine): Record<string, string> {
    const { arena } = this.#seen().view;
    const at = kind === "walk" || kind === "pushed" ? parse(String(args.to)) : null;
    if (at) return { on: inRing(arena, at) ? "ring" : isPlatform(arena, at) ? "platform" : "air" };
    return kind === "open" ? { sum: args.total === (args.card as SaidCard).value ? "card" : "more" } : {};
  }

  /** Said elsewhere: by the heading of a turn, or by the line that comes next. */
  readonly quiet = (line: LogLine): boolean => {
    if (QUIET.has(line.kind)) return true;
    const said = FOLDED[line.kind];
    if (!said || (line.args.card as SaidCard | undefined)?.name) return false;
    const { log } = this.#seen();
    const at = log.findIndex((one) => one.n === line.n);
    const next = log.slice(at + 1, at + 3).find((one) => one.kind !== "phase");
    return next !== undefined && said.has(next.kind) && (line.kind === "pass" || next.seat === line.seat);
  };
}
