/** Where things lie on the board: spots around the location, me at the lower left, the others clockwise. */

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  /** Width of a card at a spot. */
  card: number;
  /** Upper left corner of each spot, by order from me. */
  spots: Point[];
  /** Column in the middle. */
  centre: { x: number; width: number };
  head: number;
  width: number;
  height: number;
}

/** Rows of spots, and the corner (left or right, row) of each in order from me. */
const CORNERS: Readonly<Record<number, readonly (readonly [0 | 1, number])[]>> = {
  2: [
    [0, 0.5],
    [1, 0.5],
  ],
  3: [
    [0, 1],
    [0, 0],
    [1, 0.5],
  ],
  4: [
    [0, 1],
    [0, 0],
    [1, 0],
    [1, 1],
  ],
};

/** `middle`: the least width of the column in the middle; `head`: height of a spot's name line. */
export function layoutFor(count: number, width: number, height: number, middle: number, head: number): Layout {
  const rows = count > 2 ? 2 : 1;
  const gap = 10;
  const tall = (height - gap * (rows - 1)) / rows - head - 4;
  const card = Math.max(54, Math.floor(Math.min(tall / 1.4, (width - middle - 24) / 2, rows === 1 ? 190 : 148)));
  const room = Math.min(width, card * 2 + Math.max(middle, 400) + 24);
  const left = (width - room) / 2;
  const high = card * 1.4 + head;
  const inner = Math.min(height, rows * high + gap * 3 + (height > 400 ? 20 : 0));
  const top = (height - inner) / 2;
  const corners = CORNERS[count] ?? CORNERS[4] ?? [];
  const spots = corners.map(([side, row]) => ({
    x: Math.round(side === 0 ? left : left + room - card),
    y: Math.round(top + row * (inner - high)),
  }));
  return { card, spots, centre: { x: left + card + 12, width: room - 2 * card - 24 }, head, width, height };
}

/** The middle of a spot's card. */
export function middleOf(layout: Layout, order: number): Point {
  const at = layout.spots[order] ?? { x: 0, y: 0 };
  return { x: at.x + layout.card / 2, y: at.y + layout.head + layout.card * 0.7 };
}

/** Upper left corner of a Power-Up that a seat has laid: at its card, towards the middle. */
export function laidAt(layout: Layout, order: number): Point {
  const at = layout.spots[order] ?? { x: 0, y: 0 };
  const wide = layout.card * 0.56;
  const left = at.x < layout.width / 2;
  return {
    x: left ? at.x + layout.card - wide * 0.32 : at.x - wide * 0.68,
    y: at.y + layout.head + layout.card * 1.4 - wide * 1.4 - 4,
  };
}

/** A line from one point to another that stops short of both cards. */
export function arrow(from: Point, to: Point, short: number): { a: Point; b: Point; bend: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.max(1, Math.hypot(dx, dy));
  const cut = Math.min(short, far * 0.35);
  const a = { x: from.x + (dx / far) * cut, y: from.y + (dy / far) * cut };
  const b = { x: to.x - (dx / far) * cut, y: to.y - (dy / far) * cut };
  const bend = { x: (a.x + b.x) / 2 - dy * 0.12, y: (a.y + b.y) / 2 + dx * 0.12 };
  return { a, b, bend };
}
