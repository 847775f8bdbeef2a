/** How the log tells a game, like a commentator: what belongs together in one line, and nothing twice. */
import type { LogLine } from "../../net/protocol";
import type { Events } from "./protocol";

/** What a line is told with beyond its own arguments. */
export interface More {
  /** The card that it comes of; 0: of a turn without an attack. */
  by?: number;
  /** Its cards with those of the lines that go on with it: of a combo the stack that leads. */
  cards?: readonly number[] | null;
  n?: number;
  /** The cards that pay for an attack. */
  energy?: readonly number[];
  damage?: number;
  defense?: number;
  short?: number;
  known?: boolean;
}

export interface Chronicle {
  /** Numbers of the lines that are left out: others say the same, or the mat shows it. */
  quiet: ReadonlySet<number>;
  more: ReadonlyMap<number, More>;
}

/** Kinds that heads of the log, other lines or the mat say at least as well. */
const SHOWN: ReadonlySet<string> = new Set(["turn", "phase", "cleared", "answer", "skipped", "concede"]);
/** Kinds of which several in a row are one. */
const JOINED: ReadonlySet<string> = new Set(
  "draw discard bury recover rise rescue mend reveal conceal return".split(" "),
);
/** Kinds that come of a card, or of nothing a card does. */
const COMES: ReadonlySet<string> = new Set([
  ...JOINED,
  ..."spy spied scout seen sunk shuffle gone lasting wait".split(" "),
]);

const args = <K extends keyof Events>(line: LogLine): Events[K] => line.args as unknown as Events[K];

/** Reads a log from its beginning. */
class Reader implements Chronicle {
  readonly quiet = new Set<number>();
  readonly more = new Map<number, More>();
  /** The card whose effect is told, the numbers of its own lines, and whether something has come of it. */
  #by: { card: number; own: number[]; came: boolean } | null = null;
  /** The line that others of its kind are joined to, while nothing else is told. */
  #open: LogLine | null = null;
  #combo: LogLine | null = null;
  #hands: LogLine | null = null;
  #against: { n: number; damage: number; defense: number } | null = null;
  /** Cards that a hit still turns over. */
  #falls = { seat: -1, n: 0 };

  read(line: LogLine): void {
    const { n, kind } = line;
    if (SHOWN.has(kind)) {
      this.quiet.add(n);
      this.#by = this.#open = this.#hands = null;
    } else if (kind === "line") this.#works(line);
    else if (kind === "stack") this.#stack(line);
    else if (COMES.has(kind)) this.#comes(line);
    else this.#tells(line);
  }

  /** A card works: said with what comes of it. */
  #works(line: LogLine): void {
    const { card } = args<"line">(line);
    if (this.#by?.card !== card) {
      this.#open = null;
      this.#by = { card, own: [], came: false };
    }
    if (this.#by.came) this.quiet.add(line.n);
    this.#by.own.push(line.n);
  }

  /** A line that stands by itself: what was told before is over. */
  #tells(line: LogLine): void {
    const { n, seat, kind } = line;
    this.#open = null;
    this.#hands = kind === "hands" ? line : null;
    if (kind === "hands") this.more.set(n, { known: false, cards: [] });
    this.#by = kind === "missing" ? { card: 0, own: [n], came: false } : null;
    if (kind === "flip" && args<"flip">(line).n === 1) this.quiet.add(n);
    else if (kind === "missing" && args<"missing">(line).n === 0) this.quiet.add(n);
    else if (kind === "combo") this.#combo = line;
    else if (kind === "compare") this.#compare(line);
    else if (kind === "blocked" && this.#against) {
      this.quiet.add(this.#against.n);
      const { damage, defense } = this.#against;
      this.more.set(n, { damage, defense });
    } else if (kind === "damage") this.#falls = { seat, n: args<"damage">(line).n };
    else if (kind === "no_damage" && this.#combo && !args<"combo">(this.#combo).attack) this.quiet.add(n);
  }

  #compare(line: LogLine): void {
    const { damage, defense } = args<"compare">(line);
    if (defense === null) {
      this.quiet.add(line.n);
      this.#against = null;
      return;
    }
    this.#against = { n: line.n, damage, defense };
    this.more.set(line.n, { short: damage - defense });
  }

  /** A stack of a combo is told with it; what answers is told by itself. */
  #stack(line: LogLine): void {
    const { cards, role } = args<"stack">(line);
    const combo = this.#combo;
    if (!combo || role === "block" || role === "reply") {
      this.#tells(line);
      return;
    }
    const front = role === "attack" || role === "action";
    const told = this.more.get(combo.n) ?? { cards: [], energy: [] };
    this.more.set(combo.n, { ...told, [front ? "cards" : "energy"]: cards ?? [] });
    this.quiet.add(line.n);
  }

  #comes(line: LogLine): void {
    const { n, seat, kind } = line;
    const { cards = null, n: many = 0 } = line.args as { cards?: readonly number[] | null; n?: number };
    if (
      kind === "discard" &&
      args<"discard">(line).source === "tavern" &&
      this.#falls.seat === seat &&
      this.#falls.n > 0
    ) {
      this.#falls.n -= many;
      this.quiet.add(n);
      return;
    }
    if (kind === "draw" && this.#hands?.seat === seat) {
      const held = [...(this.more.get(this.#hands.n)?.cards ?? []), ...(cards ?? [])];
      this.more.set(this.#hands.n, { known: cards !== null, cards: held });
      this.quiet.add(n);
      return;
    }
    const first = this.#open;
    const same = first?.kind === kind && first.seat === seat && first.args.source === line.args.source;
    if (same && JOINED.has(kind)) {
      const told = this.more.get(first.n) ?? {};
      const held = told.cards && cards ? [...told.cards, ...cards] : null;
      this.more.set(first.n, { ...told, cards: held, n: (told.n ?? 0) + many });
      this.quiet.add(n);
      return;
    }
    this.#open = JOINED.has(kind) ? line : null;
    if (this.#by) {
      this.#by.came = true;
      for (const own of this.#by.own) this.quiet.add(own);
    }
    this.more.set(n, {
      ...(this.#by ? { by: this.#by.card } : {}),
      ...(JOINED.has(kind) ? { cards, n: many } : {}),
    });
  }
}

/** What of a log is told, and with what. */
export function chronicle(log: readonly LogLine[]): Chronicle {
  const reader = new Reader();
  for (const line of log) reader.read(line);
  return reader;
}
