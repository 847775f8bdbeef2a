import { describe, expect, it } from "vitest";
import { LESSONS, placeOf, position } from "./school";

describe("the lessons", () => {
  it("teach every kind once, each with a place for its card", () => {
    expect(new Set(LESSONS.map((lesson) => lesson.id)).size).toBe(LESSONS.length);
    for (const lesson of LESSONS) {
      const start = position(lesson, null);
      expect(start.mine?.hand, lesson.id).not.toBeNull();
      const spaces = Object.keys(start.mine?.play ?? {});
      expect(spaces.length, lesson.id).toBeGreaterThan(0);
      for (const space of spaces) {
        const id = space.split(".")[0] ?? "";
        expect(/^[LR]0$/.test(space) || id in start.bases, `${lesson.id} ${space}`).toBe(true);
        const after = position(lesson, space);
        expect(after.mine?.hand).toBeNull();
        expect(JSON.stringify(after.bases)).not.toBe(JSON.stringify(start.bases));
      }
    }
  });

  it("number their places", () => {
    const hit = LESSONS[0];
    expect(hit && [placeOf(hit, 0), placeOf(hit, 1), placeOf(hit, 9)]).toEqual(["A1.a", "B1.a", null]);
  });
});
