/** The server commits to a shuffle before the game: the hash of "<seed>:<salt>", where the seed is a secret of
    256 bits in hex. Both are revealed at the end. */

/** True when the revealed seed and salt match the hash shown at the start; null where this browser cannot tell. */
export async function matches(hash: string, seed: string, salt: string): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle || hash === "") return null;
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(`${seed}:${salt}`)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
}
