/** A link to one moment through one pair of eyes: `#/replay/<table>?at=21&eyes=0`. */
import { ALL, WATCHER } from "./reel";

export interface Place {
  /** Null: from the start. */
  at: number | null;
  eyes: number;
  /** It opens with what there is to learn. */
  learn: boolean;
}

const NAMES: Readonly<Record<string, number>> = { all: ALL, watcher: WATCHER };

/** The moment that a link names; what it does not name, or names wrongly, is the start and all cards. */
export function placeOf(hash: string): Place {
  const told = new URLSearchParams(hash.split("?")[1] ?? "");
  const at = told.get("at") ?? "";
  const eyes = told.get("eyes") ?? "all";
  return {
    at: /^\d{1,9}$/.test(at) ? Number(at) : null,
    learn: told.has("learn"),
    eyes: NAMES[eyes] ?? (/^[0-7]$/.test(eyes) ? Number(eyes) : ALL),
  };
}

export function linkTo(table: string, n: number, eyes: number): string {
  const name = Object.keys(NAMES).find((one) => NAMES[one] === eyes) ?? String(eyes);
  return `${location.href.split("#")[0]}#/replay/${table}?at=${n}&eyes=${name}`;
}
