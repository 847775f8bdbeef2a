/** The receipt: the same sums as in the trays' heads, line by line, then what may happen next. */

import type { Hands } from "./hands.svelte";
import { NOTE_ICON, signed } from "./look";
import type { Chip, ComboView, Forecast, Tray } from "./protocol";
import type { Bill, Line } from "./Receipt.svelte";
import { say } from "./say";

type Reader = Pick<Hands, "book" | "teller">;

const cardsOf = ({ book }: Reader, tray: Tray): Line => ({
  text: tray.cards.map((card) => say("page-power", { card: book.name(card), power: book.power(card) })).join(" + "),
  n: String(tray.base),
});

const chipsOf = ({ teller }: Reader, chips: readonly Chip[]): Line[] =>
  chips.map((chip) => ({ text: teller.text(chip.text), n: signed(chip.n) }));

/** A tray's lines with its sum. */
function sumOf(by: Reader, tray: Tray, text: string, sum: Line["sum"] = "sum"): Line[] {
  return [cardsOf(by, tray), ...chipsOf(by, tray.chips), { text, n: String(tray.total), sum }];
}

const find = (trays: readonly Tray[], ...roles: Tray["role"][]): Tray | undefined =>
  trays.find((tray) => roles.includes(tray.role));

/** A combo: its damage, then what pays for it. */
function combo(by: Reader, { trays, damage, chips }: Pick<ComboView, "trays" | "damage" | "chips">): Line[] {
  const attack = find(trays, "attack");
  const energy = find(trays, "energy", "action");
  const total = say("page-total-damage");
  if (attack) {
    const pays = energy?.price == null ? say("page-energy") : say("page-pays", { n: energy.price });
    return [...sumOf(by, attack, total), ...(energy ? sumOf(by, energy, pays) : [])];
  }
  if (!energy) return [];
  return [
    cardsOf(by, energy),
    ...chipsOf(by, energy.chips),
    { text: say("page-action-from"), n: "0" },
    ...chipsOf(by, chips),
    { text: total, n: String(damage), sum: "sum" },
  ];
}

/** Whose combo lies there. */
function titled({ looks }: Hands, open: ComboView): string {
  const whose = looks[open.seat];
  const words = { who: whose?.name ?? "", you: whose?.you ?? false };
  return say(open.attack ? "page-whose-attack" : "page-whose-action", words);
}

const notesOf = ({ teller }: Reader, forecast: Forecast): Bill["notes"] =>
  forecast.notes.map((note) => ({ icon: NOTE_ICON[note.icon], text: teller.text(note.text) }));

/** What confirming the draft would do; while answering, below the combo it answers. */
function drafted(hands: Hands, forecast: Forecast, open: ComboView | null): Bill {
  const block = find(forecast.trays, "block");
  const lines: Line[] = [];
  if (open) {
    const paid = (tray: Tray): boolean => tray.role === "energy" && find(open.trays, "attack") !== undefined;
    lines.push(...combo(hands, { ...open, trays: open.trays.filter((tray) => !paid(tray)) }));
  }
  if (block) {
    const holds = forecast.holds === true;
    const text = holds ? say("page-holds") : say("page-short", { n: forecast.short });
    lines.push(...sumOf(hands, block, text, holds ? "good" : "bad"));
  } else if (!open || find(forecast.trays, "reply")) lines.push(...combo(hands, forecast));
  const title = open ? titled(hands, open) : say("page-if-confirm");
  return { title, seen: say("page-only-you"), lines, notes: notesOf(hands, forecast) };
}

/** What lies on the table for everybody. */
function placed(hands: Hands, open: ComboView): Bill {
  const block = find(open.trays, "block");
  const lines = combo(hands, open);
  if (block) {
    const holds = block.total >= open.damage;
    const text = holds ? say("page-block-holds") : say("page-block-short", { n: open.damage - block.total });
    lines.push(...sumOf(hands, block, text, holds ? "good" : "bad"));
  }
  return { title: titled(hands, open), seen: say("page-all-see"), lines, notes: [] };
}

/** The receipt of what is laid out or, where nothing is, of what lies on the table; null: there is none. */
export function bill(hands: Hands): Bill | null {
  const { combo: open } = hands.view;
  const forecast = hands.drafting ? hands.forecast : null;
  if (forecast && hands.deed !== null && hands.deed !== "special") return drafted(hands, forecast, open);
  if (!open?.number) return null;
  return { ...placed(hands, open), notes: forecast && hands.deed === null ? notesOf(hands, forecast) : [] };
}
