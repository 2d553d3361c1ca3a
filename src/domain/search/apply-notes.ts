import type { QueryEdit } from '#domain/search/query-error.ts';

/** The query as it was read: the text with all its repairs, translations or corrections made, in any order. */
export function applyNotes(text: string, notes: readonly QueryEdit[]): string {
  let changed = '';
  let at = 0;
  // Sorting is stable: what is added at the end stays in the order of the notes.
  for (const note of notes.toSorted((one, other) => one.at - other.at)) {
    changed += text.slice(at, note.at) + note.to;
    at = note.at + note.length;
    // What stood on either side of a removed sign was not one word and must not become one.
    if (note.to === '' && /\S$/.test(changed) && /\S/.test(text.charAt(at))) changed += ' ';
  }
  return (changed + text.slice(at)).trim();
}
