/** The one rule note that is open: which rule of which game, and the box of the tag it hangs on. */
export interface Note {
  rule: string;
  game: string;
  anchor: HTMLElement;
  /** Opened by click, tap or Enter: it stays until it is closed. */
  pinned: boolean;
}

class Pop {
  note: Note | null = $state.raw(null);
  /** The tag that hovering does not open until the pointer has left it. */
  hushed: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(note: Note): void {
    clearTimeout(this.#timer);
    this.note = note;
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

export const pop = new Pop();
