/** Made-up tiles for the page without a server (`npm run dev -- --mode fake`) and for tests. */
import type { OptionTold, Tile } from "../protocol/types";

const option = (
  name: string,
  fallback: unknown,
  choices: unknown[] | null,
  help: string,
  rule: string,
): OptionTold => ({
  name,
  default: fallback,
  choices,
  lo: choices ? null : 3,
  hi: choices ? null : 50,
  help,
  rule,
});

const tile = (
  id: string,
  title: string,
  subtitle: string,
  tagline: string,
  players: number[],
  minutes: number,
  mood: string,
): Tile => ({
  id,
  title,
  subtitle,
  tagline,
  players,
  minutes,
  mood,
  ready: false,
  options: [],
  setup: {},
});

export const TILES: Tile[] = [
  {
    ...tile(
      "brawlhalla",
      "Brawlhalla",
      "The Card Game",
      "Knock them past the line.",
      [2, 3, 4],
      25,
      "Bluff in the sky",
    ),
    ready: true,
    options: [
      option("format", "1v1", ["1v1", "2v2", "ffa"], "Duel, two teams, or everyone for themselves.", "BH-RUL-04"),
      option("arena", "twin-ledges", ["twin-ledges", "high-perch"], "Where the fight takes place.", "BH-RUL-04"),
      option("legend_pick", "draft", ["draft", "blind", "random"], "How legends are chosen.", "BH-RUL-08"),
      option("legend_a", "draft", ["draft", "nix 1", "nix 2", "yumiko 1"], "Fixes the Legend of seat A.", "BH-RUL-97"),
      option("legend_b", "draft", ["draft", "nix 1", "nix 2", "yumiko 1"], "Fixes the Legend of seat B.", "BH-RUL-97"),
      option(
        "ko_mode",
        "standard",
        ["standard", "classic", "blitz"],
        "2 KO cards each; classic 3; blitz none.",
        "BH-RUL-67",
      ),
      option("discovery", "off", ["off", "on"], "Cards count by value only. For a first game.", "BH-RUL-67"),
      option("start_spots", "choose", ["choose", "spread"], "Who places the standees.", "BH-RUL-09"),
      option("stall_rounds", 20, null, "Rounds without a KO before the pressure starts.", "BH-RUL-80"),
    ],
    setup: {
      arenas: [
        { id: "twin-ledges", name: "Twin Ledges", formats: ["1v1"], grid: [".....", ".=.=.", ".....", ".===."] },
        { id: "high-perch", name: "High Perch", formats: ["1v1"], grid: ["..=..", "=...=", ".===."] },
        {
          id: "crossroads",
          name: "Crossroads",
          formats: ["2v2", "ffa"],
          grid: ["...=...", ".=...=.", "...=...", ".=====."],
        },
      ],
      legends: [
        {
          id: "nix",
          name: "Nix",
          power: { name: "Soul tithe", text: "Draw 1 when you hit." },
          weapons: [{ type: "scythe" }, { type: "blasters" }],
        },
        {
          id: "yumiko",
          name: "Yumiko",
          power: { name: "Foxfire", text: "Move 1 after a Light." },
          weapons: [{ type: "hammer" }, { type: "bow" }],
        },
      ],
    },
  },
  tile("brawl", "BRAWL", "Real time, no turns", "Faster hands win bases.", [2, 3, 4, 5, 6], 2, "Frantic"),
  tile(
    "blitz_squad",
    "Blitz Squad Brawl",
    "Your squad against theirs",
    "One turn, whole squad.",
    [2, 3, 4],
    20,
    "Loud, fast",
  ),
  tile(
    "brutality",
    "Brutality",
    "Two heroes a side, no dice",
    "Shove them into the spikes.",
    [2, 4],
    45,
    "Cold, tactical",
  ),
  tile(
    "incredibrawl",
    "Incredibrawl",
    "Everyone reveals at once",
    "Ten Glory. Any means.",
    [2, 3, 4],
    15,
    "Silly, sharp",
  ),
];
