/** How each game of the lobby speaks: its colour class, the width of its title, and its sign. */
export interface Voice {
  /** Colour token of the game: `var(--bh)` and so on. */
  colour: string;
  /** Width class of the display type. */
  width: "w60" | "w75" | "w150";
  /** Title size in hundredths of the tile's width. */
  size: number;
  icon: string;
  /** Ink on the game's colour. */
  dark: boolean;
}

const VOICES: Record<string, Voice> = {
  brawlhalla: { colour: "--bh", width: "w75", size: 15.6, icon: "elf-helmet", dark: false },
  brawl: { colour: "--br", width: "w150", size: 16, icon: "punch-blast", dark: false },
  blitz_squad: { colour: "--bs", width: "w60", size: 14.1, icon: "running-ninja", dark: true },
  brutality: { colour: "--bu", width: "w60", size: 18.6, icon: "minotaur", dark: false },
  incredibrawl: { colour: "--ib", width: "w75", size: 13.6, icon: "bear-head", dark: false },
};
const OTHER: Voice = { colour: "--brand", width: "w75", size: 15, icon: "round-table", dark: true };

export const voice = (game: string): Voice => VOICES[game] ?? OTHER;

/** The first part of a long title: "Brawlhalla" of "Brawlhalla: The Card Game". */
export const shortTitle = (title: string): string => title.split(":")[0] ?? title;

/** Allowed player counts in words: "2-4", "2 or 4", "2". */
export function counts(players: readonly number[]): string {
  const first = players[0];
  const last = players.at(-1);
  if (first === undefined || last === undefined) return "";
  if (players.length === 1) return String(first);
  if (last - first === players.length - 1) return `${first}\u2013${last}`;
  return `${players.slice(0, -1).join(", ")} or ${last}`;
}

/** An id as words: "high-perch" is "High perch". */
export function title(id: string): string {
  const plain = id.replaceAll(/[-_]/g, " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
