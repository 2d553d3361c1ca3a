import type { QueryEdit } from '#domain/query/query-error.ts';

/** The query as it was read: the text with all its repairs, translations or corrections made, in any order. */
export function applyNotes(text: string, notes: readonly QueryEdit[]): string {
  const pieces: string[] = [];
  let at = 0;
  let last = '';
  // Sorting is stable: what is added at the end stays in the order of the notes.
  for (const note of notes.toSorted((one, other) => one.at - other.at)) {
    const piece = text.slice(at, note.at) + note.to;
    pieces.push(piece);
    at = note.at + note.length;
    last = piece.at(-1) ?? last;
    // What stood on either side of a removed sign was not one word and must not become one.
    if (note.to !== '' || !/\S/.test(last) || !/\S/.test(text.charAt(at))) continue;
    pieces.push(' ');
    last = ' ';
  }
  return (pieces.join('') + text.slice(at)).trim();
}
