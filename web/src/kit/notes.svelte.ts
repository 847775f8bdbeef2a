/**
 * The note that is open on a page or at a table, one at a time: a rule behind its tag, or what keywords mean, and the box
 * that it hangs on.
 */
import { getContext, setContext } from "svelte";
import type { Keyword } from "../words/keywords";
import type { Pictures } from "./drawing";

export interface Note {
  game: string;
  /** The rule of a tag; null where keywords are explained. */
  rule: string | null;
  words: readonly Keyword[];
  anchor: HTMLElement;
  /** Opened by click, tap or Enter: it stays until it is closed. */
  pinned: boolean;
}
/** A keyword as it stands in a text. */
interface Mark {
  game: string;
  word: Keyword;
}

const REST_MS = 300;

export class Notes {
  note: Note | null = $state.raw(null);
  /** The tag or keyword that hovering does not open until the pointer has left it. */
  hushed: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #marks = new Map<Element, Mark>();
  readonly #pictures: ((game: string) => Promise<Pictures | null>) | null;

  /** `pictures`: finds what a game draws of its keywords. */
  constructor(pictures: ((game: string) => Promise<Pictures | null>) | null = null) {
    this.#pictures = pictures;
  }

  open(note: Note): void {
    clearTimeout(this.#timer);
    this.note = note;
  }

  /** Opens when the pointer has rested on its tag. */
  rest(note: Note, ms = REST_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(note), ms);
  }

  /** Closes after a short grace, so that the pointer can travel onto the note; a pinned note stays. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.note?.pinned) return;
    this.#timer = setTimeout(() => {
      this.note = null;
    }, 160);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.note = null;
  }

  /** Closed by Escape: a pointer that still rests on the tag does not open it again. */
  dismiss(): void {
    this.hushed = this.note?.anchor ?? null;
    this.close();
  }

  /** What a note hangs on is left, or gone: it closes once the page is drawn, amid which nothing may change. */
  left(anchor: Element): void {
    queueMicrotask(() => {
      if (this.note?.anchor === anchor) this.close();
    });
  }

  /** A keyword stands here; the returned function takes it back. */
  mark(node: Element, mark: Mark): () => void {
    this.#marks.set(node, mark);
    return () => {
      this.#marks.delete(node);
      this.left(node);
    };
  }

  /** What explains the keywords at or within an element of this page; null: there is none. */
  about(anchor: HTMLElement, pinned = false): Note | null {
    const found = [anchor, ...anchor.querySelectorAll("[data-word]")].flatMap((one) => this.#marks.get(one) ?? []);
    const [first] = found;
    return first
      ? { game: first.game, rule: null, words: [...new Set(found.map((one) => one.word))], anchor, pinned }
      : null;
  }

  /** What a game draws of its keywords; null for nothing. */
  async pictures(game: string): Promise<Pictures | null> {
    return (await this.#pictures?.(game)) ?? null;
  }
}

/** The key of the Svelte context; a test hands its notes in under it. */
export const NOTES = Symbol("notes");

/** Tags and keywords inside the calling component open their notes here; `NotePop` shows them. */
export const provideNotes = (...told: ConstructorParameters<typeof Notes>): Notes =>
  setContext(NOTES, new Notes(...told));

/** The notes around the calling component; undefined where nothing shows any. */
export const maybeNotes = (): Notes | undefined => getContext<Notes | undefined>(NOTES);

export function useNotes(): Notes {
  const notes = maybeNotes();
  if (!notes) throw new Error("Nothing here shows notes: call provideNotes in a component around this one.");
  return notes;
}
