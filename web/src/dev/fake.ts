/**
 * A stand-in for the server, inside the page: `npm run dev -- --mode fake`. It knows no rules; it answers every call
 * with made-up data so that the frame around a game can be looked at. It is never part of a build.
 */
import type { ClientMessage, LogLine, ServerMessage, State, TableRow } from "../protocol/types";
import { FakeBrawl, isScene } from "./brawl";
import { TILES } from "./tiles";

const ROWS: TableRow[] = [
  { table: "t1", game: "brawlhalla", summary: "vs Nix-bot, 2 actions left", your_turn: true, updated: 1 },
  { table: "t2", game: "brawlhalla", summary: "Mako is thinking", your_turn: false, updated: 0 },
  { table: "t3", game: "brawlhalla", summary: "2v2 on Crossroads, round 6", your_turn: false, updated: 0 },
];
const RULES = {
  "BH-LIGHT-06": {
    section: "Light attack",
    text: "The attack ends when a player passes. The higher total wins; a tie is blocked.",
    kind: "rule",
  },
  "BH-DRAW-01": { section: "Delay", text: "Draw 2 cards, or handle the weapon.", kind: "rule" },
  "BH-HEAVY-02": {
    section: "Heavy attack",
    text: "A Heavy attack is dodged by exactly one card of the same value. Higher cards and sums never dodge.",
    kind: "rule",
  },
};

const WORDS: [number, number, string, string][] = [
  [7, 1, "Light attack, 3 then 1. You pass at 2. Yumiko goes to Yellow.", "BH-LIGHT-06"],
  [7, 1, "Delay: draws 2 cards.", "BH-DRAW-01"],
  [8, 0, "Heavy attack with a 4. Nix shows no 4.", "BH-HEAVY-02"],
  [8, 0, "Red gives 2, the 4 gives 1: Nix flies 3 right.", "BH-KB-02"],
  [8, 0, "Moves 2, down to the long platform.", "BH-MOVE-02"],
  [9, 1, "Moves 1 up, off-stage.", "BH-MOVE-14"],
  [9, 1, "Delay: Nix falls 1, draws 2.", "BH-GRAV-06"],
];
const LINES: LogLine[] = WORDS.map(([turn, seat, text, rule], n) => ({
  n,
  seat,
  kind: "say",
  text,
  rule,
  turn,
  data: [],
}));

const SEATS = [
  { seat: 0, name: "Robin", kind: "me" as const, level: null, team: 0, here: true },
  { seat: 1, name: "Nix-bot", kind: "bot" as const, level: "medium" as const, team: 1, here: true },
];

function state(version: number, over: boolean): State {
  return {
    type: "state",
    version,
    as_seat: 0,
    view: { game: "fake", format: "1v1", mode: "standard", arena: { name: "high-perch" } },
    log_from: version === 1 ? 0 : LINES.length,
    log: version === 1 ? LINES : [],
    decision: over
      ? null
      : {
          seat: 0,
          yours: true,
          what: "Move up to 2 spaces.",
          how: "Pick a glowing space.",
          actions: ["Move", "Attack", "Delay", "End turn"].map((text, id) => ({ id, name: text, kind: "x", text })),
          plans: [],
          undo: true,
          hint: true,
        },
    waiting: null,
    curtain: null,
    over: over
      ? {
          reason: 1,
          id: "KO",
          words: "Nix is out after turn 14.",
          places: [1, 2],
          scores: [1, 0],
          winners: [0],
          seed: "7",
          salt: "",
        }
      : null,
    seats: SEATS,
    undo: over ? null : 0,
    clock_ms: null,
  };
}

class FakeSocket extends EventTarget {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  #version = 0;
  #brawl: FakeBrawl | null = null;

  constructor() {
    super();
    queueMicrotask(() => {
      this.onopen?.(new Event("open"));
      const options = { format: "1v1" };
      const common = { seed_hash: "ab12", rules_version: 1, version: 1, bot_pause_ms: 600, setup: {}, tutorial: false };
      const table = location.hash.split("/").at(-1) ?? "";
      if (isScene(table)) {
        this.#brawl = new FakeBrawl(table, (message) => this.#down(message));
        return;
      }
      this.#down({ type: "welcome", table, game: "fake", options, seats: SEATS, you: [0], ...common });
      this.#down(state(++this.#version, false));
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.#brawl?.hear(message);
    if (message.type === "play") {
      const refused = message.actions[0] === 1;
      if (refused)
        this.#down({ type: "refused", ref: message.ref, rule: "BH-HEAVY-02", text: "Attack: no one is next to you." });
      else this.#down(state(++this.#version, message.actions[0] === 3));
    } else if (message.type === "hint") {
      this.#down({
        type: "hint",
        seat: 0,
        text: "From here, a Heavy that lands is a KO.",
        actions: [1],
        plan: null,
      });
    } else if (message.type === "concede") this.#down(state(++this.#version, true));
  }

  close(): void {
    this.onclose?.(new CloseEvent("close", { code: 1000 }));
  }

  #down(message: ServerMessage): void {
    setTimeout(() => this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) })), 20);
  }
}

const answer = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
const real = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const path = String(input instanceof Request ? input.url : input);
  if (path.includes("/api/games")) return answer(TILES);
  if (path.endsWith("/api/tables")) return answer(init?.method === "POST" ? { table: "t9" } : ROWS);
  if (path.includes("/api/rules/")) return answer(RULES);
  return real(input, init);
};
globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
