import { describe, expect, it, vi } from "vitest";
import { plain } from "../src/kit/said";
import type { Beat, ClientMessage, ServerMessage, State, Welcome } from "../src/net/protocol";
import type { Handlers } from "../src/net/socket";
import type { BeatTold } from "../src/table/events";
import { TableStore } from "../src/table/model.svelte";
import { Clock, type NotTaken } from "../src/table/realtime";
import { id } from "./ids";

const WELCOME: Welcome = {
  type: "welcome",
  table: "t1",
  game: "brawl",
  options: {},
  seats: [],
  you: [0],
  seed_hash: "",
  rules_version: 1,
  version: 1,
  bot_pause_ms: 0,
  setup: {},
  tutorial: false,
  real_time: true,
};
const STATE: State = {
  type: "state",
  version: 1,
  as_seat: 0,
  view: { now: 0, bases: { A1: { hits: 0 } } },
  log_from: 0,
  log: [],
  decision: null,
  waiting: null,
  curtain: null,
  over: null,
  seats: [],
  undo: null,
  clock_ms: null,
  now: 0,
};
const beat = (version: number, more: Partial<Beat> = {}): Beat => ({
  type: "beat",
  version,
  now: 10 * version,
  seq: version,
  seat: 0,
  ref: null,
  action_kind: "play",
  patch: {},
  log: [],
  due_ms: null,
  ...more,
});

function table() {
  const sent: ClientMessage[] = [];
  const calls = { renewed: 0 };
  let hand: Handlers | undefined;
  const store = new TableStore("t1", {
    wire: (handlers) => {
      hand = handlers;
      return {
        send: (message) => Boolean(sent.push(message)),
        hurry: () => {},
        renew: () => {
          calls.renewed += 1;
        },
        close: () => {},
      };
    },
  });
  const beats: BeatTold[] = [];
  const missed: NotTaken[] = [];
  store.on("beat", (told) => beats.push(told));
  store.on("missed", (no) => missed.push(no));
  const down = (message: ServerMessage): void => hand?.message(message);
  hand?.change("open");
  down(WELCOME);
  down(STATE);
  const rush = (action: number): number => {
    store.rush(id(action), { card: 3, ghost: { kind: "other" } });
    const last = sent.at(-1);
    return last?.type === "rush" ? last.ref : -1;
  };
  const pong = (way: number): void => hand?.pong?.({ type: "pong", t: 0, now: 0 }, performance.now() - way);
  return { store, sent, beats, missed, down, rush, calls, pong, line: (to: "open" | "lost") => hand?.change(to) };
}

describe("real time", () => {
  it("keeps a request until its beat, and lays the patch on the view", () => {
    const { store, down, rush, sent, beats } = table();
    const ref = rush(40);
    expect(sent.at(-1)).toMatchObject({ type: "rush", action: 40, seat: 0, card: 3 });
    expect(store.state.live.sent).toHaveLength(1);
    down(beat(2, { ref, patch: { "bases.A1": { hits: 1 } } }));
    expect(store.state.live.sent).toHaveLength(0);
    expect(store.state.view).toMatchObject({ bases: { A1: { hits: 1 } } });
    expect(beats).toMatchObject([{ own: true, before: { view: { bases: { A1: { hits: 0 } } } } }]);
  });

  it("lets a rival's beat pass while a request is under way", () => {
    const { store, down, rush, beats } = table();
    rush(40);
    down(beat(2, { seat: 1 }));
    expect(store.state.live.sent).toHaveLength(1);
    expect(beats).toMatchObject([{ beat: { seat: 1 }, own: false }]);
  });

  it("takes a refused request back and says how late it was", () => {
    const { store, down, rush, missed } = table();
    const refused = vi.fn();
    store.on("refused", refused);
    const ref = rush(40);
    down({
      type: "refused",
      ref,
      rule: "BR-ARB-03",
      why: plain("Late."),
      out: null,
      code: "top_is_block",
      late_ms: 112,
      by: 1,
    });
    expect(store.state.live.sent).toHaveLength(0);
    expect(missed).toMatchObject([{ lateMs: 112, by: 1, chained: false }]);
    expect(refused).not.toHaveBeenCalled();
  });

  it("says nothing of a request that only failed with the one before it", () => {
    const { down, rush, missed } = table();
    const first = rush(40);
    const second = rush(0);
    down({
      type: "refused",
      ref: first,
      rule: null,
      why: plain("Late."),
      out: null,
      code: "top_is_block",
      late_ms: 5,
      by: 1,
    });
    down({ type: "refused", ref: second, rule: null, why: plain("Hand full."), out: null, code: "hand_full" });
    expect(missed.map((one) => one.chained)).toEqual([false, true]);
  });

  it("heals a gap by a fresh line, and a lost line forgets what was under way", () => {
    const { store, down, rush, calls, line } = table();
    down(beat(4));
    expect(calls.renewed).toBe(1);
    rush(40);
    line("lost");
    expect(store.state.live.sent).toHaveLength(0);
  });

  it("forgets what was under way when a fresh line heals a gap: nobody will answer it", () => {
    const { store, down, rush, calls } = table();
    rush(40);
    down(beat(4));
    expect(calls.renewed).toBe(1);
    down(WELCOME);
    down(STATE);
    expect(store.state.live.sent).toHaveLength(0);
  });

  it("stamps the lines of a beat with its time", () => {
    const { store, down } = table();
    down(beat(2, { log: [{ n: 0, seat: 0, kind: "play", text: "x", rule: null, turn: 0, code: "", args: {} }] }));
    expect(store.state.log[0]?.now).toBe(20);
  });
});

describe("the lag", () => {
  it("counts no ping of a page that still loads", () => {
    const { store, pong } = table();
    const state = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    for (let n = 0; n < 8; n++) pong(900);
    expect(store.state.live.lag).toBeNull();
    state.mockReturnValue("complete");
    for (let n = 0; n < 4; n++) pong(10);
    expect(store.state.live.lag).toBeLessThan(150);
    expect(store.state.live.lag).toBeGreaterThanOrEqual(10);
  });
});

describe("the table's clock", () => {
  it("believes the quickest way", () => {
    const clock = new Clock();
    expect(clock.hear(100, 120, 5000)).toBe(5010 - 120);
    expect(clock.hear(200, 400, 9999)).toBeNull();
    expect(clock.hear(500, 510, 5400)).toBe(5405 - 510);
  });
});
