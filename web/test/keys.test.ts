import { beforeEach, describe, expect, it } from "vitest";
import { Keys, ownKeys } from "../src/feel/keys.svelte";

const KEY = "rumpus.keys";
const UNDO = { id: "undo", code: "KeyU", text: "Undo" };
const HINT = { id: "hint", code: "KeyH", text: "Hint" };
const YES = { id: "yes", code: "KeyY", text: "Yes" };
const NO = { id: "no", code: "KeyN", text: "No" };
const press = (code: string, more: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { code, ...more });
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "{}");

beforeEach(() => localStorage.clear());

describe("keys", () => {
  it("answer by position, not with modifiers", () => {
    const keys = new Keys();
    keys.register([UNDO]);
    expect(keys.action(press("KeyU"))).toBe("undo");
    expect(keys.action(press("KeyU", { ctrlKey: true }))).toBeNull();
    expect(keys.label("undo")).toBe("U");
  });

  it("swap when one takes another's key, and come back", () => {
    const keys = new Keys();
    keys.register([UNDO, HINT]);
    keys.change("undo", "KeyH");
    expect([keys.action(press("KeyH")), keys.action(press("KeyU"))]).toEqual(["undo", "hint"]);
    keys.reset();
    expect(keys.action(press("KeyU"))).toBe("undo");
  });
});

describe("what is printed on a key", () => {
  it("is told of one that cannot be changed, too, and words that name it stay as they are", () => {
    const keys = new Keys();
    keys.register([
      { id: "flip", code: "KeyW", text: "Flip", fixed: true },
      { id: "esc", code: "Esc", text: "Back", fixed: true },
      { id: "digits", code: "1\u20139", text: "Cards", fixed: true },
    ]);
    expect(["flip", "esc", "digits"].map((id) => keys.label(id))).toEqual(["W", "Esc", "1\u20139"]);
  });
});

describe("keys of a game", () => {
  it("are its own: another game's command of the same name keeps its key", () => {
    const keys = new Keys();
    const [one, two] = [ownKeys("one", keys), ownKeys("two", keys)];
    const leave = one.register([YES, NO]);
    keys.change("one.yes", "KeyQ");
    expect([one.label("yes"), one.action(press("KeyQ")), one.action(press("KeyY"))]).toEqual(["Q", "yes", null]);
    leave();
    two.register([YES, NO]);
    expect([two.label("yes"), two.action(press("KeyY")), two.action(press("KeyQ"))]).toEqual(["Y", "yes", null]);
    const later = ownKeys("one", new Keys());
    expect(later.label("yes")).toBe("");
    later.register([YES]);
    expect(later.label("yes")).toBe("Q");
    expect(stored()).toEqual({ "one.yes": "KeyQ" });
  });

  it("live side by side, two tables of two games on one page", () => {
    const keys = new Keys();
    const [one, two] = [ownKeys("one", keys), ownKeys("two", keys)];
    one.register([YES]);
    two.register([{ ...YES, code: "KeyJ" }]);
    expect([one.label("yes"), two.label("yes")]).toEqual(["Y", "J"]);
    expect([one.action(press("KeyJ")), two.action(press("KeyJ"))]).toEqual([null, "yes"]);
    keys.change("two.yes", "KeyY");
    expect([one.label("yes"), two.label("yes")]).toEqual(["Y", "Y"]);
  });

  it("stand in for the shell's of the same name while they are there", () => {
    const keys = new Keys();
    keys.register([UNDO, HINT]);
    const leave = ownKeys("one", keys).register([{ ...UNDO, code: "Backspace" }]);
    expect([keys.action(press("Backspace")), keys.action(press("KeyU")), keys.label("undo")]).toEqual([
      "undo",
      null,
      "Backspace",
    ]);
    expect(keys.commands.map((one) => one.id)).toEqual(["hint", "one.undo"]);
    leave();
    expect([keys.action(press("KeyU")), keys.label("undo")]).toEqual(["undo", "U"]);
  });

  it("go before a key of the shell that was moved there; it has its first key in this game", () => {
    const keys = new Keys();
    keys.register([UNDO]);
    keys.change("undo", "KeyY");
    expect(keys.label("undo")).toBe("Y");
    const game = ownKeys("one", keys);
    const leave = game.register([YES]);
    expect([keys.action(press("KeyY")), keys.action(press("KeyU")), keys.label("undo")]).toEqual(["yes", "undo", "U"]);
    leave();
    expect(keys.label("undo")).toBe("Y");
  });

  it("of two tables of one game leave one by one", () => {
    const keys = new Keys();
    const game = ownKeys("one", keys);
    const first = game.register([YES]);
    game.register([YES]);
    first();
    expect([keys.commands.length, game.action(press("KeyY"))]).toEqual([1, "yes"]);
  });
});

describe("keys stored when all games shared one list", () => {
  const games = new Map([
    ["one", [YES, NO, { id: "move", code: "KeyM", text: "Move" }]],
    ["two", [YES, NO]],
  ]);

  it("go to the shell, or to the one game that has the command, or nowhere", () => {
    localStorage.setItem(KEY, JSON.stringify({ undo: "KeyZ", move: "KeyJ", yes: "KeyQ", gone: "KeyX" }));
    const keys = new Keys();
    keys.settle([UNDO], games);
    expect(stored()).toEqual({ undo: "KeyZ", "one.move": "KeyJ" });
    const one = ownKeys("one", keys);
    one.register(games.get("one") ?? []);
    expect([one.label("move"), one.label("yes")]).toEqual(["J", "Y"]);
  });

  it("are settled once: what is stored today stays", () => {
    const today = { undo: "KeyZ", "one.yes": "KeyQ", "later.yes": "KeyQ" };
    localStorage.setItem(KEY, JSON.stringify(today));
    new Keys().settle([UNDO], games);
    expect(stored()).toEqual(today);
  });

  it("may be no list at all", () => {
    for (const broken of ["{", "null", "7", '"x"', "[1]"]) {
      localStorage.setItem(KEY, broken);
      const keys = new Keys();
      keys.settle([UNDO], games);
      keys.register([UNDO]);
      expect(keys.label("undo")).toBe("U");
    }
    localStorage.setItem(KEY, JSON.stringify({ undo: 7 }));
    const keys = new Keys();
    keys.register([UNDO]);
    expect(keys.label("undo")).toBe("U");
  });
});
