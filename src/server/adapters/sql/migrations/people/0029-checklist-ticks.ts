import type { Kysely } from 'kysely';

/** What accounts have ticked in the checklists of documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checklist_tick')
    .addColumn('account', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('checklist_tick_key', ['account', 'edition', 'document', 'item'])
    .execute();
}
