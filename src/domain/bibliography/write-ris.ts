import type { BibliographicEntry, Genre } from './bibliographic-entry.ts';
import { readCreatorName } from './creator-name.ts';

/** Types of the format; statutes stand for treaties and rules, too, for which it has none. */
const TYPES: Readonly<Record<Genre, string>> = {
  case: 'CASE',
  statute: 'STAT',
  bill: 'BILL',
  book: 'BOOK',
  chapter: 'CHAP',
  journal: 'JFULL',
  article: 'JOUR',
  news: 'NEWS',
  post: 'BLOG',
  report: 'RPRT',
  document: 'GEN',
};

/** Of a book `A2` is who edits its series, of a chapter who edits its book. */
const EDITORS: Partial<Record<Genre, string>> = { chapter: 'A2', article: 'A2' };

/**
 * Works as a RIS file, as reference managers take it (OP-120): a tag on each line, what is not known left out. Texts are
 * one line each, so that nothing in them is read as a tag.
 */
export function writeRis(entries: readonly BibliographicEntry[]): string {
  return entries.map((entry) => `${listLines(entry).join('\r\n')}\r\n\r\n`).join('');
}

function listLines(entry: BibliographicEntry): string[] {
  const fields: readonly (readonly [tag: string, value: string | undefined])[] = [
    ['TI', entry.title],
    ...entry.creators.map((name) => ['AU', invertName(name)] as const),
    ...(entry.editors ?? []).map((name) => [EDITORS[entry.genre] ?? 'ED', invertName(name)] as const),
    ['PY', entry.date?.slice(0, 4)],
    ['DA', entry.date?.replaceAll('-', '/')],
    ['T2', entry.container],
    ['VL', entry.volume],
    ['IS', entry.issue],
    ['SP', entry.firstPage],
    ['EP', entry.lastPage],
    ['PB', entry.issuer],
    ['M1', entry.number],
    ['SN', entry.isbn ?? entry.issn],
    ['DO', entry.doi],
    ['LA', entry.languages[0]],
    ['AB', entry.abstract],
    ['N1', entry.citation],
    ['N1', entry.inForce && `Version ${entry.inForce}`],
    ['N1', entry.note],
    ['N1', entry.annotation],
    ['UR', entry.link],
  ];
  const lines = fields.flatMap(([tag, value]) => {
    const text = value?.replaceAll(/\s+/gu, ' ').trim();
    return text ? [`${tag}  - ${text}`] : [];
  });
  return [`TY  - ${TYPES[entry.genre]}`, ...lines, 'ER  - '];
}

/** Family name first, which the format asks for; a body’s name stays whole. A name with a comma has it so already. */
function invertName(printed: string): string {
  const creator = readCreatorName(printed);
  if (!creator.isPerson || printed.includes(',')) return printed;
  const { particles, family, given, suffix } = creator;
  return [`${particles} ${family}`.trim(), given, suffix].filter(Boolean).join(', ');
}
