/**
 * What the player points at, holds up and sends. All that may be done, where it lies, and why the rest may not, is the
 * server's (`Question`, `free`); a game's hands add their taste: what digits count, and what its buttons are called.
 */
import { digitOf, inside, ours } from "../feel/pressed";
import type { ActionId, At } from "../net/protocol";
import type { TableContext } from "./context.svelte";
import { type Offered, same } from "./offers";
import type { TableState } from "./types";

export class Pick<Then = unknown> {
  /** What is held up, whether or not it answers what is asked. */
  up: At | null = $state.raw(null);
  protected readonly calls: TableContext;

  constructor(table: TableContext) {
    this.calls = table;
  }

  readonly table: TableState = $derived.by(() => this.calls.state);
  /** The eyes of this screen are another's: nothing of a hand is shown. */
  readonly covered: boolean = $derived(this.table.curtain !== null);
  /** A decision of ours that waits for an answer. */
  readonly open: boolean = $derived(
    Boolean(this.table.decision?.yours) && this.table.connection === "open" && !this.covered && !this.table.over,
  );
  readonly busy: boolean = $derived(this.table.pending !== null);
  /** What a guided game waits for: nothing else glows, and nothing else goes. Null: whatever the rules allow. */
  readonly wanted: ReadonlySet<ActionId> | null = $derived(
    this.table.puzzle?.step == null ? null : new Set(this.table.puzzle.wanted),
  );
  /** All that is offered, whatever a guided game waits for. */
  readonly shown: readonly Offered<Then>[] = $derived(
    (this.open ? (this.table.decision?.question?.offers ?? []) : []) as Offered<Then>[],
  );
  /** What may be done now. */
  readonly offers: readonly Offered<Then>[] = $derived(
    this.shown.filter((one) => !one.why && (!this.wanted || this.wanted.has(one.id))),
  );
  /** What may not, though it is shown. */
  readonly barred: readonly Offered<Then>[] = $derived(this.wanted ? [] : this.shown.filter((one) => one.why));
  /** What may be done at any time, now; null: not while something is shown, is over, or is learned. */
  readonly free: readonly Offered<Then>[] | null = $derived.by(() => {
    const not = this.covered || this.table.over || this.wanted || this.calls.playing;
    return not ? null : (this.table.free as readonly Offered<Then>[]);
  });
  /** What is held up, if it answers what is asked. */
  readonly ready: Offered<Then> | null = $derived((this.up && this.at(this.up)) ?? null);

  /** What may be done at a place. */
  at(place: At): Offered<Then> | undefined {
    return this.offers.find((one) => same(one.at, place));
  }

  /** The first of these kinds that may be done. */
  of(...kinds: readonly string[]): Offered<Then> | undefined {
    return kinds.map((kind) => this.offers.find((one) => one.kind === kind)).find((one) => one !== undefined);
  }

  /** What may be done at any time, by its kind. */
  freely(kind: string): Offered<Then> | undefined {
    return this.free?.find((one) => one.kind === kind);
  }

  /** What an offer is called. */
  says(one: Offered<Then>): string {
    return this.calls.tell(one.says);
  }

  /** Whether a hint is to do this. */
  hinted(one: Offered<Then> | undefined): boolean {
    return one !== undefined && Boolean(this.table.hint?.actions.includes(one.id));
  }

  // ---------------------------------------------------------------- what the player does
  send(one: Offered<Then>): void {
    if (this.busy) return;
    if (this.offers.some(({ id }) => id === one.id)) this.calls.play([one.id]);
    else this.calls.free([one.id]);
  }

  /** The first of these kinds is sent, if one may be done. */
  one(...kinds: readonly string[]): boolean {
    const found = this.of(...kinds);
    if (found) this.send(found);
    return found !== undefined;
  }

  /** A press on a thing of one's own: it is held up, and what is held up is sent, or put down again. */
  press(place: At): void {
    if (same(this.up, place)) {
      if (!this.confirm()) this.up = null;
      return;
    }
    this.up = place;
    if (!this.at(place)) this.refuse((one) => same(one.at, place));
  }

  confirm(): boolean {
    if (!this.ready) return false;
    this.send(this.ready);
    return true;
  }

  back(): boolean {
    const held = this.up !== null;
    this.up = null;
    return held;
  }

  /** Says why something that is shown may not be done, and the way out; false: nothing forbids it. */
  refuse(which: (one: Offered<Then>) => boolean): boolean {
    const no = this.barred.find(which);
    if (!no?.why) return false;
    this.calls.refuse({ why: no.why, out: no.out ?? null, rule: no.rule || null });
    return true;
  }

  // ---------------------------------------------------------------- keys
  /** What digits count, as it lies; null: the offers themselves. */
  row(): readonly At[] | null {
    return null;
  }

  /** Digit n, from 1: the nth thing of the row is pressed; where there is none, the nth offer is sent. */
  digit(n: number): boolean {
    const row = this.row();
    const place = row?.[n - 1];
    const offer = row ? undefined : this.offers[n - 1];
    if (place) this.press(place);
    else if (offer) this.send(offer);
    return Boolean(place ?? offer);
  }

  /** Answers a key press; what it used does not reach anything else. `command`: the game's own keys. */
  key(event: KeyboardEvent, command: (event: KeyboardEvent) => boolean): void {
    if (event.repeat || !ours(event)) return;
    const digit = digitOf(event);
    let used = false;
    if (digit) used = this.digit(digit);
    else if (event.key === "Enter") used = !inside(event, "button, a, summary") && this.confirm();
    else if (event.key === "Escape") used = this.back();
    else used = command(event);
    if (used) event.preventDefault();
  }
}
