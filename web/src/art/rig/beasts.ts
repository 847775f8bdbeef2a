/** Heads of beasts. */
import type { Line } from "./geometry";
import type { DrawHead } from "./heads";
import type { Sheet } from "./press";

/** A round eye: white with a black pupil that looks right. */
export function eye(draw: Sheet, x: number, y: number, r: number): void {
  const oval = (dx: number, w: number, h: number): Line => [
    [x + dx - w, y],
    [x + dx, y - h],
    [x + dx + w, y],
    [x + dx, y + h],
  ];
  draw
    .mark(oval(0, r * 1.3, r * 1.35))
    .mark(oval(0, r, r), "p")
    .mark(oval(r * 0.25, r * 0.42, r * 0.6));
}

/** A tuft that tapers to both ends. */
const tuft = (draw: Sheet, [x0, y0, x1, y1]: readonly [number, number, number, number]): void => {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  draw.mark([
    [x0, y0, true],
    [mx, my - 8],
    [x1, y1, true],
    [mx, my + 8],
  ]);
};

function foxEar(draw: Sheet, x: number, k: number): void {
  const at = (points: Line): Line =>
    points.map(([px, py, sharp]) => (sharp ? [x + px * k, py, true] : [x + px * k, py]));
  draw.piece(
    at([
      [-24, -28, true],
      [-26, -74],
      [-14, -124, true],
      [14, -84],
      [26, -40, true],
    ]),
    "a",
    { tone: 7, flat: 6 },
  );
  draw.mark(
    at([
      [-12, -44, true],
      [-14, -74],
      [-9, -100, true],
      [6, -74],
      [12, -46, true],
    ]),
  );
}

export const BEASTS = {
  fox: (draw) => {
    draw.piece("-34,-50! -66,-10 -84,60 -70,130 -92,168! -54,150 -40,176! -26,120 -20,60 10,40 30,-30", "k", {
      rim: 3,
    });
    draw.piece("-46,-6 -40,30 -16,52 14,74! 36,46 54,18 56,-20 38,-48 4,-54 -34,-42", "p", { tone: 8, flat: 8 });
    foxEar(draw, 36, 0.86);
    foxEar(draw, -22, 1);
    draw.piece("-46,-4 -44,-40 -8,-62 30,-60 54,-38 58,-4! 44,2 30,22 16,68! 6,30 -10,14 -30,12!", "a", {
      tone: 0,
      flat: 0,
      outline: 4,
    });
    draw.mark("-28,-14! -4,-12 12,4! -8,6 -20,0").mark("56,-16! 38,-12 26,4! 42,4 52,-4");
    draw.mark("-14,-7! -2,-6 4,1! -8,1", "p").mark("46,-8! 38,-6 33,1! 42,0", "p");
    draw.mark("8,50! 24,50! 18,66 14,70 10,62");
    draw.mark("10,-58! 17,-22! 24,-58!", "p").mark("-6,-56! 0,-34! 6,-58!", "p").mark("30,-58! 33,-36! 39,-52!", "p");
    draw.stroke("-36,24 -14,30").stroke("-30,36 -10,38").stroke("52,22 38,30");
  },
  wolf: (draw) => {
    draw
      .piece("24,24! 66,30 98,22! 96,38 70,56 30,58 0,40!", "a", { tone: 6, flat: 4 })
      .mark("30,24! 62,32 92,26! 70,38 40,38");
    for (const [x, y, tx, ty] of [
      [62, 34, 68, 16],
      [78, 33, 84, 16],
      [88, 30, 93, 12],
    ] as const)
      draw.mark(
        [
          [x - 6, y, true],
          [tx, ty, true],
          [x + 5, y - 2, true],
        ],
        "p",
      );
    draw.piece(
      "-18,-44! -34,-84 -66,-110! -60,-70 -56,-44 -96,-44! -74,-18 -112,-2! -80,16 -112,44! -74,48 -90,86! -48,72 -44,102! -14,72 4,84! " +
        "18,52 28,26! 46,16! 58,22! 62,34! 70,16! 86,12! 92,26! 98,8! 112,2 118,-16 102,-30 64,-34 40,-50 20,-62 10,-104! -8,-70",
      "a",
      { tone: 12, flat: 10 },
    );
    draw.mark("-16,-54! -34,-80 -56,-98! -46,-60 -30,-48!").mark("100,-28! 116,-22 116,-8 104,-12");
    draw
      .mark("14,-30! 34,-34 56,-22! 44,-14 26,-14")
      .mark("26,-26! 50,-21! 38,-15! 30,-17", "p")
      .mark("8,-38! 40,-44 60,-26! 36,-34");
    draw
      .mark("28,22! 50,6 84,2 112,0! 86,10 54,14")
      .stroke("66,-24 84,-20", "k", 3.5)
      .stroke("62,-16 80,-12", "k", 3.5);
    for (const one of [
      [-10, 6, -70, 4],
      [-6, 26, -78, 44],
      [4, 44, -58, 76],
      [12, 54, -24, 84],
      [-16, -16, -62, -30],
    ] as const)
      tuft(draw, one);
    draw.mark("0,10! 20,0 44,2! 26,14 16,34 2,40!", "p");
  },
  cat: (draw, { skin }) => {
    const mat = skin === "p" ? "a" : skin;
    for (const [x, k] of [
      [34, 0.84],
      [-28, 1],
    ] as const) {
      draw.piece(
        [
          [x - 26 * k, -20, true],
          [x - 22 * k, -86 * k - 6, true],
          [x + 26 * k, -40, true],
        ],
        mat,
        { tone: 7, flat: 6 },
      );
      draw.mark([
        [x - 15 * k, -34, true],
        [x - 15 * k, -70 * k, true],
        [x + 12 * k, -42, true],
      ]);
    }
    draw.piece("-56,-4 -72,24! -50,26 -58,46! -26,48 8,56 40,46 64,40! 54,22 70,10! 56,-10 38,-44 4,-52 -36,-44", mat, {
      tone: 11,
      flat: 10,
    });
    for (const x of [-16, 32]) {
      draw.mark([
        [x - 17, -4, true],
        [x, -22],
        [x + 15, -6, true],
        [x, 10],
      ]);
      draw.mark(
        [
          [x - 12, -4],
          [x, -16],
          [x + 11, -5],
          [x, 6],
        ],
        "p",
      );
      draw.mark([
        [x, -14, true],
        [x + 4, -5],
        [x, 5, true],
        [x - 4, -5],
      ]);
    }
    draw.mark("2,14! 20,14! 11,23!").stroke("-6,34 4,36 11,24 18,36 28,33");
    for (const one of ["-62,8 -34,14", "-62,26 -34,22", "44,14 66,4", "44,22 68,22"]) draw.stroke(one, "p");
    draw.mark("-4,-48! 2,-28! 8,-50!").mark("16,-50! 21,-30! 26,-48!");
  },
  mole: (draw) => {
    draw.piece("-54,10 -48,-32 -14,-54 24,-46 56,-20 92,-8 104,4 94,18 56,30 30,50 -24,50 -48,36", "k", {
      rim: 3,
      rimInk: "p",
    });
    draw.piece("86,-12 104,-8 112,4 102,16 88,16 82,2", "a", { tone: 4, flat: 4 });
    for (const x of [4, 36]) {
      draw.piece(
        [
          [x - 9, -16],
          [x, -24],
          [x + 9, -16],
          [x, -8],
        ],
        "p",
        { tone: 0, rim: 0, outline: 2 },
      );
      draw.mark([
        [x, -18],
        [x + 5, -15],
        [x + 1, -11],
        [x - 3, -14],
      ]);
    }
    draw.piece("44,26! 70,20! 70,44! 60,46! 56,34! 54,48! 44,48!", "p", { tone: 3, flat: 0, outline: 3 });
  },
  frog: (draw, { skin }) => {
    const mat = skin === "p" ? "a" : skin;
    for (const x of [34, -26]) {
      draw.piece(
        [
          [x - 24, -30],
          [x - 20, -64],
          [x, -74],
          [x + 20, -64],
          [x + 24, -30],
        ],
        mat,
        { tone: 7, flat: 6 },
      );
      draw.mark(
        [
          [x - 13, -50],
          [x, -64],
          [x + 14, -50],
          [x, -38],
        ],
        "p",
      );
      draw.mark([
        [x + 2, -58],
        [x + 9, -51],
        [x + 2, -43],
        [x - 4, -51],
      ]);
    }
    draw.piece("-66,4 -50,-32 4,-44 52,-32 70,2 56,38 4,54 -50,40", mat, { tone: 12, flat: 10 });
    draw
      .mark("-58,4! -20,12 10,8 40,10 66,0! 48,34 6,44 -42,34")
      .mark("-20,30 4,20 30,26 8,42", mat === "a" ? "p" : "a");
    draw.stroke("-2,-20 0,-16", "k", 5).stroke("18,-20 18,-16", "k", 5);
  },
  /** Curled horns, a low brow. */
  ram: (draw, { mat = "p" }) => {
    draw.piece("-30,-40! 0,-62 34,-50 62,-22 92,10 100,34 86,52 56,50 28,40 -4,44 -32,28 -44,-6", mat, {
      tone: 12,
      flat: 10,
    });
    draw.mark("84,14! 100,26 98,40 84,48! 90,34").stroke("58,46 72,38 92,40", "k", 4.5);
    draw
      .mark("20,-24! 48,-18 58,-4! 40,-4 24,-12")
      .mark("32,-17! 50,-10! 42,-6!", "p")
      .mark("12,-34! 44,-32 64,-10! 36,-24");
    draw.stroke("66,-2 78,4").stroke("62,6 74,12");
    for (const [x, y] of [
      [-18, 26],
      [2, 34],
      [-30, 10],
    ] as const)
      draw.stroke(
        [
          [x, y],
          [x + 6, y + 8],
          [x + 13, y + 2],
        ],
        "k",
        3.5,
      );
    const curl: Line = [
      [14, -52],
      [-30, -92],
      [-88, -84],
      [-112, -26],
      [-84, 34],
      [-34, 40],
      [-16, 4],
      [-38, -22],
      [-58, -6],
    ];
    draw.limb(curl, [44, 50, 52, 48, 42, 34, 25, 16, 4], "p", { dark: 0.24 });
    for (const [x0, y0, x1, y1] of [
      [-8, -98, 2, -58],
      [-46, -112, -34, -66],
      [-96, -106, -66, -68],
      [-134, -62, -84, -50],
      [-138, -8, -86, -14],
      [-112, 40, -72, 12],
      [-68, 62, -52, 20],
    ] as const)
      draw.stroke(
        [
          [x0, y0],
          [(x0 + x1) / 2 + 5, (y0 + y1) / 2 + 3],
          [x1, y1],
        ],
        "k",
        3.5,
      );
  },
} as const satisfies Partial<Record<string, DrawHead>>;
