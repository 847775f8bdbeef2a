/** The log and the server's texts in this page's words: messages of the catalogue, with names for seats, Bases and cards. */
import type { LogLine, Text } from "../../net/protocol";
import type { Names } from "../../words/catalogue";
import { gameWords, list, type Words } from "../../words/say";
import { placesSaid } from "./announce";
import { rowEnd } from "./board";
import type { Messages } from "./messages";
import type { View } from "./optimistic";
import type { Card, Events, Place } from "./protocol";
import { say } from "./say";
import type { SeatLook } from "./seats";
import { baseName, cardWords } from "./words";

/** The table that a sentence is about, as this browser sees it. */
export interface Seen {
  view: View;
  looks: readonly SeatLook[];
  me: number | null;
}

/** Lines that are nobody's deed, whatever seat they carry. */
const NOBODY: ReadonlySet<string> = new Set<keyof Events>([
  "round",
  "go",
  "over",
  "countdown",
  "paused",
  "warning",
  "won",
  "back",
]);
export const deedOf = (line: LogLine): number => (NOBODY.has(line.kind) ? -1 : line.seat);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Messages are told `none` for nothing at all. */
const known = <T>(value: unknown): T | null => (value === "none" ? null : (value as T));

/** Says what happened and what is asked at one table. */
export class Teller {
  readonly #seen: () => Seen;
  readonly #words: Words<Messages>;

  constructor(seen: () => Seen) {
    this.#seen = seen;
    this.#words = gameWords<Messages>("brawl", this.#names());
  }

  /** What messages call things. */
  #names(): Names {
    const look = (seat: unknown): SeatLook | undefined => this.#seen().looks[known<number>(seat) ?? -1];
    const who = (seat: unknown): string => {
      const one = look(seat);
      return one?.you ? say("page-you") : (one?.name ?? say("page-somebody"));
    };
    const all = (seats: unknown): readonly unknown[] => (Array.isArray(seats) ? seats : [seats]);
    return {
      SEAT: (seat) => look(seat)?.name ?? say("page-somebody"),
      SEATS: (seats) => list(all(seats).map((seat) => look(seat)?.name ?? "")),
      WHO: (seats) => list(all(seats).map(who)),
      YOU: (seat) => (look(seat)?.you ? "yes" : "no"),
      CARD: (card) => cardWords(this.#seen().view, known<Card>(card)),
      BASE: (base) => this.#base(String(base)),
      SPACE: (space) => this.#where(String(space), null),
      TARGET: (space) => this.#target(String(space)),
      SECONDS: (ms) => String(Math.ceil(Number(ms) / 1000)),
    };
  }

  #base(space: string): string {
    const { view, looks } = this.#seen();
    return baseName(view, looks, space);
  }

  /** Where a card went. */
  #where(space: string, place: Place | null): string {
    switch (place?.kind) {
      case "colour":
        return this.#base(place.at ?? "");
      case "number":
        return say("page-where-number", { cards: place.number ?? 0 });
      case "seat":
        return this.#words.say("page-where-seat", { seat: place.seat ?? null });
      case "order":
        return say("page-where-order");
      default: {
        const { view, me } = this.#seen();
        const side = rowEnd(view, me, space);
        return side ? say("page-where-row", { side }) : this.#base(space);
      }
    }
  }

  /** Where a card may go. */
  #target(space: string): string {
    const { view, looks, me } = this.#seen();
    const place = view.mine?.places[space];
    if (place?.kind === "colour" && place.colour)
      return [placesSaid(view, looks, me, [place.at ?? ""]), say("colour.small", { colour: place.colour })].join(" ");
    return place ? (place.order ?? this.#where(space, place)) : placesSaid(view, looks, me, [space]);
  }

  /** A text of the server. */
  readonly text = (text: Text): string => this.#words.tell(text);

  /** A line of the log with names, without the seat that did it: "Green Hit on Kit". */
  readonly line = (line: LogLine): string => {
    const { space = "", place = null } = line.args as Partial<Events["play"]>;
    const args = line.kind === "play" ? { ...line.args, where: this.#where(space, place) } : line.args;
    return capital(this.#words.find(`page-log-${line.code}`, args) ?? this.#words.tell(line));
  };
}
