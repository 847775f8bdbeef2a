/** Torn paper: a wavering edge from a seed, the same every time. */

/** A generator of numbers from 0 up to 1 (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A strip of paper over a field of this size, torn above and below by up to `depth`, as an SVG path; its ends lie outside. */
export function strip(width: number, height: number, depth: number, seed: number): string {
  const next = chance(seed);
  const step = Math.max(8, depth);
  const round = (value: number): number => Math.round(value * 10) / 10;
  const above: string[] = [];
  const below: string[] = [];
  for (let x = -step; x <= width + step; x += step) {
    above.push(`${round(x)} ${round(next() * depth)}`);
    below.unshift(`${round(x)} ${round(height - next() * depth)}`);
  }
  return `M${above.join("L")}L${below.join("L")}Z`;
}
