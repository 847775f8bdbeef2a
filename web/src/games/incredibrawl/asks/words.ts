/** What each panel says: one sentence what, one how; and the words on it. */
import { say as house, list } from "../../../words/say";
import type { Hands } from "../hands.svelte";
import { faceOf, signOf, TYPE_LOOK, typeName } from "../look";
import type { CardInfo, SeatView, Then, View } from "../protocol";
import { say } from "../say";

export interface Said {
  what: string;
  how: string;
}

/** What the sentences need of the table. */
export type Told = Pick<Hands, "view" | "me" | "offers" | "cards" | "looks">;

/** A card as a panel shows it: its picture, its colours, its words. `card` null: nobody knows it. */
export interface Shown {
  name: string;
  text: string;
  icon: string;
  ground: string;
  figure: string;
  /** Type and Level, or what kind of card it is. */
  line: string;
}

const PLAIN = { power_up: ["#FFE08A", "#7A1552"], location: ["#BFE3EA", "#123F4A"] } as const;

export function shown(card: CardInfo): Shown {
  if (card.kind === "character" && card.type) {
    const look = TYPE_LOOK[card.type];
    const [ground, figure] = look.art;
    return { ...words(card), icon: faceOf(card), ground, figure, line: `${typeName(card.type)} ${card.level ?? ""}` };
  }
  const [ground, figure] = PLAIN[card.kind === "location" ? "location" : "power_up"];
  const line = say("page-kind", { kind: card.kind });
  return { ...words(card), icon: faceOf(card), ground, figure, line };
}

const words = (card: CardInfo): { name: string; text: string } => ({ name: card.name, text: card.text });

/** What the normal draw does: "Draw 1 card"; "Draw no card" where an effect took it away. */
export const draws = (seat: SeatView): string => say("act-draw", { draws: seat.draws });

/** The card whose text asks, with whose it is: "Honeycomb Queen", "Kit's Honeycomb Queen". */
export function source({ view, me, cards, looks }: Told): string {
  const effect = view.effect;
  const name = effect ? cards[effect.card]?.name : undefined;
  if (!effect || !name) return "";
  const foreign = view.actor?.seat != null && effect.seat !== me;
  if (!foreign) return name;
  return say("page-source", { name: looks[effect.seat]?.name ?? say("page-source.player"), card: name });
}

/** When a refill stop comes: the phase that follows it (`rules/turn.py`). */
export function stopMoment({ view, me, cards, looks }: Told): string {
  const next = view.queue[0];
  if (!next) return say("page-stop", { phase: view.phase });
  const card = cards[next.card]?.name ?? say("page-next.ability");
  return say("page-next", { yours: next.seat === me, name: looks[next.seat]?.name ?? "", card });
}

/** Who meets whom: "1 meets 2, the winner meets 3." */
const meeting = (view: View): string => {
  const side = (spot: number | null): string | number => spot ?? say("page-meets.winner");
  const said = view.meets.map((one) => say("page-meets", { one: side(one.left), other: side(one.right) }));
  return said.length ? `${said.join(", ")}.` : say("page-ask-place.how");
};

/** Whom a spot meets: "Meets Kit", "Meets spot 3". */
export function facing({ looks }: Pick<Told, "looks">, { meets }: Then = {}): string {
  if (!meets) return say("page-facing.winner");
  if (meets.seat === null) return say("page-facing.spot", { spot: meets.spot });
  return say("page-facing", { who: looks[meets.seat]?.name ?? "" });
}

/** Asks that say the same whatever the table is. */
const PLAIN_ASKS = ["select", "throw", "repair", "location"] as const;

/** What this seat may do now, then how. */
export function said(told: Told): Said {
  const { view, me } = told;
  const plain = PLAIN_ASKS.find((one) => one === view.ask);
  if (plain) return { what: say(`page-ask-${plain}`), how: say(`page-ask-${plain}.how`) };
  const own = me === null ? undefined : view.seats[me];
  if (own && view.ask === "refill")
    return {
      what: say("page-ask-refill"),
      how: say("page-ask-refill.how", { stop: stopMoment(told), cards: own.refill }),
    };
  if (own && view.ask === "draw")
    return { what: say("page-ask-draw", { draws: own.draws }), how: say("page-ask-draw.how", { cards: own.refill }) };
  if (view.ask === "place") return { what: say("page-ask-place"), how: meeting(view) };
  if (view.ask === "window") return windowWords(told);
  return byEffect(told, source(told) || say("page-source.card"));
}

function windowWords(told: Told): Said {
  const { view, offers } = told;
  if (!offers.some(({ at }) => at?.card !== undefined))
    return { what: say("page-ask-window.none"), how: purpose(told) };
  const order = view.in_turn ? say("page-ask-window.turn") : view.live ? say("page-ask-window.first") : purpose(told);
  return { what: say("page-ask-window"), how: order };
}

/** Asks that the text of a card makes, and that say no more than which card. */
const OF_CARD = ["seat", "type", "replace", "recover"] as const;

/** Sentences of choices that the text of a card asks for. */
function byEffect({ view, offers }: Told, card: string): Said {
  const cards = view.effect?.left ?? 0;
  const classes = list(view.effect?.classes ?? [], "disjunction");
  const plain = OF_CARD.find((one) => one === view.ask);
  if (plain) return { what: say(`page-ask-${plain}`, { card }), how: say(`page-ask-${plain}.how`) };
  switch (view.ask) {
    case "may":
      return { what: say("page-ask-may", { card }), how: say("page-ask-may.how") };
    case "discard":
      return { what: say("page-ask-discard", { card, cards }), how: say("page-ask-discard.how") };
    case "keep":
      return { what: say("page-ask-keep", { card }), how: say("page-ask-keep.how", { cards }) };
    case "order":
      return { what: say("page-ask-order", { card }), how: say("page-ask-order.how", { left: offers.length }) };
    case "claim":
      return { what: say("page-ask-claim", { classes }), how: say("page-ask-claim.how") };
    case "vote":
      return { what: say("page-ask-vote", { classes }), how: say("page-ask-vote.how") };
    default:
      return { what: say("page-ask-one", { card }), how: say("page-ask-one.how") };
  }
}

const ANSWERS: ReadonlySet<string> = new Set(["pass", "buy", "draw", "yes", "no"]);

/** What this seat has answered and nobody else knows yet: "Pass". */
export function answered({ view, cards }: Pick<Told, "view" | "cards">): string {
  const answer = view.mine?.answer;
  if (!answer) return "";
  if (answer.card !== null) return cardName(cards, answer.card);
  if (ANSWERS.has(answer.name)) return say("page-answer", { answer: answer.name });
  const sign = signOf(answer.name);
  return sign ? say("page-sign", { sign }) : "";
}

const cardName = (cards: readonly CardInfo[], card: number): string => cards[card]?.name ?? say("page-a-card.title");

/** What a Power-Up window is for, and who meets whom. */
export function purpose(told: Told): string {
  const { view, looks } = told;
  const { scrap, winner, window } = view;
  const name = (seat: number): string => looks[seat]?.who ?? "";
  const side = (seat: number | null): string => {
    if (seat === null) return house("seat-nobody.small");
    return looks[seat]?.you ? house("seat-you.small") : name(seat);
  };
  const plain = say("page-purpose", { window: window ?? "draw" });
  switch (window) {
    case "before_play":
      return view.queue[0] ? `${stopMoment(told)}.` : plain;
    case "before_scrap":
      return scrap ? say("page-purpose.scrap", { one: side(scrap.left), other: side(scrap.right) }) : plain;
    case "after_scrap":
      return scrap?.winner == null ? plain : say("page-purpose.scrap-won", { who: name(scrap.winner) });
    case "before_abilities":
    case "before_win":
      return winner === null ? plain : say("page-purpose.won", { who: name(winner), window });
    default:
      return plain;
  }
}

/** The location that is current (0) or comes next (1), as far as this seat knows it. */
export function place(view: View, cards: readonly CardInfo[], n: number): CardInfo | undefined {
  const index = n === 0 ? view.location : view.locations[n];
  return index == null ? undefined : cards[index];
}
