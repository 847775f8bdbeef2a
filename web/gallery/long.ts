/**
 * A made-up language: English with longer words, a very long one now and then that cannot be broken. What is drawn with it
 * has room for any real one.
 */
const VOWELS = /[aeiou]/gi;
/** Words from so many letters on become very long. */
const LONG = 8;

/** A piece of English, longer by about a half; the shortest words, and what is printed on keys, stay as they are. */
export const long = (text: string): string =>
  text.replace(/[A-Za-z]{4,}/g, (word) => {
    const more = word.replace(VOWELS, (vowel) => vowel + vowel.toLowerCase());
    return word.length < LONG ? more : `${more}schaft`;
  });
