import type { Manifest } from "../../table/manifest";

const game: Manifest = {
  id: "toy",
  voice: { colour: "--brand", width: "w75", size: 15, icon: "round-table", dark: true },
  icons: () => import("virtual:icons/toy"),
  board: () => import("./Table.svelte"),
};
export default game;
