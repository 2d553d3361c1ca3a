import type { Kysely } from 'kysely';
import type { PublicationRecord } from '#domain/records/publication.ts';
import type { StoredRecord, WorkEdition } from '#server/ports/content-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';

/** Publications of a work that an edition has and that can be opened, newest first. */
export async function listEditionsOfWork(
  queries: Kysely<LibrarySchema>,
  cluster: string,
  edition: string,
): Promise<StoredRecord<PublicationRecord>[]> {
  const found = await listPublications(queries, [cluster]);
  const held = await listEditionsHolding(
    queries,
    found.map(({ id }) => id),
  );
  return found.filter(({ id }) => held.get(id)?.includes(edition));
}

/** The same of several works, by their cluster. */
export async function listEditionsOfWorks(
  queries: Kysely<LibrarySchema>,
  clusters: readonly string[],
): Promise<Map<string, WorkEdition[]>> {
  const found = await listPublications(queries, clusters);
  const held = await listEditionsHolding(
    queries,
    found.map(({ id }) => id),
  );
  const works = new Map<string, WorkEdition[]>();
  for (const { id, record } of found) {
    const { cluster = '', title, publicationDate } = record;
    const edition = { id, title, publicationDate, editions: held.get(id) ?? [] };
    works.set(cluster, [...(works.get(cluster) ?? []), edition]);
  }
  return works;
}

async function listPublications(
  queries: Kysely<LibrarySchema>,
  clusters: readonly string[],
): Promise<StoredRecord<PublicationRecord>[]> {
  const rows = await askInPortions(clusters, (portion) =>
    queries
      .selectFrom('record')
      .innerJoin('document', 'document.id', 'record.id')
      .select(['record.id', 'record.demo', 'record.record_json'])
      .where('record.kind', '=', 'publication')
      .where(jsonText('record.record_json', 'cluster'), 'in', portion)
      .where('document.removed_at', 'is', null)
      .execute(),
  );
  return rows
    .map((row) => ({ id: row.id, record: JSON.parse(row.record_json) as PublicationRecord, demo: row.demo === 1 }))
    .sort((a, b) => compareTexts(dateOf(b), dateOf(a)) || compareTexts(a.id, b.id));
}

function dateOf({ record }: StoredRecord<PublicationRecord>): string {
  return record.publicationDate ?? '';
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The editions of the product that hold each document. */
export async function listEditionsHolding(
  queries: Kysely<LibrarySchema>,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await askInPortions(ids, (portion) =>
    queries
      .selectFrom('document')
      .innerJoin('document_edition', 'document_edition.document', 'document.number')
      .select(['document.id', 'document_edition.edition'])
      .where('document.id', 'in', portion)
      .where('document.removed_at', 'is', null)
      .orderBy('document_edition.edition')
      .execute(),
  );
  const held = Map.groupBy(rows, ({ id }) => id);
  return new Map([...held].map(([id, editions]) => [id, editions.map(({ edition }) => edition)]));
}
