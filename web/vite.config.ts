import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./plugins/icons.ts";
import { preloadFonts } from "./plugins/preload.ts";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons(), preloadFonts()],
  base: "./",
  build: {
    outDir: "../src/rumpus/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    host: "127.0.0.1",
    proxy: mode === "fake" ? {} : { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // Svelte's browser build, also under the test runner.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["test/**/*.test.ts", "src/**/*.test.ts"],
    setupFiles: ["test/browser.ts"],
    restoreMocks: true,
  },
}));
