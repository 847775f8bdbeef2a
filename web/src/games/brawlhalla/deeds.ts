/** The buttons that a decision puts into the prompt: the four of a turn, playing the picked cards, passing, stopping. */
import { keys } from "../../stores/keys.svelte";
import type { Brain } from "./brain.svelte";
import { CARDS } from "./picks";
import type { Do } from "./types";

function turn(brain: Brain): Do[] {
  const list: Do[] = [
    {
      id: "move",
      text: "Move",
      icon: "wingfoot",
      key: keys.label("move"),
      on: brain.mode === "move" && brain.first >= 0,
      off: !brain.canMove,
      go: () => brain.turn("move"),
    },
    {
      id: "attack",
      text: "Attack",
      icon: "punch",
      key: keys.label("attack"),
      on: brain.mode === "attack",
      off: !brain.canAttack,
      go: () => brain.turn("attack"),
    },
    {
      id: "delay",
      text: "Delay",
      icon: "fall-down",
      key: keys.label("delay"),
      off: !brain.one("delay"),
      go: () => brain.turn("delay"),
    },
    {
      id: "end",
      text: "End turn",
      key: keys.label("end"),
      on: brain.acts.length === 1,
      off: !brain.one("end"),
      bare: true,
      go: () => brain.turn("end"),
    },
  ];
  if (brain.hasSword && brain.mode === "move")
    list.unshift({
      id: "sword",
      text: "By way of a sword",
      icon: "flame",
      key: keys.label("sword"),
      on: brain.bySword,
      small: true,
      go: () => {
        brain.bySword = !brain.bySword;
      },
    });
  if (brain.bare)
    list.unshift({ id: "bare", text: "Play it", icon: "wingfoot", key: "\u21b5", on: true, go: () => brain.enter() });
  return list;
}

/** Answers that are buttons as they are: to a starting hand, and the end of a path or of a choice. */
const ANSWERS = [
  ["redraw", { icon: "card-draw" }, "yes"],
  ["keep", { icon: "check-mark" }, "no"],
  ["stop", {}, "no"],
] as const;

/** Buttons for the open decision of this screen; none while somebody else decides. */
export function deeds(brain: Brain): Do[] {
  if (!brain.open) return [];
  if (brain.choosing) return turn(brain);
  const list: Do[] = [];
  if (CARDS.has(brain.kind) && (brain.ready || brain.picked.length > 0)) {
    const sum = brain.planned.reduce((total, card) => total + card.value, 0);
    const text = brain.surplus === null ? `Play ${sum}` : "Discard";
    list.push({
      id: "lay",
      text,
      icon: "card-play",
      key: "\u21b5",
      on: brain.ready,
      off: !brain.ready,
      go: () => brain.lay(),
    });
  } else {
    const lay = brain.one("lay");
    if (lay)
      list.push({ id: "lay", text: lay.text || "Done", key: "\u21b5", on: true, go: () => brain.send([lay.id]) });
  }
  for (const [kind, icon, command] of ANSWERS) {
    const act = brain.one(kind);
    if (act) list.push({ id: kind, text: act.text, key: keys.label(command), go: () => brain.send([act.id]), ...icon });
  }
  const pass = brain.one("pass");
  if (pass)
    list.push({
      id: "pass",
      text: brain.kind === "dodge" ? "Take it" : "Pass",
      key: keys.label("pass"),
      go: () => brain.send([pass.id]),
    });
  return list;
}
