import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { packAll, packed } from "../plugins/pack";

const TEXT = "let a = 1;\n".repeat(200);
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pack-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the built page", () => {
  it("has a packed twin of each text that gains by it, and of nothing else", () => {
    mkdirSync(join(folder, "assets"));
    mkdirSync(join(folder, ".vite"));
    for (const name of ["index.html", "assets/a-1.js", "assets/b-1.woff2", ".vite/manifest.json"])
      writeFileSync(join(folder, name), TEXT);
    writeFileSync(join(folder, "tiny.css"), "a{}");
    packAll(folder);
    const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(br|gz)$/.test(name));
    expect(found.sort()).toEqual(["assets/a-1.js.br", "assets/a-1.js.gz", "index.html.br", "index.html.gz"]);
    expect(String(brotliDecompressSync(readFileSync(join(folder, "index.html.br"))))).toBe(TEXT);
    expect(String(gunzipSync(readFileSync(join(folder, "index.html.gz"))))).toBe(TEXT);
  });

  it("is packed to the same bytes each time, on every system", () => {
    const [one, two] = [packed(Buffer.from(TEXT)), packed(Buffer.from(TEXT))];
    expect(one).toEqual(two);
    expect([...one[".gz"].subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
  });
});
