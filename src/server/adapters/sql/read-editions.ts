import { sql, type Kysely } from 'kysely';
import type { PublicationRecord } from '#domain/document/publication.ts';
import type { WorkEdition } from '#server/ports/content-store.ts';
import type { LibrarySchema } from './schema.ts';

/** Values of one question, well below what either database takes. */
const AT_ONCE = 500;

/** Publications that can be opened, by their cluster, newest first. */
export async function listEditionsOfWorks(
  queries: Kysely<LibrarySchema>,
  clusters: readonly string[],
): Promise<Map<string, WorkEdition[]>> {
  const works = new Map<string, WorkEdition[]>();
  if (clusters.length === 0) return works;
  const rows = await queries
    .selectFrom('publication')
    .select(['id', 'record_json'])
    .where(sql<string>`record_json ->> 'cluster'`, 'in', clusters.slice(0, AT_ONCE))
    .execute();
  const held = await listEditionsHolding(
    queries,
    rows.map((row) => row.id),
  );
  for (const row of rows) {
    const { cluster = '', title, publicationDate } = JSON.parse(row.record_json) as PublicationRecord;
    const editions = held.get(row.id);
    if (editions) works.set(cluster, [...(works.get(cluster) ?? []), { id: row.id, title, publicationDate, editions }]);
  }
  for (const editions of works.values()) {
    editions.sort((a, b) => (b.publicationDate ?? '').localeCompare(a.publicationDate ?? '') || (a.id < b.id ? -1 : 1));
  }
  return works;
}

/** The editions of the product that hold each document. */
export async function listEditionsHolding(
  queries: Kysely<LibrarySchema>,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const held = new Map<string, string[]>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await queries
      .selectFrom('document')
      .innerJoin('document_edition', 'document_edition.document', 'document.number')
      .select(['document.id', 'document_edition.edition'])
      .where('document.id', 'in', ids.slice(from, from + AT_ONCE))
      .where('document.removed_at', 'is', null)
      .orderBy('document_edition.edition')
      .execute();
    for (const { id, edition } of rows) held.set(id, [...(held.get(id) ?? []), edition]);
  }
  return held;
}
