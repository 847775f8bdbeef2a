/** Where squares lie on the screen. No rules: only names of squares, and boxes. */

export interface Spot {
  col: number;
  row: number;
}
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Point {
  x: number;
  y: number;
}

const FILES = "abcdefghijk";
/** Round the board, with letters and numbers in it. */
export const RIM = 20;
/** A cell is at most so much wider than high. */
const WIDER = 1.42;

export const nameOf = ({ col, row }: Spot): string => `${FILES[col]}${row + 1}`;
export const spotOf = (space: string): Spot => ({
  col: FILES.indexOf(space.charAt(0)),
  row: Number(space.slice(1)) - 1,
});

export const centreOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });
/** A line through points. */
export const through = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
/** How far apart two points are, and at which angle, in degrees. */
export const apartBy = (a: Point, b: Point): { length: number; angle: number } => ({
  length: Math.hypot(b.x - a.x, b.y - a.y),
  angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
});
/** A part of the way from one point to another. */
export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + part * (b.x - a.x),
  y: a.y + part * (b.y - a.y),
});

export type Direction = "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";
/** Columns right and rows up, on the board. */
const DIRECTIONS: Readonly<Record<Direction, readonly [number, number]>> = {
  N: [0, 1],
  NE: [1, 1],
  E: [1, 0],
  SE: [1, -1],
  S: [0, -1],
  SW: [-1, -1],
  W: [-1, 0],
  NW: [-1, 1],
};

/** Squares between two, as a king walks. */
export const apart = (a: string, b: string): number => {
  const [from, to] = [spotOf(a), spotOf(b)];
  return Math.max(Math.abs(from.col - to.col), Math.abs(from.row - to.row));
};
const ARROWS = ["\u2191", "\u2197", "\u2192", "\u2198", "\u2193", "\u2199", "\u2190", "\u2196"];
/** The arrow from a square to another, as the board lies before its reader. */
export function arrow(was: string, to: string, turned: boolean): string {
  const [from, goal] = [spotOf(was), spotOf(to)];
  const turn = Math.round((Math.atan2(goal.col - from.col, goal.row - from.row) / Math.PI) * 4) + (turned ? 4 : 0);
  return ARROWS[(turn + 8) % 8] ?? "";
}

/** A board as it is drawn: its squares, how large they are, and whether it is turned for the other side. */
export class Lay {
  readonly cols: number;
  readonly rows: number;
  readonly cw: number;
  readonly ch: number;
  readonly turned: boolean;

  constructor(cols: number, rows: number, turned: boolean, width: number, height: number) {
    this.cols = cols;
    this.rows = rows;
    this.turned = turned;
    const most = Math.max(20, Math.floor((width - 2 * RIM) / cols));
    this.ch = Math.max(20, Math.min(Math.floor((height - 2 * RIM) / rows), Math.floor(most * 1.1)));
    this.cw = Math.max(20, Math.floor(Math.min(WIDER * this.ch, most)));
  }

  get width(): number {
    return this.cols * this.cw + 2 * RIM;
  }
  get height(): number {
    return this.rows * this.ch + 2 * RIM;
  }
  /** Small squares have small signs. */
  get small(): boolean {
    return this.cw < 70;
  }

  /** What squares fill together; who stands nowhere fills nothing, in a corner. */
  box(squares: readonly string[]): Box {
    if (squares.length === 0) return { x: RIM, y: RIM, w: 0, h: 0 };
    const spots = squares.map(spotOf);
    const xs = spots.map(({ col }) => (this.turned ? this.cols - 1 - col : col));
    const ys = spots.map(({ row }) => (this.turned ? row : this.rows - 1 - row));
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return {
      x: RIM + x * this.cw,
      y: RIM + y * this.ch,
      w: (Math.max(...xs) - x + 1) * this.cw,
      h: (Math.max(...ys) - y + 1) * this.ch,
    };
  }
  centre(squares: readonly string[]): Point {
    return centreOf(this.box(squares));
  }
  /** All squares as they are seen, from the top left. */
  get spots(): Spot[][] {
    const rows = Array.from({ length: this.rows }, (_, n) => (this.turned ? n : this.rows - 1 - n));
    const cols = Array.from({ length: this.cols }, (_, n) => (this.turned ? this.cols - 1 - n : n));
    return rows.map((row) => cols.map((col) => ({ col, row })));
  }
  /** The square at a point of the drawing; null beside the board. */
  at({ x, y }: Point): string | null {
    const spot = this.spots[Math.floor((y - RIM) / this.ch)]?.[Math.floor((x - RIM) / this.cw)];
    return spot ? nameOf(spot) : null;
  }
  on(spot: Spot): boolean {
    return spot.col >= 0 && spot.row >= 0 && spot.col < this.cols && spot.row < this.rows;
  }
  /** The squares of a footprint whose lowest left square is this one. */
  foot(space: string, wide: number, deep: number): string[] {
    const { col, row } = spotOf(space);
    return Array.from({ length: wide * deep }, (_, n) =>
      nameOf({ col: col + (n % wide), row: row + Math.floor(n / wide) }),
    );
  }
  /** The square so far away in a direction, where the board has one. */
  shifted(space: string, direction: Direction, far: number): string[] {
    const [right, up] = DIRECTIONS[direction];
    const { col, row } = spotOf(space);
    const spot = { col: col + right * far, row: row + up * far };
    return this.on(spot) ? [nameOf(spot)] : [];
  }
  /** A direction as it is seen, degrees clockwise from the right. */
  angle(direction: Direction): number {
    const [right, up] = DIRECTIONS[direction];
    const turn = this.turned ? -1 : 1;
    return (Math.atan2(-up * this.ch * turn, right * this.cw * turn) * 180) / Math.PI;
  }
}

/** The edge round some squares, as a path: only sides that no other of them shares. */
export function outline(squares: Iterable<string>, lay: Lay): string {
  const boxes = [...new Set(squares)].map((space) => lay.box([space]));
  const here = new Set(boxes.map(({ x, y }) => `${x},${y}`));
  const side = (x: number, y: number, path: string): string => (here.has(`${x},${y}`) ? "" : path);
  return boxes
    .map(({ x, y, w, h }) =>
      [
        side(x, y - h, `M${x} ${y}h${w}`),
        side(x, y + h, `M${x} ${y + h}h${w}`),
        side(x - w, y, `M${x} ${y}v${h}`),
        side(x + w, y, `M${x + w} ${y}v${h}`),
      ].join(""),
    )
    .join("");
}
