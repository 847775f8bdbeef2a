import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

it("says in one line what makes the types where there is no Python", () => {
  const web = join(mkdtempSync(join(tmpdir(), "rumpus-")), "web");
  mkdirSync(web);
  copyFileSync("gen-types.mjs", join(web, "gen-types.mjs"));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(web, "gen-types.mjs")], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^The types need Python \(ENOENT .*\): run `python3 tools\/setup.py check`\.\n$/);
});
