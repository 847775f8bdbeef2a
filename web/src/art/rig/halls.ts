/** Places with a roof, or walls all round. */
import { num, upTo } from "./geometry";
import { arch, block, type Draw, disc, FIELD, floor, grass, heads, L, M, sides, spikes } from "./ground";
import type { Random } from "./rng";

const { width: W, height: H } = FIELD;

/** Rings of waves of a crowd, some with an arm or a flag up. */
function crowd(row: number, chance: Random): string {
  let path = "";
  const size = 13 + row * 4;
  for (const i of upTo(24)) {
    const [x, y] = [((i + (row % 2) / 2) * W) / 22 - 12 + chance() * 6, H * (0.55 + row * 0.1) + chance() * 7];
    path +=
      disc(x, y, size * 0.62) +
      `${M(x - size, y + 70)}v${num(-70 + size * 1.3)}q0 ${num(-size * 0.7)} ${num(size)} ${num(-size * 0.7)}t${num(size)} ${num(size * 0.7)}v${num(70 - size * 1.3)}Z`;
    const mood = chance();
    if (mood < 0.3)
      path += L(
        [x + size * 0.6, y + 22],
        [x + size, y - size * 2.2],
        [x + size * 1.5, y - size * 2.1],
        [x + size * 1.2, y + 22],
      );
    else if (mood < 0.42) path += block(x - 2, y - 62, 4, 60) + L([x + 2, y - 62], [x + 34, y - 52], [x + 2, y - 40]);
  }
  return path;
}

export const HALLS = {
  /** Tiers of arches, three rows of a crowd with flags, torches, a gate with a beast's eyes. */
  pit: (chance) => ({
    far:
      upTo(9)
        .map((i) => arch((i * W) / 8.6 - 22, H * 0.5, 52, 92))
        .join("") +
      upTo(12)
        .map((i) => arch((i * W) / 11.4 - 20, H * 0.22, 34, 52))
        .join("") +
      block(-5, H * 0.235, W + 10, 16) +
      block(-5, H * 0.52, W + 10, H),
    rows: upTo(3).map((row) => crowd(row, chance)),
    mid:
      floor(H * 0.84) +
      block(W * 0.4, H * 0.6, W * 0.2, H * 0.3) +
      sides((x) => L([x(0), H * 0.78], [x(W * 0.2), H * 0.84], [x(W * 0.2), H], [x(0), H])),
    lines: `${upTo(6)
      .map((i) => `${M(W * 0.42 + i * W * 0.032, H * 0.64)}V${num(H * 0.86)}`)
      .join("")}${M(W * 0.4, H * 0.72)}H${num(W * 0.6)}`,
    glow:
      upTo(6)
        .map((i) => [W * (0.05 + i * 0.18), H * 0.5] as const)
        .map(([x, y]) => `${M(x, y)}l-11 -22 8 4 2 -24 11 20 8 -12 0 30 -9 12Z`)
        .join("") +
      L([W * 0.455, H * 0.76], [W * 0.485, H * 0.775], [W * 0.46, H * 0.785]) +
      L([W * 0.545, H * 0.76], [W * 0.515, H * 0.775], [W * 0.54, H * 0.785]),
    near: spikes(chance),
  }),
  theatre: (chance) => {
    const boxes = upTo(3)
      .map((row) =>
        upTo(8)
          .map(
            (i) =>
              arch((i * W) / 7 - 40, H * (0.32 + row * 0.2), 58, 58) +
              block((i * W) / 7 - 48, H * (0.32 + row * 0.2), 74, 12),
          )
          .join(""),
      )
      .join("");
    const curtain = sides(
      (x) =>
        `${M(x(0), 0)}H${num(x(W * 0.31))}Q${num(x(W * 0.27))} ${num(H * 0.42)} ${num(x(W * 0.07))} ${num(H * 0.58)}Q${num(x(W * 0.13))} ${num(H * 0.8)} ${num(x(W * 0.1))} ${H}H${num(x(0))}Z`,
    );
    const swags = sides((x, side) =>
      upTo(4)
        .map((i) => `M${num(x((i * W) / 8))} 32a${num(W / 16)} 46 0 0 ${side > 0 ? 0 : 1} ${num((side * W) / 8)} 0Z`)
        .join(""),
    );
    const ghost = (x: number, y: number, k: number): string =>
      `${M(x - 30 * k, y)}v${num(-60 * k)}q0 ${num(-36 * k)} ${num(30 * k)} ${num(-36 * k)}t${num(30 * k)} ${num(36 * k)}v${num(60 * k)}l${num(-10 * k)} ${num(-12 * k)} ${num(-10 * k)} 12 ${num(-10 * k)} -12 ${num(-10 * k)} 12 ${num(-10 * k)} -12Z` +
      // The eyes go the other way round: they are holes.
      [-12, 6].map((dx) => `${M(x + dx * k, y - 62 * k)}v${num(14 * k)}h${num(9 * k)}v${num(-14 * k)}Z`).join("");
    return {
      far: boxes,
      mid: curtain + floor(-5, 39) + swags + floor(H * 0.86),
      lines: sides((x) =>
        [0.05, 0.11, 0.17, 0.23]
          .map(
            (k) =>
              `${M(x(W * k), 50)}Q${num(x(W * (k + 0.01)))} ${num(H * 0.34)} ${num(x(W * (0.03 + k * 0.18)))} ${num(H * 0.58)}`,
          )
          .join(""),
      ),
      beam: L([W * 0.44, H * 0.08], [W * 0.56, H * 0.08], [W * 0.75, H * 0.88], [W * 0.25, H * 0.88]),
      pale: ghost(W * 0.39, H * 0.82, 1) + ghost(W * 0.52, H * 0.87, 1.15) + ghost(W * 0.63, H * 0.78, 0.9),
      near: heads(chance),
    };
  },
  cathedral: (chance) => ({
    far: upTo(5)
      .map((i) => arch(W * (0.03 + i * 0.2), H * 0.86, W * 0.14, H * (i === 2 ? 0.78 : 0.62)))
      .join(""),
    mid:
      upTo(6)
        .map(
          (i) => block(W * (-0.03 + i * 0.2), 0, W * 0.055, H) + block(W * (-0.045 + i * 0.2), H * 0.82, W * 0.085, H),
        )
        .join("") +
      upTo(5)
        .map(
          (i) =>
            `${M(W * (0.0 + i * 0.2), 0)}h${num(W * 0.2)}v40q${num(-W * 0.03)} -30 ${num(-W * 0.1)} -30t${num(-W * 0.1)} 30Z`,
        )
        .join("") +
      block(0, H * 0.88, W, H),
    lines: upTo(6)
      .map((i) => `${M(W * (-0.012 + i * 0.2), 40)}V${num(H * 0.82)}${M(W * (0.006 + i * 0.2), 40)}V${num(H * 0.82)}`)
      .join(""),
    glow:
      disc(W * 0.5, H * 0.27, 34) + [0.06, 0.26, 0.66, 0.86].map((x) => arch(W * x + 22, H * 0.62, 40, 120)).join(""),
    beam: L([W * 0.46, H * 0.2], [W * 0.54, H * 0.2], [W * 0.42, H * 0.9], [W * 0.16, H * 0.9]),
    near:
      grass(chance, 30, 70) +
      sides((x) =>
        upTo(6)
          .map(
            (i) =>
              `${M(x(i * 18), 0)}q6 ${num(40 + chance() * 70)} -2 ${num(70 + chance() * 110)}q8 -40 10 ${num(-70 - chance() * 60)}Z`,
          )
          .join(""),
      ),
  }),
  dynamo: () => {
    const coil = (x: number, base: number, k: number): string =>
      block(x - 9 * k, base - 190 * k, 18 * k, 190 * k) +
      upTo(7)
        .map((i) => block(x - (34 - i * 2) * k, base - (30 + i * 22) * k, (68 - i * 4) * k, 13 * k))
        .join("") +
      disc(x, base - 204 * k, 27 * k);
    const bolt = (x: number, y: number, to: number): string => {
      const s = Math.sign(to - x);
      const d = Math.abs(to - x);
      return L(
        [x, y],
        [x + s * d * 0.3, y - 30],
        [x + s * d * 0.38, y - 2],
        [x + s * d * 0.66, y - 26],
        [x + s * d * 0.7, y + 2],
        [to, y - 6],
        [x + s * d * 0.62, y + 18],
        [x + s * d * 0.6, y - 8],
        [x + s * d * 0.32, y + 16],
        [x + s * d * 0.26, y - 10],
      );
    };
    return {
      far: upTo(7)
        .map(
          (i) =>
            block(i * 96 - 10, H * (0.3 + (i % 3) * 0.08), 70, H) +
            block(i * 96 + 14, H * (0.2 + (i % 3) * 0.08), 16, 60),
        )
        .join(""),
      rows: [coil(W * 0.14, H * 0.84, 0.8) + coil(W * 0.86, H * 0.84, 0.8)],
      mid:
        coil(W * 0.33, H * 0.88, 1.1) +
        coil(W * 0.67, H * 0.88, 1.1) +
        block(W * 0.42, H * 0.62, W * 0.16, H * 0.3) +
        disc(W * 0.5, H * 0.62, W * 0.08) +
        block(-5, H * 0.86, W + 10, H),
      lines: upTo(8)
        .map(
          (i) =>
            `${M(W * 0.5, H * 0.62)}l${num(Math.cos((i * Math.PI) / 4) * 44)} ${num(Math.sin((i * Math.PI) / 4) * 44)}`,
        )
        .join(""),
      glow:
        bolt(W * 0.37, H * 0.31, W * 0.63) +
        bolt(W * 0.29, H * 0.31, W * 0.17) +
        bolt(W * 0.71, H * 0.31, W * 0.83) +
        disc(W * 0.5, H * 0.62, 15),
      near:
        block(-5, H * 0.95, W + 10, H) +
        upTo(13)
          .map((i) => block(i * 52 - 8, H * 0.86, 8, 60))
          .join("") +
        block(-5, H * 0.865, W + 10, 8),
    };
  },
  tavern: (chance) => ({
    far:
      upTo(5)
        .map((i) => block(W * (0.04 + i * 0.2), H * 0.34, W * 0.13, H * 0.22))
        .join("") + block(-5, H * 0.62, W + 10, H),
    rows: [
      upTo(9)
        .map((i) => arch(i * 74 - 6, H * 0.36, 26, 40) + disc(i * 74 + 50, H * 0.34, 13))
        .join("") + block(-5, H * 0.36, W + 10, 8),
    ],
    mid:
      block(-5, -5, W + 10, H * 0.13) +
      upTo(6)
        .map((i) => L([i * 128 - 30, 0], [i * 128 + 22, 0], [i * 128 + 8, H * 0.2], [i * 128 - 16, H * 0.2]))
        .join("") +
      block(W * 0.1, H * 0.64, W * 0.8, 18) +
      block(W * 0.13, H * 0.68, W * 0.74, H * 0.26) +
      block(-5, H * 0.88, W + 10, H) +
      [0.22, 0.31, 0.66]
        .map((x) => `${block(W * x, H * 0.57, 24, 28)}${M(W * x + 24, H * 0.585)}h12v18h-12v-5h7v-8h-7Z`)
        .join("") +
      block(W * 0.5, H * 0.56, 10, 34) +
      disc(W * 0.508, H * 0.61, 15),
    lines: upTo(12)
      .map((i) => `${M(W * (0.15 + i * 0.06), H * 0.7)}V${num(H * 0.93)}`)
      .join(""),
    glow:
      [0.2, 0.5, 0.8].map((x) => `${M(W * x - 16, H * 0.27)}h32l-6 26h-20Z`).join("") +
      [0.06, 0.26, 0.66, 0.86]
        .map((x) => block(W * x, H * 0.37, 28, 48) + block(W * x + 36, H * 0.37, 28, 48))
        .join(""),
    near: heads(chance, 26),
  }),
  throne: (chance) => ({
    far:
      upTo(6)
        .map((i) => arch(W * (0.02 + i * 0.17), H * 0.7, W * 0.1, H * 0.5))
        .join("") + block(-5, H * 0.74, W + 10, H),
    rows: [
      sides((x) =>
        upTo(3)
          .map((i) =>
            L(
              [x(20 + i * 84), 0],
              [x(72 + i * 84), 0],
              [x(72 + i * 84), H * 0.36],
              [x(46 + i * 84), H * 0.29],
              [x(20 + i * 84), H * 0.36],
            ),
          )
          .join(""),
      ),
    ],
    mid:
      L(
        [W * 0.43, H * 0.84],
        [W * 0.43, H * 0.3],
        [W * 0.45, H * 0.2],
        [W * 0.48, H * 0.27],
        [W * 0.5, H * 0.15],
        [W * 0.52, H * 0.27],
        [W * 0.55, H * 0.2],
        [W * 0.57, H * 0.3],
        [W * 0.57, H * 0.84],
      ) +
      block(W * 0.4, H * 0.56, W * 0.2, 18) +
      block(W * 0.4, H * 0.56, 16, H * 0.3) +
      block(W * 0.575, H * 0.56, 16, H * 0.3) +
      block(W * 0.06, H * 0.78, W * 0.88, 14) +
      block(-5, H * 0.9, W + 10, H) +
      sides(
        (x) =>
          `${M(x(W * 0.12), H * 0.78)}q${num(x(1) - x(0) > 0 ? 6 : -6)} -40 ${num((x(1) - x(0)) * 44)} -40t${num((x(1) - x(0)) * 44)} 40Z` +
          disc(x(W * 0.34), H * 0.745, 15) +
          disc(x(W * 0.31), H * 0.755, 11),
      ) +
      upTo(9)
        .map((i) =>
          L([W * 0.06 + i * 63, H * 0.81], [W * 0.06 + i * 63 + 58, H * 0.81], [W * 0.06 + i * 63 + 29, H * 0.87]),
        )
        .join(""),
    lines: upTo(3)
      .map((i) => `${M(W * (0.465 + i * 0.035), H * 0.32)}V${num(H * 0.54)}`)
      .join(""),
    glow:
      sides((x) => [0.09, 0.28].map((k) => `${M(x(W * k), H * 0.72)}l-8 -15 6 3 2 -17 8 14 5 -7 0 20 -6 8Z`).join("")) +
      disc(W * 0.5, H * 0.24, 8),
    near: heads(chance),
  }),
} as const satisfies Record<string, Draw>;
