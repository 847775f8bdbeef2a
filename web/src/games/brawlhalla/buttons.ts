/** The buttons that a decision puts into the prompt: the four of a turn, playing the picked cards, passing, stopping. */
import { ATTACKS, type Hands } from "./hands.svelte";
import { keys } from "./keys";
import { say } from "./say";

/** A button of the prompt: what it does, and whether it is chosen or not allowed now (it then says why). */
export interface Button {
  id: string;
  text: string;
  icon?: string;
  key?: string;
  on?: boolean;
  off?: boolean;
  /** The hint speaks of it. */
  hinted?: boolean;
  /** Only its icon is shown; `text` is what it is called. */
  small?: boolean;
  /** Without a ground of its own, as "End turn". */
  bare?: boolean;
  go: () => void;
}

const ENTER = "\u21b5";

function turn(hands: Hands): Button[] {
  const list: Button[] = [
    {
      id: "move",
      text: say("page-move"),
      icon: "wingfoot",
      key: keys.label("move"),
      on: hands.mode === "move" && hands.first >= 0,
      off: !hands.canMove,
      go: () => hands.turn("move"),
    },
    {
      id: "attack",
      text: say("page-attack"),
      icon: "punch",
      key: keys.label("attack"),
      on: hands.mode === "attack",
      off: !hands.canAttack,
      go: () => hands.turn("attack"),
    },
    {
      id: "delay",
      text: say("page-delay"),
      icon: "fall-down",
      key: keys.label("delay"),
      off: !hands.one("delay"),
      go: () => hands.turn("delay"),
    },
    {
      id: "end",
      text: say("page-end"),
      key: keys.label("end"),
      on: hands.acts.length === 1,
      off: !hands.one("end"),
      bare: true,
      go: () => hands.turn("end"),
    },
  ];
  if (hands.hasSword && !hands.run && hands.mode === "move")
    list.unshift({
      id: "sword",
      text: say("page-sword"),
      icon: "flame",
      key: keys.label("sword"),
      on: hands.bySword,
      small: true,
      go: () => {
        hands.bySword = !hands.bySword;
      },
    });
  if (hands.bare)
    list.unshift({
      id: "bare",
      text: say("page-play"),
      icon: "wingfoot",
      key: ENTER,
      on: true,
      go: () => hands.enter(),
    });
  return list;
}

/** Answers that are buttons as they are: to a starting hand, and the end of a path or of a choice. */
const ANSWERS = [
  ["redraw", { icon: "card-draw" }, "yes"],
  ["keep", { icon: "check-mark" }, "no"],
  ["stop", {}, "no"],
  ["pass", {}, "pass"],
] as const;

/** Buttons for the open decision of this screen; none while somebody else decides. */
export function buttons(hands: Hands): Button[] {
  if (!hands.open) return [];
  const { tell } = hands;
  const advised = new Set(hands.advised.map(({ kind }) => (ATTACKS.has(kind) ? "attack" : kind)));
  if (hands.run && hands.parts.length > 0) advised.add("lay");
  const lit = (list: Button[]): Button[] => list.map((one) => ({ ...one, hinted: advised.has(one.id) }));
  if (hands.choosing) return lit(turn(hands));
  const list: Button[] = [];
  const lay = hands.one("lay");
  if (hands.play && hands.parts.length > 0) {
    const name = tell(hands.play.button);
    const text = hands.play.discards ? name : `${name} ${hands.adds}`;
    const [on, off] = [hands.ready, !hands.ready];
    list.push({ id: "lay", text, icon: "card-play", key: ENTER, on, off, go: () => hands.lay() });
  } else if (lay) list.push({ id: "lay", text: tell(lay.text), key: ENTER, on: true, go: () => hands.send([lay.id]) });
  for (const [kind, icon, command] of ANSWERS) {
    const act = hands.one(kind);
    if (act)
      list.push({ id: kind, text: tell(act.text), key: keys.label(command), go: () => hands.send([act.id]), ...icon });
  }
  return lit(list);
}
