/** Titles and ids in words. */

/** The first part of a long title: "Title" of "Title: The Card Game". */
export const shortTitle = (title: string): string => title.split(":")[0] ?? title;

/** An id as words: "high-perch" is "High perch". */
export function title(id: string): string {
  const plain = id.replaceAll(/[-_]/g, " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
