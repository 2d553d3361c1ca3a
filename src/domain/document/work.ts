import { foldName } from '#domain/names/fold-name.ts';
import type { DocumentKey, DocumentRecord } from './document.ts';

/** Stands between the key of a work and the language in which it came second; no importer writes it so. */
const LANGUAGE_MARK = '@@';

/** Folded: `ecli eu c 2019 341`. */
const ECLI = /^ecli [a-z]{2} [a-z0-9]+ \d{4} /u;
/** Folded: year, court, division, number, division. */
const NEUTRAL = /^(?:19|20)\d\d ([a-z]{2,6})(?: [a-z]+)? \d{1,5}(?: [a-z]+)?$/u;
/** Reports cited in the same form, by the page on which a judgment begins; another may begin there, too. */
const REPORTS: ReadonlySet<string> = new Set(['ac', 'qb', 'kb', 'ch', 'fam', 'wlr', 'er', 'icr', 'irlr', 'fsr', 'rpc']);

/** The key of a work in a language of its own, where the work itself is known in another (OP-171). */
export function languageKey({ key, languages }: Pick<DocumentRecord, 'key' | 'languages'>): DocumentKey {
  return `${key}${LANGUAGE_MARK}${languages[0] ?? ''}`;
}

/** The key of a work, and where those begin (inclusive) and end (exclusive) that it has in languages of their own. */
export function languageKeysOf(key: DocumentKey): {
  readonly work: DocumentKey;
  readonly from: DocumentKey;
  readonly to: DocumentKey;
} {
  const at = key.lastIndexOf(LANGUAGE_MARK);
  const work = at < 0 ? key : key.slice(0, at);
  return { work, from: `${work}${LANGUAGE_MARK}`, to: `${work}${LANGUAGE_MARK}~` };
}

/** The format in which a document came: `akn`, `docx`; keys begin with it. */
export function formatOfKey(key: DocumentKey): string {
  return key.slice(0, Math.max(0, key.indexOf(':')));
}

/** What names one work wherever it comes from: ECLI and neutral citations, each folded with the form it is written in. */
export function listWorkNames({ citations }: Pick<DocumentRecord, 'citations'>): Map<string, string> {
  const names = citations.map((citation) => [foldName(citation), citation] as const);
  return new Map(names.filter(([name]) => isWorkName(name)));
}

function isWorkName(name: string): boolean {
  const court = NEUTRAL.exec(name)?.[1];
  return ECLI.test(name) || (court !== undefined && !REPORTS.has(court));
}
