import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Line, pause, Socket } from "../src/net/socket";

class FakeLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  sent: string[] = [];
  closed = false;
  readyState: number = WebSocket.CONNECTING;

  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.closed = true;
  }
  up(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event("open"));
  }
  down(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }
  say(message: unknown): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

function setup() {
  const lines: FakeLine[] = [];
  const changes: string[] = [];
  const messages: unknown[] = [];
  const open = () => {
    const line = new FakeLine();
    lines.push(line);
    return line;
  };
  const socket = new Socket(
    () => "ws://x",
    { message: (m) => messages.push(m), change: (to) => changes.push(to) },
    { open, random: () => 0.5 },
  );
  const last = (): FakeLine => lines.at(-1) as FakeLine;
  return { socket, lines, changes, messages, last };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("socket", () => {
  it("waits twice as long each time, at most 8 s, spread by a quarter", () => {
    expect([0, 1, 2, 5, 9].map((tries) => pause(tries, 0.5))).toEqual([250, 500, 1000, 8000, 8000]);
    expect([pause(0, 0), pause(0, 1)]).toEqual([188, 313]);
  });

  it("comes back after a loss, and starts small again after a line that stood", () => {
    const { lines, changes, last } = setup();
    last().up();
    last().down();
    vi.advanceTimersByTime(249);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(2);
    last().down();
    vi.advanceTimersByTime(499);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(1);
    last().up();
    vi.advanceTimersByTime(10_000);
    last().down();
    vi.advanceTimersByTime(250);
    expect(lines).toHaveLength(4);
    expect(changes).toEqual(["open", "lost", "lost", "open", "lost"]);
  });

  it("gives up when the server says the table is gone", () => {
    const { lines, changes, last } = setup();
    last().down(4404);
    vi.advanceTimersByTime(60000);
    expect([lines.length, changes]).toEqual([1, ["gone"]]);
  });

  it("sends nothing while the line is down", () => {
    const { socket, last } = setup();
    expect(socket.send({ type: "again" })).toBe(false);
    last().up();
    expect(socket.send({ type: "again" })).toBe(true);
    expect(last().sent).toEqual(['{"type":"again"}']);
  });

  it("sends nothing on a line that is closing and does not know it yet", () => {
    const { socket, last } = setup();
    last().up();
    last().readyState = WebSocket.CLOSING;
    expect(socket.send({ type: "again" })).toBe(false);
    expect(last().sent).toEqual([]);
  });

  it("finds a dead line by its silence", () => {
    const { lines, changes, last } = setup();
    const first = last();
    first.up();
    vi.advanceTimersByTime(15000);
    expect(JSON.parse(first.sent[0] ?? "")).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(6000);
    expect(changes).toEqual(["open", "lost"]);
    expect(first.closed).toBe(true);
    vi.advanceTimersByTime(250);
    expect(lines).toHaveLength(2);
  });

  it("hears a pong as life and keeps it to itself", () => {
    const { changes, messages, last } = setup();
    last().up();
    vi.advanceTimersByTime(15000);
    last().say({ type: "pong", t: 1 });
    vi.advanceTimersByTime(14000);
    expect([changes, messages]).toEqual([["open"], []]);
  });

  it("renews the line on demand, and stays closed once closed", () => {
    const { socket, lines, last } = setup();
    last().up();
    socket.renew();
    expect([lines.length, lines[0]?.closed]).toEqual([2, true]);
    last().up();
    socket.close();
    vi.advanceTimersByTime(60000);
    socket.hurry();
    expect(lines).toHaveLength(2);
  });

  it("does not dial twice when hurried, and hurries when it only waits", () => {
    const { socket, lines, last } = setup();
    socket.hurry();
    expect(lines).toHaveLength(1);
    last().down();
    socket.hurry();
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(60000);
    expect(lines).toHaveLength(2);
  });

  it("hangs up also while it dials", () => {
    const { socket, lines, last } = setup();
    socket.close();
    expect(last().closed).toBe(true);
    vi.advanceTimersByTime(60000);
    expect(lines).toHaveLength(1);
  });
});
