/** In which language the page speaks, and the catalogues that it has of it. */

import { boot, places } from "virtual:words";
import type { FluentResource } from "@fluent/bundle";

export const ENGLISH = "en";
/** The languages of the house; English first. */
export const LANGUAGES: readonly string[] = [ENGLISH, ...Object.keys(boot).filter((one) => one !== ENGLISH)];

/** The language of a reader: the one they chose, else the first that their browser likes and the house speaks. */
export function pick(chosen: string, liked: readonly string[]): string {
  if (LANGUAGES.includes(chosen) || language.invented(chosen)) return chosen;
  const known = liked.map((one) => one.toLowerCase().split("-")[0] ?? "").find((one) => LANGUAGES.includes(one));
  return known ?? ENGLISH;
}

/** What a language calls itself: "Deutsch". */
export const ownName = (language: string): string =>
  new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;

class Language {
  /** The language that is spoken now: every room in use is here in it. */
  #now = $state(ENGLISH);
  #wanted = ENGLISH;
  /** The rooms in use. */
  readonly #open = new Set<string>();
  readonly #here = new Map<string, FluentResource>();
  /** Another one whenever a room comes: what was said without it is said again. */
  #came: unknown = $state.raw({});
  /** Files on their way, by their address. */
  readonly #coming = new Map<string, Promise<void>>();
  /** How a made-up language makes its text of English. */
  readonly #made = new Map<string, (text: string) => string>();

  constructor() {
    for (const [language, body] of Object.entries(boot)) this.put(language, "boot", { body });
  }

  get now(): string {
    return this.#now;
  }

  /** A language for sentences that `Intl` writes: lists, numbers. */
  get tag(): string {
    return this.#now === ENGLISH || this.#made.has(this.#now) ? "en-GB" : this.#now;
  }

  /** How a made-up language changes its text; undefined for a real one. */
  get change(): ((text: string) => string) | undefined {
    return this.#made.get(this.#now);
  }

  /** The rooms that are spoken now; by default those of the house: a game's messages are said by its own words. */
  resources(wanted: readonly string[] | null = null): FluentResource[] {
    void this.#came;
    const from = this.#made.has(this.#now) ? ENGLISH : this.#now;
    const rooms =
      wanted ??
      [...this.#here.keys()].flatMap((key) =>
        key.startsWith(`${from}/`) && !key.startsWith(`${from}/games/`) ? [room(key)] : [],
      );
    return rooms.flatMap((one) => this.#here.get(`${from}/${one}`) ?? this.#here.get(`${ENGLISH}/${one}`) ?? []);
  }

  /** Resolves when these rooms can be spoken. Throws when one does not come; the page speaks on as before. */
  async need(...rooms: string[]): Promise<void> {
    const fresh = rooms.filter((one) => !this.#open.has(one));
    for (const one of fresh) this.#open.add(one);
    try {
      await this.#settle();
    } catch (fault) {
      for (const one of fresh) this.#open.delete(one);
      throw fault;
    }
  }

  /** The language of the page to come: whatever is needed first comes in it. */
  want(first: string): void {
    this.#wanted = first;
    this.#speak(first);
  }

  /** Speaks another language as soon as all of it is here. Throws when it does not come; the old one stays. */
  async choose(language: string): Promise<void> {
    this.#wanted = language;
    try {
      await this.#settle();
    } catch (fault) {
      if (this.#wanted === language) this.#wanted = this.#now;
      throw fault;
    }
  }

  /** Whether there is such a room. */
  has(name: string): boolean {
    return `${ENGLISH}/${name}` in places;
  }

  /** A room that is at hand: no file is fetched for it. */
  put(language: string, name: string, messages: FluentResource): void {
    this.#keep(`${language}/${name}`, messages);
    this.#open.add(name);
  }

  invented(language: string): boolean {
    return this.#made.has(language);
  }

  /** Makes a language up: English with every piece of its text changed. */
  make(language: string, change: (text: string) => string): void {
    this.#made.set(language, change);
  }

  async #settle(): Promise<void> {
    let [language, count] = ["", -1];
    while (language !== this.#wanted || count !== this.#open.size) {
      [language, count] = [this.#wanted, this.#open.size];
      const from = this.#made.has(language) ? ENGLISH : language;
      await Promise.all([...this.#open].map((one) => this.#fetch(from, one)));
    }
    this.#speak(language);
  }

  #keep(key: string, messages: FluentResource): void {
    this.#here.set(key, messages);
    this.#came = {};
  }

  #speak(language: string): void {
    this.#now = language;
    document.documentElement.lang = this.#made.has(language) ? ENGLISH : language;
  }

  /** A room in a language; in English where the language has no file of it. */
  #fetch(language: string, name: string): Promise<void> {
    const key = `${language}/${name}`;
    if (this.#here.has(key)) return Promise.resolve();
    const place = places[key];
    if (!place) {
      if (language === ENGLISH) throw new Error(`no catalogue ${key}; there are ${Object.keys(places).join(", ")}`);
      return this.#fetch(ENGLISH, name);
    }
    const coming = this.#coming.get(place) ?? this.#load(language, name, place);
    this.#coming.set(place, coming);
    return coming;
  }

  /** A file has one room or more. */
  async #load(language: string, name: string, place: string): Promise<void> {
    try {
      const answer = await fetch(place);
      if (!answer.ok) throw new Error(`the catalogue ${language}/${name} did not come: ${answer.status}`);
      const rooms = (await answer.json()) as Record<string, FluentResource["body"]>;
      for (const [room, body] of Object.entries(rooms)) this.#keep(`${language}/${room}`, { body });
    } finally {
      this.#coming.delete(place);
    }
  }
}

const room = (key: string): string => key.slice(key.indexOf("/") + 1);

export const language = new Language();
