import { sql, type Kysely } from 'kysely';

/** Versions read at once: their records are read whole. */
const AT_ONCE = 200;

interface FormerRow {
  readonly document: number;
  readonly version: number;
  readonly record_json: string;
  readonly newest_json: string;
  readonly publication: string | null;
  readonly given: string | null;
}

interface SaidRecord {
  readonly subscriptions?: readonly string[];
  readonly editions?: readonly string[];
  readonly publication?: string;
}

/**
 * Former versions keep who may read them, by what their records said; whose record is not kept has no text to read. And
 * what an operator has taken away for good is remembered (OP-204).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('document_version').addColumn('access_json', 'text').execute();
  await db.schema
    .createTable('forgotten')
    .addColumn('number', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('document', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer')
    .addColumn('title', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text')
    .addColumn('erased_at', 'text')
    .execute();
  await db.schema.createIndex('forgotten_document').on('forgotten').column('document').execute();
  for (let rows = await listFormer(db); rows.length > 0; rows = await listFormer(db)) {
    for (const row of rows) {
      const access = JSON.stringify(await readAccess(db, row));
      await sql`UPDATE document_version SET access_json = ${access}
        WHERE document = ${row.document} AND version = ${row.version}`.execute(db);
    }
  }
}

async function listFormer(db: Kysely<unknown>): Promise<readonly FormerRow[]> {
  const { rows } = await sql<FormerRow>`
    SELECT former.document, former.version, former.record_json,
      document.record_json AS newest_json, document.publication, source_file.editions AS given
    FROM document_version AS former
    JOIN document ON document.number = former.document
    LEFT JOIN source_file ON source_file.path = former.source_path
    WHERE former.record_json IS NOT NULL AND former.access_json IS NULL
    LIMIT ${AT_ONCE}`.execute(db);
  return rows;
}

/** Editions that the record does not name were given with its file; where neither is known they are those of today. */
async function readAccess(db: Kysely<unknown>, { document, record_json, newest_json, publication, given }: FormerRow) {
  const said = JSON.parse(record_json) as SaidRecord;
  const newest = JSON.parse(newest_json) as SaidRecord;
  const named = [...(said.editions ?? []), ...(given ?? '').split(',').filter((edition) => edition !== '')];
  return {
    subscriptions: said.subscriptions ?? [],
    publication: said.publication === newest.publication ? publication : (said.publication ?? null),
    editions: named.length > 0 ? [...new Set(named)].sort() : await listEditions(db, document),
  };
}

async function listEditions(db: Kysely<unknown>, document: number): Promise<string[]> {
  const { rows } = await sql<{ edition: string }>`
    SELECT edition FROM document_edition WHERE document = ${document} ORDER BY edition`.execute(db);
  return rows.map(({ edition }) => edition);
}
