import { sql, type Kysely, type RawBuilder } from 'kysely';
import { byBytes } from './by-bytes.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Names looked at for one beginning, of whatever edition: one that thousands share costs no more than any other. */
export const MOST_NAMES = 200;

const AFTER_ALL_LETTERS = '\u{10ffff}';

/** Whether the names of a table begin so, as a range that its index answers. */
export function namesFrom(queries: Kysely<LibrarySchema>, table: string, beginning: string): RawBuilder<unknown> {
  const column = byBytes(queries, `${table}.name`);
  return sql`${column} >= ${beginning} AND ${column} < ${beginning + AFTER_ALL_LETTERS}`;
}
