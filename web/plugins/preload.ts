import type { Plugin } from "vite";

/** Adds `<link rel="preload">` for the named fonts, those of the first paint, so that words never change shape after it. */
export function preloadFonts(first: readonly string[]): Plugin {
  return {
    name: "rumpus-preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter(
          (name) => name.endsWith(".woff2") && first.some((font) => name.includes(`/${font}-`)),
        );
        return fonts.map((name) => ({
          tag: "link",
          attrs: { rel: "preload", href: `./${name}`, as: "font", type: "font/woff2", crossorigin: true },
          injectTo: "head-prepend" as const,
        }));
      },
    },
  };
}
