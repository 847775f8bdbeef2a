/** What may be chosen on a slip of paper: attacks, effects on offer, and every answer that has no place of its own. */
import type { Hands } from "./hands.svelte";
import { keys } from "./keys";
import { type Offer, refusalOf, spaceOf } from "./offers";
import { say } from "./say";

/** One slip of the tray: a thing you may choose that is neither a space nor a card in your hand. */
export interface Choice {
  key: string;
  title: string;
  text: string;
  icon?: string;
  tone?: "go" | "no" | "plain";
  /** For switches, such as an effect announced with a play. */
  pressed?: boolean;
  hinted?: boolean;
  /** It is not allowed now, and says why. */
  off?: boolean;
  /** Whom it is about: shown at that one where it was pressed. */
  seat?: number;
  /** Printed key and its code. */
  label?: string;
  go: () => void;
}

/** Acts that the prompt, the board or the hand shows itself; all others become slips. */
const PLACED: ReadonlySet<string> = new Set([
  ...["end", "delay", "move", "light", "heavy", "step", "space", "lay", "pass", "stop", "legend", "keep", "redraw"],
  ...["concede", "card", "target"],
]);
const ICONS: Record<string, string> = {
  draw: "card-draw",
  swap: "swap-bag",
  recover: "flame",
  use: "embrassed-energy",
  bonus: "crowned-skull",
  decline: "cancel",
};
/** Answers to a delay that are shown whether they are allowed or not. */
const HANDLES = ["swap", "recover"] as const;
const STRIKES = ["light", "heavy"] as const;

const isNo = (act: Offer): boolean => act.kind === "decline";

/** What may be chosen now that is neither a space nor a card of the hand. */
export function choices(hands: Hands): Choice[] {
  const { tell } = hands;
  if (!hands.open) return [];
  const hinted = new Set(hands.meant);
  const offer = (act: Offer, label: string): Choice => {
    const said = tell(act.text);
    return {
      key: String(act.id),
      title: tell(act.title) || said || act.name,
      text: act.title ? said : "",
      icon: ICONS[act.kind] ?? "check-mark",
      tone: act.kind === "use" || act.kind === "bonus" ? "go" : "plain",
      hinted: hinted.has(act.id),
      label,
      go: () => hands.send([act.id]),
    };
  };
  if (hands.choosing) {
    const extra = hands.of("bonus", "use").map((act) => offer(act, keys.label("yes")));
    return hands.mode === "attack" ? [...strikes(hands, hinted), ...extra] : extra;
  }
  const list = announced(hands);
  const rest = hands.acts.filter((act) => !PLACED.has(act.kind) && !(hands.play && act.kind === "use"));
  const positive = rest.filter((act) => !isNo(act));
  const alone = positive.length === 1 && rest.length > 1;
  list.push(...positive.map((act, k) => offer(act, alone ? keys.label("yes") : String(k + 1))));
  list.push(...rest.filter(isNo).map((act): Choice => ({ ...offer(act, keys.label("no")), tone: "no" })));
  const nowhere = hands.of("step", "target").filter((act) => !(act.space ?? spaceOf(hands.view, act.seat)));
  const before = alone ? 0 : positive.length;
  list.push(...nowhere.map((act, k) => offer(act, String(before + k + 1))));
  return [...list, ...refused(hands)];
}

/** Light and Heavy on whoever can be attacked, or on the one that was pressed; one that is not allowed says why. */
function strikes(hands: Hands, hinted: ReadonlySet<number>): Choice[] {
  const { tell } = hands;
  const attacks = hands.of(...STRIKES).filter((act) => hands.foe === null || act.seat === hands.foe);
  const made = attacks.map(
    (act, n): Choice => ({
      key: `attack ${act.id}`,
      title: tell(act.text),
      text: tell(act.says),
      icon: act.kind === "light" ? "punch" : "hammer-drop",
      tone: "go",
      hinted: hinted.has(act.id),
      label: String(n + 1),
      ...(act.seat === undefined ? {} : { seat: act.seat }),
      go: () => hands.send([act.id]),
    }),
  );
  const seats = new Set(attacks.flatMap((act) => act.seat ?? []));
  for (const seat of seats)
    for (const kind of STRIKES) {
      const no = refusalOf(hands.forbidden, kind, { seat });
      if (no?.seat === seat)
        made.push({
          key: `${kind} ${seat}`,
          title: say("page-strike.of", { kind, who: hands.name(seat) }),
          text: `${tell(no.why)} ${tell(no.out)}`,
          icon: kind === "light" ? "punch" : "hammer-drop",
          off: true,
          seat,
          go: () => hands.refuse(kind, { seat }),
        });
    }
  return made;
}

/** During effects of the picked cards, each a switch. */
function announced(hands: Hands): Choice[] {
  return hands.uses.map((use) => ({
    key: `use ${use.id}`,
    title: use.title,
    text: use.text,
    icon: "embrassed-energy",
    pressed: hands.use === use.id,
    label: keys.label("yes"),
    go: () => {
      hands.use = hands.use === use.id ? null : use.id;
    },
  }));
}

/** The ways to handle a weapon that are not allowed now. */
function refused(hands: Hands): Choice[] {
  const { tell } = hands;
  return HANDLES.flatMap((kind) => {
    const no = refusalOf(hands.forbidden, kind);
    const off = { key: kind, title: tell(no?.why), text: tell(no?.out), icon: ICONS[kind] ?? "", off: true };
    return no ? [{ ...off, go: () => hands.refuse(kind) }] : [];
  });
}
