/** "You, right now": the kinds of what may be done, with what comes of it, and what may not be done and why, in the server's words. */
import type { Act, Decision, Text } from "../../net/protocol";
import { legal } from "../../table/offers";
import { tell as words } from "../../words/say";

export interface Deed {
  kind: string;
  /** What the acts of this kind are called, each once. */
  texts: string[];
  /** How many more there are. */
  more: number;
}

/** One reason that forbids something, however many things it forbids. */
export interface Obstacle {
  why: string;
  /** The way out; empty where there is none. */
  out: string;
  rule: string;
}

/** How the table says texts. */
type Tell = (text: Text | null | undefined) => string;
const MOST = 4;

/** The acts of a decision, kind by kind, in the server's order; where acts are offered, all answers to its question. */
export function deeds(decision: Decision | null, tell: Tell = words, call?: (act: Act) => string | null): Deed[] {
  if (!decision?.yours) return [];
  const { question, actions } = decision;
  const named = question
    ? legal(decision).map(({ says }) => [question.ask, tell(says)] as const)
    : actions.map((act) => [act.kind, call?.(act) ?? (tell(act.text) || act.name)] as const);
  const kinds = new Map<string, string[]>();
  for (const [kind, text] of named) kinds.set(kind, [...(kinds.get(kind) ?? []), text]);
  return [...kinds].map(([kind, all]) => {
    const texts = [...new Set(all)];
    return { kind, texts: texts.slice(0, MOST), more: Math.max(0, texts.length - MOST) };
  });
}

/** Why the rest may not be done now: each reason once, in the server's order. */
export function obstacles(decision: Decision | null, tell: Tell = words): Obstacle[] {
  if (!decision?.yours) return [];
  const all = new Map<string, Obstacle>();
  for (const { why, out, rule = "" } of decision.question?.offers ?? decision.forbidden) {
    if (!why) continue;
    const one = { why: tell(why), out: tell(out), rule };
    const key = JSON.stringify(one);
    if (!all.has(key)) all.set(key, one);
  }
  return [...all.values()];
}

/** Time left as "1:05". */
export const clock = (ms: number): string => {
  const left = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
};
