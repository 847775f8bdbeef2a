/** What is said of Dust-up: `say` the `page-` messages of its catalogue, `tell` the texts of the server. */
import type { Names } from "../../words/catalogue";
import { gameWords } from "../../words/say";
import type { Messages } from "./messages";

export const words = (names: Names = {}) => gameWords<Messages>("toy", names);
export const { say } = words();
