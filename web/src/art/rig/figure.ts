/** A character in words, printed: a figure, or head and shoulders of it. */
import type { ArtWords, HoldWords, Pose } from "../words";
import { arm, type Dress, dress, fist, leg, trunk } from "./bodies";
import { type EXTRAS, extras } from "./extras";
import { add, angle, heading, line, mix, num, type Point, put, reach, sub, tube, unit } from "./geometry";
import { head } from "./heads";
import type { Parts } from "./icons";
import { known } from "./known";
import type { Box, Picture } from "./picture";
import { type Body, type Bones, BUILDS, bones, HURT, type Limb, STANCES, type Stance, stanceFor } from "./poses";
import { type Edges, type Inks, Press, Sheet } from "./press";
import { WEAPONS } from "./weapons";
import { belt, cape, clothes, pad, skirt } from "./wear";

/** A figure on the press, and where its joints are. */
export interface Figure {
  press: Press;
  bones: Bones;
}

/** A thing in a hand. */
interface Held {
  name: string;
  hand: "n" | "f";
  layer: Stance["layer"];
  /** Which way it points, and how far an icon leans from that. */
  turn: number;
  lean: number;
  words: HoldWords;
}

/** The stance of a figure: what its words bend belongs to its own stance, and is kept out of others. */
function standing(art: ArtWords, pose: string | undefined): Stance {
  const word: Pose = stanceFor(art, pose);
  const own = !pose || pose === "rest" || pose === art.pose;
  return { ...STANCES[word], ...(pose === "hurt" ? HURT : {}), ...(own ? art.bend : {}) };
}

/** By how much a thing is turned out of the face, where nobody has turned it for this stance. */
const CLEAR: Partial<Record<Pose, number>> = { stand: -52, hips: -40, guard: 36, run: -100 };

/** What it holds. Words say how a thing is turned in its own stance; in another one it keeps its angle to the hand's. */
function holding(art: ArtWords, stance: Stance, pose: Pose, own: boolean): Held[] {
  const mine = standing(art, undefined);
  const held = (
    name: string,
    layer: Stance["layer"],
    hand: "n" | "f",
    turn: number,
    usual: number,
    words: HoldWords = {},
  ): Held => {
    const said = words.turn ?? usual;
    return {
      name,
      hand: (own ? words.hand : undefined) ?? hand,
      layer: (own ? words.z : undefined) ?? layer,
      turn: own ? said : turn + said - usual,
      lean: said + 45,
      words,
    };
  };
  const other = stance.hand === "n" ? "f" : "n";
  const clear = stance.w + (own ? 0 : (CLEAR[pose] ?? 0));
  const [second, usual] = [stance.w2 ?? stance.w, mine.w2 ?? mine.w];
  return [
    ...(art.weapon ? [held(art.weapon, stance.layer, stance.hand, clear, mine.w, art.hold)] : []),
    ...(art.off ? [held(art.off, "hand", other, second, usual, art.hold_off)] : []),
  ];
}

const limbOf = (joints: Bones, hand: "n" | "f"): Limb => (hand === "f" ? joints.armFar : joints.armNear);

/** Where a hand closes. */
function grip(joints: Bones, hand: "n" | "f"): Point {
  const [, elbow, wrist] = limbOf(joints, hand);
  return add(wrist, unit(sub(wrist, elbow)), 12 * joints.body.hand);
}

/** A thing in its hand: drawn, or an icon. */
function wield(press: Press, joints: Bones, one: Held, size: number): void {
  const scale = size * (one.words.scale ?? 1);
  const origin = add(grip(joints, one.hand), one.words.shift ?? [0, 0]);
  const frame = { origin, turn: one.turn, scale, flip: one.words.flip ?? false };
  const draw = known(WEAPONS, one.name, null);
  if (draw) draw(Sheet.of(press, frame));
  else {
    const wide = (one.words.size ?? 150) * scale;
    const centre = add(origin, heading(one.turn), wide * (one.words.reach ?? 0.34));
    press.icon(one.name, centre, wide, one.turn + one.lean, one.words.mat ?? "p", one.words.flip);
  }
}

/** The string of a drawn bow, and its arrow. */
function string(press: Press, joints: Bones, turn: number, scale: number): void {
  const [bow, hand] = [grip(joints, "f"), grip(joints, "n")];
  for (const tip of put(line("-92,-184 -92,184"), { origin: bow, turn, scale }))
    press.limb(tube([tip, mix(tip, hand, 0.5), hand], [3.4, 3.4, 3.4]), "p", { rim: 0, outline: 3 });
  const long = reach(sub(bow, hand));
  const draw = Sheet.of(press, { origin: hand, turn: angle(sub(bow, hand)), scale: 1 });
  draw.limb(
    [
      [-10, 0],
      [150, 0],
      [long + 66, 0],
    ],
    [7, 7, 7],
    "k",
    { rim: 0, outline: 3, stiff: true },
  );
  const tip = long + 60;
  draw.piece(
    [
      [tip, -17, true],
      [tip + 58, 0, true],
      [tip, 17, true],
      [tip + 12, 0, true],
    ],
    "p",
    { tone: 5, flat: 0 },
  );
}

/** Puts a whole figure on a press, from the back to the front. */
export function figure(art: ArtWords, pose: string | undefined, press: Press): Figure {
  const own = !pose || pose === "rest" || pose === art.pose;
  const stance = standing(art, pose);
  const build: Body = known(BUILDS, art.build, BUILDS.regular);
  const joints = bones({ ...build, head: art.head_scale ?? build.head }, stance);
  const wear: Dress = dress(art);
  const things = art.extra ?? [];
  const worn = (kind: keyof typeof EXTRAS): boolean =>
    things.some((one) => one === kind || (one as { kind?: string }).kind === kind);
  const held = holding(art, stance, stanceFor(art, pose), own);
  const size = art.weapon_scale ?? 1;
  const hold = (hand: "n" | "f", layer: Stance["layer"]): void => {
    for (const one of held) if (one.hand === hand && one.layer === layer) wield(press, joints, one, size);
  };
  const drawn = art.weapon === "bow" && stanceFor(art, pose) === "draw";

  extras(press, joints, things, ["wings", "tails"]);
  if (art.cape) cape(press, joints, art.cape);
  extras(press, joints, things, ["scarf"]);
  hold("n", "back");
  hold("f", "back");
  arm(press, joints, joints.armFar, wear, true);
  hold("f", "hand");
  fist(press, joints, joints.armFar, wear);
  if (art.pads === "both") pad(press, joints, joints.armFar, art.spikes ?? false);
  if (worn("tentacles")) extras(press, joints, things, ["tentacles"]);
  else {
    leg(press, joints, joints.legFar, wear, true, stance.ff);
    leg(press, joints, joints.legNear, wear, false, stance.fn);
  }
  trunk(press, joints, wear.torso);
  clothes(press, joints, art.wear, wear);
  if (art.skirt) skirt(press, joints, art.skirt);
  if (art.belt) belt(press, joints, art.belt);
  extras(press, joints, things, ["collar"]);
  extras(press, joints, things, ["fur"]);
  head(press, joints, art, wear);
  if (drawn) string(press, joints, stance.w, size);
  hold("f", "front");
  if (drawn) fist(press, joints, joints.armFar, wear);
  arm(press, joints, joints.armNear, wear, false);
  if (art.pads) pad(press, joints, joints.armNear, art.spikes ?? false);
  hold("n", "hand");
  hold("n", "front");
  fist(press, joints, joints.armNear, wear);
  return { press, bones: joints };
}

/** The cut of a figure that is shown large, and of one that is shown small. */
export const LARGE: Edges = { outline: 7, halo: 9, shadow: [9, 10] };
export const SMALL: Edges = { outline: 9, halo: 14, shadow: [11, 12] };

/** How several of a kind stand: across and up in widths of one, how large, which way it looks; from the back to the front. */
const CROWD: Readonly<Record<number, readonly (readonly [x: number, y: number, size: number, flip: boolean])[]>> = {
  1: [[0, 0, 1, false]],
  2: [
    [0.62, -0.04, 0.96, true],
    [0, 0, 1, false],
  ],
  3: [
    [-0.4, -0.09, 0.92, false],
    [0.4, -0.09, 0.92, true],
    [0, 0, 1, false],
  ],
};

/** A character, printed whole. */
export function printed(
  art: ArtWords,
  pose: string | undefined,
  inks: Inks,
  parts: Parts,
  edges: Edges,
  name: string,
): Picture {
  const places = known(CROWD, String(art.many ?? 1), CROWD[1] ?? []);
  let body = "";
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  places.forEach(([x, y, size, flip], i) => {
    const seed = (art.seed ?? name) + (i ? String(i) : "");
    const { press } = figure(art, pose, new Press(inks, seed, parts, `f${i}`));
    const box = press.box;
    const [wide, high] = [box[2] - box[0], box[3] - box[1]];
    const [dx, dy] = [x * wide, y * high + (1 - size) * box[3]];
    const [sx, base] = [
      flip ? -size : size,
      dx + (box[0] + box[2]) / 2 - ((flip ? -size : size) * (box[0] + box[2])) / 2,
    ];
    const place = places.length > 1 ? ` transform="translate(${num(base)} ${num(dy)}) scale(${sx} ${size})"` : "";
    body += `<g${place}>${press.print(edges)}</g>`;
    const ends = [base + sx * box[0], base + sx * box[2]];
    [left, right] = [Math.min(left, ...ends), Math.max(right, ...ends)];
    [top, bottom] = [Math.min(top, dy + size * box[1]), Math.max(bottom, dy + size * box[3])];
  });
  const room = edges.outline + edges.halo + 1;
  const box: Box = [
    left - room,
    top - room,
    right + room + Math.max(0, edges.shadow[0]),
    bottom + room + Math.max(0, edges.shadow[1]),
  ];
  return { body, box };
}

/** Head and shoulders: the same words in a quiet stance, with empty hands. */
export function portrait(art: ArtWords, inks: Inks, parts: Parts, name: string): Picture {
  const { weapon: _, off: __, cape: ___, bend: ____, ...rest } = art;
  const kept = (art.extra ?? []).filter((one) =>
    ["fur", "collar"].includes(typeof one === "string" ? one : (one.kind ?? "")),
  );
  const { press, bones: joints } = figure(
    { ...rest, extra: kept, pose: "stand" },
    undefined,
    new Press(inks, art.seed ?? name, parts),
  );
  const side = joints.headRadius * 4.2;
  const [x, y] = joints.head;
  const [left, top] = [x - side * (art.look ?? 0.5), y - side * 0.56];
  return { body: press.print({ outline: 8, halo: 0, shadow: [6, 7] }), box: [left, top, left + side, top + side] };
}
