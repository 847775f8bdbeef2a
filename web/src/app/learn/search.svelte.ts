/** A search over what a game teaches, and over its law once that is fetched. */
import * as api from "../../net/api";
import type { School } from "../../net/protocol";
import { type Found, find } from "./find";

export class Search {
  asked = $state("");
  #rules = $state.raw<api.Rules>({});

  /** Something is asked for, beyond blanks. */
  get on(): boolean {
    return this.asked.trim() !== "";
  }

  /** Fetches the law of a game: whoever comes to the field will search it. */
  begin(game: string): void {
    api.rules(game).then(
      (all) => {
        this.#rules = all;
      },
      () => undefined,
    );
  }

  /** What fits; without a question the words. */
  found(school: School): Found[] {
    return find(school, this.#rules, this.asked);
  }
}
