/**
 * In which file of the built page a module lies: with all that is loaded at the same time, so that a page is a few files and
 * not a hundred.
 *
 * What leads to a module is the entry, a page of `src/app`, the table of a game, or a part that comes later (`import()`).
 * What several share lies in one of four files: `index` comes with every page, `shell` with those beside a table, `table`
 * with the table of any game, and `aside` when that one is idle.
 */
import type { Rolldown } from "vite";

/** Kinds of what leads to a module; the first match counts, and names it. */
const KINDS: readonly (readonly [kind: string, path: RegExp])[] = [
  ["page", /\/src\/app\/(\w+)\/(?!Help)(?:\1)\.svelte$/i],
  ["page", /\/src\/games\/\w+\/(Picture)\.svelte$/],
  ["board", /\/src\/games\/(\w+)\/Table\.svelte$/],
  ["board", /^\0virtual:icons\/(\w+)$/],
  // What stands on a page of its own, or at the end, or at few tables.
  [
    "apart",
    /\/src\/games\/(\w+)\/(?:lessons|Aid|builder\/Builder|End|Champion|Cover|Next|Order|OpenHand|Mid|Four)\.\w+$/,
  ],
  ["more", /\/src\/games\/(\w+)\//],
  ["drawn", /\/src\/art\/rig\/(places|effects)\.ts$/],
  ["figures", /\/src\/art\/rig\/()/],
  ["aside", /\/src\/(?:app|kit)\/()/],
];
/** Pages from which a table is far. */
const BEFORE = new Set(["lobby", "setup", "invite", "build", "Picture"]);

/** What leads to a module: kind and name of each module that is loaded by itself and needs it. */
function leading(id: string, context: Rolldown.ChunkingContext): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const seen = new Set([id]);
  for (const one of seen) {
    const info = context.getModuleInfo(one);
    for (const by of info?.importers ?? []) seen.add(by);
    if (!info?.isEntry && !info?.dynamicImporters.length) continue;
    const [kind, path] = info.isEntry
      ? ["entry", /()/]
      : (KINDS.find(([, path]) => path.test(one)) ?? ["own", /(.*)/s]);
    found.set(kind, (found.get(kind) ?? new Set()).add(path.exec(one)?.[1] ?? ""));
  }
  return found;
}

/** The file of a module; null for one that lies with what alone needs it. */
function file(id: string, context: Rolldown.ChunkingContext): string | null {
  const by = leading(id, context);
  const of = (kind: string): string[] => [...(by.get(kind) ?? [])];
  const [pages, boards, more] = [of("page"), of("board"), of("more")];
  const played = boards.length > 0 || by.has("aside") || pages.includes("table");
  const before = pages.some((page) => BEFORE.has(page));
  if (by.has("entry")) return "index";
  const [, game] = /\/src\/games\/(\w+)\//.exec(id) ?? [];
  if (before && (played || more.length)) return game ? `look-${game}` : "index";
  if (pages.length > 1 && !played) return "shell";
  if (pages.length) return played ? "table" : null;
  const games = new Set([...boards, ...more, ...of("apart")]);
  if (boards.length) return games.size > 1 ? "table" : `board-${boards[0]}`;
  if (by.has("aside") || (more.length && games.size > 1)) return "aside";
  if (by.has("figures") || of("drawn").length > 1) return "figures";
  return more.length ? `more-${more[0]}` : null;
}

/** The files, in an order in which none needs one that stands before it. */
const FILES = [/^index$/, /^shell$/, /^table$/, /^look-/, /^board-/, /^aside$/, /^figures$/, /^more-/];

export const chunks: Rolldown.CodeSplittingOptions = {
  groups: FILES.map((files) => ({
    debugName: String(files),
    name: (id, context) => {
      const name = file(id, context);
      return name !== null && files.test(name) ? name : null;
    },
  })),
};
