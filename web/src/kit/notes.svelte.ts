/** The rule note that is open on a page or at a table: which rule of which game, and the box of the tag it hangs on. */
import { getContext, setContext } from "svelte";

export interface Note {
  rule: string;
  game: string;
  anchor: HTMLElement;
  /** Opened by click, tap or Enter: it stays until it is closed. */
  pinned: boolean;
}

const REST_MS = 300;

export class RuleNotes {
  note: Note | null = $state.raw(null);
  /** The tag that hovering does not open until the pointer has left it. */
  hushed: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(note: Note): void {
    clearTimeout(this.#timer);
    this.note = note;
  }

  /** Opens when the pointer has rested on its tag. */
  rest(note: Note): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(note), REST_MS);
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
}

/** The key of the Svelte context; a test hands its notes in under it. */
export const NOTES = Symbol("rule notes");

/** Rule tags inside the calling component open their notes here; `RulePop` shows them. */
export const provideNotes = (): RuleNotes => setContext(NOTES, new RuleNotes());

export function useNotes(): RuleNotes {
  const notes = getContext<RuleNotes | undefined>(NOTES);
  if (!notes) throw new Error("Nothing here shows rule notes: call provideNotes in a component around this one.");
  return notes;
}
