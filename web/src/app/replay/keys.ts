/** The keys of a replay. They are fixed: the page has no others, and the board takes none. */

import { say } from "../../words/say";

export type Command =
  | "play"
  | "back"
  | "on"
  | "part-back"
  | "part-on"
  | "jump-back"
  | "jump-on"
  | "mine-back"
  | "mine-on"
  | "learn"
  | "faster"
  | "slower"
  | "note"
  | "branch"
  | "share"
  | "save"
  | "help"
  | "start"
  | "end"
  | `eyes-${number}`;

/** A key as it is printed, or what says it; and what says its use. */
export const LISTED = [
  ["key-space", "replay-keys"],
  ["← →", "replay-keys.step"],
  ["replay-keys.shift", "replay-keys.part"],
  ["[ ]", "replay-keys.jump"],
  ["M", "replay-keys.mine"],
  ["L", "replay-keys.learn"],
  ["replay-keys.home", "replay-keys.ends"],
  ["replay-keys.digits", "replay-keys.eyes"],
  ["+ −", "replay-keys.speed"],
  ["N", "replay-keys.note"],
  ["B", "replay-keys.branch"],
  ["C", "replay-keys.share"],
  ["S", "replay-keys.save"],
  ["?", "replay-keys.help"],
] as const;

/** What is printed on a key of the list. */
export function cap(key: (typeof LISTED)[number][0]): string {
  switch (key) {
    case "key-space":
    case "replay-keys.shift":
    case "replay-keys.home":
    case "replay-keys.digits":
      return say(key);
    default:
      return key;
  }
}

const PLAIN: Readonly<Record<string, Command>> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "start",
  End: "end",
  "[": "jump-back",
  "]": "jump-on",
  "+": "faster",
  "=": "faster",
  "-": "slower",
  m: "mine-on",
  l: "learn",
  n: "note",
  b: "branch",
  c: "share",
  s: "save",
  "?": "help",
};

/** What a key means here; null where it means nothing, or belongs to a field, a dialog or a pressed button. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("dialog, input:not([type=radio]), select, textarea, [contenteditable]")) return null;
  if (event.code === "Space") return at?.closest("button, a, label, summary") ? null : "play";
  if (event.shiftKey && event.key === "ArrowLeft") return "part-back";
  if (event.shiftKey && event.key === "ArrowRight") return "part-on";
  if (event.shiftKey && event.key.toLowerCase() === "m") return "mine-back";
  if (/^[1-9]$/.test(event.key)) return `eyes-${Number(event.key) - 1}`;
  if (event.key.startsWith("Arrow") && at?.closest("input[type=radio]")) return null;
  return PLAIN[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
