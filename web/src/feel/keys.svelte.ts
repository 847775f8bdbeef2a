/**
 * Keyboard commands by position on the keyboard, shown as this keyboard prints them, and open to change.
 * The shell registers what it answers to in `keys`, each game in an `ownKeys(game)` of its own: "yes" of one game and
 * "yes" of another are two commands with two keys. `action(event)` turns a key press into a command's id.
 */

import { say, type Words } from "../words/say";
import { storage } from "./settings.svelte";

export interface Command {
  id: string;
  /** `KeyboardEvent.code` of the key, e.g. "KeyM". */
  code: string;
  /** What it does, for the keys help: "Undo"; a function where it is said in the reader's language. */
  text: string | (() => string);
  /** Fixed keys are listed and cannot be changed. A `code` that is no place on the keyboard ("Esc") is shown as it stands. */
  fixed?: boolean;
}

/** A command that is registered. */
export interface Standing extends Command {
  /** Its id on the whole page: "undo" of the shell, "game.yes" of a game. */
  id: string;
  /** Its id as its owner knows it. */
  name: string;
  /** The game it belongs to; empty for the shell. */
  owner: string;
}

const KEY = "rumpus.keys";
/** How the codes of places on a keyboard begin, whatever is printed there. */
const POSITION = /^(Key|Digit|Numpad)/;
/** Keys that print nothing, or nothing that helps. */
const FACES: Readonly<Record<string, string>> = {
  ArrowLeft: "\u2190",
  ArrowRight: "\u2192",
  ArrowUp: "\u2191",
  ArrowDown: "\u2193",
  Comma: ",",
  Period: ".",
  Backspace: "Backspace",
};

/** The keys this browser keeps; a broken store is an empty one. */
function stored(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(storage()?.getItem(KEY) ?? "{}");
    const pairs = found !== null && typeof found === "object" ? Object.entries(found) : [];
    return Object.fromEntries(pairs.filter(([, code]) => typeof code === "string"));
  } catch {
    return {};
  }
}

/** Whether a command is asked for in place of another, should both be there. */
const stands = (one: Standing, other: Standing): boolean =>
  one !== other && one.name === other.name && (one.owner === other.owner || other.owner === "");

/** What a command does, in words. */
export const textOf = ({ text }: Pick<Command, "text">): string => (typeof text === "string" ? text : text());

export class Keys {
  #all: readonly Standing[] = $state.raw([]);
  #own: Record<string, string> = $state({});
  #printed: Map<string, string> = $state.raw(new Map());
  /** What can be asked for now. A game's command stands in for the shell's of the same name, a later one for an earlier. */
  readonly commands: readonly Standing[] = $derived(
    this.#all.filter(
      (one, n) => !this.#all.some((other, m) => stands(other, one) && (m > n || other.owner !== one.owner)),
    ),
  );

  constructor() {
    this.#own = stored();
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

  /** Adds commands, of a game where one is named; returns the function that takes them away again. */
  register(commands: readonly Command[], owner = ""): () => void {
    const added = commands.map((one) => ({ ...one, id: owner ? `${owner}.${one.id}` : one.id, name: one.id, owner }));
    this.#all = [...this.#all, ...added];
    return () => {
      this.#all = this.#all.filter((one) => !added.includes(one));
    };
  }

  /** A command by its id on the page or by its name: the game's own, else the shell's or what stands in for it. */
  #find(id: string, owner: string): Standing | undefined {
    const { commands } = this;
    const named = commands.filter(
      (one) => one.name === id && (owner === "" || one.owner === "" || one.owner === owner),
    );
    return commands.find((one) => one.id === id) ?? named.find((one) => one.owner === owner) ?? named[0];
  }

  /** The key of a command. One of the shell that was moved onto a key of this game has its first key here. */
  #code(command: Standing): string {
    const wanted = this.#own[command.id] ?? command.code;
    if (command.owner !== "") return wanted;
    const taken = (code: string): boolean =>
      this.commands.some((one) => one.owner !== "" && !one.fixed && this.#code(one) === code);
    return taken(wanted) && !taken(command.code) ? command.code : wanted;
  }

  code(id: string, owner = ""): string {
    const command = this.#find(id, owner);
    return command ? this.#code(command) : "";
  }

  /** The key's face: what the keyboard prints on it. */
  label(id: string, owner = ""): string {
    const command = this.#find(id, owner);
    if (!command) return "";
    const code = this.#code(command);
    if (command.fixed && !POSITION.test(code)) return code;
    if (code === "Space") return say("key-space");
    return FACES[code] ?? (this.#printed.get(code) ?? code.replace(POSITION, "")).toUpperCase();
  }

  /**
   * The name of the command a key press asks for, a game's before the shell's, or null: also null with Ctrl, Alt or Meta,
   * in a text field, or under a dialog. With an owner, other games' commands do not count.
   */
  action(event: KeyboardEvent, owner = ""): string | null {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null;
    const target = event.target;
    if (target instanceof Element && target.closest("input, select, textarea, [contenteditable], dialog")) return null;
    const asked = this.commands.filter(
      (one) =>
        !one.fixed && (owner === "" || one.owner === "" || one.owner === owner) && this.#code(one) === event.code,
    );
    return (asked.find((one) => one.owner !== "") ?? asked[0])?.name ?? null;
  }

  /** Gives a command another key; one of the same game or of the shell that had it takes the old one in exchange. */
  change(id: string, code: string): void {
    const command = this.#find(id, "");
    if (!command) return;
    const before = this.#code(command);
    const together = (one: Standing): boolean =>
      command.owner === "" || one.owner === "" || one.owner === command.owner;
    const holder = this.commands.find(
      (one) => !one.fixed && one !== command && together(one) && this.#code(one) === code,
    );
    this.#own = { ...this.#own, [command.id]: code, ...(holder ? { [holder.id]: before } : {}) };
    this.#keep();
  }

  /**
   * Keys stored in old days, when all games shared one list: one that names a command of the shell stays, one that a
   * single game has goes to that game, any other is dropped.
   */
  settle(shell: readonly Command[], games: ReadonlyMap<string, readonly Command[]>): void {
    const kept: [string, string][] = [];
    for (const [id, code] of Object.entries(this.#own)) {
      const has = (commands: readonly Command[]): boolean => commands.some((one) => one.id === id);
      const owners = [...games].filter(([, commands]) => has(commands)).map(([game]) => game);
      if (id.includes(".") || has(shell)) kept.push([id, code]);
      else if (owners.length === 1) kept.push([`${owners[0]}.${id}`, code]);
    }
    if (kept.every(([id]) => id in this.#own) && kept.length === Object.keys(this.#own).length) return;
    this.#own = Object.fromEntries(kept);
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

/** The keys as one game sees them: its own commands, and the shell's. */
export interface OwnKeys {
  register(commands: readonly Command[]): () => void;
  label(id: string): string;
  action(event: KeyboardEvent): string | null;
}

export const ownKeys = (game: string, among: Keys = keys): OwnKeys => ({
  register: (commands) => among.register(commands, game),
  label: (id) => among.label(id, game),
  action: (event) => among.action(event, game),
});

/** What of a game's messages come after a beginning such as `page-key-`. */
type After<M, Head extends string> = keyof M extends infer Id
  ? Id extends `${Head}${infer Name}`
    ? Name
    : never
  : never;

/** Commands whose words are a game's messages `page-key-<id>`: `commands<Messages>(find, [["move", "KeyM"]])`. */
export const commands = <M>(
  find: Words<M>["find"],
  rows: readonly (readonly [id: After<M, "page-key-">, code: string, fixed?: "fixed"])[],
): Command[] =>
  rows.map(([id, code, fixed]) => ({
    id,
    code,
    text: () => find(`page-key-${id}`, {}) ?? id,
    fixed: fixed === "fixed",
  }));
