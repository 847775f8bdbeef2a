/** What this player chose, kept in this browser only. */

export type Theme = "system" | "dark" | "light";
/** Animation speed; 0 is Off. */
export type Speed = 0.5 | 1 | 2 | 0;

export interface Choices {
  /** Its code; empty for the one that the browser likes. */
  language: string;
  theme: Theme;
  speed: Speed;
  /** "system" follows `prefers-reduced-motion`. */
  motion: "system" | "reduced";
  /** 0 (off) to 1. */
  sound: number;
  /** On a touch screen: one tap on a legal space goes there; otherwise the first tap previews. */
  fastTaps: boolean;
  name: string;
  /** What only one game asks, by the game's id; `own` reads it. */
  games: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export const KEY = "rumpus.settings";
const DEFAULTS: Choices = {
  language: "",
  theme: "system",
  speed: 1,
  motion: "system",
  sound: 0,
  fastTaps: false,
  name: "",
  games: {},
};

type Raw = Record<string, unknown>;
const isRaw = (value: unknown): value is Raw => value !== null && typeof value === "object" && !Array.isArray(value);

/** What is stored, as it is; a broken store is an empty store. */
function parse(text: string | null): Raw {
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    return isRaw(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** The stored choices with every missing or unknown value replaced by its default. */
export function read(text: string | null): Choices {
  const raw = parse(text);
  const among = <T>(value: unknown, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(value as T) ? (value as T) : otherwise;
  const volume = typeof raw.sound === "number" && raw.sound >= 0 && raw.sound <= 1 ? raw.sound : DEFAULTS.sound;
  return {
    language: typeof raw.language === "string" ? raw.language : DEFAULTS.language,
    theme: among<Theme>(raw.theme, ["system", "dark", "light"], DEFAULTS.theme),
    speed: among<Speed>(raw.speed, [0.5, 1, 2, 0], DEFAULTS.speed),
    motion: among<Choices["motion"]>(raw.motion, ["system", "reduced"], DEFAULTS.motion),
    sound: volume,
    fastTaps: raw.fastTaps === true,
    name: typeof raw.name === "string" ? raw.name.slice(0, 24) : "",
    games: isRaw(raw.games)
      ? Object.fromEntries(Object.entries(raw.games).filter((pair): pair is [string, Raw] => isRaw(pair[1])))
      : {},
  };
}

/** `localStorage`, or null where the browser forbids it. */
export function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

const media = (query: string): MediaQueryList | null => globalThis.matchMedia?.(query) ?? null;

export class Settings {
  #choices: Choices = $state({ ...DEFAULTS });
  #systemLight = $state(false);
  #systemReduced = $state(false);

  constructor() {
    this.#choices = read(storage()?.getItem(KEY) ?? null);
    const light = media("(prefers-color-scheme: light)");
    const reduced = media("(prefers-reduced-motion: reduce)");
    this.#systemLight = light?.matches ?? false;
    this.#systemReduced = reduced?.matches ?? false;
    light?.addEventListener("change", (event) => {
      this.#systemLight = event.matches;
      this.#paint();
    });
    reduced?.addEventListener("change", (event) => {
      this.#systemReduced = event.matches;
      this.#paint();
    });
    this.#paint();
  }

  get all(): Readonly<Choices> {
    return this.#choices;
  }

  /** The theme in force. */
  get shown(): "dark" | "light" {
    if (this.#choices.theme !== "system") return this.#choices.theme;
    return this.#systemLight ? "light" : "dark";
  }

  /** No travel, shake, breathing or tilt: asked for by the system, here, or by speed Off. */
  get still(): boolean {
    return this.#choices.motion === "reduced" || this.#systemReduced || this.#choices.speed === 0;
  }

  /** Choices of a game that once stood among the common ones become the game's. */
  adopt(game: string, names: readonly string[]): void {
    const raw = parse(storage()?.getItem(KEY) ?? null);
    const known = this.#choices.games[game];
    const found = names.filter((name) => name in raw && !(known && name in known));
    if (found.length === 0) return;
    const moved = Object.fromEntries(found.map((name) => [name, raw[name]]));
    this.set({ games: { ...this.#choices.games, [game]: { ...known, ...moved } } });
  }

  set(change: Partial<Choices>): void {
    this.#choices = { ...this.#choices, ...change };
    try {
      storage()?.setItem(KEY, JSON.stringify(this.#choices));
    } catch {
      // A full or forbidden store: the choice holds until the page closes.
    }
    this.#paint();
  }

  /** An animation length in ms at the chosen speed; 0 when nothing should travel. */
  ms(base: number): number {
    return this.still ? 0 : base / (this.#choices.speed || 1);
  }

  /** How long a bot waits before its move shows, in ms. */
  get botPause(): number {
    return this.#choices.speed === 0 ? 0 : Math.round(600 / this.#choices.speed);
  }

  #paint(): void {
    if (!globalThis.document) return;
    document.documentElement.dataset.theme = this.shown;
    document.documentElement.toggleAttribute("data-still", this.still);
  }
}

export const settings = new Settings();

type Values = Record<string, string | number | boolean>;
/** `true` as boolean, `"full"` as string. */
type Wide<T extends Values> = {
  [K in keyof T]: T[K] extends boolean ? boolean : T[K] extends number ? number : string;
};

/** The choices of one game. */
export interface Own<T extends Values = Values> {
  readonly all: Readonly<T>;
  set(change: Partial<T>): void;
}

/** A game's own choices with their defaults; `once` names those that were kept among the common ones in old days. */
export function own<T extends Values>(
  game: string,
  defaults: T,
  once: readonly string[] = [],
  among: Settings = settings,
): Own<Wide<T>> {
  among.adopt(game, once);
  return {
    get all() {
      const kept = among.all.games[game] ?? {};
      const fits = Object.entries(kept).filter(([name, value]) => typeof value === typeof defaults[name]);
      return { ...defaults, ...Object.fromEntries(fits) } as Wide<T>;
    },
    set(change) {
      const { games } = among.all;
      among.set({ games: { ...games, [game]: { ...games[game], ...change } } });
    },
  };
}
