import { sql, type Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrateLibrary, migratePeople } from '#server/adapters/sql/migrations/migrate.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { createPostgres } from '#tests/support/databases/postgres-database.ts';

/** Columns of the schema in which text is ordered otherwise than by its bytes, but for those of the migrator. */
async function listInLanguage(db: Kysely<unknown>): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT relname AS table, attname AS column FROM pg_attribute
    JOIN pg_class ON pg_class.oid = attrelid JOIN pg_collation ON pg_collation.oid = attcollation
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') AND attnum > 0 AND collname <> 'C'
      AND relname NOT LIKE '%migration%'`.execute(db);
  return rows;
}

describeOnPostgres(() =>
  describe('a database in PostgreSQL that was made in a language', () => {
    test.each([
      ['people', migratePeople],
      ['library', migrateLibrary],
    ] as const)('orders every text about %s by its bytes all the same', async (model, migrate) => {
      const { connect, dispose } = await createPostgres(model, migrate as (db: Kysely<unknown>) => Promise<unknown>);
      const { queries } = connect();
      const { rows } = await sql<{ text: string }>`
        SELECT text FROM (VALUES ('acme'), ('acmé'), ('acme inc')) AS given (text) ORDER BY text`.execute(queries);
      expect(rows.map(({ text }) => text)).toEqual(['acme', 'acmé', 'acme inc']);
      expect(await listInLanguage(queries)).toEqual([]);
      await sql`CREATE TABLE in_language (name text)`.execute(queries);
      expect(await listInLanguage(queries)).toEqual([{ table: 'in_language', column: 'name' }]);
      await sql`DROP TABLE in_language`.execute(queries);
      await dispose();
    });

    test('that has taken every step has none left to take', async () => {
      const { connect, dispose } = await createPostgres('library', migrateLibrary);
      expect(await migrateLibrary(connect().queries)).toEqual([]);
      await dispose();
    });
  }),
);
