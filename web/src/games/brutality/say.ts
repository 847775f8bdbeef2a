/** What the page says of Brutality. */
import { gameWords } from "../../words/say";
import type { Messages } from "./messages";

export const { say, find } = gameWords<Messages>("brutality");
