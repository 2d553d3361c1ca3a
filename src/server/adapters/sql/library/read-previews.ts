import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import type { DocumentPreview } from '#server/ports/content-store.ts';
import { listEditionsHolding } from './read-editions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Records are read whole: a thousand at once would keep everybody else waiting for a tenth of a second. */
const AT_ONCE = 100;

/** Previews in the order of the ids. */
export async function listPreviews(queries: Kysely<LibrarySchema>, ids: readonly string[]): Promise<DocumentPreview[]> {
  const previews: DocumentPreview[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    if (from > 0) await nextTurn();
    previews.push(...(await readPreviews(queries, ids.slice(from, from + AT_ONCE))));
  }
  return previews;
}

async function readPreviews(queries: Kysely<LibrarySchema>, ids: readonly string[]): Promise<DocumentPreview[]> {
  const rows = await queries
    .selectFrom('document')
    .leftJoin('record', (join) =>
      join.onRef('record.id', '=', 'document.publication').on('record.kind', '=', 'publication'),
    )
    .select(['document.id', 'document.kind', 'document.record_json', 'document.demo', 'document.version'])
    .select(['document.first_imported_at', 'document.imported_at'])
    .select(['document.publication', 'record.record_json as publication_json'])
    .where('document.id', 'in', ids)
    .where('document.removed_at', 'is', null)
    .execute();
  const editions = await listEditionsHolding(queries, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const record = JSON.parse(row.record_json) as DocumentRecord;
    const publication =
      row.publication_json === null ? undefined : (JSON.parse(row.publication_json) as PublicationRecord);
    return {
      id,
      kind: row.kind,
      record,
      publication: row.publication ?? record.publication,
      editions: editions.get(id) ?? [],
      version: row.version,
      firstImportedAt: row.first_imported_at,
      importedAt: row.imported_at,
      demo: row.demo === 1,
      publicationTitle: publication?.title,
      cluster: row.kind === 'publication' ? publication?.cluster : undefined,
    };
  });
}
