const WORDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const STATEMENT = /^(?:(\d{1,3})(?:st|nd|rd|th)?|(\p{L}+))\b(?:\s+(?:\p{L}+\s+)?ed(?:n|ition)?\b\.?)?$/iu;

/** The number of an edition from what a book says of it: `Second edition`, `3rd ed.`; undefined where it is none. */
export function readEdition(statement: string | undefined): number | undefined {
  const [, digits, word] = STATEMENT.exec(statement?.trim() ?? '') ?? [];
  const number = digits === undefined ? WORDS.indexOf(word?.toLowerCase() ?? '') + 1 : Number(digits);
  return number > 0 ? number : undefined;
}
