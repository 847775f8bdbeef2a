import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { collect } from "../plugins/icons";
import { manifests } from "../src/app/games";
import { FACES } from "../src/app/invite/faces";

/** Rooms of the page that bring drawings of their own. */
const ROOMS = ["lobby", "setup", "invite", "replay"] as const;

/** Names that components below a folder draw by: `<Icon name="..."` and `icon="..."`. */
function drawn(folder: string, skip: readonly string[] = []): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".svelte") && !skip.some((one) => path.startsWith(one)))
    .flatMap((path) => [...readFileSync(join(folder, path), "utf8").matchAll(/<(?:Icon name|Figure icon)="([^"]+)"/g)])
    .map((match) => match[1] ?? "");
}

describe("icons", () => {
  it("of the shell and the tiles are at hand from the start, and no others", () => {
    const found = { ...collect(), ...collect("kit") };
    for (const name of drawn("src", ["games", ...ROOMS.map((room) => join("app", room))]))
      expect(found[name], name).toContain("<path");
    expect(Object.keys(collect()).length).toBeLessThan(40);
    expect(Object.keys(collect("kit")).filter((name) => name in collect())).toEqual([]);
  });

  it.each(ROOMS)("of the room %s come with it, none twice", (room) => {
    const [shell, own] = [collect(), collect(room)];
    for (const name of drawn(`src/app/${room}`)) expect(own[name] ?? shell[name], name).toContain("<path");
    expect(Object.keys(own).filter((name) => name in shell)).toEqual([]);
  });

  it("of a rule sheet come with no game: nobody draws them", () => {
    expect(collect("brawl")).not.toHaveProperty("sprint");
  });

  it("of what a game shows later come by themselves, and not with the game", () => {
    const [own, later] = [collect("brutality"), collect("brutality", true)];
    expect(later).toHaveProperty("sunbeams");
    expect(Object.keys(later).filter((name) => name in own)).toEqual([]);
  });

  it("of every face are at hand where people meet", () => {
    const known = { ...collect(), ...collect("invite") };
    for (const { icon } of FACES) expect(known[icon], icon).toContain("<path");
  });

  it.each(manifests)("of $id come with the game, none twice", ({ id }) => {
    const [shell, own] = [collect(), collect(id)];
    const needed = drawn(`src/games/${id}`);
    for (const name of needed) expect(own[name] ?? shell[name], name).toContain("<path");
    expect(Object.keys(own).filter((name) => name in shell)).toEqual([]);
  });

  it("named in a game's content come along", () => {
    expect(Object.keys(collect("brawlhalla")).length).toBeGreaterThan(70);
    expect(collect("unheard-of")).toEqual({});
  });
});
