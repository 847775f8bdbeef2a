import { describe, expect, it, vi } from "vitest";
import { plain } from "../src/kit/said";
import type { ClientMessage, Decision, LogLine, State, Welcome } from "../src/net/protocol";
import type { Handlers } from "../src/net/socket";
import type { Happening, Happenings } from "../src/table/events";
import { TableStore } from "../src/table/model.svelte";
import { named } from "../src/table/words";
import { tell } from "../src/words/say";
import { id } from "./ids";
import { speak } from "./spoken";

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
  what: plain("Go."),
  how: plain(""),
  actions: [],
  forbidden: [],
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
  code: "",
  args: {},
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
  let handlers: Handlers | undefined;
  const store = new TableStore("t1", {
    wire: (given) => {
      handlers = given;
      return { send: (message) => (line.up ? sent.push(message) > 0 : false), hurry: () => {}, renew, close: () => {} };
    },
    botPause: () => 300,
  });
  const hear = <K extends Happening>(kind: K): Happenings[K][] => {
    const all: Happenings[K][] = [];
    store.on(kind, (what) => void all.push(what));
    return all;
  };
  const change = (to: "open" | "lost" | "gone"): void => handlers?.change(to);
  change("open");
  store.receive(WELCOME);
  return { store, sent, line, renew, hear, change };
}

describe("table store", () => {
  it("greets with the bots' pace and takes the whole first state", () => {
    const { store, sent } = setup();
    expect(sent).toEqual([{ type: "speed", bot_pause_ms: 300 }]);
    store.receive(news(1, 0, [line(0), line(1)]));
    expect(store.state).toMatchObject({ version: 1, tutorial: true, connection: "open", step: 1 });
    expect(store.state.log).toHaveLength(2);
  });

  it("adds new lines and tells them, but not those of the first state", () => {
    const { store, hear } = setup();
    const told = hear("lines");
    store.receive(news(1, 0, [line(0)]));
    store.receive(news(2, 1, [line(1), line(2)]));
    expect(store.state.log.map((one) => one.n)).toEqual([0, 1, 2]);
    expect(told.map((lines) => lines.map((one) => one.n))).toEqual([[1, 2]]);
  });

  it("cuts the log back on an undo", () => {
    const { store, hear } = setup();
    const told = hear("state");
    store.receive(news(1, 0, [line(0), line(1), line(2)]));
    store.receive(news(2, 1, [line(1, "taken back")]));
    expect(store.state.log.map((one) => one.text)).toEqual(["line 0", "taken back"]);
    expect(told.at(-1)?.lines.map((one) => one.text)).toEqual(["taken back"]);
    expect(told.at(-1)?.before.log).toHaveLength(3);
  });

  it("renews the line when a version or a line was missed, and changes nothing by the torn state", () => {
    const { store, renew } = setup();
    store.receive(news(1, 0, [line(0)]));
    store.receive(news(3, 1, [line(1)]));
    store.receive(news(2, 5, [line(5)]));
    expect(renew).toHaveBeenCalledTimes(2);
    expect(store.state.version).toBe(1);
  });

  it("heals by the first state of a new connection, and tells what happened meanwhile", () => {
    const { store, change, hear } = setup();
    const told = hear("state");
    store.receive(news(4, 0, [line(0)]));
    change("lost");
    expect(store.state.connection).toBe("lost");
    change("open");
    store.receive(WELCOME);
    store.receive(news(1, 0, [line(0), line(1)]));
    expect(store.state).toMatchObject({ version: 1, connection: "open" });
    expect(told.at(-1)?.lines.map((one) => one.n)).toEqual([1]);
  });

  it("sends a play once, with the version it was made on, until it is answered", () => {
    const { store, sent } = setup();
    store.receive(news(1, 0, []));
    store.play([id(3), id(4)]);
    store.play([id(5)]);
    expect(sent.slice(1)).toEqual([{ type: "play", ref: 1, seat: 0, version: 1, actions: [3, 4] }]);
    expect(store.state.pending).toMatchObject({ ref: 1, actions: [3, 4] });
    store.receive(news(2, 0, []));
    expect(store.state.pending).toBeNull();
  });

  it("keeps a play pending while others answer and the decision is still the same", () => {
    const { store, sent } = setup();
    const asked = { ...DECISION, ticket: 7 };
    store.receive(news(1, 0, [], { decision: asked }));
    store.play([id(3)]);
    store.receive(news(2, 0, [], { decision: asked }));
    store.play([id(5)]);
    expect(sent).toHaveLength(2);
    expect(store.state.pending).toMatchObject({ actions: [3], ticket: 7 });
    store.receive(news(3, 0, [], { decision: { ...asked, ticket: 8 } }));
    expect(store.state.pending).toBeNull();
    store.free([id(9)]);
    store.receive(news(4, 0, [], { decision: { ...asked, ticket: 8 } }));
    expect(store.state.pending).toBeNull();
  });

  it("frees the hand on a refusal and tells its rule; the same words twice are two refusals", () => {
    const { store, hear } = setup();
    const told = hear("refused");
    store.receive(news(1, 0, []));
    store.play([id(3)]);
    store.receive({ type: "refused", ref: 1, rule: "BH-MOVE-05", why: plain("No."), out: null });
    expect(store.state.pending).toBeNull();
    store.receive({ type: "refused", ref: 2, rule: "BH-MOVE-05", why: plain("No."), out: null });
    expect(told).toMatchObject([
      { ref: 1, rule: "BH-MOVE-05", why: plain("No.") },
      { ref: 2, rule: "BH-MOVE-05", why: plain("No.") },
    ]);
  });

  it("does not play when it is not our turn, or says that the line is down", () => {
    const { store, sent, line, hear } = setup();
    const told = hear("refused");
    store.receive(news(1, 0, [], { decision: { ...DECISION, yours: false } }));
    store.play([id(1)]);
    expect(sent).toHaveLength(1);
    store.receive(news(2, 0, []));
    line.up = false;
    store.play([id(1)]);
    expect(store.state.pending).toBeNull();
    expect(told.at(-1)?.why).toContain("connection is lost");
  });

  it("takes back for the seat that may, and only then", () => {
    const { store, sent } = setup();
    store.receive(news(1, 0, []));
    store.undo();
    store.receive(news(2, 0, [], { undo: 0, decision: null, waiting: plain("Nix-bot is thinking") }));
    store.undo();
    expect(sent.slice(1)).toEqual([{ type: "undo", seat: 0 }]);
  });

  it("moves to the new table when playing again", () => {
    const { store, hear } = setup();
    const told = hear("moved");
    store.again();
    store.receive({ ...WELCOME, table: "t2" });
    expect(told).toEqual(["t2"]);
    expect(store.state.table).toBe("t1");
  });

  it("names every view by a step that never restarts, also when one state came before the line was lost", () => {
    const { store, change, hear } = setup();
    const told = hear("state");
    store.receive(news(1, 0, [line(0)]));
    change("lost");
    change("open");
    store.receive(WELCOME);
    store.receive(news(1, 0, [line(0), line(1)]));
    expect(told.map(({ after }) => [after.version, after.step])).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect(told[1]?.before.view).toEqual({ v: 1 });
  });

  it("forgets a play that nobody will answer when a fresh line begins, though its decision stands", () => {
    const { store } = setup();
    const asked = { ...DECISION, ticket: 7 };
    store.receive(news(1, 0, [], { decision: asked }));
    store.play([id(3)]);
    store.receive(WELCOME);
    store.receive(news(1, 0, [], { decision: asked }));
    expect(store.state.pending).toBeNull();
  });

  it("tells nobody who has stopped listening", () => {
    const { store } = setup();
    const heard: string[] = [];
    const off = store.on("refused", ({ why }) => heard.push(typeof why === "string" ? why : tell(why)));
    store.receive({ type: "error", ...plain("One.") });
    off();
    store.receive({ type: "error", ...plain("Two.") });
    expect(heard).toEqual(["One."]);
  });
});

describe("a seat without a name", () => {
  it("has the reader's word, and a name stays", async () => {
    const seat = { seat: 1, name: "Player 2", kind: "person" as const, level: null, team: 1, here: true };
    await speak("de");
    const said = named([{ ...seat, unnamed: true }, seat, { ...seat, name: "Mako" }]).map((one) => one.name);
    await speak("en");
    expect(said).toEqual(["Platz 2", "Player 2", "Mako"]);
    expect(named([{ ...seat, unnamed: true }])[0]?.name).toBe("Player 2");
  });
});
