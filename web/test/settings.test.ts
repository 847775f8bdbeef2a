import { beforeEach, describe, expect, it } from "vitest";
import { KEY, read, Settings } from "../src/stores/settings.svelte";

beforeEach(() => localStorage.clear());

describe("settings", () => {
  it("start at quiet defaults", () => {
    expect(read(null)).toEqual({
      theme: "system",
      speed: 1,
      motion: "system",
      sound: 0,
      fastTaps: false,
      name: "",
      pace: "full",
      callouts: true,
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
