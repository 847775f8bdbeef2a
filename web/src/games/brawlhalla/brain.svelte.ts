/**
 * The table as the player handles it: what is picked up, what glows, what a click sends. Everything legal comes from
 * `decision.actions` and `decision.plans`; this class only groups it by card, space and Legend.
 */

import type { Act, Plan } from "../../protocol/types";
import { keys } from "../../stores/keys.svelte";
import { settings } from "../../stores/settings.svelte";
import type { TableProps, TableState } from "../../table/types";
import { seatName } from "../../table/words";
import type { Target } from "./look";
import {
  CARDS,
  cardOf,
  compose,
  faceOf,
  MULTI,
  planCard,
  spaceOf,
  standIn,
  type UseOffer,
  usable,
  usesOf,
} from "./picks";
import { type Said, said } from "./said";
import { slips } from "./slips";
import type { Card, SeatView, Slip, View } from "./types";

type Calls = Omit<TableProps, "state" | "free">;
export type Mode = "move" | "attack";

export class Brain {
  mode: Mode = $state("move");
  picked: number[] = $state([]);
  use: number | null = $state(null);
  preview: string | null = $state(null);
  bySword = $state(false);
  /** Seat picked as the target of an attack while the kind is open. */
  foe: number | null = $state(null);
  #table: () => TableState;
  #calls: Calls;

  constructor(table: () => TableState, calls: Calls) {
    this.#table = table;
    this.#calls = calls;
  }

  readonly table: TableState = $derived.by(() => this.#table());
  readonly view: View = $derived(this.table.view as View);
  /** The seat whose eyes this screen uses, or null for a spectator. */
  readonly me: number | null = $derived(
    this.table.asSeat >= 0 ? this.table.asSeat : (this.table.you.find((seat) => this.view.seats[seat]?.cards) ?? null),
  );
  readonly mine: SeatView | null = $derived(this.me === null ? null : (this.view.seats[this.me] ?? null));
  readonly hand: Card[] = $derived(this.table.curtain === null ? (this.mine?.cards ?? []) : []);
  /** A decision of ours that waits for an answer. */
  readonly open = $derived(
    Boolean(this.table.decision?.yours) &&
      this.table.connection === "open" &&
      this.table.curtain === null &&
      !this.table.over,
  );
  readonly free = $derived(this.open && !this.table.pending);
  readonly kind: string = $derived(this.open ? (this.view.decision?.kind ?? "") : "");
  readonly acts: Act[] = $derived(this.open ? (this.table.decision?.actions ?? []) : []);
  readonly plans: Plan[] = $derived(this.open ? (this.table.decision?.plans ?? []) : []);
  readonly choosing = $derived(this.kind === "choose_action");
  /** Cards picked at the server already, of a play that is not laid yet. */
  readonly locked: number[] = $derived(this.view.mine?.picked ?? []);
  readonly multi = $derived(MULTI.has(this.kind) || (this.kind === "open" && this.locked.length > 0));

  of(...kinds: string[]): Act[] {
    return this.acts.filter((act) => kinds.includes(act.kind));
  }
  one(kind: string): Act | undefined {
    return this.acts.find((act) => act.kind === kind);
  }

  /** Cards of the own hand that an action or a plan names. */
  readonly offered: number[] = $derived([
    ...(this.choosing ? this.of("move") : this.of("card").filter((act) => !faceOf(act))).map(cardOf),
    ...this.plans.map(planCard).filter((c) => c >= 0),
  ]);
  /** Down to the hand limit any card may go; the server offers only those that can be the lowest of the set. */
  readonly usable: Set<number> = $derived.by(() => {
    if (!this.open) return new Set<number>();
    if (this.kind === "hand_limit") return new Set(this.hand.map((card) => card.c));
    return usable(this.hand, this.offered);
  });
  /** Cards on offer that are not in the own hand: from a pile, from the attack, or from a hand that was seen. */
  readonly elsewhere: Card[] = $derived(this.of("card").flatMap((act) => faceOf(act) ?? []));

  /** The picked cards, none of which left the hand meanwhile. */
  readonly raised: number[] = $derived(
    [...this.locked, ...this.picked].filter((c) => this.hand.some((card) => card.c === c)),
  );
  readonly first: number = $derived(this.raised[0] ?? -1);
  readonly planned: Card[] = $derived(
    CARDS.has(this.kind) ? this.hand.filter((card) => this.raised.includes(card.c)) : [],
  );

  readonly cardPlans: Plan[] = $derived.by(() => {
    if (!this.choosing) return this.plans.filter((plan) => plan.space && plan.kind !== "card");
    if (this.mode !== "move" || this.first < 0) return [];
    const all = this.plans.filter((plan) => plan.space && planCard(plan) >= 0);
    const c = standIn(this.hand, all.map(planCard), this.first);
    return all.filter((plan) => planCard(plan) === c);
  });
  readonly hasSword = $derived(this.cardPlans.some((plan) => plan.sword));
  /** One plan a space: by way of a sword when that was asked for or is the only way. */
  readonly plan: Map<string, Plan> = $derived.by(() => {
    const best = new Map<string, Plan>();
    for (const plan of this.cardPlans) {
      const space = plan.space ?? "";
      const have = best.get(space);
      if (!have || (Boolean(plan.sword) === this.bySword && Boolean(have.sword) !== this.bySword))
        best.set(space, plan);
    }
    return best;
  });

  readonly targets: Map<string, Target> = $derived.by(() => {
    const map = new Map<string, Target>();
    if (!this.free) return map;
    const hinted = new Set(this.table.hint?.actions ?? []);
    const advice = this.table.hint?.plan?.space;
    for (const [space, plan] of this.plan) {
      const steps = plan.steps ?? plan.path?.length ?? 0;
      const walk = Boolean(plan.path?.length);
      const words = !walk
        ? "choose"
        : steps === 0
          ? "stay"
          : `${steps} ${steps === 1 ? "step" : "steps"}${plan.sword ? ", by a sword" : ""}`;
      const start = this.me === null ? null : spaceOf(this.view, this.me);
      const advised = advice === space || (!walk && plan.actions.some((id) => hinted.has(id)));
      map.set(space, {
        mark: walk ? String(steps) : "",
        words,
        sword: Boolean(plan.sword),
        hinted: advised,
        ...(walk ? { path: [start ?? "", ...(plan.path ?? [])] } : { icon: "check-mark" }),
      });
    }
    if (!this.choosing)
      for (const act of this.of("space", "step")) {
        const space = String(act.space ?? "");
        if (space && !map.has(space))
          map.set(space, { mark: "", icon: "check-mark", words: act.text || "choose", hinted: hinted.has(act.id) });
      }
    if (!this.choosing || this.mode === "attack" || this.first < 0)
      for (const act of this.of("light", "heavy", "target")) {
        const space = spaceOf(this.view, Number(act.target));
        if (space && !map.has(space))
          map.set(space, {
            mark: "",
            icon: act.kind === "target" ? "check-mark" : "punch",
            words:
              act.kind === "target"
                ? `choose ${this.name(Number(act.target))}`
                : `attack ${this.name(Number(act.target))}`,
            hinted: hinted.has(act.id),
          });
      }
    return map;
  });

  readonly hintCards: Set<number> = $derived.by(() => {
    const hint = this.table.hint;
    if (!hint || !this.open) return new Set<number>();
    const acts = this.acts.filter((act) => hint.actions.includes(act.id)).map(cardOf);
    if (hint.plan && typeof hint.plan.card === "number") acts.push(hint.plan.card);
    return usable(this.hand, acts.filter((c) => c >= 0).slice(0, 1).length ? acts : []);
  });

  readonly uses: UseOffer[] = $derived.by(() => {
    if (!CARDS.has(this.kind)) return [];
    const ids = new Map<number, UseOffer>();
    for (const c of this.raised) {
      const plans = this.plans.filter((plan) => plan.kind === "card");
      for (const use of usesOf(plans, standIn(this.hand, plans.map(planCard), c))) ids.set(use.id, use);
    }
    return [...ids.values()];
  });

  /** Cards to discard down to the limit; null elsewhere. */
  readonly surplus: number | null = $derived(this.kind === "hand_limit" ? (this.view.mine?.surplus ?? null) : null);
  readonly ready = $derived(
    CARDS.has(this.kind) && this.picked.length > 0 && (this.surplus === null || this.raised.length >= this.surplus),
  );

  readonly attacks: Act[] = $derived(
    this.of("light", "heavy").filter((act) => this.foe === null || Number(act.target) === this.foe),
  );

  readonly slips: Slip[] = $derived.by(() => slips(this));
  /** Digits pick cards of the hand, unless something on offer is numbered. */
  readonly numbered = $derived(this.elsewhere.length === 0 && !this.slips.some((one) => /^\d$/.test(one.label ?? "")));

  name(seat: number): string {
    return this.view.seats[seat]?.legend?.name.split(" ")[0] ?? seatName(this.table, seat);
  }

  // ------------------------------------------------------------ what the player does

  send(actions: number[]): void {
    if (!this.free || actions.length === 0) return;
    this.#calls.play(actions);
  }

  /** A new decision has come: nothing of the last one stays picked, unless it is the same card in the next step. */
  clear(): void {
    this.picked = [];
    this.use = null;
    this.preview = null;
    this.foe = null;
    this.mode = "move";
  }

  pick(c: number): void {
    this.preview = null;
    if (this.multi && this.open) {
      if (this.picked.includes(c)) this.picked = this.picked.filter((one) => one !== c);
      else if (this.surplus === null || this.raised.length < this.surplus || this.surplus === 0)
        this.picked = [...this.picked, c];
      else this.picked = [...this.picked.slice(1), c];
    } else if (this.picked.includes(c)) {
      if (this.ready && this.kind !== "") this.lay();
      else this.picked = [];
    } else {
      this.picked = [c];
      if (this.choosing) this.mode = "move";
      else if (this.open && !this.usable.has(c) && this.of("card").length > this.elsewhere.length)
        this.#calls.why(40 + c);
    }
    if (this.use !== null && !this.uses.some((one) => one.id === this.use)) this.use = null;
    if (this.open && !this.choosing && !CARDS.has(this.kind) && this.usable.has(c) && this.picked.includes(c))
      this.other(c);
    else if (this.choosing && this.open && this.picked.includes(c) && this.usable.size > 0 && !this.usable.has(c))
      this.#calls.why(20 + c);
  }

  /** One card that answers a decision by itself: a cost, a salvage, a discard. */
  other(c: number): void {
    const cards = this.of("card");
    const stand = cards.some((act) => cardOf(act) === c) ? c : standIn(this.hand, cards.map(cardOf), c);
    const act = cards.find((one) => cardOf(one) === stand);
    if (act) this.send([act.id]);
  }

  /** Sends the composed play. */
  lay(): void {
    if (!this.ready) return;
    const more = this.kind === "hand_limit" ? this.table.options.discard_more === "yes" : this.locked.length > 0;
    const fresh = this.picked.filter((c) => this.hand.some((card) => card.c === c));
    const usablePicks = fresh.every((c) => this.usable.has(c) || this.multi);
    if (!usablePicks) {
      this.#calls.why(40 + (fresh[0] ?? 0));
      return;
    }
    this.send(compose(this.hand, fresh, this.use, this.plans, this.kind, more));
  }

  /** A click, tap or Enter on a space. */
  space(space: string, touch: boolean): void {
    if (!this.open) return;
    const target = this.targets.get(space);
    if (!target) {
      if (this.preview && touch) {
        this.preview = null;
        return;
      }
      if (!this.#reach(space)) this.#calls.why(space);
      return;
    }
    if (touch && !settings.all.fastTaps && this.preview !== space) {
      this.preview = space;
      return;
    }
    this.#go(space);
  }

  /** A space that another card reaches: picks the smallest such card up and shows its way. */
  #reach(space: string): boolean {
    if (!this.choosing || this.mode !== "move") return false;
    const cards = this.hand.filter((card) =>
      this.plans.some((plan) => plan.space === space && planCard(plan) === card.c),
    );
    const least = cards.sort((a, b) => a.value - b.value)[0];
    if (!least) return false;
    this.picked = [least.c];
    this.preview = space;
    return true;
  }

  #go(space: string): void {
    const plan = this.plan.get(space);
    if (plan) {
      this.send(plan.actions);
      return;
    }
    const act =
      this.of("space", "step").find((one) => one.space === space) ??
      this.of("target").find((one) => spaceOf(this.view, Number(one.target)) === space);
    if (act && !this.choosing) {
      this.send([act.id]);
      return;
    }
    const attacks = this.of("light", "heavy").filter((one) => spaceOf(this.view, Number(one.target)) === space);
    if (attacks.length === 1 && attacks[0] && this.mode === "attack") this.send([attacks[0].id]);
    else if (attacks[0]) {
      this.mode = "attack";
      this.foe = Number(attacks[0].target);
      this.picked = [];
      this.preview = null;
    }
  }

  /** The four buttons of a turn. */
  turn(what: "move" | "attack" | "delay" | "end"): void {
    if (!this.free || !this.choosing) return;
    this.foe = null;
    this.preview = null;
    if (what === "move") {
      this.mode = "move";
      if (!this.canMove) this.#calls.why(20 + (this.hand[0]?.c ?? 0));
      else if (this.first < 0 || !this.usable.has(this.first))
        this.picked = this.hand
          .filter((card) => this.usable.has(card.c))
          .slice(0, 1)
          .map((card) => card.c);
    } else if (what === "attack") {
      if (!this.canAttack) {
        this.#calls.why(10 + (this.view.seats.find((seat) => seat.seat !== this.me && !seat.out)?.seat ?? 0));
        return;
      }
      this.mode = this.mode === "attack" ? "move" : "attack";
      this.picked = [];
    } else {
      const act = this.one(what);
      if (act) this.send([act.id]);
      else this.#calls.why(what === "delay" ? 1 : 0);
    }
  }

  readonly canMove = $derived(
    this.of("move").length > 0 || this.plans.some((plan) => plan.space && planCard(plan) >= 0),
  );
  readonly canAttack = $derived(this.of("light", "heavy").length > 0);

  /** A MOVE whose path cannot be shown before the card is down (its effect comes first): play the card alone. */
  readonly bare: Act | undefined = $derived.by(() => {
    if (!this.choosing || this.mode !== "move" || this.first < 0) return undefined;
    const moves = this.of("move");
    const c = standIn(this.hand, moves.map(cardOf), this.first);
    const card = this.hand.find((one) => one.c === this.first);
    const act = moves.find((one) => cardOf(one) === c);
    return act && (this.cardPlans.length === 0 || /^before move/i.test(card?.when ?? "")) ? act : undefined;
  });

  /** Esc: one step back. */
  back(): boolean {
    if (this.preview) this.preview = null;
    else if (this.foe !== null || this.mode === "attack") {
      this.foe = null;
      this.mode = "move";
    } else if (this.picked.length || this.use !== null) {
      this.picked = [];
      this.use = null;
    } else return false;
    return true;
  }

  /** Enter with nothing of its own under the focus. */
  enter(): boolean {
    if (this.preview && this.targets.has(this.preview)) {
      this.#go(this.preview);
      return true;
    }
    if (this.ready) {
      this.lay();
      return true;
    }
    const lay = this.one("lay");
    if (lay) {
      this.send([lay.id]);
      return true;
    }
    if (this.bare) {
      this.send([this.bare.id]);
      return true;
    }
    return false;
  }

  digit(n: number): boolean {
    const slip = this.slips.find((one) => one.label === String(n));
    if (slip) {
      slip.go();
      return true;
    }
    const out = this.elsewhere[n - 1];
    if (this.elsewhere.length) {
      if (out) this.other(out.c);
      return Boolean(out);
    }
    const card = this.hand[n - 1];
    if (card) this.pick(card.c);
    return Boolean(card);
  }

  yes(): boolean {
    const slip = this.slips.find((one) => one.label === keys.label("yes"));
    const redraw = this.one("redraw");
    if (slip) slip.go();
    else if (redraw) this.send([redraw.id]);
    return Boolean(slip || redraw);
  }
  no(): boolean {
    const slip = this.slips.find((one) => one.label === keys.label("no"));
    const answer = this.one("stop") ?? this.one("keep") ?? this.one("pass");
    if (slip) slip.go();
    else if (answer) this.send([answer.id]);
    return Boolean(slip || answer);
  }
  pass(): void {
    const act = this.one("pass");
    if (act) this.send([act.id]);
  }

  // ------------------------------------------------------------ words

  readonly said: Said = $derived.by(() => said(this));
}
