/**
 * Table sounds, made on the spot with WebAudio: no files, off until asked for, at most three voices at once.
 * A sound is never the only sign of anything.
 */
import { settings } from "./settings.svelte";

/** One voice of a sound: a falling or steady tone, or a burst of filtered noise. Times in s, pitch in Hz, gain 0 to 1. */
interface Voice {
  at?: number;
  wave?: OscillatorType | "noise";
  from: number;
  to?: number;
  long: number;
  gain: number;
}

/** A sound of a game's own. */
export type Noise = readonly Voice[];

const VOICES = {
  tick: [{ wave: "square", from: 1900, long: 0.02, gain: 0.12 }],
  slap: [{ wave: "noise", from: 2400, to: 900, long: 0.09, gain: 0.6 }],
  riffle: [0, 0.05, 0.1].map((at) => ({ at, wave: "noise", from: 4200, long: 0.03, gain: 0.3 })),
  turn: [0, 0.16].map((at) => ({ at, wave: "triangle", from: 420, to: 300, long: 0.08, gain: 0.5 })),
  step: [{ wave: "noise", from: 420, long: 0.07, gain: 0.5 }],
  pat: [{ wave: "noise", from: 1300, to: 500, long: 0.08, gain: 0.6 }],
  crack: [
    { wave: "sine", from: 150, to: 45, long: 0.3, gain: 0.9 },
    { wave: "noise", from: 3000, to: 700, long: 0.12, gain: 0.5 },
  ],
  whoosh: [{ wave: "noise", from: 500, to: 3200, long: 0.25, gain: 0.4 }],
  flame: [{ wave: "noise", from: 700, to: 1900, long: 0.4, gain: 0.35 }],
  fall: [{ wave: "sine", from: 700, to: 160, long: 0.4, gain: 0.35 }],
  ko: [
    { wave: "sine", from: 880, to: 860, long: 0.8, gain: 0.5 },
    { wave: "sine", from: 1320, long: 0.5, gain: 0.25 },
    { at: 0.08, wave: "noise", from: 900, to: 1400, long: 0.7, gain: 0.3 },
  ],
  clack: [{ wave: "triangle", from: 760, to: 420, long: 0.06, gain: 0.6 }],
  heel: [
    { wave: "noise", from: 900, to: 260, long: 0.07, gain: 0.6 },
    { wave: "sine", from: 140, to: 70, long: 0.09, gain: 0.6 },
  ],
  glass: [0, 0.05, 0.11].map((at, n) => ({ at, wave: "sine", from: 2100 + 560 * n, long: 0.28, gain: 0.16 })),
  refused: [{ wave: "sine", from: 190, to: 130, long: 0.1, gain: 0.5 }],
} satisfies Record<string, Voice[]>;

export type SoundName = keyof typeof VOICES;

const MAX_VOICES = 3;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
/** When the voices that are not at their end begin and end, s. */
let booked: { begin: number; end: number }[] = [];

/** Plays a sound of the house, or a game's own, at the chosen volume. `pan` runs from -1 (left) to 1; `pitch` 2 is an octave up. Does nothing while sound is off. */
export function sound(name: SoundName | Noise, pan = 0, pitch = 1): void {
  const volume = settings.all.sound;
  if (volume <= 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const voices: Noise = typeof name === "string" ? VOICES[name] : name;
  for (const voice of voices) start(context, pitched(voice, pitch), volume, pan);
}

const pitched = (voice: Voice, pitch: number): Voice =>
  pitch === 1
    ? voice
    : { ...voice, from: voice.from * pitch, ...(voice.to === undefined ? {} : { to: voice.to * pitch }) };

function start(audio: AudioContext, voice: Voice, volume: number, pan: number): void {
  const begin = audio.currentTime + (voice.at ?? 0);
  const end = begin + voice.long;
  booked = booked.filter((one) => one.end > audio.currentTime);
  if (booked.filter((one) => one.begin < end && begin < one.end).length >= MAX_VOICES) return;
  booked.push({ begin, end });
  const gain = audio.createGain();
  gain.gain.setValueAtTime(voice.gain * volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  const place = audio.createStereoPanner();
  place.pan.value = pan;
  const source = voice.wave === "noise" ? hiss(audio, voice, begin, end, gain) : tone(audio, voice, begin, end, gain);
  gain.connect(place).connect(audio.destination);
  source.start(begin);
  source.stop(end);
}

function tone(audio: AudioContext, voice: Voice, begin: number, end: number, out: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = voice.wave as OscillatorType;
  source.frequency.setValueAtTime(voice.from, begin);
  source.frequency.exponentialRampToValueAtTime(voice.to ?? voice.from, end);
  source.connect(out);
  return source;
}

function hiss(audio: AudioContext, voice: Voice, begin: number, end: number, out: AudioNode): AudioBufferSourceNode {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(voice.from, begin);
  filter.frequency.exponentialRampToValueAtTime(voice.to ?? voice.from, end);
  source.connect(filter).connect(out);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  return buffer;
}
