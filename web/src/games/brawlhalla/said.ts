/** The prompt's words while something is picked up; undefined leaves them to the server. */
import { settings } from "../../stores/settings.svelte";
import type { Brain } from "./brain.svelte";
import { CARDS } from "./picks";

export interface Said {
  what: string | undefined;
  how: string | undefined;
}

export function said(brain: Brain): Said {
  const none = { what: undefined, how: undefined };
  if (!brain.open) return none;
  const touch = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
  if (brain.choosing) {
    if (brain.mode === "attack")
      return { what: "Attack.", how: brain.attacks.length > 1 ? "Pick light or heavy." : "Pick your attack." };
    if (brain.first >= 0 && brain.cardPlans.length) {
      const most = Math.max(...brain.cardPlans.map((plan) => plan.steps ?? plan.path?.length ?? 0));
      return {
        what: most ? `Move up to ${most} ${most === 1 ? "space" : "spaces"}.` : "Stay where you are.",
        how: touch && !settings.all.fastTaps ? "Tap a space, tap again to go." : "Pick a glowing space.",
      };
    }
    if (brain.first >= 0 && brain.bare) return { what: "Play this card to move.", how: "Then pick your path." };
    if (brain.canMove || brain.canAttack || brain.one("delay"))
      return {
        what: "Take an action.",
        how: brain.canMove ? "Pick a card to move." : "Attack, delay or end your turn.",
      };
  }
  if (CARDS.has(brain.kind) && brain.planned.length) {
    if (brain.surplus !== null) {
      const left = brain.surplus - brain.raised.length;
      return {
        what: left > 0 ? `Discard ${left} more.` : "Discard these.",
        how: left > 0 ? "Pick cards in your hand." : "Pick one again to keep it.",
      };
    }
    const sum = brain.planned.reduce((total, card) => total + card.value, 0);
    return {
      what: `Play ${sum}.`,
      how: brain.multi ? "Add cards, or play." : touch ? "Tap it again to play." : "Pick it again to play.",
    };
  }
  return none;
}
