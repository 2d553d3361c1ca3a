import { sql, type Kysely } from 'kysely';

/** What an operator decided of two documents that a number says may be one work (OP-193), by keys: it holds over imports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('work_join')
    .addColumn('one', 'text', (column) => column.notNull())
    .addColumn('other', 'text', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text')
    .addPrimaryKeyConstraint('work_join_pair', ['one', 'other'])
    .execute();
  await sql`CREATE INDEX work_join_other ON work_join (other)`.execute(db);
}
