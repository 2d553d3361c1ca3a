import { sql, type Kysely } from 'kysely';

/** Every slug that a person ever had, so that a former one leads to the present page. Records of before are given theirs afterwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person_slug')
    .addColumn('place', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('person', 'text', (column) => column.notNull())
    .execute();
  await sql`CREATE INDEX person_slug_person ON person_slug (person)`.execute(db);
  await sql`
    INSERT INTO backfill (name, last) SELECT 'person_slug', 0 WHERE EXISTS (SELECT 1 FROM record WHERE kind = 'person')
    ON CONFLICT (name) DO UPDATE SET last = 0`.execute(db);
}
