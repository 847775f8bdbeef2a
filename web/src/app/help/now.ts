/** "You, right now": the kinds of what may be done, with what comes of it, and what may not be done and why, in the server's words. */
import type { Act, Decision, Text } from "../../net/protocol";
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

/** The acts of a decision, kind by kind, in the server's order. */
export function deeds(decision: Decision | null, tell: Tell = words, call?: (act: Act) => string | null): Deed[] {
  if (!decision?.yours) return [];
  const kinds = new Map<string, Act[]>();
  for (const act of decision.actions) kinds.set(act.kind, [...(kinds.get(act.kind) ?? []), act]);
  return [...kinds].map(([kind, acts]) => {
    const texts = [...new Set(acts.map((act) => call?.(act) ?? (tell(act.text) || act.name)))];
    return { kind, texts: texts.slice(0, MOST), more: Math.max(0, texts.length - MOST) };
  });
}

/** Why the rest may not be done now: each reason once, in the server's order. */
export function obstacles(decision: Decision | null, tell: Tell = words): Obstacle[] {
  if (!decision?.yours) return [];
  const all = new Map<string, Obstacle>();
  for (const { why, out, rule } of decision.forbidden) {
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
