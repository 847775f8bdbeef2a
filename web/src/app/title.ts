/** What a game is called: its catalogue says so; of a game without one here, the server. */
import * as api from "../net/api";
import { gameWords } from "../words/say";
import { words } from "./games";

/** The title of a game; its id where nobody can say. */
export async function titleOf(game: string): Promise<string> {
  try {
    await words(game);
    return gameWords(game).find("page-title", {}) ?? (await api.game(game)).title;
  } catch {
    return game;
  }
}
