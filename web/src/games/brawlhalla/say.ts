/** What the page says of Brawlhalla by itself: buttons that are always there, how a finger answers, labels. All else the server says. */
import { gameWords } from "../../words/say";
import type { Messages } from "./messages";
import type { Card } from "./protocol";

export const { say, find } = gameWords<Messages>("brawlhalla");

/** A card as it is said: its number, and what it does. */
export const cardSaid = ({ value, name, when, text }: Card): string =>
  say("page-hand.card", { value, name: text ? name : "none", when, text });
