declare module "virtual:icons" {
  /** SVG body by icon name; drawn on a 512 x 512 field with `currentColor`. */
  export const icons: Record<string, string>;
}
