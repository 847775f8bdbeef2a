import { title } from "../../art/voices";
import type { Manifest } from "../../table/manifest";
import { KEYS } from "./keys";
import Poster from "./Poster.svelte";
import type { View } from "./protocol";
import { find } from "./say";
import "./tokens.css";

const game: Manifest = {
  id: "brawlhalla",
  voice: { colour: "--bh", width: "w75", size: 15.6, icon: "elf-helmet", dark: false },
  poster: Poster,
  icons: () => import("virtual:icons/brawlhalla"),
  board: () => import("./Table.svelte"),
  lessons: () => import("./lessons"),
  aid: () => import("./Aid.svelte"),
  picture: () => import("./Picture.svelte"),
  pictures: () => import("./pictures"),
  keys: KEYS,
  about({ view, options }) {
    const { format = options.format, mode = "open", discovery, arena } = (view ?? {}) as Partial<View>;
    const told = { format: format === "2v2" ? "teams" : (format ?? ""), mode: discovery ? "discovery" : mode };
    const fight = told.format && find("page-about", told);
    return [fight ?? "", title(arena?.name ?? "")].filter(Boolean) as string[];
  },
};
export default game;
