/** The fan of a hand: where each card lies. */
export interface Place {
  x: number;
  y: number;
  turn: number;
  z: number;
}

/**
 * Places of `count` cards of width `card` in `room` px, around 0. Raised cards stand straight and higher; what lies to the right of
 * the first raised one moves aside so that its number stays visible. With many cards the step tightens, never the card.
 */
export function fan(count: number, card: number, room: number, raised: ReadonlySet<number>, lift = 22): Place[] {
  const wide = card * 0.829;
  const aside = raised.size ? card * 0.25 : 0;
  const most = (room - card - aside) / Math.max(1, count - 1);
  const tilt = (count > 6 ? 3.6 * (6 / count) : 3.6) * Math.min(1, most / (wide * 0.7));
  /** What a tilted card at the end sticks out, turned around a point 1.3 card heights below its top. */
  const out = card * 1.82 * Math.sin((((count - 1) / 2) * tilt * Math.PI) / 180);
  const step = count > 1 ? Math.min(wide, most - (2 * out) / (count - 1)) : 0;
  const first = raised.size ? Math.min(...raised) : -1;
  return Array.from({ length: count }, (_, index) => {
    const d = index - (count - 1) / 2;
    const up = raised.has(index);
    const push = first < 0 ? 0 : index > first ? aside * (step < wide * 0.8 ? 1 : 0.8) : -aside * 0.2;
    return {
      x: d * step + push - (raised.size ? aside * 0.3 : 0),
      y: up ? -lift : 3 * d * d * (step / wide),
      turn: up ? 0 : d * tilt,
      z: up ? 30 + index : index,
    };
  });
}

/**
 * Places of whole cards side by side, straight, with `gap` px between them. Where they have no room the step tightens, never the
 * card; `over` is the one under the pointer, which lies on top.
 */
export function row(
  count: number,
  card: number,
  room: number,
  gap: number,
  raised: ReadonlySet<number>,
  over: number,
): Place[] {
  const step = count > 1 ? Math.min(card + gap, (room - card) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => ({
    x: (index - (count - 1) / 2) * step,
    y: raised.has(index) ? -14 : 0,
    turn: 0,
    z: index === over ? 60 : index,
  }));
}
