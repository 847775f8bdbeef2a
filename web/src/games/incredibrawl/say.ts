/** What the page says of IncrediBrawl by itself: labels, and the sentences of its panels. What happened its `Teller` says. */
import { gameWords } from "../../words/say";
import type { Messages } from "./messages";

export const { say, find } = gameWords<Messages>("incredibrawl");
