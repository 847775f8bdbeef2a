/** How large the letters of the page are: a layout that is counted in pixels grows with them. */

let px = $state(16);

/** A box as wide as one letter stands out of sight, and tells when it changes. */
function watch(): void {
  const box = document.createElement("i");
  box.style.cssText = "position:absolute;visibility:hidden;width:1rem;height:0;top:0;left:0";
  box.setAttribute("aria-hidden", "true");
  document.body.append(box);
  new ResizeObserver(() => {
    px = box.getBoundingClientRect().width || px;
  }).observe(box);
}

if (typeof ResizeObserver !== "undefined" && document.body) watch();

export const letters = {
  /** One rem, px. */
  get px(): number {
    return px;
  },
  /** Half as large again as usual, or more: what has no room is scrolled to. */
  get large(): boolean {
    return px >= 24;
  },
};

/** How a board lies in a room of this size, px, whose letters are so large: as on a desk, on a phone, or on a phone held sideways. */
export function formOf(width: number, height: number, letter: number): "desk" | "phone" | "side" {
  if (width < 47.5 * letter) return width > height * 1.25 ? "side" : "phone";
  return height < 29.375 * letter ? "side" : "desk";
}
