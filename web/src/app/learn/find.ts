/** Searching what a game teaches: words and cards by name or text, rules by id or words. */
import type { Rules } from "../../net/api";
import type { School } from "../../net/protocol";

export interface Found {
  key: string;
  name: string;
  about: string;
  text: string;
  rule: string | null;
}

const MOST = 40;
const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** What fits, names first; without a question the words. */
export function find(school: School, rules: Rules, asked: string): Found[] {
  const words = school.words.map((one): Found => ({ ...one, key: `word ${one.name}`, about: "" }));
  const wanted = plain(asked.trim());
  if (!wanted) return words;
  const cards = school.cards.map((one): Found => ({ ...one, key: `card ${one.name} ${one.about}`, rule: null }));
  const law = Object.entries(rules).map(
    ([id, one]): Found => ({
      key: id,
      name: id,
      about: one.section,
      text: one.text,
      rule: id,
    }),
  );
  const named = [...words, ...cards, ...law].filter((one) => plain(one.name).includes(wanted));
  const said = [...words, ...cards, ...law].filter((one) => plain(`${one.about} ${one.text}`).includes(wanted));
  return [...new Set([...named, ...said])].slice(0, MOST);
}
