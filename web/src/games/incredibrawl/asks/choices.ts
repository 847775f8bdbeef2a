/** The choices of a panel, each as its slip shows it, and the card beside them. */
import type { Offered } from "../../../table/offers";
import type { Hands } from "../hands.svelte";
import { keys } from "../keys";
import { isFighter, typeName } from "../look";
import type { CardInfo, Then } from "../protocol";
import { say } from "../say";
import { draws, facing, place, shown } from "./words";

/** What a slip shows of an offer. */
export interface Choice {
  offer: Offered<Then>;
  title: string;
  text?: string;
  icon?: string | undefined;
  art?: readonly [string, string] | undefined;
  tone?: "go" | "no";
  label: string;
}

/** Kinds of offers in the order in which they lie; others lie as they come. */
const ORDER = ["pass", "draw", "stay", "yes", "no", "change", "buy"];
const order = ({ kind }: Offered<Then>): number => ORDER.indexOf(kind);

/** The offers that are no cards. */
export const choices = (hands: Hands): Choice[] =>
  hands.offers
    .filter(({ kind }) => kind !== "card")
    .sort((one, other) => order(one) - order(other))
    .map((offer, n) => choice(hands, offer, `${n + 1}`));

function choice(hands: Hands, offer: Offered<Then>, label: string): Choice {
  const { view, cards, self, looks, ask } = hands;
  const { hand = 0, glory = 0, refill = 0 } = self ?? {};
  const key = keys.label;
  const keep = ask === "keep";
  switch (offer.kind) {
    case "pass":
      return { offer, title: say("page-pass"), tone: "no", label: key("paper") };
    case "draw": {
      const text = say("page-then", { hand: hand + (self?.draws ?? 0), glory });
      return { offer, title: self ? draws(self) : "", text, icon: "card-draw", tone: "go", label: key("no") };
    }
    case "buy": {
      const [title, text] =
        ask === "draw"
          ? [say("page-pay.draw", { cards: refill }), say("page-then", { hand: hand + refill, glory: glory - 1 })]
          : [say("page-pay"), say("page-pay.now", { cards: refill })];
      return { offer, title, text, icon: "card-draw", label: key("yes") };
    }
    case "stay": {
      const here = place(view, cards, 0);
      const title = say("page-stay", { card: here?.name ?? say("page-stay.here") });
      return { offer, title, text: here?.text ?? "", ...pictured(here), tone: "no", label: key("no") };
    }
    case "change": {
      const next = place(view, cards, 1);
      const title = next ? say("page-change", { card: next.name }) : say("page-change.unknown");
      const text = next?.text ?? say("page-change.hidden");
      return { offer, title, text, ...(next ? pictured(next) : { icon: "mountains" }), label: key("yes") };
    }
    case "yes":
      return { offer, title: keep ? say("page-keep") : say("page-yes", { ask }), tone: "go", label: key("yes") };
    case "no":
      return { offer, title: keep ? say("page-keep.under") : say("page-no", { ask }), tone: "no", label: key("no") };
    case "spot": {
      const title = say("page-take-spot", { spot: Number(offer.at?.space) });
      return { offer, title, text: facing(hands, offer.then), icon: "position-marker", label };
    }
    case "seat":
      return { offer, title: looks[offer.at?.seat ?? -1]?.who ?? "", text: about(hands, offer), label };
    default:
      return { offer, title: hands.says(offer), label };
  }
}

function pictured(card: CardInfo | undefined): Pick<Choice, "icon" | "art"> {
  if (!card) return {};
  const { icon, ground, figure } = shown(card);
  return { icon, art: [ground, figure] };
}

/** What of a seat the choice is about: its Glory, its hand, its character. */
function about({ view, cards }: Hands, { at, then }: Offered<Then>): string {
  const seat = view.seats[at?.seat ?? -1];
  if (!seat) return "";
  if (then?.about === "glory") return say("page-glory.count", { glory: seat.glory });
  if (then?.about === "hand" || !isFighter(seat.fighter)) return say("page-in-hand", { cards: seat.hand });
  return `${cards[seat.fighter.card]?.name ?? ""}, ${typeName(seat.fighter.type)} ${seat.fighter.level}`;
}

/** Asks that say it all. */
const ALONE: ReadonlySet<string> = new Set(["refill", "draw", "location", "place", "order", "recover"]);

/** The card that asks, or that is asked about, and whose it is; null: the question says it all. */
export function subject({ view, cards, looks, me, ask }: Hands): { card: CardInfo; whose: string } | null {
  const { effect, actor } = view;
  const card = cards[effect?.card ?? -1];
  const of = (one: CardInfo | undefined, whose: string) => (one ? { card: one, whose } : null);
  if (ALONE.has(ask) || (ask === "window" && view.window) || (ask === "throw" && view.throw?.about !== "duel"))
    return null;
  if (ask === "keep")
    return of(cards[view.seats[effect?.meant[0] ?? 0]?.deck_seen[effect?.put ?? 0] ?? -1], say("page-top"));
  // IB-R-CLASS: the character whose class is voted on.
  const claimed = effect?.claimed[0] ?? -1;
  const fighter = ask === "vote" ? view.seats[claimed]?.fighter : undefined;
  if (isFighter(fighter) && cards[fighter.card]) return of(cards[fighter.card], looks[claimed]?.name ?? "");
  return of(card, actor?.seat != null && effect?.seat !== me ? (looks[effect?.seat ?? -1]?.name ?? "") : "");
}
