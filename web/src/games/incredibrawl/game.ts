import type { Manifest } from "../../table/manifest";
import { KEYS } from "./keys";
import Poster from "./Poster.svelte";
import type { View } from "./protocol";
import { say } from "./say";
import "./tokens.css";

/** What Gamer mode adds, by its options. */
const EXTRAS = ["power_ups", "locations", "select_a_brawl"] as const;

const game: Manifest = {
  id: "incredibrawl",
  voice: { colour: "--ib", width: "w75", size: 13.6, icon: "bear-head", dark: false },
  poster: Poster,
  icons: () => import("virtual:icons/incredibrawl"),
  board: () => import("./Table.svelte"),
  lessons: () => import("./lessons"),
  keys: KEYS,
  about({ view, options }) {
    const { mode } = (view ?? {}) as Partial<View>;
    if (!mode) return [];
    const extras = EXTRAS.filter((one) => options[one] === "on").map((extra) => say("page-extra", { extra }));
    return [say("page-mode", { mode, extras: extras.length ? extras.join(", ") : "none" })];
  },
};
export default game;
