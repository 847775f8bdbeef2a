import { beforeEach, describe, expect, it } from "vitest";
import { KEY, own, read, Settings } from "../src/feel/settings.svelte";

beforeEach(() => localStorage.clear());

describe("settings", () => {
  it("start at quiet defaults", () => {
    expect(read(null)).toEqual({
      language: "",
      theme: "system",
      speed: 1,
      motion: "system",
      sound: 0,
      fastTaps: false,
      name: "",
      games: {},
    });
  });

  it("survive a broken or hostile store", () => {
    expect(read("{")).toEqual(read(null));
    expect(read("null")).toEqual(read(null));
    expect(read(JSON.stringify({ theme: "pink", speed: 9, sound: 4, fastTaps: "yes", name: 7 }))).toEqual(read(null));
    expect(read(JSON.stringify({ name: "x".repeat(99) })).name).toHaveLength(24);
  });

  it("are kept and painted", () => {
    new Settings().set({ theme: "light", speed: 2 });
    expect(document.documentElement.dataset.theme).toBe("light");
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toMatchObject({ theme: "light", speed: 2 });
    expect(new Settings().all.speed).toBe(2);
  });

  it("scale animations; Off and less motion stop them", () => {
    const settings = new Settings();
    expect(settings.ms(110)).toBe(110);
    settings.set({ speed: 0.5 });
    expect(settings.ms(110)).toBe(220);
    expect(settings.botPause).toBe(1200);
    settings.set({ speed: 0 });
    expect([settings.ms(110), settings.still, settings.botPause]).toEqual([0, true, 0]);
    settings.set({ speed: 1, motion: "reduced" });
    expect([settings.ms(110), settings.still]).toEqual([0, true]);
  });
});

describe("a game's own choices", () => {
  it("have defaults, are kept by game, and do not meet another's", () => {
    const settings = new Settings();
    const one = own("one", { pace: "full", loud: true }, [], settings);
    const two = own("two", { pace: "slow" }, [], settings);
    one.set({ pace: "calm" });
    expect([one.all, two.all]).toEqual([{ pace: "calm", loud: true }, { pace: "slow" }]);
    expect(own("one", { pace: "full" }, [], new Settings()).all.pace).toBe("calm");
  });

  it("are taken over from the common ones of old days, once", () => {
    localStorage.setItem(KEY, JSON.stringify({ theme: "dark", pace: "calm", callouts: false, name: "Robin" }));
    const defaults = { pace: "full", callouts: true };
    const first = own("one", defaults, ["pace", "callouts"], new Settings());
    expect(first.all).toEqual({ pace: "calm", callouts: false });
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).not.toHaveProperty("pace");
    first.set({ pace: "brisk" });
    expect(own("one", defaults, ["pace", "callouts"], new Settings()).all.pace).toBe("brisk");
    expect(new Settings().all.name).toBe("Robin");
  });

  it("survive values of another kind", () => {
    localStorage.setItem(KEY, JSON.stringify({ games: { one: { pace: 7 }, two: "no", three: ["no"] } }));
    expect(own("one", { pace: "full" }, [], new Settings()).all.pace).toBe("full");
    expect(Object.keys(new Settings().all.games)).toEqual(["one"]);
  });
});
