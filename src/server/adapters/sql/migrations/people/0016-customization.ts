import type { Kysely } from 'kysely';

/** What accounts have chosen for their home pages, and when they were there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customization')
    .addColumn('account', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('tools_json', 'text', (column) => column.notNull())
    .addColumn('news_json', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('customization_owner', ['account', 'edition'])
    .execute();
  await db.schema
    .createTable('home_visit')
    .addColumn('account', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addColumn('last_version', 'integer', (column) => column.notNull())
    .addColumn('before_at', 'text')
    .addColumn('before_version', 'integer')
    .addPrimaryKeyConstraint('home_visit_owner', ['account', 'edition'])
    .execute();
}
