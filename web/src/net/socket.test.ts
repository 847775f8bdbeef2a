import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Line, pause, Socket } from "./socket";

let lines: Line[] = [];
const heard: string[] = [];

function dial(): Line {
  const nothing = () => undefined;
  const line: Line = { readyState: 1, send: nothing, close: nothing, onopen: null, onmessage: null, onclose: null };
  lines.push(line);
  return line;
}

/** The line that was dialled last opens, and the server closes it with this code. */
function closed(code: number): void {
  const line = lines[lines.length - 1];
  line?.onopen?.(new Event("open"));
  line?.onclose?.({ code } as CloseEvent);
}

describe("a socket that the server closes", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    heard.length = 0;
    const handlers = { message: () => undefined, change: (to: string) => void heard.push(to) };
    new Socket(() => "ws://here/", handlers, { open: dial, random: () => 0.5 });
  });
  afterEach(() => vi.useRealTimers());

  it("dials again at once after a lost line", () => {
    closed(1006);
    vi.advanceTimersByTime(pause(0, 0.5));
    expect(lines).toHaveLength(2);
    expect(heard).toEqual(["open", "lost"]);
  });

  it("gives a server that cannot serve now some seconds, each time", () => {
    for (let n = 1; n < 4; n++) {
      closed(1013);
      vi.advanceTimersByTime(3999);
      expect(lines).toHaveLength(n);
      vi.advanceTimersByTime(1);
      expect(lines).toHaveLength(n + 1);
    }
    expect(heard).not.toContain("gone");
  });

  it("waits longer each time a line breaks as soon as it is up, and is quick again after one that stood", () => {
    for (const ms of [250, 500, 1000, 2000]) {
      closed(1006);
      const count = lines.length;
      vi.advanceTimersByTime(ms - 1);
      expect(lines).toHaveLength(count);
      vi.advanceTimersByTime(1);
      expect(lines).toHaveLength(count + 1);
    }
    lines.at(-1)?.onopen?.(new Event("open"));
    vi.advanceTimersByTime(10_000);
    const count = lines.length;
    lines.at(-1)?.onclose?.({ code: 1006 } as CloseEvent);
    vi.advanceTimersByTime(250);
    expect(lines).toHaveLength(count + 1);
  });

  it("does not dial a table that is gone", () => {
    closed(4404);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(heard).toEqual(["open", "gone"]);
  });
});

/** Timers that a test strikes by hand: each with its pause, in the order in which they were set. */
function striker() {
  const set: { ms: number; call: () => void; gone: boolean }[] = [];
  const timer = (call: () => void, ms: number) => {
    const one = { ms, call, gone: false };
    set.push(one);
    return () => {
      one.gone = true;
    };
  };
  const strike = (ms: number): void => {
    const one = set.find((entry) => entry.ms === ms && !entry.gone);
    if (!one)
      throw new Error(`no timer of ${ms} ms; there are ${set.filter((entry) => !entry.gone).map((entry) => entry.ms)}`);
    one.gone = true;
    one.call();
  };
  return { timer, strike };
}

describe("a line that is renewed", () => {
  it("starts anew at once, then after growing pauses that chance spreads, until one has stood", () => {
    lines = [];
    const told: unknown[] = [];
    const chances = [0.5, 0, 1];
    const { timer, strike } = striker();
    const socket = new Socket(
      () => "ws://here/",
      { message: () => undefined, change: (to, retry) => void told.push(retry ? [to, retry.tries, retry.ms] : [to]) },
      { open: dial, random: () => chances.shift() ?? 0.5, timer },
    );
    const up = (): void => void lines.at(-1)?.onopen?.(new Event("open"));
    up();
    socket.renew();
    expect(lines).toHaveLength(2);
    up();
    socket.renew();
    expect(lines).toHaveLength(2);
    strike(250);
    up();
    socket.renew();
    strike(375);
    up();
    socket.renew();
    strike(1250);
    expect(lines).toHaveLength(5);
    up();
    strike(10_000);
    socket.renew();
    expect(lines).toHaveLength(6);
    expect(told.filter((one) => (one as unknown[])[0] === "lost")).toEqual([
      ["lost", 2, 250],
      ["lost", 3, 375],
      ["lost", 4, 1250],
    ]);
  });

  it("waits 10 s at the most, however often it fails", () => {
    expect(Math.max(...Array.from({ length: 60 }, (_, tries) => pause(tries, 1)))).toBe(10_000);
  });
});
