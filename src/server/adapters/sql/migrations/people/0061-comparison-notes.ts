import type { Kysely } from 'kysely';

/** What readers write beside topics of comparisons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comparison_note')
    .addColumn('account', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('comparison_note_key', ['account', 'edition', 'product', 'topic'])
    .execute();
}
