/**
 * The words that markup lays itself out with: `class="flex items-center gap-8"`. One line says a word, as CSS says the
 * property; a number is a length in CSS pixels of the design (LOOK.md), of letters too, which grow with the reader's own
 * size; a name is a token of tokens.css. `phone:` and its like before a word say where it holds, `hover:` and `is-lit:`
 * when.
 *
 * They stand in a layer below what a component says in its own <style>, so that a state or a rule of its own wins, and
 * only words that are used are built (plugins/utilities.ts). What a word cannot say well stays in <style>: a drawing,
 * an animation, a state, a grid of named areas.
 */
import type { CSSObject, Rule, Variant } from "@unocss/core";

type Styles = Record<string, string>;

/**
 * What a <style> may say of space, corners and letters, in CSS pixels of the design: `var(--s-8)`, `var(--r-12)`,
 * `var(--t-13)`. Letters grow with the reader's own size.
 */
export const SCALE: Record<"s" | "r" | "t", readonly number[]> = {
  s: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 40, 44, 48],
  r: [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 60, 99, 999],
  t: [11, 12, 13, 13.5, 14, 15, 16, 17, 18, 19, 20, 22, 24, 26, 27, 28, 30, 32, 34, 38, 40, 48, 54, 64, 68],
};
const named = (kind: string, size: number): string => `--${kind}-${String(size).replace(".", "-")}`;
/** The scale as tokens. */
export const tokens = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SCALE).flatMap(([kind, sizes]) =>
      sizes.map((size) => [named(kind, size), kind === "t" ? letters(String(size)) : px(String(size))]),
    ),
  );

/** What is often said together, in one word; any other word wins over it. */
const RECIPES: Record<string, Styles> = {
  hstack: { display: "flex", "align-items": "center" },
  vstack: { display: "flex", "flex-direction": "column" },
  centred: { display: "grid", "place-items": "center" },
  overlay: { position: "absolute", inset: "0" },
  plaque: {
    border: "1px solid var(--line)",
    "border-radius": "var(--r-panel)",
    background: "var(--panel)",
  },
  /** A word that explains itself (kit/Told.svelte). */
  keyword: {
    "text-decoration": "underline dotted color-mix(in srgb, currentColor 60%, transparent)",
    "text-underline-offset": "0.2em",
  },
  "one-line": { overflow: "hidden", "text-overflow": "ellipsis", "white-space": "nowrap" },
};

/** What words that stand alone mean. */
const WORDS: Record<string, Styles> = {
  flex: { display: "flex" },
  "inline-flex": { display: "inline-flex" },
  grid: { display: "grid" },
  "inline-grid": { display: "inline-grid" },
  // Not "block": two games call a card so, and what is given may become a class.
  "display-block": { display: "block" },
  "inline-block": { display: "inline-block" },
  contents: { display: "contents" },
  hidden: { display: "none" },
  "flex-col": { "flex-direction": "column" },
  "flex-row": { "flex-direction": "row" },
  "flex-wrap": { "flex-wrap": "wrap" },
  "flex-nowrap": { "flex-wrap": "nowrap" },
  "flex-none": { flex: "none" },
  "flex-1": { flex: "1" },
  "flex-auto": { flex: "1 1 auto" },
  "grid-flow-col": { "grid-auto-flow": "column" },
  "col-full": { "grid-column": "1 / -1" },
  relative: { position: "relative" },
  absolute: { position: "absolute" },
  fixed: { position: "fixed" },
  sticky: { position: "sticky" },
  "overflow-x-auto": { "overflow-x": "auto" },
  "overflow-y-auto": { "overflow-y": "auto" },
  "scrollbar-thin": { "scrollbar-width": "thin" },
  "pointer-events-none": { "pointer-events": "none" },
  "pointer-events-auto": { "pointer-events": "auto" },
  "touch-none": { "touch-action": "none" },
  "select-none": { "user-select": "none" },
  "cursor-pointer": { cursor: "pointer" },
  "cursor-default": { cursor: "default" },
  "cursor-help": { cursor: "help" },
  "text-left": { "text-align": "left" },
  "text-center": { "text-align": "center" },
  "text-right": { "text-align": "right" },
  "text-ellipsis": { "text-overflow": "ellipsis" },
  "text-nowrap": { "white-space": "nowrap" },
  "text-wrap": { "white-space": "normal" },
  "text-pre-line": { "white-space": "pre-line" },
  "text-balance": { "text-wrap": "balance" },
  "text-upright": { "writing-mode": "vertical-rl" },
  "wrap-anywhere": { "overflow-wrap": "anywhere" },
  uppercase: { "text-transform": "uppercase" },
  "not-italic": { "font-style": "normal" },
  underline: { "text-decoration": "underline" },
  "no-underline": { "text-decoration": "none" },
  "rounded-full": { "border-radius": "50%" },
  "rounded-pill": { "border-radius": "99px" },
  "rounded-inherit": { "border-radius": "inherit" },
  "border-0": { border: "0" },
  "bg-none": { background: "none" },
  shadow: { "box-shadow": "var(--shadow)" },
  "fill-none": { fill: "none" },
  "fill-current": { fill: "currentColor" },
  "container-size": { "container-type": "size" },
  "container-inline": { "container-type": "inline-size" },
  isolate: { isolation: "isolate" },
  invisible: { visibility: "hidden" },
  visible: { visibility: "visible" },
  "-translate-x-half": { translate: "-50% 0" },
  "-translate-half": { translate: "-50% -50%" },
  "-shift-x-half": { transform: "translateX(-50%)" },
  "-shift-half": { transform: "translate(-50%, -50%)" },
  "shift-none": { transform: "none" },
  "animation-none": { animation: "none" },
  "shadow-none": { "box-shadow": "none" },
  "outline-none": { outline: "none" },
  "filter-none": { filter: "none" },
  "clip-none": { "clip-path": "none" },
  "max-w-none": { "max-width": "none" },
  "max-h-none": { "max-height": "none" },
  "overflow-y-only": { overflow: "hidden auto" },
  "scrollbar-none": { "scrollbar-width": "none" },
  "paint-stroke": { "paint-order": "stroke fill" },
  "join-round": { "stroke-linejoin": "round" },
  "cap-round": { "stroke-linecap": "round" },
  "dash-none": { "stroke-dasharray": "none" },
  "stroke-none": { stroke: "none" },
  "stroke-even": { "vector-effect": "non-scaling-stroke" },
  "anchor-middle": { "text-anchor": "middle" },
  "anchor-end": { "text-anchor": "end" },
  "line-through": { "text-decoration": "line-through" },
  "list-none": { "list-style": "none" },
  "c-inherit": { color: "inherit" },
  "accent-brand": { "accent-color": "var(--brand)" },
  "object-cover": { "object-fit": "cover" },
  "box-fill": { "transform-box": "fill-box" },
  "origin-center": { "transform-origin": "center" },
  "origin-bl": { "transform-origin": "0 100%" },
  "auto-cols-even": { "grid-auto-columns": "minmax(0, 1fr)" },
  "grid-cols-one": { "grid-template-columns": "minmax(0, 1fr)" },
  "flex-row-reverse": { "flex-direction": "row-reverse" },
  "flex-col-reverse": { "flex-direction": "column-reverse" },
  "scrollbar-line": { "scrollbar-color": "var(--line) transparent" },
  "touch-manipulation": { "touch-action": "manipulation" },
  "w-inherit": { width: "inherit" },
  static: { position: "static" },
  condensed: { "font-stretch": "condensed" },
  italic: { "font-style": "italic" },
  lowercase: { "text-transform": "lowercase" },
  "normal-case": { "text-transform": "none" },
  "text-inherit": { "font-size": "inherit" },
  "border-box": { "box-sizing": "border-box" },
  "content-box": { "box-sizing": "content-box" },
  "blend-multiply": { "mix-blend-mode": "multiply" },
};

const PLACES: Record<string, string> = {
  start: "start",
  end: "end",
  center: "center",
  stretch: "stretch",
  baseline: "baseline",
  "flex-start": "flex-start",
  "flex-end": "flex-end",
  between: "space-between",
  around: "space-around",
  evenly: "space-evenly",
};
/** `items-center` and its like: what lies along an axis, by the first part of the word. */
const PLACED: Record<string, string> = {
  "place-items": "place-items",
  "place-content": "place-content",
  "place-self": "place-self",
  items: "align-items",
  content: "align-content",
  self: "align-self",
  justify: "justify-content",
  "justify-items": "justify-items",
  "justify-self": "justify-self",
};

/** Which properties a length sets. The shorter word comes first, so that `px-8` wins over `p-4`. */
const LENGTHS: Record<string, readonly string[]> = {
  p: ["padding"],
  px: ["padding-left", "padding-right"],
  py: ["padding-top", "padding-bottom"],
  pt: ["padding-top"],
  pr: ["padding-right"],
  pb: ["padding-bottom"],
  pl: ["padding-left"],
  m: ["margin"],
  mx: ["margin-left", "margin-right"],
  my: ["margin-top", "margin-bottom"],
  mt: ["margin-top"],
  mr: ["margin-right"],
  mb: ["margin-bottom"],
  ml: ["margin-left"],
  inset: ["inset"],
  top: ["top"],
  right: ["right"],
  bottom: ["bottom"],
  left: ["left"],
  gap: ["gap"],
  "gap-x": ["column-gap"],
  "gap-y": ["row-gap"],
  w: ["width"],
  "min-w": ["min-width"],
  "max-w": ["max-width"],
  h: ["height"],
  "min-h": ["min-height"],
  "max-h": ["max-height"],
  basis: ["flex-basis"],
  rounded: ["border-radius"],
};
const NAMED: Record<string, string> = {
  auto: "auto",
  full: "100%",
  half: "50%",
  max: "max-content",
  min: "min-content",
  fit: "fit-content",
  screen: "100dvh",
};

const px = (number: string): string => (Number(number) === 0 ? "0" : `${Number(number)}px`);
/** What is measured by letters, or by what it lies in; `w-(across)` by what a component says of `--across`. */
const MEASURES = "\\d*\\.?\\d+(?:em|rem|%|vw|vh|dvh|cqw|cqh)";
/** Letters grow with the reader's size: 16 is one rem. */
const letters = (number: string): string => `${Number(number) / 16}rem`;
const token = (name: string): string => `var(--${name})`;

const PAINTS: Record<string, string> = {
  c: "color",
  bg: "background",
  "bg-color": "background-color",
  fill: "fill",
  stroke: "stroke",
  "border-c": "border-color",
  "outline-c": "outline-color",
};
const paint = (name: string): string => ({ clear: "#0000", current: "currentColor" })[name] ?? token(name);
const EDGES: Record<string, string> = {
  border: "border",
  "border-t": "border-top",
  "border-r": "border-right",
  "border-b": "border-bottom",
  "border-l": "border-left",
};
const LINES: Record<string, string> = { "": "solid", dashed: "dashed", dotted: "dotted" };

const set = (properties: readonly string[], value: string): CSSObject =>
  Object.fromEntries(properties.map((property) => [property, value]));
const either = (words: object): string =>
  Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join("|");

/** In this order they win: what sets many properties stands before what sets one of them. */
export const rules: Rule[] = [
  ...Object.entries(RECIPES).map(([word, styles]): Rule => [word, styles]),
  // type-700-14/1.2-body: weight, size, height of a line, family. It sets everything that `font` sets.
  [
    /^type-(\d+)-(condensed-)?([\d.]+)(?:\/([\d.]+))?-(disp|body|mono)$/,
    ([, weight = "", wide, size = "", line, family = ""]) => ({
      font: `${weight} ${wide ? "condensed " : ""}${letters(size)}${line ? `/${line}` : ""} ${token(family)}`,
    }),
  ],
  [/^font-(\d00)$/, ([, weight = ""]) => ({ "font-weight": weight })],
  [/^font-(disp|body|mono)$/, ([, family = ""]) => ({ "font-family": token(family) })],
  [/^text-(\d[\d.]*)$/, ([, size = ""]) => ({ "font-size": letters(size) })],
  [/^text-([\d.]+em)$/, ([, size = ""]) => ({ "font-size": size })],
  [/^text-\(([a-z][\w-]*)\)$/, ([, size = ""]) => ({ "font-size": token(size) })],
  [/^(-?)tracking-([\d.]+em)$/, ([, sign = "", wide = ""]) => ({ "letter-spacing": `${sign}${wide}` })],
  [/^leading-([\d.]+)$/, ([, line = ""]) => ({ "line-height": line })],
  [/^stretch-(\d+)$/, ([, width = ""]) => ({ "font-stretch": `${width}%` })],
  ...Object.entries(WORDS).map(([word, styles]): Rule => [word, styles]),
  ...Object.keys(PLACED).map(
    (axis): Rule => [
      new RegExp(`^${axis}-(${either(PLACES)})$`),
      ([, place = ""]) => ({ [PLACED[axis] ?? ""]: PLACES[place] }),
    ],
  ),
  [/^flex-(\d*\.?\d+)$/, ([, grow = ""]) => ({ flex: grow })],
  // flex-1/0/240: how it grows, how it shrinks, from which length.
  [
    new RegExp(`^flex-([\\d.]+)/([\\d.]+)/([\\d.]+|${MEASURES}|${either(NAMED)}|\\(([a-z][\\w-]*)\\))$`),
    ([, grow = "", shrink = "", from = "", named]) => ({
      flex: `${grow} ${shrink} ${named ? token(named) : (NAMED[from] ?? (/^[\d.]+$/.test(from) ? px(from) : from))}`,
    }),
  ],
  [/^overflow-(hidden|auto|clip|visible)$/, ([, way = ""]) => ({ overflow: way })],
  ...Object.entries(EDGES).flatMap(([word, property]): Rule[] => [
    [
      new RegExp(`^${word}(?:-(dashed|dotted))?-([\\d.]+)-([a-z][\\w-]*)$`),
      ([, line = "", width = "", color = ""]) => ({ [property]: `${px(width)} ${LINES[line]} ${paint(color)}` }),
    ],
  ]),
  ...Object.entries(LENGTHS).flatMap(([word, properties]): Rule[] => [
    [new RegExp(`^${word}-(\\d[\\d.]*)$`), ([, number = ""]) => set(properties, px(number))],
    [new RegExp(`^${word}-(${either(NAMED)})$`), ([, name = ""]) => set(properties, NAMED[name] ?? "")],
    [new RegExp(`^${word}-(${MEASURES})$`), ([, length = ""]) => set(properties, length)],
    [new RegExp(`^${word}-\\(([a-z][\\w-]*)\\)$`), ([, name = ""]) => set(properties, token(name))],
  ]),
  [
    /^-(m[tblrxy]?|top|right|bottom|left|inset)-(\d[\d.]*)$/,
    ([, word = "", n = ""]) => set(LENGTHS[word] ?? [], `-${px(n)}`),
  ],
  [/^rounded-(control|card|panel)$/, ([, name = ""]) => ({ "border-radius": token(`r-${name}`) })],
  // Not the attributes of a drawing that begin like a word.
  ...Object.entries(PAINTS).map(
    ([word, property]): Rule => [
      new RegExp(`^${word}-(?!width|linecap|linejoin|dash|opacity|rule)([a-z][\\w-]*)$`),
      ([, color = ""]) => ({ [property]: paint(color) }),
    ],
  ),
  [/^stroke-w-([\d.]+)$/, ([, width = ""]) => ({ "stroke-width": width })],
  [/^border-(solid|dashed|dotted)$/, ([, line = ""]) => ({ "border-style": line })],
  [/^border-w-([\d.]+)$/, ([, width = ""]) => ({ "border-width": px(width) })],
  [
    /^outline-(?:(dashed|dotted)-)?([\d.]+)-([a-z][\w-]*)$/,
    ([, line = "", width = "", color = ""]) => ({ outline: `${px(width)} ${LINES[line]} ${paint(color)}` }),
  ],
  [/^outline-offset-([\d.]+)$/, ([, far = ""]) => ({ "outline-offset": px(far) })],
  [/^-outline-offset-([\d.]+)$/, ([, far = ""]) => ({ "outline-offset": `-${px(far)}` })],
  // A line around a thing, without and within, that takes no room.
  [
    /^(inset-)?ring-([\d.]+)-([a-z][\w-]*)$/,
    ([, within, width = "", color = ""]) => ({
      "box-shadow": `${within ? "inset " : ""}0 0 0 ${px(width)} ${paint(color)}`,
    }),
  ],
  [/^(-?)turn-([\d.]+)$/, ([, sign = "", turn = ""]) => ({ transform: `rotate(${sign}${turn}deg)` })],
  [/^(-?)order-(\d)$/, ([, sign = "", place = ""]) => ({ order: `${sign}${place}` })],
  [/^(col|row)-(\d)$/, ([, way = "", place = ""]) => ({ [way === "col" ? "grid-column" : "grid-row"]: place })],
  [/^(-?)rotate-([\d.]+)$/, ([, sign = "", turn = ""]) => ({ rotate: `${sign}${turn}deg` })],
  [/^z-(-?\d+)$/, ([, layer = ""]) => ({ "z-index": layer })],
  [/^z-(?!index)([a-z]+)$/, ([, layer = ""]) => ({ "z-index": token(`z-${layer}`) })],
  [/^opacity-(\d+)$/, ([, percent = ""]) => ({ opacity: `${Number(percent) / 100}` })],
  [/^aspect-(\d+)(?:\/(\d+))?$/, ([, wide = "", high]) => ({ "aspect-ratio": high ? `${wide} / ${high}` : wide })],
  // grid-cols-[auto_1fr]: a space is written as _.
  [/^grid-cols-(\d+)$/, ([, count = ""]) => ({ "grid-template-columns": `repeat(${count}, minmax(0, 1fr))` })],
  [/^grid-cols-\[(.+)\]$/, ([, tracks = ""]) => ({ "grid-template-columns": tracks.replaceAll("_", " ") })],
  [
    /^(col|row)-span-(\d)$/,
    ([, way = "", count = ""]) => ({ [way === "col" ? "grid-column" : "grid-row"]: `span ${count}` }),
  ],
  [/^grid-rows-\[(.+)\]$/, ([, tracks = ""]) => ({ "grid-template-rows": tracks.replaceAll("_", " ") })],
  [/^area-([a-z]+)$/, ([, area = ""]) => ({ "grid-area": area })],
];

/** Where a word holds: the same widths as in <style>. */
const WHERE: Record<string, string> = {
  wide: "@media (min-width: 1600px)",
  tight: "@media (max-width: 1400px)",
  narrow: "@media (max-width: 1179px)",
  low: "@media (max-height: 820px)",
  short: "@media (max-height: 800px)",
  phone: "@media (max-width: 759px)",
  tiny: "@media (max-width: 520px)",
  touch: "@media (pointer: coarse)",
};
/** What a thing is when a word holds. */
const WHEN: Record<string, string> = {
  hover: ":hover",
  active: ":active",
  focus: ":focus",
  "focus-visible": ":focus-visible",
  disabled: ":disabled",
  enabled: ":not(:disabled)",
  checked: ":checked",
  first: ":first-child",
  last: ":last-child",
};
/**
 * `is-lit:` while the thing has the class `lit`, `not-lit:` while it has not, `in-lit:` while it lies in one that has;
 * `aria-pressed:` while that is true, `data-x:` while the thing says it.
 */
const SAID: readonly (readonly [RegExp, (selector: string, name: string) => string])[] = [
  [/^is-([A-Za-z][\w-]*):/, (selector, name) => `${selector}.${name}`],
  [/^not-([A-Za-z][\w-]*):/, (selector, name) => `${selector}:not(.${name})`],
  [/^in-([A-Za-z][\w-]*):/, (selector, name) => `.${name} ${selector}`],
  [/^(aria-[a-z]+):/, (selector, name) => `${selector}[${name}="true"]`],
  [/^(data-[a-z-]+):/, (selector, name) => `${selector}[${name}]`],
];
export const variants: Variant[] = [
  ...Object.entries(WHERE).map(
    ([word, parent], order): Variant => ({
      name: word,
      match: (matcher) =>
        matcher.startsWith(`${word}:`)
          ? { matcher: matcher.slice(word.length + 1), parent: [parent, order + 1] }
          : matcher,
    }),
  ),
  ...Object.entries(WHEN).map(
    ([word, state]): Variant => ({
      name: word,
      match: (matcher) =>
        matcher.startsWith(`${word}:`)
          ? { matcher: matcher.slice(word.length + 1), selector: (selector) => `${selector}${state}` }
          : matcher,
    }),
  ),
  ...SAID.map(
    ([word, state]): Variant => ({
      name: word.source,
      multiPass: true,
      match: (matcher) => {
        const [said, name = ""] = word.exec(matcher) ?? [];
        return said ? { matcher: matcher.slice(said.length), selector: (selector) => state(selector, name) } : matcher;
      },
    }),
  ),
];
