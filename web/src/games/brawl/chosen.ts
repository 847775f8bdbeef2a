/** What a player of BRAWL chooses for all its tables; both stood among the common settings once. */
import { own } from "../../feel/settings.svelte";

export const chosen = own(
  "brawl",
  {
    /** How fast bots are, by the names of the pace dial. */
    pace: "full",
    /** Call out cards that change the rules of a Base (BR-INFO-01). */
    callouts: true,
    /** Bots begin at an easy tempo, which rises with wins; who turns the dial has chosen. */
    gentle: true,
    /** Races won against bots, and the table of the last one. */
    wins: 0,
    won: "",
  },
  ["pace", "callouts"],
);
