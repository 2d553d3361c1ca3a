import type { DocumentRecord } from './document.ts';
import { listFoldedForms } from './normal-citation.ts';

/** Every name a document answers to, folded and without repeats: id, key, citations (OP-193), reference and case numbers. */
export function listDocumentNames(id: string, record: DocumentRecord): string[] {
  const names = [
    id,
    record.key,
    ...record.citations,
    record.bibliographicReference,
    record.legislationNumber,
    ...record.caseNumbers,
  ];
  return [...new Set(names.flatMap((name) => (name === undefined ? [] : listFoldedForms(name))))];
}
