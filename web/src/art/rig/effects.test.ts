import { beforeAll, expect, test } from "vitest";
import { effect, type Kind, type Scene } from "./effects";

const KINDS: Kind[] = ["rays", "star", "streaks", "frost", "sparks", "tear"];
const SCENE: Scene = {
  at: [100, 200],
  to: [400, 40],
  size: [480, 300],
  half: [50, 20],
  ink: "#FFB629",
  seed: "s",
  words: ["KO", "again"],
  family: "Anybody",
};

/** A canvas that writes down what is drawn on it. */
function scribe(): { on: CanvasRenderingContext2D; drawn: string[] } {
  const drawn: string[] = [];
  const on = new Proxy({} as Record<string, unknown>, {
    get: (held, key) => held[String(key)] ?? ((...all: unknown[]) => drawn.push(`${String(key)}(${all.join()})`)),
    set: (held, key, value) => {
      drawn.push(`${String(key)}=${value}`);
      held[String(key)] = value;
      return true;
    },
  });
  return { on: on as unknown as CanvasRenderingContext2D, drawn };
}

const frame = (kind: Kind, ms: number): string => {
  const { on, drawn } = scribe();
  effect(kind, SCENE).draw(on, ms);
  return drawn.join("\n");
};

beforeAll(() => {
  globalThis.Path2D ??= class {
    readonly path: string;
    constructor(path: string) {
      this.path = path;
    }
    toString(): string {
      return this.path;
    }
  } as unknown as typeof Path2D;
});

test.each(KINDS)("%s is short, moves, and is the same for the same seed", (kind) => {
  const { long } = effect(kind, SCENE);
  expect(long).toBeGreaterThan(100);
  expect(long).toBeLessThanOrEqual(500);
  expect(frame(kind, long * 0.6)).toBe(frame(kind, long * 0.6));
  expect(frame(kind, long * 0.6)).not.toBe(frame(kind, long * 0.9));
  for (const part of [0, 0.1, 0.5, 1]) expect(frame(kind, long * part)).not.toMatch(/NaN|undefined|Infinity/);
});

test("a heavy hit stands still for 60 ms", () => {
  expect(frame("rays", 5)).toBe(frame("rays", 55));
  expect(frame("rays", 5)).not.toBe(frame("rays", 90));
});
