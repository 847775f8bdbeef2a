/** What a trunk wears, and what hangs from it: cloth, capes, belts and shoulder pads. */
import type { ArtWords, CapeWords, Mat, SkirtWords, Wear } from "../words";
import { type Dress, mark } from "./bodies";
import { add, angle, corner, type Line, mix, type Point, sub, unit, upTo } from "./geometry";
import { known } from "./known";
import type { Bones, Limb } from "./poses";
import { type Press, Sheet } from "./press";

type Draw = (draw: Sheet, wear: Dress) => void;

/** The sheet of a trunk: 1,0 is the far shoulder's breadth, 0,1 the neck. */
export const chest = (press: Press, { body, trunk }: Bones): Sheet =>
  new Sheet(
    press,
    (points) =>
      points.map(([x, y, sharp]) => {
        const there = trunk(x * body.shoulders, y * body.spine);
        return sharp ? corner(there) : there;
      }),
    body.shoulders / 64,
  );

const ribs = (draw: Sheet): Sheet =>
  draw.mark(".12,.54! .5,.5 .86,.62 .5,.57 .2,.6").mark("-.86,.52 -.6,.3 -.64,.12 -.52,.3");
const fold = (draw: Sheet): Sheet => draw.mark("-.9,.5 -.5,.28 -.56,.02 -.4,.3 -.6,.46");

/** A band with black edges. */
function band(draw: Sheet, shape: string, wide: number, inner: number, mat: Mat): void {
  draw.stroke(shape, "k", wide).stroke(shape, mat, inner);
}

export const WEAR: Readonly<Record<Wear, Draw>> = {
  bare: (draw) => {
    draw.mark("-.9,.6! -.5,.5 .06,.54! .12,.9! .02,.6 -.46,.57");
    draw.mark(".12,.54! .5,.5 .86,.62 .5,.57 .2,.6 .14,.9!").stroke(".08,.46 .06,.08", "k", 3.4);
    for (const y of [0.36, 0.24, 0.12])
      draw
        .stroke(
          [
            [-0.26, y + 0.02],
            [-0.02, y - 0.02],
          ],
          "k",
          3,
        )
        .stroke(
          [
            [0.16, y - 0.02],
            [0.36, y + 0.02],
          ],
          "k",
          3,
        );
    draw.mark("-.86,.52 -.6,.3 -.64,.12 -.52,.3");
  },
  tunic: (draw, wear) => {
    draw.mark("-.3,1.1! .08,.74! .34,1.1!", wear.skin === "k" ? "a" : "p");
    draw.stroke("-.3,1.06 .08,.72 .36,1.06", mark(wear.torso), 5).stroke(".08,.72 .06,.1", mark(wear.torso), 3.4);
    fold(draw);
  },
  gi: (draw, wear) => {
    draw.mark("-.34,1.1! .02,.66! .36,1.1!", wear.skin);
    band(draw, "-.36,1.06 .1,.56 .46,.1", 15, 8, wear.lapel ?? "p");
    band(draw, ".4,1.06 .06,.6", 15, 8, wear.lapel ?? "p");
    fold(draw);
  },
  plate: (draw, wear) => {
    draw.mark("-.95,.46! -.4,.36 .1,.44! .5,.36 .95,.48! .6,.28 .1,.36! -.4,.28");
    draw.stroke(".1,.98 .14,.7 .1,.42", mark(wear.torso), 4.4);
    draw.mark(".1,1! .4,.9 .84,.86! .6,.78 .24,.8 .16,.5!");
    for (const y of [0.22, 0.1])
      draw.stroke(
        [
          [-0.7, y],
          [0, y - 0.06],
          [0.6, y],
        ],
        mark(wear.torso),
        4,
      );
    draw.stroke("-.66,.9 -.3,.98", "p", 5);
  },
  coat: (draw, wear) => {
    draw.mark("-.3,1.1! .1,.5! .36,1.1!", wear.shirt);
    draw.mark("-.34,1.1! -.58,.84! -.3,.78! .1,.4! -.12,.8", wear.lapel ?? "k");
    draw.mark(".38,1.1! .62,.84! .4,.8! .1,.4! .24,.8", wear.lapel ?? "k");
    draw.stroke(".1,.44 .08,-.1", mark(wear.torso), 4);
    for (const y of [0.3, 0.14])
      draw.mark(
        [
          [0.19, y],
          [0.26, y + 0.03],
          [0.33, y],
          [0.26, y - 0.03],
        ],
        wear.torso === "k" ? "p" : "k",
      );
  },
  suit: (draw, wear) => {
    const seam = mark(wear.torso);
    draw.stroke("-.9,.7 -.3,.56 .1,.62 .6,.56 .9,.7", seam, 4).stroke(".1,.98 .1,.06", seam, 3);
    draw.stroke("-.6,.1 -.4,.34", seam, 3).stroke(".6,.1 .4,.34", seam, 3);
  },
  strap: (draw) => {
    band(draw, "-.7,.98 .1,.5 .7,.1", 19, 11, "a");
    ribs(draw);
  },
  robot: (draw) => {
    draw.stroke("-1,.5 1,.5", "k", 5);
    for (const x of [-0.5, -0.2, 0.1])
      draw.mark([
        [x - 0.08, 0.74, true],
        [x + 0.08, 0.74, true],
        [x + 0.08, 0.82, true],
        [x - 0.08, 0.82, true],
      ]);
    for (const i of upTo(4))
      draw.stroke(
        [
          [-0.45, 0.36 - i * 0.08],
          [0.45, 0.36 - i * 0.08],
        ],
        "k",
        4,
      );
    for (const [x, y] of [
      [-0.82, 0.9],
      [0.74, 0.9],
      [-0.6, 0.1],
      [0.6, 0.1],
    ] as const)
      draw.mark([
        [x, y - 0.03],
        [x + 0.06, y],
        [x, y + 0.03],
        [x - 0.06, y],
      ]);
  },
  rock: (draw) => {
    draw.mark("-.6,.9! -.2,.7! -.4,.46! -.3,.7!").mark(".2,.9! .5,.6! .3,.3! .4,.6!");
    draw.mark("-.5,.3! 0,.2! .1,0! -.06,.14!");
  },
};

export function belt(press: Press, bones: Bones, mat: Mat): void {
  const { hips: h, hand } = bones.body;
  const loop: Line = [
    corner([-h * 1.3, 16]),
    [0, 4],
    corner([h * 1.22, 18]),
    corner([h * 1.26, -4]),
    [0, -20],
    corner([-h * 1.32, -6]),
  ];
  press.piece(bones.trunks(loop), mat, { tone: 0, rim: 2 });
  const draw = Sheet.of(press, { origin: bones.trunk(h * 0.14, -8), turn: angle(bones.across), scale: hand });
  draw.piece("-13,-13! 13,-13! 13,13! -13,13!", "p", { tone: 5, flat: 0, outline: 3 }).mark("-5,-5! 5,-5! 5,5! -5,5!");
}

/** Cloth from the hips: a kilt, coat tails, a robe. */
export function skirt(press: Press, bones: Bones, words: SkirtWords): void {
  const { mat = "a", len = 80, n = 5, rag = false, flare = 1.5, sway = 0 } = words;
  const h = bones.body.hips;
  /** A place of the cloth: across from -1 to 1, down from 0 to 1. */
  const drop = (t: number, k: number): Point => {
    const from = bones.trunk(t * h * 1.2, 0);
    return [from[0] + t * h * (flare - 1) * 1.4 + sway * k, from[1] + len * k - Math.abs(t) * len * 0.12];
  };
  const across = (i: number): number => (i / n) * 2 - 1;
  const top = upTo(n + 1).map((i) => bones.trunk(across(i) * h * 1.24, -2 - (1 - across(i) ** 2) * 10));
  const hem: Point[] = [];
  for (let i = n; i >= 0; i -= 1) {
    hem.push(rag ? corner(drop(across(i), 1)) : drop(across(i), 1));
    if (i > 0) hem.push(corner(drop(across(i - 0.5), rag ? 0.72 + press.chance() * 0.1 : 0.94)));
  }
  press.piece([...top.map((one, i) => (i % n ? one : corner(one))), ...hem], mat, { tone: 16, flat: 14 });
  for (const [i, from] of top.entries()) {
    if (i % n === 0) continue;
    const middle = drop(across(i), 0.5);
    press.mark([corner(from), middle, corner(drop(across(i) + 0.06, 0.86)), add(middle, [9, 4])], mark(mat));
  }
}

/** A cape from the shoulders, flying to one side. */
export function cape(press: Press, bones: Bones, words: CapeWords): void {
  const { mat = "a", len = 300, wind = -150, rag = false, n = 5, w = 1 } = words;
  const { shoulderNear, shoulderFar, up, across, pelvis } = bones;
  const near = add(add(shoulderNear, up, 14), across, -6);
  const far = add(shoulderFar, up, 12);
  const end: Point = [pelvis[0] + wind, pelvis[1] + len * 0.62];
  const [low, high]: [Point, Point] = [
    [end[0] + 110 * w, end[1] + 36],
    [end[0] - 70 * w, end[1] - 90],
  ];
  const hem: Point[] = [];
  for (const i of upTo(n + 1)) {
    const sag = Math.sin((i / n) * 3.1);
    const tip = mix(low, high, i / n);
    hem.push([tip[0] + (press.chance() - 0.5) * 20, tip[1] + sag * 26, true]);
    if (i === n) break;
    const [x, y] = mix(low, high, (i + 0.5) / n);
    const notch: Point = [x + 26, y - 40 - press.chance() * 26 + sag * 20];
    hem.push(rag ? corner(notch) : notch);
  }
  const back = add(mix(far, low, 0.5), [26, 6]);
  const front = add(mix(high, near, 0.45), [-26, -22]);
  press.piece([corner(far), back, ...hem, front, corner(near)], mat, { tone: 22, flat: 18 });
  for (const i of upTo(n)) {
    const t = (i + 1) / (n + 1);
    const [from, to] = [mix(far, near, t), mix(low, high, t * 0.96)];
    const middle = add(mix(from, to, 0.5), [6, 10]);
    press.mark(
      [corner(from), add(middle, [-6, 0]), corner(mix(from, to, 0.9)), add(middle, [9, 9])],
      mat === "k" ? "d" : "k",
    );
  }
}

/** A shoulder pad, perhaps with spikes. */
export function pad(press: Press, { body }: Bones, [shoulder, elbow]: Limb, spikes: boolean, mat: Mat = "p"): void {
  const down = sub(elbow, shoulder);
  const frame = { origin: add(shoulder, unit(down), body.arm * 0.14), turn: (angle(down) - 90) * 0.6 };
  const draw = Sheet.of(press, { ...frame, scale: (body.arm / 40) * 1.12 });
  draw.piece("-36,8! -34,-22 0,-40 34,-22 36,10! 20,24 -20,24", mat, { tone: 9, flat: 8 }).stroke("-32,8 0,14 32,8");
  if (!spikes) return;
  for (const [x, y] of [
    [-22, -30],
    [4, -42],
    [26, -28],
  ] as const) {
    const spike: Line = [
      [x - 10, y + 10, true],
      [x * 1.3, y - 26, true],
      [x + 10, y + 10, true],
    ];
    draw.piece(spike, "p", { tone: 4, flat: 0, outline: 4 });
  }
}

/** What is drawn on a trunk for a word, or for none. */
export function clothes(press: Press, bones: Bones, wear: ArtWords["wear"], all: Dress): void {
  const draw = known(WEAR, wear, WEAR.bare);
  draw(chest(press, bones), all);
}
