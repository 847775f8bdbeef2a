/**
 * Keyboard commands by position on the keyboard, shown as this keyboard prints them, and open to change.
 * The shell and each game register what they answer to; `action(event)` turns a key press into a command's id.
 */
import { storage } from "./settings.svelte";

export interface Command {
  id: string;
  /** `KeyboardEvent.code` of the key, e.g. "KeyM". */
  code: string;
  /** What it does, for the keys help: "Undo". */
  text: string;
  /** Fixed keys (arrows, Enter, Esc) are listed and cannot be changed. Their `code` is shown as it stands. */
  fixed?: boolean;
}

const KEY = "rumpus.keys";
/** Keys that print nothing, or nothing that helps. */
const FACES: Readonly<Record<string, string>> = {
  Space: "Space",
  ArrowLeft: "\u2190",
  ArrowRight: "\u2192",
  ArrowUp: "\u2191",
  ArrowDown: "\u2193",
  Comma: ",",
  Period: ".",
  Backspace: "Backspace",
};

export class Keys {
  commands: Command[] = $state([]);
  #own: Record<string, string> = $state({});
  #printed: Map<string, string> = $state.raw(new Map());

  constructor() {
    try {
      this.#own = JSON.parse(storage()?.getItem(KEY) ?? "{}") as Record<string, string>;
    } catch {
      this.#own = {};
    }
    const keyboard = (
      globalThis.navigator as Navigator & { keyboard?: { getLayoutMap(): Promise<Map<string, string>> } }
    )?.keyboard;
    keyboard?.getLayoutMap?.().then(
      (map) => {
        this.#printed = map;
      },
      () => undefined,
    );
  }

  /** Adds commands; returns the function that takes them away again. A second registration of an id replaces the first. */
  register(commands: readonly Command[]): () => void {
    const ids = new Set(commands.map((command) => command.id));
    this.commands = [...this.commands.filter((command) => !ids.has(command.id)), ...commands];
    return () => {
      this.commands = this.commands.filter((command) => !ids.has(command.id));
    };
  }

  code(id: string): string {
    return this.#own[id] ?? this.commands.find((command) => command.id === id)?.code ?? "";
  }

  /** The key's face: what the keyboard prints on it. */
  label(id: string): string {
    const command = this.commands.find((one) => one.id === id);
    const code = this.code(id);
    if (command?.fixed) return code;
    const face = FACES[code];
    return face ?? (this.#printed.get(code) ?? code.replace(/^(Key|Digit|Numpad)/, "")).toUpperCase();
  }

  /** The command a key press asks for, or null: also null with Ctrl, Alt or Meta, in a text field, or under a dialog. */
  action(event: KeyboardEvent): string | null {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null;
    const target = event.target;
    if (target instanceof Element && target.closest("input, select, textarea, [contenteditable], dialog")) return null;
    return this.commands.find((one) => !one.fixed && this.code(one.id) === event.code)?.id ?? null;
  }

  /** Gives a command another key; a command that had it takes the old one in exchange. */
  change(id: string, code: string): void {
    const before = this.code(id);
    const holder = this.commands.find((one) => !one.fixed && one.id !== id && this.code(one.id) === code);
    this.#own = { ...this.#own, [id]: code, ...(holder ? { [holder.id]: before } : {}) };
    this.#keep();
  }

  reset(): void {
    this.#own = {};
    this.#keep();
  }

  #keep(): void {
    try {
      storage()?.setItem(KEY, JSON.stringify(this.#own));
    } catch {
      // Kept until the page closes.
    }
  }
}

export const keys = new Keys();
