import { sql, type Kysely } from 'kysely';

/** What persons decided about people and their names, by keys: it holds whatever is imported or indexed anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person_decision')
    .addColumn('number', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('other', 'text')
    .addColumn('name', 'text')
    .addColumn('name_key', 'text')
    .addColumn('document', 'text')
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text')
    .addColumn('undone_at', 'text')
    .addColumn('undone_by', 'text')
    .execute();
  for (const column of ['person', 'name_key']) {
    const name = sql.id(`person_decision_${column}`);
    await sql`CREATE INDEX ${name} ON person_decision (${sql.id(column)}) WHERE undone_at IS NULL`.execute(db);
  }
}
