import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

const NO_SHOWN = sql<SqlBool>`document NOT IN (SELECT number FROM document WHERE removed_at IS NULL)`;
const NO_RECORD = sql<SqlBool>`record NOT IN (SELECT number FROM record)`;
const NO_DOCUMENT = sql<SqlBool>`document NOT IN (SELECT number FROM document)`;
/** Whoever is printed without a record is there as long as a link means them. */
const MEANT = sql`SELECT target FROM record_link WHERE target < 0`;

/** Rows that belong to a document or record, and when they belong to none. */
const OWNED: readonly { readonly table: keyof LibrarySchema; readonly isOrphan: RawBuilder<SqlBool> }[] = [
  { table: 'document_name', isOrphan: NO_SHOWN },
  { table: 'document_alias', isOrphan: NO_SHOWN },
  { table: 'comparison_column', isOrphan: NO_DOCUMENT },
  { table: 'citation', isOrphan: NO_SHOWN },
  { table: 'record_link', isOrphan: sql<SqlBool>`(${NO_SHOWN} OR ${NO_RECORD})` },
  { table: 'document_edition', isOrphan: NO_DOCUMENT },
  { table: 'document_version', isOrphan: NO_DOCUMENT },
  { table: 'document_format', isOrphan: NO_DOCUMENT },
  { table: 'record_name', isOrphan: NO_RECORD },
  { table: 'record_word', isOrphan: NO_RECORD },
  { table: 'record_edition', isOrphan: NO_RECORD },
  { table: 'printed_name', isOrphan: sql<SqlBool>`number NOT IN (${MEANT})` },
  { table: 'printed_word', isOrphan: sql<SqlBool>`printed NOT IN (${MEANT})` },
  { table: 'publication_node', isOrphan: sql<SqlBool>`publication NOT IN (SELECT number FROM record)` },
];

/** How many rows belong to documents or records that are not there. */
export async function countOrphanRows(db: Kysely<LibrarySchema>, pause: () => Promise<void>): Promise<number> {
  let rows = 0;
  for (const { table, isOrphan } of OWNED) {
    await pause();
    const counted = await sql<{
      rows: number;
    }>`SELECT count(*) AS rows FROM ${sql.table(table)} WHERE ${isOrphan}`.execute(db);
    rows += Number(counted.rows[0]?.rows ?? 0);
  }
  return rows;
}

export async function deleteOrphanRows(db: Kysely<LibrarySchema>): Promise<void> {
  for (const { table, isOrphan } of OWNED) await sql`DELETE FROM ${sql.table(table)} WHERE ${isOrphan}`.execute(db);
}
