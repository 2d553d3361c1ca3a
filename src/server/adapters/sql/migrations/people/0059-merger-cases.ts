import type { Kysely } from 'kysely';

/** The mergers that accounts keep, with their figures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('merger_case')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('deal_json', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('share_token', 'text', (column) => column.unique())
    .execute();
  await db.schema.createIndex('merger_case_account').on('merger_case').columns(['account', 'edition']).execute();
}
