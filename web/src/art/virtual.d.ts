declare module "virtual:icons" {
  /** SVG body by icon name, of the shell and the tiles. */
  export const drawings: Record<string, string>;
}
declare module "virtual:icons/*" {
  /** Loading the module makes its drawings known. */
}
declare module "virtual:parts" {
  /** Which icons as parts of figures lie together, and how they come. */
  export const groups: readonly {
    readonly names: readonly string[];
    readonly load: () => Promise<typeof import("virtual:parts/*")>;
  }[];
}
declare module "virtual:parts/*" {
  import type { Parts } from "./rig/icons";

  /** Icons as parts of figures, by name. */
  export const parts: Parts;
}
