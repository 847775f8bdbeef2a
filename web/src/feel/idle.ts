/** What can wait until the browser has nothing better to do. */

/** ms after which it is done all the same. */
const AT_LAST_MS = 2000;

/** Does this when the browser is idle; the returned function calls it off. */
export function whenIdle(deed: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const wait = requestIdleCallback(deed, { timeout: AT_LAST_MS });
    return () => cancelIdleCallback(wait);
  }
  const wait = setTimeout(deed, 200);
  return () => clearTimeout(wait);
}
