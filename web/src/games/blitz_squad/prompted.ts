/** What the prompt says while a draft lies here; where none does, the server's own words stand. */
import type { LogLine } from "../../net/protocol";
import type { Deed, Hands } from "./hands.svelte";
import { PHASES, shownPhase } from "./look";
import type { AskName } from "./protocol";
import { find, say } from "./say";

export interface Prompted {
  head: string;
  sub: string;
  what: string | undefined;
  how: string | undefined;
}

/** Who went out last, in the lines of the log that say so. */
export function lost(log: readonly LogLine[]): LogLine[] {
  const at = log.findLastIndex((line) => line.kind !== "out" && line.kind !== "over");
  return log.slice(at + 1).filter((line) => line.kind === "out");
}

function deedWords(deed: Deed, who: string, n: number, total: number): string | undefined {
  if (deed === "attack" || deed === "energy") return say(`page-say-${deed}`, { who, n });
  if (deed === "block") return say("page-say-block", { total });
  return deed ? say(`page-say-${deed}`) : undefined;
}

function draftWords(hands: Hands): Pick<Prompted, "what" | "how"> {
  const { deed, forecast, stacks, target, looks } = hands;
  const stacked = stacks.cards.filter((one) => one.tray !== "reply").length;
  const how = say(stacked > 1 && !hands.lacks ? "page-how-top" : "page-how-more");
  if (hands.aims.length && stacks.target === null && (deed === "attack" || deed === "energy"))
    return { what: say("page-pick-target"), how: say("page-pick-target-how") };
  if (hands.lacks) return { what: hands.lacks, how };
  const who = looks[target ?? -1]?.name ?? "";
  return { what: deedWords(deed, who, forecast?.damage ?? 0, hands.tray("block")?.total ?? 0), how };
}

/** What is asked, or how it ended, while nothing is laid. */
function told(hands: Hands): Pick<Prompted, "what" | "how"> {
  const { view, table, teller, ask } = hands;
  const damage = view.combo?.damage ?? 0;
  const blocks = view.mine?.trays.includes("block") && damage > 0;
  if (table.over)
    return {
      what: undefined,
      how:
        lost(table.log)
          .map((line) => teller.line(line))
          .join(" ") || undefined,
    };
  if (hands.forced && hands.answering) return { what: say("page-forced-pass"), how: "" };
  if (ask === "main" && hands.forced) {
    const { cards: n, attacked } = view.penalty;
    return { what: say("page-forced-end"), how: attacked ? say("page-attacked") : say("page-no-attack", { n }) };
  }
  if (ask === "main")
    return { what: say(view.penalty.attacked ? "page-say-again" : "page-say-build"), how: say("page-say-build-how") };
  if (ask === "answer" && blocks)
    return { what: say("page-say-answer", { n: damage }), how: say("page-say-answer-how") };
  if (ask === "answer" && !view.mine?.trays.includes("block"))
    return { what: say("page-say-idle"), how: say("page-say-idle-how") };
  const how = teller.text(table.decision?.how) || (hands.picking ? pickWords(ask, hands.several.most) : "");
  return { what: teller.text(table.decision?.what) || undefined, how: how || undefined };
}

/** The prompt's head and its two sentences. */
export function prompted(hands: Hands): Prompted {
  const { view } = hands;
  const mine = view.active === hands.me;
  const head = mine
    ? say("page-your-turn")
    : hands.open
      ? say(view.turn === 0 ? "page-your-choice" : "page-your-answer")
      : say("page-waiting");
  const sub =
    view.turn === 0
      ? ""
      : mine
        ? say("page-combo", { n: Math.max(1, view.combos + (view.ask === "main" ? 1 : 0)) })
        : hands.open
          ? say("page-answer-once")
          : "";
  if (hands.risk) return { head, sub, what: hands.risk.what, how: hands.risk.how };
  const drafting = hands.drafting && hands.deed !== null;
  return { head, sub, ...(drafting ? draftWords(hands) : told(hands)) };
}

/** The title over cards to pick `n` from. */
export const pickWords = (ask: AskName, n: number): string => find(`page-ask-${ask}`, { n }) ?? "";

/** Where the turn is, what ending it costs, and what lasts. */
export function phased({ view, me, teller }: Hands) {
  const begun = view.turn > 0;
  const placing = view.ask === "main" ? 1 : 0;
  const { cards, attacked } = view.penalty;
  const mine = view.active === me;
  const warn = mine && !attacked && view.phase === "main";
  const now = shownPhase(view.phase);
  return {
    label: say("page-phases"),
    title: begun ? say("page-turn", { turn: view.turn, combo: Math.max(1, view.combos + placing) }) : say("page-flip"),
    phases: begun ? PHASES.map((phase) => say(`page-phase-${phase}`)) : [],
    now: now === null ? -1 : PHASES.indexOf(now),
    note:
      warn || (mine && attacked)
        ? { text: warn ? say("page-no-attack", { n: cards }) : say("page-attacked"), warn }
        : null,
    lasting: [...view.lasting, ...view.waits].map((one) => teller.text(one.text)),
  };
}
