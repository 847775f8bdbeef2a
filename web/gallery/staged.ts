/** Stands in for the server: the one table of the page gets what a real server sent at a position, and no more. */
import { tick } from "svelte";
import type { ClientMessage, ServerMessage } from "../src/net/protocol";

type Draft = Record<string, unknown>;

/** What the server sent; `tests/web/positions.py` writes these files. */
interface Position {
  title: string;
  welcome: ServerMessage & { type: "welcome" };
  state: ServerMessage & { type: "state" };
  /** Keys that build a draft, and what the server answers each step of it. */
  keys?: readonly string[];
  foreseen?: readonly { draft: Draft; forecast: Draft }[];
}

const files = import.meta.glob<Position>("./fixtures/*/*.json", { import: "default" });
const named = (path: string): string => path.replace(/^\.\/fixtures\/|\.json$/g, "");

/** `<game>/<name>` of every position. */
export const POSITIONS: readonly string[] = Object.keys(files).map(named);

/** A draft as text: the same one whatever order its fields have. */
const known = (draft: Draft): string => JSON.stringify(Object.entries(draft).sort());

/** A press of a key, by its code, with Shift before a plus: Digit1, Shift+Digit3. */
function press(key: string): void {
  const code = key.replace("Shift+", "");
  const event = { code, key: code.replace(/^Digit|^Key/, ""), shiftKey: code !== key, bubbles: true };
  document.body.dispatchEvent(new KeyboardEvent("keydown", event));
}

/**
 * A line that has said everything when it opens. A draft is answered with what the server answered it; then the next key
 * of the position is pressed. Nothing else that the page sends is answered.
 */
class Staged extends EventTarget {
  static told: readonly ServerMessage[] = [];
  static keys: readonly string[] = [];
  static foreseen: ReadonlyMap<string, Draft> = new Map();
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor() {
    super();
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.(new Event("open"));
      for (const message of Staged.told) this.#say(message);
    });
  }

  #say(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  async #foresee(ref: string | number, draft: Draft): Promise<void> {
    await tick();
    const forecast = Staged.foreseen.get(known(draft));
    if (forecast) this.#say({ type: "foreseen", ref, forecast });
    await tick();
    const [next, ...keys] = Staged.keys;
    Staged.keys = keys;
    if (next) press(next);
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === "foresee") void this.#foresee(message.ref, message.draft);
  }
  close(): void {}
}

/** From now on every table of this page is the one of a position. */
export async function stage(position: string): Promise<void> {
  const load = files[`./fixtures/${position}.json`];
  if (!load) throw new Error(`no position ${position}; there are ${POSITIONS.join(", ")}`);
  const { title, welcome, state, keys = [], foreseen = [] } = await load();
  Staged.told = [welcome, state];
  Staged.keys = keys;
  Staged.foreseen = new Map(foreseen.map(({ draft, forecast }) => [known(draft), forecast]));
  globalThis.WebSocket = Staged as unknown as typeof WebSocket;
  const game = { id: welcome.game, title };
  const real = globalThis.fetch;
  globalThis.fetch = async (path) => {
    const at = String(path);
    if (!at.startsWith("/api/")) return real(path);
    return Response.json(at.startsWith("/api/games/") ? game : at.includes("rules") ? {} : []);
  };
  location.hash = `#/table/${welcome.table}`;
}
