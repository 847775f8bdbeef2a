/** The guided first game: a duel against an easy bot, in the order in which set-up and turns bring things. */
import { type Lesson, stepping } from "../../kit/lesson";
import type { Messages } from "./messages";
import type { View } from "./protocol";
import { find, say } from "./say";

const step = stepping<View, Messages>(find);
const mine = (view: View, me: number): boolean => view.team === view.seats[me]?.team;

const LESSON: Lesson<View> = {
  get lead() {
    return say("page-guide");
  },
  table: {
    options: { players: 2 },
    seats: [{ kind: "me" }, { kind: "bot", level: "easy" }],
  },
  asked: ({ view }) => view.ask,
  steps: [
    step("goal", { when: { fact: ({ view }) => view.phase === "heroes" } }),
    step("heroes", {
      when: { asks: ["hero"] },
      done: { fact: ({ view }) => view.phase !== "heroes" },
      lit: ["pool"],
    }),
    step("corners", { when: { asks: ["corner"] }, done: { mine: ["placed"] }, lit: ["corner"] }),
    step("hazard", { when: { asks: ["kind", "site"] }, done: { mine: ["hazard"] }, lit: ["board"] }),
    step("artifact", {
      when: { asks: ["tool", "bearer"] },
      done: { fact: ({ view }) => view.turn > 0 },
      lit: ["pool"],
    }),
    step("draw", { when: { asks: ["offer"] }, lit: ["relics"] }),
    step("choice", { when: { asks: ["room", "pillars", "launch", "fall"] }, lit: ["board"] }),
    step("discard", { when: { asks: ["discard"] }, lit: ["relics"] }),
    step("move", { when: { asks: ["main"], offers: ["step"] }, done: { mine: ["step"] }, lit: ["board"] }),
    step("options", { when: { asks: ["main"], mine: ["step"] } }),
    step("special", {
      when: { asks: ["main"], offers: ["special"] },
      done: { mine: ["special"] },
      lit: ["special_1", "special_2"],
    }),
    step("knock", { when: { happened: ["move"], fact: ({ view }) => view.turn > 0 } }),
    step("relics", {
      when: { asks: ["main"], fact: ({ view }) => Boolean(view.mine?.hand.length) },
      done: { mine: ["relic"] },
      lit: ["relics"],
    }),
    step("tool", { when: { asks: ["main"], offers: ["artifact"] }, done: { mine: ["artifact"] }, lit: ["artifact"] }),
    step("end", {
      when: { asks: ["main"] },
      done: { fact: ({ view, me }) => view.turn > 0 && !mine(view, me) },
      lit: ["end"],
    }),
    step("hurt", { when: { happened: ["hit"] } }),
    step("death", { when: { happened: ["death"] } }),
    step("ready", { when: { fact: ({ view }) => view.round >= 4 } }),
  ],
};

export default LESSON;
