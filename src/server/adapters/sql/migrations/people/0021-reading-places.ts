import type { Kysely } from 'kysely';

/** Where accounts stopped reading, one place in each document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reading_place')
    .addColumn('account', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('anchor', 'text', (column) => column.notNull())
    .addColumn('share', 'real', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reading_place_key', ['account', 'edition', 'document'])
    .execute();
}
