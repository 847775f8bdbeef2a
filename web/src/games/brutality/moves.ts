/** How pieces move in a moment (LOOK of Brutality, section 5). */
import { settings } from "../../feel/settings.svelte";
import { Acting, swelled } from "./board/acting";
import type { Lay } from "./board/lay";
import type { Kind, Moment } from "./moments";

const PILLARS = 1;
/** What a hazard does when somebody meets it: stakes shoot up, tongues rise, all else swells. */
const BITES: Readonly<Record<number, Keyframe>> = { 2: swelled(1.06, 18), 3: swelled(1.25) };
const ACTS: Readonly<Partial<Record<Kind, (on: Acting, moment: Moment) => void>>> = {
  step: (on) => on.hop(),
  wind: (on) => on.wind(),
  hurt: (on) => on.struck(),
  slide: (on) => on.slide(),
  pull: (on) => on.slide(),
  leap: (on) => on.fly(false),
  launch: (on) => on.fly(true),
  jump: (on) => on.appear(),
  bite(on, { thing }) {
    on.bites(BITES[thing]);
    if (thing === PILLARS) on.rams();
  },
  stagger: (on) => on.stagger(),
  shield: (on) => on.nod(),
  heal: (on) => on.nod(),
  artifact: (on) => on.nod(),
  thing: (on) => on.laid(),
  death: (on) => on.tip(),
  revived: (on) => on.rise(),
};

/** A moment begins on the board. */
export function act(field: Element, moment: Moment, lay: Lay): void {
  if (!settings.still) ACTS[moment.kind]?.(new Acting(field, moment, lay), moment);
}
