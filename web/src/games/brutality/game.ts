import type { Manifest } from "../../table/manifest";
import { KEYS } from "./keys";
import Poster from "./Poster.svelte";
import type { View } from "./protocol";
import { find } from "./say";
import "./tokens.css";

const game: Manifest = {
  id: "brutality",
  voice: { colour: "--bu", width: "w60", size: 18.6, icon: "minotaur", dark: false },
  poster: Poster,
  icons: () => import("virtual:icons/brutality"),
  board: () => {
    // The pictures of relics come beside the board; a card is whole without them.
    void import("virtual:icons/brutality/later").catch(() => {});
    return import("./Table.svelte");
  },
  lessons: () => import("./lessons"),
  picture: () => import("./Picture.svelte"),
  pictures: () => import("./pictures"),
  keys: KEYS,
  about({ view, seats }) {
    const { format } = (view ?? {}) as Partial<View>;
    return [find("page-format", { n: seats.length, format: format ?? "standard" })].flatMap((one) =>
      one && seats.length ? [one] : [],
    );
  },
};
export default game;
