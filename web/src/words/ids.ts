/**
 * The id of a message made of names and values, for what is declared in English: what no id may hold is a dash, a star
 * stands for a seat. "Hit(red)" of the cards is `card-hit-red`.
 */
export const idOf = (...names: readonly unknown[]): string =>
  names
    .map((name) =>
      String(name)
        .replaceAll("*", "seat")
        .replaceAll(/[^\w-]+/g, "-"),
    )
    .join("-")
    .replace(/-+$/, "")
    .toLowerCase();
