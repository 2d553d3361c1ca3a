import { sql, type Kysely } from 'kysely';

/**
 * Names of which the library has no record, and the words by which they are found: links mean them by a number below
 * zero. Firms and states are compared by plainer names than before, so that what was told by names is told anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('printed_name')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('kind', 'integer', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await sql`CREATE INDEX printed_name_key ON printed_name (kind, name_key)`.execute(db);
  await db.schema
    .createTable('printed_word')
    .addColumn('kind', 'integer', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('printed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('printed_word_key', ['kind', 'word', 'printed'])
    .execute();
  await sql`CREATE INDEX printed_word_printed ON printed_word (printed)`.execute(db);
  for (const [name, table] of [
    ['record', 'record'],
    ['record_link', 'document'],
  ] as const) {
    await sql`
      INSERT INTO backfill (name, last) SELECT ${sql.lit(name)}, 0 WHERE EXISTS (SELECT 1 FROM ${sql.table(table)})
      ON CONFLICT (name) DO UPDATE SET last = 0`.execute(db);
  }
}
