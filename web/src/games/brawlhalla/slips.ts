/** The slips of paper in the tray: attacks, effects on offer, and every answer that has no place of its own. */
import type { Act } from "../../protocol/types";
import { keys } from "../../stores/keys.svelte";
import type { Brain } from "./brain.svelte";
import { CARDS, spaceOf } from "./picks";
import type { Slip } from "./types";

/** Acts that the prompt, the board or the hand shows itself; all others become slips. */
const PLACED: ReadonlySet<string> = new Set([
  "end",
  "delay",
  "move",
  "light",
  "heavy",
  "step",
  "space",
  "lay",
  "pass",
  "stop",
  "legend",
  "keep",
  "redraw",
  "concede",
]);

/** What may be chosen now that is neither a space nor a card of the hand. */
export function slips(brain: Brain): Slip[] {
  if (!brain.open) return [];
  const hinted = new Set(brain.table.hint?.actions ?? []);
  const list: Slip[] = [];
  if (brain.choosing) {
    if (brain.mode === "attack")
      brain.attacks.forEach((act, n) => {
        const light = act.kind === "light";
        list.push({
          key: `attack ${act.id}`,
          title: `${light ? "Light" : "Heavy"} on ${brain.name(Number(act.target))}`,
          text: light ? "Bid cards for 1 damage." : "One card; only its equal dodges. Knocks back.",
          icon: light ? "punch" : "hammer-drop",
          tone: "go",
          hinted: hinted.has(act.id),
          label: String(n + 1),
          go: () => brain.send([act.id]),
        });
      });
    for (const act of brain.of("bonus", "use")) list.push(offer(brain, act, hinted, keys.label("yes")));
    return list;
  }
  for (const use of brain.uses)
    list.push({
      key: `use ${use.id}`,
      title: use.title ?? "Use its effect",
      text: use.text,
      icon: "embrassed-energy",
      pressed: brain.use === use.id,
      label: keys.label("yes"),
      go: () => {
        brain.use = brain.use === use.id ? null : use.id;
      },
    });
  const cards = CARDS.has(brain.kind);
  const rest = brain.acts.filter(
    (act) => !PLACED.has(act.kind) && act.kind !== "card" && act.kind !== "target" && !(cards && act.kind === "use"),
  );
  const positive = rest.filter((act) => !isNo(act));
  const alone = positive.length === 1 && rest.length > 1;
  for (const [k, act] of positive.entries())
    list.push(offer(brain, act, hinted, alone ? keys.label("yes") : String(k + 1)));
  for (const act of rest.filter((one) => isNo(one)))
    list.push({ ...offer(brain, act, hinted, keys.label("no")), tone: "no" });
  const nowhere = brain.of("step", "target").filter((act) => {
    const space = act.kind === "target" ? spaceOf(brain.view, Number(act.target)) : String(act.space ?? "");
    return !space;
  });
  const before = alone ? 0 : positive.length;
  for (const [k, act] of nowhere.entries()) list.push(offer(brain, act, hinted, String(before + k + 1)));
  return list;
}

function isNo(act: Act): boolean {
  return act.kind === "decline";
}

function offer(brain: Brain, act: Act, hinted: ReadonlySet<number>, label: string): Slip {
  const icons: Record<string, string> = {
    draw: "card-draw",
    swap: "swap-bag",
    recover: "flame",
    use: "embrassed-energy",
    bonus: "crowned-skull",
    decline: "cancel",
  };
  const title = typeof act.title === "string" && act.title ? act.title : act.text || act.name;
  const text = typeof act.title === "string" && act.title && act.text !== act.title ? act.text : "";
  return {
    key: String(act.id),
    title,
    text,
    icon: icons[act.kind] ?? "check-mark",
    tone: act.kind === "use" || act.kind === "bonus" ? "go" : "plain",
    hinted: hinted.has(act.id),
    label,
    go: () => brain.send([act.id]),
  };
}
