import type { DocumentRecord } from './document.ts';
import { foldName } from '#domain/names/fold-name.ts';

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
