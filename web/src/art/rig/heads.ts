/** Drawn heads: about 100 high, their middle at 0,0, looking right. People and machines; beasts and things are in their own files. */
import type { ArtWords, FaceWords, Hair, HatWords, Head, Mat } from "../words";
import { BEASTS } from "./beasts";
import type { Dress } from "./bodies";
import { suckers } from "./extras";
import { add, corner, type Line, upTo } from "./geometry";
import { known } from "./known";
import type { Bones } from "./poses";
import { type Press, Sheet } from "./press";
import { THINGS } from "./things";

/** What a head is drawn from: the words of its face, and what skin is printed in. */
export interface Face extends FaceWords {
  skin: Mat;
}

export type DrawHead = (draw: Sheet, face: Face) => void;

const PLAIN = { tone: 0, flat: 0 };

/** Angry eyes: a brow wedge and a white sliver. */
export function eyes(draw: Sheet, x = 2, y = -4, size = 1, gap = 30): void {
  for (const [ex, k, side] of [
    [x, 1, 1],
    [x + gap, 0.8, -1],
  ] as const) {
    const [inner, outer] = side > 0 ? [0.5, 1.2] : [1.2, 0.5];
    const [w, s] = [k * size, size];
    const p = (dx: number, dy: number) => corner([ex + dx, y + dy]);
    draw.mark([
      p(-15 * w, -13 * s * (side > 0 ? outer : 0.7)),
      p(14 * w, -13 * s * (side > 0 ? inner : 1.2)),
      p(12 * w, 6 * s),
      p(-10 * w, 7 * s),
    ]);
    draw.mark([p(-10 * w, -3 * s), p(11 * w, (-3 + 3 * side) * s), p(7 * w, 4 * s), p(-6 * w, 4 * s)], "p");
    draw.mark([p(1, -3 * s), p(7, -2 * s), p(5, 4 * s), p(1, 4 * s)]);
  }
}

/** A face with its shade, eyes, nose and mouth. */
function visage(draw: Sheet, { skin, mouth }: Face, grim = true): void {
  draw.piece("-36,-34 -40,6 -30,32 -6,54 16,56 34,38 42,10 42,-30 6,-54", skin, { tone: 9, flat: 9 });
  draw.mark("-40,-40! -18,-24 -22,10 -6,40 4,60! -50,50!", skin === "a" ? "d" : "t");
  draw.mark("-42,-20! -28,0 -26,26 -2,52! -52,60!");
  eyes(draw);
  draw.stroke("20,-4 30,16! 19,20");
  if (mouth === "grin") draw.mark("2,30! 16,34 34,27! 26,44 14,46").mark("6,33! 16,36 30,31! 27,36 16,40", "p");
  else if (grim) draw.stroke("6,36 18,33 30,35", "k", 4.5);
}

const HAIR: Readonly<Record<Exclude<Hair, "bald">, string>> = {
  short: "-44,10! -50,-30 -30,-66 10,-72 44,-56 48,-24! 30,-38 4,-32 -20,-34! -28,-4!",
  wild: "-40,26! -70,0! -52,-22! -78,-44! -44,-54! -46,-86! -10,-70! 14,-96! 28,-66! 60,-70! 46,-24! 22,-40 -18,-34! -26,0!",
  long: "-30,78! -66,60 -58,-20 -34,-64 8,-70 44,-54 46,-26! 20,-46 -14,-34! -26,10 -20,60!",
};

/** A lock of hair or beard: two points, black. */
const strand = (draw: Sheet, [x0, y0, x1, y1]: readonly [number, number, number, number], bend = 4): void => {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  draw.mark([
    [x0, y0, true],
    [mx + bend, my],
    [x1, y1, true],
    [mx - bend + 1, my],
  ]);
};

/** One horn of a helmet; `side` is where it grows. */
function horn(draw: Sheet, x: number, side: number, k: number): void {
  const points: Line = [
    [x, -32, true],
    [x + side * 26 * k, -44],
    [x + side * 46 * k, -74],
    [x + side * 42 * k, -118, true],
    [x + side * 70 * k, -78],
    [x + side * 58 * k, -30],
    [x + side * 14, -8, true],
  ];
  draw.piece(points, "p", { tone: 8, flat: 8 });
}

const TRESSES: readonly (readonly [string, Mat])[] = [
  ["-30,-34 -80,-70 -120,-40 -168,-72 -190,-40", "k"],
  ["-34,-8 -86,-10 -116,36 -172,28 -196,62", "a"],
  ["-28,20 -66,50 -84,108 -128,128 -130,164", "k"],
  ["4,-50 -6,-100 -46,-130 -50,-166 -86,-176", "a"],
  ["26,-46 44,-92 30,-128 62,-160 50,-186", "k"],
  ["36,-14 70,4 86,44 118,50 126,24", "a"],
];

const RIMMED = { rim: 3, rimInk: "p" } as const;

const PEOPLE = {
  human: (draw, face) => {
    visage(draw, face);
    const hair = face.hair ?? "short";
    const mat = face.hair_mat ?? "k";
    if (hair === "bald") draw.stroke("-10,-44 8,-50", "p");
    else draw.piece(known(HAIR, hair, HAIR.short), mat, { tone: 6, flat: mat === "k" ? 0 : 6 });
    if (hair === "long" && mat !== "k") {
      strand(draw, [-46, -30, -48, 52]);
      strand(draw, [-20, -52, 10, -56], 2);
    }
    if (!face.beard) return;
    draw.piece("-38,8! -12,26 18,22! 42,10! 46,44 30,92! 20,70! 8,100! -4,70! -20,82! -34,40", face.beard, {
      tone: 6,
      flat: 6,
    });
    if (face.beard === "k") return;
    strand(draw, [-16, 36, -10, 68]);
    strand(draw, [6, 40, 10, 78]);
    draw.stroke("4,34 18,31 30,33", "k", 4.5);
  },
  viking: (draw) => {
    horn(draw, 38, 1, 0.82);
    draw.piece("-42,-20 -44,20 -20,44 16,46 44,20 44,-20", "p", PLAIN);
    draw.mark("-46,-16! 50,-18! 46,6 30,2 20,16 6,4 -24,14 -46,22!");
    draw.mark("-14,-2! 10,4! 4,10 -10,8", "p").mark("26,4! 42,-3! 40,6 28,9", "p");
    draw.mark("-3,2! 4,4! 2,10! -2,9!").mark("32,2! 37,0! 36,8! 32,8!");
    draw.piece(
      "-46,2! -24,24 2,22 18,28! 32,20 46,6! 54,46 44,84! 36,72! 30,112! 18,88! 6,128! -6,92! -22,112! -28,80! -46,84! -54,40",
      "a",
      { tone: 10, flat: 8 },
    );
    for (const lock of [
      [-30, 34, -26, 76],
      [-10, 40, -6, 92],
      [14, 44, 16, 92],
      [34, 38, 32, 80],
    ] as const)
      strand(draw, lock);
    draw.mark("-22,30! 2,25 18,33! 34,26! 22,40 2,36");
    draw
      .piece("-50,-12! -50,-44 -30,-72 4,-82 36,-70 52,-40 52,-14! 4,-22", "k", RIMMED)
      .stroke("-40,-40 -24,-62 -2,-70", "p", 5);
    draw.piece("-56,-2! -54,-24! 2,-32 58,-26! 56,-5! 26,-10 22,26! 10,30! 6,-10 -20,-8", "p", { tone: 5, flat: 5 });
    for (const [x, y] of [
      [-42, -14],
      [-20, -19],
      [40, -17],
    ] as const)
      draw.mark([
        [x - 4, y],
        [x, y - 4],
        [x + 4, y],
        [x, y + 4],
      ]);
    horn(draw, -40, -1, 1);
  },
  ninja: (draw) => {
    for (const i of upTo(2)) {
      const band: Line = [
        [-40, -18],
        [-90, -30 + i * 22],
        [-140, -2 + i * 30],
        [-196, -40 + i * 40],
        [-240, -8 + i * 34],
      ];
      draw.limb(band, [14, 20, 22, 18, 3], "a", { dark: 0.3 });
    }
    draw.piece(
      "-8,-62! -30,-96 -74,-112 -106,-84 -128,-92! -112,-62 -130,-40! -92,-58 -62,-80 -34,-66 -26,-52!",
      "k",
      RIMMED,
    );
    draw.piece("-46,10 -50,-26 -28,-62 10,-68 44,-46 50,-10 44,30 22,56 -8,58 -34,42", "k", RIMMED);
    draw.mark("-30,-22! 10,-26 50,-24! 52,-4! 22,4 -6,4 -34,-2!", "p");
    draw.mark("-30,-24! 12,-20! 52,-26! 52,-14 30,-10 14,-12 -10,-10 -32,-16!");
    draw.mark("-8,-8! 12,-5! 8,2! -4,1!").mark("30,-6! 46,-9! 45,0! 32,1!");
    draw.stroke("-20,22 10,16 46,14", "a").stroke("-12,40 14,34 40,30", "a");
    draw.piece("-54,-20! -52,-42! 4,-48 52,-38! 54,-20! 6,-28", "p", { ...PLAIN, rim: 0 });
    draw.mark("14,-48! 40,-44! 38,-22! 16,-26!").mark("27,-42 33,-35 27,-28 21,-35", "a");
  },
  hood: (draw) => {
    draw.piece("-40,-34 -44,20 -20,60 20,62 46,20 44,-40", "k", { rim: 0 });
    draw.mark("-14,-10! 14,-2! 10,8! -8,5!", "p").mark("24,-1! 42,-8! 40,4! 27,8!", "p");
    draw.mark("-10,24! 16,20 40,22! 36,42 18,52 0,46", "p");
    for (const x of [0, 9, 18, 27])
      draw.stroke(
        [
          [x, 20],
          [x + 1.5, 50],
        ],
        "k",
        3,
      );
    draw.stroke("-8,34 16,32 38,32", "k", 3);
    draw.piece(
      "-34,92! -62,60 -66,-10 -46,-62 -8,-92 12,-108! 30,-74 56,-38 62,8 50,62! 50,10 38,-30 8,-44 -18,-26 -22,20 -2,70! -14,96!",
      "a",
      { tone: 13, flat: 12 },
    );
    draw.mark("-8,-90! -20,-50 -40,20 -30,90! -52,30 -40,-40").mark("12,-104! 16,-60! 40,-26! 26,-52!");
  },
  witch: (draw, face) => {
    for (const [spine, mat] of TRESSES) {
      const one = draw.limb(spine, [34, 30, 25, 17, 4], mat, RIMMED);
      suckers(draw.press, one, mat === "a" ? "p" : "a");
    }
    visage(draw, face, false);
    draw.mark("6,36! 18,30 31,35! 18,41");
    draw.piece("-44,34! -52,-20 -34,-58 6,-68 42,-54 48,-22! 30,-40 4,-26! -14,-32 -28,0!", "k", RIMMED);
    draw.piece(
      "-46,-34! -62,-74! -34,-62! -26,-98! -6,-72! 10,-112! 22,-72! 46,-92! 42,-58! 62,-58! 50,-28! 4,-48",
      "p",
      { tone: 6, flat: 6 },
    );
    for (const [x, y] of [
      [-28, -52],
      [6, -60],
      [34, -52],
    ] as const)
      draw.mark(
        [
          [x - 5, y],
          [x, y - 6],
          [x + 5, y],
          [x, y + 6],
        ],
        "a",
      );
  },
  knight: (draw, face) => {
    if (face.plume) draw.limb("-4,-64 -30,-100 -80,-96 -116,-56", [16, 34, 30, 4], "a");
    draw.piece("-46,40! -50,-20 -34,-60 4,-74 42,-56 54,-14 56,20! 34,58! -16,58!", face.helm ?? "p", {
      tone: 11,
      flat: 10,
    });
    draw.mark("-26,-14! 60,-18! 58,-4! -24,4!").stroke("18,-70 22,-16");
    for (const y of [14, 26, 38])
      draw.stroke([
        [16, y],
        [50, y - 4],
      ]);
    draw.stroke("-44,10 -10,14 10,56");
  },
  robot: (draw, face) => {
    draw.limb("0,-50 -6,-84", [5, 5], "k", { rim: 0 });
    draw.piece("-16,-88 -6,-98 4,-88 -6,-78", "a", { tone: 3, flat: 0 });
    draw.piece("-48,-46! 42,-52! 54,34! 34,56! -40,54!", face.helm ?? "p", { tone: 12, flat: 10 });
    draw.mark("-30,-26! 48,-30! 52,4! -28,6!");
    for (const x of [-8, 28])
      draw.mark(
        [
          [x - 10, -11],
          [x, -21],
          [x + 10, -11],
          [x, -1],
        ],
        face.helm === "a" ? "p" : "a",
      );
    for (const x of [-18, -4, 10, 24, 38])
      draw.stroke([
        [x, 20],
        [x + 1, 42],
      ]);
  },
  /** Sings with all its might, hair on end. */
  choir: (draw, face) => {
    draw.piece(
      "-40,24! -74,4! -50,-16! -80,-46! -46,-48! -44,-90! -14,-64! 12,-104! 24,-64! 62,-82! 46,-40! 68,-22! 30,-30 -18,-30",
      "k",
      RIMMED,
    );
    draw.piece("-36,-30 -40,6 -30,36 -6,60 18,62 38,42 44,8 42,-26 6,-46", face.skin, { tone: 9, flat: 9 });
    draw.mark("-42,-16! -28,0 -26,30 -2,58! -52,64!");
    draw.stroke("-22,-10 -10,-17 2,-10", "k", 5).stroke("20,-12 30,-19 40,-12", "k", 5);
    draw
      .mark("-14,14! 14,6 40,12! 36,40 16,54 -6,42")
      .mark("-2,36 16,28 34,36 16,49", "a")
      .mark("-8,15! 14,9 36,14! 34,19 14,16 -6,21", "p");
  },
} as const satisfies Partial<Record<string, DrawHead>>;

const ALL: Readonly<Record<Head, DrawHead>> = { ...PEOPLE, ...BEASTS, ...THINGS };

/** The head of a character, and the hat on it: drawn, or an icon, or a plain human one. */
export function head(press: Press, bones: Bones, art: ArtWords, wear: Dress): void {
  const { head: middle, headTurn, headRadius, up, across } = bones;
  const name = art.head ?? "human";
  const face: Face = { ...art.face, skin: wear.skin };
  if (!Object.hasOwn(ALL, name) && known(press.parts, name, null)) {
    const turn = face.turn ?? headTurn * 0.6;
    press.icon(name, add(middle, up, face.up ?? 4), headRadius * (face.size ?? 2.9), turn, face.mat ?? "p", face.flip);
  } else {
    const draw = known(ALL, name, ALL.human);
    draw(Sheet.of(press, { origin: middle, turn: headTurn, scale: headRadius / 50 }), face);
  }
  if (art.hat) hat(press, bones, art.hat, [up, across]);
}

function hat(
  press: Press,
  { body, head: middle, headTurn, headRadius }: Bones,
  words: HatWords,
  [up, across]: readonly [Bones["up"], Bones["across"]],
): void {
  if (!words.icon) return;
  const place = add(add(middle, up, (words.up ?? 40) * body.head), across, (words.x ?? 0) * body.head);
  press.icon(
    words.icon,
    place,
    headRadius * (words.size ?? 2.2),
    headTurn + (words.turn ?? 0),
    words.mat ?? "p",
    words.flip,
  );
}
