/** How pieces of a board move in a moment: only transform and opacity, and at its end all is as it is drawn. */
import { DROP, HIT, OUT, play } from "../../../feel/motion";
import { settings } from "../../../feel/settings.svelte";
import type { Lay, Point } from "./lay";

/** Units: a lunge, how far a piece runs into what it meets, and shakes of the board: at that, at a piece that is landed on. */
const [LUNGE, INTO, SHAKE, THUD] = [16, 0.42, 4, 3];
const HERE: Point = { x: 0, y: 0 };

/** One step of a motion: where, turned by so many degrees, how large; and what else a keyframe says. */
const to = ({ x, y }: Point, turn = 0, scale = 1, more: Keyframe = {}): Keyframe => ({
  transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${scale})`,
  ...more,
});
const STILL = to(HERE);
/** So large, and so much higher. */
export const swelled = (scale: number, up = 0): Keyframe => to({ x: 0, y: -up }, 0, scale);

/** A moment as its pieces move: whom it is about and who struck, where all stand now, where it stood, what it met. */
export interface Moved {
  hero: number;
  by: number;
  heroes: readonly { hero: number; squares: readonly string[] }[];
  was: readonly string[];
  space: string | null;
  /** At speed 1. */
  ms: number;
}

/**
 * Moves the pieces of a moment. Parts of the board are found by `data-hero`, `data-bust`, `data-dial-of` (a dial goes where its
 * piece goes), `data-on` and `data-shadow`.
 */
export class Acting {
  readonly #field: Element;
  readonly #moment: Moved;
  readonly #lay: Lay;

  constructor(field: Element, moment: Moved, lay: Lay) {
    [this.#field, this.#moment, this.#lay] = [field, moment, lay];
  }

  #run(of: string, frames: Keyframe[], easing: string = OUT, ms: number = this.#moment.ms): void {
    for (const node of this.#field.querySelectorAll<SVGElement>(of)) {
      node.style.transformBox = "fill-box";
      node.style.transformOrigin = "50% 90%";
      play(node, frames, { duration: settings.ms(ms), easing });
    }
  }
  #piece(frames: Keyframe[], easing: string = OUT, hero = this.#moment.hero): void {
    this.#run(`[data-hero="${hero}"], [data-dial-of="${hero}"]`, frames, easing);
  }
  #bust(frames: Keyframe[], easing: string = OUT): void {
    this.#run(`[data-hero="${this.#moment.hero}"] [data-bust]`, frames, easing);
  }
  #shake(far: number): void {
    const frames = [0, far, -far, far / 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    play(this.#field, frames, { duration: settings.ms(160) });
  }

  /** Over on its side. */
  get #tips(): Keyframe[] {
    const lies = { x: this.#lay.cw * 0.2, y: 0 };
    return [STILL, { ...STILL, offset: 0.2 }, to(lies, 84, 1, { offset: 0.65, easing: DROP }), to(lies, 84)];
  }
  get #now(): Point {
    return this.#lay.centre(this.#moment.heroes[this.#moment.hero]?.squares ?? this.#moment.was);
  }
  /** From where the piece was, seen from where it is drawn. */
  get #from(): Point {
    const [was, now] = [this.#moment.was.length ? this.#lay.centre(this.#moment.was) : this.#now, this.#now];
    return { x: was.x - now.x, y: was.y - now.y };
  }
  /** Into what is met, a part of the way. */
  get #into(): Point {
    const { space } = this.#moment;
    if (!space) return HERE;
    const [goal, now] = [this.#lay.centre([space]), this.#now];
    return { x: (goal.x - now.x) * INTO, y: (goal.y - now.y) * INTO };
  }
  /** Of the attacker, towards who is hit. */
  get #lunge(): Point {
    const from = this.#lay.centre(this.#moment.heroes[this.#moment.by]?.squares ?? []);
    const [x, y] = [this.#now.x - from.x, this.#now.y - from.y];
    const far = Math.max(1, Math.hypot(x, y));
    return { x: (x / far) * LUNGE, y: (y / far) * LUNGE };
  }
  /** Half way, so much of a square above it. */
  #lifted(high: number): Point {
    return { x: this.#from.x / 2, y: this.#from.y / 2 - this.#lay.ch * high };
  }
  /** Somebody else stands where it comes down. */
  get #landed(): boolean {
    const { hero, heroes } = this.#moment;
    const squares = new Set(heroes[hero]?.squares);
    return heroes.some((one) => one.hero !== hero && one.squares.some((space) => squares.has(space)));
  }

  /** It hops to where it is now. */
  hop(): void {
    this.#piece([to(this.#from), to(this.#lifted(0.18)), STILL]);
  }
  /** It winds up for a blow. */
  wind(): void {
    this.#bust([STILL, to({ x: 0, y: LUNGE / 2 }, -6)]);
  }
  /** It is struck, and who strikes it lunges: both hold for half of the time. */
  struck(): void {
    const held = (at: Keyframe): Keyframe[] => [at, { ...at, offset: 0.5 }, STILL];
    this.#bust(held(to({ x: 0, y: -LUNGE }, 5, 1.06)), HIT);
    if (this.#moment.heroes[this.#moment.by]?.squares.length) this.#piece(held(to(this.#lunge)), HIT, this.#moment.by);
  }
  appear(): void {
    this.#piece([to(HERE, 0, 0.9, { opacity: 0 }), to(HERE, 0, 1, { opacity: 1 })]);
  }
  /** What stands or lies on the square swells by so much, or as the frame says. */
  bites(frame: Keyframe = swelled(1.2)): void {
    this.#run(`[data-on="${this.#moment.space}"]`, [STILL, frame, STILL]);
  }
  /** It runs into what stands there, and the board shakes. */
  rams(): void {
    this.#piece([STILL, to(this.#into)], HIT);
    this.#shake(SHAKE);
  }
  stagger(): void {
    this.#piece([to(this.#into), { ...STILL, offset: 0.22 }, STILL]);
    this.#bust([0, 13, -6, 0].map((turn) => to(HERE, turn)));
  }
  nod(): void {
    this.#bust([STILL, to({ x: 0, y: -3 }, 0, 1.08), STILL]);
  }
  /** Something is laid on the square. */
  laid(): void {
    this.#run(`[data-on="${this.#moment.space}"]`, [{ opacity: 0 }, { opacity: 1 }]);
  }
  tip(): void {
    this.#bust(this.#tips);
  }
  rise(): void {
    this.#bust([...this.#tips].reverse().map(({ offset: _, ...frame }) => frame));
  }
  slide(): void {
    this.#piece([to(this.#from), STILL], HIT);
    this.#bust([to(HERE, this.#from.x > 0 ? 5 : -5), STILL]);
  }
  /** It flies; whom it lands on shakes the board, where it is thrown (`hard`). */
  fly(hard: boolean): void {
    this.#piece([
      to(this.#from, 0, 1, { offset: 0 }),
      to(this.#from, 0, 0.94, { offset: 0.2 }),
      to(this.#lifted(1.1), 0, 1.08, { offset: 0.55 }),
      to(HERE, 0, 1.05, { offset: 0.85, easing: DROP }),
      STILL,
    ]);
    // Its shadow stays on the ground.
    this.#run("[data-shadow]", [
      to(this.#from),
      to(this.#from, 0, 1, { offset: 0.2 }),
      to(HERE, 0, 1, { offset: 0.85 }),
    ]);
    if (hard && this.#landed) this.#shake(THUD);
  }
}
