/** What a game teaches, in the reader's language: as in `spoken.ts`, English is what was told. The law itself stays as it is written. */
import { puzzleWords } from "../kit/lesson";
import type { CardTold, GameTold, School } from "../net/protocol";
import { idOf } from "../words/ids";
import { gameWords } from "../words/say";
import { type Turn, turning } from "./spoken";

/** The options of a table as they are usually. */
export const usual = (game: GameTold): Record<string, unknown> =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));

const of = (game: string): Turn => turning(gameWords(game).find);

/** Cards with their words; these may depend on the options of the table. */
export function spokenCards(game: string, cards: readonly CardTold[], options: Record<string, unknown>): CardTold[] {
  const turn = of(game);
  return cards.map((card) => {
    const code = idOf("card", card.name);
    return { ...card, name: turn(card.name, code, options), text: turn(card.text, `${code}.text`, options) };
  });
}

export function spokenSchool(school: School, options: Record<string, unknown>): School {
  const turn = of(school.game);
  return {
    ...school,
    sheet: school.sheet.map((one) => ({ ...one, title: turn(one.title, idOf("sheet", one.title)) })),
    aid: school.aid.map((part) => ({
      ...part,
      title: turn(part.title, idOf("aid", part.title)),
      lines: part.lines.map((one) => {
        const code = idOf("aid", one.name);
        return { ...one, name: turn(one.name, code), text: turn(one.text, `${code}.text`) };
      }),
    })),
    words: school.words.map((one) => {
      const code = idOf("word", one.name);
      return { ...one, name: turn(one.name, code), text: turn(one.text, `${code}.text`) };
    }),
    puzzles: school.puzzles.map((one) => ({
      ...one,
      title: puzzleWords(school.game, one.id, "", one.title),
      question: puzzleWords(school.game, one.id, "question", one.question),
      group: turn(one.group, idOf("puzzles", one.group)),
    })),
    cards: spokenCards(school.game, school.cards, options),
  };
}
