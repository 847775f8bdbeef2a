/** The table by keyboard: plates and cards by their keys, arrows over the board or between targets, Enter goes, Esc steps back. */
import { walk } from "./groups";
import type { Hands } from "./hands.svelte";
import { keys } from "./keys";

/** What keys use beside the hands. */
export interface Parts {
  hands: Hands;
  board:
    | { take(legal?: boolean): void; step(down: number, right: number): void; jump(down: number, right: number): void }
    | undefined;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const inside = (event: KeyboardEvent, what: string): boolean =>
  event.target instanceof Element && event.target.closest(what) !== null;

/** The hero before or after the one that is picked up, of those that can act. */
function turn(hands: Hands, by: 1 | -1): boolean {
  const all = [...hands.able_, ...hands.beside];
  if (!hands.main || all.length === 0) return false;
  const at = all.indexOf(hands.selected ?? -1);
  hands.take(all[(at + by + all.length) % all.length] ?? -1);
  return true;
}

function relic(hands: Hands, n: number): boolean {
  const card = hands.view.mine?.hand[n];
  if (card === undefined || !hands.open) return false;
  hands.raise(card);
  return true;
}

function command(id: string | null, event: KeyboardEvent, hands: Hands): boolean {
  switch (id) {
    case "move":
    case "special_1":
    case "special_2":
      return hands.plate(id);
    case "artifact":
      if (hands.hero === null || !hands.main) return false;
      hands.use(hands.hero);
      return true;
    case "relic_1":
    case "relic_2":
    case "relic_3":
      return relic(hands, Number(id.slice(-1)) - 1);
    case "discard": {
      const card =
        event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]")?.dataset.card : undefined;
      if (hands.ask !== "discard" || card === undefined) return false;
      hands.raise(Number(card));
      return true;
    }
    case "end":
      return hands.end();
    case "last":
      return turn(hands, -1);
    case "next":
      return turn(hands, 1);
    default:
      return false;
  }
}

/** Digits are distances of a flight, or the answers that are no square. */
function digit(hands: Hands, n: number): boolean {
  const flights = hands.options.filter((one) => one.kind === "fly");
  if (flights.length) {
    const way = (hands.near ?? hands.chain.at(-1))?.fields.direction;
    const one = flights.find(({ fields }) => fields.far === n && (way === undefined || fields.direction === way));
    if (one) hands.pick(one);
    return one !== undefined;
  }
  const plain = hands.choices.filter(
    (one) => one.fields.space === undefined && one.kind !== "hero" && one.kind !== "aim",
  );
  const one = plain[n - 1];
  if (one) hands.pick(one, true);
  return one !== undefined;
}

/** Answers a key press; what it used does not reach anything else. */
export function press(event: KeyboardEvent, { hands, board }: Parts): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  // The buttons of a hint say that these are theirs.
  const hinted = hands.table.hint !== null && (event.key === "Enter" || event.key === "Escape");
  if (hinted || inside(event, "input, select, textarea, dialog")) return;
  const arrow = ARROWS[event.key];
  const number = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  let used = hands.drafting.key(event);
  if (used) {
    // answered
  } else if (event.key === "F6") used = walk(hands.calls.root, event.shiftKey);
  else if (arrow && board && !inside(event, "[data-lines]")) {
    if (!inside(event, "[data-field]")) board.take();
    else if (hands.aiming) board.jump(...arrow);
    else board.step(...arrow);
    used = true;
  } else if (number && hands.aiming && digit(hands, Number(number))) used = true;
  else if (event.key === "Enter") {
    // A square in focus answers by itself; elsewhere Enter confirms what is ready.
    used = (!inside(event, "button, a, summary") || (inside(event, "[data-field]") && hands.ready)) && hands.confirm();
  } else if (event.key === "Escape") used = hands.back();
  else if (!event.repeat) used = command(keys.action(event), event, hands);
  if (!used) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
