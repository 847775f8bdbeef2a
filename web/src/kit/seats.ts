/** How a seat looks in this browser, whatever the game. */
import { say } from "../words/say";
import { order, SHAPES, type Shape, SIDES, type Side } from "./shapes";

export interface SeatLook {
  seat: number;
  /** Token name of its colour: `var(--you)`, `var(--you-fill)`. */
  side: Side;
  shape: Shape;
  /** As others see it: "Mako". */
  name: string;
  /** "You" where it is the one seat of this browser, else its name. */
  who: string;
  /** It is the one seat of this browser. */
  you: boolean;
}

/** The look of one of `count` seats; `place` in the display order, where a game has its own: teams share one. */
export function seatLook(
  seat: number,
  you: readonly number[],
  count: number,
  name: string,
  place = order(seat, you, count),
): SeatLook {
  const own = you.length === 1 && you[0] === seat;
  return {
    seat,
    side: SIDES[place % SIDES.length] ?? "you",
    shape: SHAPES[place % SHAPES.length] ?? "circle",
    name,
    who: own ? say("bar-you") : name,
    you: own,
  };
}
