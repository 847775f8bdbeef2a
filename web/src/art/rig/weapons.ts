/** Things held: the grip at 0,0, pointing along x. */
import type { Weapon } from "../words";
import { at, corner, type Line, line, ring, upTo } from "./geometry";
import type { Sheet } from "./press";

type Draw = (draw: Sheet) => void;

/** A shaft along x, with a rim of paper or ink. */
function shaft(draw: Sheet, from: number, to: number, wide: number, rimInk: "a" | "p"): void {
  draw.limb(
    [
      [from, 0],
      [(from + to) / 2, 0],
      [to, 0],
    ],
    [wide, wide, wide],
    "k",
    { rim: 2, rimInk, stiff: true },
  );
}

/** Windings on a shaft. */
function wound(draw: Sheet, at: readonly number[], more = 12): void {
  for (const x of at)
    draw.stroke(
      [
        [x, -10],
        [x + more, 10],
      ],
      "a",
      5,
    );
}

/** The same points on the other side of the shaft. */
const mirror = (shape: string): Line => line(shape).map(([x, y, sharp]) => (sharp ? [x, -y, true] : [x, -y]));

const CLEAN = { tone: 0, flat: 0 };

/** One half of a bow, from the grip to its tip and back; the other is its mirror. */
const BOW_OUT = "19,-10 26,-46 16,-100 -14,-142 -52,-172 -88,-176 -100,-196!";
const BOW_IN = "-76,-194 -36,-166 8,-118 12,-70 2,-40";

export const WEAPONS: Readonly<Record<Weapon, Draw>> = {
  hammer: (draw) => {
    shaft(draw, -92, 200, 17, "a");
    wound(draw, [-40, 30, 60, 90]);
    draw.piece("-108,-13! -84,-15! -84,15! -108,13!", "p", { tone: 9, flat: 8 });
    draw.piece("158,-36! 170,-86! 252,-96! 266,-40 266,40 252,96! 170,86! 158,36!", "p", { tone: 16, flat: 14 });
    draw.mark("150,-34! 270,-42! 270,42! 150,34!").mark("158,-26! 270,-32! 270,32! 158,26!", "a");
    draw.mark("186,0! 212,-26! 238,0! 212,26!").mark("200,0! 212,-12! 224,0! 212,12!", "p");
    draw.stroke("172,-70 254,-78").stroke("172,70 254,78");
  },
  katana: (draw) => {
    shaft(draw, -62, 14, 15, "a");
    for (const x of [-50, -34, -18])
      draw.stroke(
        [
          [x, -7],
          [x + 8, 0],
          [x, 7],
        ],
        "p",
        3,
      );
    draw.piece("18,-24! 28,-24! 28,24! 18,24!", "a", { tone: 3, flat: 0 });
    draw.piece("26,-10! 140,-20 250,-48 322,-84! 296,-40 160,6 26,12!", "p", CLEAN);
    draw.mark("26,1! 150,-8 250,-34 322,-84! 280,-30 150,12 26,16!").stroke("40,-6 140,-14 236,-38", "t", 3);
  },
  sword: (draw) => {
    shaft(draw, -54, 16, 15, "a");
    draw.piece("-70,0 -58,-13 -46,0 -58,13", "a", { tone: 4, flat: 0 });
    draw.piece("30,-17! 210,-15 262,0! 210,15 30,17!", "p", CLEAN);
    draw.mark("30,2! 262,0! 206,20 30,22!").stroke("40,-5 190,-4", "k", 3);
    draw.piece("16,-52! 34,-48! 34,48! 16,52!", "a", { tone: 5, flat: 0 });
  },
  spear: (draw) => {
    shaft(draw, -210, 190, 12, "p");
    draw.piece("176,-8! 206,-34 300,0! 206,34 176,8!", "p", CLEAN).mark("180,0! 300,0! 206,40 170,10!");
    draw.piece("168,-12! 184,-12! 184,12! 168,12!", "a", { tone: 3, flat: 0 });
  },
  scythe: (draw) => {
    shaft(draw, -200, 210, 15, "p");
    wound(draw, [-60, -44, 60, 76], 8);
    draw.piece("196,18! 226,30 236,-10 214,-70 160,-140 60,-196! 120,-108 170,-44 184,-12!", "p", { tone: 5, flat: 9 });
    draw.mark("210,24! 240,20 244,-20 220,-84 160,-150 60,-196! 146,-126 196,-66 214,-12");
    draw.piece("184,-20! 226,-22! 232,22! 186,20!", "a", { tone: 6, flat: 0 });
  },
  axe: (draw) => {
    shaft(draw, -110, 190, 16, "a");
    draw.piece("112,-14! 96,-90! 150,-116 214,-86! 184,-14!", "p", { tone: 12, flat: 10 });
    draw.mark("86,-96! 150,-128 224,-92! 206,-82 150,-104 100,-80");
    draw.piece("118,14! 106,66! 150,40 196,60! 180,14!", "p", { tone: 8, flat: 0 });
    draw.piece("106,-20! 192,-20! 192,20! 106,20!", "a", { tone: 6, flat: 0 }).mark("140,0! 150,-10! 160,0! 150,10!");
  },
  pistol: (draw) => {
    draw.piece("-16,-12! 8,-30! 104,-36! 122,-42! 124,-8! 104,-10! 40,-2 18,8! 2,46! -28,42! -12,10", "p", {
      tone: 8,
      flat: 6,
    });
    draw.stroke("8,-18 100,-22").mark("44,-38! 74,-40! 74,-6! 44,-2!");
    for (const x of [52, 60, 68])
      draw.stroke(
        [
          [x, -34],
          [x, -8],
        ],
        "a",
        3,
      );
  },
  bow: (draw) => {
    const [out, back] = [mirror(BOW_OUT), mirror(BOW_IN)];
    draw.piece([...line(BOW_OUT), ...line(BOW_IN), [0, 0], ...[...back].reverse(), ...[...out].reverse()], "a", {
      tone: 6,
      flat: 5,
    });
    for (const y of [-1, 1])
      draw
        .stroke(
          [
            [-40, 140 * y],
            [-20, 154 * y],
          ],
          "p",
          7,
        )
        .stroke(
          [
            [26, 92 * y],
            [8, 86 * y],
          ],
          "p",
          7,
        );
  },
  orb: (draw) => {
    const centre = [62, 0] as const;
    draw.piece(ring(centre, 52), "p", { tone: 20 * draw.scale, flat: 18 * draw.scale });
    draw
      .mark("40,-32 54,-42 76,-38 92,-16 70,-24 54,-12 48,6", "a")
      .mark("34,18 62,34 90,20 98,-4 104,24 78,48 52,44", "a");
    for (const i of upTo(9)) {
      const spike = (r: number, turn: number) => corner(at(ring(centre, r, 360), (i * 40 + turn + 360) % 360));
      draw.piece([spike(62, -26), spike(i % 2 ? 82 : 98, -20), spike(62, -14)], "p", { ...CLEAN, rim: 0, outline: 4 });
    }
  },
  claws: (draw) => {
    draw.piece("-46,-22! 6,-28! 22,0 6,28! -46,22!", "k", { rimInk: "p" });
    for (const [i, y] of [-20, -2, 16].entries())
      draw.piece(
        [
          [10, y - 9, true],
          [54, y - 16],
          [112, y + 4 + i * 4, true],
          [54, y + 4],
          [10, y + 9, true],
        ],
        "p",
        { tone: 5, flat: 0 },
      );
  },
  shield: (draw) => {
    const disc = (r: number): Line => ring([0, 0], r, 20, 0.86);
    draw.piece(disc(96), "p", { tone: 12, flat: 10 }).piece(disc(74), "a", { tone: 10, flat: 10 });
    for (const spoke of ring([0, 0], 74, 6)) draw.stroke([[0, 0], spoke]);
    draw.piece(disc(24), "p", { tone: 8, flat: 0 });
  },
  staff: (draw) => {
    shaft(draw, -170, 150, 13, "a");
    draw
      .piece("150,-16! 178,-26 206,0 178,26 150,16!", "p", { tone: 7, flat: 5 })
      .mark("166,-8 180,-12 190,0 180,6", "a");
  },
};
