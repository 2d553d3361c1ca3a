import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { LibrarySchema } from './schema.ts';
import * as library from './migrations/0001-library.ts';

/** Every migration in order; the name is what the database remembers. Never edited once released. */
const LIBRARY_MIGRATIONS: Readonly<Record<string, Migration>> = { '0001-library': library };

/** Brings the database to the newest schema; throws the first failure with the migration's name. */
export async function migrateLibrary(db: Kysely<LibrarySchema>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...LIBRARY_MIGRATIONS }) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error');
  throw new Error(
    `The library's schema could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}.`,
    {
      cause: error,
    },
  );
}
