/** The guided first game: a duel against an easy bot, in the order in which a turn brings things. A step goes on when it is done. */
import { type Lesson, type Now, stepping } from "../../kit/lesson";
import type { Seen } from "../../table/offers";
import type { Messages } from "./messages";
import type { Role, View } from "./protocol";
import { find, say } from "./say";
import type { Lain } from "./sight.svelte";

const step = stepping<View, Messages>(find);
/** What would come of the stacks that lie on the table. */
const seen = ({ table }: Now<View>): Seen<Lain> | undefined => table.foreseen?.forecast as Seen<Lain> | undefined;
const laid = (now: Now<View>, role: Role): number =>
  seen(now)?.then.trays.find((one) => one.role === role)?.cards.length ?? 0;
const paid = (now: Now<View>): boolean => laid(now, "attack") > 0 && Boolean(seen(now)?.plans.length);
/** One's own answers to The Flip are given. */
const flipped = ({ table, view, me }: Now<View>): boolean =>
  view.turn > 0 && table.log.some(({ kind, seat }) => seat === me && ["won", "placed", "left"].includes(kind));
/** The turn after one's own with a combo has begun. */
function ended({ table, me }: Now<View>): boolean {
  const at = table.log.findIndex((line) => line.kind === "combo" && line.seat === me);
  return at >= 0 && table.log.slice(at).some((line) => line.kind === "turn" && line.seat !== me);
}

const LESSON: Lesson<View> = {
  get lead() {
    return say("page-guide");
  },
  table: {
    options: { players: 2, deck_a: "landlord" },
    seats: [{ kind: "me" }, { kind: "bot", level: "easy" }],
  },
  asked: ({ view }) => view.ask,
  steps: [
    // Who has nothing to answer is told of it, too, and has the first turn to read it.
    step("flip", {
      when: { fact: ({ view }) => view.turn <= 1 },
      done: { fact: flipped },
      lit: ["seat", "place", "leave"],
    }),
    step("stack", {
      when: {
        asks: ["main"],
        fact: (now) => seen(now)?.offers.some((one) => !one.why && one.at?.slot === "attack") ?? false,
      },
      done: { fact: (now) => laid(now, "attack") > 0 },
      lit: ["lead"],
    }),
    step("pay", {
      when: { asks: ["main"], fact: (now) => laid(now, "attack") > 0 && !paid(now) },
      done: { fact: paid },
      lit: ["card"],
    }),
    step("top", {
      when: { asks: ["main"], fact: (now) => paid(now) && laid(now, "attack") + laid(now, "energy") > 2 },
      lit: ["covered"],
    }),
    step("send", { when: { asks: ["main"], fact: paid }, done: { mine: ["combo"] }, lit: ["confirm"] }),
    step("ask", {
      when: { fact: ({ table, view }) => view.asking !== null && table.decision?.yours === true },
      lit: ["pick", "slip", "card", "confirm"],
    }),
    step("block", {
      when: { asks: ["answer", "block"] },
      done: { mine: ["answer", "skipped"] },
      lit: ["card", "confirm", "pass"],
    }),
    step("tavern", { when: { happened: ["damage"] } }),
    step("special", {
      when: { asks: ["main"], offers: ["card"], fact: ({ view }) => view.penalty.attacked },
      done: { mine: ["special"] },
      lit: ["special", "confirm"],
    }),
    step("penalty", {
      when: { asks: ["main"], fact: ({ view }) => view.penalty.attacked },
      done: { fact: ended },
      lit: ["end"],
    }),
    step("ready", { when: { fact: ({ view }) => view.turn >= 5 } }),
  ],
};

export default LESSON;
