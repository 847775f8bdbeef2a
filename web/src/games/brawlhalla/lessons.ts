/** The guided duel: staged by the game itself (`content/learn/guided.toml`), in Discovery; each step waits for its pupil. */
import { type Lesson, stepping } from "../../kit/lesson";
import type { Messages } from "./messages";
import type { View } from "./protocol";
import { find, say } from "./say";

const step = stepping<View, Messages>(find);

const LESSON: Lesson<View> = {
  get lead() {
    return say("page-guide");
  },
  asked: ({ view }) => view.decision?.kind ?? "",
  steps: [
    step("move", {}),
    step("light", {}),
    step("bid", {}),
    step("block", {}),
    step("delay", {}),
    step("sword", {}),
    step("dodge", {}),
    step("heavy", {}),
    step("power", {}),
    step("land", {}),
    step("ko", {}),
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
