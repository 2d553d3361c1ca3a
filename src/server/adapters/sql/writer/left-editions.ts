import type { Kysely } from 'kysely';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { StagedDocument, StagedRecordRow } from './staged-document.ts';

/**
 * The editions that something leaves: its source named them itself and now names others. What an import added to it
 * stays, and so does everything where the source names none any more.
 */
export function listLeftEditions(
  formerJson: string | undefined,
  { editions }: { readonly editions: readonly string[] },
  added: readonly string[],
): string[] {
  if (formerJson === undefined || editions.length === 0) return [];
  const former = JSON.parse(formerJson) as { readonly editions?: readonly string[] };
  return (former.editions ?? []).filter((edition) => !editions.includes(edition) && !added.includes(edition));
}

/** Takes documents that are stored already out of the editions that they are in no longer. */
export async function leaveEditions(db: Kysely<LibrarySchema>, documents: readonly StagedDocument[]): Promise<void> {
  const stored = new Map(documents.filter((one) => one.stored).map(({ number, editions }) => [number, editions]));
  const rows = await askInPortions(stored.keys(), (portion) =>
    db.selectFrom('document_edition').selectAll().where('document', 'in', portion).execute(),
  );
  for (const { document, edition } of rows) {
    if (stored.get(document)?.includes(edition)) continue;
    await db.deleteFrom('document_edition').where('document', '=', document).where('edition', '=', edition).execute();
  }
}

/** The same of records. */
export async function leaveRecordEditions(
  db: Kysely<LibrarySchema>,
  records: readonly StagedRecordRow[],
): Promise<void> {
  for (const { row, leftEditions } of records) {
    if (leftEditions.length === 0) continue;
    await db
      .deleteFrom('record_edition')
      .where('record', '=', row.number)
      .where('edition', 'in', leftEditions)
      .execute();
  }
}
