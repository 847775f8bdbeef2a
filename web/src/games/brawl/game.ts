import type { Manifest } from "../../table/manifest";
import { chosen } from "./chosen";
import { KEYS } from "./keys";
import Poster from "./Poster.svelte";
import type { View } from "./protocol";
import { find, say } from "./say";
import "./tokens.css";

const game: Manifest = {
  id: "brawl",
  voice: { colour: "--br", width: "w150", size: 16, icon: "punch-blast", dark: false },
  poster: Poster,
  icons: () => import("virtual:icons/brawl"),
  board: () => import("./Table.svelte"),
  lessons: () => import("./lessons"),
  picture: () => import("./Picture.svelte"),
  keys: KEYS,
  settings: {
    choices: chosen,
    fields: [
      {
        id: "callouts",
        get text() {
          return say("page-callouts");
        },
        get help() {
          return say("page-callouts.help");
        },
      },
      {
        id: "gentle",
        bots: true,
        get text() {
          return say("page-gentle");
        },
        get help() {
          return say("page-gentle.help", { wins: chosen.all.wins });
        },
      },
    ],
  },
  /** Its modes are ways to play, not sets of rules: "Duel, real time". */
  about({ view, options }) {
    const { format = options.format, mode } = (view ?? {}) as Partial<View>;
    const said = format ? find(mode ? "page-about.mode" : "page-about", { format, mode }) : null;
    return said ? [said] : [];
  },
};
export default game;
