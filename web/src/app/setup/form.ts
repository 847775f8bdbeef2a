/**
 * The set-up form as data, for any game: what is chosen, what differs from usual, what does not fit, and the table it asks
 * for. It is made from what the game tells (`GameTold.setup`); the page knows no rule, and the server has the last word.
 */

import { ownDecks } from "../../feel/memory";
import type {
  GameTold,
  Level,
  NewTable,
  OptionTold,
  SeatWanted,
  SetupClash,
  SetupFormat,
  SetupGroup,
  SetupPick,
  SetupSize,
} from "../../net/protocol";
import { say } from "../../words/say";

/** Who sits there: this person, a bot, whoever has the link, or another person at this screen. */
export type Sitter = "me" | "bot" | "friend" | "here";
export type Value = string | number | boolean;

export interface Chair {
  kind: Sitter;
  name: string;
  level: Level;
}

export interface Form {
  format: string;
  /** Which of the format's sizes. */
  size: number;
  /** Values by option name; the defaults too. */
  values: Readonly<Record<string, Value>>;
  chairs: readonly Chair[];
}

export const LETTERS = "ABCDEFGH";
const NOBODY: SetupFormat = { id: "", title: "", sizes: [{ title: "", options: {}, teams: [0, 1] }] };
const chair = (kind: Sitter): Chair => ({ kind, name: "", level: "medium" });

// ---------------------------------------------------------------- what the game offers
export const optionOf = (game: GameTold, name: string): OptionTold | undefined =>
  game.options.find((option) => option.name === name);

export const formatOf = (game: GameTold, form: Form): SetupFormat =>
  game.setup.formats.find((one) => one.id === form.format) ?? game.setup.formats[0] ?? NOBODY;

export function sizeOf(game: GameTold, form: Form): SetupSize {
  const sizes = formatOf(game, form).sizes;
  return sizes[form.size] ?? sizes[0] ?? { title: "", options: {}, teams: [0, 1] };
}

/** Options that formats set. */
const fixed = (game: GameTold): Set<string> =>
  new Set(game.setup.formats.flatMap((one) => one.sizes.flatMap((size) => Object.keys(size.options))));

/** The name of an option that a star stands for, at a seat: "deck_*" at seat 1 is "deck_b". */
export const atSeat = (name: string, seat: number): string => name.replace("*", (LETTERS[seat] ?? "A").toLowerCase());
const isOf = (name: string, star: string): boolean =>
  star.endsWith("*") ? name.length === star.length && name.startsWith(star.slice(0, -1)) : name === star;

/** The options without a place of their own on the page, for the seats that there are: found by search. */
export function others(game: GameTold, form: Form): OptionTold[] {
  const set = fixed(game);
  const placed = [
    ...game.setup.common.map((one) => one.option),
    ...game.setup.groups.flatMap((group) => [group.option, group.how]),
  ];
  return game.options.filter(
    (option) =>
      !set.has(option.name) &&
      !placed.some((name) => isOf(option.name, name)) &&
      (option.seat ?? 0) < form.chairs.length,
  );
}

/** The value that an option has now: the format's, or what was chosen. */
export function valueNow(game: GameTold, form: Form, name: string): Value {
  const told = sizeOf(game, form).options[name] ?? form.values[name] ?? optionOf(game, name)?.default;
  return told as Value;
}

/** A value in words. */
export function called(game: GameTold, name: string, value: Value): string {
  for (const group of game.setup.groups) {
    if (!isOf(name, group.option)) continue;
    const pick = group.picks.find((one) => one.value === value);
    if (pick || !group.own || value === optionOf(game, name)?.default)
      return pick ? pickName(group, pick) : group.usual;
    return ownDecks(game.id).find((one) => one.code === value)?.name || say("setup-own.code");
  }
  const option = optionOf(game, name);
  const at = option?.choices?.indexOf(value) ?? -1;
  const button = game.setup.common.find((one) => one.option === name)?.choices.find(([known]) => known === value);
  return button?.[1] ?? option?.says[at] ?? String(value);
}

/** The name of a picture; with its line where another one has the same name. */
export function pickName(group: SetupGroup, pick: SetupPick): string {
  return group.picks.filter((one) => one.name === pick.name).length > 1 ? `${pick.name}, ${pick.line}` : pick.name;
}

/** True when the option takes this value today. */
export function fits(option: OptionTold, value: unknown): value is Value {
  if (option.choices) return option.choices.includes(value) || (typeof value === "string" && option.seat !== null);
  if (typeof value !== "number" || !Number.isInteger(value)) return false;
  return value >= (option.lo ?? value) && value <= (option.hi ?? value);
}

// ---------------------------------------------------------------- what does not fit together
/** The values of an option, with a star of every seat that there is. */
function valuesOf(game: GameTold, form: Form, name: string): Value[] {
  if (!name.endsWith("*")) return [valueNow(game, form, name)];
  return form.chairs.map((_, seat) => valueNow(game, form, atSeat(name, seat)));
}

const head = (value: Value): string => String(value).split(" ")[0] ?? "";

/** Seats whose value of this option another seat before them has too. */
function doubled(game: GameTold, form: Form, name: string): number[] {
  const usual = optionOf(game, atSeat(name, 0))?.default;
  const values = valuesOf(game, form, name);
  return values.flatMap((value, seat) =>
    value !== usual && values.slice(0, seat).some((one) => head(one) === head(value)) ? [seat] : [],
  );
}

function holds(game: GameTold, form: Form, clash: SetupClash): boolean {
  const [more, less] = clash.above;
  return (
    Object.entries(clash.when).every(([name, values]) =>
      valuesOf(game, form, name).some((value) => values.includes(value)),
    ) &&
    (clash.seats.length === 0 || clash.seats.includes(form.chairs.length)) &&
    (clash.sitter === "" || form.chairs.some((one) => one.kind === clash.sitter)) &&
    (clash.twice === "" || doubled(game, form, clash.twice).length > 0) &&
    (!more || !less || Number(valueNow(game, form, more)) > Number(valueNow(game, form, less)))
  );
}

/** Everything that does not fit together. */
export const clashes = (game: GameTold, form: Form): SetupClash[] =>
  game.setup.clashes.filter((clash) => holds(game, form, clash));

/** The values that mend a clash, by the names of the options. */
function mending(game: GameTold, form: Form, clash: SetupClash): Record<string, Value> {
  const made: Record<string, Value> = {};
  for (const [name, value] of Object.entries(clash.mend)) {
    if (!name.endsWith("*")) made[name] = value as Value;
    else {
      const wrong = clash.twice === name ? doubled(game, form, name) : form.chairs.map((_, seat) => seat);
      for (const seat of wrong) {
        const own = atSeat(name, seat);
        const meant = clash.when[name];
        if (!meant || meant.includes(valueNow(game, form, own))) made[own] = value as Value;
      }
    }
  }
  return made;
}

/** The form with every clash mended that can be without touching the options of `keep`. */
function mend(game: GameTold, form: Form, keep: readonly string[]): Form {
  let made = form;
  for (let n = 0; n <= game.setup.clashes.length; n += 1) {
    const clash = clashes(game, made).find(
      (one) =>
        Object.keys(one.mend).length > 0 &&
        !keep.some((name) => Object.keys(one.mend).some((star) => isOf(name, star))),
    );
    if (!clash) break;
    made = { ...made, values: { ...made.values, ...mending(game, made, clash) } };
  }
  return made;
}

/** The form with another value of one option, and what it brings with it. */
export const set = (game: GameTold, form: Form, name: string, value: Value): Form =>
  mend(game, { ...form, values: { ...form.values, [name]: value } }, [name]);

/** Why an option may not have this value here: one sentence of the game; empty where it may. */
export function why(game: GameTold, form: Form, name: string, value: Value): string {
  if (valueNow(game, form, name) === value) return "";
  const before = clashes(game, form);
  return clashes(game, set(game, form, name, value)).find((clash) => !before.includes(clash))?.why ?? "";
}

/** The form with somebody else on a seat. There is always one who is me: who gives the place away takes the other's. */
export function seat(game: GameTold, form: Form, index: number, part: Partial<Chair>): Form {
  const was = form.chairs[index];
  if (!was) return form;
  const chairs = form.chairs.map((one, n) => {
    if (n === index) return { ...one, ...part };
    return part.kind === "me" && one.kind === "me" ? { ...one, kind: was.kind } : one;
  });
  const first = chairs.findIndex((one, n) => n !== index && (one.kind === "here" || one.kind === "friend"));
  if (!chairs.some((one) => one.kind === "me")) {
    const heir = first >= 0 ? first : index === 0 ? 1 : 0;
    chairs[heir] = { ...(chairs[heir] ?? chair("me")), kind: "me" };
  }
  return mend(game, { ...form, chairs }, []);
}

/** Why nobody of this kind may sit there. */
export function whySeat(game: GameTold, form: Form, index: number, kind: Sitter): string {
  if (form.chairs[index]?.kind === kind) return "";
  const before = clashes(game, form);
  return clashes(game, seat(game, form, index, { kind })).find((clash) => !before.includes(clash))?.why ?? "";
}

// ---------------------------------------------------------------- a whole form
const usual = (game: GameTold): Record<string, Value> =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default as Value]));

/** As many chairs as the format has, one of them mine; seats that are gone ask for nothing; and everything fits. */
function settle(game: GameTold, form: Form): Form {
  const format = formatOf(game, form);
  const sizes = format.sizes.length;
  const sized = { ...form, format: format.id, size: form.size >= 0 && form.size < sizes ? form.size : 0 };
  const count = sizeOf(game, sized).teams.length;
  const chairs = Array.from({ length: count }, (_, n) => form.chairs[n] ?? chair(n === 0 ? "me" : "bot"));
  if (!chairs.some((one) => one.kind === "me") && chairs[0]) chairs[0] = { ...chairs[0], kind: "me" };
  const values = { ...form.values };
  for (const option of game.options) if ((option.seat ?? 0) >= count) values[option.name] = option.default as Value;
  const made = mend(game, { ...sized, chairs, values }, []);
  return unstuck(game, made);
}

/** What nothing mends (a form from another day): the options go back to usual, who shares the screen becomes a bot. */
function unstuck(game: GameTold, form: Form): Form {
  let made = form;
  for (const clash of clashes(game, form)) {
    const names = [...Object.keys(clash.when), ...clash.above].filter((name) => !name.endsWith("*"));
    const back = Object.fromEntries(names.map((name) => [name, optionOf(game, name)?.default as Value]));
    const chairs = made.chairs.map((one) =>
      clash.sitter === "here" && one.kind === "here" ? { ...one, kind: "bot" as const } : one,
    );
    made = mend(game, { ...made, values: { ...made.values, ...back }, chairs }, []);
  }
  return made;
}

/** Another format or size; what still fits is kept. */
export const choose = (game: GameTold, form: Form, format: string, size = 0): Form =>
  settle(game, { ...form, format, size });

/** A complete form: what was kept where it still fits, else as usual. */
export function start(game: GameTold, kept: Partial<Form> | null): Form {
  const values = usual(game);
  for (const option of game.options) {
    const value = kept?.values?.[option.name];
    if (fits(option, value)) values[option.name] = value;
  }
  const chairs = Array.isArray(kept?.chairs) ? kept.chairs.map((one: Chair) => ({ ...chair("bot"), ...one })) : [];
  return settle(game, { format: kept?.format ?? "", size: Number(kept?.size ?? 0), values, chairs });
}

/** A table that was ordered, as a form: its format by the options that it stands for. */
export function read(game: GameTold, options: Readonly<Record<string, unknown>>, count: number): Form {
  const form = start(game, { values: options as Record<string, Value> });
  for (const format of game.setup.formats) {
    const size = format.sizes.findIndex(
      (one) =>
        one.teams.length === count &&
        Object.entries(one.options).every(([name, value]) => (options[name] || value) === value),
    );
    if (size >= 0) return { ...form, ...choose(game, form, format.id, size), values: form.values };
  }
  return form;
}

/** The chairs in another order; who is me stays me wherever they sit. */
export function mix(game: GameTold, form: Form, random: () => number = Math.random): Form {
  const chairs = [...form.chairs];
  for (let n = chairs.length - 1; n > 0; n -= 1) {
    const other = Math.floor(random() * (n + 1));
    [chairs[n], chairs[other]] = [chairs[other] as Chair, chairs[n] as Chair];
  }
  return settle(game, { ...form, chairs });
}

/** Has this option another value than usual? */
export const differs = (form: Form, option: OptionTold): boolean => form.values[option.name] !== option.default;

// ---------------------------------------------------------------- the table it asks for
const wanted = (one: Chair, mine: string): SeatWanted => {
  if (one.kind === "bot") return { kind: "bot", level: one.level };
  if (one.kind === "friend") return { kind: "empty" };
  const name = one.name.trim() || (one.kind === "me" ? mine : "");
  return name ? { kind: "me", name } : { kind: "me" };
};

/** The format's options, and those that differ from usual. */
export function chosen(game: GameTold, form: Form): Record<string, unknown> {
  const options: Record<string, unknown> = { ...sizeOf(game, form).options };
  const set = fixed(game);
  for (const option of game.options)
    if (!set.has(option.name) && (option.seat ?? 0) < form.chairs.length && differs(form, option))
      options[option.name] = form.values[option.name];
  return options;
}

/** The order: what is chosen, and who sits where. */
export function order(game: GameTold, form: Form, mine: string): NewTable {
  const options = chosen(game, form);
  const seats = form.chairs.map((one) => wanted(one, mine));
  return { game: game.id, options, seats, meet: form.chairs.some((one) => one.kind === "friend") };
}

// ---------------------------------------------------------------- in words
/** Who sits there, in a few words. */
export function sitter(one: Chair, index: number, mine: string): string {
  if (one.kind === "friend") return say("ticket-friend");
  if (one.kind === "bot") return say("ticket-bot", { level: one.level });
  return (
    one.name.trim() || (one.kind === "me" ? mine || say("ticket-you") : say("ticket-player", { number: index + 1 }))
  );
}

export interface Line {
  /** What it is about, as a key and for who reads the ticket aloud. */
  of: string;
  words: string;
  /** It is not as usual. */
  changed: boolean;
}

/** Every choice in words: seats, content, common options, and what else differs from usual. */
export function ticket(game: GameTold, form: Form, mine: string): Line[] {
  const who = form.chairs.map((one, n) => sitter(one, n, mine)).join(", ");
  const lines: Line[] = [
    { of: sizeOf(game, form).title, words: who.charAt(0).toUpperCase() + who.slice(1), changed: false },
  ];
  const add = (option: OptionTold, of = option.title): void => {
    lines.push({
      of,
      words: called(game, option.name, valueNow(game, form, option.name)),
      changed: differs(form, option),
    });
  };
  for (const group of game.setup.groups) {
    const own = game.options.filter(
      (option) => isOf(option.name, group.option) && (option.seat ?? 0) < form.chairs.length,
    );
    const how = optionOf(game, group.how);
    const shown = group.option.endsWith("*") ? own.filter((option) => differs(form, option)) : own;
    if (shown.length === 0 && (how ?? own[0])) add((how ?? own[0]) as OptionTold, group.title);
    for (const option of shown) add(option, option.seat === null ? group.title : option.title);
  }
  for (const one of game.setup.common) {
    const option = optionOf(game, one.option);
    if (option) add(option);
  }
  for (const option of others(game, form)) if (differs(form, option)) add(option);
  return lines;
}

/** The options that a search finds, in name, help, choices, tag and the text of the rule; those that differ come first. */
export function search(
  game: GameTold,
  form: Form,
  query: string,
  part: string,
  rules: Readonly<Record<string, { text: string }>> = {},
): OptionTold[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = others(game, form).filter((option) => {
    if (part && option.part !== part) return false;
    const text = [option.title, option.help, ...option.says, option.rule ?? "", rules[option.rule ?? ""]?.text ?? ""];
    const all = text.join(" ").toLowerCase();
    return words.every((word) => all.includes(word));
  });
  return [...found.filter((one) => differs(form, one)), ...found.filter((one) => !differs(form, one))];
}
