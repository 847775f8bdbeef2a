/**
 * What the server tells of a game before a table is open, in the reader's language. English stands where the game declares
 * it; another language says it under ids made of the same names (`option-mode`, `option-mode.help`, `option-mode-training`),
 * the game's in its own catalogue, the house's in `lobby` and `setup`. What a language does not say stays as it was told.
 */
import type { GameTold, OptionTold, SetupClash, SetupFormat, SetupGroup, Tile } from "../net/protocol";
import type { Args } from "../words/catalogue";
import { idOf } from "../words/ids";
import { gameWords, find as house } from "../words/say";

/** Where a message may be looked for. */
type Look = (code: string, args: Args) => string | null;
/** The words of a message, or what was told. */
export type Turn = (told: string, code: string, args?: Args) => string;

export const turning =
  (...places: readonly Look[]): Turn =>
  (told, code, args = {}) => {
    if (!told) return told;
    for (const find of places) {
      const said = find(code, args);
      if (said !== null) return said;
    }
    return told;
  };

/** The title of a part, as an id. */
const part = (title: string): string => idOf("part", title);

function optionIn(own: Turn, any: Turn, option: OptionTold): OptionTold {
  // What comes from no rule is the house's; a game may have an option of the same name, and then means its own.
  const turn = option.rule === null ? any : own;
  const seat = option.seat ?? null;
  const code = idOf("option", seat === null ? option.name : `${option.name.slice(0, -1)}*`);
  const args = { letter: seat === null ? "" : option.name.slice(-1).toUpperCase() };
  return {
    ...option,
    title: turn(option.title, code, args),
    help: turn(option.help, `${code}.help`, args),
    says: option.says.map((one, n) => turn(one, idOf(code, option.choices?.[n]))),
    part: any(option.part, part(option.part)),
  };
}

/** A size is told how many sit there, and how many in the first team and in the second. */
function formatIn(turn: Turn, format: SetupFormat): SetupFormat {
  const of = (teams: readonly number[], team: number): number => teams.filter((one) => one === team).length;
  return {
    ...format,
    title: turn(format.title, idOf("format", format.id)),
    sizes: format.sizes.map((size) => ({
      ...size,
      title: turn(size.title, idOf("size", format.id), {
        count: size.teams.length,
        first: of(size.teams, 0),
        second: of(size.teams, 1),
      }),
    })),
  };
}

function groupIn(turn: Turn, group: SetupGroup): SetupGroup {
  const code = idOf("group", group.id);
  return {
    ...group,
    title: turn(group.title, code),
    usual: turn(group.usual, `${code}.usual`),
    note: turn(group.note, `${code}.note`),
    picks: group.picks.map((pick) => {
      const one = idOf("pick", group.id, pick.value);
      return {
        ...pick,
        name: turn(pick.name, one),
        line: turn(pick.line, `${one}.line`),
        text: turn(pick.text, `${one}.text`),
      };
    }),
  };
}

/** A clash is called after what it is about: `clash-fouls-mode`, `clash-fouls-bot`. */
export function clashId({ when, seats, sitter, twice, above }: Omit<SetupClash, "why" | "mend">): string {
  const about = [...Object.keys(when), ...seats, sitter, ...(twice ? [twice, "twice"] : []), ...above];
  return idOf("clash", ...about.filter((one) => one !== ""));
}

/** A game with its tile's words: all that the lobby shows of it. */
export function spokenTile<T extends Tile>(tile: T): T {
  const turn = turning(house);
  const code = idOf("tile", tile.id);
  return { ...tile, tagline: turn(tile.tagline, code), subtitle: turn(tile.subtitle, `${code}.subtitle`) };
}

/** A game with the words of its set-up page. */
export function spoken(tile: GameTold): GameTold {
  const { find } = gameWords(tile.id);
  const [own, any] = [turning(find), turning(find, house)];
  const { formats, groups, common, parts, clashes } = tile.setup;
  return {
    ...tile,
    options: tile.options.map((option) => optionIn(own, any, option)),
    setup: {
      formats: formats.map((one) => formatIn(own, one)),
      groups: groups.map((one) => groupIn(own, one)),
      common: common.map((one) => ({
        ...one,
        choices: one.choices.map(([value, words]) => [value, own(words, idOf("option", one.option, value))]),
      })),
      parts: parts.map((title) => any(title, part(title))),
      clashes: clashes.map((one) => ({ ...one, why: any(one.why, clashId(one)) })),
    },
  };
}
