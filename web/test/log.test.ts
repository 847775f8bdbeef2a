import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Log from "../src/kit/Log.svelte";
import NotePop from "../src/kit/NotePop.svelte";
import { NOTES, Notes } from "../src/kit/notes.svelte";
import type { LogLine } from "../src/net/protocol";
import { TABLE, TableContext } from "../src/table/context.svelte";
import { blank } from "../src/table/model.svelte";
import { ShownTable } from "../src/table/shown.svelte";
import type { TableState } from "../src/table/types";

const LINES: LogLine[] = [
  { n: 0, seat: -1, kind: "deal", text: "Each player draws 4 cards.", rule: null, turn: 0, code: "", args: {} },
  { n: 1, seat: 1, kind: "delay", text: "Nix falls 1, draws 2.", rule: "BH-GRAV-06", turn: 1, code: "", args: {} },
];
const state = (): TableState => ({
  ...blank("t"),
  game: "brawlhalla",
  connection: "open",
  log: LINES,
  seats: [
    { seat: 0, name: "Robin", kind: "me", level: null, team: 0, here: true },
    { seat: 1, name: "Nix-bot", kind: "bot", level: "easy", team: 1, here: true },
  ],
  you: [0],
});

/** What a table hands down to everything in it. */
function around(): Map<unknown, unknown> {
  const table = new TableContext(new ShownTable(state()).source());
  return new Map<unknown, unknown>([
    [TABLE, table],
    [NOTES, new Notes()],
  ]);
}

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn(
      async () =>
        new Response(
          JSON.stringify({ "BH-GRAV-06": { section: "Gravity", text: "Legends fall one space.", kind: "rule" } }),
        ),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("log", () => {
  it("follows lines that come, and stops only for a reader who scrolls up", async () => {
    render(Log, { context: around() });
    const box = screen.getByRole("region", { name: "All lines" });
    const size = { scrollHeight: 900, clientHeight: 200 };
    for (const key of ["scrollHeight", "clientHeight"] as const)
      Object.defineProperty(box, key, { get: () => size[key], configurable: true });
    const scroll = async (top: number, high: number): Promise<void> => {
      size.scrollHeight = high;
      box.scrollTop = top;
      await fireEvent.scroll(box);
    };
    const pill = () => screen.queryByRole("button", { name: "Newest" });
    await scroll(700, 900);
    await scroll(100, 1200);
    expect(pill()).toBeNull();
    await scroll(1000, 1200);
    await scroll(300, 1200);
    expect(pill()).not.toBeNull();
  });

  it("has turn headings and a tag on each line that has a rule", () => {
    render(Log, { context: around() });
    expect(screen.getByText("Start")).toBeTruthy();
    expect(screen.getByText("Nix-bot, now")).toBeTruthy();
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["BH-GRAV-06"]);
  });

  it("opens the rule's own text on a tap and closes it on Esc", async () => {
    const context = around();
    render(Log, { context });
    render(NotePop, { context });
    const tag = screen.getByRole("button", { name: "Rule BH-GRAV-06" });
    await fireEvent.click(tag);
    expect(await screen.findByText("Legends fall one space.")).toBeTruthy();
    expect(tag.getAttribute("aria-expanded")).toBe("true");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByText("Legends fall one space.")).toBeNull();
  });
});
