import { describe, expect, it } from "vitest";
import { parse } from "../src/app/router.svelte";
import {
  called,
  choose,
  clashes,
  type Form,
  mix,
  order,
  read,
  search,
  seat,
  set,
  start,
  ticket,
  type Value,
  why,
  whySeat,
} from "../src/app/setup/form";
import { invite, plain, shareable } from "../src/app/setup/orders";
import { title } from "../src/art/voices";
import { forgetDeck, keepDeck, ownDecks } from "../src/feel/memory";
import type { GameTold, OptionTold, SetupClash } from "../src/net/protocol";

const option = (name: string, choices: Value[] | null, more: Partial<OptionTold> = {}): OptionTold => ({
  name,
  default: choices?.[0] ?? 20,
  choices,
  lo: choices ? null : 0,
  hi: choices ? null : 50,
  help: `What ${name} does.`,
  rule: null,
  title: title(name),
  says: (choices ?? []).map((one) => title(String(one))),
  part: "More",
  seat: null,
  ...more,
});
const clash = (reason: string, more: Partial<SetupClash>): SetupClash => ({
  why: reason,
  when: {},
  seats: [],
  sitter: "",
  twice: "",
  above: [],
  mend: {},
  ...more,
});

/** A made-up game with everything that a schema may say. */
const game: GameTold = {
  id: "scuffle",
  title: "Scuffle",
  subtitle: "",
  tagline: "",
  players: [2, 3, 4],
  minutes: 5,
  weight: "light",
  ready: true,
  cover: {},
  options: [
    option("format", ["duel", "ring"]),
    option("players", [0, 3, 4]),
    option("deck_a", ["default", "anvil", "jig"], { seat: 0 }),
    option("deck_b", ["default", "anvil", "jig"], { seat: 1 }),
    option("deck_c", ["default", "anvil", "jig"], { seat: 2 }),
    option("deck_d", ["default", "anvil", "jig"], { seat: 3 }),
    option("pick", ["draft", "blind"]),
    option("place", ["default", "hall", "pit"]),
    option("mode", ["casual", "gamer"]),
    option("extra", ["off", "on"]),
    option("spice", ["off", "on"]),
    option("claims", ["no", "yes"]),
    option("twins", ["allow", "forbid"]),
    option("gravity", ["all", "self"], { title: "Who falls", help: "At a Delay.", rule: "SC-RUL-19", part: "Falling" }),
    option("rounds", null, { part: "Falling" }),
    option("least", null, { part: "Pace" }),
    option("most", null, { part: "Pace" }),
  ],
  setup: {
    formats: [
      { id: "duel", title: "Duel", sizes: [{ title: "2 players", options: { format: "duel" }, teams: [0, 1] }] },
      {
        id: "ring",
        title: "Ring",
        sizes: [3, 4].map((n) => ({
          title: `${n} players`,
          options: { format: "ring", players: n },
          teams: Array.from({ length: n }, (_, i) => i),
        })),
      },
    ],
    groups: [
      {
        id: "decks",
        title: "Decks",
        option: "deck_*",
        usual: "As usual",
        note: "",
        how: "pick",
        own: true,
        picks: ["anvil", "jig"].map((value) => ({ value, name: title(value), icon: "", line: "", text: "", plan: [] })),
      },
      {
        id: "place",
        title: "Place",
        option: "place",
        usual: "Anywhere",
        note: "",
        how: "",
        own: false,
        picks: ["hall", "pit"].map((value) => ({ value, name: title(value), icon: "", line: "", text: "", plan: [] })),
      },
    ],
    common: [
      { option: "mode", choices: [] },
      { option: "extra", choices: [] },
      { option: "spice", choices: [] },
      { option: "rounds", choices: [[20, "Twenty"]] },
    ],
    parts: ["Falling", "Pace", "More"],
    clashes: [
      clash("The pit is for a duel.", { when: { place: ["pit"], format: ["ring"] }, mend: { place: "default" } }),
      clash("Gamer takes an extra.", {
        when: { mode: ["gamer"], extra: ["off"], spice: ["off"] },
        mend: { extra: "on" },
      }),
      clash("Extras are for gamers.", { when: { extra: ["on"], mode: ["casual"] }, mend: { extra: "off" } }),
      clash("Spice is for gamers.", { when: { spice: ["on"], mode: ["casual"] }, mend: { spice: "off" } }),
      clash("Bots make no claims.", { when: { claims: ["yes"] }, sitter: "bot", mend: { claims: "no" } }),
      clash("Blind needs a screen each.", { when: { pick: ["blind"] }, sitter: "here" }),
      clash("Another seat has it.", { when: { twins: ["forbid"] }, twice: "deck_*", mend: { "deck_*": "default" } }),
      clash("The least is not above the most.", { above: ["least", "most"] }),
    ],
  },
};
const begin = (): Form => start(game, null);
const put = (form: Form, values: Record<string, Value>): Form =>
  Object.entries(values).reduce((one, [name, value]) => set(game, one, name, value), form);

describe("a form as usual", () => {
  it("is me against a middling bot, and asks for nothing more", () => {
    expect(order(game, begin(), "Robin")).toEqual({
      game: "scuffle",
      options: { format: "duel" },
      seats: [
        { kind: "me", name: "Robin" },
        { kind: "bot", level: "medium" },
      ],
      meet: false,
    });
  });

  it("takes back what was kept where it fits today", () => {
    const kept = {
      format: "ring",
      size: 1,
      values: { gravity: "self", rounds: 99, place: "pit", mode: "no such" },
      chairs: [{ kind: "bot", name: "", level: "hard" }],
    } as unknown as Form;
    const form = start(game, kept);
    expect(form.chairs.map((one) => one.kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(order(game, form, "").options).toEqual({ format: "ring", players: 4, gravity: "self" });
    expect(start(game, { format: "gone", size: 7 } as Form)).toMatchObject({ format: "duel", size: 0 });
  });

  it("reads a table that was ordered", () => {
    const form = read(game, { format: "ring", players: 4, gravity: "self" }, 4);
    expect([form.format, form.size, form.values.gravity]).toEqual(["ring", 1, "self"]);
  });
});

describe("another format", () => {
  it("keeps what still fits and lets go of the rest", () => {
    const form = put(begin(), { place: "pit", gravity: "self", deck_a: "jig" });
    const ring = choose(game, form, "ring", 1);
    expect(order(game, ring, "").options).toEqual({ format: "ring", players: 4, gravity: "self", deck_a: "jig" });
    expect(ring.chairs).toHaveLength(4);
    expect(choose(game, ring, "duel").values.gravity).toBe("self");
  });

  it("forgets what a seat asked for that is gone", () => {
    const ring = set(game, choose(game, begin(), "ring", 1), "deck_d", "jig");
    expect(order(game, ring, "").options?.deck_d).toBe("jig");
    expect(choose(game, choose(game, ring, "duel"), "ring", 1).values.deck_d).toBe("default");
  });
});

describe("what does not fit", () => {
  it("is dashed, with the game's own reason", () => {
    const ring = choose(game, begin(), "ring");
    expect(why(game, ring, "place", "pit")).toBe("The pit is for a duel.");
    expect(why(game, ring, "place", "hall")).toBe("");
    expect(why(game, begin(), "place", "pit")).toBe("");
    expect(why(game, begin(), "extra", "on")).toBe("Extras are for gamers.");
  });

  it("is mended where something else brought it about", () => {
    const gamer = set(game, begin(), "mode", "gamer");
    expect(gamer.values.extra).toBe("on");
    expect(why(game, gamer, "extra", "off")).toBe("Gamer takes an extra.");
    const spicy = put(gamer, { spice: "on", extra: "off" });
    expect(set(game, spicy, "spice", "off").values.extra).toBe("on");
    expect(set(game, spicy, "mode", "casual").values).toMatchObject({ spice: "off", extra: "off" });
  });

  it("knows who sits there", () => {
    expect(why(game, begin(), "claims", "yes")).toBe("Bots make no claims.");
    const people = seat(game, begin(), 1, { kind: "friend" });
    const claims = set(game, people, "claims", "yes");
    expect(claims.values.claims).toBe("yes");
    expect(seat(game, claims, 1, { kind: "bot" }).values.claims).toBe("no");
    expect(whySeat(game, set(game, begin(), "pick", "blind"), 1, "here")).toBe("Blind needs a screen each.");
    expect(whySeat(game, begin(), 1, "here")).toBe("");
  });

  it("knows two of a kind, and one number above another", () => {
    const form = put(begin(), { twins: "forbid", deck_a: "jig" });
    expect(why(game, form, "deck_b", "jig")).toBe("Another seat has it.");
    expect(why(game, form, "deck_b", "anvil")).toBe("");
    const both = put(begin(), { deck_a: "jig", deck_b: "jig" });
    expect(set(game, both, "twins", "forbid").values).toMatchObject({ deck_a: "jig", deck_b: "default" });
    expect(why(game, begin(), "least", 30)).toBe("The least is not above the most.");
  });

  it("never stays in a form from another day", () => {
    const kept = { values: { pick: "blind" }, chairs: [{ kind: "me" }, { kind: "here" }] } as unknown as Form;
    expect(clashes(game, start(game, kept))).toEqual([]);
  });
});

describe("the seats", () => {
  it("have one me, who changes places", () => {
    const form = seat(game, choose(game, begin(), "ring"), 2, { kind: "me" });
    expect(form.chairs.map((one) => one.kind)).toEqual(["bot", "bot", "me"]);
    expect(seat(game, form, 2, { kind: "bot" }).chairs.map((one) => one.kind)).toEqual(["me", "bot", "bot"]);
  });

  it("are mixed without losing anybody", () => {
    const form = seat(game, choose(game, begin(), "ring", 1), 3, { kind: "friend" });
    const mixed = mix(game, form, () => 0);
    expect(mixed.chairs.map((one) => one.kind).sort()).toEqual(form.chairs.map((one) => one.kind).sort());
    expect(mixed.chairs).not.toEqual(form.chairs);
  });

  it("wait for friends at a table to meet at", () => {
    const wanted = order(game, seat(game, begin(), 1, { kind: "friend" }), "Robin");
    expect(wanted).toMatchObject({ meet: true, seats: [{ kind: "me" }, { kind: "empty" }] });
  });
});

describe("search", () => {
  const names = (query: string, part = "", form = begin(), rules = {}): string[] =>
    search(game, form, query, part, rules).map((one) => one.name);

  it("looks in name, help, choices, tag and the words of the rule", () => {
    expect(names("falls")).toEqual(["gravity"]);
    expect(names("delay")).toEqual(["gravity"]);
    expect(names("SELF")).toEqual(["gravity"]);
    expect(names("sc-rul-19")).toEqual(["gravity"]);
    expect(names("downwards")).toEqual([]);
    expect(names("downwards", "", begin(), { "SC-RUL-19": { text: "All go downwards." } })).toEqual(["gravity"]);
    expect(names("no such thing")).toEqual([]);
  });

  it("finds options without a place of their own, by part, the changed ones first", () => {
    expect(names("")).toEqual(["claims", "twins", "gravity", "least", "most"]);
    expect(names("", "Pace")).toEqual(["least", "most"]);
    expect(names("", "", set(game, begin(), "most", 30))[0]).toBe("most");
  });
});

describe("the ticket", () => {
  it("says every choice in words, and what is not as usual", () => {
    const form = put(seat(game, begin(), 1, { kind: "friend" }), { place: "hall", gravity: "self", deck_b: "jig" });
    const lines = ticket(game, form, "Robin");
    expect(lines[0]).toEqual({ of: "2 players", words: "Robin, a friend", changed: false });
    expect(lines).toContainEqual({ of: "Place", words: "Hall", changed: true });
    expect(lines).toContainEqual({ of: "Deck b", words: "Jig", changed: true });
    expect(lines).toContainEqual({ of: "Rounds", words: "Twenty", changed: false });
    expect(lines).toContainEqual({ of: "Who falls", words: "Self", changed: true });
    expect(lines.map((one) => one.of)).not.toContain("Claims");
    expect(called(game, "place", "default")).toBe("Anywhere");
  });
});

describe("one click", () => {
  it("plays the table that was kept, against bots of the last level", () => {
    const kept = set(game, seat(game, choose(game, begin(), "ring"), 1, { kind: "friend" }), "gravity", "self");
    expect(plain(game, "Robin", "hard", kept)).toEqual({
      game: "scuffle",
      options: { format: "ring", players: 3, gravity: "self" },
      seats: [
        { kind: "me", name: "Robin" },
        { kind: "bot", level: "hard" },
        { kind: "bot", level: "hard" },
      ],
      meet: false,
    });
    expect(plain(game, "").seats).toEqual([{ kind: "me" }, { kind: "bot", level: "medium" }]);
  });

  it("asks a friend to the usual table, or all friends of the kept one", () => {
    expect(invite(game, "Robin")).toMatchObject({
      meet: true,
      seats: [{ kind: "me", name: "Robin" }, { kind: "empty" }],
    });
    const two = seat(game, seat(game, choose(game, begin(), "ring"), 1, { kind: "friend" }), 2, { kind: "friend" });
    expect(invite(game, "", two).seats.map((one) => one.kind)).toEqual(["me", "empty", "empty"]);
  });

  it("drops what bots cannot play", () => {
    const kept = set(game, seat(game, begin(), 1, { kind: "friend" }), "claims", "yes");
    expect(plain(game, "", "easy", kept).options).toEqual({ format: "duel" });
    expect(invite(game, "", kept).options).toEqual({ format: "duel", claims: "yes" });
  });

  it("knows a link that leads nowhere", () => {
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) expect(shareable(host)).toBe(false);
    expect(shareable("192.168.1.20")).toBe(true);
  });
});

describe("a deck of one's own", () => {
  it("is chosen by its code, called by the name it is kept under, and ordered", () => {
    keepDeck("scuffle", { id: 1, name: "Fists first", code: "SC1-abc" });
    const form = start(game, { values: { deck_a: "SC1-abc", deck_b: "SC1-xyz" } });
    expect(["deck_a", "deck_b", "deck_c"].map((name) => called(game, name, form.values[name] as Value))).toEqual([
      "Fists first",
      "Deck by code",
      "As usual",
    ]);
    expect(order(game, form, "").options).toMatchObject({ deck_a: "SC1-abc", deck_b: "SC1-xyz" });
  });

  it("is kept in place of what it was, the last one worked on first, and forgotten; what is no deck is passed over", () => {
    for (const id of [2, 3]) keepDeck("squads", { id, name: "M", code: "" });
    keepDeck("squads", { id: 2, name: "Mine", code: "x" });
    expect(ownDecks("squads").map(({ id, name }) => [id, name])).toEqual([
      [2, "Mine"],
      [3, "M"],
    ]);
    forgetDeck("squads", 2);
    expect(ownDecks("squads").map(({ id }) => id)).toEqual([3]);
    localStorage.setItem("rumpus.decks.squads", JSON.stringify([null, 7, { id: "1" }, { id: 4, name: "A", code: "" }]));
    expect(ownDecks("squads").map(({ id }) => id)).toEqual([4]);
    for (let id = 0; id < 30; id += 1) keepDeck("squads", { id, name: "", code: "" });
    expect(ownDecks("squads")).toHaveLength(20);
  });

  it("may stand in the address of the set-up page", () => {
    expect(parse("#/new/scuffle?deck_a=SC1-a_b-c")).toEqual({
      page: "setup",
      game: "scuffle",
      told: "deck_a=SC1-a_b-c",
    });
    expect(parse("#/new/scuffle")).toEqual({ page: "setup", game: "scuffle", told: "" });
  });
});
