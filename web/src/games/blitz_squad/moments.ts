/**
 * New lines of the log as moments on the mat, each with its length at normal speed (LOOK of Blitz Squad, section 6). Nothing
 * here looks at a clock or at the page; a press skips all of it.
 */
import type { LogLine } from "../../net/protocol";
import { flips } from "./flip";
import { LAST_CARDS } from "./look";
import { argsOf, type Kind, type Laid, type Moment, type Part, type Piles, QUIET, type Side } from "./moment";
import type { Chip, ComboView, Events, Role, SeatView, Tray, View } from "./protocol";

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
/** An answer that nothing is compared with lies there, to be read. */
const ANSWER = SLAM + HELD;
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
  /** What lies on the table so far; its combo is made of the stacks. */
  #view: View;
  readonly #power: (card: number) => number;
  /** Whose closed hand the view shows. */
  readonly #me: number;
  #stacks: Laid[];
  #combo: number;
  #number: number;
  /** The combo that was told last, with the sums that lines behind it tell. */
  #open: ComboView | null;
  /** The exchange has been shown: who is hit after a block that did not hold is not hit twice. */
  #met: Moment | null = null;
  #lift: Moment | null = null;
  /** Lines of cards that have been shown with the damage before them. */
  #told: readonly LogLine[] = [];
  /** So many cards left a tavern last. */
  #gone = 0;
  /** The last line that has been shown. */
  #past = -1;
  /** The card whose line worked last. */
  #by = 0;

  constructor(before: View, after: View, power: (card: number) => number, me: number) {
    this.#power = power;
    this.#me = me;
    this.#before = before;
    this.#after = after;
    this.#view = { ...before, ask: "", asked: null, asking: null };
    this.#open = before.combo;
    this.#stacks = before.combo?.trays.map(({ seat, role, cards }) => ({ seat, role, cards })) ?? [];
    this.#combo = before.combo?.seat ?? before.active ?? -1;
    this.#number = before.combo?.number ?? before.combos;
  }

  get #pace(): number {
    return this.#number > 1 ? FASTER : 1;
  }

  #push(line: LogLine, kind: Kind, ms: number, more: Partial<Moment> = {}): Moment {
    const made = { ...QUIET, line: this.#past, view: this.#now(), seat: line.seat, kind, ms, ...more };
    this.found.push(made);
    return made;
  }

  /** The table with the stacks that lie there now. */
  #now(): View {
    const open = this.#open;
    const trays = this.#stacks.map((one) => this.#tray(one));
    return { ...this.#view, combo: open && trays.length ? { ...open, foe: null, todo: [], trays } : null };
  }

  /** A stack as a sum, as far as it is known by a view. */
  #tray({ seat, role, cards }: Laid): Tray {
    const known = this.#known(seat, role, cards);
    if (known) return known.tray;
    const base = cards.reduce((sum, card) => sum + this.#power(card), 0);
    const total = role === "attack" ? (this.#open?.damage ?? base) : base;
    return { seat, role, cards: [...cards], base, total, chips: [], price: null, burst: null, hushed: false };
  }

  #seat(seat: number): SeatView | undefined {
    return this.#view.seats[seat];
  }

  #of(seat: number): Piles {
    const { tavern = 0, clinic = [], tomb = [] } = this.#seat(seat) ?? {};
    return { tavern, clinic, tomb: tomb.length };
  }

  /** Something of a seat changes. */
  #put(seat: number, change: Partial<SeatView>): Piles {
    this.#view.seats = this.#view.seats.map((one, n) => (n === seat ? { ...one, ...change } : one));
    return this.#of(seat);
  }

  /** Cards leave a hand: revealed ones, or closed ones; `revealed`: those that lie open then. */
  #leave(seat: number, cards: readonly number[] | null | undefined, n = cards?.length ?? 0): void {
    const one = this.#seat(seat);
    if (!one) return;
    this.#put(seat, { hand: one.hand - n });
    for (const card of cards ?? []) {
      const { revealed, known } = this.#seat(seat) ?? one;
      if (revealed.includes(card)) this.#put(seat, { revealed: without(revealed, [card]) });
      else this.#close(seat, known, [card]);
    }
  }

  /** Closed cards are no longer in a hand. */
  #close(seat: number, known: readonly number[], cards: readonly number[]): void {
    this.#put(seat, { known: without(known, cards) });
    const { mine } = this.#view;
    if (mine && seat === this.#me) this.#view.mine = { ...mine, hand: without(mine.hand, cards) };
  }

  read(lines: readonly LogLine[]): Moment[] {
    this.#past = (lines[0]?.n ?? 0) - 1;
    for (const [at, line] of lines.entries()) {
      this.#one(line, lines.slice(at + 1));
      // That a card works is told with what comes of it.
      if (line.kind !== "line") this.#past = line.n;
    }
    return this.found;
  }

  #one(line: LogLine, behind: readonly LogLine[]): void {
    const { seat } = line;
    switch (line.kind) {
      case "combo":
        this.#combo = seat;
        this.#number = argsOf<"combo">(line).number;
        this.#stacks = [];
        this.#begin(line, behind);
        this.#lift = this.#push(line, "lift", CONFIRM);
        break;
      case "answer":
        this.#lift = this.#meets(line, behind) ? null : this.#push(line, "answer", ANSWER);
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
        if (this.#met) this.#push(line, "held", HELD, { attack: this.#met.attack, answer: this.#met.answer });
        this.#met = null;
        break;
      case "damage":
        this.#hit(line, behind);
        break;
      case "special":
        this.#place(line);
        break;
      case "reveal":
      case "conceal":
        for (const card of argsOf<"reveal">(line).cards ?? []) {
          this.#turn(line, card);
          this.#push(line, line.kind === "reveal" ? "show" : "hide", TURN, { cards: [card] });
        }
        break;
      case "turn":
        this.#view = { ...this.#view, active: seat, turn: argsOf<"turn">(line).turn, combos: 0, attacks: 0 };
        break;
      case "phase":
        this.#view.phase = argsOf<"phase">(line).phase;
        break;
      case "cleared":
        this.#settle(line);
        break;
      case "over":
        this.#push(line, "end", END, {
          view: { ...this.#after, combo: null, ask: "", asked: null, asking: null },
          seat: this.#loser(),
          missing: argsOf<"over">(line).reason.startsWith("forced"),
        });
        break;
      default:
        this.#move(line);
    }
  }

  /** A combo lies there, with the damage that lines behind tell where no view does. */
  #begin({ seat, args }: LogLine, behind: readonly LogLine[]): void {
    const { attack, foes, number } = args as unknown as Events["combo"];
    const told = [this.#after.combo, this.#before.combo].find((one) => one?.seat === seat && one.number === number);
    const ends = behind.find((one) => one.seat !== seat && ["compare", "damage"].includes(one.kind));
    const damage = ends?.kind === "damage" ? argsOf<"damage">(ends).n : ((ends && argsOf<"compare">(ends).damage) ?? 0);
    const none = { todo: [], trays: [], chips: [], foe: null, defense: null, outcome: null };
    this.#open = told ?? { ...none, number, seat, attack, foes, damage };
    const { attacks, penalty } = this.#view;
    const since = attack ? { attacks: attacks + 1, penalty: { cards: 0, attacked: true } } : { attacks, penalty };
    this.#view = { ...this.#view, ...since, combos: number };
  }

  /** Something will be compared with an answer, or it hits. */
  #meets({ seat, args }: LogLine, behind: readonly LogLine[]): boolean {
    const { reply } = args as unknown as Events["answer"];
    return behind.some((one) => {
      if (one.kind === "damage") return reply && argsOf<"damage">(one).by === seat;
      return one.kind === "compare" && (one.seat !== seat) === reply && argsOf<"compare">(one).damage > 0;
    });
  }

  /** A special card is placed. */
  #place(line: LogLine): void {
    const { seat } = line;
    const { card } = argsOf<"special">(line);
    const sign = this.#after.zone.find((one) => one.card === card && one.seat === seat);
    this.#view.zone = [...this.#view.zone, sign ?? { card, seat, turns: null }];
    this.#leave(seat, [card]);
    this.#push(line, "place", PLACE, { cards: [card] });
  }

  /** A card of a hand is turned over. */
  #turn({ seat, kind }: LogLine, card: number): void {
    const one = this.#seat(seat);
    const { mine } = this.#view;
    if (!one) return;
    if (kind === "reveal") {
      this.#close(seat, one.known, [card]);
      this.#put(seat, { revealed: [...one.revealed, card] });
      return;
    }
    const own = mine && seat === this.#me;
    this.#put(seat, { revealed: without(one.revealed, [card]), known: own ? one.known : [...one.known, card] });
    if (own) this.#view.mine = { ...mine, hand: [...mine.hand, card] };
  }

  #lay(line: LogLine): void {
    const { role, cards, n } = argsOf<"stack">(line);
    const there = this.#stacks.find((one) => one.seat === line.seat && one.role === role);
    const rest = this.#stacks.filter((one) => one !== there);
    this.#stacks = [...rest, { seat: line.seat, role, cards: [...(there?.cards ?? []), ...(cards ?? [])] }];
    this.#leave(line.seat, cards, n);
    if (line.seat !== this.#lift?.seat) return;
    this.#lift.cards = this.#stacks.filter((one) => one.seat === line.seat).flatMap((one) => one.cards);
    this.#lift.view = this.#now();
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
      .filter((one) => one.n !== 0)
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
    const known = this.#known(seat, role, cards);
    if (!known) return [];
    const { combo, tray } = known;
    return role === "attack" || role === "block" ? tray.chips : combo.seat === seat ? combo.chips : [];
  }

  /** The newest view's stack of these cards, and the combo it is in. */
  #known(seat: number, role: Role, cards: readonly number[]): { combo: ComboView; tray: Tray } | null {
    for (const combo of [this.#after.combo, this.#before.combo]) {
      const tray = combo?.trays.find((one) => one.seat === seat && one.role === role && same(one.cards, cards));
      if (combo && tray) return { combo, tray };
    }
    return null;
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
    if (damage === 0) return;
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
    const one = this.#seat(seat);
    if (!one) return;
    const { hand, tavern, clinic, tomb } = one;
    if (kind === "discard") {
      if (this.#told.includes(line)) return;
      if (argsOf<"discard">(line).source === "tavern") this.#mill(line, cards ?? []);
      else {
        this.#put(seat, { clinic: [...clinic, ...(cards ?? [])] });
        this.#leave(seat, cards, n);
      }
    } else if (kind === "draw") this.#put(seat, { tavern: tavern - n, hand: hand + n });
    else if (kind === "recover" || kind === "mend")
      this.#put(seat, { clinic: without(clinic, cards), tavern: tavern + n });
    else if (kind === "rescue") this.#put(seat, { clinic: without(clinic, cards), hand: hand + n });
    else if (kind === "rise") this.#put(seat, { clinic: [...clinic, ...(cards ?? [])], tomb: without(tomb, cards) });
    else if (kind === "encore" || kind === "doom")
      this.#put(seat, { clinic: clinic.slice(0, -1), tomb: kind === "doom" ? [...tomb, ...clinic.slice(-1)] : tomb });
    else if (kind === "bury") this.#bury(line);
    else if (kind === "out") this.#put(seat, { out: argsOf<"out">(line).reason });
    else if (kind === "gone")
      this.#view.zone = this.#view.zone.filter((one) => one.card !== argsOf<"gone">(line).card || one.seat !== seat);
  }

  #bury(line: LogLine): void {
    const { seat } = line;
    const last = this.found.at(-1);
    const gone = last?.piles && last.seat === seat ? this.#gone : 0;
    for (const card of argsOf<"bury">(line).cards ?? []) {
      const before = this.#of(seat);
      const tomb = [...(this.#seat(seat)?.tomb ?? []), card];
      const piles = this.#put(seat, { clinic: without(before.clinic, [card]), tomb });
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
    if (last?.kind === "settle") {
      last.stacks = [...last.stacks, ...stacks];
      last.view = this.#now();
    } else if (stacks.length) this.#push(line, "settle", SETTLE, { stacks });
  }

  #loser(): number {
    return this.#after.seats.findIndex((seat) => seat.out !== null);
  }
}

/** A pile without the topmost of each of these cards. */
function without(pile: readonly number[], cards: readonly number[] | null | undefined): number[] {
  const left = [...pile];
  for (const card of cards ?? []) {
    const at = left.lastIndexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((card, n) => card === other[n]);

/** The moments of some new lines between two views. `power`: the printed power of a card; `me`: whose hand they show. */
export function moments(
  lines: readonly LogLine[],
  before: View,
  after: View,
  power: (card: number) => number,
  me = -1,
): Moment[] {
  return [...flips(lines, after), ...rested(new Reader(before, after, power, me).read(lines))];
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
    done.push({
      ...mill,
      kind: "rest",
      ms: REST - buried,
      low: false,
      piles: one.piles,
      line: one.line,
      view: one.view,
    });
  }
  return done;
}

/** The same without motion: the totals stand side by side, then the cards that left lie in a row. All else is as it is. */
export function calm(found: readonly Moment[]): Moment[] {
  return found.flatMap((one, at): Moment[] => {
    if (one.kind === "meet") return [{ ...one, kind: "totals", ms: TOTALS }];
    if (one.kind === "mill" && found[at + 1]?.kind !== "mill") return [{ ...one, kind: "row", ms: ROW }];
    return one.kind === "answer" ? [one] : [];
  });
}
