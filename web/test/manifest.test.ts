import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { collect } from "../plugins/icons";
import { load, manifest, manifests, voice } from "../src/app/games";
import { KEYS } from "../src/app/table/keys";
import { blank } from "../src/table/model.svelte";
import type { TableState } from "../src/table/types";

const table = (change: Partial<TableState>): TableState => ({ ...blank("t"), ...change });
const played = manifests.filter((game) => game.board);

describe("manifests", () => {
  it("are called as their folders", () => {
    const folders = Object.keys(import.meta.glob("../src/games/*/game.ts")).map((path) => path.split("/").at(-2));
    expect(manifests.map((game) => game.id).sort()).toEqual(folders.sort());
    expect(played.length).toBeGreaterThan(2);
  });

  it.each(manifests)("$id has its colour and its sign at hand", ({ id, voice }) => {
    const own = `src/games/${id}/tokens.css`;
    const tokens = [own, "src/styles/tokens.css"].map((path) => (existsSync(path) ? readFileSync(path, "utf8") : ""));
    expect(tokens.join("")).toContain(`${voice.colour}:`);
    expect(collect()[voice.icon]).toContain("<path");
  });

  it("speak for a game without a folder too", async () => {
    expect(manifest("unheard-of")).toBeUndefined();
    expect(voice("unheard-of").icon).toBe("round-table");
    expect(await load("unheard-of", "board")).toBeNull();
  });

  it.each(played)("$id: no two of its keys are one, and none takes the shell's unasked", ({ keys }) => {
    const own = (keys ?? []).filter((one) => !one.fixed);
    const names = new Set(own.map((one) => one.id));
    const codes = own.map((one) => one.code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const shell of KEYS) if (!names.has(shell.id)) expect(codes, shell.id).not.toContain(shell.code);
  });
});

describe("the bar of a table", () => {
  const about = (game: string, change: Partial<TableState>) => manifest(game)?.about?.(table(change));

  it("has format, mode and place in the game's words", () => {
    const arena = { name: "High perch" };
    expect(about("brawlhalla", { view: { format: "1v1", mode: "classic", arena } })).toEqual([
      "Duel, 3 KO cards",
      "High perch",
    ]);
    expect(about("brawlhalla", { view: { format: "1v1", mode: "classic", discovery: true, arena } })).toEqual([
      "Duel, Discovery",
      "High perch",
    ]);
    expect(about("brawl", { view: { format: "tag_team", mode: "tournament" } })).toEqual(["Tag team, real time"]);
    expect(about("incredibrawl", { view: { mode: "gamer" } })).toEqual(["Gamer"]);
  });

  it("has what was ordered before there is a view", () => {
    expect(about("brawlhalla", { options: { format: "ffa" } })).toEqual(["Free-for-all"]);
    expect(about("brawl", {})).toEqual([]);
    expect(about("incredibrawl", {})).toEqual([]);
  });
});
