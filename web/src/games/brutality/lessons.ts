/** The guided first fight: staged by the game itself (`content/learn/guided.toml`); each step waits for its pupil. */
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
    step("move", {}),
    step("artifact", { lit: ["artifact"] }),
    step("special", { lit: ["special_1"] }),
    step("split", {}),
    step("knock", { lit: ["special_1"] }),
    step("relic", { lit: ["relics"] }),
    step("end", { lit: ["end"] }),
    step("pull", { lit: ["special_2"] }),
    step("two", { lit: ["special_1"] }),
    step("win", { lit: ["special_2"] }),
  ],
  end: {
    get title() {
      return say("page-guide-over");
    },
    get text() {
      return say("page-guide-over.text");
    },
  },
};

export default LESSON;
