import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { legalDateOf } from '#domain/document/legal-date-of.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { DocumentGlance } from '#server/ports/content-store.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Records are parsed whole, and nothing but what is wanted of them outlives the portion. */
const AT_ONCE = 200;

/** What an edition holds of the documents, in no order. */
export async function listGlances(
  queries: Kysely<LibrarySchema>,
  ids: readonly string[],
  edition: string,
): Promise<DocumentGlance[]> {
  const glances: DocumentGlance[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    if (from > 0) await nextTurn();
    glances.push(...(await readGlances(queries, ids.slice(from, from + AT_ONCE), edition)));
  }
  return glances;
}

async function readGlances(
  queries: Kysely<LibrarySchema>,
  ids: readonly string[],
  edition: string,
): Promise<DocumentGlance[]> {
  const rows = await queries
    .selectFrom('document')
    .innerJoin('document_edition', 'document_edition.document', 'document.number')
    .select(['document.id', 'document.publication', 'document.record_json'])
    .where('document.id', 'in', ids)
    .where('document.removed_at', 'is', null)
    .where('document_edition.edition', '=', edition)
    .execute();
  return rows.map((row) => {
    const record = JSON.parse(row.record_json) as DocumentRecord;
    const { title, subscriptions, jurisdictions, topics, dates } = record;
    const [legalDate, court] = [legalDateOf(record), record.court ?? record.organization];
    return {
      id: row.id,
      publication: row.publication ?? record.publication,
      editions: [edition],
      record: { title, subscriptions, jurisdictions, topics, lastReviewed: dates.lastReviewed, legalDate, court },
    };
  });
}
