import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import type { DocumentPreview } from '#server/ports/content-store.ts';

/** A document of a list of which only these fields matter. */
export function createPreview(
  id: string,
  {
    record,
    ...fields
  }: Partial<Omit<DocumentPreview, 'id' | 'record'>> & { readonly record?: Partial<DocumentRecord> },
): DocumentPreview {
  return {
    id,
    kind: 'document',
    record: { ...EMPTY_RECORD, key: id, title: id, type: 'Award', ...record },
    publication: undefined,
    editions: ['KA'],
    version: 1,
    firstImportedAt: '2026-11-01T10:00:00.000Z',
    importedAt: '2026-11-01T10:00:00.000Z',
    demo: false,
    publicationTitle: undefined,
    cluster: undefined,
    ...fields,
  };
}
