/** A word, a number with its letters, or a single mark of a reference. */
export interface ReferenceToken {
  /** As it stands there; dashes other than the hyphen are `–`, brackets are round. */
  readonly text: string;
  /** In small letters without accents, dots and apostrophes; of a mark the mark. */
  readonly folded: string;
  readonly isWord: boolean;
  /** Whether space stands before it. */
  readonly isApart: boolean;
  /** Where it stands in the original text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

const TOKEN =
  /(?<short>[ur]\/[sw](?![\p{L}\p{N}])|i\.\s?V\.\s?m\.)|(?<dotted>(?:\p{Lu}\.){2,})|(?<glued>(?:ss?|rr?|[Aa]rts?|paras?|regs?|[Ss]ch)(?=\d))|(?<word>[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*)|(?<mark>\S)/gu;
const MARKS: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '—': '–',
  '−': '–',
  '[': '(',
  ']': ')',
  '&': '&',
};

/** Cuts a reference into tokens; takes time in proportion to its length and never throws. */
export function listReferenceTokens(text: string): ReferenceToken[] {
  const tokens: ReferenceToken[] = [];
  let end = 0;
  for (const match of text.replaceAll('º', '°').matchAll(TOKEN)) {
    const found = match[0];
    const mark = match.groups?.['mark'];
    const between = text.slice(end, match.index);
    if (/[\n\r]/.test(between)) tokens.push(createMark(';', end, match.index));
    const place = {
      isApart: between !== '' || tokens.length === 0,
      start: match.index,
      end: match.index + found.length,
    };
    end = place.end;
    if (mark === undefined) tokens.push({ text: found, folded: foldReferenceWord(found), isWord: true, ...place });
    else tokens.push({ ...createMark(MARKS[mark] ?? mark, place.start, place.end), isApart: place.isApart });
  }
  return tokens;
}

function createMark(mark: string, start: number, end: number): ReferenceToken {
  return { text: mark, folded: mark === '&' ? 'and' : mark, isWord: mark === '&', isApart: true, start, end };
}

function foldReferenceWord(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/[\p{M}.'’\s]/gu, '')
    .toLowerCase();
}
