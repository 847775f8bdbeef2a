/** What a game declares in English is said in German by ids made of its names, and stays English where German has none. */
import { afterEach, describe, expect, it } from "vitest";
import { clashId, spoken, spokenTile } from "../src/app/spoken";
import { spokenSchool } from "../src/app/taught";
import { tell } from "../src/games/brawl/say";
import { plain } from "../src/kit/said";
import type { GameTold, OptionTold, School, SetupClash, Text } from "../src/net/protocol";
import { speak } from "./spoken";

const option = (name: string, title: string, more: Partial<OptionTold> = {}): OptionTold => ({
  name,
  default: "",
  choices: null,
  lo: null,
  hi: null,
  help: "",
  rule: "BR-SETUP-07",
  title,
  says: [],
  part: "More",
  seat: null,
  ...more,
});
const clash = (why: string, more: Partial<SetupClash>): SetupClash => ({
  why,
  when: {},
  seats: [],
  sitter: "",
  twice: "",
  above: [],
  mend: {},
  ...more,
});
const GAME: GameTold = {
  id: "brawl",
  title: "BRAWL",
  subtitle: "Real time, no turns",
  tagline: "Faster hands win Bases.",
  players: [2],
  minutes: 2,
  weight: "light",
  ready: true,
  cover: {},
  options: [
    option("mode", "Mode", {
      choices: ["tournament", "training", "unheard-of"],
      says: ["Everybody at once", "In turns", "Unheard of"],
      help: "Everybody at once, or in turns.",
      part: "Real time",
    }),
    option("weight_b", "Weight of seat B", { choices: ["table"], says: ["As the table"], seat: 1 }),
    option("hints", "Hints", { choices: [true, false], says: ["For one among bots", "None"], rule: null }),
    option("free_undo", "Undo of this game"),
  ],
  setup: {
    formats: [
      {
        id: "tag_team",
        title: "Tag team",
        sizes: [{ title: "2 against 3", options: {}, teams: [0, 1, 0, 1, 1] }],
      },
    ],
    groups: [
      {
        id: "decks",
        title: "Decks",
        option: "deck_*",
        usual: "As usual",
        picks: [
          { value: "anvil", name: "Orla Anvil", icon: "", line: "slow", text: "Few Hits", plan: [] },
          { value: "mine", name: "My own", icon: "", line: "odd", text: "", plan: [] },
        ],
        note: "",
        how: "",
        own: false,
      },
    ],
    common: [{ option: "stall_seconds", choices: [[60, "A minute"]] }],
    parts: ["Real time", "More"],
    clashes: [
      clash("Bots call no fouls: people only.", { when: { fouls: ["claim"] }, sitter: "bot" }),
      clash("0 is no clock; else 10 seconds at least.", { when: { clock_seconds: [1] } }),
      clash("Nobody has heard of this.", { when: { mode: ["unheard-of"] } }),
    ],
  },
};

describe("a game in another language", () => {
  afterEach(() => speak("en"));

  it("stays as it was told in English", () => {
    expect(spoken(GAME)).toEqual(GAME);
    expect(spokenTile(GAME)).toEqual(GAME);
  });

  it("says options, formats, pictures and parts by their names", async () => {
    await speak("de");
    const { options, setup } = spoken(GAME);
    expect(options.map((one) => one.title)).toEqual([
      "Spielweise",
      "Größe des Decks von Platz B",
      "Tipps",
      // The house has one of this name; this one comes from a rule of the game.
      "Undo of this game",
    ]);
    expect(options[0]?.help).toBe(
      "Alle auf einmal ist das Spiel aus dem Buch, ein Rennen. Reihum hat man Zeit zum Nachdenken.",
    );
    expect(options[0]?.says).toEqual(["Alle auf einmal", "Reihum", "Unheard of"]);
    expect(options[2]?.says).toEqual(["Gegen Bots", "Keine"]);
    expect([options[0]?.part, options[1]?.part, setup.parts]).toEqual(["Echtzeit", "Mehr", ["Echtzeit", "Mehr"]]);
    expect([setup.formats[0]?.title, setup.formats[0]?.sizes[0]?.title]).toEqual(["Tag-Team", "2 gegen 3"]);
    expect(setup.groups[0]?.usual).toBe("Wie üblich");
    expect(setup.groups[0]?.picks.map((one) => one.line)).toEqual(["langsam", "odd"]);
    expect(setup.common[0]?.choices).toEqual([[60, "A minute"]]);
  });

  it("says what does not fit together", async () => {
    await speak("de");
    expect(spoken(GAME).setup.clashes.map((one) => one.why)).toEqual([
      "Bots melden keine Fouls: nur ohne Bots.",
      "0 heißt keine Uhr; sonst sind es mindestens 10 Sekunden.",
      "Nobody has heard of this.",
    ]);
    expect(clashId(clash("", { when: { mirror_decks: [] }, twice: "deck_*" }))).toBe(
      "clash-mirror_decks-deck_seat-twice",
    );
  });

  it("says the lobby's tiles", async () => {
    await speak("de");
    const { tagline, subtitle, title } = spokenTile(GAME);
    expect([title, subtitle, tagline]).toEqual(["BRAWL", "Echtzeit, ohne Züge", "Schnelle Hände holen die Bases."]);
  });

  it("says what is taught, and what stands on a card by what it is told", async () => {
    const press = (removes: boolean, text: string): Required<Text> => ({
      code: "effect-press",
      args: { removes },
      text,
    });
    const school: School = {
      game: "brawl",
      title: "BRAWL",
      sheet: [{ title: "Your deck, your hand", icon: "", rules: [] }],
      aid: [
        {
          title: "Who wins",
          lines: [{ name: "A tie", text: "It goes to whose Base card it is.", rule: "BR-SCORE-03" }],
        },
      ],
      words: [{ name: "String", text: "The cards on one end.", rule: "BR-TERM-03" }],
      cards: [
        { name: "Hit(red)", about: "", ...plain("Counts 1.") },
        { name: "Press", about: "", ...press(true, "Opens it.") },
      ],
      puzzles: [],
    };
    expect(spokenSchool(school).sheet).toEqual(school.sheet);
    expect(spokenSchool(school).cards[0]).toEqual(school.cards[0]);
    expect(spokenSchool(school).cards[1]?.text).toContain("both leave");
    await speak("de");
    const said = spokenSchool(school);
    expect([said.sheet[0]?.title, said.words[2]?.name, said.cards[0]?.name]).toEqual([
      "Dein Deck, deine Hand",
      "Kette",
      "Hit (rot)",
    ]);
    expect(said.aid[0]?.title).toBe("Wer gewinnt");
    expect(said.aid[0]?.lines[0]?.name).toBe("Ein Gleichstand");
    expect(said.cards[1]?.text).toContain("und beide kommen weg");
    expect(tell({ ...press(false, ""), code: "effect-press.short" })).toContain("Öffnet einen Block");
  });

  it("says a designer's own card, with the condition on which it is played", async () => {
    const line: Text = { code: "effect-dig", args: { k: 3 }, text: "Puts the top 3 cards of your pile back." };
    const only_if: Text = { code: "only-if-row", args: { n: 2 }, text: "Only in a row with 2 Bases." };
    const card: Text = { code: "effect", args: { line, only_if }, text: "" };
    expect(tell(card)).toBe("Puts the top 3 cards of your pile back in any order. Only in a row with 2 Bases.");
    await speak("de");
    expect(tell(card)).toBe(
      "Legt die obersten 3 Karten deines Stapels in beliebiger Reihenfolge zurück. Nur in einer Reihe mit 2 Bases.",
    );
  });
});
