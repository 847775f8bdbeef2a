/** The guided game: staged by the game itself (`content/learn/guided.toml`), seven brawls; each step waits for its pupil. */
import { type Lesson, stepping } from "../../kit/lesson";
import type { Messages } from "./messages";
import type { View } from "./protocol";
import { find, say } from "./say";

const step = stepping<View, Messages>(find);

const LESSON: Lesson<View> = {
  get lead() {
    return say("page-guide");
  },
  asked: ({ view }) => view.ask,
  steps: [
    step("choose", {}),
    step("types", { lit: ["triangle"] }),
    step("levels", {}),
    step("refill", {}),
    step("play", {}),
    step("lose", {}),
    step("power-up", {}),
    step("lay", {}),
    step("same", {}),
    step("throw", {}),
    step("win", {}),
  ],
  end: {
    get title() {
      return say("page-guide-end");
    },
    get text() {
      return say("page-guide-end.text");
    },
  },
};

export default LESSON;
