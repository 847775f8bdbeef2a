/** What each panel says: one sentence what, one how; and the words on it. */
import { faceOf, type SeatLook, SIGNS, TYPE_LOOK } from "../look";
import { type Act, type CardInfo, type Fighter, ID, PLACE, type SeatView, type View } from "../types";

export interface Said {
  what: string;
  how: string;
}

/** What the sentences need of the table. */
export interface Told {
  view: View;
  me: number | null;
  actions: readonly Act[];
  cards: readonly CardInfo[];
  looks: readonly SeatLook[];
}

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
    return { ...words(card), icon: faceOf(card), ground, figure, line: `${look.name} ${card.level ?? ""}` };
  }
  const [ground, figure] = PLAIN[card.kind === "location" ? "location" : "power_up"];
  const line = card.kind === "location" ? "Location" : "Power-Up";
  return { ...words(card), icon: faceOf(card), ground, figure, line };
}

const words = (card: CardInfo): { name: string; text: string } => ({ name: card.name, text: card.text });

/** "1 card", "3 cards". */
export const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;

/** "Kit", "Kit and Mako", "Kit, Mako and Nix". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

export const isFighter = (one: SeatView["fighter"] | undefined): one is Fighter => Boolean(one && one.card !== null);

/** A Power-Up's text without its moment: "Before a scrap: choose ..." is "Choose ...". */
export function bare(text: string): string {
  const rest = text.replace(/^[^:]*: /, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Cards that a refill for 1 Glory brings (IB-DRAW-04). */
export const refillDraws = (seat: SeatView): number => Math.max(0, Math.min(5 - seat.hand, seat.deck));
/** Cards of the normal draw, with what effects added (IB-DRAW-03). */
export const normalDraws = (seat: SeatView): number => Math.max(0, Math.min(1 + seat.more, seat.deck));

/** What the normal draw does: "Draw 1 card"; "Draw no card" where an effect took it away. */
export const draws = (seat: SeatView): string =>
  normalDraws(seat) === 0 ? "Draw no card" : `Draw ${count(normalDraws(seat), "card")}`;

/** The card whose text asks, with whose it is: "Honeycomb Queen", "Kit's Honeycomb Queen". */
export function source({ view, me, cards, looks }: Told): string {
  const effect = view.effect;
  const name = effect ? cards[effect.card]?.name : undefined;
  if (!effect || !name) return "";
  const foreign = effect.card < PLACE && effect.seat !== me;
  return foreign ? `${looks[effect.seat]?.name ?? "A player"}'s ${name}` : name;
}

/** When a refill stop comes: the phase that follows it (`rules/turn.py`). */
export function stopMoment({ view, me, cards, looks }: Told): string {
  const next = view.queue[0];
  const whose = next && next.seat === me ? "your" : `${looks[next?.seat ?? 0]?.name ?? ""}'s`;
  if (next) return `Next: ${whose} ${cards[next.card]?.name ?? "ability"}`;
  const moments: Readonly<Record<string, string>> = {
    select_repair: "Before you choose a character",
    reveal_window: "After the reveal",
    scrap_compare: "Before the scrap",
    victory_glory: "Before the Victory Glory",
  };
  return moments[view.phase] ?? "Before the next ability";
}

const AFTER_SPOTS = ["", "", "1 meets 2.", "1 meets 2, the winner meets 3.", "1 meets 3, 2 meets 4."] as const;
/** By seats, the spot that each spot meets first (IB-BRAWL-02..04); 0: the winner of the other scrap. */
const FACING: readonly (readonly number[])[] = [[], [], [2, 1], [2, 1, 0], [3, 4, 1, 2]];

/** Whom a spot meets: "Meets Kit", "Meets spot 3". */
export function facing({ view, looks }: Told, spot: number): string {
  const other = FACING[view.seats.length]?.[spot - 1];
  if (!other) return "Meets the winner";
  const seat = view.seats.findIndex((one) => one.fighter?.spot === other);
  return `Meets ${seat < 0 ? `spot ${other}` : (looks[seat]?.name ?? "")}`;
}

const PLAIN_WORDS: Readonly<Record<string, Said>> = {
  select: { what: "Choose a character.", how: "It lies face down until all are ready." },
  throw: { what: "Throw rock, paper or scissors.", how: "All signs show at the same time." },
  repair: { what: "Discard a Power-Up.", how: "You draw a card for it." },
  location: { what: "Change the location, or stay.", how: "The next brawl is fought there." },
};

/** What this seat may do now, then how. */
export function said(told: Told): Said {
  const { view, me } = told;
  const plain = PLAIN_WORDS[view.ask];
  if (plain) return plain;
  const own = me === null ? undefined : view.seats[me];
  if (own && view.ask === "refill") {
    return { what: "Pass, or pay 1 Glory.", how: `${stopMoment(told)}. You draw ${count(refillDraws(own), "card")}.` };
  }
  if (own && view.ask === "draw") {
    return { what: `${draws(own)}, or pay.`, how: `1 Glory draws ${count(refillDraws(own), "card")}.` };
  }
  if (view.ask === "place")
    return { what: "Choose your spot.", how: AFTER_SPOTS[view.seats.length] ?? "Pick a glowing spot." };
  if (view.ask === "window") return windowWords(told);
  return byEffect(told, source(told) || "the card");
}

function windowWords(told: Told): Said {
  const { view, actions } = told;
  const any = actions.some((act) => act.card !== undefined);
  const order = view.in_turn ? "It is your turn." : view.live ? "The first one laid goes first." : purpose(told);
  return {
    what: any ? "Lay a Power-Up, or pass." : "Pass: you hold no Power-Up for now.",
    how: any ? order : purpose(told),
  };
}

/** Sentences of choices that the text of a card asks for. */
function byEffect({ view, actions }: Told, card: string): Said {
  const left = view.effect?.left ?? 0;
  const classes = view.effect?.classes.join(" or ") ?? "";
  switch (view.ask) {
    case "may":
      return { what: `Use ${card}, or leave it.`, how: "Its text says that you may." };
    case "seat":
      return { what: "Choose a target.", how: `For ${card}. Pick one that glows.` };
    case "type":
      return { what: "Choose a Type.", how: `For ${card}.` };
    case "replace":
      return { what: "Choose who comes into play.", how: `For ${card}. Pick from your hand.` };
    case "discard":
      return {
        what: left > 1 ? `Discard ${left} cards.` : "Discard a card.",
        how: `For ${card}. Pick from your hand.`,
      };
    case "keep":
      return { what: "Keep it on top, or under.", how: `For ${card}. ${count(left, "card")} to look at.` };
    case "order":
      return { what: "Put a card back.", how: `The first one lies on top. ${actions.length} left.` };
    case "claim":
      return { what: `Claim ${classes}, or not.`, how: "The others vote. Once per brawl." };
    case "vote":
      return { what: `Agree that it is ${classes}?`, how: "More than half of the others must agree." };
    case "recover":
      return { what: "Take a card back.", how: `For ${card}. Pick from your discard pile.` };
    default:
      return { what: "Choose one.", how: `For ${card}.` };
  }
}

/** What this seat has answered and nobody else knows yet: "Pass". */
export function answered({ view, cards }: Told): string {
  const id = view.mine?.answer ?? null;
  if (id === null) return "";
  if (id < ID.pass) return cardName(cards, id);
  if (id === ID.pass) return "Pass";
  if (id === ID.buy) return "Pay 1 Glory";
  if (id === ID.draw) return "The normal draw";
  if (id === ID.yes || id === ID.no) return id === ID.yes ? "Yes" : "No";
  return SIGNS[id - ID.sign]?.name ?? "";
}

const cardName = (cards: readonly CardInfo[], card: number): string => cards[card]?.name ?? "A card";

/** What a Power-Up window is for, and who meets whom. */
export function purpose(told: Told): string {
  const { view, looks } = told;
  const { scrap } = view;
  const name = (seat: number): string => looks[seat]?.who ?? "";
  const inner = (seat: number): string => (name(seat) === "You" ? "you" : name(seat));
  switch (view.window) {
    case "select":
      return "Nobody has chosen a character yet.";
    case "reveal":
      return "Before the Play abilities.";
    case "before_play":
      return view.queue[0] ? `${stopMoment(told)}.` : "A Play ability comes next.";
    case "before_scrap":
      return scrap ? `Next: ${inner(scrap.left)} against ${inner(scrap.right)}.` : "A scrap comes next.";
    case "after_scrap":
      return scrap?.winner == null ? "A scrap was fought." : `${name(scrap.winner)} won the scrap.`;
    case "before_abilities":
      return view.winner === null ? "Before Lose and Win." : `${name(view.winner)} won. Lose and Win come next.`;
    case "before_win":
      return view.winner === null ? "Before the Win ability." : `${name(view.winner)} won. Win comes next.`;
    case "after_glory":
      return "The Victory Glory has been taken.";
    default:
      return "Before everybody draws.";
  }
}

/** The location that is current (0) or comes next (1), as far as this seat knows it. */
export function place(view: View, cards: readonly CardInfo[], n: number): CardInfo | undefined {
  const index = n === 0 ? view.location : view.locations[n];
  return index == null ? undefined : cards[PLACE + index];
}

/** The nth list of "choose one: this; or that", or its number where the text does not part that way. */
export function lists(card: CardInfo | undefined, n: number): string {
  const told = /choose one: (.*)/i.exec(card?.text ?? "")?.[1]?.split("; or ") ?? [];
  const text = told.length >= 2 && told.length <= 3 ? told[n]?.replace(/\.(\s.*)?$/, "") : undefined;
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : `The ${["first", "second", "third"][n] ?? ""} one`;
}
