/** Chance that is the same on every machine: a text seeds it, and the same text gives the same numbers. */

/** The next number, from 0 to below 1. */
export type Random = () => number;

/** A text as 32 bits. */
function hash(text: string): number {
  let bits = 1779033703;
  for (let i = 0; i < text.length; i += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(i), 3432918353);
    bits = (bits << 13) | (bits >>> 19);
  }
  return bits;
}

/** mulberry32, seeded by a text. */
export function random(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
