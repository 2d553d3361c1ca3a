import type { Kysely } from 'kysely';

/** Which documents answer for whom in a product of the comparison (OP-200). Nothing of before named one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comparison_column')
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('document', 'integer', (column) => column.notNull())
    .addColumn('place', 'text')
    .addColumn('organization', 'text')
    .addPrimaryKeyConstraint('comparison_column_key', ['slug', 'document'])
    .execute();
  await db.schema.createIndex('comparison_column_document').on('comparison_column').column('document').execute();
}
