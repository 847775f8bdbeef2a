/**
 * What opens the meaning of keywords (`Told.svelte`): a mouse that rests on one, the focus on what holds some, a long
 * press. The eyes of others hear it as a description of what has the focus.
 */
import { hold } from "../feel/hold";
import type { Notes } from "./notes.svelte";

/** ms that the focus rests: who passes by reads nothing. */
const FOCUS_MS = 600;
const LONG_MS = 420;
/** A finger that goes so far, px, drags or scrolls. */
const SLIP = 10;
/** A long press reads these as a whole, with their keywords. */
const READ = "[data-card], [data-held], [data-read]";
/** What may have the focus, and is short enough to be explained whole. */
const SHORT = "button, a, summary, [data-word], [role=button], [role=option], [role=radio]";

/** Listens for the notes of a page; the returned function stops it. */
export function explain(notes: Notes): () => void {
  let under: HTMLElement | null = null;
  let focused: HTMLElement | null = null;
  let loose = (): void => undefined;
  let finger: { x: number; y: number } | null = null;
  let held = false;

  const wordAt = ({ target }: Event): HTMLElement | null => {
    const word = target instanceof Element ? target.closest<HTMLElement>("[data-word]") : null;
    return word && notes.about(word) ? word : null;
  };

  function move(event: PointerEvent): void {
    if (event.pointerType !== "mouse") {
      if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > SLIP) loose();
      return;
    }
    const word = event.buttons ? null : wordAt(event);
    if (word === under) return;
    under = word;
    const note = word && notes.about(word);
    if (!note) notes.leave();
    else if (!notes.note?.pinned) notes.rest(note);
  }

  function down(event: PointerEvent): void {
    loose();
    held = false;
    finger = null;
    if (event.pointerType === "mouse") return;
    const word = wordAt(event);
    if (!word || word.closest(READ)) return;
    finger = { x: event.clientX, y: event.clientY };
    loose = hold(LONG_MS, () => {
      const note = notes.about(word, true);
      held = note !== null;
      if (note) notes.open(note);
    });
  }

  function up(): void {
    loose();
    finger = null;
  }

  /** A finger that rests selects nothing, and asks for no menu. */
  function quiet(event: Event): void {
    if (finger) event.preventDefault();
  }

  /** What was held is not pressed too. */
  function click(event: MouseEvent): void {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function focus({ target }: FocusEvent): void {
    blur();
    const note = target instanceof HTMLElement && target.matches(SHORT) ? notes.about(target) : null;
    if (!note) return;
    focused = note.anchor;
    focused.ariaDescription = note.words.map(({ name, text }) => `${name}: ${text}`).join(" ");
    if (focused.matches(":focus-visible")) notes.rest(note, FOCUS_MS);
  }

  function blur(): void {
    if (!focused) return;
    focused.ariaDescription = null;
    notes.stay();
    notes.left(focused);
    focused = null;
  }

  /** Who goes on playing is not kept. */
  function key(event: KeyboardEvent): void {
    if (focused && event.key !== "Escape" && !notes.note?.pinned) notes.close();
  }

  const heard = new AbortController();
  const { signal } = heard;
  addEventListener("pointermove", move, { capture: true, signal });
  addEventListener("pointerdown", down, { capture: true, signal });
  addEventListener("pointerup", up, { capture: true, signal });
  addEventListener("pointercancel", up, { capture: true, signal });
  addEventListener("contextmenu", quiet, { capture: true, signal });
  document.addEventListener("selectstart", quiet, { signal });
  addEventListener("click", click, { capture: true, signal });
  addEventListener("focusin", focus, { signal });
  addEventListener("focusout", blur, { signal });
  addEventListener("keydown", key, { capture: true, signal });
  return () => {
    loose();
    heard.abort();
  };
}
