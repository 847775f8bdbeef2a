/**
 * The press: it takes pieces from the back to the front and prints them in two inks and paper. Light falls from the upper left. A piece
 * prints black, then a dotted tone, then its flat, then a thin rim on the lit edge; all pieces together have one outline, one halo of
 * paper and one hard shadow, so that they fuse into one figure. What comes out is text: no page is needed, and the same pieces give
 * the same text.
 */
import type { Mat } from "../words";
import {
  aside,
  at,
  corner,
  type Frame,
  type Line,
  line,
  mix,
  num,
  type Point,
  pen,
  put,
  type Tube,
  tube,
} from "./geometry";
import { iconPath, outline, type Parts } from "./icons";
import { known } from "./known";
import type { Box } from "./picture";
import { type Random, random } from "./rng";

/** The colours of a print. */
export interface Inks {
  ink: string;
  paper: string;
  black: string;
}

/** How a piece is cut: how far its tone and its flat lie off, its rim, its outline. */
export interface Cut {
  tone?: number;
  flat?: number;
  rim?: number;
  rimInk?: Mat;
  outline?: number;
}

/** How a whole figure is cut out. */
export interface Edges {
  outline: number;
  halo: number;
  shadow: Point;
}

interface Piece {
  path: string;
  mat: Mat;
  cut: Required<Omit<Cut, "rimInk">> & { rimInk: Mat };
  /** What lies on it, clipped to it. */
  on: string;
}

/** The dotted tone beside each flat, and the rim on its lit edge. */
const TONE: Readonly<Record<Mat, Mat>> = { a: "d", p: "t", k: "k", d: "d", t: "t" };
const RIM: Readonly<Record<Mat, Mat>> = { a: "p", p: "p", k: "a", d: "a", t: "p" };
/** Where the light is not. */
const OFF: Point = [-0.62, -0.8];
const LIGHT: Point = [-0.62, -0.78];
const DOTS = 8;

export class Press {
  readonly chance: Random;
  readonly parts: Parts;
  readonly #inks: Inks;
  readonly #id: string;
  readonly #pieces: Piece[] = [];

  /** `id` keeps apart what is printed into one picture. */
  constructor(inks: Inks, seed: string, parts: Parts, id = "f") {
    this.#inks = inks;
    this.#id = id;
    this.chance = random(seed);
    this.parts = parts;
  }

  /** What a fill is called in a picture. */
  fill(mat: Mat): string {
    if (mat === "p") return this.#inks.paper;
    if (mat === "k") return this.#inks.black;
    if (mat === "d" || mat === "t") return `url(#${this.#id}${mat})`;
    return this.#inks.ink;
  }

  /** A piece of paper or ink, by its points or its path. */
  piece(shape: Line | string, mat: Mat = "a", cut: Cut = {}): void {
    const path = typeof shape === "string" ? shape : pen(shape);
    const dark = mat === "k";
    const whole = { tone: 12, flat: 12, rim: dark ? 2.4 : 3, rimInk: known(RIM, mat, "p"), outline: 5, ...cut };
    this.#pieces.push({ path, mat, cut: whole, on: "" });
  }

  /** A mark on the last piece, clipped to it. */
  mark(shape: Line | string, mat: Mat = "k"): void {
    this.#on(`<path d="${typeof shape === "string" ? shape : pen(shape)}" fill="${this.fill(mat)}"/>`);
  }

  /** A stroke on the last piece, clipped to it. */
  stroke(points: Line, mat: Mat, width: number): void {
    const round = `stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"`;
    this.#on(`<path d="${pen(points, false)}" fill="none" stroke="${this.fill(mat)}" ${round}/>`);
  }

  /** A tube, its dark side cut in feathers like a gouge in lino; `dark` is how much of it lies in the shade. */
  limb(one: Tube, mat: Mat, cut: Cut & { dark?: number } = {}): void {
    const { dark = 0.26, ...rest } = cut;
    this.piece(one.path, mat, { tone: 0, flat: 0, ...rest });
    const shade = feathers(one, this.chance, dark);
    if (mat === "k") return;
    this.mark(shade.tone, mat === "p" || mat === "t" ? "t" : "d");
    this.mark(shade.dark, "k");
  }

  /** An icon as a part: its outline in black, its face in `mat` with a tone in the shade. Nothing where nobody knows it. */
  icon(name: string, centre: Point, size: number, turn: number, mat: Mat = "p", flip = false): void {
    const part = known(this.parts, name, null);
    if (!part) return;
    const frame = { origin: centre, turn, scale: size / 512, flip };
    const whole = iconPath(outline(part), frame);
    this.piece(whole, "k", { rim: 0, outline: 6 });
    const clip = `${this.#id}i${this.#pieces.length}`;
    const lit = `transform="translate(${num(size * -0.055)} ${num(size * -0.075)})"`;
    this.#on(
      `<clipPath id="${clip}"><path d="${iconPath(part[1], frame)}"/></clipPath><g clip-path="url(#${clip})">` +
        `<path d="${whole}" fill="${this.fill(mat === "a" ? "d" : "t")}"/><path d="${whole}" ${lit} fill="${this.fill(mat)}"/></g>`,
    );
  }

  /** How far all pieces reach. */
  get box(): Box {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const { path } of this.#pieces) {
      const numbers = path.match(/-?\d*\.?\d+/g) ?? [];
      numbers.forEach((text, i) => {
        const value = Number(text);
        if (i % 2 === 0) [left, right] = [Math.min(left, value), Math.max(right, value)];
        else [top, bottom] = [Math.min(top, value), Math.max(bottom, value)];
      });
    }
    return right < left ? [0, 0, 1, 1] : [left, top, right, bottom];
  }

  /** The figure, printed. */
  print({ outline: edge, halo, shadow }: Edges): string {
    const id = this.#id;
    let [defs, body, all] = [this.#patterns(), "", ""];
    this.#pieces.forEach((piece, i) => {
      const name = `${id}p${i}`;
      defs += `<path id="${name}" d="${piece.path}"/><clipPath id="${name}c"><use href="#${name}"/></clipPath>`;
      all += `<use href="#${name}"/>`;
      body += this.#one(piece, name);
    });
    const black = this.fill("k");
    const whole = (fill: string, wide: number, [x, y]: Point = [0, 0]): string =>
      `<use href="#${id}w" fill="${fill}" stroke="${fill}" stroke-width="${num(wide * 2)}" stroke-linejoin="round"${shift(x, y)}/>`;
    return (
      `<defs>${defs}<g id="${id}w">${all}</g></defs>` +
      (shadow[0] || shadow[1] ? whole(black, edge + halo, shadow) : "") +
      (halo ? whole(this.fill("p"), edge + halo) : "") +
      whole(black, edge) +
      body
    );
  }

  #on(text: string): void {
    const last = this.#pieces.at(-1);
    if (last) last.on += text;
  }

  /** One piece: outline, black, tone, flat, marks, and the rim left free on its lit side. */
  #one({ path: _, mat, cut, on }: Piece, name: string): string {
    const use = (fill: string, off = 0): string =>
      `<use href="#${name}" fill="${fill}"${shift(OFF[0] * off, OFF[1] * off)}/>`;
    const [black, flat] = [this.fill("k"), this.fill(mat)];
    let inner = use(flat);
    if (cut.tone > 0 && mat !== "k") {
      const tone = this.fill(known(TONE, mat, "d"));
      inner = use(black) + use(tone, cut.tone) + (cut.flat ? use(flat, cut.tone + cut.flat) : "");
    }
    inner += on;
    if (cut.rim) {
      const [x, y] = [cut.rim * 0.8, cut.rim];
      inner = `${use(this.fill(cut.rimInk))}<g${shift(x, y)} clip-path="url(#${name}c)"><g${shift(-x, -y)}>${inner}</g></g>`;
    }
    const clipped = `<g clip-path="url(#${name}c)">${inner}</g>`;
    if (!cut.outline) return clipped;
    const edge = (fill: string, wide: number): string =>
      `<use href="#${name}" fill="${fill}" stroke="${black}" stroke-width="${num(wide)}" stroke-linejoin="round"/>`;
    return edge(black, cut.outline * 2) + clipped + edge("none", 2.4);
  }

  /** Ink under black dots, and paper under dots of ink. */
  #patterns(): string {
    const { ink, paper, black } = this.#inks;
    const dots = (mat: Mat, ground: string, dot: string, r: number): string =>
      `<pattern id="${this.#id}${mat}" width="${DOTS}" height="${DOTS}" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">` +
      `<rect width="${DOTS}" height="${DOTS}" fill="${ground}"/><circle cx="${DOTS / 2}" cy="${DOTS / 2}" r="${r}" fill="${dot}"/></pattern>`;
    return dots("d", ink, black, 2.3) + dots("t", paper, ink, 2.7);
  }
}

const shift = (x: number, y: number): string => (x || y ? ` transform="translate(${num(x)} ${num(y)})"` : "");

/** The shade of a tube: a dark side, and a tone beyond it, both with tapering feathers towards the light. */
function feathers(one: Tube, chance: Random, dark: number): { dark: Line; tone: Line } {
  const lit = one.way.reduce((sum, way) => sum + aside(way)[0] * LIGHT[0] + aside(way)[1] * LIGHT[1], 0) < 0;
  const [light, shade] = lit ? [one.left, one.right] : [one.right, one.left];
  const edge = (deep: number, long: number, every: number): Point[] =>
    light.map((_, i) => {
      const more = i % every === 0 ? long * (0.6 + chance() * 0.6) : 0;
      return corner(mix(at(shade, i), at(light, more ? Math.max(0, i - 1) : i), deep + more));
    });
  const side = shade.map(corner);
  return { dark: [...side, ...edge(dark, 0.3, 3).reverse()], tone: [...side, ...edge(dark + 0.22, 0.12, 2).reverse()] };
}

/** A press with a drawing's own places: what is drawn on it goes where its frame lies. */
export class Sheet {
  readonly press: Press;
  readonly scale: number;
  readonly #place: (points: Line) => Line;

  constructor(press: Press, place: (points: Line) => Line, scale: number) {
    this.press = press;
    this.#place = place;
    this.scale = scale;
  }

  /** The sheet of a frame. */
  static of(press: Press, frame: Frame): Sheet {
    return new Sheet(press, (points) => put(points, frame), frame.scale);
  }

  /** Points of the drawing, on the press. */
  to(shape: string | Line): Line {
    return this.#place(typeof shape === "string" ? line(shape) : shape);
  }

  piece(shape: string | Line, mat: Mat = "a", cut?: Cut): this {
    this.press.piece(this.to(shape), mat, cut);
    return this;
  }

  mark(shape: string | Line, mat: Mat = "k"): this {
    this.press.mark(this.to(shape), mat);
    return this;
  }

  stroke(shape: string | Line, mat: Mat = "k", width = 4): this {
    this.press.stroke(this.to(shape), mat, width);
    return this;
  }

  /** A tube along the shape; its widths are the drawing's own. */
  limb(
    shape: string | Line,
    widths: readonly number[],
    mat: Mat,
    cut: Cut & { dark?: number; stiff?: boolean } = {},
  ): Tube {
    const { stiff = false, ...rest } = cut;
    const made = tube(
      this.to(shape),
      widths.map((one) => one * this.scale),
      { soft: !stiff },
    );
    this.press.limb(made, mat, rest);
    return made;
  }
}
