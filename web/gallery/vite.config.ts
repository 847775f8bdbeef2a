/** The gallery: `npm run gallery:dev` to look at it, `npm run gallery` to build it for the tests. It is never shipped. */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vite";
import page from "../vite.config.ts";

export default defineConfig(
  mergeConfig(page, {
    root: dirname(fileURLToPath(import.meta.url)),
    publicDir: "../public",
    build: { outDir: process.env.RUMPUS_GALLERY_DIST ?? "dist", emptyOutDir: true },
  }),
);
