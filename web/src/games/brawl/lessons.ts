/** The guided race: staged by the game itself (`content/learn/guided.toml`), in turns; each step waits for its pupil. */
import { type Lesson, stepping } from "../../kit/lesson";
import type { Messages } from "./messages";
import type { View } from "./protocol";
import { find, say } from "./say";

const step = stepping<View, Messages>(find);

const LESSON: Lesson<View> = {
  get lead() {
    return say("page-guide");
  },
  asked: ({ view }) => view.phase,
  steps: [
    step("deal", { lit: ["board"] }),
    step("hit", {}),
    step("hit-2", {}),
    step("block", {}),
    step("press", {}),
    step("pile", {}),
    step("base", {}),
    step("clear", {}),
    step("freeze", {}),
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
