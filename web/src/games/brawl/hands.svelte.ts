/** What the player may do now and does: from keys, pointer and touch to requests. It knows the view and no rules. */
import type { ActionId } from "../../net/protocol";
import type { TableContext } from "../../table/context.svelte";
import type { NotTaken } from "../../table/realtime";
import type { Slip } from "../../table/types";
import { type Area, areasOf, baseAt, type Column } from "./board";
import { colourWord, isLoud, sign } from "./look";
import { type Ghost, overlay, type View } from "./optimistic";
import type { Card, Colour, Game, Place, View as Told } from "./protocol";
import { say } from "./say";
import { looksOf, type SeatLook, sideLook } from "./seats";
import { Teller } from "./told";
import { baseName, slipOf } from "./words";

/** One of several things that a card may do at one place, or without a place: a colour, a number, a rival, an order. */
export interface Option {
  key: string;
  text: string;
  colour?: Colour;
  seat?: number;
  go: () => void;
}

/** Actions by the space they aim at, or by their name. */
type Spaces = Readonly<Record<string, ActionId>>;

/** What the deck is called where it may not be dealt from. */
export const DECK = "deck";
/** How long a key still means the place it had before a row moved, ms. */
const GRACE = 260;
const EMPTY: Spaces = {};

export class Hands {
  readonly #table: TableContext<Game>;
  /** An end on which a colour must be named. */
  asking: string | null = $state(null);
  /** Pointing at an end or a Base to call a foul there. */
  calling = $state(false);
  #known: Record<string, ActionId> = {};
  #places: { at: number; bases: string[][] } = { at: 0, bases: [] };

  constructor(table: TableContext<Game>) {
    this.#table = table;
  }

  readonly raw: Told = $derived.by(() => this.#table.state.view);
  readonly me: number | null = $derived.by(() => {
    const { you, asSeat } = this.#table.state;
    return you.includes(asSeat) ? asSeat : (you[0] ?? null);
  });
  /** The view with my own requests under way laid on it. */
  readonly view: View = $derived.by(() => {
    this.#learn(this.raw.mine?.can ?? EMPTY);
    const ghosts = this.#table.state.live.sent.map((one) => (one.ghost ?? { kind: "other" }) as Ghost);
    return overlay(this.raw, this.me, ghosts, this.#known);
  });
  readonly looks: SeatLook[] = $derived.by(() =>
    looksOf(this.#table.state, this.raw, this.#table.state.setup.fighters),
  );
  readonly areas: { mine: Area[]; others: Area[] } = $derived(areasOf(this.view, this.me));
  /** I race against bots alone: how fast they are is mine to choose. */
  readonly alone: boolean = $derived.by(() => {
    const { seats, over, realTime } = this.#table.state;
    const bots = seats.filter((seat) => seat.kind === "bot").length;
    return this.me !== null && realTime && !over && bots > 0 && bots === seats.length - 1;
  });
  readonly playing: boolean = $derived(this.view.phase === "live" || this.view.phase === "turn");
  /** May act at once: it is real time, or my turn. */
  readonly open: boolean = $derived.by(() => {
    const table = this.#table.state;
    if (this.me === null || table.over || table.connection !== "open" || !this.playing) return false;
    return table.realTime || (table.decision?.yours === true && table.pending === null);
  });
  /** What a guided game waits for: nothing else glows, and nothing else goes. Null: whatever the rules allow. */
  readonly wanted: ReadonlySet<ActionId> | null = $derived.by(() => {
    const { puzzle } = this.#table.state;
    return puzzle?.step == null ? null : new Set(puzzle.wanted);
  });
  readonly can: Spaces = $derived(this.#wished(this.view.mine?.can ?? EMPTY));
  readonly fromTop: boolean = $derived.by(() => this.me !== null && !this.view.seats[this.me]?.hand);
  /** Everywhere the card in hand, or with an empty hand the top of the pile, may go: space to action. */
  readonly targets: Spaces = $derived.by(() =>
    this.open ? this.#wished((this.fromTop ? this.view.mine?.top : this.view.mine?.play) ?? EMPTY) : EMPTY,
  );
  /** Ends and Bases that glow. */
  readonly legal: ReadonlySet<string> = $derived.by(() => {
    if (this.calling) return new Set(Object.keys(this.view.mine?.call ?? EMPTY));
    return new Set(Object.keys(this.targets).map((space) => this.#place(space)?.at ?? space));
  });
  /** Bases that were swept a while ago: their Clear may be called, though they lie nowhere. */
  readonly gone: string[] = $derived.by(() =>
    Object.keys(this.view.mine?.call ?? EMPTY).filter((space) => !baseAt(this.view, space)),
  );
  readonly card: Card | null = $derived.by(() => {
    const info = this.me === null ? undefined : this.view.seats[this.me];
    return info?.hand ? (this.view.mine?.hand ?? info.hand.card) : (info?.pile.top ?? null);
  });

  #learn(can: Spaces): void {
    for (const [name, action] of Object.entries(can)) this.#known[name] = action;
  }

  #wished(spaces: Spaces): Spaces {
    const { wanted } = this;
    if (!wanted) return spaces;
    return Object.fromEntries(Object.entries(spaces).filter(([, action]) => wanted.has(action)));
  }

  // ------------------------------------------------------------ names
  look(seat: number): SeatLook | undefined {
    return this.looks[seat];
  }
  /** Says lines of the log and texts of the server. */
  readonly teller = new Teller(() => ({ view: this.raw, looks: this.looks, me: this.me }));
  side(side: number | undefined): SeatLook | undefined {
    return side === undefined ? undefined : sideLook(this.raw, this.looks, side);
  }
  /** The name of a Base, or of the Base of an end. */
  base(space: string): string {
    return baseName(this.view, this.looks, space);
  }
  slip(no: NotTaken): Slip | null {
    return no.chained ? null : slipOf(this.raw, no, this.teller.text);
  }

  // ------------------------------------------------------------ sending
  #send(action: ActionId, move: { card?: Card | null; ghost?: Ghost } = {}): void {
    this.asking = null;
    this.calling = false;
    if (!this.#table.state.realTime) {
      this.#table.play([action]);
      return;
    }
    const { card, ghost } = move;
    this.#table.rush(action, { ...(card ? { card: card.id } : {}), ...(ghost ? { ghost } : {}) });
  }

  simple(name: string): boolean {
    const action = this.can[name];
    if (action === undefined) return false;
    this.#send(action, { ghost: { kind: "other" } });
    return true;
  }

  deal(): boolean {
    const action = this.can.deal;
    if (!this.open) return false;
    if (action === undefined) return this.#refuse("deal", DECK);
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

  /** Says at once why the card in hand may not go there, or none may be dealt; false: nothing is known against it. */
  #refuse(kind: string, space: string): boolean {
    const no = this.view.mine?.forbidden.find((one) => one.kind === kind && (one.space ?? DECK) === space);
    if (!no) return false;
    this.#table.refuse({
      why: this.teller.text(no.why),
      out: no.out && this.teller.text(no.out),
      rule: no.rule || null,
      at: { space },
    });
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
    this.#refuse("play", space);
    return true;
  }

  #play(space: string, action: ActionId): void {
    const card = this.card;
    const at = this.#place(space)?.at ?? space;
    this.#send(action, card ? { card, ghost: { kind: "play", card, space: at, top: this.fromTop } } : {});
  }

  /** What a space means that is no Base, end or row. */
  #place(space: string): Place | undefined {
    return this.view.mine?.places[space];
  }

  tag(seat: number): void {
    const tag = this.view.mine?.tag.find((one) => one.seat === seat);
    if (tag) this.#send(tag.action, { ghost: { kind: "other" } });
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
    const place = this.#place(space);
    switch (place?.kind) {
      case "colour":
        return place.colour && place.at === this.asking
          ? { text: colourWord(place.colour), colour: place.colour }
          : null;
      case "number":
        return { text: say("page-cards", { cards: place.number ?? 0 }) };
      case "seat":
        return place.seat === undefined ? null : { text: this.look(place.seat)?.name ?? "", seat: place.seat };
      case "order":
        return { text: place.order ?? "" };
      default:
        return null;
    }
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
