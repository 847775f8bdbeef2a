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
    new Socket("ws://here/", handlers, { open: dial, random: () => 0.5 });
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

  it("does not dial a table that is gone", () => {
    closed(4404);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(heard).toEqual(["open", "gone"]);
  });
});
