/** What the player may do now and does: from keys, pointer and touch to requests. It knows the view and no rules. */
import type { LiveCalls, TableCalls, TableState } from "../../table/types";
import { type Area, areasOf, type Column } from "./board";
import { type Ghost, overlay } from "./ghost";
import { isLoud, sign } from "./look";
import { looksOf, type SeatLook, sideLook } from "./seats";
import type { Card, Colour, Spaces, View } from "./types";
import { baseName, type Slip, slipOf } from "./words";

/** One of several things that a card may do at one place, or without a place: a colour, a number, a rival, an order. */
export interface Option {
  key: string;
  text: string;
  colour?: Colour;
  seat?: number;
  go: () => void;
}

/** How long a key still means the place it had before a row moved, ms. */
const GRACE = 260;
const EMPTY: Spaces = {};

export class Brain {
  #table: () => TableState;
  #calls: TableCalls & LiveCalls;
  /** An end on which a colour must be named. */
  asking: string | null = $state(null);
  /** Pointing at an end or a Base to call a foul there. */
  calling = $state(false);
  #known: Record<string, number> = {};
  #places: { at: number; bases: string[][] } = { at: 0, bases: [] };

  constructor(table: () => TableState, calls: TableCalls & LiveCalls) {
    this.#table = table;
    this.#calls = calls;
  }

  readonly raw: View = $derived.by(() => this.#table().view as View);
  readonly me: number | null = $derived.by(() => {
    const { you, asSeat } = this.#table();
    return you.includes(asSeat) ? asSeat : (you[0] ?? null);
  });
  /** The view with my own requests under way laid on it. */
  readonly view: View = $derived.by(() => {
    this.#learn(this.raw.mine?.can ?? EMPTY);
    const ghosts = this.#table().live.sent.map((one) => (one.ghost ?? { kind: "other" }) as Ghost);
    return overlay(this.raw, this.me, ghosts, this.#known);
  });
  readonly looks: SeatLook[] = $derived.by(() => looksOf(this.#table(), this.raw));
  readonly areas: { mine: Area[]; others: Area[] } = $derived(areasOf(this.view, this.me));
  readonly playing: boolean = $derived(this.view.phase === "live" || this.view.phase === "turn");
  /** May act at once: it is real time, or my turn. */
  readonly open: boolean = $derived.by(() => {
    const table = this.#table();
    if (this.me === null || table.over || table.connection !== "open" || !this.playing) return false;
    return table.realTime || (table.decision?.yours === true && table.pending === null);
  });
  readonly can: Spaces = $derived(this.view.mine?.can ?? EMPTY);
  readonly fromTop: boolean = $derived.by(() => this.me !== null && !this.view.seats[this.me]?.hand);
  /** Everywhere the card in hand, or with an empty hand the top of the pile, may go: space to action. */
  readonly targets: Spaces = $derived.by(() =>
    this.open ? ((this.fromTop ? this.view.mine?.top : this.view.mine?.play) ?? EMPTY) : EMPTY,
  );
  /** Ends and Bases that glow. */
  readonly legal: ReadonlySet<string> = $derived.by(() => {
    if (this.calling) return new Set(Object.keys(this.view.mine?.call ?? EMPTY));
    return new Set(Object.keys(this.targets).map((space) => space.split(".").slice(0, 2).join(".")));
  });
  /** Bases that were swept a while ago: their Clear may be called, though they lie nowhere. */
  readonly gone: string[] = $derived.by(() =>
    Object.keys(this.view.mine?.call ?? EMPTY).filter((space) => !space.includes(".") && !this.view.bases[space]),
  );
  readonly card: Card | null = $derived.by(() => {
    const info = this.me === null ? undefined : this.view.seats[this.me];
    return info?.hand ? (this.view.mine?.hand ?? info.hand.card) : (info?.pile.top ?? null);
  });

  #learn(can: Spaces): void {
    for (const [name, action] of Object.entries(can)) this.#known[name] = action;
  }

  // ------------------------------------------------------------ names
  look(seat: number): SeatLook | undefined {
    return this.looks[seat];
  }
  side(side: number): SeatLook | undefined {
    return sideLook(this.view, this.looks, side);
  }
  base(id: string): string {
    return baseName(this.view, this.looks, id);
  }
  slip(): Slip | null {
    const no = this.#table().live.refused;
    return no && !no.chained ? slipOf(this.raw, no) : null;
  }

  // ------------------------------------------------------------ sending
  #send(action: number, move: { card?: Card | null; ghost?: Ghost } = {}): void {
    this.asking = null;
    this.calling = false;
    if (!this.#table().realTime) {
      this.#calls.play([action]);
      return;
    }
    const { card, ghost } = move;
    this.#calls.rush(action, { ...(card ? { card: card.id } : {}), ...(ghost ? { ghost } : {}) });
  }

  simple(name: string): boolean {
    const action = this.can[name];
    if (action === undefined) return false;
    this.#send(action, { ghost: { kind: "other" } });
    return true;
  }

  deal(): boolean {
    const action = this.can.deal;
    if (action === undefined || !this.open) return false;
    this.#send(action, { ghost: { kind: "deal" } });
    return true;
  }

  /** Throw the card away or put it back; with an empty hand pick the top of the pile up; with nothing to do, pass. */
  drop(): boolean {
    if (!this.open) return false;
    const { discard, pass } = this.can;
    const back = this.can["put back"];
    const up = this.can["pick up"];
    const held = this.view.mine?.hand ?? null;
    const top = this.me === null ? null : (this.view.seats[this.me]?.pile.top ?? null);
    const down = back ?? discard;
    if (down !== undefined) this.#send(down, { card: held, ghost: { kind: "drop", card: held } });
    else if (up !== undefined && top) this.#send(up, { card: top, ghost: { kind: "pick up", card: top } });
    else if (pass !== undefined) this.#send(pass);
    else return false;
    return true;
  }

  /** Go for this Base or end; where it may not, the table says why. */
  act(space: string): boolean {
    if (this.calling) {
      const call = this.view.mine?.call?.[space];
      if (call === undefined) return false;
      this.#send(call, { ghost: { kind: "other" } });
      return true;
    }
    if (!this.open) return false;
    const action = this.targets[space];
    if (action !== undefined) {
      this.#play(space, action);
      return true;
    }
    if (this.legal.has(space)) {
      this.asking = space;
      return true;
    }
    if (this.card && !space.startsWith("+")) this.#calls.why(space);
    return true;
  }

  #play(space: string, action: number): void {
    const card = this.card;
    this.#send(action, card ? { card, ghost: { kind: "play", card, space, top: this.fromTop } } : {});
  }

  tag(seat: number): void {
    if (this.view.mine?.tag.includes(seat)) this.#send(TAG + seat, { ghost: { kind: "other" } });
  }

  takeBack(space: string): void {
    const action = this.view.mine?.take_back?.[space];
    if (action !== undefined) this.#send(action, { ghost: { kind: "other" } });
  }

  // ------------------------------------------------------------ choices without a place
  readonly options: Option[] = $derived.by(() => {
    const made: Option[] = [];
    for (const [space, action] of Object.entries(this.targets)) {
      const option = this.#option(space);
      if (option) made.push({ ...option, key: space, go: () => this.#play(space, action) });
    }
    return made;
  });

  #option(space: string): Pick<Option, "text" | "colour" | "seat"> | null {
    const shade = /^(.+)\.(red|blue|green)$/.exec(space);
    if (shade) return this.asking === shade[1] ? { text: shade[2] ?? "", colour: shade[2] as Colour } : null;
    const number = /^n(\d+)$/.exec(space);
    if (number) return { text: number[1] === "1" ? "1 card" : `${number[1]} cards` };
    const rival = /^seat-(\w)$/.exec(space);
    if (rival) {
      const seat = "ABCDEFGH".indexOf(rival[1] ?? "");
      return { text: this.look(seat)?.name ?? rival[1] ?? "", seat };
    }
    if (/^o\d+$/.test(space)) return { text: this.view.mine?.orders?.[space] ?? space };
    return null;
  }

  option(n: number): boolean {
    const option = this.options[n - 1];
    option?.go();
    return option !== undefined;
  }

  // ------------------------------------------------------------ places
  /** The Base at a place of an area as the player saw it: just after a row moved, still the one that was there. */
  at(area: number, place: number): Column | undefined {
    const now = this.areas.mine[area]?.columns;
    const before = this.#places;
    if (performance.now() - before.at < GRACE) {
      const id = before.bases[area]?.[place];
      const same = now?.find((column) => column.base.id === id);
      if (same) return same;
    }
    return now?.[place];
  }

  /** Called with the view before each change: remembers where the Bases lay. */
  moved(before: { mine: Area[] }): void {
    const bases = before.mine.map((area) => area.columns.map((column) => column.base.id));
    this.#places = { at: performance.now(), bases };
  }

  key(area: number, place: number, part: "far" | "base" | "near"): boolean {
    const column = this.at(area, place);
    if (!column) return false;
    return this.act(part === "base" ? column.base.id : column[part].id);
  }

  /** Cards that change the rules of a Base, as called out when they are played. */
  callout(card: Card): string {
    const type = this.raw.types[card.type];
    if (!type || !isLoud(type)) return "";
    return [type.name, sign(type)].filter(Boolean).join(" ");
  }
}

const TAG = 8;
