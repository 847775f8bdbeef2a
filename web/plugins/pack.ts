/**
 * Lays a Brotli and a gzip twin beside each text of the built page, for the server to send as they are. The same text
 * always gives the same bytes. A twin that would save nothing is left out.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|ftl|html|svg|json|txt|webmanifest)$/;
/** The byte of a gzip header that names the system it was made on; 255 names none. */
const SYSTEM = 9;

/** The packed forms of a text by the end of their file's name. */
export function packed(text: Buffer): Record<".br" | ".gz", Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const gzip = gzipSync(text, { level: constants.Z_BEST_COMPRESSION });
  gzip[SYSTEM] = 255;
  return { ".br": brotliCompressSync(text, { params }), ".gz": gzip };
}

/** Packs every text below a folder but what starts with a dot. */
export function packAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) packAll(path);
    else if (TEXT.test(entry.name)) {
      const text = readFileSync(path);
      for (const [end, bytes] of Object.entries(packed(text)))
        if (bytes.length < text.length) writeFileSync(path + end, bytes);
    }
  }
}

export function pack(): Plugin {
  let folder = "";
  return {
    name: "rumpus-pack",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: { order: "post", sequential: true, handler: () => packAll(folder) },
  };
}
