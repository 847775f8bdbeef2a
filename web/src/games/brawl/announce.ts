/** For ears: only changes in legal spots and in who leads. In training also whose turn it is. */
import { named } from "./look";
import type { SeatLook } from "./seats";
import type { View } from "./types";
import { baseName } from "./words";

/** The places of a set of spaces in words: "Kit your end, Shade". */
export function placesSaid(
  view: View,
  looks: readonly SeatLook[],
  me: number | null,
  spaces: Iterable<string>,
): string {
  const said: string[] = [];
  const own =
    me === null
      ? ""
      : view.format === "tag_team"
        ? String((view.seats[me]?.team ?? 0) + 1)
        : (view.seats[me]?.letter.toLowerCase() ?? "");
  for (const space of spaces) {
    const [id = "", end] = space.split(".");
    if (/^[LR]\d/.test(space)) said.push(`${space.startsWith("L") ? "one" : "the other"} end of the row`);
    else if (/^[A-H]\d+$/.test(id))
      said.push(`${baseName(view, looks, id)} ${id}${end ? (end === own ? ", your end" : ", their end") : ""}`);
  }
  return said.join("; ");
}

export function leaders(view: View): Map<string, number> {
  return new Map(Object.values(view.bases).map((base) => [base.id, base.winner]));
}

/** What changed in who leads, as sentences. */
export function leadChanges(
  before: ReadonlyMap<string, number>,
  view: View,
  looks: readonly SeatLook[],
  side: (side: number) => SeatLook | undefined,
): string[] {
  const said: string[] = [];
  for (const base of Object.values(view.bases)) {
    const was = before.get(base.id);
    const row = view.rows.find((one) => one.id === base.row);
    if (!row) continue;
    const look = side(row.sides[base.winner === 1 ? 1 : 0]);
    const name = `${baseName(view, looks, base.id)} ${base.id}`;
    const who = look?.who === "You" ? "you lead" : `${look?.name ?? ""} leads`;
    if (was === undefined) said.push(`New Base ${name}.`);
    else if (was !== base.winner) said.push(`${name}: ${who}, ${base.ends[0].hits} to ${base.ends[1].hits}.`);
  }
  for (const id of before.keys()) if (!view.bases[id]) said.push(`${id} is swept away.`);
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
  if (!places) return held ? `${named(type)}: no place now.` : "";
  return `${named(type)}${held ? "" : " on your pile"}: ${places}.`;
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
      const ends = base.ends.map(
        (end) => `${side(end.side)?.who ?? ""} ${end.hits} ${end.colour ?? ""}${top(view, end.cards.at(-1)?.type)}`,
      );
      return `${baseName(view, looks, id)} ${id}${base.frozen ? ", frozen" : ""}: ${ends.join(", ")}.`;
    }),
  );
  const seats = view.seats.map((seat, n) => `${looks[n]?.who ?? ""}: ${seat.above} cards to the Freezes.`);
  return [...bases, ...seats].join(" ");
}

function top(view: View, type: number | undefined): string {
  const kind = type === undefined ? undefined : view.types[type];
  return kind && (kind.word.includes("block") || kind.word === "press") ? `, ${kind.name} on top` : "";
}
