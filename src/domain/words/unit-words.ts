/** How the main parts of instruments are written in texts, by how they are labelled. */
export const UNIT_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['article', ['article', 'art']],
  ['section', ['section', 's', 'sec']],
  ['rule', ['rule', 'r']],
  ['regulation', ['regulation', 'reg']],
  ['paragraph', ['paragraph', 'para']],
]);

/** The other words for the unit that a folded word names: `section` and `sec` for `s`; none for any other word. */
export function listUnitWords(word: string): readonly string[] {
  const words = [...UNIT_WORDS.values()].find((each) => each.includes(word)) ?? [];
  return words.filter((other) => other !== word);
}
