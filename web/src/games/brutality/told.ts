/** What happened, a sentence a deed: "Gust Shot: King 2, back 1, Spiked Pillars 1." What would happen is told the same way. */
import type { Text } from "../../net/protocol";
import { full } from "../../table/words";
import type { Names } from "../../words/catalogue";
import { gameWords, list, type Words } from "../../words/say";
import type { Book } from "./book";
import type { Messages } from "./messages";
import type { Events } from "./protocol";
import { say } from "./say";

/** A line of the log, or of a forecast. */
export interface Told {
  kind: string;
  args: Record<string, unknown>;
  text?: string;
  rule: string | null;
  code?: string;
}
export const argsOf = <K extends keyof Events>(line: Told): Events[K] => line.args as unknown as Events[K];

/** Lines that say nothing by themselves: the head of the turn does, the board, or what follows. */
const SILENT: ReadonlySet<string> = new Set(["turn", "phase", "aim", "pile", "fly", "reveal"]);
/** Lines that begin a deed; what comes of it is told with them. */
export const ROOTS: ReadonlySet<string> = new Set(["step", "special", "artifact", "relic", "holds", "instant"]);
/** What may come of a deed. */
const PARTS: ReadonlySet<string> = new Set(
  "move land fall stopped soaked hit hurt shield saved heal death revived status ends creation gone hazard_gone hazard_moved suppressed cooldown gain lock".split(
    " ",
  ),
);
/** Lines of their own amid a deed, which goes on after them. */
const AMID: ReadonlySet<string> = new Set(["steal", "peek", "recover", "skipped", "discard"]);
const heroOf = (line: Told | undefined): unknown => line?.args.hero;

/** A deed: the line that begins it, and what came of it. */
export interface Deed<L extends Told = Told> {
  line: L;
  parts: L[];
}

/** Lines cut into deeds; the steps of one Move are one. `after`: a deed that goes on, or none. */
export function deeds<L extends Told>(lines: readonly L[]): Deed<L>[] {
  const found: Deed<L>[] = [];
  let open: Deed<L> | null = null;
  for (const line of lines) {
    if (line.kind === "turn" || line.kind === "phase") open = null;
    if (SILENT.has(line.kind)) continue;
    // The tracks of artifacts count their turns; the log tells when one is ready.
    if (!open && line.kind === "cooldown" && Number(line.args.n) > 0) continue;
    if (open && PARTS.has(line.kind)) open.parts.push(line);
    else if (open && line.kind === "step" && open.line.kind === "step" && heroOf(line) === heroOf(open.line))
      open.parts.push(line);
    else {
      const deed: Deed<L> = { line, parts: [] };
      found.push(deed);
      if (ROOTS.has(line.kind)) open = deed;
      else if (!AMID.has(line.kind)) open = null;
    }
  }
  return found;
}

/** What came of a deed, with moves square by square as one, and what a hazard costs with the hazard. */
export function merged(lines: readonly Told[]): Told[] {
  const found: Told[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const same = last && heroOf(last) === heroOf(line);
    if (line.kind === "move") {
      const args = argsOf<"move">(line);
      if (same && last.kind === "move" && last.args.way === args.way)
        found[found.length - 1] = { ...last, args: { ...last.args, to: args.to, n: Number(last.args.n) + 1 } };
      else found.push({ ...line, args: { ...args, n: 1 } });
    } else if (line.kind === "hit") found.push({ ...line, args: { ...line.args, n: 0, hp: 0 } });
    else if (line.kind === "hurt" && same && last.kind === "hit" && last.args.n === 0)
      found[found.length - 1] = { ...last, args: { ...last.args, n: line.args.n, hp: line.args.hp } };
    else if (!SILENT.has(line.kind)) found.push(line);
  }
  return found;
}

/** How the readers of a table are called. */
export interface Readers {
  book: Book;
  /** "Mako". */
  name: (seat: number) => string;
  /** It is the reader's only seat. */
  you: (seat: number) => boolean;
  /** The reader's team, 1 or 2; 0: none. */
  own: number;
  /** By team, the one seat that plays it; null with four players. */
  alone: (team: number) => number | null;
  /** What a hero is called where there is little room. */
  hero?: (hero: number) => string;
}

/** Whose team it is: "yes" the reader's, "four" the reader's of two, "no" another's; of two at one screen neither is "you". */
export function sideOf({ name, you, own, alone }: Omit<Readers, "book">, team: number): { ours: string; name: string } {
  const one = alone(team);
  const ours = team !== own ? "no" : one === null ? "four" : you(one) ? "yes" : "no";
  return { ours, name: one === null ? "none" : name(one) };
}

/** The functions that messages of the server call. */
export function namesOf({ book, name, you, own, alone, hero = (h) => book.name(h) }: Readers): Names {
  const seat = (n: unknown): string =>
    typeof n !== "number" ? say("page-nobody") : you(n) ? say("page-you") : name(n);
  const amid = (n: unknown): string => (typeof n === "number" && you(n) ? say("page-you.small") : seat(n));
  const several = (ns: unknown, one: (n: unknown) => string): string =>
    Array.isArray(ns) && ns.length ? list(ns.map(one)) : say("page-nobody");
  const many = (n: unknown): boolean =>
    Array.isArray(n) ? n.length > 1 || you(n[0] as number) : typeof n === "number" && you(n);
  const team = (n: unknown) => ({ ...sideOf({ name, you, own, alone }, n as number), n });
  return {
    SEAT: seat,
    ONE: amid,
    SEATS: (ns) => several(ns, seat),
    THEM: (ns) => several(ns, amid),
    YOU: (n) => (many(n) ? "yes" : "no"),
    TEAM: (n) => say("page-team", team(n) as never),
    HAND: (n) => say("page-hand-of", team(n) as never),
    HERO: (h) => (typeof h === "number" ? hero(h) : say("page-a-hero")),
    DESIGN: (n) => book.design(n as number)?.name ?? say("page-a-hero"),
    RELIC: (n) => book.relic(n as number)?.name ?? say("page-a-relic"),
    RELICS: (ns) => list((ns as number[]).flatMap((n) => book.relic(n)?.name ?? [])),
    TOOL: (n) => book.tool(n as number)?.name ?? "",
    SPECIAL: (n) => book.special(n as number)?.name ?? "",
    THING: (thing) => book.thingName(thing as number),
    TYPE: (type) => say("page-type", { type: String(type) }),
  };
}

/** Says deeds: short on the page, whole for ears. */
export class Chronicle {
  readonly #words: Words<Messages>;
  readonly #book: Book;

  constructor(readers: Readers) {
    this.#book = readers.book;
    this.#words = gameWords<Messages>("brutality", namesOf(readers));
  }

  /** A line by itself. */
  line(line: Told): string {
    return this.#words.find(line.code ?? `log-${line.kind}`, line.args) ?? line.text ?? "";
  }

  /** A text of the server; its English where the catalogue has no such message. */
  text(text: Text | null | undefined): string {
    return this.#words.tell(text);
  }

  /** A message of the page about what is told. */
  find(id: string, args: Record<string, unknown>): string {
    return this.#words.find(id, args) ?? "";
  }

  /** A deed as a sentence. */
  deed({ line, parts }: Deed, loud = false): string {
    const steps = line.kind === "step" ? [line, ...parts.filter((one) => one.kind === "step")] : [];
    const path = steps.flatMap((one, n) => (n ? [one.args.to] : [one.args.was, one.args.to])).join(" \u2192 ");
    const rest = this.parts(
      parts.filter((one) => one.kind !== "step"),
      loud,
      steps.length ? heroOf(line) : undefined,
    );
    if (steps.length) return full([this.#find("page-told-step", { ...line.args, path }, loud), ...rest].join(", "));
    if (!ROOTS.has(line.kind)) return full(this.line(line));
    const { timing } = this.#book.relic(line.args.relic as number) ?? {};
    if (rest.length) return full(`${this.#find(`page-told-${line.kind}`, line.args, loud) ?? ""}: ${rest.join(", ")}`);
    return full(this.#find(`page-told-${line.kind}.bare`, { ...line.args, timing }) ?? this.line(line));
  }

  /** What came of a deed, one after the other; the hero that did it, or was told last, is not named again. */
  parts(lines: readonly Told[], loud = false, by: unknown = undefined): string[] {
    let named = by;
    return merged(lines).flatMap((line) => {
      const part = this.#find(`page-part-${line.kind}`, line.args, loud);
      if (part === null) return [this.line(line)];
      const hero = heroOf(line);
      if (hero === undefined || hero === named) return [part];
      named = hero;
      return [this.#find("page-part", { hero, part }) ?? part];
    });
  }

  #find(id: string, args: Record<string, unknown>, loud = false): string | null {
    return (loud ? this.#words.find(`${id}.aloud`, args) : null) ?? this.#words.find(id, args);
  }
}
