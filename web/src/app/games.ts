/** The games of this page, each by its manifest, and their parts when they are needed. */
import type { Pictures } from "../kit/drawing";
import type { Manifest, Voice } from "../table/manifest";
import { language } from "../words/language.svelte";

const found = import.meta.glob<Manifest>("../games/*/game.ts", { eager: true, import: "default" });
const BY_ID = new Map(Object.values(found).map((game) => [game.id, game]));
const OTHER: Voice = { colour: "--brand", width: "w75", size: 15, icon: "round-table", dark: true };

/** The manifest of every game that has a folder here. */
export const manifests: readonly Manifest[] = [...BY_ID.values()];

/** The manifest of a game, or undefined for one that has no folder here. */
export const manifest = (game: string): Manifest | undefined => BY_ID.get(game);

/** How a game speaks, also one that has no folder here. */
export const voice = (game: string): Voice => BY_ID.get(game)?.voice ?? OTHER;

type Parts = "board" | "lessons" | "aid" | "builder" | "pictures";
type Loaded<P extends Parts> = Awaited<ReturnType<NonNullable<Manifest[P]>>>;

/** One part of a game with the drawings and the words it uses; null for a game without it. A part that does not load throws. */
export async function load<P extends Parts>(game: string, part: P): Promise<Loaded<P> | null> {
  const known = BY_ID.get(game);
  const get = known?.[part] as (() => Promise<Loaded<P>>) | undefined;
  if (!known || !get) return null;
  const [module] = await Promise.all([get(), known.icons?.(), words(game)]);
  return module;
}

/** What a game draws of its keywords; null for one that draws nothing. */
export const pictures = async (game: string): Promise<Pictures | null> =>
  (await load(game, "pictures"))?.default ?? null;

/** Resolves when the words of a game can be said; at once for one without any here. */
export function words(game: string): Promise<void> {
  const room = `games/${game}`;
  return language.need(...(language.has(room) ? [room] : []));
}
