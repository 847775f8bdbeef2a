/** Heads that are things: a tree, a toaster, a comet. */
import { eye } from "./beasts";
import { upTo } from "./geometry";
import type { DrawHead } from "./heads";

export const THINGS = {
  /** A stump with a face, bare branches and a few leaves. */
  tree: (draw) => {
    for (const [spine, wide] of [
      ["-22,-50 -44,-96 -86,-112 -104,-150", 24],
      ["-44,-92 -36,-126 -52,-160", 15],
      ["20,-54 40,-100 82,-106 104,-144", 24],
      ["42,-98 36,-134 54,-166", 15],
      ["0,-56 -4,-110 10,-148", 20],
    ] as const)
      draw.limb(spine, [wide, wide * 0.8, wide * 0.55, 4], "k", { rim: 3, rimInk: "p" });
    for (const [x, y, k] of [
      [-104, -146, 1],
      [-54, -164, 0.9],
      [8, -156, 1.1],
      [56, -168, 0.9],
      [106, -142, 1],
      [-84, -118, 0.7],
      [80, -112, 0.7],
    ] as const)
      draw.piece(
        [
          [x - 22 * k, y + 12 * k],
          [x - 20 * k, y - 14 * k],
          [x, y - 28 * k, true],
          [x + 20 * k, y - 14 * k],
          [x + 22 * k, y + 12 * k],
          [x, y + 18 * k, true],
        ],
        "a",
        { tone: 7, flat: 6, rim: 2 },
      );
    draw.piece(
      "-50,62! -44,20 -50,-30 -40,-62! -24,-52! -12,-70! 4,-54! 20,-70! 30,-52! 46,-62! 52,-20 48,30 58,64! 30,54 10,68! -10,54",
      "p",
      { tone: 14, flat: 12 },
    );
    draw.mark("-24,-18! 2,-10 8,4! -10,6 -22,-2").mark("24,4! 30,-10 52,-18! 48,0 36,6");
    draw.mark("-14,-8! 0,-3! -6,3!", "a").mark("30,-2! 44,-9! 40,2!", "a");
    draw.mark("14,-6! 22,18 12,20!").mark("-12,30! 4,24! 12,32! 22,24! 32,32! 44,26! 36,46 14,50 -6,44");
    draw
      .stroke("-36,-44 -34,10 -38,44")
      .stroke("-22,-40 -26,-26")
      .stroke("38,-48 42,-30")
      .stroke("-30,54 -24,30", "k", 3);
  },
  /** Two slices up, two round eyes, a slot that smiles. */
  toaster: (draw) => {
    for (const [x, y] of [
      [-20, -14],
      [22, -4],
    ] as const) {
      draw.piece(
        [
          [x - 24, -30, true],
          [x - 26, -76 + y],
          [x - 14, -94 + y],
          [x, -86 + y],
          [x + 14, -94 + y],
          [x + 26, -76 + y],
          [x + 24, -30, true],
        ],
        "a",
        { tone: 8, flat: 7 },
      );
      draw.mark(
        [
          [x - 14, -30, true],
          [x - 16, -70 + y],
          [x, -76 + y],
          [x + 16, -70 + y],
          [x + 14, -30, true],
        ],
        "p",
      );
      for (const dx of [-7, 5])
        draw.stroke(
          [
            [x + dx, -64 + y],
            [x + dx + 2, -58 + y],
          ],
          "a",
          5,
        );
    }
    for (const x of [-34, 32])
      draw.limb(
        [
          [x, -110],
          [x + 8, -126],
          [x - 4, -140],
          [x + 6, -156],
        ],
        [7, 8, 7, 2],
        "p",
        { rim: 0, outline: 4 },
      );
    draw.piece("-64,-36! -56,-50 0,-56 56,-50 64,-36! 68,40! 58,56 0,60 -58,56 -68,40!", "p", { tone: 15, flat: 13 });
    draw.mark("-54,-44! 0,-50 54,-44! 54,-36! 0,-42 -54,-36!").mark("-70,42! 70,42! 60,62! -60,62!");
    eye(draw, -14, -8, 13);
    eye(draw, 30, -8, 12);
    draw.mark("-22,20! 8,26 42,18! 30,36 -8,38").mark("-12,25! 8,29 32,23! 26,28 -4,30", "p");
    draw.stroke("-30,-28 -8,-22", "k", 5).stroke("22,-22 42,-28", "k", 5);
    draw.piece("62,-14! 84,-16! 88,0! 66,4!", "k", { rim: 2, rimInk: "p" });
  },
  /** A mirror ball with a tail of fire. */
  comet: (draw) => {
    draw.piece(
      "30,-48 -20,-96 -84,-116 -150,-176! -126,-112 -190,-128! -140,-74 -208,-66! -146,-28 -190,8! -122,12 -144,56! -80,40 -30,60 20,50",
      "a",
      { tone: 14, flat: 12 },
    );
    draw.mark("10,-42 -40,-78 -100,-92! -70,-58 -128,-44! -76,-20 -112,10! -60,14 -20,40", "p");
    draw.mark("10,-34 -30,-52 -66,-52! -44,-24 -70,-8! -36,4 -20,24", "a");
    const r = 58;
    const ball = upTo(16).map((i) => {
      const a = (i / 16) * Math.PI * 2;
      return [8 + Math.cos(a) * r, Math.sin(a) * r] as const;
    });
    draw.piece(ball, "p", { tone: 16, flat: 14 });
    for (const y of [-36, -14, 10, 34])
      draw.stroke(
        [
          [-60, y - 4],
          [8, y + 7],
          [76, y - 4],
        ],
        "k",
        2.6,
      );
    for (const x of [-30, -11, 8, 27, 46])
      draw.stroke(
        [
          [8 + (x - 8) * 0.5, -60],
          [x - (8 - x) * 0.25, 0],
          [8 + (x - 8) * 0.5, 60],
        ],
        "k",
        2.6,
      );
    for (const [x, y] of [
      [-24, -26],
      [14, -24],
      [36, 22],
      [-8, 22],
      [18, 44],
    ] as const)
      draw.mark(
        [
          [x - 8, y - 8, true],
          [x + 8, y - 7, true],
          [x + 8, y + 8, true],
          [x - 8, y + 8, true],
        ],
        "a",
      );
    // Dark glasses, and a grin.
    draw
      .mark("-26,-18! 70,-20! 68,-2 48,8 30,-4 14,-4 -2,10 -22,4")
      .mark("-16,-13! 2,-13! -8,0!", "p")
      .mark("36,-14! 54,-14! 44,-2!", "p");
    draw.mark("0,24! 24,28 50,20! 42,40 14,42").mark("6,27! 24,31 44,25! 40,31 14,34", "p");
  },
} as const satisfies Partial<Record<string, DrawHead>>;
