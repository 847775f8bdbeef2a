/** Arms, fists, legs, boots and the trunk. */
import type { ArtWords, Mat } from "../words";
import { add, angle, aside, corner, type Line, mix, type Point, sub, tube, unit } from "./geometry";
import type { Bones, Limb } from "./poses";
import { type Press, Sheet } from "./press";

/** What each part is printed in, and the words of clothes that limbs wear. */
export interface Dress {
  torso: Mat;
  cloth: Mat;
  leg: Mat;
  boot: Mat;
  skin: Mat;
  glove: Mat;
  lapel: Mat | undefined;
  shirt: Mat;
  cuff: Mat;
  sleeve: ArtWords["sleeve"];
  bracer: Mat | undefined;
  pants: ArtWords["pants"];
  boots: ArtWords["boots"];
}

export function dress(art: ArtWords): Dress {
  const { torso = "a", boot = "k", skin = "p", ...mats } = art.mats ?? {};
  return {
    torso,
    boot,
    skin,
    cloth: mats.cloth ?? torso,
    leg: mats.leg ?? "k",
    glove: mats.glove ?? skin,
    lapel: mats.lapel,
    shirt: mats.shirt ?? "p",
    cuff: mats.cuff ?? (boot === "k" ? "a" : "p"),
    sleeve: art.sleeve,
    bracer: art.bracer,
    pants: art.pants,
    boots: art.boots,
  };
}

/** What marks show on: ink on black, black on all else. */
export const mark = (mat: Mat): Mat => (mat === "k" ? "a" : "k");

export function arm(press: Press, { body }: Bones, [shoulder, elbow, hand]: Limb, wear: Dress, far: boolean): void {
  const w = body.arm * (far ? 0.92 : 1);
  const muscles = [shoulder, mix(shoulder, elbow, 0.45), elbow, mix(elbow, hand, 0.4), hand];
  const thick = [1.15, 1.16, 0.84, 1.02, 0.62].map((one) => one * w);
  press.limb(tube(muscles, thick), wear.skin, { dark: far ? 0.36 : 0.26 });
  if (wear.sleeve === "long") {
    const spine = [shoulder, mix(shoulder, elbow, 0.5), elbow, mix(elbow, hand, 0.78)];
    const wide = [1.28, 1.24, 1.05, 1.05].map((one) => one * w);
    press.limb(tube(spine, wide, { flatEnd: true }), wear.cloth);
  } else if (wear.sleeve === "short") {
    const spine = [shoulder, mix(shoulder, elbow, 0.35), mix(shoulder, elbow, 0.62)];
    const wide = [1.3, 1.34, 1.4].map((one) => one * w);
    press.limb(tube(spine, wide, { flatEnd: true }), wear.cloth);
  }
  if (wear.bracer) bracer(press, mix(elbow, hand, 0.28), hand, w, wear.bracer);
}

/** Wound round a forearm, with two straps. */
function bracer(press: Press, from: Point, to: Point, w: number, mat: Mat): void {
  const spine = [from, mix(from, to, 0.5), to];
  const wide = [1.22, 1.16, 0.86].map((one) => one * w);
  press.limb(tube(spine, wide, { flatEnd: true, flatStart: true }), mat);
  const across = aside(unit(sub(to, from)));
  for (const t of [0.3, 0.62]) {
    const middle = mix(from, to, t);
    press.stroke([add(middle, across, w * 0.7), add(middle, across, -w * 0.7)], mark(mat), 3);
  }
}

export function fist(press: Press, { body }: Bones, [, elbow, hand]: Limb, wear: Dress): void {
  const way = unit(sub(hand, elbow));
  const size = 17 * body.hand;
  const draw = Sheet.of(press, { origin: add(hand, way, size * 0.7), turn: angle(way), scale: size / 10 });
  draw.piece("-10,-7 -4,-11 7,-10! 11,-6 11,5 7,10! -3,10 -10,7", wear.glove, { tone: 7, flat: 0, rim: 2 });
  for (const y of [-4.8, 0.2, 5])
    draw.stroke(
      [
        [1, y],
        [13, y],
      ],
      mark(wear.glove),
      2.6,
    );
  draw.stroke("-2,-9.5 2.5,-3 0.5,2", mark(wear.glove), 2.6);
}

export function leg(
  press: Press,
  { body }: Bones,
  [hip, knee, foot]: Limb,
  wear: Dress,
  far: boolean,
  turn: number,
): void {
  const w = body.leg * (far ? 0.93 : 1);
  const dark = far ? 0.4 : 0.28;
  const muscles = [hip, mix(hip, knee, 0.4), knee, mix(knee, foot, 0.35), foot];
  const thick = [1.25, 1.22, 0.84, 0.96, 0.54].map((one) => one * w);
  press.limb(tube(muscles, thick), wear.leg, { dark });
  if (wear.pants === "wide") {
    const spine = [hip, mix(hip, knee, 0.5), knee, mix(knee, foot, 0.55)];
    const wide = [1.4, 1.55, 1.4, 1.5].map((one) => one * w);
    press.limb(tube(spine, wide, { flatEnd: true }), wear.leg, { dark });
  }
  const sheet = Sheet.of(press, { origin: foot, turn, scale: 1.04 * body.foot });
  if (wear.boots === "paw" || wear.boots === "bare") bare(sheet, wear);
  else boot(press, sheet, [knee, foot], w, wear);
}

/** A bare foot; a paw has claws. */
function bare(draw: Sheet, wear: Dress): void {
  draw.piece("-24,-14 4,-24 34,-10 58,4 60,18! -26,20!", wear.leg, { tone: 8, flat: 6 });
  for (const x of [30, 44])
    draw.stroke(
      [
        [x, 4],
        [x + 2, 22],
      ],
      "k",
      3,
    );
  draw.mark("-30,8! 20,14 64,12! 64,26! -30,26!");
  if (wear.boots !== "paw") return;
  [24, 42, 58].forEach((x, i) => {
    draw.piece(
      [
        [x - 6, 8 + i, true],
        [x + 20, 20, true],
        [x - 8, 20, true],
      ],
      "p",
      { tone: 0, rim: 0, outline: 3 },
    );
  });
}

/** A boot with its shaft and cuff. */
function boot(press: Press, draw: Sheet, [knee, foot]: readonly [Point, Point], w: number, wear: Dress): void {
  const top = wear.boots === "low" ? 0.72 : 0.42;
  draw.piece("-23,-24 14,-26 38,-12 66,-2 76,12 74,21! -26,22! -30,6", wear.boot, { tone: 8, flat: 6 });
  draw.mark("-34,13! 80,13! 80,30! -34,30!", wear.boot === "k" ? "d" : "k");
  const down = unit(sub(foot, knee));
  const shaft = [mix(knee, foot, top), mix(knee, foot, 0.75), add(foot, down, 2)];
  press.limb(tube(shaft, [w * 1.12, w, w * 0.82], { flatEnd: true, flatStart: true }), wear.boot, { dark: 0.34 });
  const cuff = mix(knee, foot, top + 0.03);
  const ends = [add(cuff, aside(down), w * 0.62), add(cuff, aside(down), -w * 0.62)];
  press.limb(tube(ends, [w * 0.3, w * 0.3]), wear.cuff, { rim: 2 });
}

/** The trunk, without what is on it. */
export function trunk(press: Press, bones: Bones, mat: Mat): void {
  const { shoulders: s, waist: c, hips: h, spine: p } = bones.body;
  const outline: Line = [
    [-s * 0.26, p + 10],
    [-s * 0.7, p - 2],
    [-s * 1.04, p - 22],
    [-s, p * 0.66],
    [-c, p * 0.3],
    corner([-h * 1.14, -6]),
    [-h * 0.5, -24],
    corner([0, -34]),
    [h * 0.6, -22],
    corner([h * 1.14, -4]),
    [c * 0.92, p * 0.3],
    [s * 0.9, p * 0.68],
    [s * 0.9, p - 24],
    [s * 0.66, p - 4],
    [s * 0.3, p + 10],
  ];
  press.piece(bones.trunks(outline), mat, { tone: 20, flat: 16 });
}
