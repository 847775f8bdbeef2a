/** A place: what stands there, in its own three colours, at a time of day and in a weather. Four layers, from the back to the front. */

import type { Land as LandWord, PaletteWords, PlaceWords, Time, Weather } from "../words";
import { num, upTo } from "./geometry";
import { block, FIELD, type Land } from "./ground";
import { known } from "./known";
import { LANDS } from "./lands";
import { specks } from "./marks";
import type { Picture } from "./picture";
import { type Random, random } from "./rng";

export const LAYERS = ["sky", "far", "mid", "near"] as const;
export type Layer = (typeof LAYERS)[number];

const { width: W, height: H } = FIELD;
const PAPER = "#F7EDD8";
const BLACK = "#17131F";

/** The usual colours, time and weather of a land; `indoors` has no clouds and no sun. */
interface Usual {
  palette: readonly [sky: string, glow: string, dark: string];
  time: Time;
  weather: Weather;
  indoors?: boolean;
}

const USUAL: Readonly<Record<LandWord, Usual>> = {
  hall: { palette: ["#5A3BA0", "#FFC46B", "#241743"], time: "dusk", weather: "clear" },
  sea: { palette: ["#1F5E8C", "#BFE9E2", "#0E2A4A"], time: "night", weather: "rain" },
  pit: { palette: ["#B02034", "#FFB05A", "#3A0810"], time: "dusk", weather: "embers", indoors: true },
  volcano: { palette: ["#E0501E", "#FFC83D", "#4A0E1C"], time: "dawn", weather: "embers", indoors: true },
  theatre: { palette: ["#7A2A86", "#C9F0B0", "#2A0F3A"], time: "night", weather: "dust", indoors: true },
  lake: { palette: ["#1F9FB5", "#FFD9A8", "#0E4257"], time: "dawn", weather: "mist" },
  meadow: { palette: ["#4FB0D8", "#FFE27A", "#1D5A3C"], time: "day", weather: "wind" },
  cathedral: { palette: ["#2F7A5C", "#D8F0A0", "#0F2E2A"], time: "day", weather: "dust", indoors: true },
  dynamo: { palette: ["#C4621C", "#FFF08A", "#33160E"], time: "night", weather: "clear", indoors: true },
  tavern: { palette: ["#8A4B22", "#FFD070", "#2E150C"], time: "dusk", weather: "dust", indoors: true },
  junkyard: { palette: ["#8C6A5A", "#FFB04A", "#2A2430"], time: "dusk", weather: "dust" },
  throne: { palette: ["#A02E5A", "#FFD66B", "#330F2A"], time: "dusk", weather: "clear", indoors: true },
  zoo: { palette: ["#2A4A8C", "#FFE08A", "#0C1A33"], time: "night", weather: "clear" },
};

/** How a time of day bends the three colours, how high its light stands, and how large. */
const TIMES: Readonly<Record<Time, { sky: Bend; glow: Bend; dark: Bend; y: number; r: number }>> = {
  dawn: { sky: ["#FFB199", 0.35], glow: ["#FFE6B0", 0.5], dark: ["#4A3566", 0.35], y: 0.5, r: 0.15 },
  day: { sky: ["#BFE3F2", 0.45], glow: ["#FFFBEA", 0.6], dark: ["#3A5A78", 0.4], y: 0.22, r: 0.09 },
  dusk: { sky: ["#5B2A72", 0.3], glow: ["#FF9A4D", 0.35], dark: ["#2A1846", 0.45], y: 0.56, r: 0.17 },
  night: { sky: ["#141033", 0.62], glow: ["#F3EBD2", 0.5], dark: ["#0D0B1D", 0.68], y: 0.26, r: 0.1 },
};
type Bend = readonly [towards: string, by: number];

/** Between two colours. */
export function blend(from: string, to: string, by: number): string {
  const parts = (text: string): number[] => [1, 3, 5].map((i) => Number.parseInt(text.slice(i, i + 2), 16) || 0);
  const [a, b] = [parts(from), parts(to)];
  return `#${a
    .map((one, i) =>
      Math.round(one + ((b[i] ?? 0) - one) * by)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const shape = (path: string, fill: string, more = ""): string => `<path d="${path}" fill="${fill}"${more}/>`;

/** Bands of dots that grow from one edge of a box to the other; each band is one pattern. */
function dots(
  id: string,
  [top, bottom]: readonly [number, number],
  [from, to]: readonly [number, number],
  ink: string,
  opacity: number,
): string {
  const bands = 7;
  const high = (bottom - top) / bands;
  return upTo(bands)
    .map((i) => {
      const r = num(from + ((to - from) * i) / (bands - 1));
      const all = [
        [0, 0],
        [10, 0],
        [5, 5],
        [0, 10],
        [10, 10],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`)
        .join("");
      return (
        `<pattern id="${id}${i}" width="10" height="10" patternUnits="userSpaceOnUse">${all}</pattern>` +
        shape(block(0, top + i * high, W, high + 0.5), `url(#${id}${i})`, ` opacity="${opacity}"`)
      );
    })
    .join("");
}

/** A path, and something clipped to it. */
const clipped = (id: string, path: string, inner: string): string =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;

function sky(
  seed: string,
  { sky: ground, glow, dark }: PaletteWords,
  time: Time,
  indoors: boolean,
  chance: Random,
): string {
  let made = shape(block(0, 0, W, H), ground);
  for (const i of upTo(5)) {
    const y = H * (0.22 + i * 0.12);
    const edge = upTo(13).map((k) => `L${num((k * W) / 12)} ${num(y + (chance() - 0.5) * 12)}`);
    made += shape(`M-5 ${H + 5}V${num(y)}${edge.join("")}V${H + 5}Z`, blend(ground, glow, ((i + 1) / 6) * 0.75));
  }
  made += dots("s", [0, H * 0.5], [3, 0.4], dark, 0.5);
  if (time === "night") made += shape(specks(W, H * 0.6, 60, `${seed}stars`), PAPER, indoors ? ' opacity=".25"' : "");
  if (indoors) return made;
  const { y, r } = TIMES[time];
  const [x, high, radius] = [W * (0.2 + chance() * 0.6), H * y, H * r];
  made += `<circle cx="${num(x + 6)}" cy="${num(high + 6)}" r="${num(radius)}" fill="${dark}" opacity=".7"/>`;
  made += `<circle cx="${num(x)}" cy="${num(high)}" r="${num(radius)}" fill="${blend(glow, "#FFFBEA", 0.55)}"/>`;
  let clouds = "";
  for (const _ of upTo(4)) {
    const [cx, cy, wide] = [chance() * W - 40, H * (0.08 + chance() * 0.3), 80 + chance() * 130];
    clouds += `M${num(cx)} ${num(cy)}h${num(wide)}q18 0 18 -12t-18 -12h${num(-wide * 0.2)}q-8 -24 -34 -18q-28 -18 -44 8q-28 -6 -34 16q-18 2 -18 10t16 8Z`;
  }
  return made + shape(clouds, blend(ground, "#FFFBEA", time === "night" ? 0.14 : 0.42));
}

/** The middle ground, with a lit rim, its lines, and what burns in it. */
function middle(land: Land, { sky: ground, glow, dark }: PaletteWords): string {
  const tone = blend(ground, dark, 0.86);
  const rows = (land.rows ?? []).map((row, i) => shape(row, blend(blend(glow, ground, 0.5), dark, 0.4 + i * 0.22)));
  const stroke = (path: string, ink: string, wide: number, opacity = 1): string =>
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${wide}" opacity="${opacity}"/>`;
  const rim = stroke(land.mid, blend(tone, glow, 0.6), 4);
  const cut = land.lines ? stroke(land.lines, BLACK, 4, 0.5) : "";
  return (
    rows.join("") +
    shape(land.mid, tone) +
    clipped("m", land.mid, rim + cut + dots("n", [H * 0.45, H], [0.3, 3.4], BLACK, 0.7)) +
    (land.beam ? shape(land.beam, glow, ' opacity=".32"') : "") +
    (land.glow ? shape(land.glow, glow) + stroke(land.glow, BLACK, 2.5, 0.55) : "") +
    (land.pale ? shape(land.pale, PAPER, ' fill-rule="evenodd" opacity=".94"') : "")
  );
}

const WEATHER: Readonly<Record<Weather, (chance: Random, seed: string) => string>> = {
  clear: () => "",
  rain: (chance) => {
    const drops = upTo(90).map(
      () => `M${num(chance() * W * 1.2)} ${num(chance() * H)}l${num(-6 - chance() * 9)} ${num(18 + chance() * 28)}`,
    );
    return `<path d="${drops.join("")}" stroke="${PAPER}" stroke-width="2.2" opacity=".7"/>`;
  },
  snow: (chance) =>
    upTo(80)
      .map(
        () =>
          `<circle cx="${num(chance() * W)}" cy="${num(chance() * H)}" r="${num(1.6 + chance() * 4)}" fill="${PAPER}"/>`,
      )
      .join(""),
  embers: (chance) => {
    const all = upTo(46).map(() => {
      const size = 3 + chance() * 6;
      return `M${num(chance() * W)} ${num(chance() * H)}l${num(size)} ${num(-size * 1.6)} ${num(size * 0.5)} ${num(size * 1.6)}Z`;
    });
    return shape(all.join(""), "#FFD34D");
  },
  mist: () =>
    [0.62, 0.7, 0.79]
      .map((y, i) => {
        const waves = upTo(9)
          .map((k) => `q40 ${k % 2 ? 14 : -14} 80 0`)
          .join("");
        const back = upTo(9)
          .map((k) => `q-40 ${k % 2 ? 14 : -14} -80 0`)
          .join("");
        return shape(
          `M${-40 - i * 30} ${num(H * y)}${waves}v${6 + i * 4}${back}Z`,
          PAPER,
          ` opacity="${0.55 - i * 0.12}"`,
        );
      })
      .join(""),
  wind: (chance) => {
    const all = upTo(8).map(
      () =>
        `M${num(chance() * W * 0.8)} ${num(H * (0.1 + chance() * 0.55))}h${num(100 + chance() * 160)}q30 0 30 -20t-22 -18`,
    );
    return `<path d="${all.join("")}" fill="none" stroke="${PAPER}" stroke-width="4" stroke-linecap="round" opacity=".7"/>`;
  },
  dust: (_, seed) => shape(specks(W, H, 44, `${seed}dust`), PAPER, ' opacity=".8"'),
};

/** A place in its layers: all of them, or some. The same words give the same picture; what they do not say is as usual. */
export function place(words: PlaceWords, layers: readonly Layer[] = LAYERS): Picture {
  const { seed = "" } = words;
  const kind = words.kind && Object.hasOwn(LANDS, words.kind) ? words.kind : "hall";
  const usual = USUAL[kind];
  const time = words.time && Object.hasOwn(TIMES, words.time) ? words.time : usual.time;
  const bent = TIMES[time];
  const own = words.palette ?? { sky: usual.palette[0], glow: usual.palette[1], dark: usual.palette[2] };
  const palette = {
    sky: blend(own.sky, ...bent.sky),
    glow: blend(own.glow, ...bent.glow),
    dark: blend(own.dark, ...bent.dark),
  };
  const chance = (what: string): Random => random(seed + what);
  const land: Land = LANDS[kind](chance("land"));
  const far = blend(palette.sky, palette.dark, 0.5);
  const draw: Record<Layer, () => string> = {
    sky: () => sky(seed, palette, time, usual.indoors ?? false, chance("sky")),
    far: () =>
      shape(land.far, far) +
      clipped("f", land.far, dots("g", [H * 0.3, H], [0.3, 3.8], blend(palette.sky, palette.glow, 0.5), 0.55)),
    mid: () => middle(land, palette),
    near: () =>
      shape(land.near, BLACK) + known(WEATHER, words.weather ?? usual.weather, WEATHER.clear)(chance("air"), seed),
  };
  return {
    box: [0, 0, W, H],
    body: LAYERS.filter((layer) => layers.includes(layer))
      .map((layer) => draw[layer]())
      .join(""),
  };
}

/** What is dark in a picture, and what is light: its colours lie between the two. */
export type Tones = readonly [dark: string, light: string];

/** A picture in two tones, as a faint print on a ground of these colours. */
export function toned({ box, body }: Picture, [dark, light]: Tones): Picture {
  const part = (colour: string, at: number): string => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3);
  const levels = ["R", "G", "B"].map(
    (name, i) => `<feFunc${name} type="table" tableValues="${part(dark, 1 + 2 * i)} ${part(light, 1 + 2 * i)}"/>`,
  );
  const grey = '<feColorMatrix type="saturate" values="0"/>';
  const filter = `<filter id="tones" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${grey}<feComponentTransfer>${levels.join("")}</feComponentTransfer></filter>`;
  return { box, body: `${filter}<g filter="url(#tones)">${body}</g>` };
}
