import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunks } from "./plugins/chunks.ts";
import { fonts } from "./plugins/fonts.ts";
import { icons, SET } from "./plugins/icons.ts";
import { licences } from "./plugins/licences.ts";
import { pack } from "./plugins/pack.ts";
import { parts } from "./plugins/parts.ts";
import { preload } from "./plugins/preload.ts";
import { utilities } from "./plugins/utilities.ts";
import { words } from "./plugins/words.ts";

export default defineConfig({
  plugins: [
    svelte(),
    icons(),
    parts(),
    words(),
    utilities(),
    fonts(),
    preload(["anybody-latin-wdth-normal.small", "atkinson-hyperlegible-next-latin-wght-normal.small"]),
    licences([SET]),
    pack(),
  ],
  base: "./",
  build: {
    outDir: "../src/rumpus/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // Svelte's browser build, also under the test runner.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["test/**/*.test.ts", "src/**/*.test.ts"],
    setupFiles: ["test/browser.ts", "test/english.ts"],
    restoreMocks: true,
  },
});
