/** The guided first game: Casual Mode for two, against an easy bot, in the order in which a round brings things. */
import type { Lesson, Step } from "../../kit/lesson";
import type { View } from "./protocol";
import { say } from "./say";

type Id = "choose" | "types" | "levels" | "glory" | "refill" | "abilities" | "tie" | "win" | "ready";

/** A step with its words, said when they are read: in the language of then. */
const step = (id: Id, more: Partial<Step<View>>): Step<View> => ({
  id,
  get title() {
    return say(`page-guide-${id}`);
  },
  get text() {
    return say(`page-guide-${id}.text`);
  },
  ...more,
});

const LESSON: Lesson<View> = {
  get lead() {
    return say("page-guide");
  },
  table: {
    options: { players: 2, mode: "casual" },
    seats: [{ kind: "me" }, { kind: "bot", level: "easy" }],
  },
  asked: ({ view }) => view.ask,
  steps: [
    step("choose", {
      when: { asks: ["select"] },
      done: { happened: ["flip_up"] },
      lit: ["hand"],
    }),
    step("types", {
      when: { happened: ["flip_up"] },
      lit: ["triangle"],
    }),
    step("levels", {
      when: { happened: ["scrap"] },
    }),
    step("glory", {
      when: { happened: ["victory"] },
    }),
    step("refill", {
      when: { asks: ["draw", "refill"] },
    }),
    step("abilities", {
      when: { happened: ["ability"] },
    }),
    step("tie", {
      when: { asks: ["throw"] },
      done: { happened: ["thrown"] },
    }),
    step("win", {
      when: { fact: ({ view }) => view.seats.some((seat) => seat.glory >= view.goal - 2) },
    }),
    step("ready", {
      when: { fact: ({ view }) => view.round >= 3 },
    }),
  ],
};

export default LESSON;
