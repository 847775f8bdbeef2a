/** A press that lasts. The time that a busy page stands still is no part of it: the finger may long be up by then. */

/** ms that one frame counts at most. */
const FRAME_MS = 50;

/** Does this once a press has lasted so many ms; the returned function calls it off: call it when the press ends. */
export function hold(ms: number, deed: () => void): () => void {
  let lasted = 0;
  let before = performance.now();
  let frame = requestAnimationFrame(function wait() {
    const now = performance.now();
    lasted += Math.min(FRAME_MS, now - before);
    before = now;
    if (lasted >= ms) deed();
    else frame = requestAnimationFrame(wait);
  });
  return () => cancelAnimationFrame(frame);
}
