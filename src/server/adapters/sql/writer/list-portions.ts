import type { Kysely, Selectable } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { LibraryRecord } from '#domain/records/record-kind.ts';
import type { LibrarySchema, RecordTable } from '#server/adapters/sql/schema/library-schema.ts';
import type { Portion } from './backfill.ts';

/** Of the texts that are looked through together; a longer one by itself. */
const MOST_CHARACTERS = 2_000_000;

/** A document that readers can have, as it is stored. */
export interface ListedDocument {
  readonly number: number;
  readonly id: string;
  readonly version: number;
  readonly content: number;
  readonly record: DocumentRecord;
}

export interface ListedRecord {
  readonly row: Selectable<RecordTable>;
  readonly record: LibraryRecord;
}

/** The next documents, with no more text than is looked through together. */
export async function listDocumentPortion(
  db: Kysely<LibrarySchema>,
  { after, limit }: Portion,
): Promise<ListedDocument[]> {
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
  return portion.map(({ record_json, characters: _length, ...row }) => ({
    ...row,
    record: JSON.parse(record_json) as DocumentRecord,
  }));
}

export async function listRecordPortion(db: Kysely<LibrarySchema>, { after, limit }: Portion): Promise<ListedRecord[]> {
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ row, record: JSON.parse(row.record_json) as LibraryRecord }));
}
