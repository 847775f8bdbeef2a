/** For ears: only changes in legal spots and in who leads. In training also whose turn it is. */
import { baseAt, rowEnd, sideOf } from "./board";
import { colourWord, named } from "./look";
import type { View } from "./optimistic";
import { say } from "./say";
import type { SeatLook } from "./seats";
import { baseName } from "./words";

/** The places of a set of spaces in words: "Kit your end, Shade". */
export function placesSaid(
  view: View,
  looks: readonly SeatLook[],
  me: number | null,
  spaces: Iterable<string>,
): string {
  const said: string[] = [];
  const mine = sideOf(view, me);
  for (const space of spaces) {
    const at = baseAt(view, space);
    const end = at?.ends.find((one) => one.id === space);
    const side = rowEnd(view, me, space);
    if (side) said.push(say("page-where-row", { side }));
    else if (at) {
      const base = nameOf(view, looks, at.id);
      said.push(end ? say("page-said-end", { base, own: end.side === mine }) : base);
    }
  }
  return said.join("; ");
}

const nameOf = (view: View, looks: readonly SeatLook[], id: string): string => `${baseName(view, looks, id)} ${id}`;

export function leaders(view: View): Map<string, number> {
  return new Map(Object.values(view.bases).map((base) => [base.id, base.winner]));
}

/** What changed in who leads, as sentences. */
export function leadChanges(
  before: ReadonlyMap<string, number>,
  view: View,
  looks: readonly SeatLook[],
  side: (side: number | undefined) => SeatLook | undefined,
): string[] {
  const said: string[] = [];
  for (const one of Object.values(view.bases)) {
    const was = before.get(one.id);
    const row = view.rows.find((each) => each.id === one.row);
    if (!row) continue;
    const look = side(row.sides[one.winner]);
    const base = nameOf(view, looks, one.id);
    const [mine, theirs] = one.ends.map((end) => end.hits);
    const score = say("page-score", { one: mine ?? 0, other: theirs ?? 0 });
    if (was === undefined) said.push(say("page-said-new", { base }));
    else if (was !== one.winner)
      said.push(say("page-said-leads", { base, name: look?.name ?? "", yours: look?.you ?? false, score }));
  }
  for (const base of before.keys()) if (!view.bases[base]) said.push(say("page-said-swept", { base }));
  return said;
}

/** The card that can be played now and where; empty when there is none. */
export function spotsSaid(
  view: View,
  looks: readonly SeatLook[],
  me: number | null,
  card: number | null,
  legal: ReadonlySet<string>,
  held: boolean,
): string {
  const type = card === null ? undefined : view.types[card];
  if (!type) return "";
  const places = placesSaid(view, looks, me, legal);
  if (places) return say("page-said-spots", { card: named(type), pile: !held, places });
  return held ? say("page-said-nowhere", { card: named(type) }) : "";
}

/** The whole table, read out on demand. */
export function tableSaid(
  view: View,
  looks: readonly SeatLook[],
  side: (side: number) => SeatLook | undefined,
): string {
  const bases = view.rows.flatMap((row) =>
    row.bases.map((id) => {
      const base = view.bases[id];
      if (!base) return "";
      const ends = base.ends.map((end) => {
        const colour = end.colour ? colourWord(end.colour) : "";
        return `${side(end.side)?.who ?? ""} ${end.hits} ${colour}${top(view, end.cards.at(-1)?.type)}`;
      });
      const name = [nameOf(view, looks, id), ...(base.frozen ? [say("page-frozen")] : [])].join(", ");
      return say("page-said-base", { base: name, ends: ends.join(", ") });
    }),
  );
  const seats = view.seats.map((seat, n) => say("page-said-seat", { who: looks[n]?.who ?? "", cards: seat.above }));
  return [...bases, ...seats].join(" ");
}

function top(view: View, type: number | undefined): string {
  const kind = type === undefined ? undefined : view.types[type];
  const shuts = kind && (kind.word.includes("block") || kind.word === "press");
  return shuts ? say("page-said-top", { card: kind.name }) : "";
}
