import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { VersionAccess } from '#server/ports/version-store.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { StagedDocument } from './staged-document.ts';
import { deleteContents } from './stored-blocks.ts';

/**
 * What becomes of the stored texts that staged versions take the place of: one that was read anew from the same source
 * goes, one that has a successor is kept with its record as the version it was (OP-115). Of a withdrawn document there
 * is no text to keep.
 */
export async function keepFormerVersions(
  db: Kysely<LibrarySchema>,
  staged: readonly StagedDocument[],
  at: string,
): Promise<void> {
  const versions = staged.filter(({ isFormer }) => !isFormer);
  const readAgain = staged.flatMap(({ isFormer, stored }) => (isFormer && stored ? [stored.content] : []));
  await deleteContents(db, readAgain);
  const replaced = new Map(
    versions.flatMap(({ number, version, stored }) => (version === stored?.version ? [[number, stored.content]] : [])),
  );
  await deleteContents(db, [...replaced.values()]);
  const succeeded = new Set(
    versions.flatMap(({ number, stored }) => (stored && !replaced.has(number) ? [number] : [])),
  );
  for (const number of succeeded) {
    const former = await db
      .selectFrom('document')
      .select(['version', 'content', 'record_json', 'source_path', 'removed_at', 'publication'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const kept = former.removed_at === null;
    await db
      .updateTable('document_version')
      .set({
        replaced_at: at,
        content: kept ? former.content : null,
        record_json: kept ? former.record_json : null,
        source_path: former.source_path,
        access_json: JSON.stringify(await readAccess(db, number, former)),
      })
      .where('document', '=', number)
      .where('version', '=', former.version)
      .execute();
  }
}

/** Who may read a document as it is stored, before its next version is. */
async function readAccess(
  db: Kysely<LibrarySchema>,
  number: number,
  { record_json, publication }: { readonly record_json: string; readonly publication: string | null },
): Promise<VersionAccess> {
  const { subscriptions } = JSON.parse(record_json) as DocumentRecord;
  const held = db.selectFrom('document_edition').select('edition').where('document', '=', number);
  const editions = await held.orderBy('edition').execute();
  return { subscriptions, publication, editions: editions.map(({ edition }) => edition) };
}
