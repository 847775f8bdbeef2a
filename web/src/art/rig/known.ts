/** The default of a table where a word is not in it: a designer's own file may know words that this page does not. */
export const known = <T>(table: Readonly<Record<string, T>>, word: string | undefined, other: T): T =>
  (word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined) ?? other;
