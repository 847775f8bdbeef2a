// Generated from src/rumpus/effects/art.py by tools/gen_types.py (`make types`): do not edit.

export type Build = "tiny" | "small" | "slim" | "regular" | "broad" | "giant";

export type Pose = "stand" | "smash" | "swing" | "lunge" | "slash" | "aim" | "draw" | "leap" | "cast" | "guard" | "punch" | "run" | "cheer" | "hips" | "ram" | "sneak";

export type Head = "human" | "viking" | "ninja" | "hood" | "witch" | "knight" | "robot" | "choir" | "fox" | "wolf" | "cat" | "frog" | "mole" | "ram" | "tree" | "toaster" | "comet";

export type Weapon = "hammer" | "katana" | "sword" | "spear" | "scythe" | "axe" | "pistol" | "bow" | "orb" | "claws" | "shield" | "staff";

export type Wear = "bare" | "tunic" | "gi" | "plate" | "coat" | "suit" | "strap" | "robot" | "rock";

export type Extra = "fur" | "collar" | "scarf" | "wings" | "tails" | "tentacles";

export type Mat = "a" | "p" | "k" | "d" | "t";

export type Hair = "short" | "wild" | "long" | "bald";

export type Backdrop = "burst" | "sun" | "graves" | "gate" | "moon" | "waves";

export type Land = "hall" | "sea" | "pit" | "volcano" | "theatre" | "lake" | "meadow" | "cathedral" | "dynamo" | "tavern" | "junkyard" | "throne" | "zoo";

export type Time = "dawn" | "day" | "dusk" | "night";

export type Weather = "clear" | "rain" | "snow" | "embers" | "mist" | "wind" | "dust";

/** A head's own: hair, beard, helmet; an icon's size, turn and height. */
export interface FaceWords {
  hair?: Hair;
  hair_mat?: Mat;
  beard?: Mat;
  mouth?: "grin";
  plume?: boolean;
  helm?: Mat;
  mat?: Mat;
  size?: number;
  turn?: number;
  up?: number;
  flip?: boolean;
}

/** How a thing is held: n is the near hand, f the far one. */
export interface HoldWords {
  hand?: "n" | "f";
  size?: number;
  turn?: number;
  reach?: number;
  scale?: number;
  flip?: boolean;
  z?: "hand" | "back" | "front";
  mat?: Mat;
  shift?: [number, number];
}

/** An icon worn on the head. */
export interface HatWords {
  icon?: string;
  size?: number;
  up?: number;
  x?: number;
  turn?: number;
  flip?: boolean;
  mat?: Mat;
}

/** A cape; `wind` is where it flies, `w` how wide, `n` in how many points it ends. */
export interface CapeWords {
  mat?: Mat;
  len?: number;
  wind?: number;
  rag?: boolean;
  n?: number;
  w?: number;
}

/** Cloth from the hips: a kilt, coat tails, a robe. */
export interface SkirtWords {
  mat?: Mat;
  len?: number;
  n?: number;
  rag?: boolean;
  flare?: number;
  sway?: number;
}

/** Something worn or trailing, with its measures. */
export interface ExtraWords {
  kind?: Extra;
  n?: number;
  len?: number;
  from?: number;
  to?: number;
  curl?: number;
  wind?: number;
  scale?: number;
  mat?: Mat;
}

/** What each part is printed in. */
export interface MatsWords {
  torso?: Mat;
  cloth?: Mat;
  leg?: Mat;
  boot?: Mat;
  skin?: Mat;
  glove?: Mat;
  lapel?: Mat;
  shirt?: Mat;
  cuff?: Mat;
}

/** One joint of a stance another way: near and far arm, leg and foot, spine, head, height above the ground, weapon. */
export interface BendWords {
  an?: [number, number];
  af?: [number, number];
  ln?: [number, number];
  lf?: [number, number];
  fn?: number;
  ff?: number;
  sp?: number;
  hd?: number;
  air?: number;
  w?: number;
  w2?: number;
}

/** A character's figure in words. */
export interface ArtWords {
  build?: Build;
  pose?: Pose;
  head?: string;
  head_scale?: number;
  face?: FaceWords;
  hat?: HatWords;
  wear?: Wear;
  sleeve?: "short" | "long";
  pants?: "wide";
  boots?: "high" | "low" | "paw" | "bare";
  belt?: Mat;
  bracer?: Mat;
  pads?: "one" | "both";
  spikes?: boolean;
  skirt?: SkirtWords;
  cape?: CapeWords;
  extra?: (Extra | ExtraWords)[];
  mats?: MatsWords;
  weapon?: string;
  weapon_scale?: number;
  hold?: HoldWords;
  off?: string;
  hold_off?: HoldWords;
  bend?: BendWords;
  many?: number;
  look?: number;
  back?: Backdrop;
  seed?: string;
  ink?: string;
}

/** The three colours of a place: its sky, its light, what is dark in it. */
export interface PaletteWords {
  sky: string;
  glow: string;
  dark: string;
}

/** An arena, a location or the like in words: what stands there, when, in which weather, in which colours. */
export interface PlaceWords {
  kind?: Land;
  time?: Time;
  weather?: Weather;
  palette?: PaletteWords;
  seed?: string;
}
