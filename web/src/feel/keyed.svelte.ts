/** Whether the names of keys are shown: where there is room and a mouse, and everywhere once a key was pressed. */
const media = globalThis.matchMedia?.("(pointer: coarse), (max-width: 759px)") ?? null;
let pressed = $state(false);
let small = $state(media?.matches ?? false);

media?.addEventListener?.("change", (event) => {
  small = event.matches;
});
globalThis.document?.addEventListener("keydown", ({ target }) => {
  // What is typed into a field may come from a keyboard on the screen.
  if (pressed || (target instanceof Element && target.closest("input, textarea, select"))) return;
  pressed = true;
  document.documentElement.toggleAttribute("data-keys", true);
});

export const keyed = {
  get shown(): boolean {
    return pressed || !small;
  },
};
