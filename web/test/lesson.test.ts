import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import blitzSquad from "../src/games/blitz_squad/lessons";
import brawl from "../src/games/brawl/lessons";
import brawlhalla from "../src/games/brawlhalla/lessons";
import brutality from "../src/games/brutality/lessons";
import incredibrawl from "../src/games/incredibrawl/lessons";
import { counted, current, following, type Lesson, mastered, type Now, order } from "../src/kit/lesson";
import { plain } from "../src/kit/said";
import type { ActionId } from "../src/net/protocol";
import { blank } from "../src/table/model.svelte";

/** A table of seat 0, as far as lessons look at it. */
interface Staged {
  view: object;
  /** Kinds of acts that may be done; none: it is not my turn. */
  acts?: string[];
  /** Events as "seat kind". */
  said?: string[];
}

function at<V>({ view, acts = [], said = [] }: Staged): Now<V> {
  const table = {
    ...blank("t"),
    you: [0],
    view,
    tutorial: true,
    log: said.map((words, n) => {
      const [seat, kind = ""] = words.split(" ");
      return { n, seat: Number(seat), kind, code: kind, args: {}, text: "", rule: null, turn: 1 };
    }),
    decision: acts.length
      ? {
          seat: 0,
          yours: true,
          what: plain(""),
          how: plain(""),
          actions: acts.map((kind, n) => ({ id: n as ActionId, name: kind, kind, text: plain(kind) })),
          forbidden: [],
          plans: [],
          undo: false,
          hint: false,
        }
      : null,
  };
  return { table, view: view as V, me: 0 };
}

const duel = (kind: string) => ({ decision: { seat: 0, kind } });

const SHORT = { title: 28, text: 130 };

describe("the guided game of blitz_squad", () => {
  it("says nothing twice, and nothing that is not short", () => {
    const ids = blitzSquad.steps.map((step) => step.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const step of blitzSquad.steps) {
      expect(step.title.length, step.id).toBeLessThan(SHORT.title);
      expect(step.text.length, step.id).toBeLessThan(SHORT.text);
    }
    expect(following(blitzSquad, new Set(ids))).toBeNull();
  });

  it("begins with The Flip, whoever wins it", () => {
    const begun = (said: string, turn = 1) => at<never>({ view: { turn, ask: "main" }, acts: ["lead"], said: [said] });
    const lesson = blitzSquad as Lesson<never>;
    expect(current(lesson, new Set(), begun("1 won"))?.id).toBe("flip");
    expect(mastered(lesson, new Set(), begun("1 won"))).not.toContain("flip");
    expect(mastered(lesson, new Set(), begun("0 won"))).toContain("flip");
    expect(current(lesson, new Set(), begun("1 won", 2))?.id).not.toBe("flip");
  });

  it("counts what is shown: by ones, whatever is learned unshown, and as high as it goes", () => {
    const count = (learned: string[], shown: string[], step: string) =>
      counted(blitzSquad as Lesson<never>, new Set(learned), shown, step);
    expect(count([], [], "flip")).toEqual([1, 11]);
    expect(count(["flip"], ["flip"], "stack")).toEqual([2, 11]);
    expect(count(["flip", "stack", "pay", "send"], ["flip", "stack"], "tavern")).toEqual([3, 9]);
    expect(count(["flip", "stack", "pay", "send"], ["flip", "stack", "tavern"], "tavern")).toEqual([3, 9]);
    const all = blitzSquad.steps.map(({ id }) => id);
    expect(count(all.slice(0, -1), all.slice(0, 4), "ready")).toEqual([5, 5]);
  });

  it("is played for real against an easy bot", () => {
    const table = blitzSquad.table ?? { seats: [] };
    expect(order("blitz_squad", table, "Robin")).toMatchObject({
      game: "blitz_squad",
      tutorial: true,
      seats: [
        { kind: "me", name: "Robin" },
        { kind: "bot", level: "easy" },
      ],
    });
    expect(order("blitz_squad", table, "").seats[0]).toEqual({ kind: "me" });
  });
});

describe.each([
  ["brawl", brawl as Lesson<never>, 10],
  ["brawlhalla", brawlhalla as Lesson<never>, 11],
  ["brutality", brutality as Lesson<never>, 10],
  ["incredibrawl", incredibrawl as Lesson<never>, 11],
] as const)("the guided game of %s", (game, lesson, count) => {
  it("is staged by the game, step by step, in words that are short", () => {
    const staged = readFileSync(`../src/rumpus/games/${game}/content/learn/guided.toml`, "utf8");
    const ids = [...staged.matchAll(/^id = "(.+)"$/gm)].map((one) => one[1]);
    expect(lesson.steps.map((step) => step.id)).toEqual(ids);
    expect(ids).toHaveLength(count);
    expect(lesson.table).toBeUndefined();
    for (const { title, text } of [...lesson.steps, ...(lesson.end ? [lesson.end] : [])]) {
      expect(title.length, title).toBeLessThan(SHORT.title);
      expect(text.length, text).toBeLessThan(SHORT.text);
    }
  });
});

describe("a lesson", () => {
  const turn = { asks: ["choose_action"] };
  const lesson: Lesson<never> = {
    lead: "",
    asked: ({ view }) => (view as { decision: { kind: string } }).decision.kind,
    steps: [
      { id: "move", title: "", text: "", when: turn, done: { mine: ["walk"] } },
      { id: "sword", title: "", text: "", when: turn, done: { fact: () => true } },
      { id: "delay", title: "", text: "", when: turn, done: { mine: ["delay"] } },
    ],
  };

  it("takes as learned what was done, shown or not", () => {
    const done = at<never>({ view: duel("choose_action"), acts: ["end"], said: ["0 walk", "1 delay"] });
    expect(mastered(lesson, new Set(), done)).toEqual(["move", "sword"]);
    expect(mastered(lesson, new Set(["move", "sword"]), done)).toEqual([]);
  });

  it("is silent while others play, but for what has happened", () => {
    expect(current(lesson, new Set(), at({ view: duel("choose_action") }))).toBeNull();
  });
});
