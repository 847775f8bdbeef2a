/** The pace dial. A bot has the tempo of its level at 900 ms (BR-RUL-03); more makes its hands slower, by the same measure. */
export interface Pace {
  id: string;
  text: string;
  ms: number;
}

export const PACES: readonly Pace[] = [
  { id: "full", text: "full speed", ms: 900 },
  { id: "brisk", text: "\u00bd speed", ms: 1800 },
  { id: "calm", text: "\u00bc speed", ms: 3400 },
  { id: "step", text: "step by step", ms: 5000 },
];
