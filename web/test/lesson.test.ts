import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import brawl from "../src/games/brawl/lessons";
import brawlhalla from "../src/games/brawlhalla/lessons";
import incredibrawl from "../src/games/incredibrawl/lessons";
import { current, following, type Lesson, mastered, type Now, order } from "../src/kit/lesson";
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
const secret = (ask: string, round = 1, glory = 0) => ({ ask, round, goal: 5, seats: [{ glory }, { glory: 0 }] });

/** For each game: its lesson, and a moment for each step. */
const GAMES: [string, Lesson<never>, Record<string, Staged>][] = [
  [
    "incredibrawl",
    incredibrawl as Lesson<never>,
    {
      choose: { view: secret("select"), acts: ["select"] },
      types: { view: secret(""), said: ["0 flip_up"] },
      levels: { view: secret(""), said: ["0 scrap"] },
      glory: { view: secret(""), said: ["1 victory"] },
      refill: { view: secret("draw"), acts: ["draw"] },
      abilities: { view: secret(""), said: ["1 ability"] },
      tie: { view: secret("throw"), acts: ["throw"] },
      win: { view: secret("", 2, 3) },
      ready: { view: secret("select", 3) },
    },
  ],
];

describe.each(GAMES)("the guided game of %s", (game, lesson, moments) => {
  const ids = lesson.steps.map((step) => step.id);

  it("has a moment in which each step shows, when all before it are learned", () => {
    expect(Object.keys(moments).toSorted()).toEqual(ids.toSorted());
    for (const [n, id] of ids.entries())
      expect(current(lesson, new Set(ids.slice(0, n)), at(moments[id] as Staged))?.id, id).toBe(id);
  });

  it("is never stuck: at each moment every step can be passed, until there is nothing to say", () => {
    for (const moment of Object.values(moments)) {
      const learned = new Set<string>();
      for (let shown = current(lesson, learned, at(moment)); shown; shown = current(lesson, learned, at(moment))) {
        expect(learned.has(shown.id)).toBe(false);
        learned.add(shown.id);
      }
      expect(learned.size).toBeLessThanOrEqual(ids.length);
    }
    expect(following(lesson, new Set(ids))).toBeNull();
  });

  it("says nothing twice, and nothing that is not short", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const step of lesson.steps) {
      expect(step.title.length, step.id).toBeLessThan(28);
      expect(step.text.length, step.id).toBeLessThan(130);
    }
  });

  it("is played for real against an easy bot", () => {
    const table = lesson.table ?? { seats: [] };
    expect(order(game, table, "Robin")).toMatchObject({
      game,
      tutorial: true,
      seats: [
        { kind: "me", name: "Robin" },
        { kind: "bot", level: "easy" },
      ],
    });
    expect(order(game, table, "").seats[0]).toEqual({ kind: "me" });
  });
});

describe.each([
  ["brawl", brawl as Lesson<never>, 10],
  ["brawlhalla", brawlhalla as Lesson<never>, 11],
] as const)("the guided game of %s", (game, lesson, count) => {
  it("is staged by the game, step by step, in words that are short", () => {
    const staged = readFileSync(`../src/rumpus/games/${game}/content/learn/guided.toml`, "utf8");
    const ids = [...staged.matchAll(/^id = "(.+)"$/gm)].map((one) => one[1]);
    expect(lesson.steps.map((step) => step.id)).toEqual(ids);
    expect(ids).toHaveLength(count);
    expect(lesson.table).toBeUndefined();
    for (const { title, text } of [...lesson.steps, ...(lesson.end ? [lesson.end] : [])]) {
      expect(title.length, title).toBeLessThan(28);
      expect(text.length, text).toBeLessThan(130);
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
