import type { Manifest } from "../../table/manifest";
import { KEYS } from "./keys";
import Poster from "./Poster.svelte";
import { find } from "./say";
import "./tokens.css";

const game: Manifest = {
  id: "blitz_squad",
  voice: { colour: "--bs", width: "w60", size: 14.1, icon: "running-ninja", dark: true },
  poster: Poster,
  icons: () => import("virtual:icons/blitz_squad"),
  board: () => import("./Table.svelte"),
  lessons: () => import("./lessons"),
  builder: () => import("./builder/Builder.svelte"),
  picture: () => import("./Picture.svelte"),
  keys: KEYS,
  about({ seats }) {
    return [find("page-format", { n: seats.length })].flatMap((one) => (one && seats.length ? [one] : []));
  },
};
export default game;
