/** Where squares lie on the screen. No rules: only names of squares, and boxes. */
import type { DirectionName } from "./protocol";

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

/** Columns right and rows up, on the board. */
export const DIRECTIONS: Readonly<Record<DirectionName, readonly [number, number]>> = {
  N: [0, 1],
  NE: [1, 1],
  E: [1, 0],
  SE: [1, -1],
  S: [0, -1],
  SW: [-1, -1],
  W: [-1, 0],
  NW: [-1, 1],
};

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
    const { x, y, w, h } = this.box(squares);
    return { x: x + w / 2, y: y + h / 2 };
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
  /** A direction as it is seen, degrees clockwise from the right. */
  angle(direction: DirectionName): number {
    const [right, up] = DIRECTIONS[direction];
    const turn = this.turned ? -1 : 1;
    return (Math.atan2(-up * this.ch * turn, right * this.cw * turn) * 180) / Math.PI;
  }
}
