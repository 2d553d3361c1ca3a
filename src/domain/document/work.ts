import type { DocumentKey, DocumentRecord } from './document.ts';
import { foldCitation, normalizeCitation } from './normal-citation.ts';

/** Stands between the key of a work and the language in which it came second; no importer writes it so. */
const LANGUAGE_MARK = '@@';

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

/** What names one work wherever it comes from: ECLI and neutral citations in their normal form, each with how it is written. */
export function listWorkNames({ citations }: Pick<DocumentRecord, 'citations'>): Map<string, string> {
  return new Map(
    citations.flatMap((citation) => {
      const { kind } = normalizeCitation(citation) ?? {};
      return kind === 'ecli' || kind === 'neutral' ? [[foldCitation(citation), citation] as const] : [];
    }),
  );
}
