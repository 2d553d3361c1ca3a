import { sql, type Kysely } from 'kysely';

/**
 * The words of the names of people, organizations and parties, so that each is found by the beginning of any of them;
 * and cases say the firms that they print beside names. Records of before are given both afterwards.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('record_word')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('record', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('record_word_key', ['kind', 'word', 'record'])
    .execute();
  await sql`CREATE INDEX record_word_record ON record_word (record)`.execute(db);
  await sql`
    INSERT INTO backfill (name, last) SELECT 'record', 0 WHERE EXISTS (SELECT 1 FROM record)
    ON CONFLICT (name) DO UPDATE SET last = 0`.execute(db);
}
