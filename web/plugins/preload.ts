import type { Plugin } from "vite";

/** Adds `<link rel="preload">` for each font in the bundle, so that words never change shape after the first paint. */
export function preloadFonts(): Plugin {
  return {
    name: "rumpus-preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((name) => name.endsWith(".woff2"));
        return fonts.map((name) => ({
          tag: "link",
          attrs: { rel: "preload", href: `./${name}`, as: "font", type: "font/woff2", crossorigin: true },
          injectTo: "head-prepend" as const,
        }));
      },
    },
  };
}
