import { blockText } from '#domain/document/block.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { listDateValues, listFacetValues } from '#domain/document/facet-values.ts';
import { listRecordTexts } from '#domain/document/record-texts.ts';
import type { IndexEntry } from '#server/ports/search-engine.ts';
import { listStoredBlocks } from './content-stage.ts';
import type { SqliteDatabase } from '../database.ts';
import { MOST_TEXT_WORDS } from '../../index/posting-cursor.ts';
import type { StagedDocument } from './staged-document.ts';
import type { PublicationTitles } from './publication-titles.ts';

/** What the index takes of a staged document; `at` is the instant of its commit. */
export function createIndexEntry(document: StagedDocument, titles: PublicationTitles, at: string): IndexEntry {
  return createEntry(
    {
      number: document.number,
      id: document.id,
      kind: document.kind,
      record: document.record,
      editions: document.editions,
      demo: document.origin.demo,
      firstImportedAt: document.firstImportedAt ?? at,
      words: document.content.finish().words,
    },
    document.content.listTexts(),
    titles,
  );
}

/** The same for a document that is stored already. */
export function createStoredIndexEntry(
  database: SqliteDatabase,
  number: number,
  titles: PublicationTitles,
): IndexEntry {
  const row = database.get<{
    id: string;
    kind: StagedDocument['kind'];
    record_json: string;
    demo: number;
    content: number;
    first_imported_at: string;
    words: number;
  }>(
    `SELECT d.id, d.kind, d.record_json, d.demo, d.content, d.first_imported_at, c.words
     FROM document d JOIN content c ON c.id = d.content WHERE d.number = ?`,
    number,
  );
  if (!row) throw new Error(`document ${number} is not stored`);
  const editions = database
    .all<{ edition: string }>('SELECT edition FROM document_edition WHERE document = ? ORDER BY edition', number)
    .map((entry) => entry.edition);
  return createEntry(
    {
      number,
      id: row.id,
      kind: row.kind,
      record: JSON.parse(row.record_json) as DocumentRecord,
      editions,
      demo: Number(row.demo) === 1,
      firstImportedAt: row.first_imported_at,
      words: Number(row.words),
    },
    listStoredTexts(database, Number(row.content)),
    titles,
  );
}

interface EntrySource {
  readonly number: number;
  readonly id: string;
  readonly kind: StagedDocument['kind'];
  readonly record: DocumentRecord;
  readonly editions: readonly string[];
  readonly demo: boolean;
  readonly firstImportedAt: string;
  readonly words: number;
}

function createEntry(source: EntrySource, texts: Iterable<string>, titles: PublicationTitles): IndexEntry {
  const publication = titles.findFor(source.record);
  return {
    documentNumber: source.number,
    id: source.id,
    title: source.record.title,
    texts,
    recordTexts: source.words < MOST_TEXT_WORDS ? listRecordTexts(source.record).map(({ text }) => text) : [],
    facets: listFacetValues(source.record, {
      kind: source.kind,
      editions: source.editions,
      demo: source.demo,
      hasContent: source.kind === 'case' ? Number(source.record.meta['documents'] ?? 0) > 0 : source.words > 0,
      publicationTitle: publication?.title,
      publicationType: publication?.type,
    }),
    dates: listDateValues(source.record, source.firstImportedAt),
  };
}

function* listStoredTexts(database: SqliteDatabase, content: number): Generator<string> {
  for (const blocks of listStoredBlocks(database, content)) for (const block of blocks) yield blockText(block);
}
