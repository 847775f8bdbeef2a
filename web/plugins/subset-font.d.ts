declare module "subset-font" {
  /** A font with these characters only. */
  export default function subset(font: Buffer, text: string, options: { targetFormat: "woff2" }): Promise<Buffer>;
}
