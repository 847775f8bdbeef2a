/** What a game teaches, in the reader's language: as in `spoken.ts`, English is what was told. The law itself stays as it is written. */
import { puzzleWords } from "../kit/lesson";
import type { CardTold, School } from "../net/protocol";
import { idOf } from "../words/ids";
import { glossary } from "../words/keywords";
import { gameWords } from "../words/say";
import { turning } from "./spoken";

/** Cards by their names, with what they say. */
export function spokenCards(game: string, cards: readonly CardTold[]): CardTold[] {
  const { find, tell } = gameWords(game);
  const turn = turning(find);
  return cards.map((card) => ({ ...card, name: turn(card.name, idOf("card", card.name)), text: tell(card) }));
}

export function spokenSchool(school: School): School {
  const turn = turning(gameWords(school.game).find);
  const words = glossary(school.game).all;
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
    words: words.length ? [...words] : school.words,
    puzzles: school.puzzles.map((one) => ({
      ...one,
      title: puzzleWords(school.game, one.id, "", one.title),
      question: puzzleWords(school.game, one.id, "question", one.question),
      group: turn(one.group, idOf("puzzles", one.group)),
    })),
    cards: spokenCards(school.game, school.cards),
  };
}
