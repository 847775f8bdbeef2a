/**
 * What is shown of a step, picture by picture (LOOK of Brawlhalla, section 6): the cards of an attack as they land, its
 * verdict, the blow, the stage that closes, what flies, walks or falls, a KO, and the rest before the result.
 */

import { settings } from "../../feel/settings.svelte";
import type { SoundName } from "../../feel/sound";
import { plain } from "../../kit/said";
import type { LogLine } from "../../net/protocol";
import type { Step } from "../../table/events";
import type { Moment } from "../../table/steps.svelte";
import { type KoMoment, koMoments, REST } from "./ko";
import { lasts } from "./motion";
import { type News, news } from "./news";
import type { Card, Events, FightView, Game, SaidCard, SeatView, View } from "./protocol";
import { say } from "./say";

export interface Beat extends Moment {
  view: View;
  /** What travels to this picture, where something does. */
  news: News | null;
  /** The part of a KO that lies over it. */
  ko: KoMoment | null;
  sound: SoundName | null;
}

/** ms at speed 1; where nothing should move, what is read stays and all else fades. */
const FADE = 80;
const OPENS = 260;
const LANDS = 310;
const POINT = 30;
const MOST = 6;
const VERDICT = 700;
const CLOSES = 340;
const BLOW = { hit: { light: 280, heavy: 290 }, failed: { light: 100, heavy: 200 } };

type Told<K extends keyof Events> = Events[K];
const told = <K extends keyof Events>(line: LogLine): Told<K> => line.args as unknown as Told<K>;

const begun = ({ seat, args }: LogLine): FightView => {
  const { target, type } = args as unknown as Told<"attack">;
  return {
    ...{ attacker: seat, defender: target, type, phase: 1, totals: [0, 0], lead: 0, ties: false, match: null },
    ...{ cards: [[], []], turn: null, hit: null, knockback: null, flight: null, stake: null, decides: null },
    ...{ verdict: plain(say(`verdict-${type}`)), tax: [0, 0], banned: [[], []], limit: [null, null], standing: [] },
  };
};

/** The whole face of a card that is told by its number: from where it lay, or where it lies now. */
function faceOf(said: SaidCard, was: View, now: View): Card {
  const known = [was, now].flatMap(({ fight, seats }) => [
    ...(fight?.cards.flat() ?? []),
    ...seats.flatMap((one) => [...(one.cards ?? []), ...one.known, ...one.discard]),
  ]);
  const plainly = { push: 0, id: "", icon: "", when: "", text: "", short: { when: "", text: "" } };
  return known.find((one) => one.c === said.c) ?? { ...plainly, ...said };
}

/** An attack and the seats in it, line by line. */
class Fight {
  fight: FightView | null;
  seats: readonly SeatView[];
  readonly #was: View;
  readonly #now: View;

  constructor(was: View, now: View) {
    this.fight = was.fight;
    this.seats = was.seats;
    this.#was = was;
    this.#now = now;
  }

  /** What a line changes on the stage; ms: how long that is shown, 0: it changes nothing there. */
  takes(line: LogLine, lines: readonly LogLine[]): number {
    switch (line.kind) {
      case "attack":
        this.fight = begun(line);
        return OPENS;
      case "open":
        return this.#lands(line, told<"open">(line).card, null);
      case "dodge":
        return this.#lands(line, told<"dodge">(line).card, null);
      case "card":
      case "revealed":
        return this.#lands(line, told<"card">(line).card, told<"card">(line));
      case "total":
      case "left_out":
        return this.#counts(told<"total">(line)) * POINT;
      case "hit":
      case "failed":
        return this.#ends(line, lines);
      case "damage":
        return this.#hurts(told<"damage">(line));
      default:
        return 0;
    }
  }

  #lands(line: LogLine, said: SaidCard, totals: { attack: number; defence: number } | null): number {
    const { fight } = this;
    if (!fight) return 0;
    const role = line.seat === fight.attacker ? 0 : 1;
    const card = { ...faceOf(said, this.#was, this.#now), works: "any" as const };
    const own = this.#now.fight?.cards[role]?.find((one) => one.c === said.c) ?? card;
    const cards = fight.cards.map((all, n) => (n === role ? [...all, own] : all));
    const heavy = fight.type === "heavy";
    const match = line.kind === "open" && heavy ? said.value : fight.match;
    this.fight = { ...fight, cards, match, phase: Math.max(fight.phase, line.kind === "open" ? 2 : 3), turn: null };
    if (line.kind !== "revealed") this.#lays(line.seat, said.c);
    const opened = line.kind === "open" ? { attack: told<"open">(line).total, defence: fight.totals[1] ?? 0 } : null;
    const verdict = heavy && match !== null ? plain(say("verdict-dodges", { value: match })) : fight.verdict;
    const points = this.#counts(totals ?? opened);
    if (heavy) this.fight = { ...this.fight, verdict };
    return LANDS + Math.min(MOST, points) * POINT;
  }

  /** A card leaves its hand. */
  #lays(seat: number, c: number): void {
    this.seats = this.seats.map((one) =>
      one.seat === seat
        ? { ...one, hand: one.hand - 1, cards: one.cards?.filter((card) => card.c !== c) ?? null }
        : one,
    );
  }

  /** Totals become these; by how many points. */
  #counts(to: { attack: number; defence: number } | null): number {
    const { fight } = this;
    if (!fight || !to || fight.type === "heavy") return 0;
    const [attack = 0, defence = 0] = fight.totals;
    const lead = to.attack - to.defence;
    const verdict =
      lead === 0
        ? say("verdict-tie", { hits: fight.ties })
        : say(lead > 0 ? "verdict-ahead" : "verdict-behind", { lead: Math.abs(lead) });
    this.fight = { ...fight, totals: [to.attack, to.defence], lead, verdict: plain(verdict), stake: null };
    return Math.max(Math.abs(to.attack - attack), Math.abs(to.defence - defence));
  }

  #ends(line: LogLine, lines: readonly LogLine[]): number {
    const { fight } = this;
    if (!fight) return 0;
    const { attack, defence, type } = told<"hit">(line);
    if (type === "light") this.#counts({ attack, defence });
    const hit = line.kind === "hit";
    const flies = lines.find((one) => one.n > line.n && one.kind === "knockback");
    const verdict = hit
      ? flies
        ? say("verdict-flies", { spaces: told<"knockback">(flies).count })
        : say("verdict-hit")
      : say(type === "heavy" ? "verdict-dodged" : "verdict-blocked");
    this.fight = {
      ...(this.fight ?? fight),
      hit,
      phase: 4,
      turn: null,
      stake: null,
      flight: null,
      verdict: plain(verdict),
    };
    return VERDICT;
  }

  #hurts({ seat, to }: Told<"damage">): number {
    this.seats = this.seats.map((one) => (one.seat === seat ? { ...one, level: to } : one));
    return this.fight?.hit ? BLOW.hit.light : 0;
  }
}

/** Nobody is asked while a picture is shown. */
const still = (view: View): View => ({ ...view, decision: null, mine: null });

/** The pictures of a step. */
export function beats({ before, after, lines }: Step<Game>): Beat[] {
  const [was, now] = [before.view, after.view];
  if (was.setup === "legend" || lines.length === 0) return [];
  const made: Beat[] = [];
  const stage = new Fight(was, now);
  const add = (ms: number, line: number, view: View, more: Partial<Beat> = {}): void => {
    const reads = more.ko || ms === VERDICT || ms === REST;
    if (ms > 0)
      made.push({
        ...{ ms: settings.still && !reads ? FADE : ms, line, view: still(view), news: null, ko: null, sound: null },
        ...more,
      });
  };
  const seen = (): View => ({ ...was, fight: stage.fight, seats: [...stage.seats] });
  const fell = lines.findIndex((line) => line.kind === "ko");
  const cut = fell < 0 ? lines.length : blowOf(lines, fell);
  for (const line of lines.slice(0, cut)) {
    const ms = stage.takes(line, lines);
    add(ms, line.n, seen(), { sound: SOUNDS[line.kind] ?? null });
    const end = line.kind === "hit" ? BLOW.hit : line.kind === "failed" ? BLOW.failed : null;
    const hurts = lines.some((one) => one.n > line.n && one.kind === "damage");
    if (end && stage.fight && !(line.kind === "hit" && hurts)) add(end[stage.fight.type], line.n, seen());
  }
  const held = lines[cut - 1]?.n ?? before.log.length - 1;
  const last = lines.at(-1)?.n ?? held;
  const from = { ...was, seats: [...stage.seats], fight: null };
  const travels = news({ ...from, fight: stage.fight }, now, lines);
  if (fell >= 0) {
    const first = !before.log.some((line) => line.kind === "ko");
    const parts = koMoments({ lines, before: { ...from, fight: stage.fight }, first, still: settings.still });
    const gone = new Set(parts.map((one) => one.victim));
    const flown = { ...from, seats: from.seats.map((one) => (gone.has(one.seat) ? { ...one, space: null } : one)) };
    for (const [n, ko] of parts.entries()) {
      const sound = ko.part === "stop" ? "crack" : ko.part === "word" ? "ko" : null;
      const done = ko.part === "card";
      add(ko.ms, done ? last : held, done ? { ...now, fight: null } : flown, { ko, sound, news: n ? null : travels });
    }
  } else {
    // The stage closes before anybody flies; where the attack goes on it stays.
    const ms = lasts(travels);
    if (ms > 0 && stage.fight && !now.fight) add(settings.still ? 0 : CLOSES, held, from);
    add(ms, last, now, { news: travels, sound: travels.sound });
  }
  if (after.over && made.length) add(REST, last, { ...now, fight: null });
  return made;
}

/** Where a KO begins among the lines: with the blow that sends the victim off, else with the KO itself. */
function blowOf(lines: readonly LogLine[], fell: number): number {
  const victim = lines[fell]?.seat;
  const blow = lines.findIndex((line) => line.kind === "knockback" && line.seat === victim);
  return blow >= 0 && blow < fell ? blow : fell;
}

const SOUNDS: Partial<Record<string, SoundName>> = {
  attack: "slap",
  open: "slap",
  card: "slap",
  dodge: "whoosh",
  hit: "pat",
};
