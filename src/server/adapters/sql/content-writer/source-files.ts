import type { Kysely } from 'kysely';
import type { SourceFileMemory } from '#server/ports/content-writer.ts';
import type { LibrarySchema } from '../schema.ts';

/** What is remembered of a file that was read to its end. */
export function findSourceFile(db: Kysely<LibrarySchema>, path: string): Promise<SourceFileMemory | undefined> {
  return db
    .selectFrom('source_file')
    .select(['path', 'sha256', 'editions', 'reader', 'records'])
    .where('path', '=', path)
    .executeTakeFirst();
}

/** Lets the files that documents came from be read again. */
export async function forgetSourceFilesOf(db: Kysely<LibrarySchema>, documents: readonly number[]): Promise<void> {
  await db
    .deleteFrom('source_file')
    .where('path', 'in', (from) => from.selectFrom('document').select('source_path').where('number', 'in', documents))
    .execute();
}
