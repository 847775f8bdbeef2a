/** Builds, stances, and the joints they make. Near is the viewer's side, drawn in front; all look to the right. */
import type { ArtWords, BendWords, Build, Pose } from "../words";
import { add, aside, heading, type Line, type Point } from "./geometry";

/** Lengths and widths of a body; hand, foot and head are scales. */
export interface Body {
  spine: number;
  shoulders: number;
  waist: number;
  hips: number;
  upper: number;
  fore: number;
  thigh: number;
  shin: number;
  arm: number;
  leg: number;
  hand: number;
  foot: number;
  head: number;
}

/** Lengths of spine, upper arm, forearm, thigh and shin; widths of shoulders, waist, hips, arm and leg; scales of hand, foot, head. */
const body = (
  [spine, upper, fore, thigh, shin]: readonly [number, number, number, number, number],
  [shoulders, waist, hips, arm, leg]: readonly [number, number, number, number, number],
  [hand, foot, head]: readonly [number, number, number],
): Body => ({ spine, upper, fore, thigh, shin, shoulders, waist, hips, arm, leg, hand, foot, head });

export const BUILDS: Readonly<Record<Build, Body>> = {
  regular: body([146, 86, 82, 112, 110], [64, 42, 36, 33, 46], [1, 1, 1]),
  slim: body([138, 84, 80, 118, 118], [54, 32, 31, 26, 37], [0.9, 0.92, 0.98]),
  broad: body([156, 92, 92, 98, 94], [94, 64, 48, 51, 62], [1.35, 1.2, 1.02]),
  giant: body([178, 112, 120, 82, 76], [132, 84, 60, 74, 76], [1.9, 1.45, 0.92]),
  small: body([88, 54, 52, 52, 50], [50, 42, 34, 29, 38], [1.05, 1.05, 1.28]),
  tiny: body([66, 42, 40, 34, 34], [40, 36, 30, 24, 32], [0.95, 0.95, 1.5]),
};

/** A stance: angles of near and far arm and leg, of feet, spine, head and weapon; which hand holds, and in front of or behind the body. */
export type Stance = Required<Omit<BendWords, "w2">> & {
  w2?: number;
  hand: "n" | "f";
  layer: "hand" | "back" | "front";
};

type Two = [number, number];

const stance = (
  [sp, hd]: Two,
  [an, af]: [Two, Two],
  [ln, lf]: [Two, Two],
  [fn, ff]: Two,
  w: number,
  more: Partial<Stance> = {},
): Stance => ({ sp, hd, an, af, ln, lf, fn, ff, w, air: 0, hand: "n", layer: "hand", ...more });

/** Spine and head; arms; legs; feet; weapon. */
export const STANCES: Readonly<Record<Pose, Stance>> = {
  stand: stance(
    [-90, 0],
    [
      [116, 62],
      [62, 118],
    ],
    [
      [102, 96],
      [72, 86],
    ],
    [8, 0],
    -62,
  ),
  smash: stance(
    [-70, -8],
    [
      [-158, -74],
      [-40, -128],
    ],
    [
      [136, 100],
      [36, 106],
    ],
    [8, 0],
    -152,
    { layer: "back" },
  ),
  swing: stance(
    [-62, 2],
    [
      [24, -16],
      [-2, -20],
    ],
    [
      [146, 118],
      [30, 104],
    ],
    [20, 0],
    -22,
    { hand: "f" },
  ),
  lunge: stance(
    [-62, 14],
    [
      [148, 22],
      [10, -8],
    ],
    [
      [150, 138],
      [18, 98],
    ],
    [30, 0],
    -14,
  ),
  slash: stance(
    [-70, 8],
    [
      [168, 196],
      [30, -30],
    ],
    [
      [140, 120],
      [24, 100],
    ],
    [18, 0],
    150,
  ),
  aim: stance(
    [-96, -4],
    [
      [28, -10],
      [-6, -38],
    ],
    [
      [112, 100],
      [58, 84],
    ],
    [6, 0],
    -10,
  ),
  draw: stance(
    [-98, 0],
    [
      [186, 8],
      [-14, -16],
    ],
    [
      [128, 112],
      [46, 96],
    ],
    [8, 0],
    -16,
    { hand: "f", layer: "front" },
  ),
  leap: stance(
    [-56, -34],
    [
      [200, 214],
      [-6, -44],
    ],
    [
      [158, 196],
      [28, 128],
    ],
    [100, 30],
    262,
    { air: 70 },
  ),
  cast: stance(
    [-98, 2],
    [
      [146, 168],
      [-40, -76],
    ],
    [
      [104, 100],
      [74, 94],
    ],
    [20, 14],
    60,
    { air: 40 },
  ),
  guard: stance(
    [-84, 4],
    [
      [66, -14],
      [150, 30],
    ],
    [
      [126, 96],
      [42, 104],
    ],
    [6, 0],
    -88,
  ),
  punch: stance(
    [-66, 12],
    [
      [160, 44],
      [-4, -4],
    ],
    [
      [146, 124],
      [26, 104],
    ],
    [24, 0],
    0,
    { hand: "f" },
  ),
  run: stance(
    [-64, 12],
    [
      [150, 62],
      [38, -46],
    ],
    [
      [150, 196],
      [24, 84],
    ],
    [100, -8],
    -40,
    { air: 16 },
  ),
  cheer: stance(
    [-92, -4],
    [
      [206, 262],
      [-30, -78],
    ],
    [
      [112, 98],
      [60, 88],
    ],
    [8, 0],
    -90,
  ),
  hips: stance(
    [-90, 0],
    [
      [138, 26],
      [44, 152],
    ],
    [
      [108, 96],
      [66, 88],
    ],
    [8, 0],
    -90,
  ),
  ram: stance(
    [-40, 26],
    [
      [96, 60],
      [60, 10],
    ],
    [
      [146, 112],
      [40, 110],
    ],
    [20, 0],
    0,
  ),
  sneak: stance(
    [-56, 18],
    [
      [120, 30],
      [24, -30],
    ],
    [
      [128, 104],
      [14, 118],
    ],
    [10, 0],
    -20,
  ),
};

/** What happens to a figure, as a stance: its own at rest, else one that its weapon calls for. */
export function stanceFor(art: ArtWords, pose?: string): Pose {
  const own = art.pose && Object.hasOwn(STANCES, art.pose) ? art.pose : "stand";
  if (!pose || pose === "rest") return own;
  if (Object.hasOwn(STANCES, pose)) return pose as Pose;
  if (pose === "strike")
    return art.weapon === "bow" ? "draw" : art.weapon === "pistol" ? "aim" : (STRIKES[own] ?? "swing");
  if (pose === "hurt") return "leap";
  return pose === "win" ? "cheer" : own;
}

/** The blow that follows a stance; a swing follows the others. */
const STRIKES: Partial<Record<Pose, Pose>> = {
  smash: "swing",
  swing: "smash",
  lunge: "slash",
  aim: "aim",
  cast: "punch",
  hips: "punch",
  cheer: "punch",
  punch: "punch",
  ram: "ram",
  run: "slash",
  stand: "punch",
};

/** Thrown back: a figure that is hit bends the other way, its limbs behind it. */
export const HURT: BendWords = {
  sp: -128,
  hd: -20,
  an: [-60, -20],
  af: [-120, -160],
  ln: [40, 20],
  lf: [70, 30],
  fn: -50,
  ff: -40,
};

/** A shoulder, elbow and hand; or a hip, knee and foot. */
export type Limb = readonly [Point, Point, Point];

/** Where all joints lie. */
export interface Bones {
  body: Body;
  stance: Stance;
  pelvis: Point;
  /** Up along the spine, and across it to the far side. */
  up: Point;
  across: Point;
  neck: Point;
  shoulderNear: Point;
  shoulderFar: Point;
  armNear: Limb;
  armFar: Limb;
  legNear: Limb;
  legFar: Limb;
  head: Point;
  headTurn: number;
  headRadius: number;
  /** Places of the trunk: across and up from the pelvis. */
  trunk: (x: number, y: number) => Point;
  trunks: (points: Line) => Line;
}

/** The joints of a body in a stance, its pelvis at 0,0. */
export function bones(body: Body, stance: Stance): Bones {
  const pelvis: Point = [0, 0];
  const up = heading(stance.sp);
  const side = aside(up);
  const across: Point = side[0] < 0 ? [-side[0], -side[1]] : side;
  const trunk = (x: number, y: number): Point => add(add(pelvis, across, x), up, y);
  const limb = (from: Point, [first, second]: Two, a: number, b: number): Limb => {
    const joint = add(from, heading(first), a);
    return [from, joint, add(joint, heading(second), b)];
  };
  const shoulderNear = trunk(-body.shoulders * 0.92, body.spine - 16);
  const shoulderFar = trunk(body.shoulders * 0.8, body.spine - 18);
  const headRadius = 50 * body.head;
  const neck = trunk(0, body.spine);
  return {
    body,
    stance,
    pelvis,
    up,
    across,
    neck,
    shoulderNear,
    shoulderFar,
    armNear: limb(shoulderNear, stance.an, body.upper, body.fore),
    armFar: limb(shoulderFar, stance.af, body.upper, body.fore),
    legNear: limb(trunk(-body.hips * 0.62, 2), stance.ln, body.thigh, body.shin),
    legFar: limb(trunk(body.hips * 0.66, 2), stance.lf, body.thigh, body.shin),
    head: add(add(neck, up, headRadius * 0.86), across, headRadius * 0.16),
    headTurn: stance.sp + 90 + stance.hd * 0.6,
    headRadius,
    trunk,
    trunks: (points) => points.map(([x, y, sharp]) => (sharp ? [...trunk(x, y), true] : trunk(x, y)) as Point),
  };
}
