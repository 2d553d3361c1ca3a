import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { LibrarySchema } from '../schema.ts';
import type { Portion } from './backfill.ts';
import { createCitationRows, type CitationRow } from './citation-rows.ts';
import type { LibraryParts } from './library-parts.ts';
import { resolveCitations } from './resolve-citations.ts';
import { listStoredLinks } from './stored-links.ts';

/** Of the texts that one transaction looks through; a longer one by itself. */
const MOST_CHARACTERS = 2_000_000;

/** Gives the next documents of a library of before all that they cite. */
export async function fillCitations(db: Kysely<LibrarySchema>, parts: LibraryParts, portion: Portion) {
  const documents = await listNext(db, portion);
  await writeCitationsOf(db, parts, documents);
  return documents.at(-1)?.number;
}

interface StoredCiting {
  readonly number: number;
  readonly version: number;
  readonly record_json: string;
  readonly content: number;
}

/** Writes anew what stored documents cite. */
async function writeCitationsOf(
  db: Kysely<LibrarySchema>,
  { inserts, known }: LibraryParts,
  documents: readonly StoredCiting[],
): Promise<void> {
  if (documents.length === 0) return;
  const rows: CitationRow[] = [];
  for (const { number, version, record_json, content } of documents) {
    const record = JSON.parse(record_json) as DocumentRecord;
    rows.push(...createCitationRows({ number, version, record }, await listStoredLinks(db, content), known));
  }
  const numbers = documents.map(({ number }) => number);
  await db.deleteFrom('citation').where('document', 'in', numbers).execute();
  await inserts.citations.write(db, await resolveCitations(db, rows));
}

async function listNext(db: Kysely<LibrarySchema>, { after, limit }: Portion): Promise<StoredCiting[]> {
  const rows = await db
    .selectFrom('document')
    .innerJoin('content', 'content.id', 'document.content')
    .select(['document.number', 'document.version', 'document.record_json', 'document.content', 'content.characters'])
    .where('document.number', '>', after)
    .where('document.removed_at', 'is', null)
    .orderBy('document.number')
    .limit(limit)
    .execute();
  let characters = 0;
  const end = rows.findIndex((row) => (characters += row.characters) > MOST_CHARACTERS);
  return end < 0 ? rows : rows.slice(0, Math.max(1, end));
}
