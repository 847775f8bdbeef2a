/** The guided first game: a Discovery duel against an easy bot. The game itself is not scripted. */
import type { Lesson, Now, Step } from "../../kit/lesson";
import type { SeatView, View } from "./protocol";
import { say } from "./say";

const self = ({ view, me }: Now<View>): SeatView | undefined => view.seats[me];
const weapon = (now: Now<View>): string => self(now)?.weapon?.status ?? "";
const TURN = ["choose_action"];

type Id = "goal" | "move" | "sword" | "attack" | "defend" | "dodge" | "delay" | "heavy" | "ko";

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
    options: { discovery: "on", ko_mode: "blitz", legend_pick: "random", start_spots: "spread", first_player: "seat1" },
    seats: [{ kind: "me" }, { kind: "bot", level: "easy" }],
  },
  asked: ({ view }) => view.decision?.kind ?? "",
  steps: [
    step("goal", {
      when: { asks: TURN },
      lit: ["board"],
    }),
    step("move", {
      when: { asks: TURN, offers: ["move"] },
      done: { mine: ["walk", "move"] },
      lit: ["hand", "move"],
    }),
    step("sword", {
      when: { asks: TURN, fact: (now) => weapon(now) === "unarmed" },
      done: { fact: (now) => weapon(now) === "equipped" },
      lit: ["sword"],
    }),
    step("attack", {
      when: { asks: TURN, offers: ["light"] },
      done: { mine: ["attack"] },
      lit: ["light", "attack"],
    }),
    step("defend", {
      when: { asks: ["defend"] },
      done: { mine: ["card"] },
      lit: ["hand"],
    }),
    step("dodge", {
      when: { asks: ["dodge"] },
      done: { mine: ["dodge"] },
      lit: ["hand"],
    }),
    step("delay", {
      when: { asks: TURN, offers: ["delay"], fact: (now) => (self(now)?.hand ?? 9) <= 2 },
      done: { mine: ["delay"] },
      lit: ["delay"],
    }),
    step("heavy", {
      when: {
        asks: TURN,
        offers: ["heavy"],
        fact: ({ view, me }) => view.seats.some((seat) => seat.seat !== me && seat.level > 0),
      },
      done: { happened: ["knockback"] },
      lit: ["heavy", "attack"],
    }),
    step("ko", {
      when: { happened: ["ko"] },
    }),
  ],
};

export default LESSON;
