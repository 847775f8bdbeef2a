import type { Act } from "../../net/protocol";
import type { Card } from "./protocol";
import { say } from "./say";

/** An act with a card, by the card's name instead of its code; null where the server's words do. */
export function deed(act: Act, hand: readonly Card[]): string | null {
  if (act.kind !== "move" && act.kind !== "card") return null;
  const card = (act.face as Card | undefined) ?? hand.find((one) => one.c === act.card);
  if (!card) return null;
  const name = card.name
    ? say("page-deed-card", { value: card.value, name: card.name })
    : say("page-deed-card.plain", { value: card.value });
  return say("page-deed", { verb: act.kind === "move" ? "move" : String(act.text.args.verb), card: name });
}
