/**
 * New lines of the log as moments on the board, each with its length at normal speed and the view as it is then (LOOK of
 * Brutality, section 5). Nothing here looks at a clock or at the page; a press skips all of it.
 */

import type { LogLine } from "../../net/protocol";
import type { Moment as Shown } from "../../table/steps.svelte";
import { nameOf, spotOf } from "./board/lay";
import type { Events, HeroView, View } from "./protocol";
import { argsOf, ROOTS } from "./told";

/** Kinds of moments, and how long each lasts at speed 1, ms, as section 5 says it; in flight, before the first square. */
const MS = {
  step: 110,
  wind: 140,
  hurt: 120,
  slide: 70,
  pull: 90,
  jump: 180,
  leap: 170,
  launch: 210,
  bite: 160,
  stagger: 400,
  shield: 200,
  heal: 200,
  relic: 270,
  artifact: 220,
  thing: 160,
  death: 620,
  revived: 620,
  calm: 1000,
  end: 500,
};
export type Kind = keyof typeof MS;

/** From square to square, as what it was. */
export interface Trail {
  kind: Kind;
  squares: readonly string[];
  was: readonly string[];
}

export interface Moment extends Shown {
  /** Number of its line; before a blow and at the end, of the line before. */
  line: number;
  view: View;
  kind: Kind;
  /** Whom it is about, of a relic the first that it is about; -1: nobody. */
  hero: number;
  /** Who attacks; -1: nobody. */
  by: number;
  /** The special of the blow, as the log numbers them; -1: none. */
  special: number;
  /** HP lost or gained; of who staggers, in the whole blow; a relic; of who is knocked back, squares so far. */
  count: number;
  /** The hazard or creation, and its square. */
  thing: number;
  space: string | null;
  /** Squares that the hero stood on before. */
  was: readonly string[];
  heroes: readonly HeroView[];
  /** Without motion: ways and losses that stay for a moment. */
  trails: readonly Trail[];
  losses: readonly { squares: readonly string[]; count: number }[];
  /** Without motion: relics that were played, and who they were about. */
  relics: readonly { relic: number; squares: readonly string[] }[];
}

/** A square more of a flight; the chain before the first pull; making room comes so much later. */
const [LEAP, LAUNCH, CHAIN, LATER] = [60, 70, 120, 40];
const PILLARS = 1;
/** Moments that come before their line is told. */
const EARLY: ReadonlySet<Kind> = new Set<Kind>(["wind", "end"]);
/** Moments of which something stays without motion. */
const WAYS: ReadonlySet<Kind> = new Set<Kind>(["step", "slide", "pull", "leap", "launch", "jump"]);
/** What a blow is made of: the last one of a game is shown at half speed. */
const BLOW: ReadonlySet<Kind> = new Set<Kind>(["wind", "hurt", "slide", "pull", "bite"]);
const HALF = 2;

/** Reads lines in their order, from the view before them. */
class Reader {
  readonly found: Moment[] = [];
  readonly #after: readonly HeroView[];
  #view: View;
  /** Who attacks, and whether the blow is still to be struck. */
  #by = -1;
  #raised = false;
  /** What it is, as the log numbers specials; -1: none. */
  #special = -1;
  /** What each hero has lost to it, and how far each was knocked back. */
  #lost: number[] = [];
  #back: number[] = [];
  /** A relic of which nothing has come yet. */
  #card: Moment | null = null;

  constructor(before: View, after: View) {
    this.#after = after.heroes;
    const heroes = after.heroes.map((hero, h) => {
      const was = { ...hero, ...before.heroes[h] };
      // Who has not stood anywhere yet has lost nothing.
      return was.space || was.dead ? was : { ...was, hp: hero.hp };
    });
    this.#view = { ...before, heroes, asked: [] };
  }

  get #heroes(): readonly HeroView[] {
    return this.#view.heroes;
  }

  #put(h: number, change: Partial<HeroView>): void {
    this.#view = { ...this.#view, heroes: this.#heroes.map((hero, n) => (n === h ? { ...hero, ...change } : hero)) };
  }

  /** What is laid onto the board, leaves it or goes elsewhere. */
  #lay({ kind, args }: LogLine): void {
    const { hazards, creations } = this.#view;
    const { space, was, to } = args as { space?: string; was?: string; to?: string };
    const gone = <T extends { space: string }>(all: readonly T[]): T[] => all.filter((one) => one.space !== space);
    if (kind === "hazard") {
      const made = { ...(args as unknown as Events["hazard"]), used: [], suppressed: false };
      this.#view = { ...this.#view, hazards: [...hazards, made] };
    } else if (kind === "creation")
      this.#view = { ...this.#view, creations: [...creations, args as unknown as Events["creation"]] };
    else if (kind === "hazard_gone") this.#view = { ...this.#view, hazards: gone(hazards) };
    else if (kind === "gone") this.#view = { ...this.#view, creations: gone(creations) };
    else if (kind === "hazard_moved") {
      const there = hazards.map((one) => (one.space === was && to ? { ...one, space: to } : one));
      this.#view = { ...this.#view, hazards: there };
    }
  }

  /** A relic that is played has left the hand. */
  #plays({ seat, relic }: Events["relic"]): void {
    const { mine, seats, teams } = this.#view;
    const team = seats[seat]?.team;
    const hand = mine?.hand.toSpliced(mine.hand.indexOf(relic), mine.hand.includes(relic) ? 1 : 0) ?? [];
    this.#view = {
      ...this.#view,
      mine: mine?.team === team && mine ? { ...mine, hand } : mine,
      teams: teams.map((one) => (one.team === team ? { ...one, hand: one.hand - 1 } : one)),
    };
  }

  #push(line: LogLine, kind: Kind, more: Partial<Moment> = {}): Moment {
    const { hero = -1 } = line.args as { hero?: number };
    const made: Moment = {
      ...{
        line: EARLY.has(kind) ? line.n - 1 : line.n,
        kind,
        ms: MS[kind],
        hero,
        by: this.#by,
        special: this.#special,
        count: 0,
        thing: 0,
        space: null,
        was: [],
      },
      ...{ trails: [], losses: [], relics: [] },
      ...more,
      ...{ view: this.#view, heroes: this.#heroes },
    };
    this.found.push(made);
    return made;
  }

  /** A hero goes to another place. */
  #go(line: LogLine, kind: Kind, { hero, to }: { hero: number; to: string }, more: Partial<Moment> = {}): void {
    const was = this.#heroes[hero]?.squares ?? [];
    const [from, goal] = [was[0] === undefined ? null : spotOf(was[0]), spotOf(to)];
    const squares = from
      ? was
          .map(spotOf)
          .map(({ col, row }) => nameOf({ col: col - from.col + goal.col, row: row - from.row + goal.row }))
      : (this.#after[hero]?.squares ?? [to]);
    this.#put(hero, { space: to, squares, dead: false });
    const far = from ? Math.max(Math.abs(from.col - goal.col), Math.abs(from.row - goal.row)) : 1;
    const each = kind === "leap" ? LEAP : kind === "launch" ? LAUNCH : kind === "jump" ? 0 : MS[kind];
    this.#push(line, kind, {
      was,
      ms: MS[kind] + each * (kind === "leap" || kind === "launch" ? far : far - 1),
      ...more,
    });
  }

  /** The blow before what comes of it, once. */
  #strike(line: LogLine): void {
    const raised = this.#raised;
    this.#raised = false;
    if (raised && this.#by !== (line.args as { hero?: number }).hero) this.#push(line, "wind", { hero: this.#by });
  }

  one(line: LogLine): void {
    const { kind } = line;
    const args = line.args as { hero?: number; to?: string; space?: string };
    const { hero = -1 } = args;
    if (ROOTS.has(kind)) {
      [this.#by, this.#raised] = kind === "special" ? [hero, true] : [-1, false];
      this.#special = kind === "special" ? argsOf<"special">(line).special : -1;
      [this.#lost, this.#back, this.#card] = [[], [], null];
    } else if (this.#card && hero >= 0) {
      this.#card.hero = hero;
      this.#card = null;
    }
    this.#lay(line);
    if (kind === "relic") this.#plays(argsOf<"relic">(line));
    if (kind === "step") this.#go(line, "step", argsOf<"step">(line));
    else if (kind === "move") this.#move(line, argsOf<"move">(line));
    else if (kind === "fly") {
      this.#raised = false;
      this.#go(line, argsOf<"fly">(line).mode === 0 ? "leap" : "launch", argsOf<"fly">(line));
    } else if (kind === "land" || kind === "fall") {
      if (this.#heroes[hero]?.space !== args.to) this.#go(line, "slide", argsOf<"land">(line));
    } else if (kind === "hit")
      this.#push(line, "bite", { thing: argsOf<"hit">(line).thing, space: args.space ?? null });
    else if (kind === "hurt") this.#hurt(line, argsOf<"hurt">(line));
    else if (kind === "soaked" || kind === "shield") {
      this.#strike(line);
      this.#push(line, "shield");
    } else if (kind === "heal") {
      this.#put(hero, { hp: argsOf<"heal">(line).hp });
      this.#push(line, "heal", { count: argsOf<"heal">(line).n });
    } else if (kind === "relic" || kind === "instant")
      this.#card = this.#push(line, "relic", { count: argsOf<"relic">(line).relic });
    else if (kind === "artifact") this.#push(line, "artifact");
    else if (kind === "hazard" || kind === "creation") this.#push(line, "thing", { space: args.space ?? null });
    else if (kind === "death") {
      this.#push(line, "death");
      this.#put(hero, { dead: true, hp: 0 });
    } else if (kind === "revived") {
      this.#put(hero, { hp: argsOf<"revived">(line).hp });
      this.#go(line, "revived", { hero, to: args.space ?? "" }, { ms: MS.revived });
    } else if (kind === "placed") this.#go(line, "jump", { hero, to: args.space ?? "" });
    else if (kind === "over") this.#push(line, "end");
  }

  #move(line: LogLine, args: Events["move"]): void {
    const { way } = args;
    if (way === "roam") this.#go(line, "step", args);
    else if (way === "swap" || way === "teleport") this.#go(line, "jump", args);
    else {
      if (way !== "charge") this.#strike(line);
      const last = this.found.at(-1);
      const first = way === "pull" && last?.kind !== "pull" ? CHAIN : way === "room" || way === "chain" ? LATER : 0;
      const back = way === "knock" ? (this.#back[args.hero] ?? 0) + 1 : 0;
      this.#back[args.hero] = back;
      const ms = first ? { ms: first + MS.slide } : {};
      this.#go(line, way === "pull" ? "pull" : "slide", args, { count: back, ...ms });
    }
  }

  /** HP are lost: to what bit, else to a blow. Who ran into the Pillars staggers back. */
  #hurt(line: LogLine, { hero, n, hp }: Events["hurt"]): void {
    const last = this.found.at(-1);
    const bitten = last?.kind === "bite" && last.hero === hero && last.count === 0;
    if (!bitten) this.#strike(line);
    this.#put(hero, { hp });
    this.#lost[hero] = (this.#lost[hero] ?? 0) + n;
    if (!bitten) this.#push(line, "hurt", { count: n });
    else {
      this.found.pop();
      this.#push(line, "bite", { thing: last.thing, space: last.space, count: n });
      if (last.thing === PILLARS && hp > 0) this.#push(line, "stagger", { space: last.space, count: this.#lost[hero] });
    }
  }
}

/** What there is to show of these lines. */
export function moments(lines: readonly LogLine[], before: View, after: View): Moment[] {
  const reader = new Reader(before, after);
  for (const line of lines) reader.one(line);
  const { found } = reader;
  if (found.at(-1)?.kind !== "end") return found;
  const blow = Math.max(
    0,
    found.findLastIndex((one) => one.kind === "wind"),
  );
  return found.map((one, n) => (n >= blow && BLOW.has(one.kind) ? { ...one, ms: HALF * one.ms } : one));
}

/** Without motion: one moment in which ways and losses stay drawn; pieces are where they are. */
export function calm(found: readonly Moment[]): Moment[] {
  const last = found.at(-1);
  if (!last) return [];
  const at = ({ heroes, hero }: Moment): readonly string[] => heroes[hero]?.squares ?? [];
  const trails = found
    .filter((one) => WAYS.has(one.kind))
    .map((one) => ({ kind: one.kind, squares: at(one), was: one.was }));
  const losses = found
    .filter((one) => one.kind === "hurt" || one.kind === "bite")
    .map((one) => ({ squares: at(one), count: one.count }));
  const relics = found.filter((one) => one.kind === "relic").map((one) => ({ relic: one.count, squares: at(one) }));
  return [{ ...last, kind: "calm", ms: MS.calm, trails, losses, relics }];
}
