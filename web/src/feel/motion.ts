/** What moves on a table: keyframes of one thing. A press finishes them. */

/** Eases of LOOK, section 6. */
export const OUT = "cubic-bezier(.2,.8,.2,1)";
export const HIT = "cubic-bezier(.3,0,.1,1)";
export const DROP = "cubic-bezier(.5,0,.9,.5)";

const running = new Set<Animation>();

/** Moves a thing along keyframes; null where the browser cannot: then it is simply at its end. */
export function play(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | null {
  if (!("animate" in node)) return null;
  const one = node.animate(frames, options);
  running.add(one);
  one.onfinish = one.oncancel = () => running.delete(one);
  return one;
}

/** Everything that runs is at its end now. */
export function finish(): void {
  for (const one of [...running]) one.finish();
}
