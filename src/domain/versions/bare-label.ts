const DIVISIONS =
  'chapters?|parts?|sections?|articles?|art|titles?|books?|volumes?|annex|schedules?|appendix|clauses?|rules?|' +
  'kapitel|teil|abschnitt|artikel|chapitre|partie|titre';
const NUMBERING = new RegExp(
  [
    // A division with its number: `Chapter 3:`, `Part II -`, `Annex B`.
    `^(?:(?:${DIVISIONS})\\.?\\s+|§+\\s*)(?:\\d+[\\d.]*[a-z]{0,2}|[ivxlcdm]+|[a-z])(?![\\p{L}\\p{N}])[.):]*`,
    // A whole number at the beginning: `3.`, `3.2`, `12A`.
    '^[[(]?\\d+(?:\\.\\d+)*[a-z]{0,2}(?![\\p{L}\\p{N}])[\\]).:]*',
    // A letter or Roman number, only with the sign that makes it one: `(a)`, `II.`.
    '^[[(]?(?:[ivxlcdm]+|[a-z])[\\]).:]+(?=\\s|$)',
  ].join('|'),
  'iu',
);

/** A label without its numbering, in lower case, with its spacing evened out; empty where it is only a number. */
export function bareLabel(label: string): string {
  return label
    .trim()
    .replace(NUMBERING, '')
    .replace(/^[\s–—:-]+/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}
