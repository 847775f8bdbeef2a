/** Things of the mat that move where they lie, by transform and opacity alone. A press finishes them all. */
import { HIT, OUT, play } from "../../feel/motion";
import { settings } from "../../feel/settings.svelte";
import type { Laid, Moment } from "./moment";

/** ms, as section 6 says them. */
const ARC = 150;
const OPEN = 110;
const TOP = 130;
const DRAW = 180;
const APART = 60;
const LIFT = 220;
const EFFECT = 160;
const PLACE = 220;
const TURN = 140;

/** A card of the own hand, where it lies. */
interface Place {
  node: HTMLElement;
  box: DOMRect;
  where: "hand" | "tray";
  /** It is the top card of its stack. */
  top: boolean;
}
export type Places = ReadonlyMap<string, Place>;

const all = (root: Element, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

/** Where the cards of the own hand lie now, by their keys. */
export function places(root: Element): Places {
  const found = new Map<string, Place>();
  for (const node of all(root, "[data-held]"))
    found.set(node.dataset.held ?? "", { node, box: node.getBoundingClientRect(), where: "hand", top: false });
  for (const node of all(root, "[data-stacked]"))
    found.set(node.dataset.stacked ?? "", {
      node,
      box: node.getBoundingClientRect(),
      where: "tray",
      top: node.nextElementSibling === null,
    });
  return found;
}

/** What is drawn of a root is as large as it is laid out, or scaled. */
const scaleOf = (root: HTMLElement): number => root.getBoundingClientRect().width / Math.max(1, root.offsetWidth) || 1;

/** Cards go from where they lay to where they lie. Says what that was: a card was laid, another is on top. */
export function travel(root: HTMLElement, before: Places): "laid" | "top" | null {
  const scale = scaleOf(root);
  const now = places(root);
  let did: "laid" | "top" | null = null;
  let drawn = 0;
  for (const [key, place] of now) {
    const was = before.get(key);
    if (place.where === "tray" && was?.where === "hand") did = "laid";
    else if (place.where === "tray" && was?.where === "tray" && was.top !== place.top) did ??= "top";
    if (settings.still) continue;
    if (was) move(was, place, scale);
    else if (before.size > 0 && place.where === "hand") draw(root, place, scale, drawn++);
  }
  return did;
}

const shift = (from: DOMRect, to: DOMRect, scale: number): { x: number; y: number } => ({
  x: (from.left - to.left) / scale,
  y: (from.top - to.top) / scale,
});

function move(was: Place, now: Place, scale: number): void {
  const { node } = now;
  const { x, y } = shift(was.box, now.box, scale);
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && was.top === now.top) return;
  const from = { transform: `translate(${x}px,${y}px)` };
  const to = { transform: "none" };
  if (was.where !== now.where) {
    // An arc: it rises above the straight way.
    const mid = { transform: `translate(${x * 0.45}px,${y * 0.45 - 40}px) rotate(${x > 0 ? -4 : 4}deg)`, offset: 0.5 };
    play(node, [from, mid, to], { duration: settings.ms(ARC), easing: OUT });
  } else if (was.top !== now.top) {
    const mid = { transform: `translate(${x / 2}px,${now.top ? -22 : 14}px)`, offset: 0.5 };
    play(node, [from, mid, to], { duration: settings.ms(TOP), easing: OUT });
    if (now.top) land(node);
  } else play(node, [from, to], { duration: settings.ms(OPEN), easing: OUT });
}

/** The burst of a new top card turns 20 degrees and lands. */
function land(node: HTMLElement): void {
  for (const burst of all(node, "[data-burst]"))
    play(burst, [{ transform: "rotate(20deg) scale(1.3)" }, { transform: "none" }], {
      duration: settings.ms(TOP),
      easing: OUT,
    });
}

/** A new card comes from the own tavern. */
function draw(root: Element, place: Place, scale: number, n: number): void {
  const tavern = all(root, "[data-anchor^=tavern]").at(-1); // the own lane, or strip, is the last
  if (!tavern) return;
  const { x, y } = shift(tavern.getBoundingClientRect(), place.box, scale);
  const from = { transform: `translate(${x}px,${y}px) scale(.6)`, opacity: 0 };
  const how = { duration: settings.ms(DRAW), delay: settings.ms(n * APART), easing: OUT };
  play(place.node, [from, { transform: "none", opacity: 1 }], { ...how, fill: "backwards" });
}

/** The lane that a stack lies in: attack and block in front. */
export const lane = ({ seat, role }: Pick<Laid, "seat" | "role">): string =>
  `${seat}:${role === "attack" || role === "block" ? "front" : "back"}`;

/** What a moment moves of the mat itself; the rest of it is drawn by `Scene`. */
export function act(root: HTMLElement, moment: Moment): void {
  if (settings.still) return;
  const card = moment.cards[0] ?? 0;
  if (moment.kind === "lift")
    for (const stack of all(root, `[data-lane^="${moment.seat}:"] [data-lying]`))
      play(
        stack,
        [{ transform: "none" }, { transform: "translateY(-14px)", offset: 0.55, easing: HIT }, { transform: "none" }],
        { duration: settings.ms(LIFT), easing: HIT },
      );
  else if (moment.kind === "effect" && !moment.piles) {
    const one = all(root, `[data-lying="${card}"], [data-sign="${card}"]`).at(-1);
    const nod = [{ transform: "none" }, { transform: "rotate(-3deg) scale(1.07)", offset: 0.4 }, { transform: "none" }];
    if (one) play(one, nod, { duration: settings.ms(EFFECT), easing: OUT });
  } else if (moment.kind === "place") {
    const sign = all(root, `[data-sign="${card}"]`).at(-1);
    const stamped = [
      { transform: "scale(1.4)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    if (sign) play(sign, stamped, { duration: settings.ms(PLACE), easing: HIT });
  } else if (moment.kind === "show" || moment.kind === "hide") turn(root, moment, card);
}

/** A card of a hand is turned: its new side comes round. */
function turn(root: HTMLElement, moment: Moment, card: number): void {
  const letter = "ABCD"[moment.seat] ?? "";
  const foreign = moment.kind === "show" ? ` [data-shown="${card}"]` : " > :first-child";
  const one = [
    ...all(root, `[data-hand="${letter}"]${foreign}`),
    ...(root.querySelector(`[data-hand="${letter}"]`) ? [] : all(root, `[data-held] [data-open="${card}"]`)),
  ].at(-1);
  const frames = [{ transform: "rotateY(90deg)" }, { transform: "none" }];
  if (one) play(one, frames, { duration: settings.ms(TURN), easing: OUT });
}
