import { describe, expect, it, vi } from "vitest";
import { FACES } from "../src/app/invite/faces";
import { type Link, MeetingStore, type News } from "../src/app/invite/meeting.svelte";
import type { ClientMessage, Meeting, ServerMessage } from "../src/net/protocol";
import { speak } from "./spoken";

const chair = (seat: number, kind: "me" | "person" | "empty" | "bot", name: string): Meeting["seats"][number] => ({
  seat,
  name,
  kind,
  level: null,
  team: seat,
  here: kind !== "empty",
});
const told = (more: Partial<Meeting> = {}): Meeting => ({
  type: "meeting",
  seats: [chair(0, "me", "Robin"), chair(1, "empty", "Free seat")],
  ready: [false, false],
  faces: [0, 1],
  since_ms: [0, 0],
  you: [0],
  host: true,
  code: "fox-42",
  starts_ms: null,
  watching: 0,
  people_only: "",
  decks: [],
  ...more,
});

function meet(news: News = {}) {
  const sent: ClientMessage[] = [];
  const names: (string | null)[] = [];
  let hear: (message: ServerMessage) => void = () => undefined;
  let change: (to: Link) => void = () => undefined;
  const close = vi.fn();
  const store = new MeetingStore("abc", news, (name, onmessage, onchange) => {
    names.push(name);
    hear = onmessage;
    change = onchange;
    return { send: (message) => sent.push(message) > 0, close, hurry: () => undefined };
  });
  return {
    store,
    sent,
    names,
    close,
    hear: (message: ServerMessage) => hear(message),
    change: (to: Link) => change(to),
  };
}

describe("a table that waits", () => {
  it("calls who gave no name in the reader's language", async () => {
    await speak("de");
    const came = vi.fn();
    const { store, hear } = meet({ came });
    hear(told());
    hear(told({ seats: [chair(0, "me", "Robin"), { ...chair(1, "person", "Player 2"), unnamed: true }] }));
    await speak("en");
    expect(store.told?.seats.map((seat) => seat.name)).toEqual(["Robin", "Platz 2"]);
    expect(came.mock.calls[0]?.[0].name).toBe("Platz 2");
  });

  it("is the server's word, and what changed is told once", () => {
    const news = { came: vi.fn(), left: vi.fn(), ready: vi.fn(), counting: vi.fn(), stopped: vi.fn(), begun: vi.fn() };
    const { store, hear } = meet(news);
    hear(told());
    expect(store.told?.code).toBe("fox-42");
    const mako = [chair(0, "me", "Robin"), chair(1, "person", "Mako")];
    hear(told({ seats: mako }));
    hear(told({ seats: mako }));
    expect(news.came).toHaveBeenCalledTimes(1);
    expect(news.came.mock.calls[0]?.[0]).toMatchObject({ name: "Mako" });
    hear(told({ seats: mako, ready: [true, true], starts_ms: 2400 }));
    expect(news.ready).toHaveBeenCalledTimes(2);
    expect(news.counting).toHaveBeenCalledTimes(1);
    hear(told({ seats: mako, ready: [true, false] }));
    expect(news.stopped).toHaveBeenCalledTimes(1);
    hear(told());
    expect(news.left).toHaveBeenCalledWith("Mako");
    hear({ type: "state" } as ServerMessage);
    expect(news.begun).toHaveBeenCalledTimes(1);
  });

  it("says why something was not done, until something else is asked", () => {
    const { store, sent, hear } = meet();
    const say = (text: string) => ({ code: "", args: {}, text });
    hear({ type: "refused", ref: null, why: say("Only the host."), out: say("Ask Robin."), rule: null });
    expect(store.refused).toBe("Only the host. Ask Robin.");
    store.send({ type: "prepared", ready: true });
    expect(store.refused).toBe("");
    expect(sent).toEqual([{ type: "prepared", ready: true }]);
  });

  it("sits down by a new line, and knows a table that is gone", () => {
    const { store, names, close, change } = meet();
    expect(names).toEqual([null]);
    store.sit("Mako");
    expect(close).toHaveBeenCalledTimes(1);
    expect(names).toEqual([null, "Mako"]);
    change("gone");
    expect(store.link).toBe("gone");
  });

  it("draws as many faces as the server knows", () => {
    expect(new Set(FACES.map((face) => face.icon)).size).toBe(12);
  });
});
