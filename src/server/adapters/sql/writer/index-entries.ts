import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import { listDateValues, listFacetValues } from '#domain/indexing/facet-values.ts';
import { listRecordTexts } from '#domain/indexing/record-texts.ts';
import type { IndexEntry } from '#server/ports/search-index.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { ReadyDocument } from './document-rows.ts';
import type { PublicationTitle, PublicationTitles } from './publication-titles.ts';
import type { StagedDocument } from './staged-document.ts';
import { listStoredTexts } from './stored-blocks.ts';

/** What the index takes of a staged document; `at` is the instant of its commit. */
export function createIndexEntry({ document, publication }: ReadyDocument, at: string): IndexEntry {
  return createEntry({
    number: document.number,
    id: document.id,
    kind: document.kind,
    record: document.record,
    editions: document.editions,
    demo: document.origin.demo,
    firstImportedAt: document.firstImportedAt ?? at,
    words: document.content.finish().words,
    texts: document.content.texts(),
    publication,
  });
}

/**
 * The same for a document that is stored already; undefined where it is not, or was withdrawn. `isReturning`: also where
 * it is set aside, as it will be once it is shown again.
 */
export async function createStoredIndexEntry(
  db: Kysely<LibrarySchema>,
  number: number,
  titles: PublicationTitles,
  { isReturning = false } = {},
): Promise<IndexEntry | undefined> {
  const row = await db
    .selectFrom('document')
    .innerJoin('content', 'content.id', 'document.content')
    .select(['document.id', 'kind', 'record_json', 'demo', 'content', 'first_imported_at', 'words'])
    .where('number', '=', number)
    .$if(!isReturning, (query) => query.where('removed_at', 'is', null))
    .executeTakeFirst();
  if (!row) return undefined;
  const editions = await db
    .selectFrom('document_edition')
    .select('edition')
    .where('document', '=', number)
    .orderBy('edition')
    .execute();
  const record = JSON.parse(row.record_json) as DocumentRecord;
  return createEntry({
    number,
    id: row.id,
    kind: row.kind,
    record,
    editions: editions.map(({ edition }) => edition),
    demo: row.demo === 1,
    firstImportedAt: row.first_imported_at,
    words: row.words,
    texts: listStoredTexts(db, row.content),
    publication: await titles.find(record.publication),
  });
}

/** All that decides what the index takes of a document. */
export interface EntrySource extends Pick<IndexEntry, 'id' | 'texts'> {
  readonly number: number;
  readonly kind: StagedDocument['kind'];
  readonly record: DocumentRecord;
  readonly editions: readonly string[];
  readonly demo: boolean;
  readonly firstImportedAt: string;
  readonly words: number;
  readonly publication: PublicationTitle | undefined;
}

/** What the index takes of a document, wherever that is known from. */
export function createEntry({ number, id, texts, record, publication, ...source }: EntrySource): IndexEntry {
  return {
    documentNumber: number,
    id,
    title: record.title,
    ...(record.languages[0] === undefined ? {} : { language: record.languages[0] }),
    texts,
    recordTexts: listRecordTexts(record).map(({ label: _label, ...said }) => said),
    facets: listFacetValues(record, {
      id,
      kind: source.kind,
      editions: source.editions,
      demo: source.demo,
      hasContent: source.kind === 'case' ? Number(record.meta['documents'] ?? 0) > 0 : source.words > 0,
      publicationTitle: publication?.title,
      publicationType: publication?.type,
    }),
    dates: listDateValues(record, source.firstImportedAt),
  };
}
