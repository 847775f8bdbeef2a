/** What a button does the moment a finger or the mouse comes down on it, and by keyboard on its click: `{...press(go)}`. */
export function press(go: () => unknown): {
  onpointerdown: (event: PointerEvent) => void;
  onclick: (event: MouseEvent) => void;
} {
  return {
    onpointerdown: (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      go();
    },
    // A click without a pointer: Enter, the space bar, a screen reader.
    onclick: (event) => {
      if (event.detail === 0) go();
    },
  };
}
