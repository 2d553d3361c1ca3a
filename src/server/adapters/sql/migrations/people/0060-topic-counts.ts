import type { Kysely } from 'kysely';

/** How often topics of comparisons were opened on a day, without anybody who did (OP-144). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comparison_topic')
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('comparison_topic_key', ['edition', 'slug', 'topic', 'day'])
    .execute();
}
