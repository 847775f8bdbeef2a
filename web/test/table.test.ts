import { describe, expect, it, vi } from "vitest";
import type { ClientMessage, Decision, LogLine, State, Welcome } from "../src/protocol/types";
import type { Handlers } from "../src/stores/socket";
import { TableStore } from "../src/stores/table.svelte";

const WELCOME: Welcome = {
  type: "welcome",
  table: "t1",
  game: "toy",
  options: {},
  seats: [],
  you: [0],
  seed_hash: "",
  rules_version: 1,
  version: 1,
  bot_pause_ms: 600,
  setup: {},
  tutorial: true,
};
const DECISION: Decision = {
  seat: 0,
  yours: true,
  what: "Go.",
  how: "",
  actions: [],
  plans: [],
  undo: true,
  hint: true,
};

const line = (n: number, text = `line ${n}`): LogLine => ({
  n,
  seat: 0,
  kind: "say",
  text,
  rule: "R-1",
  turn: 1,
  data: [],
});

const news = (version: number, from: number, log: LogLine[], more: Partial<State> = {}): State => ({
  type: "state",
  version,
  as_seat: 0,
  view: { v: version },
  log_from: from,
  log,
  decision: DECISION,
  waiting: null,
  curtain: null,
  over: null,
  seats: [],
  undo: null,
  clock_ms: null,
  ...more,
});

function setup() {
  const sent: ClientMessage[] = [];
  const line = { up: true };
  const renew = vi.fn();
  const moved = vi.fn();
  let handlers: Handlers | undefined;
  const store = new TableStore("t1", {
    wire: (given) => {
      handlers = given;
      return { send: (message) => (line.up ? sent.push(message) > 0 : false), hurry: () => {}, renew, close: () => {} };
    },
    botPause: () => 300,
    moved,
  });
  const change = (to: "open" | "lost" | "gone"): void => handlers?.change(to);
  change("open");
  store.receive(WELCOME);
  return { store, sent, line, renew, moved, change };
}

describe("table store", () => {
  it("greets with the bots' pace and takes the whole first state", () => {
    const { store, sent } = setup();
    expect(sent).toEqual([{ type: "speed", bot_pause_ms: 300 }]);
    store.receive(news(1, 0, [line(0), line(1)]));
    expect(store.state).toMatchObject({ version: 1, tutorial: true, connection: "open", fresh: [] });
    expect(store.state.log).toHaveLength(2);
  });

  it("adds new lines and calls them fresh", () => {
    const { store } = setup();
    store.receive(news(1, 0, [line(0)]));
    store.receive(news(2, 1, [line(1), line(2)]));
    expect(store.state.log.map((one) => one.n)).toEqual([0, 1, 2]);
    expect(store.state.fresh.map((one) => one.n)).toEqual([1, 2]);
  });

  it("cuts the log back on an undo", () => {
    const { store } = setup();
    store.receive(news(1, 0, [line(0), line(1), line(2)]));
    store.receive(news(2, 1, [line(1, "taken back")]));
    expect(store.state.log.map((one) => one.text)).toEqual(["line 0", "taken back"]);
    expect(store.state.fresh.map((one) => one.text)).toEqual(["taken back"]);
  });

  it("renews the line when a version or a line was missed, and changes nothing by the torn state", () => {
    const { store, renew } = setup();
    store.receive(news(1, 0, [line(0)]));
    store.receive(news(3, 1, [line(1)]));
    store.receive(news(2, 5, [line(5)]));
    expect(renew).toHaveBeenCalledTimes(2);
    expect(store.state.version).toBe(1);
  });

  it("heals by the first state of a new connection, and shows what happened meanwhile", () => {
    const { store, change } = setup();
    store.receive(news(4, 0, [line(0)]));
    change("lost");
    expect(store.state.connection).toBe("lost");
    change("open");
    store.receive(WELCOME);
    store.receive(news(1, 0, [line(0), line(1)]));
    expect(store.state).toMatchObject({ version: 1, connection: "open" });
    expect(store.state.fresh.map((one) => one.n)).toEqual([1]);
  });

  it("sends a play once, with the version it was made on, until it is answered", () => {
    const { store, sent } = setup();
    store.receive(news(1, 0, []));
    store.play([3, 4]);
    store.play([5]);
    expect(sent.slice(1)).toEqual([{ type: "play", ref: 1, seat: 0, version: 1, actions: [3, 4] }]);
    expect(store.state.pending).toMatchObject({ ref: 1, actions: [3, 4] });
    store.receive(news(2, 0, []));
    expect(store.state.pending).toBeNull();
  });

  it("keeps a play pending while others answer and the decision is still the same", () => {
    const { store, sent } = setup();
    const asked = { ...DECISION, ticket: 7 };
    store.receive(news(1, 0, [], { decision: asked }));
    store.play([3]);
    store.receive(news(2, 0, [], { decision: asked }));
    store.play([5]);
    expect(sent).toHaveLength(2);
    expect(store.state.pending).toMatchObject({ actions: [3], ticket: 7 });
    store.receive(news(3, 0, [], { decision: { ...asked, ticket: 8 } }));
    expect(store.state.pending).toBeNull();
    store.free([9]);
    store.receive(news(4, 0, [], { decision: { ...asked, ticket: 8 } }));
    expect(store.state.pending).toBeNull();
  });

  it("frees the hand on a refusal and tells its rule; the same words twice are two refusals", () => {
    const { store } = setup();
    store.receive(news(1, 0, []));
    store.play([3]);
    store.receive({ type: "refused", ref: 1, rule: "BH-MOVE-05", text: "No." });
    const first = store.state.refusal?.n;
    expect(store.state).toMatchObject({ pending: null, refusal: { rule: "BH-MOVE-05", text: "No." } });
    store.receive({ type: "refused", ref: 2, rule: "BH-MOVE-05", text: "No." });
    expect(store.state.refusal?.n).not.toBe(first);
  });

  it("does not play when it is not our turn, or says that the line is down", () => {
    const { store, sent, line } = setup();
    store.receive(news(1, 0, [], { decision: { ...DECISION, yours: false } }));
    store.play([1]);
    expect(sent).toHaveLength(1);
    store.receive(news(2, 0, []));
    line.up = false;
    store.play([1]);
    expect(store.state.pending).toBeNull();
    expect(store.state.refusal?.text).toContain("Connection lost");
  });

  it("takes back for the seat that may, and only then", () => {
    const { store, sent } = setup();
    store.receive(news(1, 0, []));
    store.undo();
    store.receive(news(2, 0, [], { undo: 0, decision: null, waiting: "Nix-bot is thinking" }));
    store.undo();
    expect(sent.slice(1)).toEqual([{ type: "undo", seat: 0 }]);
  });

  it("asks why for an action or a space", () => {
    const { store, sent } = setup();
    store.receive(news(1, 0, []));
    store.why(7);
    store.why("r1c2");
    expect(sent.slice(1)).toEqual([
      { type: "why", seat: 0, action: 7 },
      { type: "why", seat: 0, space: "r1c2" },
    ]);
  });

  it("moves to the new table when playing again", () => {
    const { store, moved } = setup();
    store.again();
    store.receive({ ...WELCOME, table: "t2" });
    expect(moved).toHaveBeenCalledWith("t2");
  });
});
