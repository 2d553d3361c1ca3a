import type { Kysely } from 'kysely';
import type { SourceFileMemory } from '#server/ports/content-writer.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** What is remembered of a file that was read to its end. */
export async function findSourceFile(db: Kysely<LibrarySchema>, path: string): Promise<SourceFileMemory | undefined> {
  const row = await db
    .selectFrom('source_file')
    .select(['path', 'sha256', 'editions', 'reader', 'records', 'place'])
    .where('path', '=', path)
    .executeTakeFirst();
  if (!row) return undefined;
  const { place, ...memory } = row;
  return place === null ? memory : { ...memory, place };
}

/** Lets the files that documents came from be read again. */
export async function forgetSourceFilesOf(db: Kysely<LibrarySchema>, documents: readonly number[]): Promise<void> {
  await db
    .deleteFrom('source_file')
    .where('path', 'in', (from) => from.selectFrom('document').select('source_path').where('number', 'in', documents))
    .execute();
  await db
    .deleteFrom('source_file')
    .where('path', 'in', (from) => from.selectFrom('document_format').select('path').where('document', 'in', documents))
    .execute();
}

/** A document that came from another file than before. */
export interface MovedDocument {
  /** Absent where the file gives a format that is not shown. */
  readonly document?: number;
  readonly from: string;
  readonly to: string;
}

/** Notes where documents come from now; the files that they came from before would be read again. */
export async function writeMoves(db: Kysely<LibrarySchema>, moves: readonly MovedDocument[]): Promise<void> {
  for (const { document, from, to } of moves) {
    if (document !== undefined) {
      await db.updateTable('document').set({ source_path: to }).where('number', '=', document).execute();
    }
    if (from !== to) await db.deleteFrom('source_file').where('path', '=', from).execute();
  }
}
