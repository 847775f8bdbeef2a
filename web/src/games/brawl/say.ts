/** What the page says of BRAWL where no seat, card or place is named; the rest a table's own `Teller` says. */
import { gameWords } from "../../words/say";
import type { Messages } from "./messages";

export const { say, find, tell } = gameWords<Messages>("brawl");
