/**
 * New lines of the log as moments on the mat, each with its length at normal speed (LOOK of Blitz Squad, section 6). Nothing
 * here looks at a clock or at the page; a press skips all of it.
 */
import type { LogLine } from "../../net/protocol";
import { flips } from "./flip";
import { LAST_CARDS } from "./look";
import { argsOf, type Kind, type Laid, type Moment, type Part, type Piles, QUIET, type Side } from "./moment";
import type { Chip, Role, View } from "./protocol";

/** ms, as section 6 says them. */
const CONFIRM = 220;
const EFFECT = 160;
const SLAM = 260;
/** From the slam until the totals meet: the bases stand for a moment, then each part knocks its number up. */
const COUNT = 520;
const BASES = 40;
const PART = 120;
const HOLD = 120;
const HELD = 320;
const CARD = 80;
const ALL = 1200;
const BURY = 110;
/** After the last card has left, it lands, and who lost how many is read. */
const REST = 320;
const SETTLE = 260;
const PLACE = 220;
const TURN = 140;
const END = 900;
/** Without motion the totals stand so long, and then the cards that left. */
const TOTALS = 700;
const ROW = 1200;
/** More cards than these fly in pairs. */
const PAIRS = 15;
/** The second combo of a turn and later ones slam and compare this much faster. */
const FASTER = 1.4;

/** A tavern that drains: how many cards leave it at once, how often, and how long each time takes. */
export function drain(cards: number): { step: number; beats: number; ms: number } {
  const step = cards > PAIRS ? 2 : 1;
  const beats = Math.ceil(cards / step);
  return { step, beats, ms: Math.min(CARD * step, ALL / Math.max(1, beats)) };
}

/** How long each part is counted: 120, or less where the totals would meet too late. */
export const partMs = (parts: number): number => Math.min(PART, (COUNT - BASES) / Math.max(1, parts));

/** Reads lines in their order, from the view before them; `after` names modifiers that the view before did not know. */
class Reader {
  readonly found: Moment[] = [];
  readonly #before: View;
  readonly #after: View;
  readonly #piles = new Map<number, Piles>();
  readonly #power: (card: number) => number;
  #stacks: Laid[];
  #combo: number;
  #number: number;
  /** The exchange has been shown: who is hit after a block that did not hold is not hit twice. */
  #met: Moment | null = null;
  #lift: Moment | null = null;
  /** Lines of cards that have been shown with the damage before them. */
  #told: readonly LogLine[] = [];
  /** So many cards left a tavern last. */
  #gone = 0;
  /** The card whose line worked last. */
  #by = 0;

  constructor(before: View, after: View, power: (card: number) => number) {
    this.#power = power;
    this.#before = before;
    this.#after = after;
    for (const [n, { tavern, clinic, tomb }] of before.seats.entries())
      this.#piles.set(n, { tavern, clinic, tomb: tomb.length });
    this.#stacks = before.combo?.trays.map(({ seat, role, cards }) => ({ seat, role, cards })) ?? [];
    this.#combo = before.combo?.seat ?? before.active ?? -1;
    this.#number = before.combo?.number ?? before.combos;
  }

  get #pace(): number {
    return this.#number > 1 ? FASTER : 1;
  }

  #push(line: LogLine, kind: Kind, ms: number, more: Partial<Moment> = {}): Moment {
    const made = { ...QUIET, n: line.n, seat: line.seat, kind, ms, ...more };
    this.found.push(made);
    return made;
  }

  #of(seat: number): Piles {
    return this.#piles.get(seat) ?? { tavern: 0, clinic: [], tomb: 0 };
  }

  /** Piles of a seat change. */
  #put(seat: number, change: Partial<Piles>): Piles {
    const now = { ...this.#of(seat), ...change };
    this.#piles.set(seat, now);
    return now;
  }

  read(lines: readonly LogLine[]): Moment[] {
    for (const [at, line] of lines.entries()) this.#one(line, lines.slice(at + 1));
    return this.found;
  }

  #one(line: LogLine, behind: readonly LogLine[]): void {
    const { seat } = line;
    switch (line.kind) {
      case "combo":
        this.#combo = seat;
        this.#number = argsOf<"combo">(line).number;
        this.#stacks = [];
        this.#lift = this.#push(line, "lift", CONFIRM);
        break;
      case "stack":
        this.#lay(line);
        break;
      case "line":
        this.#work(line);
        break;
      case "compare":
        this.#meet(line, argsOf<"compare">(line).damage, argsOf<"compare">(line).defense);
        break;
      case "blocked":
        this.#push(line, "held", HELD, { attack: this.#met?.attack ?? null, answer: this.#met?.answer ?? null });
        this.#met = null;
        break;
      case "damage":
        this.#hit(line, behind);
        break;
      case "special":
        this.#push(line, "place", PLACE, { cards: [argsOf<"special">(line).card] });
        break;
      case "reveal":
      case "conceal":
        for (const card of argsOf<"reveal">(line).cards ?? [])
          this.#push(line, line.kind === "reveal" ? "show" : "hide", TURN, { cards: [card] });
        break;
      case "cleared":
        this.#settle(line);
        break;
      case "over":
        this.#push(line, "end", END, {
          seat: this.#loser(),
          missing: argsOf<"over">(line).reason.startsWith("forced"),
        });
        break;
      default:
        this.#move(line);
    }
  }

  #lay(line: LogLine): void {
    const { role, cards } = argsOf<"stack">(line);
    const there = this.#stacks.find((one) => one.seat === line.seat && one.role === role);
    const rest = this.#stacks.filter((one) => one !== there);
    this.#stacks = [...rest, { seat: line.seat, role, cards: [...(there?.cards ?? []), ...(cards ?? [])] }];
    if (this.#lift && line.seat === this.#lift.seat) this.#lift.cards = this.#stacks.flatMap((one) => one.cards);
  }

  #stack(seat: number, ...roles: Role[]): Laid | undefined {
    return roles.flatMap((role) => this.#stacks.filter((one) => one.seat === seat && one.role === role))[0];
  }

  /** A stack with its total, and what is known of the way there. */
  #side(laid: Laid | undefined, seat: number, role: Role, total: number): Side {
    const { cards } = laid ?? { cards: [] };
    const summed = role === "attack" || role === "block";
    const base = summed ? cards.reduce((sum, card) => sum + this.#power(card), 0) : 0;
    const parts: Part[] = this.#chips(seat, role, cards)
      .filter((one) => !one.off && one.n !== 0)
      .map(({ n, card, text }) => ({ n, card, text }));
    const rest = total - base - parts.reduce((sum, one) => sum + one.n, 0);
    if (rest !== 0) parts.push({ n: rest, card: cards.at(-1) ?? 0, text: null, more: this.#shared(seat) });
    return { seat, role, cards, base, parts, total };
  }

  /** Specials in play, or lasting effects, may have a share in a sum. */
  #shared(seat: number): boolean {
    return this.#before.zone.length > 0 || this.#before.lasting.some((one) => one.seat === seat);
  }

  /** What the newest view that shows this stack knows of its sum. */
  #chips(seat: number, role: Role, cards: readonly number[]): readonly Chip[] {
    for (const combo of [this.#after.combo, this.#before.combo]) {
      const tray = combo?.trays.find((one) => one.seat === seat && one.role === role && same(one.cards, cards));
      if (combo && tray)
        return role === "attack" || role === "block" ? tray.chips : combo.seat === seat ? combo.chips : [];
    }
    return [];
  }

  /** Who comes at this seat: the combo, or at its own seat a reply. */
  #attacker(seat: number, damage: number): Side {
    if (seat !== this.#combo) {
      const laid = this.#stack(this.#combo, "attack", "action");
      return this.#side(laid, this.#combo, laid?.role ?? "attack", damage);
    }
    const laid = this.#stacks.findLast((one) => one.role === "reply");
    return this.#side(laid, laid?.seat ?? seat, "reply", damage);
  }

  #meet(line: LogLine, damage: number, defense: number | null): void {
    const { seat } = line;
    const attack = this.#attacker(seat, damage);
    const laid = this.#stack(seat, "block", "energy", "action");
    const answer = defense === null ? null : this.#side(laid, seat, "block", defense);
    const reply = attack.role === "reply";
    this.#met = this.#push(line, reply ? "slide" : "slam", SLAM / this.#pace, { attack, answer });
    const parts = attack.parts.length + (answer?.parts.length ?? 0);
    const step = partMs(parts);
    for (let counted = 0; counted <= parts; counted += 1) {
      const last = counted === parts ? (answer ? COUNT - BASES - step * parts : 0) : 0;
      const ms = (counted === 0 ? BASES : step) + last;
      this.#push(line, "count", ms / this.#pace, { attack, answer, counted });
    }
    this.#push(line, "meet", HOLD / this.#pace, { attack, answer, counted: parts });
  }

  #hit(line: LogLine, behind: readonly LogLine[]): void {
    const { seat, n: most, before } = argsOf<"damage">(line);
    if (this.#met?.answer?.seat !== seat || this.#met.answer.role !== "block") this.#meet(line, most, null);
    const { attack = null } = this.#met ?? {};
    this.#met = null;
    const own: LogLine[] = [];
    let n = 0;
    for (const next of behind) {
      if (n >= most || next.kind !== "discard" || next.seat !== seat) break;
      own.push(next);
      n += argsOf<"discard">(next).n;
    }
    this.#put(seat, { tavern: before });
    this.#told = own;
    this.#mill(
      line,
      own.flatMap((one) => argsOf<"discard">(one).cards ?? []),
      attack,
    );
  }

  /** Cards leave a tavern. */
  #mill(line: LogLine, cards: readonly number[], attack: Side | null = null): void {
    const { seat } = line;
    const was = this.#of(seat);
    const { step, beats, ms } = drain(cards.length);
    this.#gone = cards.length;
    for (let beat = 1; beat <= beats; beat += 1) {
      const gone = Math.min(cards.length, beat * step);
      const piles = this.#put(seat, { tavern: was.tavern - gone, clinic: [...was.clinic, ...cards.slice(0, gone)] });
      const low = piles.tavern <= LAST_CARDS && piles.tavern + Math.min(step, gone) > LAST_CARDS;
      this.#push(line, "mill", ms, { seat, attack, cards, gone, piles, before: was, low });
    }
  }

  /** A line of a card works: its card nods; while piles are shown, it is shown beside them. */
  #work(line: LogLine): void {
    const { card, word } = argsOf<"line">(line);
    this.#by = card;
    const last = this.found.at(-1);
    const beside = last?.piles ? { seat: last.seat, piles: last.piles, before: last.piles, gone: last.gone } : {};
    // Who buries shows it with the cards that go.
    if (this.#stacks.length && !(last?.piles && word === "bury"))
      this.#push(line, "effect", EFFECT, { ...beside, by: card, cards: [card] });
  }

  /** Cards go from pile to pile. */
  #move(line: LogLine): void {
    const { seat, kind } = line;
    const { n = 0, cards } = line.args as { n?: number; cards?: readonly number[] | null };
    const { tavern, clinic, tomb } = this.#of(seat);
    if (kind === "discard") {
      if (this.#told.includes(line)) return;
      if (argsOf<"discard">(line).source === "tavern") this.#mill(line, cards ?? []);
      else this.#put(seat, { clinic: [...clinic, ...(cards ?? [])] });
    } else if (kind === "draw") this.#put(seat, { tavern: tavern - n });
    else if (kind === "recover" || kind === "mend")
      this.#put(seat, { clinic: without(clinic, cards), tavern: tavern + n });
    else if (kind === "rescue") this.#put(seat, { clinic: without(clinic, cards) });
    else if (kind === "rise") this.#put(seat, { clinic: [...clinic, ...(cards ?? [])], tomb: tomb - n });
    else if (kind === "encore" || kind === "doom")
      this.#put(seat, { clinic: clinic.slice(0, -1), tomb: tomb + Number(kind === "doom") });
    else if (kind === "bury") this.#bury(line);
  }

  #bury(line: LogLine): void {
    const { seat } = line;
    const last = this.found.at(-1);
    const gone = last?.piles && last.seat === seat ? this.#gone : 0;
    for (const card of argsOf<"bury">(line).cards ?? []) {
      const before = this.#of(seat);
      const piles = this.#put(seat, { clinic: without(before.clinic, [card]), tomb: before.tomb + 1 });
      this.#push(line, "bury", BURY, { cards: [card], piles, before, by: this.#by, gone });
    }
  }

  #settle(line: LogLine): void {
    const { seat } = line;
    const stacks = this.#stacks.filter((one) => one.seat === seat);
    this.#stacks = this.#stacks.filter((one) => one.seat !== seat);
    this.#put(seat, { clinic: [...this.#of(seat).clinic, ...stacks.flatMap((one) => one.cards)] });
    this.#met = this.#lift = null;
    const last = this.found.at(-1);
    if (last?.kind === "settle") last.stacks = [...last.stacks, ...stacks];
    else if (stacks.length) this.#push(line, "settle", SETTLE, { stacks });
  }

  #loser(): number {
    return this.#after.seats.findIndex((seat) => seat.out !== null);
  }
}

/** A pile without the topmost of each of these cards. */
function without(pile: readonly number[], cards: readonly number[] | null | undefined): readonly number[] {
  const left = [...pile];
  for (const card of cards ?? []) {
    const at = left.lastIndexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((card, n) => card === other[n]);

/** The moments of some new lines between two views. `power`: the printed power of a card. */
export function moments(
  lines: readonly LogLine[],
  before: View,
  after: View,
  power: (card: number) => number,
): Moment[] {
  return held([...flips(lines, after), ...rested(new Reader(before, after, power).read(lines))]);
}

/** After a tavern has drained, its last cards land: as long as cards go on to the tomb, or 320 in all. */
function rested(found: readonly Moment[]): Moment[] {
  const done: Moment[] = [];
  for (const [at, one] of found.entries()) {
    done.push(one);
    const next = found[at + 1];
    if (!one.piles || (next?.piles && next.seat === one.seat)) continue;
    const from = found.slice(0, at + 1).findLastIndex((past) => past.kind === "mill" && past.seat === one.seat);
    if (from < 0) continue;
    const mill = found[from] as Moment;
    const buried = found.slice(from + 1, at + 1).reduce((sum, past) => sum + past.ms, 0);
    if (buried >= REST) continue;
    done.push({ ...mill, kind: "rest", ms: REST - buried, low: false, piles: one.piles });
  }
  return done;
}

/** Before a tavern drains, it is still full: each moment knows what taverns hold at it. */
function held(found: readonly Moment[]): Moment[] {
  let taverns: ReadonlyMap<number, number> = new Map();
  const back = [...found].reverse().map((one) => {
    const now = one.kind === "mill" && one.piles ? new Map([...taverns, [one.seat, one.piles.tavern]]) : taverns;
    if (one.kind === "mill" && one.before) taverns = new Map([...now, [one.seat, one.before.tavern]]);
    return { ...one, taverns: now };
  });
  return back.reverse();
}

/** The same without motion: the totals stand side by side, then the cards that left lie in a row. All else is as it is. */
export function calm(found: readonly Moment[]): Moment[] {
  const still = found.flatMap((one, at): Moment[] => {
    if (one.kind === "meet") return [{ ...one, kind: "totals", ms: TOTALS }];
    if (one.kind === "mill" && found[at + 1]?.kind !== "mill") return [{ ...one, kind: "row", ms: ROW }];
    return [];
  });
  return still.map((one) => ({ ...one, taverns: new Map() }));
}
