/** The guide of a first Discovery duel: ten short steps, each shown when the table is in that state. The game itself is not scripted. */
import type { CoachStep } from "../../table/coach";
import type { TableState } from "../../table/types";
import type { View } from "./types";

const view = (table: TableState): View | null => table.view as View | null;
const kind = (table: TableState): string => (table.decision?.yours ? (view(table)?.decision?.kind ?? "") : "");
const acts = (table: TableState, ...kinds: string[]): boolean =>
  Boolean(table.decision?.yours && table.decision.actions.some((act) => kinds.includes(act.kind)));
const seat = (table: TableState) => view(table)?.seats[table.asSeat >= 0 ? table.asSeat : (table.you[0] ?? 0)];
const turn = (table: TableState): boolean => kind(table) === "choose_action";
const logged = (table: TableState, ...kinds: string[]): boolean =>
  table.log.some((line) => line.seat === (table.you[0] ?? 0) && kinds.includes(line.kind));

export const STEPS: readonly CoachStep[] = [
  {
    id: "legend",
    title: "Pick your fighter",
    text: "Every Legend has a power and a weapon with two sides. Pick any.",
    when: (table) => kind(table) === "setup_legend",
    done: (table) => Boolean(seat(table)?.legend),
  },
  {
    id: "stand",
    title: "Take your place",
    text: "You start in the top row. Pick a glowing space.",
    when: (table) => kind(table) === "setup_standee",
    done: (table) => Boolean(seat(table)?.space),
  },
  {
    id: "goal",
    title: "Knock them past the line",
    text: "Light attacks hurt: fresh, Yellow, Red. Then a Heavy attack throws them over the KO line.",
    when: turn,
  },
  { id: "actions", title: "Two actions a turn", text: "Move, attack or delay, twice, in any order.", when: turn },
  {
    id: "move",
    title: "Move with a card",
    text: "Pick a card. Its number is how far you go. Then pick a glowing space.",
    when: (table) => turn(table) && acts(table, "move"),
    done: (table) => logged(table, "walk", "move"),
  },
  {
    id: "sword",
    title: "Fetch a Flaming Sword",
    text: "Move onto or through a burning sword. Armed, you may attack Heavy.",
    when: (table) => turn(table) && seat(table)?.weapon?.status === "unarmed",
    done: (table) => seat(table)?.weapon?.status === "equipped",
  },
  {
    id: "delay",
    title: "Delay draws 2 cards",
    text: "But gravity pulls first: whoever stands in the air falls.",
    when: (table) => turn(table) && (seat(table)?.hand ?? 9) <= 2,
    done: (table) => logged(table, "delay"),
  },
  {
    id: "attack",
    title: "Someone is next to you",
    text: "Pick Attack. A Light attack is a bid of cards: the higher total wins, a tie blocks.",
    when: (table) => turn(table) && acts(table, "light", "heavy"),
    done: (table) => logged(table, "attack"),
  },
  {
    id: "defend",
    title: "Block it",
    text: "Add cards until you reach their total, or pass and keep them.",
    when: (table) => kind(table) === "defend",
    done: (table) => logged(table, "card", "pass"),
  },
  {
    id: "dodge",
    title: "A Heavy attack",
    text: "Only one card of exactly the same number dodges it.",
    when: (table) => kind(table) === "dodge",
    done: (table) => logged(table, "dodge", "pass"),
  },
];
