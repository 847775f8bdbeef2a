/** A table's heroes, artifacts, relics and hazards, looked up. */
import type { HazardInfo, HeroInfo, HeroView, RelicInfo, Setup, SpecialInfo, ToolInfo } from "./protocol";
import { say } from "./say";

/** From this number on a thing is a creation: wall, cloud, snare. */
const MADE = 11;
const CREATIONS = ["wall", "cloud", "snare"] as const;
/** The number by which a creation is drawn and named. */
export const thingOf = (made: (typeof CREATIONS)[number]): number => MADE + 1 + CREATIONS.indexOf(made);

export class Book {
  readonly #setup: Partial<Setup>;
  readonly #heroes: readonly HeroView[];

  constructor(setup: Partial<Setup>, heroes: readonly HeroView[]) {
    this.#setup = setup;
    this.#heroes = heroes;
  }

  /** A hero of the box, by number from 1. */
  design(n: number | null | undefined): HeroInfo | null {
    return this.#setup.heroes?.[n ?? 0] ?? null;
  }
  /** A hero of the table, 0 to 3. */
  hero(h: number): HeroInfo | null {
    return this.design(this.#heroes[h]?.design);
  }
  tool(n: number | null | undefined): ToolInfo | null {
    return this.#setup.tools?.[n ?? 0] ?? null;
  }
  relic(n: number | null | undefined): RelicInfo | null {
    return this.#setup.relics?.[n ?? 0] ?? null;
  }
  thing(n: number): HazardInfo | null {
    return this.#setup.hazards?.[n] ?? null;
  }
  /** A special of a hero of the table, as the log numbers them. */
  special(n: number): SpecialInfo | null {
    return this.hero(n >> 1)?.specials[n % 2] ?? null;
  }
  get artifacts(): boolean {
    return this.#setup.artifacts ?? false;
  }

  /** What a hero of the table is called. */
  name(h: number): string {
    return this.#heroes[h]?.name ?? say("page-a-hero");
  }
  short(h: number): string {
    return this.#heroes[h]?.short ?? say("page-a-hero");
  }
  thingName(n: number): string {
    const made = CREATIONS[n - MADE - 1];
    return made ? say("page-made", { made }) : (this.thing(n)?.name ?? "");
  }
}
