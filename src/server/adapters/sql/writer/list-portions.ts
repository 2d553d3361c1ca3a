import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { LibraryRecord } from '#domain/records/record-kind.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { PlacedLink } from './citation-rows.ts';
import type { Owner } from './derived-table.ts';
import type { StagedRecordRow } from './staged-document.ts';
import { listStoredLinks } from './stored-links.ts';

/** Of the texts that are looked through together; a longer one by itself. */
const MOST_CHARACTERS = 2_000_000;

export interface Portion {
  /** The number that was reached before. */
  readonly after: number;
  readonly limit: number;
}

/** Documents or records as they are gone through, by their numbers. */
export interface Owners<Of> {
  readonly of: 'documents' | 'records';
  /** The next ones, with no more text than is looked through together. */
  list(db: Kysely<LibrarySchema>, portion: Portion): Promise<Of[]>;
}

/** A document that readers can have, as rows are derived from it. */
export interface ShownDocument extends Owner {
  readonly version: number;
  readonly record: DocumentRecord;
  /** The links of its text. */
  listLinks(): Promise<readonly PlacedLink[]>;
}

/** A record as rows are derived from it. */
export type KnownRecord = Pick<StagedRecordRow, keyof Owner | 'row' | 'record'>;

export const DOCUMENTS: Owners<ShownDocument> = { of: 'documents', list: listDocumentPortion };
export const RECORDS: Owners<KnownRecord> = { of: 'records', list: listRecordPortion };

async function listDocumentPortion(db: Kysely<LibrarySchema>, { after, limit }: Portion): Promise<ShownDocument[]> {
  const rows = await db
    .selectFrom('document')
    .leftJoin('content', 'content.id', 'document.content')
    .select(['document.number', 'document.id', 'document.version', 'document.record_json', 'document.content'])
    .select('content.characters')
    .where('document.number', '>', after)
    .where('document.removed_at', 'is', null)
    .orderBy('document.number')
    .limit(limit)
    .execute();
  let characters = 0;
  const end = rows.findIndex((row) => (characters += row.characters ?? 0) > MOST_CHARACTERS);
  const portion = end < 0 ? rows : rows.slice(0, Math.max(1, end));
  return portion.map((row) => showDocument(db, row));
}

async function listRecordPortion(db: Kysely<LibrarySchema>, { after, limit }: Portion): Promise<KnownRecord[]> {
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    id: row.id,
    row,
    record: JSON.parse(row.record_json) as LibraryRecord,
  }));
}

interface DocumentRow extends Owner {
  readonly version: number;
  readonly record_json: string;
  readonly content: number;
}

/** A stored document as rows are derived from it. */
export function showDocument(
  db: Kysely<LibrarySchema>,
  { number, id, version, record_json, content }: DocumentRow,
): ShownDocument {
  const record = JSON.parse(record_json) as DocumentRecord;
  return { number, id, version, record, listLinks: () => listStoredLinks(db, content) };
}
