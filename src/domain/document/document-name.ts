import { forEachToken } from '#domain/search/tokenize.ts';
import type { DocumentRecord } from './document.ts';

/** A name as it is compared: its folded words, so that `[2019] UKSC 12` and `2019 uksc 12` are the same. */
export function foldName(name: string): string {
  const words: string[] = [];
  forEachToken(name, (word) => words.push(word));
  return words.join(' ');
}

/** Every name a document answers to, folded and without repeats: id, key, citations, reference and case numbers. */
export function listDocumentNames(id: string, record: DocumentRecord): string[] {
  const names = [
    id,
    record.key,
    ...record.citations,
    record.bibliographicReference,
    record.legislationNumber,
    ...record.caseNumbers,
  ];
  return [...new Set(names.flatMap((name) => (name === undefined ? [] : [foldName(name)])))].filter(
    (name) => name !== '',
  );
}
