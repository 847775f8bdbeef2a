/**
 * The table as the player handles it: what is picked up, what glows, what a press means. What may be done, what may not, and
 * why, comes from the decision; this class only remembers what is picked.
 */

import { settings } from "../../feel/settings.svelte";
import type { ActionId, ForbiddenAct, Plan } from "../../net/protocol";
import type { TableContext } from "../../table/context.svelte";
import type { TableState, WayOut } from "../../table/types";
import { type Forced, thinking } from "../../table/unasked.svelte";
import { seatName } from "../../table/words";
import { type Choice, choices } from "./choices";
import { keys } from "./keys";
import type { Target } from "./look";
import {
  type About,
  actOf,
  actsOf,
  asksFirst,
  compose,
  elsewhere,
  isRoute,
  moveOf,
  type Offer,
  only,
  type Route,
  reachOf,
  refusalOf,
  shortest,
  spaceOf,
  taken,
} from "./offers";
import type { Card, Game, MoveCard, Pickable, PlayParts, SeatView, Use, View } from "./protocol";
import { say } from "./say";

export type Mode = "move" | "attack";

/** What the prompt says while something is picked up; undefined leaves it to the server. */
interface Said {
  what?: string | undefined;
  how?: string | undefined;
}

/** Acts of an attack, and refusals of one that a move may mend. */
export const ATTACKS: ReadonlySet<string> = new Set(["light", "heavy", "attack"]);

/** Asks about what everybody sees: one answer left is no secret. */
const PUBLIC: ReadonlySet<string> = new Set(["setup_standee", "path", "fall_side", "bump", "respawn", "token"]);

/** ms at speed 1 in which the last deed of a turn is seen, and may be taken back, before the turn ends. */
const LAST = 2000;

export class Hands {
  mode: Mode = $state("move");
  picked: number[] = $state([]);
  use: ActionId | null = $state(null);
  preview: string | null = $state(null);
  bySword = $state(false);
  /** The one that was picked as the target of an attack while its type is open. */
  foe: number | null = $state(null);
  /** Something was taken back: nothing is done unasked. */
  taken = $state(false);
  readonly #calls: TableContext<Game>;
  /** What the server says, as this table says it. */
  readonly tell: TableContext["tell"];

  constructor(table: TableContext<Game>) {
    this.#calls = table;
    this.tell = table.tell;
  }

  readonly table: TableState<Game> = $derived.by(() => this.#calls.state);
  readonly view: View = $derived(this.table.view);
  /** The seat whose eyes this screen uses, or null for a spectator. */
  readonly me: number | null = $derived(
    this.table.asSeat >= 0
      ? this.table.asSeat
      : this.table.still
        ? null
        : (this.table.you.find((seat) => this.view.seats[seat]?.cards) ?? null),
  );
  readonly seat: SeatView | null = $derived(this.me === null ? null : (this.view.seats[this.me] ?? null));
  readonly hand: Card[] = $derived(this.table.curtain === null ? (this.seat?.cards ?? []) : []);
  /** A decision of ours that waits for an answer. */
  readonly open = $derived(
    Boolean(this.table.decision?.yours) &&
      this.table.connection === "open" &&
      this.table.curtain === null &&
      !this.table.over,
  );
  readonly free = $derived(this.open && !this.table.pending);
  readonly kind: string = $derived(this.open ? (this.view.decision?.kind ?? "") : "");
  /** What a guided game waits for, in order: nothing else glows, and nothing else goes. Null: whatever the rules allow. */
  readonly run: readonly ActionId[] | null = $derived.by(() => {
    const { puzzle } = this.table;
    return puzzle?.step == null ? null : [...(puzzle.wanted ?? []), ...(puzzle.after ?? [])];
  });
  readonly acts: Offer[] = $derived(
    this.open ? actsOf(this.table.decision).filter((act) => this.#wants([act.id])) : [],
  );
  readonly plans: Plan[] = $derived(
    this.open ? (this.table.decision?.plans ?? []).filter((plan) => this.#wants(plan.actions)) : [],
  );
  readonly forbidden: ForbiddenAct[] = $derived(this.open ? (this.table.decision?.forbidden ?? []) : []);
  readonly choosing = $derived(this.kind === "choose_action");
  /** The cards for a move, and what an answer of cards is put together from. */
  readonly moves: MoveCard[] = $derived(
    this.open
      ? (this.view.mine?.moves ?? []).filter((move) => !this.run || this.plans.some((plan) => plan.card === move.card))
      : [],
  );
  readonly play: PlayParts | null = $derived.by(() => {
    const play = this.open ? (this.view.mine?.play ?? null) : null;
    return play && this.run ? only(play, this.run) : play;
  });
  /** Cards picked at the server already, of a play that is not laid yet. */
  readonly locked: number[] = $derived(this.view.mine?.picked ?? []);
  /** A press adds a card to the play or takes it out of it. */
  readonly multi = $derived(this.play !== null && (this.play.discards || this.play.most !== 1));

  /** Whether these may be handed over, one after the other, as far as a guide has a say. */
  #wants(actions: readonly ActionId[]): boolean {
    return this.run === null || (actions.length > 0 && actions.every((id, n) => id === this.run?.[n]));
  }

  of(...kinds: string[]): Offer[] {
    return this.acts.filter((act) => kinds.includes(act.kind));
  }
  one(kind: string): Offer | undefined {
    return this.acts.find((act) => act.kind === kind);
  }

  /** Cards of the own hand that may be used now. */
  readonly usable: Set<number> = $derived(
    new Set(
      this.choosing
        ? this.moves.flatMap((move) => move.cards)
        : this.play
          ? this.play.cards.map((card) => card.c)
          : this.of("card").flatMap((act) => (act.face ? [] : (act.cards ?? []))),
    ),
  );
  readonly elsewhere: Card[] = $derived(elsewhere(this.acts));

  /** The picked cards, none of which left the hand meanwhile. */
  readonly fresh: number[] = $derived(this.picked.filter((c) => this.hand.some((card) => card.c === c)));
  readonly raised: number[] = $derived([...this.locked, ...this.fresh]);
  readonly first: number = $derived(this.raised[0] ?? -1);
  /** What of the hand would go into the play. */
  readonly planned: Card[] = $derived(this.play ? this.hand.filter((card) => this.raised.includes(card.c)) : []);
  readonly parts: Pickable[] = $derived(this.play ? taken(this.play, this.fresh) : []);
  readonly adds: number = $derived(this.parts.reduce((sum, card) => sum + card.adds, 0));
  readonly uses: Use[] = $derived(this.parts.flatMap((card) => card.uses));
  readonly ready = $derived(
    this.play !== null &&
      this.parts.length > 0 &&
      this.parts.length >= this.play.least &&
      (this.play.most === null || this.parts.length <= this.play.most),
  );

  // ------------------------------------------------------------ the board

  /** The move of the card that is up. */
  readonly move: MoveCard | undefined = $derived(
    this.choosing && this.mode === "move" && this.first >= 0 ? moveOf(this.moves, this.first) : undefined,
  );
  readonly routes: Route[] = $derived(
    this.plans.filter(isRoute).filter((plan) => !this.choosing || plan.card === this.move?.card),
  );
  readonly hasSword = $derived(this.routes.some((plan) => plan.sword));
  readonly ways: Map<string, Route> = $derived(shortest(this.routes, this.bySword));
  /** A card whose effect comes before its path: it is played alone. */
  readonly bare: Plan | undefined = $derived(
    this.move && this.plans.find((plan) => plan.card === this.move?.card && asksFirst(plan)),
  );

  readonly targets: Map<string, Target> = $derived.by(() => {
    const map = new Map<string, Target>();
    if (!this.free) return map;
    const hinted = new Set(this.meant);
    for (const [space, plan] of this.ways) map.set(space, this.#way(space, plan, hinted));
    const add = (space: string | null | undefined, act: Offer, icon: string): void => {
      const words = this.tell(act.text) || say("page-choose");
      const known = space ? map.get(space) : undefined;
      if (known) known.hinted ||= hinted.has(act.id);
      else if (space) map.set(space, { mark: "", icon, words, hinted: hinted.has(act.id) });
    };
    if (!this.choosing) for (const act of this.of("space", "step")) add(act.space, act, "check-mark");
    if (!this.choosing || this.mode === "attack" || this.first < 0)
      for (const act of this.of("light", "heavy", "target"))
        add(spaceOf(this.view, act.seat), act, act.kind === "target" ? "check-mark" : "punch");
    return map;
  });

  #way(space: string, plan: Route, hinted: ReadonlySet<ActionId>): Target {
    const far = plan.steps ?? 0;
    const sword = Boolean(plan.sword);
    const walk = Boolean(plan.path?.length);
    const advised = this.run !== null || this.table.hint?.plan?.space === space;
    if (!walk) {
      const meant = advised || plan.actions.some((id) => hinted.has(id));
      return { mark: "", icon: "check-mark", words: say("page-choose"), sword, hinted: meant };
    }
    const words = far === 0 ? say("page-stay") : say("page-steps", { steps: far, sword });
    return { mark: String(far), words, sword, hinted: advised, path: plan.path ?? [] };
  }

  /** What the hint speaks of, or the guide. */
  readonly meant: readonly ActionId[] = $derived(
    this.open ? (this.run?.slice(0, 1) ?? this.table.hint?.actions ?? []) : [],
  );
  readonly hintCards: Set<number> = $derived.by(() => {
    const meant = this.advised.flatMap((act) => act.cards ?? []);
    const card = this.open ? this.table.hint?.plan?.card : undefined;
    const moved = card === undefined ? [] : (moveOf(this.moves, card)?.cards ?? []);
    return new Set([...meant, ...moved, ...(this.run ? this.usable : [])]);
  });

  /** The acts that the hint speaks of. */
  readonly advised: Offer[] = $derived(this.acts.filter((act) => this.meant.includes(act.id)));
  /** The way that the hint speaks of. */
  readonly advice: readonly string[] = $derived(this.open ? (this.table.hint?.plan?.path ?? []) : []);
  /** Whom it would attack, and by whom. */
  readonly aim: readonly [number, number] | null = $derived.by(() => {
    const foe = this.advised.find((act) => ATTACKS.has(act.kind))?.seat;
    return foe === undefined || this.me === null ? null : [this.me, foe];
  });

  readonly canMove = $derived(this.moves.length > 0);
  readonly canAttack = $derived(this.of("light", "heavy").length > 0);
  readonly choices: Choice[] = $derived.by(() => choices(this));
  /** The attacks on the one that was pressed, shown there; the others lie in the tray. */
  readonly strikes: Choice[] = $derived(this.foe === null ? [] : this.choices.filter((one) => one.seat === this.foe));
  readonly tray: Choice[] = $derived(this.choices.filter((one) => !this.strikes.includes(one)));
  /** Digits pick cards of the hand, unless something on offer is numbered. */
  readonly numbered = $derived(
    this.elsewhere.length === 0 && !this.choices.some((one) => one.label !== undefined && Number(one.label) > 0),
  );

  name(seat: number): string {
    return this.view.seats[seat]?.legend?.short ?? seatName(this.table, seat);
  }

  readonly said: Said = $derived.by(() => {
    if (!this.open) return {};
    if (this.forced && !PUBLIC.has(this.kind))
      return { what: say("page-forced", { kind: this.kind }), how: say("page-forced.how", { kind: this.kind }) };
    const touch = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
    if (this.choosing && this.mode === "attack") return this.#says(this.view.mine?.attack);
    if (this.move) {
      const said = this.#says(this.move);
      return touch && !settings.all.fastTaps && !this.bare ? { ...said, how: say("page-tap-twice") } : said;
    }
    if (this.play && this.parts.length) {
      const sum = this.#sum();
      if (sum) return { how: sum };
      const said = this.#says(this.play.says[Math.min(this.parts.length, this.play.says.length) - 1]);
      return touch && !this.multi ? { ...said, how: say("page-tap-again") } : said;
    }
    return {};
  });

  /** What a Light attack comes to with the picked cards. */
  #sum(): string {
    const { fight } = this.view;
    if (fight?.type !== "light" || this.kind === "open") return "";
    const attacks = this.me === fight.attacker;
    const [attack = 0, defence = 0] = fight.totals;
    const made = { attack: attack + (attacks ? this.adds : 0), defence: defence + (attacks ? 0 : this.adds) };
    const lead = made.attack - made.defence;
    const verdict = lead > 0 ? "hits" : lead < 0 ? "blocks" : fight.ties ? "ties" : "tied";
    return say("page-fight-makes", { cards: this.parts.length, ...made, verdict });
  }

  #says(says: Pick<MoveCard, "what" | "how"> | undefined): Said {
    return says ? { what: this.tell(says.what), how: this.tell(says.how) } : {};
  }

  /** What nobody has to be asked; null: there is a choice, or it is to be learned. */
  readonly forced: Forced | null = $derived.by(() => {
    const [only, more] = this.acts;
    const { tutorial, puzzle } = this.table;
    if (!only || more || tutorial || puzzle || this.taken) return null;
    if (PUBLIC.has(this.kind)) return { id: only.id, ms: () => 0 };
    // A power that may still be left out is a choice.
    const open = this.view.fight?.standing.some((one) => one.seat === this.me && !one.left_out);
    if (only.kind === "pass" && !open) return { id: only.id, ms: thinking };
    const { speed } = settings.all;
    return only.kind === "end" ? { id: only.id, ms: () => (speed ? LAST / speed : 0) } : null;
  });

  // ------------------------------------------------------------ what the player does

  send(actions: readonly ActionId[]): void {
    if (this.free && actions.length > 0) this.#calls.play([...actions]);
  }

  /** Says at the thing that was pressed why it may not be done. */
  refuse(kind: string, about: About = {}): void {
    if (!this.free) return;
    if (this.run) {
      this.#calls.refuse({ why: say("page-guide-waits"), out: say("page-guide-waits.out"), rule: null });
      return;
    }
    const no = refusalOf(this.forbidden, kind, about);
    if (!no) return;
    const move: WayOut = {
      text: say("page-move"),
      key: keys.label("move"),
      at: { act: "move" },
      go: () => this.turn("move"),
    };
    const way = ATTACKS.has(kind) && this.canMove ? move : null;
    this.#calls.refuse({ why: no.why, out: no.out, rule: no.rule || null, way });
  }

  /** A hint has come: the card that it moves with is up, so that its way is seen. */
  advise(): void {
    const card = this.table.hint?.plan?.card;
    if (!this.choosing || card === undefined) return;
    const own = moveOf(this.moves, card)?.cards.find((c) => this.hand.some((one) => one.c === c));
    if (own === undefined) return;
    this.mode = "move";
    this.foe = null;
    this.picked = [own];
  }

  /** A new decision has come: nothing of the last one stays picked. */
  clear(): void {
    this.picked = [];
    this.use = null;
    this.preview = null;
    this.foe = null;
    this.mode = "move";
  }

  /** A press on a card of the own hand. */
  pick(c: number): void {
    this.preview = null;
    const up = this.picked.includes(c);
    if (this.open && !up && !this.usable.has(c)) {
      this.refuse(this.choosing ? "move" : "card", { card: c });
      return;
    }
    if (this.open && this.multi) this.#toggle(c, up);
    else if (up && this.ready) this.lay();
    else this.picked = up ? [] : [c];
    if (this.choosing) {
      this.mode = "move";
      this.foe = null;
    }
    if (!this.uses.some((one) => one.id === this.use)) this.use = null;
    if (this.open && !this.choosing && !this.play && !up) this.answer(c);
  }

  #toggle(c: number, up: boolean): void {
    const most = this.play?.most ?? null;
    if (up) this.picked = this.picked.filter((one) => one !== c);
    else if (most !== null && this.fresh.length >= most && most > 0) this.picked = [...this.fresh.slice(1), c];
    else this.picked = [...this.fresh, c];
  }

  /** One card that answers a decision by itself: a cost, a discard. */
  answer(c: number): void {
    const act = actOf(this.acts, c);
    if (act) this.send([act.id]);
  }

  /** A card that is not in the own hand. */
  take(c: number): void {
    const act = this.acts.find((one) => one.kind === "card" && one.face?.c === c);
    if (act) this.send([act.id]);
  }

  /** Sends the play that is put together. */
  lay(): void {
    if (this.play && this.ready) this.send(compose(this.play, this.fresh, this.use));
    else this.refuse("lay");
  }

  /** A click, tap or Enter on a space. */
  space(space: string, touch: boolean): void {
    if (!this.free) return;
    if (this.targets.has(space)) {
      if (touch && !settings.all.fastTaps && this.preview !== space) this.preview = space;
      else this.#go(space);
    } else if (this.preview && touch) this.preview = null;
    else if (!this.#raise(space)) this.#blocked(space);
  }

  /** A space that cannot be chosen: the one who stands there is out of reach, or no way leads there. */
  #blocked(space: string): void {
    const there = this.view.seats.find((seat) => !seat.out && seat.space === space && seat.seat !== this.me);
    if (this.choosing && there && (this.mode === "attack" || this.first < 0))
      this.refuse("light", { seat: there.seat });
    else if (!this.choosing && there && this.one("target")) this.refuse("target", { seat: there.seat });
    else this.refuse("space", { space });
  }

  /** A space that another card reaches: picks the smallest such card up and shows its way. */
  #raise(space: string): boolean {
    if (!this.choosing || this.mode !== "move") return false;
    const leads = this.plans.filter((plan) => plan.space === space || reachOf(plan).includes(space));
    const cards = leads.flatMap((plan) => this.hand.filter((card) => card.c === plan.card));
    const least = cards.sort((a, b) => a.value - b.value)[0];
    if (!least) return false;
    this.picked = [least.c];
    this.preview = this.targets.has(space) ? space : null;
    return true;
  }

  #go(space: string): void {
    const way = this.ways.get(space);
    const act = this.choosing
      ? undefined
      : (this.of("space", "step").find((one) => one.space === space) ??
        this.of("target").find((one) => spaceOf(this.view, one.seat) === space));
    if (way) this.send(way.actions);
    else if (act) this.send([act.id]);
    else this.#strike(space);
  }

  /** The one who stands there is attacked: at once where there is one way to, else the way is asked there. */
  #strike(space: string): void {
    const attacks = this.of("light", "heavy").filter((one) => spaceOf(this.view, one.seat) === space);
    if (attacks.length === 1 && attacks[0]) this.send([attacks[0].id]);
    else if (attacks[0]) {
      this.mode = "attack";
      this.foe = attacks[0].seat ?? null;
      this.picked = [];
      this.preview = null;
    }
  }

  /** The four buttons of a turn. */
  turn(what: "move" | "attack" | "delay" | "end"): void {
    if (!this.free || !this.choosing) return;
    this.foe = null;
    this.preview = null;
    const act = this.one(what);
    if (what === "move") {
      this.mode = "move";
      if (!this.canMove) this.refuse("move");
      else if (!this.move) this.picked = [this.hand.find((card) => this.usable.has(card.c))?.c ?? -1];
    } else if (what === "attack") {
      this.picked = [];
      if (!this.canAttack) this.refuse("attack");
      else this.mode = this.mode === "attack" ? "move" : "attack";
    } else if (act) this.send([act.id]);
    else this.refuse(what);
  }

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
    const lay = this.one("lay");
    if (this.preview && this.targets.has(this.preview)) this.#go(this.preview);
    else if (this.ready) this.lay();
    else if (lay) this.send([lay.id]);
    else if (this.bare) this.send(this.bare.actions);
    else return false;
    return true;
  }

  digit(n: number): boolean {
    const choice = this.choices.find((one) => one.label === String(n));
    const out = this.elsewhere[n - 1];
    const card = this.hand[n - 1];
    if (choice) choice.go();
    else if (out) this.take(out.c);
    else if (card && !this.elsewhere.length) this.pick(card.c);
    else return false;
    return true;
  }

  yes(): boolean {
    const choice = this.choices.find((one) => one.label === keys.label("yes"));
    const redraw = this.one("redraw");
    if (choice) choice.go();
    else if (redraw) this.send([redraw.id]);
    return Boolean(choice || redraw);
  }
  no(): boolean {
    const choice = this.choices.find((one) => one.label === keys.label("no"));
    const answer = this.one("stop") ?? this.one("keep") ?? this.one("pass");
    if (choice) choice.go();
    else if (answer) this.send([answer.id]);
    return Boolean(choice || answer);
  }
  pass(): void {
    const act = this.one("pass");
    if (act) this.send([act.id]);
  }
}
