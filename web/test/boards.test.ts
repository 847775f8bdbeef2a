/** Two tables on one page: nothing of one touches the other. */

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import live from "../gallery/fixtures/brawl/live.json";
import Table from "../src/app/table/Table.svelte";
import { plain } from "../src/kit/said";
import type { ClientMessage, Decision, LogLine, ServerMessage, State, Welcome } from "../src/net/protocol";
import { id } from "./ids";

/** A line whose other end is the test; found by the table it was dialled for. */
class Line {
  static lines = new Map<string, Line>();
  readyState = 1;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: ClientMessage[] = [];

  constructor(readonly url: string) {
    Line.lines.set(/tables\/(\w+)\/ws/.exec(url)?.[1] ?? url, this);
  }
  /** What the page asks for in order to know that the line is up is answered: boards may take a while to come. */
  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage;
    this.sent.push(message);
    if (message.type === "ping") queueMicrotask(() => this.say({ type: "pong", t: message.t ?? 0 }));
  }
  close(): void {}
  say(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

const welcome = (table: string, game: string, you: number[]): Welcome => ({
  type: "welcome",
  table,
  game,
  options: {},
  seats: [],
  you,
  seed_hash: "",
  rules_version: 1,
  version: 1,
  bot_pause_ms: 0,
  setup: {},
  tutorial: false,
});
const line = (n: number, text: string): LogLine => ({
  n,
  seat: 0,
  kind: "say",
  text,
  rule: "T-1",
  turn: 1,
  code: "",
  args: {},
});
const DECISION: Decision = {
  seat: 0,
  yours: true,
  what: plain("Choose."),
  how: plain(""),
  actions: [{ id: id(3), name: "lay", kind: "lay", text: plain("Lay the 2.") }],
  forbidden: [],
  plans: [],
  undo: false,
  hint: true,
};
const state = (version: number, from: number, log: LogLine[], more: Partial<State> = {}): State => ({
  type: "state",
  version,
  as_seat: 0,
  view: { game: "toy" },
  log_from: from,
  log,
  decision: DECISION,
  waiting: null,
  curtain: null,
  over: null,
  seats: [
    { seat: 0, name: "Robin", kind: "me", level: null, team: 0, here: true },
    { seat: 1, name: "Mako", kind: "bot", level: "easy", team: 1, here: true },
  ],
  undo: null,
  clock_ms: null,
  ...more,
});

/** The boards are fetched when they are needed; a busy machine takes its time. */
const PATIENT = { timeout: 120_000 };

interface Mounted {
  line: Line;
  /** What this table has drawn. */
  at: ReturnType<typeof within>;
  box: HTMLElement;
}

function mount(id: string): Mounted {
  const box = document.createElement("div");
  document.body.append(box);
  render(Table, { target: box, props: { table: id } });
  const found = Line.lines.get(id);
  if (!found) throw new Error(`no line was dialled for ${id}`);
  found.onopen?.(new Event("open"));
  return { line: found, at: within(box), box };
}

beforeEach(() => {
  Line.lines.clear();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => new Response(path.startsWith("/api/games/") ? '{"title":"Dust-up"}' : "[]")),
  );
  // jsdom opens no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The toy game, in turns, and a running race of BRAWL. */
async function two(): Promise<{ toy: Mounted; brawl: Mounted }> {
  const toy = mount("toy1");
  const brawl = mount("brawl1");
  toy.line.say(welcome("toy1", "toy", [0]), state(1, 0, [line(0, "Robin begins.")]));
  brawl.line.say({ ...(live.welcome as unknown as Welcome), table: "brawl1" }, live.state as unknown as State);
  await vi.waitFor(() => {
    expect(toy.at.getByRole("button", { name: "Lay the 2." })).toBeTruthy();
    expect(brawl.at.getByRole("region", { name: "Your cards" })).toBeTruthy();
  }, PATIENT);
  return { toy, brawl };
}

describe("two boards on one page", { timeout: 2 * PATIENT.timeout }, () => {
  it("have a board, a log and a prompt each", async () => {
    const { toy, brawl } = await two();
    expect(toy.at.queryByRole("region", { name: "Your cards" })).toBeNull();
    expect(brawl.at.queryByRole("button", { name: "Lay the 2." })).toBeNull();
    expect(screen.getAllByRole("region", { name: "What you may do now" })).toHaveLength(2);
    toy.line.say(state(2, 1, [line(1, "Robin lays the 2.")]));
    await tick();
    expect(toy.box.textContent).toContain("Robin lays the 2.");
    expect(brawl.box.textContent).not.toContain("Robin lays the 2.");
  });

  it("open dialogs and logs of their own", async () => {
    const { toy, brawl } = await two();
    await fireEvent.click(toy.at.getByRole("button", { name: "Menu" }));
    expect(toy.box.querySelectorAll("dialog")).toHaveLength(1);
    expect(brawl.box.querySelectorAll("dialog")).toHaveLength(0);
    await fireEvent.click(brawl.at.getByRole("button", { name: /^Log/ }));
    expect(brawl.at.getByRole("button", { name: /^Log/ }).getAttribute("aria-expanded")).toBe("true");
    expect(toy.box.querySelector("[aria-label^=Log]")?.getAttribute("aria-expanded")).toBe("false");
  });

  it("say refusals, hints and news to their own player alone", async () => {
    const { toy, brawl } = await two();
    toy.line.say({ type: "refused", ref: null, rule: "TOY-1", why: plain("The pot is full."), out: null });
    await tick();
    const note = toy.at.getByRole("complementary", { name: "Not now" });
    expect(note.textContent).toContain("The pot is full.");
    expect(brawl.at.queryByRole("complementary", { name: "Not now" })).toBeNull();
    toy.line.say({ type: "hint", seat: 0, text: plain("Lay the 2."), actions: [id(3)], plan: null });
    await tick();
    expect(toy.at.getByRole("status", { name: "Hint" }).textContent).toContain("Lay the 2.");
    expect(brawl.at.queryByRole("status", { name: "Hint" })).toBeNull();
    brawl.line.say({ type: "photo", space: "A1", first: 0, second: 1, ms: 12, won: "both" });
    await tick();
    expect(brawl.at.getByRole("status", { name: "News" }).textContent).toContain("12 ms");
    expect(toy.at.getByRole("status", { name: "News" }).textContent).not.toContain("12 ms");
  });

  it("send what is done at them on their own lines", async () => {
    const { toy, brawl } = await two();
    await fireEvent.click(toy.at.getByRole("button", { name: "Lay the 2." }));
    expect(toy.line.sent.map((one) => one.type)).toContain("play");
    expect(brawl.line.sent.map((one) => one.type)).not.toContain("play");
  });
});
