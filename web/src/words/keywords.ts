/**
 * The keywords of a game, as its catalogue says them (`rumpus/kernel/words/keywords.py`), and where a text says one: a
 * whole word, the longest that fits, the first time only, and never within a name.
 */
import type { FluentResource } from "@fluent/bundle";
import { language } from "./language.svelte";
import { gameWords } from "./say";

export interface Keyword {
  id: string;
  name: string;
  text: string;
  /** The rule behind it. */
  rule: string;
}
/** A part of a text: a keyword as it is said there, or what stands between two. */
export interface Piece {
  said: string;
  word: Keyword | null;
}

const PREFIX = "word-";
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** A form in small letters also begins a sentence; one with a capital is always written so. */
const way = (form: string): string => {
  const first = form.charAt(0);
  return first === first.toUpperCase() ? escaped(form) : `[${first}${first.toUpperCase()}]${escaped(form.slice(1))}`;
};
const longest = (a: string, b: string): number => b.length - a.length;
/** Some words, whole ones; before them what is no letter. */
const whole = (ways: readonly string[], flags: string): RegExp =>
  new RegExp(`(^|[^\\p{L}\\p{N}-])(${ways.join("|")})(?!-?[\\p{L}\\p{N}])`, flags);

export class Glossary {
  readonly all: readonly Keyword[];
  readonly #of = new Map<string, Keyword>();
  readonly #any: RegExp | null;
  /** With the names that were to be left alone last. */
  #last: { names: string; found: RegExp } | null = null;

  constructor(all: readonly Keyword[], forms: (word: Keyword) => readonly string[]) {
    this.all = all;
    for (const word of all) for (const form of forms(word)) this.#of.set(form, word);
    this.#any = all.length ? whole(this.#ways(), "u") : null;
  }

  #ways(): string[] {
    return [...this.#of.keys()].sort(longest).map(way);
  }

  /** What a form, or its sentence's beginning, stands for. */
  #word(said: string): Keyword | undefined {
    return this.#of.get(said) ?? this.#of.get(small(said));
  }

  /**
   * A text cut where it says a keyword. `names`, a line each, are no keywords; nor is what is called `skip`, nor what the
   * text `after` has said, behind which this one stands.
   */
  split(text: string, names = "", skip = "", after = ""): Piece[] {
    if (!this.#any?.test(text)) return [{ said: text, word: null }];
    const seen = new Set(after ? this.split(after, names).map(({ word }) => word?.id) : []);
    const pieces: Piece[] = [];
    let done = 0;
    for (const found of text.matchAll(this.#finding(names))) {
      const [, before = "", said = ""] = found;
      const word = this.#word(said);
      if (!word || word.name === skip || seen.has(word.id)) continue;
      seen.add(word.id);
      const start = found.index + before.length;
      if (start > done) pieces.push({ said: text.slice(done, start), word: null });
      pieces.push({ said, word });
      done = start + said.length;
    }
    if (done < text.length) pieces.push({ said: text.slice(done), word: null });
    return pieces;
  }

  /** Finds keywords, and names that hold one and are more than it. */
  #finding(names: string): RegExp {
    if (this.#last?.names !== names) {
      const apart = names.split("\n").filter((name) => this.#any?.test(name) && !this.#word(name));
      this.#last = { names, found: whole([...apart.sort(longest).map(escaped), ...this.#ways()], "gu") };
    }
    return this.#last.found;
  }
}

const NONE = new Glossary([], () => []);
const known = new WeakMap<FluentResource, { spoken: string; glossary: Glossary }>();

/** The keywords of a game in the reader's language; none before its words are here. */
export function glossary(game: string): Glossary {
  const [from] = language.resources([`games/${game}`]);
  if (!from) return NONE;
  const kept = known.get(from);
  if (kept?.spoken === language.now) return kept.glossary;
  const { find } = gameWords(game);
  const said = (id: string, part: string): string => find(`${PREFIX}${id}${part}`, {}) ?? "";
  const all = from.body.flatMap(({ id: code }) => {
    const id = code.startsWith(PREFIX) ? code.slice(PREFIX.length) : "";
    return id ? [{ id, name: said(id, ""), text: said(id, ".text"), rule: said(id, ".rule") }] : [];
  });
  const made = new Glossary(all, ({ id, name }) => (said(id, ".forms") || name).split(",").map((one) => one.trim()));
  known.set(from, { spoken: language.now, glossary: made });
  return made;
}
