/** What is shown of what happened, after the view that is already at its end. All that moves is loaded when the page is idle. */

import type Effects from "../../art/Effects.svelte";
import { whenIdle } from "../../feel/idle";
import { finish, Moments } from "../../feel/motion.svelte";
import { settings } from "../../feel/settings.svelte";
import type { Lay } from "../../kit/board/lay";
import type { Change } from "../../table/events";
import type { Moment } from "./moments";
import type { HeroView, View } from "./protocol";

type Motion = typeof import("./motion");
/** More lines at once are no news: somebody was away, or leaps through a replay. */
const MANY = 120;

export class Show {
  readonly stage = new Moments<Moment>();
  /** Whether a relic is a Curse. */
  readonly #curse: (relic: number) => boolean;
  motion = $state.raw<Motion | null>(null);
  readonly moment: Moment | null = $derived(this.stage.moment);
  /** The heroes as they are shown now; null: as they are. */
  readonly heroes: readonly HeroView[] | null = $derived(this.moment?.heroes ?? null);
  /** Where heroes lie that were killed in this turn. */
  #fallen: ReadonlyMap<number, string[]> = $state.raw(new Map());

  constructor(curse: (relic: number) => boolean) {
    this.#curse = curse;
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
    if (this.heroes) return this.heroes;
    return view.heroes.map((hero) => (hero.dead ? { ...hero, squares: this.#fallen.get(hero.hero) ?? [] } : hero));
  }

  /** A change of the table. Where something was taken back, nothing of it is shown. */
  tell({ before, after, lines }: Change): void {
    const [was, now] = [before.view, after.view] as [View | null, View];
    const killed = lines.flatMap(({ kind, args }) => (kind === "death" ? [args.hero as number] : []));
    const lay = lines.some((line) => line.kind === "turn") ? [] : [...this.#fallen];
    this.#fallen = new Map([...lay, ...killed.map((h) => [h, was?.heroes[h]?.squares ?? []] as const)]);
    // Who takes the screen over has seen it all.
    const others = before.asSeat !== after.asSeat;
    if (was === null || others || lines.length >= MANY || after.log.length < before.log.length) this.finish();
    else if (this.motion && lines.length > 0) {
      const { calm, moments } = this.motion;
      const found = moments(lines, was, now);
      for (const one of found)
        if (one.kind === "death")
          this.#fallen = new Map([...this.#fallen, [one.hero, [...(one.heroes[one.hero]?.squares ?? [])]]]);
      this.stage.feed(settings.still ? calm(found) : found, { asked: Boolean(after.decision?.yours) });
    }
  }

  /** A moment begins: what stands on the board moves, and it is heard. */
  play(field: Element, moment: Moment, lay: Lay, effects: ReturnType<typeof Effects> | undefined): void {
    this.motion?.act(field, moment, lay);
    this.motion?.strike(field, moment, effects?.play);
    this.motion?.hear(moment, moment.kind === "relic" && this.#curse(moment.count));
  }

  /** Nothing is shown any longer: all is as it is. */
  finish(): void {
    finish();
    this.stage.finish();
  }
}
