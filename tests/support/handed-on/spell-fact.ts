import type { Format } from './carried-table.ts';
import type { GoldenWork } from './golden-works.ts';

/** What each format calls a kind, from its own list of types. */
const TYPES: Readonly<Record<string, Partial<Record<Format, string>>>> = {
  decision: { ris: 'CASE', bibtex: 'jurisdiction', csl: 'legal_case' },
  act: { ris: 'STAT', bibtex: 'legislation', csl: 'legislation' },
  treaty: { ris: 'STAT', bibtex: 'legislation', csl: 'treaty' },
  bill: { ris: 'BILL', bibtex: 'legislation', csl: 'bill' },
  patent: { ris: 'PAT', bibtex: 'patent', csl: 'patent' },
  book: { coins: 'book', ris: 'BOOK', bibtex: 'book', csl: 'book' },
  chapter: { coins: 'bookitem', ris: 'CHAP', bibtex: 'incollection', csl: 'chapter' },
  journal: { ris: 'JFULL', bibtex: 'collection', csl: 'periodical' },
  article: { coins: 'article', ris: 'JOUR', bibtex: 'article', csl: 'article-journal' },
  news: { ris: 'NEWS', bibtex: 'article', csl: 'article-newspaper' },
  report: { ris: 'RPRT', bibtex: 'report', csl: 'report' },
};

/** The values that a format has to have for a fact; empty where the source does not say it. */
export function spellFact(work: GoldenWork, fact: string, format: Format): readonly string[] {
  const value = work[fact];
  if (fact === 'type') return [TYPES[work.kind]?.[format] ?? work.type];
  if (value === undefined) return [];
  if (typeof value !== 'string') return value;
  const hasSlashes = fact === 'date' && (format === 'head' || format === 'ris');
  if (hasSlashes) return [value.replaceAll('-', '/')];
  const last = work['lastPage'];
  if (/^(?:first|last)Page$/u.test(fact) && typeof last === 'string') {
    const pages = { bibtex: `${String(work['firstPage'])}--${last}`, csl: `${String(work['firstPage'])}-${last}` };
    return [format === 'bibtex' || format === 'csl' ? pages[format] : value];
  }
  return [value];
}
