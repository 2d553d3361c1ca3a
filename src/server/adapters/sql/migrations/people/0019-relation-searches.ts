import { sql, type Kysely } from 'kysely';

/** The relations that accounts asked for last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('relation_search')
    .addColumn('place', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('account', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('question_key', 'text', (column) => column.notNull())
    .addColumn('question_json', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await sql`CREATE UNIQUE INDEX relation_search_key ON relation_search (account, edition, question_key)`.execute(db);
}
