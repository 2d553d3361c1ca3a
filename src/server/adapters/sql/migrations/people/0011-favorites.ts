import type { Kysely } from 'kysely';

/** Favorites of accounts, and the folders they lie in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('favorite_folder')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_folded', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('favorite_folder_name', ['account', 'edition', 'name_folded'])
    .execute();
  await db.schema
    .createTable('favorite')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('title_then', 'text', (column) => column.notNull())
    .addColumn('type_then', 'text', (column) => column.notNull())
    .addColumn('search_json', 'text')
    .addColumn('jurisdictions', 'text', (column) => column.notNull())
    .addColumn('topics', 'text', (column) => column.notNull())
    .addColumn('seen', 'text', (column) => column.notNull())
    .addColumn('notifies', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addUniqueConstraint('favorite_target', ['account', 'edition', 'kind', 'target'])
    .execute();
  await db.schema
    .createTable('favorite_in_folder')
    .addColumn('favorite', 'text', (column) => column.notNull().references('favorite.id').onDelete('cascade'))
    .addColumn('folder', 'text', (column) => column.notNull().references('favorite_folder.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('favorite_in_folder_key', ['favorite', 'folder'])
    .execute();
  await db.schema.createIndex('favorite_in_folder_folder').on('favorite_in_folder').column('folder').execute();
}
