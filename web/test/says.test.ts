/** What the table says: refusals at the thing, news, hints, a lost connection, the result. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { type Component, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Connection from "../src/kit/Connection.svelte";
import { NOTES, Notes } from "../src/kit/notes.svelte";
import Prompt from "../src/kit/Prompt.svelte";
import { beside } from "../src/kit/place";
import Refusal from "../src/kit/Refusal.svelte";
import ResultSheet from "../src/kit/ResultSheet.svelte";
import { plain } from "../src/kit/said";
import Toast from "../src/kit/Toast.svelte";
import { strip } from "../src/kit/torn";
import type { Decision, Over } from "../src/net/protocol";
import { TABLE, TableContext } from "../src/table/context.svelte";
import { blank } from "../src/table/model.svelte";
import { ShownTable } from "../src/table/shown.svelte";
import type { TableCalls, TableState } from "../src/table/types";
import { id } from "./ids";

function around(more: Partial<TableState> = {}, calls: Partial<TableCalls> = {}) {
  const shown = new ShownTable({ ...blank("t1"), game: "toy", connection: "open", view: {}, you: [0], ...more });
  const table = new TableContext(shown.source(calls));
  const context = new Map<unknown, unknown>([
    [TABLE, table],
    [NOTES, new Notes()],
  ]);
  const show = (part: Component<never>, props: object = {}): unknown =>
    render(part as Component<object>, { props, context });
  return { shown, table, show };
}
const note = (): HTMLElement | null => screen.queryByRole("complementary", { name: "Not now" });

beforeEach(() => {
  vi.useFakeTimers();
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe("a note beside a thing", () => {
  const room = { width: 1000, height: 800 };
  const size = { width: 240, height: 120 };
  const over = (a: { left: number; top: number; width: number; height: number }, b: typeof a): boolean =>
    a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

  it("covers neither the thing nor the button of the way out", () => {
    const thing = { left: 300, top: 300, width: 60, height: 60 };
    const note = { width: 200, height: 90 };
    const desk = { width: 800, height: 700 };
    const over = (a: { left: number; top: number; width: number; height: number }, b: typeof a): boolean =>
      a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
    for (const way of [
      { left: 120, top: 310, width: 120, height: 40 },
      { left: 380, top: 310, width: 120, height: 40 },
      { left: 20, top: 290, width: 760, height: 80 },
      { left: 280, top: 370, width: 120, height: 40 },
    ]) {
      const placed = { ...beside(thing, note, desk, undefined, [way]), ...note };
      expect(over(placed, way)).toBe(false);
      expect(over(placed, thing)).toBe(false);
    }
  });

  it("lies at its left where there is room, else right, above, below: never over it, always inside", () => {
    const sides = [
      [500, 400, "left"],
      [40, 400, "right"],
      [980, 20, "left"],
      [10, 790, "right"],
    ] as const;
    for (const [left, top, side] of sides) {
      const thing = { left, top, width: 60, height: 40 };
      const placed = beside(thing, size, room);
      expect(placed.side).toBe(side);
      expect(over({ ...size, left: placed.left, top: placed.top }, thing)).toBe(false);
    }
    const narrow = { width: 390, height: 844 };
    const wide = { left: 5, top: 700, width: 380, height: 60 };
    const above = beside(wide, size, narrow);
    expect(above.side).toBe("above");
    expect(above.left).toBeGreaterThanOrEqual(8);
    expect(above.left + size.width).toBeLessThanOrEqual(382);
  });

  it("points at the middle of the thing, but not from its own corner", () => {
    const placed = beside({ left: 500, top: 0, width: 60, height: 20 }, size, room);
    expect(placed.top).toBe(8);
    expect(placed.tip).toBe(20);
  });
});

describe("a refusal", () => {
  it("says the fact, the way out, its button and its rule, and goes after 4 s", async () => {
    const { table, show } = around();
    show(Refusal);
    const go = vi.fn();
    table.refuse({
      why: "Veyra is 2 spaces away.",
      out: "Attack reaches the next space. Move closer first.",
      rule: "BH-ATK-02",
      way: { text: "Move", key: "M", go },
    });
    await tick();
    expect(note()?.textContent).toMatch(/Veyra is 2 spaces away\..*Move closer first\..*BH-ATK-02.*Move/s);
    vi.advanceTimersByTime(3999);
    await tick();
    expect(note()).not.toBeNull();
    vi.advanceTimersByTime(1);
    await tick();
    expect(note()).toBeNull();
    table.refuse({ why: "No.", out: null, rule: null, way: { text: "Move", go } });
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "Move" }));
    expect(go).toHaveBeenCalledOnce();
    expect(note()).toBeNull();
  });

  it("ends with the next press and with Esc, which then does nothing else; Tab and Shift are no presses", async () => {
    const { table, show } = around();
    show(Refusal);
    const refuse = async (): Promise<void> => {
      table.refuse({ why: "No.", out: null, rule: "R-1" });
      await tick();
    };
    const escaped = vi.fn();
    document.body.addEventListener("keydown", escaped);
    await refuse();
    await fireEvent.keyDown(document.body, { key: "Tab" });
    await fireEvent.keyDown(document.body, { key: "Shift" });
    expect(note()).not.toBeNull();
    escaped.mockClear();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(note()).toBeNull();
    expect(escaped).not.toHaveBeenCalled();
    await refuse();
    await fireEvent.pointerDown(document.body);
    expect(note()).toBeNull();
    await refuse();
    await fireEvent.pointerDown(note() as HTMLElement);
    expect(note()).not.toBeNull();
    document.body.removeEventListener("keydown", escaped);
  });

  it("that a hint is on its way goes when the hint is there; any other stays", async () => {
    const { shown, table, show } = around();
    show(Refusal);
    const hinted = async (code: string): Promise<string | undefined> => {
      table.refuse({ why: { code, args: {}, text: "Not yet." }, out: null, rule: null });
      await tick();
      expect(note()).not.toBeNull();
      shown.emit("hint", { type: "hint", seat: 0, text: plain("Step to d3."), actions: [], plan: null });
      await tick();
      return note()?.textContent ?? undefined;
    };
    expect(await hinted("no-hint-yet")).toBeUndefined();
    expect(await hinted("no-turn-of-yours")).toContain("It isn't your turn.");
  });

  it("finds the thing: what was pressed, or the element of its space or card", () => {
    const { table } = around();
    document.body.innerHTML = '<div id="board"><button data-space="r1c2">a</button><i data-card="7">b</i></div>';
    const board = document.querySelector("#board");
    table.root = board;
    const [cell, card] = [board?.querySelector("button") ?? null, board?.querySelector("i") ?? null];
    const refusal = { why: "", out: null, rule: null, ref: null };
    expect(table.placeOf({ ...refusal, at: { space: "r1c2" } })).toBe(cell);
    expect(table.placeOf({ ...refusal, at: { card: 7 } })).toBe(card);
    expect(table.placeOf({ ...refusal, at: { space: "r9c9" } })).toBeNull();
    expect(table.placeOf({ ...refusal, at: cell })).toBe(cell);
    expect(table.placeOf(refusal)).toBeNull();
  });

  it("is shown where the question was asked, whatever was pressed until the answer came", () => {
    const { table, shown } = around({});
    document.body.innerHTML = "<button>first</button><button>second</button>";
    const [first, second] = document.querySelectorAll("button");
    table.press(first ?? null);
    shown.show({ ...shown.state, pending: { ref: 1, actions: [], since: 0, ticket: null } });
    table.play([]);
    table.press(second ?? null);
    expect(table.placeOf({ why: "", out: null, rule: null, ref: 1 })).toBe(first);
  });
});

describe("news", () => {
  it("lie there for 5 s, two at the most; Esc takes them away", async () => {
    const { table, show } = around();
    show(Toast);
    for (const title of ["One.", "Two.", "Three."]) table.slip({ title, icon: "stopwatch", tone: "warn" });
    await tick();
    const place = screen.getByRole("status", { name: "News" });
    expect(place.textContent).not.toContain("One.");
    expect(place.textContent).toMatch(/Two\..*Three\./s);
    vi.advanceTimersByTime(5000);
    await tick();
    expect(place.textContent?.trim()).toBe("");
    table.slip({ title: "Four.", icon: "stopwatch", tone: "good" });
    await tick();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(place.textContent?.trim()).toBe("");
  });
});

describe("a hint", () => {
  const DECISION: Decision = {
    seat: 0,
    yours: true,
    what: plain("Choose."),
    how: plain(""),
    actions: [],
    forbidden: [],
    plans: [],
    undo: false,
    hint: true,
  };
  const HINT = { type: "hint", seat: 0, text: plain("Step to d3."), actions: [4, 5], plan: null } as const;

  it("stands in the prompt's place; Enter does it, Esc puts it away", async () => {
    const play = vi.fn();
    const unhint = vi.fn();
    const { show } = around({ decision: DECISION, hint: { ...HINT, actions: [id(4), id(5)] } }, { play, unhint });
    show(Prompt);
    const prompt = screen.getByRole("region", { name: "What you may do now" });
    expect(prompt.textContent).toContain("Step to d3.");
    expect(prompt.textContent).not.toContain("Choose.");
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(unhint).toHaveBeenCalledOnce();
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect(play).toHaveBeenCalledWith([4, 5]);
  });
});

describe("a lost connection", () => {
  it("shows after 0.8 s of silence, counts to the next try, and tries now when asked", async () => {
    const hurry = vi.fn();
    const { shown, show } = around({}, { hurry });
    show(Connection);
    const lost = (): HTMLElement | null => screen.queryByRole("region", { name: "Connection" });
    shown.show({ ...shown.state, connection: "lost", retry: { tries: 3, at: performance.now() + 4000 } });
    await tick();
    vi.advanceTimersByTime(799);
    await tick();
    expect(lost()).toBeNull();
    vi.advanceTimersByTime(1);
    await tick();
    expect(lost()?.textContent).toMatch(/Reconnecting\. Your seat is kept\..*Try 3, next in 4 s\./s);
    await fireEvent.click(screen.getByRole("button", { name: "Try now" }));
    expect(hurry).toHaveBeenCalledOnce();
    shown.show({ ...shown.state, connection: "open", retry: null });
    await tick();
    expect(lost()).toBeNull();
  });
});

describe("the result sheet", () => {
  /** SHA-256 of "7:salt". */
  const SEAL = "5d4a4b1a4e5e9d1fd4b5b6b4bdb8d8ff";
  const over = (more: Partial<Over> = {}): Over => ({
    reason: 1,
    id: "KO",
    words: plain("nix is out"),
    places: [1, 2],
    scores: [1, 0],
    winners: [0],
    seed: "7",
    salt: "salt",
    ...more,
  });
  const SEATS = ["Robin", "Nix"].map((name, seat) => ({
    seat,
    name,
    kind: "me" as const,
    level: null,
    team: seat,
    here: true,
  }));
  async function sealOf(text: string): Promise<string> {
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  it("has another game, the replay, the save and the lobby, for every game", () => {
    const again = vi.fn();
    const { show } = around({ over: over(), seats: SEATS }, { again });
    show(ResultSheet, { onclose: () => {} });
    const sheet = screen.getByRole("dialog", { name: "You win!" });
    const link = (name: string): string | null =>
      screen.getByRole("link", { name: new RegExp(name) }).getAttribute("href");
    expect(link("Watch the replay")).toBe("#/replay/t1");
    expect(link("Save the game")).toBe("/api/tables/t1/save");
    expect(link("Back to the lobby")).toBe("#/");
    screen.getByRole("button", { name: /Play again/ }).click();
    expect(again).toHaveBeenCalledOnce();
    expect(sheet.textContent).toContain("Nix is out.");
  });

  it("is not answered by the keys of a race that ends while they are pressed", async () => {
    const again = vi.fn();
    const { show } = around({ over: over(), seats: SEATS, realTime: true }, { again });
    show(ResultSheet, { onclose: () => {} });
    expect(document.activeElement?.tagName).not.toBe("BUTTON");
    const before = location.hash;
    const next = screen.getByText("Play again").closest("div");
    expect(next?.inert).toBe(true);
    for (const [key, code] of [
      ["Enter", "Enter"],
      [" ", "Space"],
      ["w", "KeyW"],
      ["f", "KeyF"],
    ] as const)
      await fireEvent.keyDown(screen.getByRole("heading", { name: "You win!" }), { key, code });
    expect([again.mock.calls.length, location.hash]).toEqual([0, before]);
    vi.advanceTimersByTime(1000);
    await tick();
    expect(next?.inert).toBe(false);
    await fireEvent.keyDown(screen.getByRole("heading", { name: "You win!" }), { key: "Enter", code: "Enter" });
    expect(again).toHaveBeenCalledOnce();
  });

  it("checks the sealed shuffle, and says so in words when it does not fit", async () => {
    vi.useRealTimers();
    const fits = around({ over: over(), seats: SEATS, seedHash: await sealOf("7:salt") });
    fits.show(ResultSheet, { onclose: () => {} });
    expect(await screen.findByText("Fair shuffle: verified.")).toBeTruthy();
    cleanup();
    const wrong = around({ over: over(), seats: SEATS, seedHash: SEAL });
    wrong.show(ResultSheet, { onclose: () => {} });
    expect((await screen.findByRole("alert")).textContent).toContain("this isn't the shuffle that was sealed");
  });
});

it("tears the same paper the same way every time", () => {
  expect(strip(100, 40, 10, 7)).toBe(strip(100, 40, 10, 7));
  expect(strip(100, 40, 10, 7)).not.toBe(strip(100, 40, 10, 8));
});
