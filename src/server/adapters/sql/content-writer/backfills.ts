import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { LibraryRecord } from '#domain/records/record-kind.ts';
import { readNodes } from '../read-nodes.ts';
import type { LibrarySchema } from '../schema.ts';
import type { Backfill, Portion } from './backfill.ts';
import { createAliasRows } from './document-rows.ts';
import { fillCitations } from './fill-citations.ts';
import type { LibraryParts } from './library-parts.ts';
import { createDocumentLinkRows } from './link-rows.ts';
import { resolveRows } from './resolve-links.ts';
import { keepNodes } from './write-nodes.ts';
import { writeRecordFacts } from './write-records.ts';

/** In the order in which they are filled: links are told by the names of records. */
export const BACKFILLS: readonly Backfill[] = [
  { name: 'document_alias', of: 'documents', fill: fillAliases },
  { name: 'record', of: 'records', fill: fillRecords },
  { name: 'publication_node', of: 'records', fill: fillNodes },
  { name: 'record_link', of: 'documents', fill: fillLinks },
  { name: 'citation', of: 'documents', fill: fillCitations },
];

async function fillAliases(db: Kysely<LibrarySchema>, { inserts }: LibraryParts, portion: Portion) {
  const documents = await listDocuments(db, portion);
  await clearOf(db, 'document_alias', documents);
  await inserts.aliases.write(db, documents.flatMap(createAliasRows));
  return documents.at(-1)?.number;
}

async function fillLinks(db: Kysely<LibrarySchema>, { inserts }: LibraryParts, portion: Portion) {
  const documents = await listDocuments(db, portion);
  await clearOf(db, 'record_link', documents);
  await inserts.links.write(db, await resolveRows(db, documents.flatMap(createDocumentLinkRows)));
  return documents.at(-1)?.number;
}

async function fillRecords(db: Kysely<LibrarySchema>, { inserts }: LibraryParts, { after, limit }: Portion) {
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  const records = rows.map((row) => ({ row, record: JSON.parse(row.record_json) as LibraryRecord }));
  await writeRecordFacts(db, inserts, records);
  return rows.at(-1)?.number;
}

/** Entries of before keep the ids that addresses have for them. */
async function fillNodes(db: Kysely<LibrarySchema>, { inserts }: LibraryParts, { after, limit }: Portion) {
  const rows = await db
    .selectFrom('record')
    .select('number')
    .where('number', '>', after)
    .where('kind', '=', 'publication')
    .orderBy('number')
    .limit(limit)
    .execute();
  const numbers = rows.map(({ number }) => number);
  for (const [publication, { nodes }] of await readNodes(db, numbers)) await keepNodes(db, inserts, publication, nodes);
  return numbers.at(-1);
}

interface ListedDocument {
  readonly number: number;
  readonly record: DocumentRecord;
}

async function listDocuments(db: Kysely<LibrarySchema>, { after, limit }: Portion): Promise<ListedDocument[]> {
  const rows = await db
    .selectFrom('document')
    .select(['number', 'record_json'])
    .where('number', '>', after)
    .where('removed_at', 'is', null)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(({ number, record_json }) => ({ number, record: JSON.parse(record_json) as DocumentRecord }));
}

async function clearOf(
  db: Kysely<LibrarySchema>,
  table: 'document_alias' | 'record_link',
  documents: readonly ListedDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const numbers = documents.map(({ number }) => number);
  await db.deleteFrom(table).where('document', 'in', numbers).execute();
}
