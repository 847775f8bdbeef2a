import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Branch from "../src/app/replay/Branch.svelte";
import DropSave from "../src/app/replay/DropSave.svelte";
import { change, row, summary, swings, turningPoint } from "../src/app/replay/estimate";
import Graph from "../src/app/replay/Graph.svelte";
import { commandOf } from "../src/app/replay/keys";
import { linkTo, placeOf } from "../src/app/replay/link";
import Moves from "../src/app/replay/Moves.svelte";
import Notes from "../src/app/replay/Notes.svelte";
import { Player } from "../src/app/replay/player.svelte";
import { prefix } from "../src/app/replay/prefix";
import {
  ALL,
  headline,
  momentName,
  nameOf,
  nearest,
  newsAt,
  ownTurns,
  reel,
  refusedAt,
  stop,
  tableAt,
} from "../src/app/replay/reel";
import { parse, router } from "../src/app/router.svelte";
import type { Estimate, Frame, LogLine, Replay } from "../src/net/protocol";
import { tell } from "../src/words/say";
import { speak } from "./spoken";

const line = (n: number, turn = 1): LogLine =>
  ({ n, seat: n % 2, kind: "say", text: `line ${n}`, rule: null, turn, data: [] }) as unknown as LogLine;

const frame = (n: number, more: Partial<Frame> = {}): Frame => ({
  n,
  now: 1000 * (n + 1),
  seat: n % 2,
  name: "do",
  patch: { count: n + 1 },
  log: [line(n + 1)],
  ...more,
});

/** Two parts of two and three decisions; something big at the second and the fifth. */
function replay(more: Partial<Replay> = {}): Replay {
  const big = [{ kind: "ko", seat: 1 }];
  return {
    table: "t1",
    game: "nothing",
    eyes: ALL,
    seats: [
      { name: "Robin", team: 0, level: null },
      { name: "Mako", team: 1, level: "hard" },
    ],
    options: {},
    real_time: false,
    seed: "7",
    view: { count: 0, seats: [] },
    log: [line(0)],
    frames: [frame(0), frame(1, { big }), frame(2), frame(3, { log: [] }), frame(4, { big })],
    requests: [],
    setup: {},
    parts: [
      { number: 1, end: 2 },
      { number: 2, end: 5 },
    ],
    part: "turn",
    highlights: { ko: { icon: "skull", word: "KO", jump: true } },
    over: {
      reason: 1,
      id: "X",
      words: "over",
      places: [1, 2],
      scores: [1, 0],
      winners: [0],
      seed: "7",
      salt: "",
    },
    ended: 0,
    save: true,
    write: false,
    origin: null,
    ...more,
  } as unknown as Replay;
}

const told = (shares: (number[] | null)[], counting = false): Estimate => ({ teams: [[0], [1]], shares, counting });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("whoever played here", () => {
  it("is called You, in a sentence as in a list", () => {
    const [mine, theirs] = [replay({ you: [0] }), replay({ you: [1] })];
    expect(headline(mine)).toBe("You beat Mako");
    expect(headline(theirs)).toBe("Robin beat you");
    expect(nameOf(theirs, 1)).toBe("You");
    expect(row(mine, told([null, null, null]), 0)).toBe("Turn 1: not counted, KO by Mako");
    expect(row(theirs, told([null, null, null]), 0)).toBe("Turn 1: not counted, KO by you");
    expect(summary(mine, told([[50, 50]]))).toBe("Estimate: how often you win.");
  });

  it("is not through another's eyes, nor for who played several seats", () => {
    expect(nameOf(replay({ you: [0], eyes: 1 }), 0)).toBe("Robin");
    expect(headline(replay({ you: [0], eyes: 1 }))).toBe("You beat Mako");
    expect(nameOf(replay({ you: [0, 1] }), 0)).toBe("Robin");
  });

  it("sits there, unless the game is seen through another's eyes", () => {
    const at = { n: 0, from: 0, offset: 0 };
    expect(tableAt(reel(replay({ you: [1] })), at).you).toEqual([1]);
    expect(tableAt(reel(replay({ you: [1], eyes: 0 })), at).you).toEqual([0]);
  });

  it("is offered their own seat to go on from, whoever is about to act", () => {
    HTMLDialogElement.prototype.showModal = vi.fn(); // jsdom has no dialogs
    render(Branch, { made: reel(replay({ you: [1] })), n: 2, eyes: ALL, onclose: () => undefined });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "You", hidden: true }).checked).toBe(true);
    cleanup();
    render(Branch, { made: reel(replay({ you: [1] })), n: 2, eyes: 0, onclose: () => undefined });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Robin", hidden: true }).checked).toBe(true);
  });
});

describe("the moves", () => {
  it("head a turn by whose turn it is, though the other one does its first deed, and leave out what says nothing", () => {
    const frames = [
      frame(0, { log: [line(1)] }),
      frame(1, { log: [line(2), { ...line(4, 2), text: "Robin's turn" }] }),
      frame(2, { log: [line(3, 2)] }),
      frame(3, { log: [] }),
    ];
    const made = reel(
      replay({
        frames,
        parts: [
          { number: 1, end: 2 },
          { number: 2, end: 4 },
        ],
      }),
    );
    const story = { tell: (one: LogLine) => one.text ?? "", quiet: (one: LogLine) => one.text === "Robin's turn" };
    render(Moves, { made, n: 3, told: null, ongo: () => undefined, story });
    expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "Turn 1, Robin",
      "Turn 2, Robin",
    ]);
    expect(screen.queryByText("Robin's turn")).toBeNull();
  });
});

describe("a prefix of a list", () => {
  it("reads like a shorter list and copies nothing", () => {
    const all = [1, 2, 3, 4];
    const some = prefix(all, 2);
    expect([some.length, some[1], some[2], some.at(-1)]).toEqual([2, 2, undefined, 2]);
    expect([...some]).toEqual([1, 2]);
    expect(some.filter((one) => one > 1)).toEqual([2]);
    expect(some.slice(-1)).toEqual([2]);
    expect(some.findLast((one) => one < 9)).toBe(2);
    expect(Array.isArray(some)).toBe(true);
    all[0] = 9;
    expect(some[0], "it is a view").toBe(9);
    expect(() => some.push(5)).toThrow(TypeError);
  });
  it("is the list itself where it is whole", () => {
    const all = [1];
    expect(prefix(all, 1)).toBe(all);
  });
});

describe("a reel", () => {
  const made = reel(replay());
  it("has a view and a log for every decision, of any kind of game", () => {
    const moment = { n: 2, from: 1, offset: 0 };
    const at = tableAt(made, moment);
    expect(at.view).toEqual({ count: 2, seats: [] });
    expect(at.log.map((one) => one.n)).toEqual([0, 1, 2]);
    expect(newsAt(made, moment).map((one) => one.n)).toEqual([2]);
    expect([at.realTime, at.over, at.you, at.asSeat]).toEqual([false, null, [], -1]);
    expect(tableAt(made, { n: 5, from: 5, offset: 0 }).over?.winners).toEqual([0]);
  });
  it("has no news when it goes back or jumps", () => {
    expect(newsAt(made, { n: 1, from: 4, offset: 0 })).toEqual([]);
    expect(newsAt(made, { n: 4, from: 4, offset: 0 })).toEqual([]);
  });
  it("gives each part the same room, or the time it took", () => {
    expect(made.places).toEqual([0, 0.25, 0.5, 0.5 + 1 / 6, 0.5 + 2 / 6, 1]);
    const timed = reel(replay({ real_time: true, part: "second" }));
    expect(timed.places[0]).toBe(0);
    expect(timed.places[1]).toBeCloseTo(800 / 4800);
    expect(timed.places[5]).toBe(1);
  });
  it("finds the nearest decision, and the stops around one", () => {
    expect([-1, 0.1, 0.2, 0.6, 2].map((x) => nearest(made, x))).toEqual([0, 0, 1, 3, 5]);
    expect(made.jumps).toEqual([2, 5]);
    expect([stop(made.jumps, 2, 1, 5), stop(made.jumps, 2, -1, 5), stop(made.jumps, 5, -1, 5)]).toEqual([5, 0, 2]);
  });
  it("says where it is and who won", async () => {
    expect(momentName(made, 5, tell)).toBe("Turn 2 of 2, line 5");
    expect(momentName(made, 0, tell)).toBe("Start");
    expect(headline(made.replay)).toBe("Robin beat Mako");
    const seats = made.replay.seats.map((seat, p) => (p ? seat : { ...seat, name: "Player 1", unnamed: true }));
    await speak("de");
    expect(headline({ ...made.replay, seats })).toContain("Platz 1");
    await speak("en");
  });
  it("tells a refused request for a moment", () => {
    const no = { seq: 1, came: 0, at: 2000, seat: 0, action: "x", card: -1, sent: 0, code: "late", rule: null };
    const racing = reel(replay({ real_time: true, requests: [no] }));
    expect([1, 2, 3].map((n) => refusedAt(racing, n)?.code)).toEqual([undefined, "late", undefined]);
  });
});

describe("a player", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const over = (more: Partial<Replay>, busy = () => false): Player => {
    const made = reel(replay(more));
    return new Player(() => made, busy);
  };

  it("changes state once a decision and moves the head by itself", () => {
    const player = over({ real_time: true });
    const head = vi.fn();
    player.follow(head);
    player.play();
    expect(head).toHaveBeenLastCalledWith(1, expect.closeTo(4800, 0));
    const shown = new Set<object>();
    for (let ms = 0; ms < 4000; ms += 16) {
      vi.advanceTimersByTime(16);
      shown.add(player.at);
    }
    expect(player.n).toBe(4);
    expect(shown.size, "the start and four decisions, however many frames").toBe(5);
    expect(head.mock.calls.length).toBeLessThan(4);
  });
  it("keeps the clock of a game in real time, at its own speed only", () => {
    const player = over({ real_time: true });
    player.play();
    expect(player.at.offset).not.toBe(0);
    player.pace(2);
    expect(player.at.offset).toBe(0);
    vi.advanceTimersByTime(2400);
    expect([player.n, player.running]).toEqual([5, false]);
  });
  it("plays a game of turns without its clock, and waits for the board", () => {
    let showing = true;
    const player = over({}, () => showing);
    player.play();
    vi.advanceTimersByTime(1500);
    expect(player.n).toBe(0);
    showing = false;
    vi.advanceTimersByTime(200);
    expect(player.n).toBe(1);
    vi.advanceTimersByTime(6000);
    expect([player.n, player.running]).toEqual([5, false]);
    player.play();
    expect(player.n, "from the start again").toBe(0);
  });
  it("stands where it was sent", () => {
    const player = over({});
    player.play();
    player.go(3);
    vi.advanceTimersByTime(9000);
    expect([player.n, player.running]).toEqual([3, false]);
    player.go(99);
    expect(player.n).toBe(5);
    player.go(-1);
    expect(player.n).toBe(0);
  });
});

describe("the estimate in words", () => {
  const one = replay();
  it("marks a swing of 15 or more", () => {
    const shares = told([
      [50, 50],
      [64, 36],
      [40, 60],
    ]);
    expect(swings(shares)).toEqual([{ k: 1, by: -24 }]);
    expect([change(shares, 0), change(shares, 1)]).toEqual([14, -24]);
    expect(turningPoint(shares)).toEqual({ k: 1, by: -24 });
    expect(turningPoint({ ...shares, counting: true })).toBeNull();
    expect(
      turningPoint(
        told([
          [50, 50],
          [60, 40],
        ]),
      ),
    ).toBeNull();
  });
  it("reads as a table of turns", () => {
    expect(row(one, told([[50, 50], [66, 34], null]), 0)).toBe("Turn 1: 66, was 50, KO by Mako");
    expect(row(one, told([[50, 50], [66, 34], null]), 1)).toBe("Turn 2: not counted, KO by Mako");
  });
  it("is drawn as far as it is counted, and the lane stays without it", () => {
    const made = reel(one);
    const player = new Player(() => made);
    const shown = render(Graph, { made, player, told: told([[50, 50], [66, 34], null], true), notes: [], tell });
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain("up 16 at Turn 1");
    expect(screen.getByRole("slider", { name: "Moment" }).getAttribute("aria-valuetext")).toBe("Start");
    shown.unmount();
    render(Graph, { made, player, told: null, notes: [], tell });
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getAllByTitle("KO by Mako")).toHaveLength(2);
  });
});

describe("one's own decisions", () => {
  it("begin where the seat is asked, once for what it decides in a row", () => {
    const frames = [frame(0), frame(1, { seat: 0 }), frame(2, { seat: 1 }), frame(3, { seat: 0 })];
    expect(ownTurns(reel(replay({ frames, eyes: 0 })))).toEqual([0, 3]);
    expect(ownTurns(reel(replay({ frames, you: [1] })))).toEqual([2]);
    expect(ownTurns(reel(replay({ frames })))).toEqual([]);
  });
});

describe("a link to a move", () => {
  it("opens at the move with the eyes", () => {
    const link = linkTo("t1", 21, 0);
    expect(link.endsWith("#/replay/t1?at=21&eyes=0")).toBe(true);
    const hash = link.slice(link.indexOf("#"));
    expect(parse(hash)).toEqual({ page: "replay", table: "t1" });
    expect(placeOf(hash)).toEqual({ at: 21, eyes: 0, learn: false });
    expect(placeOf(new URL(linkTo("t1", 3, ALL)).hash)).toEqual({ at: 3, eyes: ALL, learn: false });
  });
  it("names the start where it names nothing that is", () => {
    expect(placeOf("#/replay/t1")).toEqual({ at: null, eyes: ALL, learn: false });
    expect(placeOf("#/replay/t1?learn").learn).toBe(true);
    expect(placeOf("#/replay/t1?at=-4&eyes=nobody")).toEqual({ at: null, eyes: ALL, learn: false });
  });
});

describe("keys", () => {
  const key = (init: KeyboardEventInit): string | null => commandOf(new KeyboardEvent("keydown", init));
  it("mean what the page says", () => {
    expect(key({ key: " ", code: "Space" })).toBe("play");
    expect(key({ key: "ArrowRight", shiftKey: true })).toBe("part-on");
    expect([key({ key: "[" }), key({ key: "]" }), key({ key: "1" })]).toEqual(["jump-back", "jump-on", "eyes-0"]);
    expect([key({ key: "m" }), key({ key: "M", shiftKey: true }), key({ key: "l" })]).toEqual([
      "mine-on",
      "mine-back",
      "learn",
    ]);
    expect([key({ key: "s", ctrlKey: true }), key({ key: "x" })]).toEqual([null, null]);
  });
  it("are a note's own while it is written", () => {
    const field = document.body.appendChild(document.createElement("input"));
    let found: string | null = "none";
    field.addEventListener("keydown", (event) => {
      found = commandOf(event);
    });
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "b", bubbles: true }));
    expect(found).toBeNull();
    field.remove();
  });
});

describe("notes", () => {
  it("are shown as words, whatever they say", () => {
    const made = reel(replay());
    const text = '<img src=x onerror="alert(1)">';
    render(Notes, {
      made,
      n: 2,
      notes: [
        { id: 1, at: 1, name: "Juno", text, mine: false },
        { id: 2, at: 4, name: "Juno", text: "later", mine: false },
      ],
      onchange: () => {},
    });
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
    expect(document.querySelector("img")).toBeNull();
    expect(screen.queryByText("later", { exact: false })).toBeNull();
    expect(screen.queryByRole("textbox"), "who was not there does not write").toBeNull();
  });
});

describe("a save that is dropped on a page", () => {
  const drop = (files: File[]): Promise<boolean> =>
    fireEvent(
      window,
      Object.assign(new Event("drop", { cancelable: true }), { dataTransfer: { types: ["Files"], files } }),
    );

  it("frames the page, and opens where the server says", async () => {
    const go = vi.spyOn(router, "go").mockImplementation(() => {});
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response('{"table":"Sabc"}', { status: 201 })),
    );
    render(DropSave);
    const enter = Object.assign(new Event("dragenter"), { dataTransfer: { types: ["Files"] } });
    await fireEvent(window, enter);
    expect(screen.getByText("Drop to open")).toBeTruthy();
    await drop([new File(["rumpus-save 2"], "a.txt")]);
    await waitFor(() => expect(go).toHaveBeenCalledWith("#/replay/Sabc"));
    expect(screen.queryByText("Drop to open")).toBeNull();
  });
  it("says in one sentence what was wrong with it", async () => {
    const words = "This save can't be opened: line 1: not a save file.";
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response(JSON.stringify({ error: words }), { status: 400 })),
    );
    render(DropSave);
    await drop([new File(["x"], "a.txt")]);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(words));
    await drop([new File(["x".repeat(262_145)], "b.txt")]);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("262144 is the limit"));
  });
});
