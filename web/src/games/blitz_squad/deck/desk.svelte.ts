/**
 * A deck that is being built: every change is judged by the server and kept in this browser at once. What a deck is, how it reads as
 * text and what is built of, is the game's (`Craft`); the rules are the server's.
 */
import { forgetDeck, keepDeck, type OwnDeck, ownDecks } from "../../../feel/memory";
import * as api from "../../../net/api";
import type { BuilderProps } from "../../../table/manifest";

/** A sound deck as the server tells it. */
export interface Told {
  name: string;
  /** As a short text. */
  code: string;
}
/** What the server says of a text: a sound deck, or what is wrong with it. */
export interface Judged<T> {
  deck: T | null;
  faults: readonly string[];
}
/** What decks are built of; `ready`: ready-made ones, as text. */
export interface Stock {
  ready: readonly string[];
}
/** What a game's decks are. `D` lies here, `T` is told by the server. */
export interface Craft<D extends { name: string }, T extends Told, S extends Stock> {
  game: string;
  empty: D;
  of: (stock: S, told: T) => D;
  text: (stock: S, deck: D) => string;
  /** Whether a deck that this browser kept can still be built. */
  fits: (stock: S, deck: Partial<D>) => boolean;
  /** What is said where the server does not answer. */
  silent: () => string;
}

/** After the last change for so long, ms, the deck is judged. */
const WAIT = 150;

/** Made while its component is. */
export class Desk<D extends { name: string }, T extends Told = Told, S extends Stock = Stock> {
  stock: S | null = $state.raw(null);
  deck: D = $state.raw() as D;
  /** Which of the kept decks it is; 0: a ready-made one, which is kept when it is changed. */
  id = $state(0);
  judged: Judged<T> | null = $state.raw(null);
  saved = $state(false);
  fault = $state("");
  busy = $state(false);
  /** The decks that this browser keeps. */
  others: readonly (D & OwnDeck)[] = $state.raw([]);
  readonly #craft: Craft<D, T, S>;
  readonly #page: () => BuilderProps;
  /** Number of the last question to the server. */
  #asked = 0;

  constructor(craft: Craft<D, T, S>, page: () => BuilderProps) {
    this.#craft = craft;
    this.#page = page;
    this.deck = craft.empty;
    $effect(() => this.#judge());
  }

  readonly text: string = $derived.by(() => (this.stock ? this.#craft.text(this.stock, this.deck) : ""));
  readonly code: string = $derived(this.judged?.deck?.code ?? "");
  /** Whose deck of a table is taken up, and the options that say what a deck may hold at it. */
  readonly #worn = $derived.by(() => Object.keys(this.#page().told).find((name) => name.startsWith("deck_")));
  readonly #limits = $derived.by(() =>
    Object.fromEntries(Object.entries(this.#page().told).filter(([name]) => !name.startsWith("deck_"))),
  );

  async #ask(text: string, options: Record<string, string>): Promise<Judged<T>> {
    const { deck, faults } = await api.judgeDeck(this.#craft.game, text, options);
    return { deck: deck as T | null, faults };
  }

  /** Takes up the deck of a table, else the one worked on last, else the first ready-made one. */
  begin = async (): Promise<void> => {
    const { game, fits } = this.#craft;
    try {
      const stock = this.stock ?? (await api.deckBook<S>(game));
      this.stock = stock;
      this.others = ownDecks<D & OwnDeck>(game).filter((one) => fits(stock, one));
      if (this.#worn && (await this.read(this.#worn, false))) return;
      const [last, wrong] = [this.others[0], this.fault];
      if (last) this.#take(last, last.id);
      else await this.read(stock.ready[0] ?? "", false);
      this.fault ||= wrong;
    } catch {
      this.fault = this.#craft.silent();
    }
  };

  #take(deck: D, id: number): void {
    this.deck = deck;
    this.id = id;
    this.fault = "";
  }
  /** Changes the deck; with it a ready-made one becomes one's own. */
  change(deck: D): void {
    this.#take(deck, this.id || Math.max(0, ...this.others.map((one) => one.id)) + 1);
  }

  /** A deck from a text or a code, one's own or a ready-made one; faults are shown, and nothing changes. */
  read = async (text: string, own = true): Promise<boolean> => {
    const { stock } = this;
    if (!stock) return false;
    const found = await this.#ask(text, text === this.#worn ? this.#page().told : this.#limits).catch(() => null);
    this.fault = found ? found.faults.join(" ") : this.#craft.silent();
    if (!found?.deck) return false;
    const { code } = found.deck;
    const same = this.others.find((one) => !own && one.code === code);
    this.#take(same ?? this.#craft.of(stock, found.deck), same?.id ?? 0);
    if (own) this.change(this.deck);
    return true;
  };
  /** One of the kept decks by its id, or a ready-made one by its text. */
  pick(value: string): void {
    const own = this.others.find((one) => `${one.id}` === value);
    if (own) this.#take(own, own.id);
    else void this.read(value, false);
  }
  forget = async (): Promise<void> => {
    forgetDeck(this.#craft.game, this.id);
    await this.begin();
  };

  #keep(deck: D, id: number, code: string): void {
    const { stock } = this;
    if (!id || !stock) return;
    keepDeck<D & OwnDeck>(this.#craft.game, { ...deck, id, code });
    this.others = ownDecks<D & OwnDeck>(this.#craft.game).filter((one) => this.#craft.fits(stock, one));
  }

  /** Runs with every change. */
  #judge(): (() => void) | undefined {
    const { text, deck, id } = this;
    const limits = this.#limits;
    if (!text) return undefined;
    this.#asked += 1;
    const mine = this.#asked;
    this.saved = false;
    this.judged = null;
    this.#keep(deck, id, "");
    const timer = setTimeout(() => {
      this.#ask(text, limits).then(
        (found) => {
          if (mine !== this.#asked) return;
          this.judged = found;
          this.#keep(deck, id, found.deck?.code ?? "");
          this.saved = id > 0;
        },
        () => (this.fault = this.#craft.silent()),
      );
    }, WAIT);
    return () => clearTimeout(timer);
  }

  /** Plays it against a bot. */
  trial = async (): Promise<void> => {
    if (!this.code || this.busy) return;
    this.busy = true;
    this.fault = "";
    try {
      await this.#page().play({ ...this.#limits, deck_a: this.code });
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
    this.busy = false;
  };
  /** Goes to the set-up page with it. */
  use = (): void => this.#page().order({ ...this.#limits, deck_a: this.code });
}
