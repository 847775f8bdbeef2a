/** What is worn over the clothes or trails behind: fur, collars, scarves, wings, tails, tentacles. */
import type { Extra, ExtraWords, Mat } from "../words";
import {
  add,
  at,
  corner,
  heading,
  type Line,
  mix,
  type Point,
  ring,
  sub,
  type Tube,
  tube,
  unit,
  upTo,
} from "./geometry";
import type { Bones } from "./poses";
import type { Press } from "./press";

type Draw = (press: Press, bones: Bones, words: ExtraWords) => void;

/** Round spots down one side of a tentacle. */
export function suckers(press: Press, one: Tube, mat: Mat): void {
  for (let i = 3; i < one.core.length - 3; i += 3)
    press.mark(ring(mix(at(one.core, i), at(one.right, i), 0.55), at(one.width, i) * 0.13, 4), mat);
}

/** Across in shoulders, and up from the neck in units. */
const RUFF: Line = [
  [-1.12, -30],
  [-1.1, 2],
  [-0.6, 22],
  [0, 26],
  [0.6, 20],
  [1, -2],
  [0.98, -30],
  [0.5, -44],
  [0.1, -60],
  [-0.4, -46],
];

const WING: Line = [
  [0, 0, true],
  [60, -110],
  [150, -190, true],
  [170, -120, true],
  [210, -120, true],
  [196, -60, true],
  [230, -40, true],
  [190, 0, true],
  [200, 30, true],
  [120, 30],
  [30, 40, true],
];

export const EXTRAS: Readonly<Record<Extra, Draw>> = {
  fur: (press, bones) => {
    const { shoulders: s, spine: p } = bones.body;
    const edge: Point[] = [];
    const middle = bones.trunk(0, p - 14);
    for (const [i, [x, y]] of RUFF.entries()) {
      const [nx, ny] = at(RUFF, (i + 1) % RUFF.length);
      edge.push(bones.trunk(x * s, p + y));
      const tip = bones.trunk(((x + nx) / 2) * s, p + (y + ny) / 2);
      edge.push(corner(add(tip, unit(sub(tip, middle)), 15 + press.chance() * 9)));
    }
    press.piece(edge, "k", { rim: 3.4, rimInk: "p" });
    for (const i of upTo(9)) {
      const root = bones.trunk((-0.9 + i * 0.22) * s, p - 14 - (i % 2) * 14);
      press.mark(
        [corner(root), add(root, [-5, 12]), corner(add(root, [-9, 24])), add(root, [2, 12])],
        i % 2 ? "p" : "a",
      );
    }
  },
  collar: (press, bones, { mat = "a" }) => {
    const { shoulders: s, spine: p } = bones.body;
    const loop: Line = [
      [-s * 0.5, p - 6],
      [-s * 0.46, p + 22],
      [0, p + 18],
      [s * 0.46, p + 20],
      [s * 0.5, p - 8],
      [0, p - 22],
    ];
    press.piece(bones.trunks(loop), mat, { tone: 8, flat: 6 });
    press.stroke(
      bones.trunks([
        [-s * 0.4, p + 6],
        [0, p - 4],
        [s * 0.42, p + 4],
      ]),
      "k",
      4,
    );
  },
  scarf: (press, bones, { wind = -1, mat = "a" }) => {
    const root = bones.trunk(-bones.body.shoulders * 0.3, bones.body.spine + 4);
    for (const [i, k] of [
      [0, 1],
      [1, 0.8],
    ] as const) {
      const spine = [
        root,
        add(root, [wind * 70, -26 + i * 34]),
        add(root, [wind * 140, 14 + i * 30]),
        add(root, [wind * 206 * k, -30 + i * 50]),
        add(root, [wind * 268 * k, 4 + i * 44]),
      ];
      press.limb(tube(spine, [22, 34, 38, 34, 6], { soft: true }), mat, { dark: 0.3 });
    }
  },
  wings: (press, bones, { scale = 1, mat = "a" }) => {
    for (const [x, k] of [
      [0.5, 0.86],
      [-0.5, -1],
    ] as const) {
      const root = bones.trunk(x * bones.body.shoulders, bones.body.spine * 0.8);
      const to = ([px, py]: Point, far = 1): Point => [root[0] + px * k * scale * far, root[1] + py * scale * far];
      press.piece(
        WING.map((one) => (one[2] ? corner(to(one)) : to(one))),
        mat,
        { tone: 12, flat: 10 },
      );
      for (const tip of [
        [150, -190],
        [210, -120],
        [230, -40],
      ] as const)
        press.stroke([root, to(tip, 0.8)], "k", 4);
    }
  },
  tails: (press, bones, words) => {
    const { n = 9, len = 250, curl = 26 } = words;
    for (const i of upTo(n)) {
      const turn = (words.from ?? 150) + ((words.to ?? 130) * i) / Math.max(1, n - 1);
      const [way, bent] = [heading(turn), heading(turn + curl)];
      const root = bones.trunk(-bones.body.hips * 0.5, -8);
      const spine = [
        root,
        add(root, way, len * 0.45),
        add(add(root, way, len * 0.72), bent, len * 0.08),
        add(add(root, way, len * 0.8), bent, len * 0.3),
      ];
      const one = tube(spine, [14, 40, 52, 4], { soft: true });
      press.limb(one, "a", { dark: 0.26, rim: 3 });
      press.mark(brush(one), "p");
    }
  },
  tentacles: (press, bones, { n = 7, len = 190 }) => {
    for (const i of upTo(n)) {
      // From the outside in, far and near in turn, so that they overlap like a skirt.
      const k = (i * 3) % n;
      const t = n > 1 ? (k / (n - 1)) * 2 - 1 : 0;
      const side = t === 0 ? 1 : Math.sign(t);
      const long = len * (0.85 + press.chance() * 0.3);
      const root = bones.trunk(t * bones.body.hips * 0.9, 4);
      const lift = Math.abs(t);
      const spine = (
        [
          [0, 0],
          [t * 52, long * 0.38],
          [t * 120 - side * 10, long * 0.74],
          [t * 168 + side * 22, long * 0.98 - lift * 60],
          [t * 168 + side * 66, long * 0.86 - lift * 74],
          [t * 160 + side * 62, long * 0.66 - lift * 70],
        ] as const
      ).map((one) => add(root, one));
      const one = tube(spine, [50, 44, 36, 25, 15, 4], { soft: true });
      press.limb(one, k % 2 ? "a" : "k", { rim: 3, rimInk: "p", dark: 0.3 });
      suckers(press, one, k % 2 ? "p" : "a");
    }
  },
};

/** The last third of a tail, with a jagged edge. */
function brush({ left, right, core }: Tube): Line {
  const k = Math.floor(core.length * 0.7);
  return [
    corner(at(left, k)),
    ...left.slice(k + 2, -1),
    corner(at(core, core.length)),
    ...right.slice(k + 2, -1).reverse(),
    corner(at(right, k)),
    corner(mix(at(core, k), at(core, k + 3), 0.9)),
  ];
}

/** Those of the words that `kinds` names, in their order; an unknown one draws nothing. */
export function extras(
  press: Press,
  bones: Bones,
  words: readonly (Extra | ExtraWords)[],
  kinds: readonly Extra[],
): void {
  for (const one of words) {
    const all: ExtraWords = typeof one === "string" ? { kind: one } : one;
    if (all.kind && kinds.includes(all.kind)) EXTRAS[all.kind](press, bones, all);
  }
}
