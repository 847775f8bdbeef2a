/** A poster without its words: torn paper, rays and dots, a backdrop, and the figure before it. The words are the page's. */
import type { ArtWords, Backdrop } from "../words";
import { LARGE, printed } from "./figure";
import { heading, num, pen, upTo } from "./geometry";
import type { Parts } from "./icons";
import { known } from "./known";
import { burst, chips, pines, rays, specks, torn } from "./marks";
import type { Picture } from "./picture";
import type { Inks } from "./press";
import { random } from "./rng";

/** The field of a poster; its lowest part is free for words. */
export const POSTER = { width: 456, height: 596, words: 112 };
const { width: W, height: H } = POSTER;
const GROUND = H - POSTER.words;

interface Fills {
  a: string;
  p: string;
  k: string;
  /** Dots: of black on ink, of ink on paper, and growing black ones on nothing. */
  d: string;
  t: string;
}

const shape = (path: string, fill: string, more = ""): string => `<path d="${path}" fill="${fill}"${more}/>`;
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"/>`;
const block = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;

const shadowed = (x: number, y: number, r: number, { p, k }: Fills): string =>
  disc(x + 8, y + 9, r, k) + disc(x, y, r, p);

const BACKDROPS: Readonly<Record<Backdrop, (fills: Fills, seed: string) => string>> = {
  burst: ({ p, k, t }, seed) => {
    const star = pen(burst([W / 2, H * 0.42], 17, [W * 0.52, W * 0.33], seed));
    const inner = pen(burst([W / 2, H * 0.42], 17, [W * 0.4, W * 0.26], `${seed}b`));
    return shape(star, k, ' transform="translate(8 10)"') + shape(star, p) + shape(inner, t);
  },
  sun: (fills) =>
    shadowed(W * 0.56, H * 0.4, W * 0.4, fills) +
    shape(
      upTo(5)
        .map((i) => block(0, H * (0.5 + i * 0.05), W, 3 + i * 3))
        .join(""),
      fills.a,
    ),
  moon: (fills, seed) => {
    const chance = random(seed);
    const [x, y, r] = [W * 0.47, H * 0.36, W * 0.4];
    const spots = upTo(8).map(() => {
      const [dx, dy] = heading(chance() * 360);
      const far = chance() * r * 0.75;
      return disc(x + dx * far, y + dy * far, 8 + chance() * 22, fills.t);
    });
    const wood = pines(W, H * 0.82, 210, 9, chance) + block(0, H * 0.8, W, H);
    return shadowed(x, y, r, fills) + spots.join("") + shape(wood, fills.k);
  },
  graves: ({ p, k }, seed) => {
    const chance = random(seed);
    const [cx, cy, r] = [W * 0.38, H * 0.24, W * 0.27];
    let made = shape(
      `M${num(cx - r * 0.2)} ${num(cy - r)}a${r} ${r} 0 1 0 ${num(r * 1.1)} ${num(r * 1.5)}a${num(r * 0.86)} ${num(r * 0.86)} 0 1 1 ${num(-r * 1.1)} ${num(-r * 1.5)}Z`,
      p,
    );
    for (const i of upTo(7)) {
      const [x, w, h, y] = [(i * W) / 6 - 24 + chance() * 16, 40 + chance() * 18, 70 + chance() * 70, H * 0.8];
      const stone = `M${num(x)} ${num(y)}V${num(y - h)}q0 ${num(-w / 2)} ${num(w / 2)} ${num(-w / 2)}t${num(w / 2)} ${num(w / 2)}V${num(y)}Z`;
      const cross = block(x + w * 0.38, y - h - 16, 16, h + 16) + block(x, y - h + 18, w * 0.76 + 16, 16);
      const light = `M${num(x + 5)} ${num(y - 8)}V${num(y - h)}q0 ${num(-w * 0.4)} ${num(w * 0.4)} ${num(-w * 0.44)}`;
      made +=
        i % 3 === 1
          ? shape(cross, k)
          : `${shape(stone, k)}<path d="${light}" fill="none" stroke="${p}" stroke-width="3"/>`;
    }
    return made + shape(`M0 ${H * 0.78}Q${W * 0.3} ${H * 0.72} ${W * 0.55} ${H * 0.78}T${W} ${H * 0.76}V${H}H0Z`, k);
  },
  gate: ({ p, k }) => {
    const at = (x: number, y: number): string => `${num(W * x)} ${num(H * y)}`;
    const lintel = `M${at(-0.03, 0.1)}Q${at(0.5, 0.19)} ${at(1.03, 0.1)}L${at(0.99, 0.18)}Q${at(0.5, 0.245)} ${at(0.01, 0.18)}Z`;
    const posts = [0.12, 0.795].map((x, i) => {
      const lean = i ? 0.03 : -0.02;
      return `M${at(x, 0.2)}L${at(x + 0.085, 0.2)}L${at(x + 0.085 + (i ? lean : 0), 0.86)}L${at(x + (i ? 0 : lean), 0.86)}Z`;
    });
    const beam = block(W * 0.05, H * 0.28, W * 0.9, H * 0.045);
    const lit = `<path d="M${at(0.02, 0.11)}Q${at(0.5, 0.195)} ${at(0.98, 0.11)}" fill="none" stroke="${p}" stroke-width="4"/>`;
    return disc(W / 2, H * 0.34, W * 0.33, p) + shape(lintel + posts.join("") + beam, k) + lit;
  },
  waves: ({ a, p, k, d }) => {
    let made = disc(W * 0.6, H * 0.3, W * 0.3, p);
    const step = W / 7;
    for (const row of upTo(7))
      for (const i of upTo(9)) {
        const [x, y, r] = [
          (i - 1) * step + ((row % 2) * step) / 2 + step / 2,
          H * (0.5 + row * 0.055) + step * 0.56,
          step * 0.56,
        ];
        const rings = [
          [1, k],
          [0.9, row % 2 ? a : p],
          [0.66, k],
          [0.55, row % 2 ? d : a],
          [0.28, k],
        ] as const;
        made += rings.map(([part, fill]) => disc(x, y, r * part, fill)).join("");
      }
    return made;
  },
};

/** Rows of dots that grow downwards: a few bands of patterns instead of a thousand circles. */
function growing(top: number, bottom: number, ink: string): { defs: string; body: string } {
  const rows = 8;
  const high = (bottom - top) / rows;
  let [defs, body] = ["", ""];
  for (const i of upTo(rows)) {
    const r = 0.6 + (i / (rows - 1)) * 4.4;
    const dots = [
      [0, 0],
      [11, 0],
      [5.5, 5.5],
      [0, 11],
      [11, 11],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, r, ink))
      .join("");
    defs += `<pattern id="g${i}" width="11" height="11" patternUnits="userSpaceOnUse">${dots}</pattern>`;
    body += shape(block(0, top + i * high, W, high + 0.5), `url(#g${i})`);
  }
  return { defs, body };
}

/** A character's poster; its lowest part is black, for its name. */
export function poster(art: ArtWords, inks: Inks, parts: Parts, name: string, pose?: string): Picture {
  const seed = art.seed ?? name;
  const fills: Fills = { a: inks.ink, p: inks.paper, k: inks.black, d: "url(#f0d)", t: "url(#f0t)" };
  const dots = growing(H * 0.42, H * 0.88, inks.black);
  const back = known(BACKDROPS, art.back, BACKDROPS.burst);
  const [outer, inner] = [torn([4, 4, W - 8, H - 8], `${seed}o`, 5, 9), torn([15, 15, W - 30, H - 30], seed)];
  const { body, box } = printed(art, pose, inks, parts, { ...LARGE, outline: 6, halo: 8 }, name);
  const [w, h] = [box[2] - box[0], box[3] - box[1]];
  const [room, tall] = [W - 44, GROUND - 18];
  const k = Math.min(room / w, tall / h);
  const [x, y] = [22 + (room - w * k) / 2 - box[0] * k, 24 + (tall - h * k) * 0.9 - box[1] * k];
  const ground =
    shape(`M0 ${GROUND + 10}L${W} ${GROUND - 12}V${H}H0Z`, fills.k) +
    `<path d="M0 ${GROUND + 10}L${W} ${GROUND - 12}" stroke="${fills.p}" stroke-width="4"/>` +
    `<path d="M0 ${GROUND + 16}L${W} ${GROUND - 6}" stroke="${fills.a}" stroke-width="4"/>`;
  return {
    box: [0, 0, W, H],
    body:
      `<defs>${dots.defs}<clipPath id="torn"><path d="${inner}"/></clipPath></defs>` +
      shape(outer, "#000", ' opacity=".45" transform="translate(4 6)"') +
      shape(outer, fills.p) +
      `<g clip-path="url(#torn)">${shape(block(0, 0, W, H), fills.a)}${shape(rays([W / 2, H * 0.42], 22, W * 1.4, seed), fills.d)}` +
      `${dots.body}${back(fills, seed)}${shape(chips([W / 2, H * 0.4], 26, [W * 0.3, W * 0.62], seed), fills.p)}</g>` +
      `<g transform="translate(${num(x)} ${num(y)}) scale(${k.toFixed(4)})">${body}</g>` +
      `<g clip-path="url(#torn)">${ground}</g>${shape(specks(W, H, 60, seed), fills.p, ' opacity=".85"')}`,
  };
}
