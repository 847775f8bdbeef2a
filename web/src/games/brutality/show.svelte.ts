/** What is shown of what happened, before what comes next is asked. All that moves is loaded when the page is idle. */

import type Effects from "../../art/Effects.svelte";
import { whenIdle } from "../../feel/idle";
import { settings } from "../../feel/settings.svelte";
import type { Change, Step } from "../../table/events";
import type { Lay } from "./board/lay";
import type { Hands } from "./hands.svelte";
import type { Moment } from "./moments";
import type { Game, HeroView, PhaseName, View } from "./protocol";

type Motion = typeof import("./motion");
/** Before the board there is nothing to show. */
export const DRAFTED: ReadonlySet<PhaseName> = new Set(["heroes", "artifacts", "draft"]);

export class Show {
  readonly #hands: Hands;
  motion = $state.raw<Motion | null>(null);
  /** An own way without motion: nothing waits for it, and it stays drawn for a while. */
  #way = $state.raw<Moment | null>(null);
  readonly moment: Moment | null = $derived.by(() => (this.#hands.calls.moment as Moment | null) ?? this.#way);
  /** Where heroes lie that were killed in this turn, and in what is shown. */
  #fallen: ReadonlyMap<number, readonly string[]> = $state.raw(new Map());
  #falls: ReadonlyMap<number, readonly string[]> = new Map();

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  /** Loads what moves once the page has nothing else to do. */
  idle(): void {
    whenIdle(() => {
      import("./motion").then(
        (motion) => {
          this.motion = motion;
        },
        () => {}, // nothing moves: the table is whole without
      );
    });
  }

  /** The heroes as they are drawn now: also those that lie there since they were killed. */
  drawn(view: View): readonly HeroView[] {
    return view.heroes.map((hero) =>
      hero.dead && !hero.squares.length ? { ...hero, squares: [...(this.#fallen.get(hero.hero) ?? [])] } : hero,
    );
  }

  /** The moments of a step. Of a turn that begins for somebody else at this screen nothing is shown: its log is theirs. */
  read({ before, after, lines }: Step<Game>): Moment[] {
    const [was, now] = [before.view, after.view];
    this.#falls = new Map();
    this.#way = null;
    if (!this.motion || before.asSeat !== after.asSeat || DRAFTED.has(was.phase)) return [];
    const found = this.motion.moments(lines, was, now);
    this.#falls = new Map(
      found.flatMap((one) => (one.kind === "death" ? [[one.hero, one.heroes[one.hero]?.squares ?? []]] : [])),
    );
    if (!settings.still) return found;
    const calm = this.motion.calm(found);
    if (!before.decision?.yours || found.some(({ kind }) => kind !== "step")) return calm;
    this.#stay(calm[0] ?? null);
    return [];
  }

  #stay(way: Moment | null): void {
    this.#way = way;
    if (!way) return;
    setTimeout(() => {
      if (this.#way === way) this.#way = null;
    }, way.ms / settings.all.speed);
  }

  /** A step has been shown, or was not. */
  land({ before, lines }: Change<Game>): void {
    const was = before.view;
    const killed = lines.flatMap(({ kind, args }) => (kind === "death" ? [args.hero as number] : []));
    const lay = lines.some((line) => line.kind === "turn") ? [] : [...this.#fallen];
    const where = (h: number): readonly string[] => this.#falls.get(h) ?? was?.heroes[h]?.squares ?? [];
    this.#fallen = new Map([...lay, ...killed.map((h) => [h, where(h)] as const)]);
  }

  /** A moment begins: what stands on the board moves, and it is heard. */
  play(field: Element, moment: Moment, lay: Lay, effects: ReturnType<typeof Effects> | undefined): void {
    const curse = moment.kind === "relic" && this.#hands.book.relic(moment.count)?.type === "curse";
    this.motion?.act(field, moment, lay);
    this.motion?.strike(field, moment, effects?.play);
    this.motion?.hear(moment, curse);
  }
}
