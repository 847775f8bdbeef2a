/** What this player chose, kept in this browser only. */

export type Theme = "system" | "dark" | "light";
/** Animation speed; 0 is Off. */
export type Speed = 0.5 | 1 | 2 | 0;

export interface Choices {
  theme: Theme;
  speed: Speed;
  /** "system" follows `prefers-reduced-motion`. */
  motion: "system" | "reduced";
  /** 0 (off) to 1. */
  sound: number;
  /** On a touch screen: one tap on a legal space goes there; otherwise the first tap previews. */
  fastTaps: boolean;
  name: string;
  /** BRAWL: how fast bots are, by the names of its pace dial. */
  pace: string;
  /** BRAWL: call out cards that change the rules of a Base (BR-INFO-01). */
  callouts: boolean;
}

export const KEY = "rumpus.settings";
const DEFAULTS: Choices = {
  theme: "system",
  speed: 1,
  motion: "system",
  sound: 0,
  fastTaps: false,
  name: "",
  pace: "full",
  callouts: true,
};

/** The stored choices with every missing or unknown value replaced by its default. */
export function read(text: string | null): Choices {
  let raw: Partial<Record<keyof Choices, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (parsed !== null && typeof parsed === "object") raw = parsed;
  } catch {
    // A broken store is an empty store.
  }
  const among = <T>(value: unknown, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(value as T) ? (value as T) : otherwise;
  const volume = typeof raw.sound === "number" && raw.sound >= 0 && raw.sound <= 1 ? raw.sound : DEFAULTS.sound;
  return {
    theme: among<Theme>(raw.theme, ["system", "dark", "light"], DEFAULTS.theme),
    speed: among<Speed>(raw.speed, [0.5, 1, 2, 0], DEFAULTS.speed),
    motion: among<Choices["motion"]>(raw.motion, ["system", "reduced"], DEFAULTS.motion),
    sound: volume,
    fastTaps: raw.fastTaps === true,
    name: typeof raw.name === "string" ? raw.name.slice(0, 24) : "",
    pace: typeof raw.pace === "string" ? raw.pace.slice(0, 12) : DEFAULTS.pace,
    callouts: raw.callouts !== false,
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
