import type { Kysely } from 'kysely';
import { readNodes } from '#server/adapters/sql/library/read-nodes.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { Backfill, Portion } from './backfill.ts';
import { createAliasRows } from './document-rows.ts';
import { fillCitations } from './fill-citations.ts';
import type { LibraryParts } from './library-parts.ts';
import { listDocumentPortion, listRecordPortion } from './list-portions.ts';
import { writePersonSlugs } from './write-person-slugs.ts';
import { writeDocumentLinks } from './write-document-links.ts';
import { keepNodes } from './write-nodes.ts';
import { writeRecordFacts } from './write-records.ts';

/** In the order in which they are filled: links are told by the names of records. */
export const BACKFILLS: readonly Backfill[] = [
  { name: 'document_alias', of: 'documents', fill: fillAliases },
  { name: 'record', of: 'records', fill: fillRecords },
  { name: 'person_slug', of: 'records', fill: fillSlugs },
  { name: 'publication_node', of: 'records', fill: fillNodes },
  { name: 'record_link', of: 'documents', fill: fillLinks },
  { name: 'citation', of: 'documents', fill: fillCitations },
];

async function fillAliases(db: Kysely<LibrarySchema>, { inserts }: LibraryParts, portion: Portion) {
  const documents = await listDocumentPortion(db, portion);
  if (documents.length > 0) {
    const numbers = documents.map(({ number }) => number);
    await db.deleteFrom('document_alias').where('document', 'in', numbers).execute();
  }
  await inserts.aliases.write(db, documents.flatMap(createAliasRows));
  return documents.at(-1)?.number;
}

async function fillLinks(db: Kysely<LibrarySchema>, { inserts }: LibraryParts, portion: Portion) {
  const documents = await listDocumentPortion(db, portion);
  await writeDocumentLinks(db, inserts, documents);
  return documents.at(-1)?.number;
}

async function fillRecords(db: Kysely<LibrarySchema>, { inserts }: LibraryParts, portion: Portion) {
  const records = await listRecordPortion(db, portion);
  await writeRecordFacts(db, inserts, records);
  return records.at(-1)?.row.number;
}

async function fillSlugs(db: Kysely<LibrarySchema>, _parts: LibraryParts, portion: Portion) {
  const records = await listRecordPortion(db, portion);
  await writePersonSlugs(db, records);
  return records.at(-1)?.row.number;
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
