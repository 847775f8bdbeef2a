/**
 * What the page says, in the reader's language: `say("lobby-title")`. Ids and arguments are those of the catalogues
 * (`web/types/words/messages.ts` is written from them), so a wrong one fails in the type check. Read in markup or in `$derived`, a sentence
 * changes with the language.
 */
import type { Text } from "../net/protocol";
import { type Args, Catalogue, type Names } from "./catalogue";
import { language } from "./language.svelte";
import type { Messages } from "./messages";

/** Nothing for a message that is told nothing, else its arguments. */
type Told<A> = keyof A extends never ? [] : [args: A];

export interface Words<M> {
  /** A message of the catalogue. */
  say<K extends keyof M & string>(id: K, ...told: Told<M[K]>): string;
  /** A message whose id comes from elsewhere; null where there is none, or not all it needs is told. */
  find(id: string, args: Args): string | null;
  /** A text of the server; where the catalogue cannot say it its English, as far as there is any. Empty for none. */
  tell(text: Text | null | undefined): string;
}

/** A text may be told a text, which is then said without its full stop: what a hint advises, on what condition a card is. */
const isText = (value: unknown): value is Text => (value as Partial<Text> | null | undefined)?.args !== undefined;
/** What the messages of the server call: a sentence amid another one. */
const SERVER: Names = { AMID: (text) => String(text).charAt(0).toLowerCase() + String(text).slice(1) };

/** The words of some rooms (null: all of the house that are here), with the functions that their messages call. */
function wordsOf<M>(rooms: readonly string[] | null, names: Names): Words<M> {
  let made: Catalogue | undefined;
  let spoken = "";
  let of: readonly unknown[] = [];
  const catalogue = (): Catalogue => {
    const resources = language.resources(rooms);
    if (made && spoken === language.now && of.length === resources.length && of.every((one, n) => one === resources[n]))
      return made;
    [spoken, of] = [language.now, resources];
    made = new Catalogue(language.tag, resources, names, language.change);
    return made;
  };
  const find = (id: string, args: Args): string | null =>
    catalogue().say(
      id,
      Object.fromEntries(
        Object.entries(args).map(([name, one]) => [name, isText(one) ? tell(one).replace(/\.+$/, "") : one]),
      ),
    );
  const tell = (text: Text | null | undefined): string =>
    (text?.code ? find(text.code, text.args) : null) ?? text?.text ?? "";
  return {
    find,
    say(id, ...[args]) {
      const said = find(id, args ?? {});
      if (said === null && import.meta.env.DEV)
        throw new Error(`"${id}" cannot be said: is its room open, is all told?`);
      return said ?? "";
    },
    tell,
  };
}

/** The words of the house. */
export const { say, find } = wordsOf<Messages>(null, SERVER);
/** A text of the server at any table; the English of one that is a game's. */
export const { tell } = wordsOf<Messages>(["server"], SERVER);

/** The words of one game, and behind them what the server says at every table. `names`: the functions of its messages. */
export const gameWords = <M>(game: string, names: Names = {}): Words<M> =>
  wordsOf<M>([`games/${game}`, "server"], { ...SERVER, ...names });

/** "A", "A and B", "A, B and C". */
export const list = (names: readonly string[], type: Intl.ListFormatType = "conjunction"): string =>
  new Intl.ListFormat(language.tag, { type }).format(names);

/** Stands in a sentence for what the component `Marked` puts there: bold words, a tag, a button. */
export const mark = (name: string): string => `\uE000${name}\uE001`;
