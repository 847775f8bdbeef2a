import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";
import type { Noise } from "./sound";

/** What was begun, s. */
let begun: number[] = [];
let now = 0;

const node = (): object => ({
  ...{ gain: param(), pan: param(), frequency: param(), type: "" },
  connect: (to: unknown) => to,
  start: (at: number) => begun.push(Math.round(at * 1000) / 1000),
  stop: () => {},
});
const param = (): object => ({ setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {}, value: 0 });

class Audio {
  state = "running";
  sampleRate = 8;
  destination = {};
  get currentTime(): number {
    return now;
  }
  createGain = node;
  createStereoPanner = node;
  createOscillator = node;
  createBiquadFilter = node;
  createBufferSource = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
}

const tone = (at: number, long = 0.2): Noise[number] => ({ at, wave: "sine", from: 200, long, gain: 0.5 });

beforeEach(() => {
  begun = [];
  now = 0;
  vi.resetModules();
  vi.stubGlobal("AudioContext", Audio);
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.set({ sound: 0 });
});

/** The layer anew, at a volume. */
async function layer(volume: number): Promise<typeof import("./sound")> {
  const made = await import("./sound");
  (await import("./settings.svelte")).settings.set({ sound: volume });
  return made;
}

it("is silent while sound is off", async () => {
  const { sound } = await layer(0);
  sound("tick");
  sound([tone(0)]);
  expect(begun).toEqual([]);
});

it("plays a game's own voices beside those of the house, at most three at any time", async () => {
  const { sound } = await layer(0.5);
  sound("tick");
  sound([tone(0), tone(0), tone(0)]);
  expect(begun).toEqual([0, 0, 0]);
});

it("counts the voices that sound together, not those that come one after another", async () => {
  const { sound } = await layer(0.5);
  sound([0, 0.05, 0.1, 0.15, 0.2, 0.25].map((at) => tone(at, 0.04)));
  expect(begun).toEqual([0, 0.05, 0.1, 0.15, 0.2, 0.25]);
  now = 1;
  sound([tone(0), tone(0), tone(0), tone(0)]);
  expect(begun.slice(6)).toEqual([1, 1, 1]);
});
