/** A table as this browser sees it: seats and their looks, cards, room, what is shown of what happened, and what is read. */
import { letters } from "../../feel/letters.svelte";
import { type SeatLook, seatLook } from "../../kit/seats";
import type { TableContext } from "../../table/context.svelte";
import { Pick } from "../../table/pick.svelte";
import type { One } from "../../table/several.svelte";
import { alone, seatName } from "../../table/words";
import { Book } from "./look";
import type { BrawlerInfo, Fits, Forecast, Game, Named, SeatView, Sent, Setup, Then, View } from "./protocol";
import { say, Teller } from "./say";
import { Show } from "./show.svelte";

export type Pile = "clinic" | "tomb";

/** One card large, over all that is public about a seat, or one pile of it. */
interface Reading {
  card: number | null;
  seat: number | null;
  pile: Pile | null;
}
const NOTHING: Reading = { card: null, seat: null, pile: null };

/** What is told of stacks that are not sent. */
export interface Lain {
  names: Named;
  answer: Fits;
  plan: Sent;
  chain: Forecast;
}

/** A card that answers what a card asks, chosen with others. */
export interface Candidate extends One {
  card: number;
}

export class Sight extends Pick<Then, Game, Lain, Candidate> {
  readonly show: Show;

  constructor(table: TableContext<Game>) {
    super(table);
    this.show = new Show(table, () => this.book);
  }

  readonly view: View = $derived(this.table.view);
  readonly setup: Setup = $derived(this.table.setup);
  readonly book: Book = $derived(new Book(this.setup.cards ?? [], this.setup.brawlers ?? []));
  readonly teller: Teller = $derived(new Teller(this.book, (seat) => seatName(this.table, seat), alone(this.table)));

  // ---------------------------------------------------------------- seats
  readonly me: number | null = $derived(this.view.mine && this.table.asSeat >= 0 ? this.table.asSeat : null);
  readonly self: SeatView | null = $derived(this.me === null ? null : (this.view.seats[this.me] ?? null));
  /** The seat that is looked from. */
  readonly own: number = $derived(this.me ?? this.table.you[0] ?? 0);
  /** The others, in turn order. */
  readonly foes: readonly number[] = $derived.by(() => {
    const n = this.view.seats.length;
    return Array.from({ length: n - 1 }, (_, step) => (this.own + 1 + step) % n);
  });
  readonly order: readonly number[] = $derived([this.own, ...this.foes]);
  readonly looks: readonly SeatLook[] = $derived(
    this.view.seats.map((_, seat, all) => seatLook(seat, this.table.you, all.length, seatName(this.table, seat))),
  );
  readonly duel: boolean = $derived(this.view.seats.length === 2);
  /** The Flip is being decided: no mat lies there yet. */
  readonly flipping: boolean = $derived(this.view.flip !== null && this.view.turn === 0);

  alive(seat: number): boolean {
    return this.view.seats[seat]?.out === null;
  }

  /** The brawlers of a seat, with what is left of each. */
  faces(seat: number): { one: BrawlerInfo; left: number | null; said: string }[] {
    return (this.view.seats[seat]?.squad ?? []).flatMap(({ brawler, left, of }) => {
      const one = this.book.brawlers.get(brawler);
      const said = left === null ? (one?.name ?? "") : say("page-face", { name: one?.name ?? "", left, of: of ?? 0 });
      return one ? [{ one, left, said }] : [];
    });
  }

  /** The brawlers of who has won. */
  readonly winners: readonly BrawlerInfo[] = $derived(
    this.faces(this.view.seats.findIndex((one) => one.place === 1)).map(({ one }) => one),
  );

  // ---------------------------------------------------------------- room
  width = $state(0);
  height = $state(0);
  readonly phone: boolean = $derived(this.width > 0 && this.width < 47.5 * letters.px);
  readonly low: boolean = $derived(this.height < 720);
  /** How much larger letters are than 16 px: cards grow with them. */
  readonly scale: number = $derived(Math.max(1, letters.px / 16));

  // ---------------------------------------------------------------- what is read
  reading: Reading = $state.raw(NOTHING);

  read(card: number): void {
    this.reading = { ...this.reading, card };
  }
  /** Opens all that is public about a seat, or one pile of it. */
  visit(seat: number, pile: Pile | null = null): void {
    this.reading = { card: null, seat, pile };
  }
  /** From a card back to the pile it was found in, and from there to the table. */
  close(): void {
    this.reading = this.reading.card === null ? NOTHING : { ...this.reading, card: null };
  }
}
